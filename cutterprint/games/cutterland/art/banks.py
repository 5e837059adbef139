"""Banks between landscapes: strips along the sides of squares, and patches where the corners of four meet.

Each is a symbol that is drawn once and placed wherever the same landscapes meet, in millimetres of a square
of the usual size. Nothing of a bank stands more than `REACH` beside the line of the grid, so that a cut along
the line leaves two clean pieces; at the ends of a strip, and wherever a card may end, the bank runs exactly
on the line, so that the banks of two pieces laid side by side join.
"""

import math
from collections.abc import Iterator, Sequence
from random import Random

from cutterprint.drawing.colours import mix
from cutterprint.drawing.outlines import Point, seeded, smooth
from cutterprint.drawing.shapes import (
    CLOSE,
    Matrix,
    Path,
    Segment,
    Shape,
    Style,
    Symbol,
    Use,
    ellipse,
    multiply,
    polygon,
    rotation,
    translation,
)
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.growth import bank_order, growth

SQUARE = 21.0
"""The square that banks are drawn for; others scale them."""
REACH = 1.0
CORNER = 3.0
"""How far from the corner of a square its strips begin; the patch around the corner reaches so far."""
BEND = 1.9
"""The radius with which a bank turns around the corner of a square."""
VARIANTS = 4
_SWAY = 0.34
"""How far a bank strays from the line; what stands on it adds the rest of its reach."""
_BLADE = 0.62
_STEP = 0.75
_JOIN = 0.15
"""How far a bank goes on under its neighbour, so that no gap shows where they meet."""

Corners = tuple[str, str, str, str]
"""The landscapes around a corner, clockwise from the upper left."""


