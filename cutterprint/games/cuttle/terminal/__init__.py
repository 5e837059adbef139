"""Tables, moves, records and rules of Cuttle as text.

Knows rules, play and positions; only answers and game import it.
"""
