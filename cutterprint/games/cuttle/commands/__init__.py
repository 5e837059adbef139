"""The commands that only Cuttle has: its markers.

Only `game.py` imports them.
"""
