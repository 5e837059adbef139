"""Stuglandet: tiles with plots, cabins that are rolled like dice, and the points of where they stand.

The shelf finds the game by `game.py`.
"""
