"""New sets from recipes, as far as no game matters: chance, counts, obstacles, names, comparisons.

Knows files but neither games nor drawing; the decks and sets of games build on it.
"""
