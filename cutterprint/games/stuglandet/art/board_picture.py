"""Boards as pictures: the tiles as they lie, with the cabins on them."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from cutterprint.drawing.board_marks import GREY, PAPER, Inks, cell_names, points_badge
from cutterprint.drawing.books import used_symbols
from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.outlines import Point, rounded, smooth
from cutterprint.drawing.palettes import Palette
from cutterprint.drawing.shapes import (
    Drawing,
    Group,
    Path,
    Shape,
    Style,
    Symbol,
    Text,
    place,
    rect,
    rounded_rect,
    translation,
)
from cutterprint.games.stuglandet.art.book import ArtBook
from cutterprint.games.stuglandet.art.cabins import cabin_colours, cabin_mark
from cutterprint.games.stuglandet.art.shores import loops
from cutterprint.games.stuglandet.art.tiles import DEFAULT_CELL, TileLook, TilePainter
from cutterprint.games.stuglandet.components.boards import TileGrid
from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.games.stuglandet.rules.model import Part
from cutterprint.games.stuglandet.scoring.score import PlayerScore, Score
from cutterprint.i18n import Language
from cutterprint.numbers import plus, signed
from cutterprint.specs.cells import Cell

CABIN = 0.66
"""How large a cabin's symbol is, as a share of a cell."""

Outlined = Sequence[tuple[int, Collection[Cell]]]
"""Groups of cells to put a line around, each in the colours of a player."""


def board_picture(
    grid: TileGrid,
    tiles: TileSet,
    art: ArtBook,
    *,
    cabins: Mapping[Cell, int] | None = None,
    cell: float = DEFAULT_CELL,
) -> Drawing:
    """The tiles as they lie, some turned, with their cabins."""
    painter = BoardPainter(grid, TilePainter(tiles, art, TileLook(cell=cell)))
    return painter.drawing((*painter.tiles(), *painter.cabins(cabins or {})))


class BoardPainter:
    """Draws a board; its upper left corner is at (0, 0)."""

    def __init__(self, grid: TileGrid, painter: TilePainter) -> None:
        self.grid = grid
        self.painter = painter
        self.art = painter.art
        self.cell = painter.look.cell

    @property
    def width(self) -> float:
        return self.grid.columns * self.cell

    @property
    def height(self) -> float:
        return self.grid.rows * self.cell

    def drawing(self, shapes: tuple[Shape, ...]) -> Drawing:
        """Shapes on the board as a drawing of its size."""
        known = (*self.art.symbols(), *self.faces())
        return Drawing(self.width, self.height, shapes, used_symbols(shapes, known))

    def faces(self) -> list[Symbol]:
        return [self.painter.face(laid.tile) for laid in self.grid.tiles]

    def tiles(self) -> Iterator[Shape]:
        for laid, face in zip(self.grid.tiles, self.faces(), strict=True):
            x, y = (part * self.cell for part in laid.origin)
            yield place(face, x, y, face.width, turn=180 if laid.is_turned else 0)
        edge = Style(fill=None, stroke=PAPER, stroke_width=self.cell * 0.025, stroke_opacity=0.8)
        for laid, face in zip(self.grid.tiles, self.faces(), strict=True):
            x, y = (part * self.cell for part in laid.origin)
            yield rect(x, y, face.width, face.height, edge)

    def cabins(self, cabins: Mapping[Cell, int]) -> Iterator[Shape]:
        size = self.cell * CABIN
        for cell, player in sorted(cabins.items()):
            x, y = ((part + 0.5) * self.cell - size / 2 for part in cell)
            yield place(cabin_mark(player, self.art), x, y, size)

    def outlines(self, outlined: Outlined) -> Iterator[Shape]:
        """A line in a player's colour around cells, dark at both sides, so that every ground shows it."""
        inset = self.cell * 0.045
        for player, cells in outlined:
            found = cabin_colours(player, self.art.colours)
            for loop in loops(frozenset(cells)):
                corners = []
                for index, (column, row) in enumerate(loop):
                    (a, b), (c, d) = loop[index - 1], loop[(index + 1) % len(loop)]
                    dx = _sign(row - b) + _sign(d - row)
                    dy = _sign(column - a) + _sign(c - column)
                    at = (column * self.cell - dx * inset, row * self.cell + dy * inset)
                    corners.append((at, self.cell * 0.2))
                segments = smooth(rounded(corners, self.cell * 0.08))
                for colour, width in ((found.line, 0.13), (found.roof, 0.075)):
                    pen = Style(fill=None, stroke=colour, stroke_width=self.cell * width, join="round")
                    yield Path(segments, pen)

    def names(self, left: float, top: float) -> Iterator[Shape]:
        """The names of columns and rows as in a spreadsheet."""
        grid, cell = self.grid, self.cell
        return cell_names(grid.columns, grid.rows, cell, left, top, size=cell * 0.5, gap=cell * 0.08)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


