"""Small pictures of lands, for rules and reference sheets: any size, also of what the rules forbid."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import (
    Group,
    Path,
    Shape,
    Style,
    Text,
    circle,
    line,
    place,
    rect,
    rounded_rect,
    translation,
)
from cutterprint.games.cutterland.pieces.lands import Land, Pair, pair
from cutterprint.games.cutterland.pieces.squares import Cell, Square, cell_name
from cutterprint.games.cutterland.scoring.score import Score
from cutterprint.games.cutterland.sheets.art import ArtBook
from cutterprint.games.cutterland.sheets.land_picture import GAIN, INK, LOSS, PAPER, Badge, badges

OVERLAP = 0.1
ICON = 0.74
"""How much of a square's side an icon takes."""
# On pictures in colour and in grey: dark enough for either.
RIGHT, WRONG = "#2f6b2f", "#a8231c"


@dataclass(frozen=True, kw_only=True)
class Scene:
    """What a small picture shows; `fresh` squares are outlined as the piece that was just laid."""

    squares: Mapping[Cell, Square]
    towers: Collection[Cell] = ()
    walls: Collection[Pair] = ()
    bridges: Collection[Pair] = ()
    devoured: Collection[Cell] = ()
    badges: Sequence[Badge] = ()
    fresh: Mapping[Cell, Square] = field(default_factory=dict)
    named: bool = False

    @property
    def cells(self) -> set[Cell]:
        return {*self.squares, *self.fresh}


@dataclass(frozen=True)
class Picture:
    """Shapes with their size, to be put somewhere."""

    width: float
    height: float
    shapes: tuple[Shape, ...]

    def at(self, x: float, y: float) -> Group:
        return Group(self.shapes, translation(x, y))


def scene_of(found: Score, *, points: bool = False, named: bool = False) -> Scene:
    """A scored land, with its bones, and its points if they are wanted."""
    land = found.land
    return Scene(
        squares=land.squares,
        towers=land.towers,
        walls=land.walls,
        bridges=land.bridges,
        devoured=found.devoured,
        badges=badges(found) if points else (),
        named=named,
    )


def land_scene(land: Land) -> Scene:
    """A land as it lies, legal or not, before the hunt."""
    return Scene(squares=land.squares, towers=land.towers, walls=land.walls, bridges=land.bridges)


def small_land(scene: Scene, art: ArtBook, square: float) -> Picture:
    """The picture of a scene with squares of this side."""
    return _SmallLand(scene, art, square).picture()


