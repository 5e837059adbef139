"""Everything of Cuttle that goes on paper.

The top of the game: only its commands and `game.py` import it.
"""
