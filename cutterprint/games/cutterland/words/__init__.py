"""Cutterland in words: its rules, told once for terminal and paper, in each language.

Knows the rules; terminal, art and sheets import it.
"""
