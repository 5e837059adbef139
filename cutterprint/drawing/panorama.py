"""Pieces of wide views such as a cover shows: ridges and waves one behind the other, clouds, a sun, plants.

What is drawn here is 140 units wide and has a fine dark line around it, as icons have.
"""

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from cutterprint.drawing import outlines
from cutterprint.drawing.shapes import (
    CLOSE,
    Colour,
    Path,
    Segment,
    Shape,
    Style,
    circle,
    line,
    polygon,
)

WIDTH = 140.0
Point = outlines.Point
LINE = 0.55
OVER = 4.0
"""How far views reach over their sides, where they are cut off."""


@dataclass(frozen=True)
class Ridge:
    """The upper edge of a hill or a wave: its height, and the swings that it is made of.

    A swing is how far it goes up and down, how long it is, and where it begins.
    """

    base: float
    swings: Sequence[tuple[float, float, float]]

    def at(self, x: float) -> float:
        return self.base + sum(
            high * math.sin(math.tau * (x / length + start)) for high, length, start in self.swings
        )

    def points(self, step: float = 4.0) -> list[Point]:
        count = round((WIDTH + 2 * OVER) / step)
        return [(x, self.at(x)) for x in (-OVER + number * step for number in range(count + 1))]

    def lowered(self, by: float) -> "Ridge":
        return replace(self, base=self.base + by)

    def filled(self, bottom: float, style: Style) -> Path:
        """Everything from the ridge down to some height."""
        edge = smooth(self.points())
        corners: tuple[Segment, ...] = (("L", WIDTH + OVER, bottom), ("L", -OVER, bottom), CLOSE)
        return Path((*edge, *corners), style)

    def line(self, style: Style) -> Path:
        return Path(smooth(self.points()), style)


def smooth(points: Sequence[Point]) -> tuple[Segment, ...]:
    """A curve through points, without corners."""
    return outlines.smooth(points, closed=False)


def outlined(fill: Colour, line: Colour, width: float = LINE) -> Style:
    return Style(fill=fill, stroke=line, stroke_width=width, join="round")


def stroke(colour: Colour, width: float) -> Style:
    return Style(fill=None, stroke=colour, stroke_width=width, cap="round", join="round")


def cloud(x: float, y: float, wide: float, style: Style) -> Path:
    """A cloud on a flat foot, from its left end on."""
    k = wide / 20
    return Path(
        (
            ("M", x, y),
            ("C", x - 3 * k, y, x - 3 * k, y - 4.5 * k, x + 1.5 * k, y - 4.2 * k),
            ("C", x + 2.5 * k, y - 8.5 * k, x + 8.5 * k, y - 9 * k, x + 10 * k, y - 5.8 * k),
            ("C", x + 12.5 * k, y - 8 * k, x + 17 * k, y - 6 * k, x + 16 * k, y - 3.6 * k),
            ("C", x + 20 * k, y - 4 * k, x + 20.5 * k, y, x + 17.5 * k, y),
            CLOSE,
        ),
        style,
    )


def sun(x: float, y: float, radius: float, disc: Style, rays: Style) -> Iterator[Shape]:
    """A sun with its rays, which end where the sky does."""
    beams: list[Segment] = []
    for number in range(18):
        angle = math.tau * number / 18
        half, reach = math.tau / 72, 190.0
        ends = [(x + reach * math.cos(angle + a), y + reach * math.sin(angle + a)) for a in (-half, half)]
        beams += polygon([(x, y), *ends]).segments
    yield Path(tuple(beams), rays)
    yield circle(x, y, radius, disc)


def scattered(
    seed: int, ridge: Ridge, bottom: Ridge | float, apart: float, depth: float = 2.5
) -> Iterator[Point]:
    """Places between a ridge and what lies before it, evenly strewn, the same for the same seed."""
    chance = random.Random(seed)
    found: list[Point] = []
    for _ in range(700):
        x = chance.uniform(0, WIDTH)
        low = bottom.at(x) if isinstance(bottom, Ridge) else bottom
        high = ridge.at(x) + depth
        y = chance.uniform(high, max(high, low))
        if all(math.hypot(x - a, (y - b) * 1.5) > apart for a, b in found):
            found.append((x, y))
    # Those in front are drawn last.
    yield from sorted(found, key=lambda place: place[1])


def joined(paths: Iterable[Path], style: Style) -> Path:
    """Many small outlines as one."""
    return Path(tuple(segment for path in paths for segment in path.segments), style)


# Small things to strew: each is an outline to join with others


def tuft(x: float, y: float, k: float = 1.0) -> Path:
    return _blades(x, y, k, ((-1.3, -1.8), (0.0, -2.8), (1.3, -1.8)), apart=0.25)


def ripple(x: float, y: float, k: float = 1.0) -> Path:
    return Path(
        (
            ("M", x - 4 * k, y),
            ("C", x - 2.7 * k, y - 1.3 * k, x - 1.3 * k, y - 1.3 * k, x, y),
            ("C", x + 1.3 * k, y + 1.3 * k, x + 2.7 * k, y + 1.3 * k, x + 4 * k, y),
        )
    )


def sprig(x: float, y: float, k: float = 1.0) -> Path:
    """A sprig of heather: stems that spread."""
    return _blades(x, y, k, ((-2.0, -2.2), (-0.8, -3.2), (0.7, -3.4), (2.0, -2.4)))


def _blades(x: float, y: float, k: float, tips: Sequence[Point], apart: float = 0.0) -> Path:
    """Straight blades up to their tips; their feet may be apart as well, by a share of that."""
    blades = (line(x + a * apart, y, x + a * k, y + b * k, Style()) for a, b in tips)
    return joined(blades, Style())


def reed(x: float, y: float, high: float, lean: float = 0.0) -> tuple[Path, Path]:
    """A bulrush: its stem and leaves, and its head."""
    top = (x + lean, y - high)
    stem = Path((("M", x, y), ("C", x, y - high * 0.5, *top, *top)))
    leaf = Path((("M", x, y), ("C", x - 1, y - high * 0.3, x - 2, y - high * 0.5, x - 3.5, y - high * 0.62)))
    head = Path((("M", *top), ("L", top[0] - lean * 0.12, top[1] + high * 0.24)))
    return joined((stem, leaf), Style()), head


def spruce(x: float, y: float, high: float) -> Path:
    """A spruce as seen from the side."""
    edge = ((0.0, 0.0), (0.36, 0.19), (0.34, 0.11), (0.66, 0.26), (0.62, 0.15), (0.94, 0.32))
    corners = [(x + wide * high, y - high + share * high) for share, wide in edge]
    corners += [(x + 0.06 * high, y - 0.06 * high), (x + 0.06 * high, y)]
    mirrored = [(2 * x - a, b) for a, b in reversed(corners[1:])]
    return polygon([*corners, *mirrored])
