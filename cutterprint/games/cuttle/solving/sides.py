"""Who stands with whom in a search, who must move, and what they can do."""

from cutterprint.games.cuttle.play.legal import legal_moves
from cutterprint.games.cuttle.play.state import NOBODY, Deed, Move, Phase, State


def open_moves(state: State) -> list[Move]:
    """What may be done now: nothing once the game is over for good.

    A royal that won can still be sent back in teams; who holds the nine always does it, since the game is
    lost otherwise. Nobody sends back a royal that made somebody else win.
    """
    if state.phase is Phase.OVER and (
        state.royal is None or not state.table.are_partners(state.winner, state.royal[1])
    ):
        return []
    return legal_moves(state)


def mover(state: State) -> int:
    """A seat of the side that must move, also while a victory can still be undone."""
    if state.actor != NOBODY or state.royal is None:
        return state.actor
    return state.table.opponents[state.royal[1]][0]


def maker(state: State, move: Move) -> int:
    """Who makes a move: whoever must, or the one who responds to a royal."""
    return move.seat if move.deed is Deed.RESPOND else state.actor
