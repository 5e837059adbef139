"""The commands that only Stuglandet has: pictures of its boards.

Only `game.py` imports them.
"""
