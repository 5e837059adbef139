"""The commands that only Cuttle has: bringing positions over from the online game, and back.

Only `game.py` imports them.
"""
