"""The drawings of the game: tiles as a summer map from above, cabins, icons, backs, and scored boards.

Only the game's sheets and other parts that know no terminal import it; scoring and solving never do.
"""
