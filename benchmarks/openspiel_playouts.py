"""Random playouts of OpenSpiel's card games through Python: gin rummy and hanabi.

Run by cuttle_playouts.py in an environment that has open_spiel; prints for each game its playouts and its
states a second, the cards that chance deals among them.
"""

import random
import sys
import time

import pyspiel  # type: ignore[import-not-found]

GAMES = ("gin_rummy", "hanabi")


def main() -> None:
    seconds, seed = float(sys.argv[1]), int(sys.argv[2])
    for name in GAMES:
        game = pyspiel.load_game(name)
        chance = random.Random(seed)
        playouts, states, start = 0, 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
                states += 1
            playouts += 1
        took = time.perf_counter() - start
        print(name, playouts / took, states / took)


main()
