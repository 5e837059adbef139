"""Positions in the notations of the online game: rows of its game states, and the fixtures of its tests.

Knows play and positions; only the command `online` imports it.
"""
