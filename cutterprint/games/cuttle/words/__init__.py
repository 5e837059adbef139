"""The rules of Cuttle told in sentences, for the terminal and for paper.

Knows the rules; terminal, art and sheets import it.
"""
