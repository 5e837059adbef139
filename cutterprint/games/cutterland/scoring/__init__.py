"""Areas, hunting and points. Knows nothing of drawing."""
