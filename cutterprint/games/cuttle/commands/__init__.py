"""The commands that only Cuttle has: its markers, and positions of the online game brought over and back.

Only `game.py` imports them.
"""
