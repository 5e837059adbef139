"""A first answer: for each landing in turn the move that is best by itself, if groups didn't matter."""

from collections.abc import Sequence

from cutterprint.games.stuglandet.play.engine import apply_move, is_possible, legal_moves, without
from cutterprint.games.stuglandet.play.moves import Move
from cutterprint.games.stuglandet.play.state import State
from cutterprint.games.stuglandet.rules.model import Deed
from cutterprint.games.stuglandet.solving.worth import EMPTY, Config, Worth


def greedy(state: State, deeds: Sequence[Deed], worth: Worth) -> tuple[tuple[Move, ...], State]:
    """A legal use of the roll, and the state that it leads to."""
    moves: list[Move] = []
    left = tuple(deeds)
    tiles = dict(enumerate(worth.configs.start))
    while True:
        deed = next((deed for deed in dict.fromkeys(left) if is_possible(state, deed)), None)
        if deed is None:
            return tuple(moves), state
        tried = [(move, _changed(state, move, tiles, worth)) for move in legal_moves(state, deed)]
        move, changed = max(tried, key=lambda one: _gain(one[1], tiles, worth))
        state = apply_move(state, move)[0]
        tiles |= changed
        moves.append(move)
        left = without(left, deed)


def _changed(state: State, move: Move, tiles: dict[int, Config], worth: Worth) -> dict[int, Config]:
    """The tiles that a move changes."""
    plot_at, configs = state.table.grid.plot_at, worth.configs
    owner, found = state.turn, {}
    if move.start is not None:
        tile, at = worth.spots[plot_at[move.start]]
        owner = configs.owners[tiles[tile]][at]
        found[tile] = configs.changed(tiles[tile], at, EMPTY)
    tile, at = worth.spots[plot_at[move.to]]
    found[tile] = configs.changed(found.get(tile, tiles[tile]), at, owner)
    return found


def _gain(changed: dict[int, Config], tiles: dict[int, Config], worth: Worth) -> int:
    return sum(worth.gained(config)[0] - worth.gained(tiles[tile])[0] for tile, config in changed.items())
