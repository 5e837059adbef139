"""How long `solve` takes for a roll of Stuglandet: every kind of roll on full boards, early and late.

Run it with: make benchmark, or python -m benchmarks.stuglandet_rolls [NUMBER]. Exit code 1 says that a
promise was not kept: every answer proved, each in under 1 s, on one core.
"""

import random
import sys
import time
from itertools import combinations_with_replacement

from benchmarks.solve_lands import distribution
from cutterprint.games.stuglandet.play.state import state_of
from cutterprint.games.stuglandet.rules.model import Landing
from cutterprint.games.stuglandet.solving.search import RollSearch
from tests.stuglandet.random_games import random_board

MOST_SECONDS = 1.0


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    times: list[float] = []
    by_roll: dict[str, list[float]] = {}
    unproved = 0
    print(f"{number} boards of 4×4 tiles, four players, 20 to 80 % of the plots taken")
    for seed in range(number):
        chance = random.Random(seed)
        share = 0.2 + 0.6 * seed / max(1, number - 1)
        state = state_of(random_board(chance, 4, 4, 4, filled=share))
        for roll in combinations_with_replacement(Landing, state.rolled):
            start = time.perf_counter()
            search = RollSearch(state, roll, time_limit=60)
            search.run()
            times.append(time.perf_counter() - start)
            by_roll.setdefault(",".join(roll), []).append(times[-1])
            unproved += not search.is_proved
    print(f"  proved: {len(times) - unproved} of {len(times)}")
    print(f"  all: {distribution(times)}")
    for name, own in sorted(by_roll.items(), key=lambda item: -max(item[1]))[:5]:
        print(f"  {name}: {distribution(own)}")
    sys.exit(bool(unproved) or max(times) >= MOST_SECONDS)


if __name__ == "__main__":
    main()
