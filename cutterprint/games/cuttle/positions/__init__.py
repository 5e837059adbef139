"""Positions, records and matches: the files that write them, read into values and played through.

Knows rules and play; terminal, answers and sheets import it.
"""
