"""Where everything stands on a card, in millimetres from its upper left corner."""

from collections.abc import Sequence
from dataclasses import dataclass

from cutterprint.drawing.shapes import CLOSE, QUARTER, Path, Segment

Point = tuple[float, float]

SAFE = 3.0
"""Nothing that matters stands nearer to an edge than this."""
EDGE = 4.2
INDEX_WIDTH = 7.4
INDEX_TOP = 4.3
RANK_SIZE = 23.0
INDEX_PIP = 5.4
INDEX_PIP_TOP = 11.2
INDEX_BOTTOM = INDEX_PIP_TOP + INDEX_PIP
NOTCH = 1.3
"""The room between an index and the picture."""
PICTURE_BOTTOM = 58.6
CORNER = 2.6


@dataclass(frozen=True)
class Face:
    """The measures of a face of a size."""

    width: float
    height: float

    @property
    def index_middle(self) -> float:
        """Where the upper left index has its middle; the other is the same, turned by half."""
        return SAFE + 0.5 + INDEX_WIDTH / 2

    @property
    def notch(self) -> Point:
        """The corner of the picture that gives way to the index."""
        return SAFE + 0.5 + INDEX_WIDTH + NOTCH, INDEX_BOTTOM + NOTCH

    @property
    def picture(self) -> tuple[float, float, float, float]:
        """The box of the picture (left, top, right, bottom), the notch included."""
        return EDGE, EDGE, self.width - EDGE, PICTURE_BOTTOM

    @property
    def middle(self) -> float:
        return self.width / 2

    def window(self) -> Path:
        """The outline of the picture: a box with round corners, and a notch for the index."""
        left, top, right, bottom = self.picture
        x, y = self.notch
        return rounded([(x, top), (right, top), (right, bottom), (left, bottom), (left, y), (x, y)], CORNER)


def rounded(corners: Sequence[Point], radius: float) -> Path:
    """A polygon of upright and level sides with round corners, also where it turns inward."""
    segments: list[Segment] = []
    for index, (x, y) in enumerate(corners):
        start = _towards((x, y), corners[index - 1], radius)
        end = _towards((x, y), corners[(index + 1) % len(corners)], radius)
        segments.append(("L", *start) if segments else ("M", *start))
        one, two = _towards(start, (x, y), radius * QUARTER), _towards(end, (x, y), radius * QUARTER)
        segments.append(("C", *one, *two, *end))
    return Path((*segments, CLOSE))


def _towards(start: Point, end: Point, distance: float) -> Point:
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    share = distance / length if length else 0.0
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def pip_places(number: int, face: Face) -> list[tuple[float, float, bool]]:
    """The middles of so many pips around a picture, and whether each stands on its head.

    Half of them go down each side; one that is left over stands at the top.
    """
    left, _, right, bottom = face.picture
    across, first, last = 5.0, face.notch[1] + 4.2, bottom - 9.2
    rows = number // 2
    places = [(face.middle, EDGE + 5.2, False)] if number % 2 else []
    for row in range(rows):
        share = row / (rows - 1) if rows > 1 else 0.5
        y = first + (last - first) * share
        places += [(x, y, rows > 1 and share > 0.5) for x in (left + across, right - across)]
    return places
