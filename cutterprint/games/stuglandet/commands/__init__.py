"""The commands that only Stuglandet has: its cabins.

Only `game.py` imports them.
"""
