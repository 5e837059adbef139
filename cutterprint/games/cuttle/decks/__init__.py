"""Decks as files: how the cards are called and coloured, what they say, and how large they are.

Knows the rules; art and sheets import it, and nothing of drawing is known here.
"""
