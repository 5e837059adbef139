"""Everything of Stuglandet that goes on paper: tiles, cabins, reference sheets, pads, boards, rules, the kit.

The top of the game: only its commands and `game.py` import it.
"""
