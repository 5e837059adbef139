"""The commands that only Stuglandet has: pictures of its boards, and its cabins.

Only `game.py` imports them.
"""
