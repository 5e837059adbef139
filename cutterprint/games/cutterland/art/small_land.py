"""Small pictures of squares for sheets: any layout, legal or not, with what lies on it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import (
    Colour,
    Drawing,
    Path,
    Shape,
    Style,
    Symbol,
    Text,
    circle,
    line,
    place,
    polyline,
    rect,
    rounded_rect,
)
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.components.lands import Land, Pair, parse_bridge, parse_wall
from cutterprint.games.cutterland.components.squares import Cell, Square, parse_cell, parse_square
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.library import built_ins
from cutterprint.pages.elements import PICTURE
from cutterprint.pages.markup_reader import Element

SQUARE = 10.0
EDGE = 1.0
OVERLAP = 0.05
MOST_SQUARES = 400


@dataclass(frozen=True, kw_only=True)
class SmallLand:
    """What a small picture shows; nothing of it needs to be legal."""

    squares: Mapping[Cell, Square]
    towers: frozenset[Cell] = frozenset()
    walls: frozenset[Pair] = frozenset()
    bridges: frozenset[Pair] = frozenset()
    bones: frozenset[Cell] = frozenset()
    marked: frozenset[Cell] = frozenset()
    pieces: Mapping[Cell, str] = field(default_factory=dict)
    badges: Mapping[Cell, str] = field(default_factory=dict)
    verdict: str = ""

    @classmethod
    def of(cls, land: Land, bones: frozenset[Cell] = frozenset()) -> "SmallLand":
        return cls(
            squares=land.squares, towers=land.towers, walls=land.walls, bridges=land.bridges, bones=bones
        )


@dataclass(frozen=True, kw_only=True)
class Inks:
    """The colours of what is drawn over the squares."""

    ink: Colour = "#2b1e2e"
    paper: Colour = "#ffffff"
    gain: Colour = "#2f6b2f"
    loss: Colour = "#a8231c"
    cut: Colour = "#a8231c"


ATTRIBUTES = (
    *PICTURE,
    *("sample", "squares"),
    *("towers", "walls", "bridges", "bones", "marked", "pieces", "badges", "verdict"),
)


def land_element(element: Element, art: ArtBook, inks: Inks) -> Drawing:
    """The drawing of a `land` element of a page."""
    given = element.attributes
    for name in given:
        if name not in ATTRIBUTES:
            raise ValueError(f"it has no {name[:40]!r}; it has: {', '.join(ATTRIBUTES)}")
    if "sample" in given:
        shown = SmallLand.of(_sample(given["sample"]))
    elif "squares" in given:
        shown = SmallLand(squares=parse_squares(given["squares"], art.rules))
    else:
        raise ValueError("it needs squares, or a sample")
    badges = dict(part.split(":", 1) for part in given.get("badges", "").split() if ":" in part)
    verdict = given.get("verdict", "")
    if verdict not in ("", "yes", "no"):
        raise ValueError("verdict is yes or no")
    return small_land(
        SmallLand(
            squares=shown.squares,
            towers=shown.towers | {parse_cell(name) for name in given.get("towers", "").split()},
            walls=shown.walls | {parse_wall(name) for name in given.get("walls", "").split()},
            bridges=shown.bridges | {parse_bridge(name) for name in given.get("bridges", "").split()},
            bones=frozenset(parse_cell(name) for name in given.get("bones", "").split()),
            marked=frozenset(parse_cell(name) for name in given.get("marked", "").split()),
            pieces=_letters(given.get("pieces", "")),
            badges={parse_cell(name): text for name, text in badges.items()},
            verdict=verdict,
        ),
        art,
        inks,
    )


def parse_squares(text: str, rules: Rules) -> dict[Cell, Square]:
    """Squares as people write them, rows apart by lines or by ' / '."""
    squares: dict[Cell, Square] = {}
    for row, codes in enumerate(_rows(text)):
        for column, code in enumerate(codes.split()):
            square = parse_square(code, rules)
            if square is not None:
                squares[column, row] = square
    if not squares or len(squares) > MOST_SQUARES:
        raise ValueError(f"it has {len(squares)} squares; there can be 1 to {MOST_SQUARES}")
    return squares


def _rows(text: str) -> list[str]:
    # An XML attribute turns line ends into blanks, so rows are parted by a slash that stands alone.
    return [row for row in re.split(r"\n|(?:^|\s)/(?:\s|$)", text.strip()) if row.strip()]


def _letters(text: str) -> dict[Cell, str]:
    return {
        (column, row): letter
        for row, letters in enumerate(_rows(text))
        for column, letter in enumerate(letters.split())
        if letter != "."
    }


def _sample(name: str) -> Land:
    from cutterprint.loading import load_file

    for item in built_ins():
        if item.id == name and item.kind == "land":
            found = load_file(item.path)
            assert isinstance(found, Land)
            return found
    raise ValueError(f"there is no built-in land {name[:40]!r}")


def small_land(shown: SmallLand, art: ArtBook, inks: Inks | None = None) -> Drawing:
    """The picture: as large as its squares, with a narrow edge for what stands over them."""
    picture = _Picture(shown, art, inks or Inks())
    width, height = picture.size()
    shapes = tuple(picture.shapes())
    return Drawing(width, height, shapes, picture.symbols())


class _Picture:
    def __init__(self, shown: SmallLand, art: ArtBook, inks: Inks) -> None:
        self.shown = shown
        self.art = art
        self.inks = inks
        self.used: set[str] = set()

    def size(self) -> tuple[float, float]:
        columns = 1 + max(column for column, _ in self.shown.squares)
        rows = 1 + max(row for _, row in self.shown.squares)
        return columns * SQUARE + 2 * EDGE, rows * SQUARE + 2 * EDGE

    def symbols(self) -> tuple[Symbol, ...]:
        return tuple(symbol for symbol in self.art.symbols() if symbol.name in self.used)

    def shapes(self) -> Iterator[Shape]:
        yield from self.grounds()
        yield from self.borders()
        yield from self.features()
        yield from self.bridges()
        yield from self.walls()
        yield from self.tokens()
        yield from self.marks()

    def corner(self, cell: Cell) -> tuple[float, float]:
        return EDGE + cell[0] * SQUARE, EDGE + cell[1] * SQUARE

    def icon(self, name: str, x: float, y: float, w: float, h: float | None = None, turn: float = 0) -> Shape:
        symbol = self.art.icon(name)
        self.used.add(symbol.name)
        return place(symbol, x, y, w, h, turn=turn)

    def grounds(self) -> Iterator[Shape]:
        for cell, square in sorted(self.shown.squares.items()):
            x, y = self.corner(cell)
            ground = self.art.ground(square.landscape)
            self.used.add(ground.name)
            yield place(ground, x - OVERLAP, y - OVERLAP, SQUARE + 2 * OVERLAP, SQUARE + 2 * OVERLAP)

    def borders(self) -> Iterator[Shape]:
        """Thin lines inside a landscape, strong ones around it; dashes where a piece ends."""
        squares, pieces = self.shown.squares, self.shown.pieces
        thin = Style(fill=None, stroke=self.inks.ink, stroke_width=0.1, stroke_opacity=0.4, dash=(0.5, 0.6))
        strong = Style(fill=None, stroke=self.inks.ink, stroke_width=0.45, cap="round")
        cut = Style(fill=None, stroke=self.inks.paper, stroke_width=1.1, cap="butt")
        dashes = Style(fill=None, stroke=self.inks.cut, stroke_width=0.6, dash=(1.6, 1.0))
        late: list[Shape] = []
        for cell in sorted(squares):
            column, row = cell
            for other in ((column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1)):
                if other in squares and other < cell:
                    continue
                same = other in squares and squares[other].landscape == squares[cell].landscape
                yield self.border(cell, other, thin if same else strong)
                if other in squares and pieces.get(cell) != pieces.get(other):
                    late += [self.border(cell, other, cut), self.border(cell, other, dashes)]
        yield from late

    def ends(self, cell: Cell, other: Cell) -> tuple[float, float, float, float]:
        x, y = self.corner((max(cell[0], other[0]), max(cell[1], other[1])))
        return (x, y, x, y + SQUARE) if cell[0] != other[0] else (x, y, x + SQUARE, y)

    def border(self, cell: Cell, other: Cell, style: Style) -> Shape:
        return line(*self.ends(cell, other), style)

    def features(self) -> Iterator[Shape]:
        size = SQUARE * 0.74
        for cell, square in sorted(self.shown.squares.items()):
            if square.feature is None:
                continue
            x, y = self.corner(cell)
            inset = (SQUARE - size) / 2
            yield self.icon(square.feature, x + inset, y + inset, size)
            if cell in self.shown.bones:
                yield rect(
                    x + 0.5, y + 0.5, SQUARE - 1, SQUARE - 1, Style(fill=self.inks.paper, fill_opacity=0.5)
                )

    def bridges(self) -> Iterator[Shape]:
        for one, other in sorted(self.shown.bridges):
            upright = one[0] == other[0]
            apart = abs(one[0] - other[0]) + abs(one[1] - other[1])
            x1, y1 = self.corner(one)
            x2, y2 = self.corner(other)
            middle_x, middle_y = (x1 + x2 + SQUARE) / 2, (y1 + y2 + SQUARE) / 2
            length = (apart - 1) * SQUARE + 3.4
            under = self.shown.squares.get(((one[0] + other[0]) // 2, (one[1] + other[1]) // 2))
            covers = under is not None and under.feature is not None
            width = 3.2 if covers else 4.6
            # Off the middle, so that what stands under the bridge is still seen.
            shift = SQUARE / 2 - width / 2 - 0.2 if covers else 0.0
            left, top = middle_x - length / 2, middle_y - width / 2
            if upright:
                yield self.icon("bridge", left - shift, top, length, width, turn=90)
            else:
                yield self.icon("bridge", left, top + shift, length, width)

    def walls(self) -> Iterator[Shape]:
        for border in sorted(self.shown.walls):
            x1, y1, x2, y2 = self.ends(*border)
            length, thick = SQUARE + 0.6, (SQUARE + 0.6) * 0.24
            left, top = (x1 + x2) / 2 - length / 2, (y1 + y2) / 2 - thick / 2
            yield self.icon("wall", left, top, length, turn=90 if x1 == x2 else 0)

    def tokens(self) -> Iterator[Shape]:
        for cell in sorted(self.shown.towers):
            x, y = self.corner(cell)
            yield self.icon("tower", x + SQUARE - 4.7, y + SQUARE - 4.9, 4.6)
        for cell in sorted(self.shown.bones):
            x, y = self.corner(cell)
            yield self.icon("bones", x + SQUARE - 5.6, y + SQUARE - 5.6, 5.2)

    def marks(self) -> Iterator[Shape]:
        for cell in sorted(self.shown.marked):
            x, y = self.corner(cell)
            ring = Style(fill=None, stroke=self.inks.cut, stroke_width=0.7)
            yield rounded_rect(x + 0.6, y + 0.6, SQUARE - 1.2, SQUARE - 1.2, 1.2, ring)
        for cell, text in self.shown.badges.items():
            x, y = self.corner(cell)
            yield from pill(text, x + SQUARE - 0.4, y + 0.4, 4.0, self.inks)
        if self.shown.verdict:
            width, height = self.size()
            yield from verdict(self.shown.verdict == "yes", width - 2.3, height - 2.3, 2.2, self.inks)


def pill(text: str, right: float, top: float, height: float, inks: Inks) -> Iterator[Shape]:
    """Points in a small rounded box, its right end given."""
    size = height * 1.8
    width = max(text_width(text, size, "bold") + height * 0.6, height)
    fill = inks.loss if text.startswith(("-", "−")) else inks.gain
    yield rounded_rect(
        right - width, top, width, height, height / 2, Style(fill=fill, stroke=inks.paper, stroke_width=0.3)
    )
    baseline = top + height / 2 + cap_height(size, "bold") / 2
    yield Text(text.replace("-", "−"), right - width / 2, baseline, size, "bold", "middle", inks.paper)


def verdict(is_right: bool, x: float, y: float, radius: float, inks: Inks) -> Iterator[Shape]:
    """A tick or a cross on a disc: told by its form as well as by its colour."""
    yield circle(
        x, y, radius, Style(fill=inks.gain if is_right else inks.loss, stroke=inks.paper, stroke_width=0.4)
    )
    pen = Style(fill=None, stroke=inks.paper, stroke_width=radius * 0.28, cap="round", join="round")
    r = radius * 0.46
    tick = [(x - r, y + r * 0.1), (x - r * 0.25, y + r * 0.85), (x + r * 1.05, y - r * 0.75)]
    strokes: list[Path] = (
        [polyline(tick, pen)]
        if is_right
        else [line(x - r, y - r, x + r, y + r, pen), line(x - r, y + r, x + r, y - r, pen)]
    )
    yield from strokes
