"""A game at one moment, as a value: whose cabins stand where, whose turn it is, what has been laid."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

from cutterprint.games.stuglandet.components.boards import Board, TileGrid
from cutterprint.games.stuglandet.components.tiles import Role
from cutterprint.games.stuglandet.rules.model import Rules


@dataclass(frozen=True)
class Table:
    """What stays the same during a game; plots and tiles of the grid are the bits of masks."""

    board: Board

    @property
    def rules(self) -> Rules:
        return self.board.rules

    @property
    def grid(self) -> TileGrid:
        return self.board.grid

    @property
    def players(self) -> range:
        return range(len(self.board.players))

    @property
    def tile_masks(self) -> tuple[int, ...]:
        """For each tile its plots."""
        return self.grid.masks.tiles

    @cached_property
    def lockable(self) -> tuple[int, ...]:
        """The tiles that can be locked: all with a plot but the Castle."""
        castle = self.grid.number_of(Role.CASTLE)
        return tuple(tile for tile, mask in enumerate(self.tile_masks) if mask and tile != castle)

    @cached_property
    def all_tiles(self) -> int:
        return (1 << len(self.grid.tiles)) - 1


@dataclass(frozen=True)
class State:
    """A moment of a game. `cabins` are the plots of each player's cabins, `laid` the tiles laid so far."""

    table: Table = field(compare=False, repr=False)
    cabins: tuple[int, ...]
    turn: int
    laid: int

    def left(self, player: int) -> int:
        """How many cabins a player has in supply."""
        return self.table.rules.cabins - self.cabins[player].bit_count()

    @property
    def rolled(self) -> int:
        """How many cabins the player whose turn it is rolls."""
        return min(self.table.rules.rolled, self.left(self.turn))

    @cached_property
    def ended(self) -> bool:
        """Whether somebody has placed the last cabin."""
        return any(self.left(player) <= 0 for player in self.table.players)

    @cached_property
    def taken(self) -> int:
        """The plots with a cabin."""
        return sum(self.cabins)

    @cached_property
    def plots(self) -> int:
        """The plots of the tiles that lie already."""
        masks = self.table.tile_masks
        return sum(mask for tile, mask in enumerate(masks) if self.laid >> tile & 1)

    @property
    def free(self) -> int:
        """The plots to build on."""
        return self.plots & ~self.taken

    @cached_property
    def locks(self) -> dict[int, int]:
        """For each locked tile who has locked it: nobody can take a cabin from there, so it stays so."""
        masks = self.table.tile_masks
        return {
            tile: player
            for tile in self.table.lockable
            for player in self.table.players
            if masks[tile] & ~self.cabins[player] == 0
        }

    @cached_property
    def locked(self) -> int:
        """The plots of locked tiles."""
        return sum(self.table.tile_masks[tile] for tile in self.locks)

    def owner(self, plot: int) -> int | None:
        """Whose cabin stands on a plot."""
        return next((player for player, own in enumerate(self.cabins) if own >> plot & 1), None)

    def passed(self) -> "State":
        """The same with the next player's turn."""
        return replace(self, turn=(self.turn + 1) % len(self.cabins))

    def board(self) -> Board:
        """The board as it stands, to be scored: only tiles that lie already are on it.

        Before the first one is laid all are, since a board has tiles.
        """
        whole, plots = self.table.board, self.table.grid.plots
        cabins = {plots[plot].cell: player for player, own in enumerate(self.cabins) for plot in bits_of(own)}
        grid = whole.grid
        if self.laid not in (0, self.table.all_tiles):
            tiles = (tile for number, tile in enumerate(grid.tiles) if self.laid >> number & 1)
            grid = TileGrid(tuple(tiles))
        return replace(whole, grid=grid, cabins=cabins, turn=self.turn)


def state_of(board: Board, turn: int | None = None) -> State:
    """The state of a board on which all tiles lie; it's this player's turn, or as the board says."""
    masks = [0] * len(board.players)
    for cell, player in board.cabins.items():
        masks[player] |= 1 << board.grid.plot_at[cell]
    table = Table(replace(board, cabins={}))
    player = turn if turn is not None else board.turn or 0
    return State(table, tuple(masks), player, table.all_tiles)


def bits_of(mask: int) -> Iterator[int]:
    """The bits of a mask, the lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
