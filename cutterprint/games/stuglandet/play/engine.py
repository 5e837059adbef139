"""Which moves the rules allow, and what they do. Legality is said here once, in `verify_move`."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cutterprint.games.stuglandet.play.moves import Move, MoveError
from cutterprint.games.stuglandet.play.state import State, bits_of
from cutterprint.games.stuglandet.rules.model import Deed, Landing
from cutterprint.i18n import Message, listed, msg, nmsg
from cutterprint.specs.cells import Cell, cell_name


@dataclass(frozen=True)
class Event:
    """What a move did: who made it, whose cabin was moved or sent back, which tiles it locked."""

    move: Move
    player: int
    whose: int
    locked: tuple[int, ...]
    ended: bool


def deeds_of(state: State, roll: Iterable[Landing]) -> tuple[Deed, ...]:
    """What a roll allows in this variant, in its order; landings that allow nothing are left out."""
    landings = state.table.board.variant.landings
    deeds = (landings[landing] for landing in roll)
    return tuple(deed for deed in deeds if deed is not Deed.NOTHING)


def verify_roll(state: State, roll: Sequence[Landing]) -> None:
    """Raise MoveError unless as many cabins were rolled as the player has to."""
    if state.ended:
        raise game_over(state)
    wanted = state.rolled
    if len(roll) != wanted:
        name = state.table.board.players[state.turn].name
        message = nmsg(
            "{player} rolls {number} cabin, but the roll has {found}",
            "{player} rolls {number} cabins, but the roll has {found}",
            wanted,
            player=name,
            found=len(roll),
        )
        left = state.left(state.turn)
        hint = nmsg(
            "{player} has {number} cabin left", "{player} has {number} cabins left", left, player=name
        )
        raise MoveError(message, hint, code="roll-count")


def verify_move(state: State, move: Move, deeds: Sequence[Deed]) -> None:
    """Raise MoveError unless the player can make this move with what is left of the roll."""
    if state.ended:
        raise game_over(state)
    if move.deed not in deeds:
        message = msg("the roll doesn't allow '{move}', or no longer", move=move.name)
        hint = (
            msg("it still allows: {deeds}", deeds=listed(deed.value for deed in deeds))
            if deeds
            else msg("everything that it allows has been done")
        )
        raise MoveError(message, hint, code="move-roll")
    if move.deed is Deed.SWAP:
        _verify_cabin(state, move.to)
        if state.cabins[state.turn] >> state.table.grid.plot_at[move.to] & 1:
            message = msg(
                "the cabin in {cell} is {player}'s own", cell=cell_name(move.to), player=_mover(state)
            )
            raise MoveError(message, msg("only other players' cabins are replaced"), code="cabin-place")
        return
    if move.deed is Deed.MOVE:
        assert move.start is not None, "a cabin is moved from somewhere"
        _verify_cabin(state, move.start)
    plot = _plot(state, move.to)
    owner = state.owner(plot)
    if owner is not None:
        message = msg(
            "{player}'s cabin already stands in {cell}",
            player=state.table.board.players[owner].name,
            cell=cell_name(move.to),
        )
        raise MoveError(message, _free_plots(state), code="plot-taken")


def _verify_cabin(state: State, cell: Cell) -> None:
    """A cabin must stand here, on a tile that isn't locked."""
    plot = _plot(state, cell)
    if not state.taken >> plot & 1:
        raise MoveError(msg("there is no cabin in {cell}", cell=cell_name(cell)), code="cabin-place")
    if state.locked >> plot & 1:
        tile = state.table.grid.plots[plot].tile
        message = msg(
            "{cell} is on tile '{tile}', which {player} has locked",
            cell=cell_name(cell),
            tile=state.table.grid.tiles[tile].tile.id,
            player=state.table.board.players[state.locks[tile]].name,
        )
        hint = msg("nobody moves or replaces a cabin on a locked tile, not even who locked it")
        raise MoveError(message, hint, code="tile-locked")


