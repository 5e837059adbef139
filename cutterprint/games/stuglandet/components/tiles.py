"""Tiles of a few cells each, and sets of them."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from pathlib import Path

from cutterprint.games.stuglandet.rules.model import Rules
from cutterprint.specs.cells import Cell
from cutterprint.specs.translated import Translated


class Terrain(StrEnum):
    """What a cell is, by its code."""

    PLOT = "o"
    CITY_PLOT = "#"
    LAKE = "~"
    LANDFILL = "x"
    WILD = "."

    @property
    def is_plot(self) -> bool:
        """Whether a cabin can stand there."""
        return self in (Terrain.PLOT, Terrain.CITY_PLOT)


class Role(StrEnum):
    """What a tile is besides a tile; each role once in a set."""

    CITY = "city"
    CASTLE = "castle"


Border = tuple[Cell, Cell]
"""Two cells side by side, the upper or left one first."""


@dataclass(frozen=True)
class Tile:
    """A tile as it lies unturned; `water` are the borders of cells along which a brook runs."""

    id: str
    cells: tuple[tuple[Terrain, ...], ...]
    role: Role | None = None
    water: frozenset[Border] = frozenset()

    @property
    def columns(self) -> int:
        return len(self.cells[0])

    @property
    def rows(self) -> int:
        return len(self.cells)

    @cached_property
    def plots(self) -> tuple[Cell, ...]:
        """The cells where a cabin can stand, row by row."""
        return tuple(
            (column, row)
            for row, cells in enumerate(self.cells)
            for column, terrain in enumerate(cells)
            if terrain.is_plot
        )

    @cached_property
    def turned(self) -> "Tile":
        """The tile turned by half."""
        cells = tuple(tuple(reversed(row)) for row in reversed(self.cells))

        def moved(cell: Cell) -> Cell:
            return self.columns - 1 - cell[0], self.rows - 1 - cell[1]

        water = frozenset(border(moved(one), moved(other)) for one, other in self.water)
        return Tile(self.id, cells, self.role, water)

    def whichever_way(self) -> object:
        """The same value for all tiles that show the same, as they are or turned by half."""
        return frozenset((tile.cells, tile.water) for tile in (self, self.turned))


def border(one: Cell, other: Cell) -> Border:
    """The border of two cells, whichever is named first."""
    return (one, other) if one <= other else (other, one)


@dataclass(frozen=True)
class TileSet:
    """A set of tiles, as a pack is a set of cards; `cell` is the side of a printed cell in millimetres."""

    id: str
    name: Translated
    rules: Rules
    rules_name: str
    tiles: tuple[Tile, ...]
    cell: float | None = None
    colour: str | None = None
    path: Path | None = None

    @cached_property
    def by_id(self) -> dict[str, Tile]:
        return {tile.id: tile for tile in self.tiles}

    def role(self, role: Role) -> Tile:
        return next(tile for tile in self.tiles if tile.role is role)
