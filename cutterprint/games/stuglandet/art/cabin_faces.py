"""What is painted on a cabin: planks, door and windows on its walls, tiles and a pattern on its roof.

Every landing shows the roof or the base, so both bear the pattern, which tells the colours apart in grey too.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cutterprint.drawing.palettes import Palette
from cutterprint.drawing.shapes import (
    Colour,
    Group,
    Path,
    Segment,
    Shape,
    Style,
    circle,
    line,
    polygon,
    polyline,
    rect,
)
from cutterprint.drawing.solids import Point
from cutterprint.games.stuglandet.art.cabin_shape import (
    BACK,
    BASE,
    FRONT,
    ROOF_BACK,
    ROOF_FRONT,
    CabinShape,
)
from cutterprint.games.stuglandet.art.cabins import cabin_colours, material, pattern_shapes
from cutterprint.games.stuglandet.components.boards import COLOURS

INK = "#2b2030"
PITCH = 3.0
"""How far apart the marks of a pattern stand on a cabin of the usual size, in millimetres."""
OVER = 0.4
"""How far colours reach over the edges of a face, so that a crooked cut or fold shows no white."""


@dataclass(frozen=True)
class CabinLook:
    """How a cabin is painted: whose it is, or nobody's, and its colours as they are printed."""

    player: int | None
    wall: Colour
    roof: Colour
    pattern: Colour
    trim: Colour
    glass: Colour
    line: Colour

    @classmethod
    def of(cls, player: int, colours: Palette) -> "CabinLook":
        """A player's cabin in a palette; players count from 0, as the game's colours do."""
        own = cabin_colours(player, colours)
        return cls(
            player=player,
            wall=own.shade,
            roof=own.roof,
            pattern=own.pattern,
            trim=colours.colour(material(player), "halo"),
            glass=colours.colour("lake", "light"),
            line=own.line,
        )

    @classmethod
    def plain(cls, colours: Palette) -> "CabinLook":
        """A cabin that is nobody's, for pictures that speak of all."""
        return cls(
            player=None,
            wall=colours.colour("cabin", "accent", "#b5523c"),
            roof=colours.colour("cabin", "shade", "#c9b78f"),
            pattern=INK,
            trim=colours.colour("cabin", "halo", "#fff7e2"),
            glass=colours.colour("lake", "light"),
            line=colours.colour("cabin", "line", INK),
        )

    @property
    def key(self) -> str:
        return "any" if self.player is None else COLOURS[self.player]


def face_shapes(shape: CabinShape, name: str, look: CabinLook, *, over: float = OVER) -> tuple[Shape, ...]:
    """A face of a cabin, painted in the face's own frame; its ground reaches a little over its edges."""
    outline = shape.solid.faces[name].outline
    unit = shape.width / CabinShape().width
    ground = look.roof if name in (ROOF_FRONT, ROOF_BACK, BASE) else look.wall
    edged = Style(fill=ground, stroke=ground if over else None, stroke_width=2 * over, join="round")
    painter = _Painter(look, unit, outline)
    inside = Group(tuple(painter.shapes(name)), clip=polygon(outline))
    return polygon(outline, edged), inside