class Banks:
    """The banks of a book of art, each made when it is needed."""

    def __init__(self, art: ArtBook) -> None:
        self.art = art

    def strip(self, above: str, below: str, variant: int) -> Use:
        """The bank between two squares above each other, from the corner that they share at the left."""
        flipped = above > below
        one, other = (below, above) if flipped else (above, below)
        name = f"bank-{one}-{other}-{variant}"
        self.art.painted(name, lambda: self._strip(name, one, other))
        into: Matrix = translation(CORNER, -REACH)
        return Use(name, multiply(rotation(180, SQUARE / 2, 0.0), into) if flipped else into)

    def patch(self, around: Corners) -> Use | None:
        """The bank around the corner at the origin; nothing where one landscape lies on all four sides."""
        if len(set(around)) == 1:
            return None
        turns = [around[turn:] + around[:turn] for turn in range(4)]
        first = min(turns)
        name = "corner-" + "-".join(first)
        self.art.painted(name, lambda: self._patch(name, (first[0], first[1], first[2], first[3])))
        # Turned by a quarter, what stood at the upper left stands at the upper right.
        turn = turns.index(first)
        return Use(name, multiply(rotation(90 * turn), translation(-CORNER, -CORNER)))

    # --- the drawings ---

    def _strip(self, name: str, above: str, below: str) -> Symbol:
        dice = seeded(name)
        length = SQUARE - 2 * CORNER
        line = _swaying((0.0, REACH), (length, REACH), dice)
        shapes = [
            *self._ground(above, line, [(length, 0.0), (0.0, 0.0)]),
            *self._ground(below, line, [(length, 2 * REACH), (0.0, 2 * REACH)]),
            *self._dressed(_longer(line), above, below, dice),
        ]
        return Symbol(name, length, 2 * REACH, tuple(shapes), _JOIN)

    def _patch(self, name: str, around: Corners) -> Symbol:
        dice = seeded(name)
        middle, size = CORNER, 2 * CORNER
        arms: list[Point] = [(middle, 0.0), (size, middle), (middle, size), (0.0, middle)]
        # Arm 0 leaves upward, between the upper left and the upper right square, and so on clockwise.
        parted = [arm for arm in range(4) if around[arm] != around[(arm + 1) % 4]]
        shapes: list[Shape] = []
        if len(parted) != 2:
            for arm in parted:
                line = _swaying(arms[arm], (middle, middle), dice, sway=0.0)
                shapes += self._dressed(_longer(line), around[(arm + 1) % 4], around[arm], dice)
            return Symbol(name, size, size, (*shapes, *self._stones(middle)), _JOIN)
        start, end = parted
        if end - start == 2:
            line = [
                *_swaying(arms[start], (middle, middle), dice),
                *_swaying((middle, middle), arms[end], dice)[1:],
            ]
        else:
            if end - start == 3:
                start, end = end, start
            line = _around_corner(arms[start], arms[end], (middle, middle))
        inner, outer = around[(start + 1) % 4], around[start]
        corners: list[Point] = [(size, 0.0), (size, size), (0.0, size), (0.0, 0.0)]
        ahead = [corners[(start + step) % 4] for step in range((end - start) % 4)]
        behind = [corners[(end + step) % 4] for step in range((start - end) % 4)]
        shapes += self._ground(outer, line, behind)
        shapes += self._ground(inner, line, [*reversed(ahead)])
        shapes += self._dressed(_longer(line), inner, outer, dice)
        return Symbol(name, size, size, tuple(shapes), _JOIN)

    def _ground(self, landscape: str, line: Sequence[Point], corners: Sequence[Point]) -> Iterator[Shape]:
        """Ground between a bank and the corners beside it."""
        colour = self.art.ground_colour(landscape)
        if colour is not None:
            straight: list[Segment] = [("L", *corner) for corner in corners]
            yield Path((*smooth(line, closed=False), *straight, CLOSE), Style(fill=colour))

    def _stones(self, middle: float) -> Iterator[Shape]:
        """A few stones where several banks meet, on which they end."""
        colour = self.art.colours.colour
        stone = Style(
            fill=colour("stones", "body", "#b9b3ab"),
            stroke=colour("stones", "line", "#4a423c"),
            stroke_width=0.14,
        )
        for x, y, across, down in (
            (-0.3, -0.22, 0.44, 0.36),
            (0.36, -0.06, 0.38, 0.34),
            (-0.08, 0.34, 0.4, 0.32),
        ):
            yield ellipse(middle + x, middle + y, across, down, stone)

    def _dressed(self, line: Sequence[Point], left: str, right: str, dice: Random) -> Iterator[Shape]:
        """What stands along a bank: foam in the water, peat under the heather, grass over the edge."""
        sides = [(left, 1.0), (right, -1.0)]
        for landscape, side in sorted(sides, key=lambda entry: bank_order(growth(entry[0]).bank)):
            dress = {"foam": self._foam, "peat": self._peat, "grass": self._grass, "plain": self._plain}
            yield from dress[growth(landscape).bank](landscape, line, side, dice)

    def _pen(self, landscape: str, role: str, own: str, width: float) -> Style:
        colour = self.art.colours.colour(landscape, role, own)
        return Style(fill=None, stroke=colour, stroke_width=width, join="round")

    def _stroke(self, line: Sequence[Point], beside: float, pen: Style) -> Path:
        return Path(smooth(_moved(line, [beside] * len(line)), closed=False), pen)

    def _foam(self, water: str, line: Sequence[Point], side: float, dice: Random) -> Iterator[Shape]:
        yield self._stroke(line, side * 0.14, self._pen(water, "pattern", "#235f98", 0.3))
        last = len(line) - 1
        sway = [math.sin(math.pi * index / last) * math.sin(index * 1.3 + side) for index in range(last + 1)]
        foam = _moved(line, [side * (0.46 + 0.1 * wave) for wave in sway])
        yield Path(smooth(foam, closed=False), self._pen(water, "accent", "#fff3f8", 0.22))

    def _peat(self, moor: str, line: Sequence[Point], side: float, dice: Random) -> Iterator[Shape]:
        yield self._stroke(line, side * 0.4, self._pen(moor, "shade", "#d3a945", 0.3))
        yield self._stroke(line, side * 0.12, self._pen(moor, "mark", "#6a3f12", 0.3))

    def _plain(self, landscape: str, line: Sequence[Point], side: float, dice: Random) -> Iterator[Shape]:
        ground = self.art.ground_colour(landscape) or "#808080"
        edge = Style(fill=None, stroke=mix("#000000", ground, 0.6), stroke_width=0.3, join="round")
        yield self._stroke(line, side * 0.15, edge)

    def _grass(self, meadow: str, line: Sequence[Point], side: float, dice: Random) -> Iterator[Shape]:
        """Blades that lean from the edge over the other side."""
        yield self._stroke(line, side * 0.1, self._pen(meadow, "pattern", "#47822b", 0.24))
        for role, own, share in (("pattern", "#47822b", 0.7), ("shade", "#5e9a3a", 0.6)):
            blades: list[Segment] = []
            for index in range(1, len(line) - 1):
                if dice.random() < share:
                    blades += _blade(line[index - 1], line[index], line[index + 1], side, dice)
            if blades:
                yield Path(tuple(blades), Style(fill=self.art.colours.colour(meadow, role, own)))


