"""Cuttle: a deck of cards, what may be done with it, and who wins, for two, three and four players.

The shelf finds the game by `game.py`.
"""
