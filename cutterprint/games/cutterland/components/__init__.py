"""What lies on the table: squares, cards, packs and lands, how their files read, and what may be placed.

Knows the rules alone; play, scoring, decks and everything that shows them build on it.
"""
