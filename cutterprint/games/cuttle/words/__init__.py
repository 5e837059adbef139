"""What cards do, told in sentences for cards and sheets.

Knows the rules alone; art, decks and sheets import it.
"""
