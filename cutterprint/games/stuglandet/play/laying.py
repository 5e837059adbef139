"""What happens before cabins are rolled: first cabins in the City, and tiles laid where they are dealt."""

from dataclasses import replace

from cutterprint.games.stuglandet.components.tiles import Role
from cutterprint.games.stuglandet.play.moves import MoveError
from cutterprint.games.stuglandet.play.state import State
from cutterprint.i18n import msg, nmsg
from cutterprint.specs.cells import CellError, cell_name, parse_cell, sides
from cutterprint.specs.problems import did_you_mean, shown


def first_cabin(state: State, player: int, name: str) -> State:
    """The state with a player's first cabin in the City; raises MoveError if it can't stand there."""
    try:
        cell = parse_cell(name)
    except CellError as error:
        raise MoveError(error.message, code="bad-value") from None
    grid = state.table.grid
    city = grid.number_of(Role.CITY)
    plot = grid.plot_at.get(cell)
    free = [grid.plots[one] for one in grid.plots_of[city or 0] if not state.taken >> one & 1]
    hint = msg("free plots: {cells}", cells=", ".join(cell_name(one.cell) for one in free))
    if plot is None or grid.plots[plot].tile != city:
        message = msg("{cell} isn't a plot of the City, where the first cabins stand", cell=cell_name(cell))
        raise MoveError(message, hint, code="cabin-place")
    owner = state.owner(plot)
    if owner is not None:
        message = msg(
            "{player}'s cabin already stands in {cell}",
            player=state.table.board.players[owner].name,
            cell=cell_name(cell),
        )
        raise MoveError(message, hint, code="plot-taken")
    cabins = list(state.cabins)
    cabins[player] |= 1 << plot
    return replace(state, cabins=tuple(cabins))


def tiles_to_lay(state: State, laid_by_player: int) -> bool:
    """Whether the player whose turn it is lays a tile: there is one on the board, and in their hand."""
    seating = state.table.rules.seatings.get(len(state.cabins))
    dealt = seating.dealt if seating is not None else 0
    return state.laid != state.table.all_tiles and laid_by_player < dealt


def lay_tile(state: State, name: str, laid_by_player: int) -> tuple[State, int]:
    """The state with a tile laid where the board shows it, and its number; or raises MoveError."""
    tiles = state.table.grid.tiles
    ids = [laid.tile.id for laid in tiles]
    if name not in ids:
        message = msg("the tile '{tile}' isn't on the board", tile=shown(name))
        raise MoveError(message, did_you_mean(name, ids), code="unknown-tile")
    number = ids.index(name)
    if state.laid >> number & 1:
        raise MoveError(msg("the tile '{tile}' has been laid already", tile=name), code="tile-twice")
    seating = state.table.rules.seatings.get(len(state.cabins))
    dealt = seating.dealt if seating is not None else len(tiles)
    if laid_by_player >= dealt:
        message = nmsg(
            "{player} was dealt {number} tile and has laid it",
            "{player} was dealt {number} tiles and has laid them all",
            dealt,
            player=state.table.board.players[state.turn].name,
        )
        raise MoveError(message, msg("leave 'tile' out"), code="tile-count")
    if not state.laid and tiles[number].tile.role is not Role.CITY:
        city = state.table.grid.number_of(Role.CITY)
        hint = msg("the first is '{tile}'", tile=ids[city]) if city is not None else None
        raise MoveError(msg("whoever has the City begins, and lays it first"), hint, code="tile-role")
    beside = sides(tiles[number].at)
    if state.laid and not any(laid.at in beside and state.laid >> n & 1 for n, laid in enumerate(tiles)):
        message = msg("the tile '{tile}' wouldn't lie next to one that has been laid", tile=name)
        raise MoveError(message, code="board-split")
    return replace(state, laid=state.laid | 1 << number), number
