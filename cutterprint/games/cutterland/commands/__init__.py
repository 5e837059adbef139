"""The commands that only Cutterland has: its tokens and pieces, and the stock of cards that games use up.

Only `game.py` imports them.
"""
