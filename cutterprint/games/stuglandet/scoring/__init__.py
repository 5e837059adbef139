"""The points of a board: who gets what for which cabins, which tiles are locked, and who wins.

Knows rules and components; play, solving, terminal, art and sheets import it.
"""
