"""Patterns for the backs of cards: a net of tendrils, with something in its gaps, in tones of one colour.

They go on from square to square without a seam.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from cutterprint.drawing.colours import linear, mix
from cutterprint.drawing.shapes import (
    CLOSE,
    Colour,
    Group,
    Matrix,
    Path,
    Segment,
    Shape,
    Style,
    Symbol,
    Text,
    apply,
    circle,
    multiply,
    rotation,
    scaling,
    transformed,
    translation,
)

SIZE = 100.0
"""The side of a square in which the patterns are drawn, in units."""

Outline = tuple[Segment, ...]


@dataclass(frozen=True, kw_only=True)
class Tones:
    """A colour from pale to deep."""

    ground: Colour
    soft: Colour
    line: Colour
    deep: Colour


def duotone(symbol: Symbol, name: str, tones: Tones) -> Symbol:
    """A drawing in tones by how light its colours are; pictures from pixels stay as they are."""

    def tone(colour: Colour | None) -> Colour | None:
        if colour is None:
            return None
        red, green, blue = linear(colour)
        light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) ** 0.45
        return mix(tones.deep, tones.ground, min(1.0, light * 1.1))

    def toned(shape: Shape) -> Shape:
        if isinstance(shape, Group):
            return replace(shape, children=tuple(toned(child) for child in shape.children))
        if isinstance(shape, Path):
            style = shape.style
            return replace(shape, style=replace(style, fill=tone(style.fill), stroke=tone(style.stroke)))
        if isinstance(shape, Text):
            return replace(shape, fill=tone(shape.fill) or shape.fill)
        return shape

    return replace(symbol, name=name, shapes=tuple(toned(shape) for shape in symbol.shapes))


def pattern(name: str, tones: Tones) -> Iterator[Shape]:
    """The pattern of one square, the parts that it shares with the squares around it among them."""
    stem = Style(fill=None, stroke=tones.line, stroke_width=1.5, cap="round", join="round")
    vein = Style(fill=None, stroke=tones.line, stroke_width=0.7, cap="round")
    leaf = Style(fill=tones.soft, stroke=tones.line, stroke_width=0.9, join="round")
    yield Path(_four(_TENDRIL), stem)
    blades, veins = _leaves()
    yield Path(_four(blades), leaf)
    yield Path(_four(veins), vein)
    # What stands at a corner belongs to four squares.
    for x, y in ((0.0, 0.0), (SIZE, 0.0), (0.0, SIZE), (SIZE, SIZE)):
        for shape in _MOTIFS[name](tones):
            yield Path(transformed(shape.segments, translation(x, y)), shape.style)
    seeds = Style(fill=tones.line)
    for x, y in _KNOTS:
        for turn in (0, 180):
            at = multiply(translation(x, y), rotation(turn))
            yield Path(transformed(_BUD, at), leaf)
            yield circle(*apply(at, 21.5, 0.0), 1.0, seeds)
    for x, y in _KNOTS:
        yield circle(x, y, 2.6, Style(fill=tones.ground, stroke=tones.line, stroke_width=1.1))


# A tendril from the top of a square to its left side, upright at both ends, so that four of them make a net.
_ENDS = ((50.0, 0.0), (50.0, 31.0), (0.0, 19.0), (0.0, 50.0))
_TENDRIL: Outline = (("M", *_ENDS[0]), ("C", *_ENDS[1], *_ENDS[2], *_ENDS[3]))


# Where tendrils meet, on the sides of a square.
_KNOTS = ((50.0, 0.0), (0.0, 50.0), (100.0, 50.0), (50.0, 100.0))


def _four(segments: Outline) -> Outline:
    """What is drawn for the upper left quarter, in all four."""
    across: Matrix = (-1.0, 0.0, 0.0, 1.0, SIZE, 0.0)
    down: Matrix = (1.0, 0.0, 0.0, -1.0, 0.0, SIZE)
    both = multiply(across, down)
    return (
        *segments,
        *transformed(segments, across),
        *transformed(segments, down),
        *transformed(segments, both),
    )


def _along(share: float) -> tuple[float, float, float]:
    """A point of the tendril, and which way it goes there."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = _ENDS
    t, u = share, 1 - share
    x = u**3 * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t**3 * x3
    y = u**3 * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t**3 * y3
    dx = 3 * (u * u * (x1 - x0) + 2 * u * t * (x2 - x1) + t * t * (x3 - x2))
    dy = 3 * (u * u * (y1 - y0) + 2 * u * t * (y2 - y1) + t * t * (y3 - y2))
    return x, y, math.degrees(math.atan2(dy, dx))


def _leaves() -> tuple[Outline, Outline]:
    """Leaves along a tendril by turns on either side, and their veins."""
    blades: list[Segment] = []
    veins: list[Segment] = []
    for share, side, length in ((0.3, 1, 10), (0.43, -1, 12), (0.57, 1, 12), (0.7, -1, 10)):
        x, y, way = _along(share)
        turned = multiply(translation(x, y), rotation(way + 180 + side * 42))
        blades += transformed(_blade(length, length * 0.2), turned)
        veins += transformed((("M", 0.0, 0.0), ("L", length * 0.7, 0.0)), turned)
    return tuple(blades), tuple(veins)


