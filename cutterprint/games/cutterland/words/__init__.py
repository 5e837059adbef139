"""Cutterland in words: rules and numbers, told once for terminal and paper, in each language.

Knows the rules; terminal, art and sheets import it.
"""
