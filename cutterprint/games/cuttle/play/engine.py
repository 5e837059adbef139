"""The engine's three verbs: which moves are legal, whether one is and why not, and what it does.

Where hands or deck are hidden, a move may name a card whose place is unknown: it is taken to be where the
move says, and the game goes on from there.
"""

from cutterprint.games.cuttle.play.applying import play_legal
from cutterprint.games.cuttle.play.events import Event
from cutterprint.games.cuttle.play.legal import legal_moves
from cutterprint.games.cuttle.play.refusals import Code, IllegalMoveError, refusal
from cutterprint.games.cuttle.play.state import NOBODY, Deed, Move, Phase, State
from cutterprint.games.cuttle.rules.cards import NO_CARD
from cutterprint.i18n import msg

__all__ = ["apply_move", "legal_moves", "play_legal", "supposed", "verify_move"]


def verify_move(state: State, move: Move, by: int = NOBODY) -> None:
    """Raises IllegalMoveError with its code if a move isn't legal, or if it isn't for `by` to make it."""
    if by != NOBODY and move.deed is not Deed.RESPOND and state.phase is not Phase.OVER and by != state.actor:
        raise IllegalMoveError(msg("somebody else must move now"), Code.NOT_YOUR_TURN)
    known = supposed(state, move)
    if move not in legal_moves(known):
        raise refusal(known, move)


def apply_move(state: State, move: Move, by: int = NOBODY) -> tuple[State, tuple[Event, ...]]:
    """The state after a move and what happened; raises IllegalMoveError if the move isn't legal."""
    verify_move(state, move, by)
    return play_legal(supposed(state, move), move)


def supposed(state: State, move: Move) -> State:
    """The state with the unseen cards that a move names taken to be where it says they are."""
    if state.is_open:
        return state
    if move.is_seven:
        return _supposed_on_deck(state, move.card)
    named = [move.card]
    if move.deed is Deed.DISCARD:
        named.append(move.target)
    elif move.deed is Deed.TAKE:
        named = []
    seat = move.seat if move.deed is Deed.RESPOND else state.actor
    if seat == NOBODY:
        return state
    for card in dict.fromkeys(named):
        state = _supposed_in_hand(state, seat, card)
    return state


def _is_unseen(state: State, card: int) -> bool:
    return card != NO_CARD and bool(state.table.cards & ~state.visible() & 1 << card)


def _supposed_in_hand(state: State, seat: int, card: int) -> State:
    if not state.hidden[seat] or not _is_unseen(state, card):
        return state
    hands, hidden = list(state.hands), list(state.hidden)
    hands[seat] |= 1 << card
    hidden[seat] -= 1
    return state._replace(hands=tuple(hands), hidden=tuple(hidden))


def _supposed_on_deck(state: State, card: int) -> State:
    if state.phase is not Phase.SEVEN or len(state.deck) >= state.shown or not _is_unseen(state, card):
        return state
    return state._replace(deck=(*state.deck, card), buried=state.buried - 1)
