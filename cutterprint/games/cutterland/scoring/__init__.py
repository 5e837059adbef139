"""From a land to its score: areas, the hunt, the best prey, points line by line, standings.

Knows rules and components, nothing of drawing; solving, terminal, art and sheets ask it.
"""
