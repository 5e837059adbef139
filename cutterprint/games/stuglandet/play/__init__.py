"""A game as it is played: the state, the moves that a roll allows, and records of whole games.

Knows rules, components and scoring; solving, terminal and answers import it.
"""
