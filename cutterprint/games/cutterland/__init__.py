"""Cutterland: cards of squares that are cut, lands that are built of the pieces, and their scores."""
