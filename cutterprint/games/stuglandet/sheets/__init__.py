"""Everything of Stuglandet that goes on paper: tiles, boards, sheets, pads, cabins, rules and the kit.

The top of the game: only its commands and `game.py` import it.
"""
