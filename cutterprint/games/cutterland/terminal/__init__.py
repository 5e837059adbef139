"""Cutterland as text for a terminal: cards, lands, scores, solutions and decks, in each language.

Knows nothing of drawing; `answers.py` and `game.py` import it.
"""
