"""Playing: cutting cards, taking and laying pieces, and whole games as records."""