def _blade(before: Point, root: Point, after: Point, side: float, dice: Random) -> tuple[Segment, ...]:
    """A blade of grass that stands on a line and leans over it, away from its own side."""
    along = math.atan2(after[1] - before[1], after[0] - before[0])
    out = along + side * math.pi / 2
    lean = out + dice.uniform(-0.6, 0.6)
    height = _BLADE * dice.uniform(0.6, 1.0)
    x, y = root[0] - math.cos(out) * 0.2, root[1] - math.sin(out) * 0.2
    tip = (x + math.cos(lean) * (height + 0.2), y + math.sin(lean) * (height + 0.2))
    ends = [(x + math.cos(along) * 0.22 * way, y + math.sin(along) * 0.22 * way) for way in (-1, 1)]
    return polygon([ends[0], tip, ends[1]]).segments


def _swaying(start: Point, end: Point, dice: Random, sway: float = _SWAY) -> list[Point]:
    """Points from one to another that stray to both sides in between, but not at their ends."""
    length = math.dist(start, end)
    parts = max(2, round(length / _STEP))
    waves = [
        (dice.uniform(3.5, 5.0), dice.uniform(0, math.tau)),
        (dice.uniform(6.0, 9.0), dice.uniform(0, math.tau)),
    ]
    points: list[Point] = []
    for index in range(parts + 1):
        share = index / parts
        # At its ends it runs straight along the line, so that what follows joins.
        calm = min(1.0, min(share, 1 - share) * length / 2)
        across = sum(math.sin(math.tau * share * length / wave + phase) for wave, phase in waves) / 2
        across *= sway * calm * calm * (3 - 2 * calm)
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        points.append((x - (end[1] - start[1]) / length * across, y + (end[0] - start[0]) / length * across))
    return points


def _longer(line: Sequence[Point]) -> list[Point]:
    """A line that goes straight on a little at both ends, under the bank that follows."""
    ends = []
    for (x, y), inner in ((line[0], line[1]), (line[-1], line[-2])):
        share = _JOIN / math.dist((x, y), inner)
        ends.append((x + (x - inner[0]) * share, y + (y - inner[1]) * share))
    return [ends[0], *line, ends[1]]


def _around_corner(start: Point, end: Point, corner: Point) -> list[Point]:
    """Points along a rounded corner."""
    size = math.dist(start, corner)
    rest = (size - BEND) / size
    first = (start[0] + (corner[0] - start[0]) * rest, start[1] + (corner[1] - start[1]) * rest)
    last = (end[0] + (corner[0] - end[0]) * rest, end[1] + (corner[1] - end[1]) * rest)
    middle = (first[0] + last[0] - corner[0], first[1] + last[1] - corner[1])
    points = [start]
    for index in range(7):
        angle = math.pi / 2 * index / 6
        a, b = math.cos(angle), math.sin(angle)
        points.append(
            (
                middle[0] + (first[0] - middle[0]) * a + (last[0] - middle[0]) * b,
                middle[1] + (first[1] - middle[1]) * a + (last[1] - middle[1]) * b,
            )
        )
    return [*points, end]


def _moved(line: Sequence[Point], by: Sequence[float]) -> list[Point]:
    """The points of an open line moved sideways (to its left where the amount is positive)."""
    moved: list[Point] = []
    for index, (x, y) in enumerate(line):
        (x1, y1), (x2, y2) = line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]
        length = math.hypot(x2 - x1, y2 - y1) or 1.0
        moved.append((x + (y2 - y1) / length * by[index], y - (x2 - x1) / length * by[index]))
    return moved
