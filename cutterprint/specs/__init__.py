"""YAML in, problems out: the place of every value, the form of files, and the way to files that files name.

Knows no game; the shelf and the readers of games build on it.
"""
