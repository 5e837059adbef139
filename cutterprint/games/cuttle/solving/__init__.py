"""The best move: by search where every card is known, by playing out deals where some are hidden.

Knows rules, play and how positions are written, nothing of terminals; only answers and terminal import it.
"""
