"""Decks: recipes, cards dealt from a seed, what a card is worth, and the numbers of a pack.

Knows rules and components; terminal, art and commands show what it finds.
"""
