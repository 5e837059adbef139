"""The rules as values: creatures, bonuses, score rules, and the files that change them.

The ground of the game: every other room here may import it.
"""
