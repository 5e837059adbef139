"""A game as it is played: cutting cards, placing pieces, and records of whole games.

Knows rules, components and scoring; terminal and sheets tell and draw it.
"""
