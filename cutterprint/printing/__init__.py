"""What goes on paper, of whatever game: papers, sheets, decks and kits, and the files that hold them.

Any game and the commands import it; it imports neither.
"""
