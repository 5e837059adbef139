"""The stock of cards: a ledger of what was cut and printed again.

Knows components; only the commands about stock import it.
"""
