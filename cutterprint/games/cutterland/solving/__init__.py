"""The best use of the bonuses, found and proved; docs/solver.md has the reasoning.

Knows rules, components and scoring; terminal and answers present what it finds.
"""
