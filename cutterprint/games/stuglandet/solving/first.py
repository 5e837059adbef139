"""A first answer: for each landing in turn the move that is best by itself."""

from collections.abc import Sequence

from cutterprint.games.stuglandet.play.engine import apply_move, is_possible, legal_moves, moved, without
from cutterprint.games.stuglandet.play.moves import Move
from cutterprint.games.stuglandet.play.state import State
from cutterprint.games.stuglandet.rules.model import Deed
from cutterprint.games.stuglandet.solving.worth import Worth


def greedy(state: State, deeds: Sequence[Deed], worth: Worth) -> tuple[tuple[Move, ...], State]:
    """A legal use of the roll, and the state that it leads to."""
    moves: list[Move] = []
    left = tuple(deeds)
    while True:
        deed = next((deed for deed in dict.fromkeys(left) if is_possible(state, deed)), None)
        if deed is None:
            return tuple(moves), state
        here = state
        move = max(
            legal_moves(state, deed), key=lambda one: worth.order(worth.tally.totals(moved(here, one)[0]))
        )
        state = apply_move(state, move)[0]
        moves.append(move)
        left = without(left, deed)
