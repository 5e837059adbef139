"""Tiles, sets of tiles, and boards with cabins: values, and the files that write them.

Knows the rules; scoring, play, art and sheets import it.
"""