def _plot(state: State, cell: Cell) -> int:
    """The number of the plot in a cell, if it can be built on."""
    grid = state.table.grid
    plot = grid.plot_at.get(cell)
    if plot is not None and state.plots >> plot & 1:
        return plot
    name = cell_name(cell)
    if plot is not None:
        tile = grid.tiles[grid.plots[plot].tile].tile.id
        message = msg("the tile '{tile}' with {cell} hasn't been laid yet", tile=tile, cell=name)
    elif cell in grid.cells:
        message = msg("there is no plot in {cell}", cell=name)
    else:
        message = msg("there is no tile at {cell}", cell=name)
    raise MoveError(message, _free_plots(state), code="cabin-place")


def _free_plots(state: State) -> Message | None:
    """A hint that names some plots to build on."""
    plots = state.table.grid.plots
    free = [cell_name(plots[plot].cell) for plot in bits_of(state.free)]
    if not free:
        return None
    return msg("free plots: {cells}", cells=", ".join(free[:8]) + (" …" if len(free) > 8 else ""))


def _mover(state: State) -> str:
    return state.table.board.players[state.turn].name


def game_over(state: State) -> MoveError:
    """That somebody has placed the last cabin already."""
    out = next(player for player in state.table.players if state.left(player) <= 0)
    message = msg("the game is over: {player} has no cabins left", player=state.table.board.players[out].name)
    return MoveError(message, msg("it ends at once; what is left of the roll lapses"), code="game-over")


def legal_moves(state: State, deed: Deed, among: int = -1) -> tuple[Move, ...]:
    """Every move of a kind that the player whose turn it is can make among some plots, in their order."""
    if state.ended or deed is Deed.NOTHING:
        return ()
    plots = state.table.grid.plots
    free = [plots[plot].cell for plot in bits_of(state.free & among)]
    if deed is Deed.PLACE:
        return tuple(Move(deed, cell) for cell in free)
    cabins = state.taken & ~state.locked & among
    if deed is Deed.SWAP:
        return tuple(Move(deed, plots[plot].cell) for plot in bits_of(cabins & ~state.cabins[state.turn]))
    return tuple(Move(deed, cell, plots[plot].cell) for plot in bits_of(cabins) for cell in free)


def is_possible(state: State, deed: Deed) -> bool:
    """Whether there is any legal move of a kind."""
    if state.ended or deed is Deed.NOTHING:
        return False
    if deed is Deed.PLACE:
        return state.free != 0
    cabins = state.taken & ~state.locked
    if deed is Deed.SWAP:
        return cabins & ~state.cabins[state.turn] != 0
    return cabins != 0 and state.free != 0


def moved(state: State, move: Move) -> tuple[tuple[int, ...], int]:
    """Everybody's cabins after a move that was verified, and whose cabin was moved or sent back."""
    at, player = state.table.grid.plot_at, state.turn
    cabins = list(state.cabins)
    to = 1 << at[move.to]
    whose = player
    if move.deed is Deed.PLACE:
        cabins[player] |= to
        return tuple(cabins), whose
    start = at[move.start] if move.start is not None else at[move.to]
    owner = state.owner(start)
    assert owner is not None, "the move was verified"
    cabins[owner] ^= 1 << start
    cabins[owner if move.deed is Deed.MOVE else player] |= to
    return tuple(cabins), owner


def apply_move(state: State, move: Move) -> tuple[State, Event]:
    """The state after a move that was verified, and what happened."""
    cabins, whose = moved(state, move)
    after = replace(state, cabins=cabins)
    locked = tuple(tile for tile in after.locks if tile not in state.locks)
    return after, Event(move, state.turn, whose, locked, after.ended)


def play_move(state: State, move: Move, deeds: Sequence[Deed]) -> tuple[State, Event]:
    """The state after a move; raises MoveError if it isn't allowed."""
    verify_move(state, move, deeds)
    return apply_move(state, move)


def without(deeds: Sequence[Deed], deed: Deed) -> tuple[Deed, ...]:
    """What is left of a roll when one of its moves has been made."""
    at = list(deeds).index(deed)
    return (*deeds[:at], *deeds[at + 1 :])