# --- a scored board ---

SCORED_CELL = 17.0
BADGE = 0.23
"""How high the points on a board are, as a share of a cell."""
MARGIN, TITLE_ROOM = 6.0, 8.0
ICONS = {
    Part.CABINS: "cabin",
    Part.LAKES: "lake",
    Part.CITY_PLOTS: "city-plot",
    Part.LANDFILLS: "landfill",
    Part.TILES: "tile",
    Part.CITY: "city",
    Part.CONNECTED: "connected",
}


@dataclass(frozen=True)
class Badge:
    """Points shown in a cell, and whose they are if that is not told by a cabin there."""

    cell: Cell
    points: int
    player: int | None = None


def scored_board(
    score: Score, art: ArtBook, *, cell: float = SCORED_CELL, badge: float | None = BADGE
) -> Drawing:
    """A scored board without its table; `badge` is how high points are, in cells, or None for no points."""
    painter = BoardPainter(score.board.grid, TilePainter(score.board.tiles, art, TileLook(cell=cell)))
    return painter.drawing(_scored(score, painter, badge))


def _scored(score: Score, painter: BoardPainter, badge: float | None) -> tuple[Shape, ...]:
    return (
        *painter.tiles(),
        *painter.outlines(_winning(score)),
        *painter.cabins(score.board.cabins),
        *_locks(score, painter),
        *(_badges(score, painter, badge) if badge is not None else ()),
    )


def score_drawing(score: Score, palette: Palette, *, title: str = "", speech: Language) -> Drawing:
    """The picture of a scored board: cabins, points, the winning group, locked tiles, and all points."""
    art = ArtBook(palette)
    painter = BoardPainter(score.board.grid, TilePainter(score.board.tiles, art, TileLook(cell=SCORED_CELL)))
    left, top = MARGIN + 4.0, MARGIN + 4.0 + (TITLE_ROOM if title else 0.0)
    table = _Table(score, art, speech)
    width = left + max(painter.width, table.width) + MARGIN
    height = top + painter.height + 4.0 + table.height + MARGIN
    board = _scored(score, painter, BADGE)
    ink = Inks.of(palette).ink
    shapes = (
        rect(0, 0, width, height, Style(fill=PAPER)),
        *([Text(title, left, MARGIN + 4.0, 15, "bold", "start", ink)] if title else ()),
        *painter.names(left, top),
        Group(board, translation(left, top)),
        *table.shapes(left, top + painter.height + 4.0),
    )
    known = (*art.symbols(), *painter.faces())
    return Drawing(width, height, shapes, used_symbols(shapes, known))


def _winning(score: Score) -> Outlined:
    """The group that has the bonus for the most connected cabins, if anybody does."""
    return [
        (number, line.cells)
        for number, one in enumerate(score.players)
        for line in one.lines
        if line.part is Part.CONNECTED
    ]


