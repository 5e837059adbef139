"""Tiles and boards as cells in a grid of lines.

A tile is outlined, and a locked one by heavy lines; its cells are parted by dots, a lake has no lines inside,
and a brook is a double line. So all of it is seen without colour too.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from cutterprint.games.stuglandet.components.boards import Board, LaidTile, TileGrid
from cutterprint.games.stuglandet.components.tiles import Terrain, Tile, border
from cutterprint.ruled import DOTTED, HEAVY, LIGHT, NONE, RuledGrid
from cutterprint.specs.cells import Cell
from cutterprint.terminal import Terminal

CELL_WIDTH = 5
_NARROWER = (5, 3, 1)
_GROUNDS = {
    Terrain.PLOT: 193,
    Terrain.CITY_PLOT: 250,
    Terrain.LAKE: 117,
    Terrain.LANDFILL: 180,
    Terrain.WILD: 108,
}
_INK, _WATER_INK = 16, 25
_CABINS = ((160, 231), (26, 231), (220, 16), (28, 231))
"""For each player in turn order the colour of the cabins, and of the letter on them."""


def board_lines(board: Board, terminal: Terminal, locked: Collection[int] = ()) -> Iterator[str]:
    """A board with the names of its columns and rows, its tiles and cabins."""
    grid = board.grid
    margin = len(str(grid.rows)) + 1
    width = next(
        (each for each in _NARROWER if margin + grid.columns * (each + 1) < terminal.width), _NARROWER[-1]
    )
    letters = {cell: board.players[owner].letter for cell, owner in board.cabins.items()}
    picture = _Picture(grid, terminal, letters, board.cabins, frozenset(locked), width)
    yield from picture.named_lines()


def tile_lines(tile: Tile, terminal: Terminal) -> list[str]:
    """A single tile."""
    return _Picture(TileGrid((LaidTile(tile, (0, 0)),)), terminal, has_ids=False).lines()


def cabin_sign(board: Board, number: int, terminal: Terminal) -> str:
    """How a player's cabins look on the board."""
    back, fore = _CABINS[number % len(_CABINS)]
    return terminal.painted(f"[{board.players[number].letter}]", back=back, fore=fore, bold=True)


@dataclass
class _Picture(RuledGrid):
    """Tiles side by side; cabins are letters in brackets, and stand on the colour of their player."""

    grid: TileGrid
    terminal: Terminal
    letters: Mapping[Cell, str] = field(default_factory=dict)
    owners: Mapping[Cell, int] = field(default_factory=dict)
    locked: frozenset[int] = frozenset()
    cell_width: int = CELL_WIDTH
    has_ids: bool = True

    @property
    def cells(self) -> Collection[Cell]:
        return self.grid.cells

    def ground(self, cell: Cell) -> int | None:
        terrain = self.grid.cells.get(cell)
        return None if terrain is None else _GROUNDS[terrain]

    def ground_between(self, *cells: Cell) -> int | None:
        """Tiles stay apart, though their edges are alike."""
        is_inside = len({self.grid.tile_of.get(cell) for cell in cells}) == 1
        return super().ground_between(*cells) if is_inside else None

    def weight(self, one: Cell, other: Cell) -> int:
        first, second = self.grid.tile_of.get(one), self.grid.tile_of.get(other)
        if first is None and second is None:
            return NONE
        if first == second:
            return DOTTED
        return HEAVY if first in self.locked or second in self.locked else LIGHT

    def over_rule(self, cell: Cell, sign: str, line: str) -> tuple[str, str]:
        column, row = cell
        if self._is_lake(cell, (column, row - 1)):
            line = "~" * len(line)
            if self._is_lake((column - 1, row), (column - 1, row - 1), cell):
                sign = "~"
        if self._is_brook(cell):
            line = "═" * len(line)
            if self._is_brook((column - 1, row)):
                sign = "═"
        return self._with_id(cell, sign, line)

    def over_side(self, cell: Cell, line: str) -> str:
        left = (cell[0] - 1, cell[1])
        if border(left, cell) in self.grid.water:
            return "║"
        return "~" if self._is_lake(left, cell) else line

    def _is_brook(self, cell: Cell) -> bool:
        """Whether a brook runs along the top of a cell."""
        return border((cell[0], cell[1] - 1), cell) in self.grid.water

    def _is_lake(self, *cells: Cell) -> bool:
        """Whether cells are a lake of one tile."""
        return len({self.grid.tile_of.get(cell) for cell in cells}) == 1 and all(
            self.grid.cells.get(cell) is Terrain.LAKE for cell in cells
        )

    def _with_id(self, cell: Cell, sign: str, line: str) -> tuple[str, str]:
        """The id of a tile is written into the line above it, over as many cells as it needs."""
        number = self.grid.tile_of.get(cell)
        if number is None or not self.has_ids:
            return sign, line
        laid = self.grid.tiles[number]
        column = cell[0] - laid.origin[0]
        if cell[1] != laid.origin[1]:
            return sign, line
        name = tile_name(laid)
        room = laid.tile.columns * (self.cell_width + 1) - 3
        label = f" {name if len(name) <= room else name[: room - 1] + '…'} "
        start = column * (self.cell_width + 1) - 1
        written = [
            label[place] if 0 <= place < len(label) else char for place, char in enumerate(sign + line, start)
        ]
        return written[0], "".join(written[1:])

    def inside(self, cell: Cell) -> str:
        terrain = self.grid.cells.get(cell)
        if terrain is None:
            return " " * self.cell_width
        owner = self.owners.get(cell)
        back = _GROUNDS[terrain]
        if owner is None:
            text = (terrain.value if terrain is Terrain.LAKE else " ") * self.cell_width
            ink = _WATER_INK if terrain is Terrain.LAKE else _INK
            middle = self.cell_width // 2
            return self.terminal.painted(
                text[:middle] + terrain.value + text[middle + 1 :], back=back, fore=ink
            )
        cabin = f"[{self.letters[cell]}]" if self.cell_width >= 3 else self.letters[cell]
        colour, ink = _CABINS[owner % len(_CABINS)]
        beside = ("#" if terrain is Terrain.CITY_PLOT else " ") * ((self.cell_width - len(cabin)) // 2)
        edge = self.terminal.painted(beside, back=back, fore=_INK) if beside else ""
        return edge + self.terminal.painted(cabin, back=colour, fore=ink, bold=True) + edge


def tile_name(laid: LaidTile) -> str:
    """A tile as a board file writes it: with a stroke if it is turned."""
    return laid.tile.id + ("'" if laid.is_turned else "")
