"""The engine: states as values, which moves are legal, why others are not, and what a move does.

Knows rules and cards, and nothing of files or terminals; positions, terminal, solving and sheets import it.
"""
