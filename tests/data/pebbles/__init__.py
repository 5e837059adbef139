"""Pebbles, a toy game: cards with pebbles on them, laid in a row; every pebble is worth points."""