class _SmallLand:
    def __init__(self, scene: Scene, art: ArtBook, square: float) -> None:
        self.scene = scene
        self.art = art
        self.square = square
        cells = scene.cells
        self.left = min(column for column, _ in cells)
        self.top = min(row for _, row in cells)
        self.columns = max(column for column, _ in cells) - self.left + 1
        self.rows = max(row for _, row in cells) - self.top + 1
        # Room for the thick outline, and for the names of columns and rows.
        self.edge = max(0.3, square * 0.03)
        self.name_size = max(6.5, min(8.0, square * 0.8))
        self.name_room = 3.4 if scene.named else 0.0

    def picture(self) -> Picture:
        width = self.columns * self.square + 2 * self.edge + self.name_room
        height = self.rows * self.square + 2 * self.edge + self.name_room
        shapes = (
            *self._names(),
            *self._grounds(self.scene.squares),
            *self._guides(),
            *self._creatures(self.scene.squares),
            *self._bridges(),
            *self._outlines(),
            *self._fresh(),
            *self._walls(),
            *self._towers_and_bones(),
            *self._badges(),
        )
        return Picture(width, height, shapes)

    def _corner(self, cell: Cell) -> tuple[float, float]:
        start = self.edge + self.name_room
        return start + (cell[0] - self.left) * self.square, start + (cell[1] - self.top) * self.square

    def _names(self) -> Iterator[Shape]:
        if not self.scene.named:
            return
        size, grey = self.name_size, "#5a5a5a"
        for column in range(self.columns):
            x, y = self._corner((self.left + column, self.top))
            name = cell_name((column, 0))[:-1]
            yield Text(name, x + self.square / 2, y - self.edge - 0.9, size, "bold", "middle", grey)
        for row in range(self.rows):
            x, y = self._corner((self.left, self.top + row))
            middle = y + self.square / 2 + cap_height(size) / 2
            yield Text(str(row + 1), x - self.edge - 1.0, middle, size, "bold", "end", grey)

    def _grounds(self, squares: Mapping[Cell, Square]) -> Iterator[Shape]:
        size = self.square + OVERLAP
        for cell, square in sorted(squares.items()):
            x, y = self._corner(cell)
            yield place(self.art.ground(square.landscape), x - OVERLAP / 2, y - OVERLAP / 2, size, size)

    def _creatures(self, squares: Mapping[Cell, Square]) -> Iterator[Shape]:
        inset = self.square * (1 - ICON) / 2
        for cell, square in sorted(squares.items()):
            if square.feature is None:
                continue
            x, y = self._corner(cell)
            yield place(self.art.icon(square.feature), x + inset, y + inset, self.square * ICON)
            if cell in self.scene.devoured:
                veil = Style(fill=PAPER, fill_opacity=0.55)
                inner = self.square * 0.04
                yield rect(x + inner, y + inner, self.square - 2 * inner, self.square - 2 * inner, veil)

    def _borders(self) -> Iterator[tuple[Cell, Cell, bool]]:
        """Every side of a square once, and whether it parts two landscapes or ends the land."""
        squares = self.scene.squares
        for cell in sorted(squares):
            column, row = cell
            for other in ((column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1)):
                if other in squares and other < cell:
                    continue
                yield cell, other, other not in squares or squares[other].landscape != squares[cell].landscape

    def _ends(self, cell: Cell, other: Cell) -> tuple[float, float, float, float]:
        x, y = self._corner((max(cell[0], other[0]), max(cell[1], other[1])))
        if cell[0] != other[0]:
            return x, y, x, y + self.square
        return x, y, x + self.square, y

    def _guides(self) -> Iterator[Path]:
        thin = max(0.08, self.square * 0.008)
        style = Style(fill=None, stroke=INK, stroke_width=thin, stroke_opacity=0.4)
        for cell, other, is_edge in self._borders():
            if not is_edge:
                yield line(*self._ends(cell, other), style)

    def _outlines(self) -> Iterator[Path]:
        style = Style(fill=None, stroke=INK, stroke_width=max(0.3, self.square * 0.045), cap="round")
        for cell, other, is_edge in self._borders():
            if is_edge:
                yield line(*self._ends(cell, other), style)

    def _fresh(self) -> Iterator[Shape]:
        """The piece that was just laid, over the land, in a thick outline."""
        fresh = self.scene.fresh
        if not fresh:
            return
        yield from self._grounds(fresh)
        yield from self._creatures(fresh)
        style = Style(fill=None, stroke="#ffffff", stroke_width=max(1.1, self.square * 0.16), cap="round")
        ink = Style(fill=None, stroke=INK, stroke_width=max(0.6, self.square * 0.085), cap="round")
        for one in (style, ink):
            for column, row in sorted(fresh):
                for other in ((column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1)):
                    if other not in fresh:
                        yield line(*self._ends((column, row), other), one)

    def _bridges(self) -> Iterator[Shape]:
        for one, other in sorted(self.scene.bridges):
            x1, y1 = self._corner(one)
            x2, y2 = self._corner(other)
            middle_x, middle_y = (x1 + x2 + self.square) / 2, (y1 + y2 + self.square) / 2
            upright = one[0] == other[0]
            span = abs(y2 - y1) if upright else abs(x2 - x1)
            length, width = span - self.square * 0.72, self.square * 0.42
            left, top = middle_x - length / 2, middle_y - width / 2
            under = self.scene.squares.get(((one[0] + other[0]) // 2, (one[1] + other[1]) // 2))
            if under is not None and under.feature is not None and span <= 2 * self.square + 1e-6:
                # Off the middle and narrower, so that what stands under it is still seen.
                width = self.square * 0.32
                top = middle_y - width / 2
                shift = self.square * (0.5 - 0.16 - 0.02)
                left, top = (left - shift, top) if upright else (left, top + shift)
            yield place(self.art.icon("bridge"), left, top, length, width, turn=90 if upright else 0)

    def _walls(self) -> Iterator[Shape]:
        wall = self.art.icon("wall")
        for border in sorted(self.scene.walls):
            x1, y1, x2, y2 = self._ends(*border)
            length, thickness = self.square, self.square * 0.26
            left, top = (x1 + x2) / 2 - length / 2, (y1 + y2) / 2 - thickness / 2
            yield place(wall, left, top, length, thickness, turn=90 if x1 == x2 else 0)

    def _towers_and_bones(self) -> Iterator[Shape]:
        for cell in sorted(self.scene.towers):
            x, y = self._corner(cell)
            size = self.square * 0.5
            yield place(
                self.art.icon("tower"), x + self.square * 0.98 - size, y + self.square * 0.98 - size, size
            )
        for cell in sorted(self.scene.devoured):
            x, y = self._corner(cell)
            size = self.square * 0.58
            yield place(
                self.art.icon("bones"), x + self.square * 0.98 - size, y + self.square * 0.98 - size, size
            )

    def _badges(self) -> Iterator[Shape]:
        stacked: dict[Cell, int] = {}
        size = max(6.5, self.square * 0.72)
        height = size * 0.5
        for badge in self.scene.badges:
            level = stacked.get(badge.cell, 0)
            stacked[badge.cell] = level + 1
            x, y = self._corner(badge.cell)
            text = signed(badge.points)
            width = text_width(text, size, "bold") + size * 0.22
            right, top = x + self.square - 0.3, y + 0.3 + level * (height + 0.3)
            gain, loss = (INK, "#6a6a6a") if self.art.colours.in_grey else (GAIN, LOSS)
            style = Style(fill=gain if badge.points > 0 else loss, stroke=PAPER, stroke_width=0.25)
            yield rounded_rect(right - width, top, width, height, height / 2, style)
            baseline = top + height / 2 + cap_height(size, "bold") / 2
            yield Text(text, right - width / 2, baseline, size, "bold", "middle", PAPER)


def cut_card(
    rows: Sequence[Sequence[Square]],
    pieces: Mapping[str, Collection[Cell]],
    art: ArtBook,
    square: float,
    *,
    apart: float = 0.0,
) -> Picture:
    """A card with its cuts; its pieces are moved apart by a share of their way from the middle."""
    squares = {(c, r): one for r, row in enumerate(rows) for c, one in enumerate(row)}
    columns, height = len(rows[0]), len(rows)
    shapes: list[Shape] = []
    reach = square * apart * max(columns, height) / 2
    for cells in pieces.values():
        middle_x = sum(c + 0.5 for c, _ in cells) / len(cells) - columns / 2
        middle_y = sum(r + 0.5 for _, r in cells) / len(cells) - height / 2
        piece = _SmallLand(Scene(squares={cell: squares[cell] for cell in cells}), art, square)
        x, y = piece.left * square, piece.top * square
        moved = (reach + x + middle_x * square * apart, reach + y + middle_y * square * apart)
        shapes.append(piece.picture().at(*moved))
    edge = max(0.3, square * 0.03)
    return Picture(columns * square + 2 * (reach + edge), height * square + 2 * (reach + edge), tuple(shapes))


def verdict(is_right: bool, size: float, *, in_grey: bool = False) -> Picture:
    """A tick or a cross in a disc: allowed, or not. Its form tells it, and its colour."""
    middle = size / 2
    ink = INK if in_grey else RIGHT if is_right else WRONG
    stroke = Style(fill=None, stroke="#ffffff", stroke_width=size * 0.13, cap="round", join="round")
    marks: list[Shape]
    if is_right:
        marks = [
            line(size * 0.27, size * 0.53, size * 0.43, size * 0.69, stroke),
            line(size * 0.43, size * 0.69, size * 0.74, size * 0.33, stroke),
        ]
    else:
        marks = [
            line(size * 0.31, size * 0.31, size * 0.69, size * 0.69, stroke),
            line(size * 0.69, size * 0.31, size * 0.31, size * 0.69, stroke),
        ]
    disc = circle(middle, middle, middle, Style(fill=ink, stroke="#ffffff", stroke_width=size * 0.06))
    return Picture(size, size, (disc, *marks))


def signed(points: int) -> str:
    """Points with their sign, a real minus before a loss."""
    return f"−{-points}" if points < 0 else f"+{points}"


__all__ = [
    "Picture",
    "Scene",
    "cut_card",
    "land_scene",
    "pair",
    "scene_of",
    "signed",
    "small_land",
    "verdict",
]
