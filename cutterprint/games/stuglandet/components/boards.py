"""Boards: tiles laid side by side, and the cabins on them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from cutterprint.games.stuglandet.components.masks import PlotMasks
from cutterprint.games.stuglandet.components.tiles import Border, Role, Terrain, Tile, TileSet, border
from cutterprint.games.stuglandet.rules.model import Rules, Variant
from cutterprint.specs.cells import Cell
from cutterprint.specs.translated import Translated

COLOURS = ("red", "blue", "yellow", "green")
"""The colours of cabins, which are told apart by pattern too."""


@dataclass(frozen=True)
class LaidTile:
    """A tile on the board: at which column and row of tiles, and whether turned by half."""

    tile: Tile
    at: Cell
    is_turned: bool = False

    @property
    def as_laid(self) -> Tile:
        return self.tile.turned if self.is_turned else self.tile

    @property
    def origin(self) -> Cell:
        """Its top left cell on the whole board."""
        return self.at[0] * self.tile.columns, self.at[1] * self.tile.rows


@dataclass(frozen=True)
class Plot:
    """A cell where a cabin can stand, and all that scoring asks of it.

    `tile` counts the tiles of the grid, `neighbours` its plots: those next to this one without water between.
    """

    cell: Cell
    tile: int
    is_city: bool
    by_lake: bool
    by_landfill: bool
    neighbours: tuple[int, ...]


@dataclass(frozen=True)
class TileGrid:
    """Tiles side by side, without cabins; cells are counted over the whole board."""

    tiles: tuple[LaidTile, ...]

    @cached_property
    def cells(self) -> Mapping[Cell, Terrain]:
        return {
            (laid.origin[0] + column, laid.origin[1] + row): terrain
            for laid in self.tiles
            for row, cells in enumerate(laid.as_laid.cells)
            for column, terrain in enumerate(cells)
        }

    @cached_property
    def water(self) -> frozenset[Border]:
        """The borders of cells along which brooks run."""
        return frozenset(
            border((left + one[0], top + one[1]), (left + other[0], top + other[1]))
            for laid in self.tiles
            for left, top in [laid.origin]
            for one, other in laid.as_laid.water
        )

    @cached_property
    def tile_of(self) -> Mapping[Cell, int]:
        """For each cell the number of its tile."""
        return {
            (laid.origin[0] + column, laid.origin[1] + row): number
            for number, laid in enumerate(self.tiles)
            for row in range(laid.tile.rows)
            for column in range(laid.tile.columns)
        }

    @cached_property
    def plots(self) -> tuple[Plot, ...]:
        """Every plot, in the order of the rows of the board."""
        places = sorted((cell for cell in self.cells if self.cells[cell].is_plot), key=lambda c: (c[1], c[0]))
        numbers = {cell: number for number, cell in enumerate(places)}
        return tuple(self._plot(cell, numbers) for cell in places)

    @cached_property
    def plot_at(self) -> Mapping[Cell, int]:
        """For each cell with a plot its number."""
        return {plot.cell: number for number, plot in enumerate(self.plots)}

    @cached_property
    def plots_of(self) -> tuple[tuple[int, ...], ...]:
        """For each tile the numbers of its plots."""
        found: list[list[int]] = [[] for _ in self.tiles]
        for number, plot in enumerate(self.plots):
            found[plot.tile].append(number)
        return tuple(tuple(numbers) for numbers in found)

    @cached_property
    def masks(self) -> PlotMasks:
        """The plots as bits, for whoever counts fast."""
        return PlotMasks.of(self.plots, self.plots_of)

    def number_of(self, role: Role) -> int | None:
        """The number of the tile with a role, if it lies here."""
        return next((n for n, laid in enumerate(self.tiles) if laid.tile.role is role), None)

    @cached_property
    def columns(self) -> int:
        """The width of the board in cells."""
        return max(cell[0] for cell in self.cells) + 1

    @cached_property
    def rows(self) -> int:
        return max(cell[1] for cell in self.cells) + 1

    def _plot(self, cell: Cell, numbers: Mapping[Cell, int]) -> Plot:
        column, row = cell
        beside = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
        terrains = {self.cells.get(other) for other in beside}
        return Plot(
            cell=cell,
            tile=self.tile_of[cell],
            is_city=self.cells[cell] is Terrain.CITY_PLOT,
            by_lake=Terrain.LAKE in terrains,
            by_landfill=Terrain.LANDFILL in terrains,
            neighbours=tuple(
                numbers[other]
                for other in beside
                if other in numbers and border(cell, other) not in self.water
            ),
        )


@dataclass(frozen=True)
class Player:
    """A player: the letter of their cabins in files, and their name. The first one is red, and so on."""

    letter: str
    name: str


@dataclass(frozen=True)
class Board:
    """A board in the middle of a game, or at its end: whose cabin stands in which cell."""

    tiles: TileSet
    grid: TileGrid
    players: tuple[Player, ...]
    variant: Variant
    cabins: Mapping[Cell, int] = field(default_factory=dict)
    """For each cell with a cabin the number of its player."""
    turn: int | None = None
    name: Translated | None = None
    expect: Mapping[str, Any] | None = None
    path: Path | None = None

    @property
    def rules(self) -> Rules:
        return self.tiles.rules

    @property
    def owners(self) -> list[int]:
        """For each player the mask of the plots where their cabins stand."""
        plot_at = self.grid.plot_at
        owners = [0] * len(self.players)
        for cell, owner in self.cabins.items():
            owners[owner] |= 1 << plot_at[cell]
        return owners