class _Painter:
    def __init__(self, look: CabinLook, unit: float, outline: tuple[Point, ...]) -> None:
        self.look = look
        self.unit = unit
        self.outline = outline
        self.width = max(x for x, _ in outline)
        self.height = max(y for _, y in outline)
        self.thin = Style(
            fill=None, stroke=look.line, stroke_width=0.12 * unit, stroke_opacity=0.35, cap="round"
        )

    def shapes(self, name: str) -> Iterator[Shape]:
        if name in (ROOF_FRONT, ROOF_BACK):
            yield from self._roof()
        elif name == BASE:
            yield from self._base()
        elif name in (FRONT, BACK):
            yield from self._long_wall(name)
        else:
            yield from self._gable()

    def _roof(self) -> Iterator[Shape]:
        """The pattern, or courses of tiles on a plain roof, and a board along the eaves."""
        yield from self._pattern() or self._tiles()
        high = 0.55 * self.unit
        yield rect(0, self.height - high, self.width, high, Style(fill=self.look.trim))

    def _tiles(self) -> Iterator[Shape]:
        """Courses of tiles, every other one moved by half a tile."""
        unit, courses = self.unit, 5
        high = self.height / courses
        lines = [((0.0, course * high), (self.width, course * high)) for course in range(courses)]
        for course in range(courses):
            first = (0.5 if course % 2 else 1.0) * unit
            lines += self._upright(first, course * high, (course + 1) * high)
        yield self._thin_lines(lines)

    def _upright(self, first: float, top: float, bottom: float) -> list[tuple[Point, Point]]:
        """Upright lines, a unit apart."""
        number = math.ceil((self.width - first) / self.unit - 0.1)
        return [((x, top), (x, bottom)) for x in (first + at * self.unit for at in range(number))]

    def _thin_lines(self, lines: Iterable[tuple[Point, Point]]) -> Path:
        """Many lines as one path, which keeps files small."""
        segments: list[Segment] = []
        for start, end in lines:
            segments += [("M", *start), ("L", *end)]
        return Path(tuple(segments), self.thin)

    def _pattern(self) -> tuple[Shape, ...]:
        if self.look.player is None:
            return ()
        return pattern_shapes(self.look.player, self.outline, self.look.pattern, pitch=PITCH * self.unit)

    def _base(self) -> Iterator[Shape]:
        yield from self._pattern()

    def _planks(self) -> Iterator[Shape]:
        yield self._thin_lines(self._upright(self.unit, 0.0, self.height))

    def _corners(self, top: float) -> Iterator[Shape]:
        board = Style(fill=self.look.trim)
        wide = 0.6 * self.unit
        for x in (0.0, self.width - wide):
            yield rect(x, top, wide, self.height - top, board)

    def _long_wall(self, name: str) -> Iterator[Shape]:
        unit, middle = self.unit, self.width / 2
        top = self.height - 4.6 * unit
        yield from self._planks()
        yield from self._corners(0.0)
        for x in (middle - 4.5 * unit, middle, middle + 4.5 * unit):
            is_door = name == FRONT and x == middle
            yield from (self._door if is_door else self._window)(x - 1.3 * unit, top)

    def _gable(self) -> Iterator[Shape]:
        unit, middle = self.unit, self.width / 2
        eaves = [corner for corner in self.outline if corner[1] < self.height - 1e-6]
        yield from self._planks()
        yield from self._corners(max(y for _, y in eaves))
        yield polyline(eaves, Style(fill=None, stroke=self.look.trim, stroke_width=1.5 * unit))
        yield circle(middle, 3.1 * unit, 0.8 * unit, self._frame(self.look.glass))
        yield circle(middle, 3.1 * unit, unit, self.thin)
        yield from self._window(middle - 2.9 * unit, self.height - 4.8 * unit)
        yield from self._window(middle + 0.3 * unit, self.height - 4.8 * unit)

    def _frame(self, fill: Colour) -> Style:
        return Style(fill=fill, stroke=self.look.trim, stroke_width=0.4 * self.unit, join="miter")

    def _around(self, x: float, y: float, wide: float, high: float) -> Shape:
        """A thin line around a frame, so that it is seen on white as well."""
        out = 0.2 * self.unit
        return rect(x - out, y - out, wide + 2 * out, high + 2 * out, self.thin)

    def _window(self, x: float, y: float) -> Iterator[Shape]:
        wide, high = 2.6 * self.unit, 2.7 * self.unit
        yield rect(x, y, wide, high, self._frame(self.look.glass))
        bar = Style(fill=None, stroke=self.look.trim, stroke_width=0.25 * self.unit)
        yield line(x + wide / 2, y, x + wide / 2, y + high, bar)
        yield line(x, y + high * 0.45, x + wide, y + high * 0.45, bar)
        yield self._around(x, y, wide, high)

    def _door(self, x: float, y: float) -> Iterator[Shape]:
        unit = self.unit
        wide, high = 2.6 * unit, self.height - y
        yield rect(x, y, wide, high + unit, self._frame(self.look.roof))
        yield self._around(x, y, wide, high + unit)
        yield circle(x + wide * 0.75, y + high * 0.55, 0.25 * unit, Style(fill=self.look.trim))
