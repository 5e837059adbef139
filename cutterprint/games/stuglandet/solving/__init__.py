"""The best use of a roll, found and proved; `search.py` has the reasoning.

Knows rules, components, scoring and play; terminal and answers present what it finds.
"""
