"""A tile while it is drawn: what lies in its cells, how large they are, and how things are put on it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from cutterprint.drawing.outlines import Point, seeded
from cutterprint.drawing.shapes import Path, Segment, Style, Use, place
from cutterprint.games.stuglandet.art.book import ArtBook
from cutterprint.games.stuglandet.components.tiles import Terrain, Tile, border
from cutterprint.specs.cells import Cell

SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""The four ways from a cell to what lies beside it: right, down, left, up."""


@dataclass(frozen=True)
class Scene:
    """A tile in millimetres; `unit` is a millimetre on a tile of the usual size: everything grows by it."""

    tile: Tile
    art: ArtBook
    cell: float
    bleed: float

    @property
    def unit(self) -> float:
        return self.cell / 24

    @property
    def width(self) -> float:
        return self.tile.columns * self.cell

    @property
    def height(self) -> float:
        return self.tile.rows * self.cell

    def dice(self, *names: object) -> Random:
        return seeded(self.tile.id, *names)

    def cells(self, *wanted: Terrain) -> Iterator[Cell]:
        """The cells of a kind, row by row."""
        for row, terrains in enumerate(self.tile.cells):
            for column, terrain in enumerate(terrains):
                if terrain in wanted:
                    yield column, row

    def terrain(self, cell: Cell) -> Terrain | None:
        """What a cell is; nothing outside the tile."""
        column, row = cell
        if 0 <= column < self.tile.columns and 0 <= row < self.tile.rows:
            return self.tile.cells[row][column]
        return None

    def has_brook(self, one: Cell, other: Cell) -> bool:
        return border(one, other) in self.tile.water

    def middle(self, cell: Cell) -> Point:
        return (cell[0] + 0.5) * self.cell, (cell[1] + 0.5) * self.cell

    def vertices(self) -> Iterator[Cell]:
        """Where four cells of the tile meet: named after the one at the lower right."""
        for row in range(1, self.tile.rows):
            for column in range(1, self.tile.columns):
                yield column, row

    def around(self, vertex: Cell) -> tuple[Terrain | None, ...]:
        """What lies around a corner of cells, clockwise from the upper left."""
        column, row = vertex
        near = ((column - 1, row - 1), (column, row - 1), (column, row), (column - 1, row))
        return tuple(self.terrain(cell) for cell in near)

    def put(self, kind: str, at: Point, size: float, *, variant: int = 0, turn: float = 0.0) -> Use:
        """Something with its middle at a point; the size is in units."""
        across = size * self.unit
        symbol = self.art.thing(kind, variant)
        return place(symbol, at[0] - across / 2, at[1] - across / 2, across, turn=turn)

    def path(self, segments: tuple[Segment, ...], what: str, style: Style) -> Path:
        """An outline in the colours of something; the width of its stroke is in units."""
        painted = self.art.style(what, style)
        return Path(segments, scaled(painted, self.unit))


def scaled(style: Style, by: float) -> Style:
    """The same style for a drawing that is so many times as large."""
    return replace(style, stroke_width=style.stroke_width * by, dash=tuple(part * by for part in style.dash))
