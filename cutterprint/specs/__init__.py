"""YAML in, problems out: reading specs with the place of every value. Knows no game."""
