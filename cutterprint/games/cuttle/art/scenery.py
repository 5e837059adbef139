"""What is behind the characters on cards: rays or a sun, and the sea or the sand at their feet."""

import math
from collections.abc import Iterator

from cutterprint.drawing.shapes import CLOSE, Path, Segment, Shape, Style, circle, polygon, rect
from cutterprint.games.cuttle.art.book import COURTS, ArtBook
from cutterprint.games.cuttle.art.geometry import Face

RAYS = 16
LINE = 0.55
WATER = frozenset("468TX")
"""The ranks whose drawing swims; the others stand on sand, and courts are cut off by the frame."""
DEPTH = 6.2


def background(art: ArtBook, rank: str, world: str, face: Face) -> Iterator[Shape]:
    """The sky: rays behind courts and jokers, else a sun, so that white things stand out."""
    left, top, right, bottom = face.picture
    yield rect(left - 1, top - 1, right - left + 2, bottom - top + 2, Style(fill=art.colour(world, "ground")))
    pale = Style(fill=art.colour(world, "pattern-light"))
    middle = (face.middle, bottom - 22.0)
    if rank in COURTS or rank == "X":
        yield Path(tuple(_rays(*middle, face.height)), pale)
    else:
        yield circle(*middle, 21.5, pale)


def _rays(x: float, y: float, reach: float) -> Iterator[Segment]:
    for number in range(RAYS):
        start = math.tau * (number - 0.25) / RAYS
        end = start + math.pi / RAYS
        corners = [(x, y)] + [(x + reach * math.cos(a), y + reach * math.sin(a)) for a in (start, end)]
        yield from polygon(corners).segments


def sand(art: ArtBook, world: str, face: Face) -> Iterator[Shape]:
    """A beach from side to side."""
    left, _, right, bottom = face.picture
    top, beyond = bottom - DEPTH, bottom + 2
    third = (right - left) / 3
    hill: tuple[Segment, ...] = (
        ("M", left - 2, beyond),
        ("L", left - 2, top + 1.6),
        ("C", left + third, top - 1.8, right - third, top - 1.8, right + 2, top + 1.6),
        ("L", right + 2, beyond),
        CLOSE,
    )
    yield art.path(Path(hill), world, "shade", LINE)


def sea(art: ArtBook, world: str, face: Face) -> Iterator[Shape]:
    """Waves from side to side, the same to both sides of the middle."""
    left, _, right, bottom = face.picture
    y, high, waves = bottom - DEPTH + 1.2, 1.5, 7
    length = (right - left) / waves
    crests: list[Segment] = [("M", left, y)]
    for number in range(waves):
        x = left + number * length
        crests.append(("C", x + length * 0.2, y + high, x + length * 0.3, y + high, x + length / 2, y))
        crests.append(("C", x + length * 0.7, y - high, x + length * 0.8, y - high, x + length, y))
    outline = (*crests, ("L", right + 2, y), ("L", right + 2, bottom + 2), ("L", left - 2, bottom + 2), CLOSE)
    yield art.path(Path(outline), world, "body", LINE)
    foam = Style(fill=None, stroke=art.colour(world, "light"), stroke_width=0.5, cap="round")
    yield Path(tuple(_ripples(left, y + 2.9, length, waves)), foam)


def _ripples(left: float, y: float, length: float, waves: int) -> Iterator[Segment]:
    for number in range(waves):
        x = left + (number + 0.3) * length
        yield ("M", x, y)
        yield ("C", x + 0.8, y - 0.7, x + 1.6, y - 0.7, x + 2.4, y)
