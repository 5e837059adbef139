"""Stuglandet as text for a terminal: tiles, boards, rules and scores, in each language.

Knows nothing of drawing; `answers.py` and `game.py` import it.
"""
