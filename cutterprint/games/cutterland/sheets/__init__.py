"""Everything of Cutterland that goes on paper: cards, reference sheets, pads, tokens, rules and the kit.

The top of the game: only its commands and `game.py` import it.
"""
