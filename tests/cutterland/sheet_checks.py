"""What tests of Cutterland's sheets share."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

from cutterprint.drawing.shapes import Shape, paths
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.shelf.built_in import built_ins
from cutterprint.shelf.resolver import load_file


def load_rules(path: Path) -> Rules:
    rules = load_file(path)
    assert isinstance(rules, Rules)
    return rules


def built_in_rules() -> list[Rules]:
    """Every rules file that comes with the game."""
    return [
        load_rules(item.path) for item in built_ins() if (item.game, item.kind) == ("cutterland", "rules")
    ]


def painted_squares(shapes: Iterable[Shape], art: ArtBook, square: float) -> Iterator[str]:
    """The landscape of every square that is painted in a drawing of a land.

    A square is painted a little larger than it is; what goes on under a neighbour is exactly as large.
    """
    named = {art.ground_colour(key): key for key in art.rules.landscapes}
    for path, _ in paths(shapes):
        if path.style.fill in named and path.style.stroke is None:
            starts = [index for index, segment in enumerate(path.segments) if segment[0] == "M"]
            for start, end in pairwise([*starts, len(path.segments)]):
                points = [segment[1:3] for segment in path.segments[start:end] if segment[0] in "ML"]
                across = [point[0] for point in points if len(point) == 2]
                width = max(across) - min(across)
                if end - start == 5 and square + 0.15 < width < square + 0.5:
                    yield named[path.style.fill]