def badges(score: Score) -> list[Badge]:
    """Where on the board which points were made, but for those of the cabins themselves."""
    found: list[Badge] = []
    for number, one in enumerate(score.players):
        for line in one.lines:
            if line.part in (Part.LAKES, Part.CITY_PLOTS, Part.LANDFILLS):
                found += [Badge(cell, line.points // len(line.cells)) for cell in line.cells]
            elif line.tile is not None:
                found.append(Badge(score.board.grid.tiles[line.tile].origin, line.points, number))
            elif line.part is Part.CONNECTED:
                found.append(Badge(line.cells[0], line.points, number))
    return [badge for badge in found if badge.points]


def _badges(score: Score, painter: BoardPainter, share: float) -> Iterator[Shape]:
    """Points of a cabin at the upper right of its cell, below each other; at the upper left each bonus."""
    cell = painter.cell
    inks = Inks.of(painter.art.colours)
    height, rim = cell * share, cell * 0.022
    stacked: dict[tuple[Cell, bool], int] = {}
    for badge in badges(score):
        is_bonus = badge.player is not None
        # Large ones would hide the cabin in their cell, so they stand in an empty cell beside it.
        at = _beside(badge.cell, score) if is_bonus and share > BADGE else badge.cell
        level = stacked.get((at, is_bonus), 0)
        stacked[at, is_bonus] = level + 1
        x, y = (part * cell for part in at)
        first = 0.05 if at == badge.cell else 0.16
        top = y + cell * first + level * height * 1.1
        if badge.player is None:
            yield from points_badge(plus(badge.points), x + cell * 0.97, top, height, rim=rim, inks=inks)
        else:
            left = x + cell * (0.04 if at == badge.cell else 0.12)
            yield from _bonus(badge.points, badge.player, (left, top), height, painter)


def _beside(cell: Cell, score: Score) -> Cell:
    """The nearest cell of the board where no cabin stands; the cell itself if there is none."""
    grid, taken = score.board.grid, score.board.cabins
    free = [
        (abs(column - cell[0]) + abs(row - cell[1]), row, column)
        for row in range(grid.rows)
        for column in range(grid.columns)
        if (column, row) not in taken
    ]
    if not free:
        return cell
    _, row, column = min(free)
    return column, row


def _bonus(points: int, player: int, at: Point, height: float, painter: BoardPainter) -> Iterator[Shape]:
    """A player's cabin and the points of their bonus, on a plate."""
    inks = Inks.of(painter.art.colours)
    size, mark = height * 1.95, height * 1.15
    x, y = at
    text = plus(points)
    width = text_width(text, size, "bold") + height * 0.6
    plate = Style(fill=PAPER, stroke=inks.gain, stroke_width=painter.cell * 0.03)
    yield rounded_rect(x, y, width + mark, height, height / 2, plate)
    yield place(cabin_mark(player, painter.art), x + height * 0.2, y - height * 0.07, mark)
    baseline = y + height / 2 + cap_height(size, "bold") / 2
    yield Text(text, x + mark + width / 2 - height * 0.05, baseline, size, "bold", "middle", inks.ink)


def _locks(score: Score, painter: BoardPainter) -> Iterator[Shape]:
    """A lock in the middle of each locked tile."""
    size = painter.cell * 0.34
    for tile in sorted(score.locked):
        laid = score.board.grid.tiles[tile]
        x = (laid.origin[0] + laid.tile.columns / 2) * painter.cell
        y = (laid.origin[1] + laid.tile.rows / 2) * painter.cell
        yield place(painter.art.icon("locked"), x - size / 2, y - size / 2, size)


class _Table:
    """The points by player and part, under the board."""

    step, row, first = 15.0, 8.0, 46.0

    def __init__(self, score: Score, art: ArtBook, speech: Language) -> None:
        self.score = score
        self.art = art
        self.speech = speech

    @property
    def width(self) -> float:
        return self.first + self.step * (len(Part) + 1)

    @property
    def height(self) -> float:
        return self.row * (len(self.score.players) + 1) + 1.0

    def shapes(self, x: float, y: float) -> Iterator[Shape]:
        inks = Inks.of(self.art.colours)
        for number, part in enumerate(Part):
            middle = x + self.first + (number + 0.5) * self.step
            yield place(self.art.icon(ICONS[part]), middle - 3.6, y, 7.2)
        total = x + self.first + (len(Part) + 0.5) * self.step
        baseline = y + 3.6 + cap_height(9) / 2
        yield Text(self.speech.gettext("Total"), total, baseline, 9, "bold", "middle", inks.ink)
        places = {standing.name: standing.place for standing in self.score.standings}
        for number, one in enumerate(self.score.players):
            top = y + self.row * (number + 1)
            yield rect(x, top, self.width, 0.15, Style(fill=GREY))
            yield from self._player(one, number, places[one.player.name], x, top, inks)

    def _player(
        self, one: PlayerScore, number: int, rank: int, x: float, top: float, inks: Inks
    ) -> Iterator[Shape]:
        middle = top + self.row / 2
        yield place(cabin_mark(number, self.art), x + 6.5, middle - 3.6, 7.2)
        low = middle + cap_height(10) / 2
        yield Text(f"{rank}.", x + 5.0, low, 10, "regular", "end", GREY)
        yield Text(one.player.name, x + 15.5, low, 10, "bold" if rank == 1 else "regular", "start", inks.ink)
        for index, (_, points) in enumerate(one.parts.items()):
            colour = inks.loss if points < 0 else inks.ink if points else "#a0a0a0"
            at = x + self.first + (index + 0.5) * self.step
            yield Text(signed(points), at, low, 10, "regular", "middle", colour)
        at = x + self.first + (len(Part) + 0.5) * self.step
        yield Text(signed(one.total), at, middle + cap_height(13, "bold") / 2, 13, "bold", "middle", inks.ink)