def _blade(length: float, wide: float) -> Outline:
    """A leaf from the origin to the right."""
    return (
        ("M", 0.0, 0.0),
        ("C", length * 0.25, -wide * 1.5, length * 0.7, -wide * 1.3, length, 0.0),
        ("C", length * 0.7, wide * 1.3, length * 0.25, wide * 1.5, 0.0, 0.0),
        CLOSE,
    )


# A bud with two leaves, from a knot of the net into the gap at its right.
_BUD: Outline = (
    *transformed(_blade(10.0, 2.1), multiply(translation(2.4, 0.0), rotation(40))),
    *transformed(_blade(10.0, 2.1), multiply(translation(2.4, 0.0), rotation(-40))),
    *transformed(_blade(16.0, 3.2), translation(3.0, 0.0)),
)


def _around(outline: Outline, turns: Sequence[float]) -> Outline:
    """An outline in several turns around the origin."""
    return tuple(segment for turn in turns for segment in transformed(outline, rotation(turn)))


def _rosette(tones: Tones) -> Iterator[Path]:
    """Leaves around a middle, as on the plains."""
    line = Style(fill=tones.soft, stroke=tones.line, stroke_width=0.9, join="round")
    vein = Style(fill=None, stroke=tones.line, stroke_width=0.7, cap="round")
    long = transformed(_blade(17.5, 4.4), translation(5, 0))
    short = transformed(_blade(11, 2.6), translation(5, 0))
    yield Path(_around(short, (45, 135, 225, 315)), replace(line, fill=tones.ground))
    yield Path(_around(long, (0, 90, 180, 270)), line)
    yield Path(_around((("M", 7.0, 0.0), ("L", 17.0, 0.0)), (0, 90, 180, 270)), vein)
    yield circle(0, 0, 4.2, Style(fill=tones.ground, stroke=tones.line, stroke_width=1.1))
    yield circle(0, 0, 1.6, Style(fill=tones.line))


def _heather(tones: Tones) -> Iterator[Path]:
    """A sprig with bells, up and down, as on the moor."""
    stem = Style(fill=None, stroke=tones.line, stroke_width=1.2, cap="round")
    bell = Style(fill=tones.soft, stroke=tones.line, stroke_width=0.9, join="round")
    half: list[Segment] = [("M", 0.0, 0.0), ("L", 0.0, -23.0)]
    bells: list[Segment] = []
    cup: Outline = (
        ("M", 0.0, 0.0),
        ("C", 3.6, -1.2, 4.2, 3.0, 3.4, 5.4),
        ("L", 1.7, 4.5),
        ("L", 0.0, 6.0),
        ("L", -1.7, 4.5),
        ("L", -3.4, 5.4),
        ("C", -4.2, 3.0, -3.6, -1.2, 0.0, 0.0),
        CLOSE,
    )
    for height, reach, scale in ((-8.0, 9.5, 1.0), (-14.0, 7.6, 0.85), (-19.5, 5.4, 0.7)):
        for side in (-1, 1):
            tip = (side * reach, height - 2.5)
            half += [
                ("M", 0.0, height + 3.0),
                ("C", side * 2.0, height - 3.0, side * reach, height - 6.0, *tip),
            ]
            bells += transformed(cup, multiply(translation(*tip), scaling(scale)))
    bells += transformed(cup, multiply(translation(0, -23), multiply(rotation(180), scaling(0.75))))
    yield Path(_around(tuple(half), (0, 180)), stem)
    yield Path(_around(tuple(bells), (0, 180)), bell)
    yield circle(0, 0, 2.2, Style(fill=tones.line))


def _drops(tones: Tones) -> Iterator[Path]:
    """Drops around rings, as in the wetland."""
    ring = Style(fill=None, stroke=tones.line, stroke_width=0.9)
    drop: Outline = (
        ("M", 26.0, 0.0),
        ("C", 20.0, -2.0, 18.0, -5.0, 14.6, -5.0),
        ("C", 8.0, -5.0, 8.0, 5.0, 14.6, 5.0),
        ("C", 18.0, 5.0, 20.0, 2.0, 26.0, 0.0),
        CLOSE,
    )
    shine: Outline = (("M", 13.0, -2.2), ("C", 11.4, -1.2, 11.4, 1.2, 13.0, 2.2))
    line = Style(fill=tones.soft, stroke=tones.line, stroke_width=0.9, join="round")
    for radius in (6.4, 3.8):
        yield circle(0, 0, radius, ring)
    yield circle(0, 0, 1.5, Style(fill=tones.line))
    yield Path(_around(drop, (0, 90, 180, 270)), line)
    yield Path(_around(shine, (0, 90, 180, 270)), replace(ring, stroke=tones.ground, stroke_width=1.1))
    for turn in (45, 135, 225, 315):
        x, y = 12.5 * math.cos(math.radians(turn)), 12.5 * math.sin(math.radians(turn))
        yield circle(x, y, 1.5, Style(fill=tones.line))


_MOTIFS: dict[str, Callable[[Tones], Iterator[Path]]] = {
    "rosette": _rosette,
    "heather": _heather,
    "drops": _drops,
}
PATTERNS = tuple(_MOTIFS)
