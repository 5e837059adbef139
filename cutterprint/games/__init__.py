"""The games, a folder each: `game.py` in a folder is what the shelf asks, `game.py` here what it may ask.

A game imports the shared parts (specs, drawing, pages, printing, shelf), never another game.
"""
