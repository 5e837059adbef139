"""Sets of tiles: recipes, tiles made from a seed, what a tile is worth, and the numbers of a set.

Knows rules, components and scoring; terminal, art and answers show what it finds.
"""
