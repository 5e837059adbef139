"""Pages: markup that templates make, laid out into rows and columns, and set as drawings for paper.

Knows drawing, papers and languages, and no game: the sheets of games and the commands import it, and nothing
in drawing/ or printing/ does.
"""
