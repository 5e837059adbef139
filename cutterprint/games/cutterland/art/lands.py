"""Lands as pictures: how large everything is drawn, and the one painter of it all."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from cutterprint.drawing.board_marks import INK, PAPER, Inks, cell_names, points_badge
from cutterprint.drawing.books import used_symbols
from cutterprint.drawing.shapes import (
    Drawing,
    Group,
    Path,
    Shape,
    Style,
    circle,
    line,
    place,
    polyline,
    rect,
    rounded_rect,
    translation,
)
from cutterprint.games.cutterland.art.badges import landscape_mark
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.land_view import LandView
from cutterprint.games.cutterland.art.stances import standing
from cutterprint.games.cutterland.art.terrain import OVERLAP, Country, TerrainPainter
from cutterprint.games.cutterland.components.lands import Pair, pair
from cutterprint.specs.cells import Cell


@dataclass(frozen=True)
class Token:
    """Something in the lower right corner of a square: its size, and how far it keeps from the sides."""

    size: float
    right: float
    bottom: float


@dataclass(frozen=True)
class BridgeLook:
    """A bridge: how far its ends reach over the gap, its width, and how narrow it is and how near to the side
    where something stands under it."""

    reach: float
    width: float
    narrow: float
    aside: float


LANDING = 0.42, 0.92
"""Between which shares of its width the drawing of a bridge stands on its banks."""


@dataclass(frozen=True)
class Span:
    """Where a bridge lies: the box between its banks in millimetres, and whether it runs across the page."""

    x: float
    y: float
    length: float
    width: float
    is_across: bool


@dataclass(frozen=True)
class BadgeLook:
    """Points on a square: the height of their box, its distance from the corner, the width of its rim."""

    height: float
    inset: float
    rim: float


@dataclass(frozen=True, kw_only=True)
class LandLook:
    """How large everything is drawn, in millimetres; the colours of lines come from the inks."""

    square: float
    edge: float
    """Room around the squares for what stands over them."""
    icon: float
    veil: float
    """How far the veil over the eaten keeps from the sides of its square."""
    guide: Style
    outline: Style
    wall: float
    bridge: BridgeLook
    tower: Token
    bones: Token
    badge: BadgeLook
    name_size: float
    name_gap: float


SMALL = LandLook(
    square=10.0,
    edge=1.0,
    icon=7.4,
    veil=0.5,
    guide=Style(fill=None, stroke=INK, stroke_width=0.1, stroke_opacity=0.4, dash=(0.5, 0.6)),
    outline=Style(fill=None, stroke=INK, stroke_width=0.45, cap="round"),
    wall=10.6,
    bridge=BridgeLook(reach=3.4, width=4.6, narrow=2.9, aside=0.15),
    tower=Token(4.6, right=0.1, bottom=0.3),
    bones=Token(5.2, right=0.4, bottom=0.4),
    badge=BadgeLook(3.1, inset=-0.4, rim=0.25),
    name_size=8.0,
    name_gap=1.4,
)
"""For pictures on sheets, where an icon has to be told at the size of a fingernail."""

LARGE = LandLook(
    square=21.0,
    edge=0.0,
    icon=14.5,
    veil=1.5,
    guide=Style(fill=None, stroke=INK, stroke_width=0.12, stroke_opacity=0.35, dash=(0.8, 1.0)),
    outline=Style(fill=None, stroke=INK, stroke_width=0.9, cap="round"),
    wall=21.0,
    bridge=BridgeLook(reach=5.0, width=10.4, narrow=5.6, aside=0.3),
    tower=Token(8.4, right=0.8, bottom=1.3),
    bones=Token(10.0, right=1.2, bottom=1.2),
    badge=BadgeLook(3.9, inset=0.2, rim=0.4),
    name_size=8.0,
    name_gap=1.6,
)
"""For a scored land by itself, as large as the cards are printed."""


def land_picture(view: LandView, art: ArtBook, look: LandLook = SMALL) -> Drawing:
    """The picture of a land: as large as its squares, and the edge that its look keeps around them."""
    painter = LandPainter(art, look)
    shapes = tuple(painter.shapes(view))
    return Drawing(*painter.size(view), shapes, used_symbols(shapes, art.symbols()))


def sides(cells: Collection[Cell]) -> Iterator[Pair]:
    """Every side of some cells once: the cell, and what lies beyond it."""
    for cell in sorted(cells):
        column, row = cell
        for other in ((column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1)):
            if other not in cells or other > cell:
                yield cell, other


def side_ends(side: Pair, square: float, edge: float = 0.0) -> tuple[float, float, float, float]:
    """The ends of the side between two neighbouring cells."""
    one, other = side
    x, y = edge + max(one[0], other[0]) * square, edge + max(one[1], other[1]) * square
    return (x, y, x, y + square) if one[0] != other[0] else (x, y, x + square, y)


class LandPainter:
    """Draws what a view shows, each kind of thing by one method."""

    def __init__(self, art: ArtBook, look: LandLook = SMALL) -> None:
        self.art = art
        self.look = look
        self.inks = Inks.of(art.colours)
        self.terrain = TerrainPainter(art)
        margin = (look.square - look.icon) / 2 / look.square
        self.stand = (margin, margin, 1 - margin, 1 - margin)

    def size(self, view: LandView) -> tuple[float, float]:
        columns, rows = view.extent
        square, edge = self.look.square, self.look.edge
        return columns * square + 2 * edge, rows * square + 2 * edge

    def corner(self, cell: Cell) -> tuple[float, float]:
        return self.look.edge + cell[0] * self.look.square, self.look.edge + cell[1] * self.look.square

    def shapes(self, view: LandView) -> Iterator[Shape]:
        """Everything, from the ground up."""
        yield from self.grounds(view)
        yield from self.borders(view)
        yield from self.cuts(view)
        yield from self.features(view)
        yield from self.bridges(view)
        yield from self.walls(view)
        yield from self.tokens("tower", view.towers, self.look.tower)
        yield from self.tokens("bones", view.bones, self.look.bones)
        yield from self.marks(view)
        yield from self.badges(view)
        if view.verdict is not None:
            width, height = self.size(view)
            yield from self.verdict(view.verdict, width - 2.3, height - 2.3, 2.2)

    def icon(self, name: str, x: float, y: float, w: float, h: float | None = None, turn: float = 0) -> Shape:
        symbol = self.art.icon(name)
        return place(symbol, x, y, w, h, turn=turn)

    def side(self, side: Pair, style: Style) -> Shape:
        return line(*side_ends(side, self.look.square, self.look.edge), style)

    def grounds(self, view: LandView) -> Iterator[Shape]:
        """The landscapes as one country, cut off where it ends."""
        landscapes = {cell: square.landscape for cell, square in sorted(view.squares.items())}
        seed = "/".join(f"{column},{row} {name}" for (column, row), name in landscapes.items())
        stands = {cell: (self.stand,) for cell, square in view.squares.items() if square.feature is not None}
        country = Country(
            landscapes=landscapes, square=self.look.square, seed=seed, taken=stands, has_banks=False
        )
        painted = tuple(self.terrain.shapes(country))
        size = self.look.square + 2 * OVERLAP
        boxes = (
            rect(column * self.look.square - OVERLAP, row * self.look.square - OVERLAP, size, size)
            for column, row in landscapes
        )
        edge = Path(tuple(segment for box in boxes for segment in box.segments))
        yield Group(painted, translation(self.look.edge, self.look.edge), clip=edge)
        if self.art.colours.in_grey or self.art.colours.ink != "full":
            yield from self.landscape_marks(landscapes)

    def landscape_marks(self, landscapes: Mapping[Cell, str]) -> Iterator[Shape]:
        """Leaves, sprigs and drops in the lower left corners, where colours alone don't tell landscapes."""
        size, inset = self.look.square * 0.17, self.look.square * 0.04
        for cell, landscape in landscapes.items():
            x, y = self.corner(cell)
            mark = landscape_mark(self.art, landscape)
            yield place(mark, x + inset, y + self.look.square - inset - size, size)

    def borders(self, view: LandView) -> Iterator[Shape]:
        """Thin guides between the squares of an area, so that they can be counted; outlines around it, which
        leave a bridge open that makes one area of two.
        """
        guide = replace(self.look.guide, stroke=self.inks.ink)
        outline = replace(self.look.outline, stroke=self.inks.ink)
        butt = replace(outline, cap="butt")
        area = view.areas or {cell: square.landscape for cell, square in view.squares.items()}
        gates = dict(self._gates(view))
        for cell, other in sides(view.squares):
            if other in view.squares and area[cell] == area[other]:
                yield self.side((cell, other), guide)
            elif gate := gates.get(pair(cell, other)):
                x1, y1, x2, y2 = side_ends((cell, other), self.look.square, self.look.edge)
                start, end = gate
                if x1 == x2:
                    yield from (line(x1, y1, x1, start, butt), line(x1, end, x1, y2, butt))
                else:
                    yield from (line(x1, y1, start, y1, butt), line(end, y1, x2, y1, butt))
            else:
                yield self.side((cell, other), outline)

    def _gates(self, view: LandView) -> Iterator[tuple[Pair, tuple[float, float]]]:
        """The sides on which the ends of such bridges lie, and from where to where along the side."""
        for ends in view.bridges:
            if not self._joins(ends, view):
                continue
            span, one, other = self._span(ends, view), *ends
            across = ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)
            upper, lower = (share * span.width for share in LANDING)
            if span.is_across:
                gate = span.y + upper, span.y + lower
            else:
                gate = span.x + span.width - lower, span.x + span.width - upper
            for end in ends:
                yield pair(end, across), gate

    def outline(self, cells: Collection[Cell]) -> Iterator[Shape]:
        """A strong line around some cells, with a rim that parts it from what lies below."""
        around = [(cell, other) for cell, other in sides(cells) if other not in cells]
        for ink, width in ((PAPER, 1.8), (self.inks.ink, 1.0)):
            style = Style(fill=None, stroke=ink, stroke_width=width, cap="round")
            yield from (self.side(side, style) for side in around)

    def cuts(self, view: LandView) -> Iterator[Shape]:
        """Dashes where a piece ends, on a light line, so that they are seen on every ground."""
        under = Style(fill=None, stroke=PAPER, stroke_width=1.1, cap="butt")
        dashes = Style(fill=None, stroke=self.inks.cut, stroke_width=0.6, dash=(1.6, 1.0))
        for cell, other in sides(view.squares):
            if other in view.squares and view.pieces.get(cell) != view.pieces.get(other):
                yield from (self.side((cell, other), style) for style in (under, dashes))

    def features(self, view: LandView) -> Iterator[Shape]:
        """Creatures and bonuses; a veil lies over the eaten."""
        square, size, inset = self.look.square, self.look.icon, self.look.veil
        veil = Style(fill=PAPER, fill_opacity=0.5)
        for cell, found in sorted(view.squares.items()):
            if found.feature is None:
                continue
            x, y = self.corner(cell)
            yield from standing(found, self.art, x + (square - size) / 2, y + (square - size) / 2, size)
            if cell in view.bones:
                yield rect(x + inset, y + inset, square - 2 * inset, square - 2 * inset, veil)

    def _joins(self, ends: Pair, view: LandView) -> bool:
        """Whether a bridge holds two parts of an area together across something else."""
        one, other = ends
        if one not in view.squares or other not in view.squares:
            return False
        area = view.areas or {cell: square.landscape for cell, square in view.squares.items()}
        between = ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)
        return area[one] == area[other] != area.get(between)

    def _span(self, ends: Pair, view: LandView) -> Span:
        """From border to border, however far; beside what stands under it, so that it is still seen."""
        look, square = self.look.bridge, self.look.square
        one, other = ends
        apart = abs(one[0] - other[0]) + abs(one[1] - other[1])
        under = view.squares.get(((one[0] + other[0]) // 2, (one[1] + other[1]) // 2))
        covers = under is not None and under.feature is not None
        length, width = (apart - 1) * square, look.narrow if covers else look.width
        shift = square / 2 - width / 2 - look.aside if covers else 0.0
        (x1, y1), (x2, y2) = self.corner(one), self.corner(other)
        if one[0] == other[0]:
            left, top = x1 + (square - width) / 2 - shift, min(y1, y2) + square
            return Span(left, top, length, width, is_across=False)
        return Span(min(x1, x2) + square, y1 + (square - width) / 2 + shift, length, width, is_across=True)

    def bridges(self, view: LandView) -> Iterator[Shape]:
        """From bank to bank, a little over both."""
        reach = self.look.bridge.reach
        for ends in sorted(view.bridges):
            span = self._span(ends, view)
            length = span.length + reach
            if span.is_across:
                yield self.icon("bridge", span.x - reach / 2, span.y, length, span.width)
            else:
                left, top = span.x + span.width / 2 - length / 2, span.y + span.length / 2 - span.width / 2
                yield self.icon("bridge", left, top, length, span.width, turn=90)

    def walls(self, view: LandView) -> Iterator[Shape]:
        length, thick = self.look.wall, self.look.wall * 0.24
        for border in sorted(view.walls):
            x1, y1, x2, y2 = side_ends(border, self.look.square, self.look.edge)
            left, top = (x1 + x2) / 2 - length / 2, (y1 + y2) / 2 - thick / 2
            yield self.icon("wall", left, top, length, turn=90 if x1 == x2 else 0)

    def tokens(self, name: str, cells: Collection[Cell], token: Token) -> Iterator[Shape]:
        """Towers, or bones, in the corners of their squares."""
        across = self.look.square - token.size - token.right
        down = self.look.square - token.size - token.bottom
        for cell in sorted(cells):
            x, y = self.corner(cell)
            yield self.icon(name, x + across, y + down, token.size)

    def marks(self, view: LandView) -> Iterator[Shape]:
        ring = Style(fill=None, stroke=self.inks.cut, stroke_width=0.7)
        size = self.look.square - 1.2
        for cell in sorted(view.marked):
            x, y = self.corner(cell)
            yield rounded_rect(x + 0.6, y + 0.6, size, size, 1.2, ring)

    def badges(self, view: LandView) -> Iterator[Shape]:
        """Points in rounded boxes at the upper right of their squares; several stand below each other."""
        height, inset = self.look.badge.height, self.look.badge.inset
        stacked: dict[Cell, int] = {}
        for cell, text in view.badges:
            level = stacked.get(cell, 0)
            stacked[cell] = level + 1
            x, y = self.corner(cell)
            right, top = x + self.look.square - inset, y + inset + level * height * 1.12
            yield from points_badge(text, right, top, height, rim=self.look.badge.rim, inks=self.inks)

    def verdict(self, is_right: bool, x: float, y: float, radius: float) -> Iterator[Shape]:
        """A tick or a cross on a disc: told by its form as well as by its colour."""
        fill = self.inks.gain if is_right else self.inks.loss
        yield circle(x, y, radius, Style(fill=fill, stroke=PAPER, stroke_width=0.4))
        pen = Style(fill=None, stroke=PAPER, stroke_width=radius * 0.28, cap="round", join="round")
        r = radius * 0.46
        if is_right:
            tick = [(x - r, y + r * 0.1), (x - r * 0.25, y + r * 0.85), (x + r * 1.05, y - r * 0.75)]
            yield polyline(tick, pen)
        else:
            yield line(x - r, y - r, x + r, y + r, pen)
            yield line(x - r, y + r, x + r, y - r, pen)

    def names(self, view: LandView, x: float, y: float) -> Iterator[Shape]:
        """The names of columns and rows as in a spreadsheet, beside squares that start at x and y."""
        look = self.look
        return cell_names(*view.extent, look.square, x, y, size=look.name_size, gap=look.name_gap)
