"""How fast random games of Cuttle are played, as ratios in one run. Run it with: make benchmark

- playouts and states a second of each variant, by asking for the legal moves and applying one of them
- states a second over those of OpenSpiel's gin rummy and hanabi, asked through Python in the same way, where
  open_spiel is installed; the two take turns, and the middle of the rounds counts
"""

import os
import random
import statistics
import subprocess
import time
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from cutterprint.games.cuttle.play.dealing import dealt, shuffled
from cutterprint.games.cuttle.play.engine import legal_moves, play_legal
from cutterprint.games.cuttle.play.state import NOBODY
from cutterprint.games.cuttle.play.table import base_table

VARIANTS = ("two", "cutthroat", "teams")
ROUNDS = 5
SECONDS = 1.0


class Rate(NamedTuple):
    """How much is done in a second."""

    playouts: float
    states: float


def our_rate(variant: str, seed: int) -> Rate:
    table = base_table(variant)
    chance = random.Random(seed)
    playouts, states, start = 0, 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        state = dealt(table, shuffled(table, chance.getrandbits(32)), 0)
        while state.winner == NOBODY:
            state, _ = play_legal(state, chance.choice(legal_moves(state)))
            states += 1
        playouts += 1
    took = time.perf_counter() - start
    return Rate(playouts / took, states / took)


def openspiel_rates(seed: int) -> dict[str, Rate]:
    """What OpenSpiel's games do, if its Python is named by OPENSPIEL_PYTHON."""
    python = os.environ.get("OPENSPIEL_PYTHON")
    if not python or not Path(python).exists():
        return {}
    script = Path(__file__).with_name("openspiel_playouts.py")
    words = [str(Path(python).absolute()), str(script), str(SECONDS), str(seed)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    rows = [line.split() for line in done.stdout.splitlines()]
    return {name: Rate(float(playouts), float(states)) for name, playouts, states in rows}


def middle(rates: list[Rate]) -> Rate:
    return Rate(
        statistics.median(rate.playouts for rate in rates), statistics.median(rate.states for rate in rates)
    )


def main() -> None:
    ours: defaultdict[str, list[Rate]] = defaultdict(list)
    others: defaultdict[str, list[Rate]] = defaultdict(list)
    for seed in range(ROUNDS):
        for variant in VARIANTS:
            ours[variant].append(our_rate(variant, seed))
        for name, rate in openspiel_rates(seed).items():
            others[name].append(rate)
    print("random playouts of Cuttle, and of OpenSpiel's card games through Python")
    for name, rates in (*ours.items(), *others.items()):
        rate = middle(rates)
        print(f"  {name:10} {rate.playouts:8.0f} playouts and {rate.states:8.0f} states a second")
    if not others:
        print("  OpenSpiel: not measured; OPENSPIEL_PYTHON names no Python that has it")
        return
    for name, promise in (("gin_rummy", "  (promised: at least 1)"), ("hanabi", "")):
        ratio = middle(ours["two"]).states / middle(others[name]).states
        print(f"  {ratio:.2f} times the states a second of {name}{promise}")


if __name__ == "__main__":
    main()
