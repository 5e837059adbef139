"""The drawings of the game: its icons and grounds, cards, lands and charts, as shapes to print.

Only the game's sheets and other parts that know no terminal import it; scoring and solving never do.
"""
