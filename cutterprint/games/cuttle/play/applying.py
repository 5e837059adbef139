"""What a move does: from a state and a legal move to the next state and the events."""

from collections.abc import Callable

from cutterprint.games.cuttle.play.draft import Draft
from cutterprint.games.cuttle.play.events import Event, Happening
from cutterprint.games.cuttle.play.legal import discards
from cutterprint.games.cuttle.play.state import NOBODY, Deed, Move, Phase, Play, State
from cutterprint.games.cuttle.rules.cards import NO_CARD
from cutterprint.games.cuttle.rules.model import OneOff

# Python takes long to look up a member of an enum; what is asked at every move has a name of its own.
_PASSED = Happening.PASSED
_SCORED = Happening.SCORED
_SCUTTLED = Happening.SCUTTLED
_PLACED = Happening.PLACED
_STOLE = Happening.STOLE
_ANNOUNCED = Happening.ANNOUNCED
_COUNTERED = Happening.COUNTERED
_ALLOWED = Happening.ALLOWED
_FAILED = Happening.FAILED
_HAPPENED = Happening.HAPPENED
_SHOWED = Happening.SHOWED
_TOOK = Happening.TOOK
_DISCARDED = Happening.DISCARDED
_OVER_PHASE = Phase.OVER
_COUNTER_PHASE = Phase.COUNTER
_THREE_PHASE = Phase.THREE
_FOUR_PHASE = Phase.FOUR
_FIVE_PHASE = Phase.FIVE
_SEVEN_PHASE = Phase.SEVEN


def play_legal(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The state after a move that is known to be legal, and what happened; `apply_move` asks first."""
    draft = Draft(state)
    _BY_DEED[move.deed](draft, move, state)
    return draft.done(), tuple(draft.events)


def _take_up(draft: Draft, move: Move) -> None:
    """Take the card of a move from the hand, or from those that a seven shows."""
    if move.is_seven:
        draft.deck = tuple(card for card in draft.deck if card != move.card)
        draft.play = None
    else:
        draft.leave_hand(draft.turn, move.card)
    draft.passes = 0


def _draw(draft: Draft, move: Move, state: State) -> None:
    draft.draw(draft.turn)
    draft.passes = 0
    draft.end_turn(field_changed=False)


def _pass(draft: Draft, move: Move, state: State) -> None:
    draft.passes += 1
    draft.tell(_PASSED, draft.turn)
    if draft.passes >= draft.table.passes:
        draft.end_in_stalemate()
    else:
        draft.end_turn(field_changed=False)


def _points(draft: Draft, move: Move, state: State) -> None:
    _take_up(draft, move)
    draft.points[draft.turn] |= 1 << move.card
    draft.tell(_SCORED, draft.turn, move.card)
    draft.end_turn()


def _scuttle(draft: Draft, move: Move, state: State) -> None:
    _take_up(draft, move)
    draft.tell(_SCUTTLED, draft.turn, move.card, move.target)
    draft.put_to_scrap(move.card)
    draft.scrap_card(draft.controller(move.target), move.target)
    draft.end_turn()


def _royal(draft: Draft, move: Move, state: State) -> None:
    _take_up(draft, move)
    seat = draft.turn
    draft.royals[seat] |= 1 << move.card
    draft.tell(_PLACED, seat, move.card)
    draft.end_turn()
    _can_be_answered(draft, move.card, seat)


def _steal(draft: Draft, move: Move, state: State) -> None:
    _take_up(draft, move)
    seat = draft.turn
    draft.tell(_STOLE, seat, move.card, move.target)
    draft.lay_thief(move.card, move.target, draft.controller(move.target), move.seat)
    draft.end_turn()
    _can_be_answered(draft, move.card, seat)


def _can_be_answered(draft: Draft, card: int, seat: int) -> None:
    if draft.table.answers:
        draft.royal = (card, seat)


def _respond(draft: Draft, move: Move, state: State) -> None:
    """Send the royal just played back, and undo what it did, a victory too."""
    assert state.royal is not None, "there is something to answer"
    card, player = state.royal
    draft.leave_hand(move.seat, move.card)
    draft.put_to_scrap(move.card)
    pile = draft.pile_topped_by(card)
    if pile is not None:
        draft.lift_thief(pile)
    else:
        draft.clear_card(player, card)
    draft.enter_hand(player, card)
    if draft.phase is _OVER_PHASE:
        draft.winner = NOBODY
        draft.end_turn()


# --- one-offs ---


def _one_off(draft: Draft, move: Move, state: State) -> None:
    _take_up(draft, move)
    seat = draft.turn
    draft.tell(_ANNOUNCED, seat, move.card, move.target)
    draft.play = Play(move.card, move.target, move.seat, (), seat, 0)
    _ask_opponents(draft, seat)


def _ask_opponents(draft: Draft, seat: int) -> None:
    """Let the opponents of who played last answer, one after the other."""
    assert draft.play is not None, "there is something to answer"
    opponents = draft.table.opponents[seat]
    draft.play = draft.play._replace(last=seat, waiting=len(opponents))
    draft.phase = _COUNTER_PHASE
    draft.actor = opponents[0]


def _counter(draft: Draft, move: Move, state: State) -> None:
    play, seat = draft.play, draft.actor
    assert play is not None, "there is something to counter"
    draft.leave_hand(seat, move.card)
    below = play.counters[-1] if play.counters else play.card
    draft.tell(_COUNTERED, seat, move.card, below)
    draft.play = play._replace(counters=(*play.counters, move.card))
    _ask_opponents(draft, seat)


def _resolve(draft: Draft, move: Move, state: State) -> None:
    play = draft.play
    assert play is not None, "there is something to answer"
    draft.tell(_ALLOWED, draft.actor)
    opponents = draft.table.opponents[play.last]
    waiting = play.waiting - 1
    if waiting:
        draft.play = play._replace(waiting=waiting)
        draft.actor = opponents[len(opponents) - waiting]
        return
    for card in play.counters:
        draft.put_to_scrap(card)
    draft.put_to_scrap(play.card)
    if len(play.counters) % 2:
        draft.tell(_FAILED, draft.turn, play.card)
        draft.end_turn(field_changed=False)
        return
    draft.tell(_HAPPENED, draft.turn, play.card, play.target)
    effect = draft.table.one_offs[play.card]
    assert effect is not None, "only cards with an effect are played for it"
    _EFFECTS[effect](draft, play)


def _ask(draft: Draft, phase: Phase, seat: int) -> None:
    draft.phase = phase
    draft.actor = seat


def _scrap_points(draft: Draft, play: Play) -> None:
    draft.scrap_all_points()
    draft.end_turn()


def _scrap_royals(draft: Draft, play: Play) -> None:
    draft.scrap_all_royals()
    draft.end_turn()


def _scrap_royal(draft: Draft, play: Play) -> None:
    pile = draft.pile_topped_by(play.target)
    if pile is not None:
        draft.put_to_scrap(play.target)
        draft.lift_thief(pile)
    else:
        draft.scrap_card(draft.controller(play.target), play.target)
    draft.end_turn()


def _return_to_hand(draft: Draft, play: Play) -> None:
    """To the hand of the controller, where it can't be played on their next turn."""
    pile = draft.pile_topped_by(play.target)
    if pile is not None:
        seat = pile.controller
        draft.lift_thief(pile)
    else:
        seat = draft.controller(play.target)
        draft.clear_card(seat, play.target)
    draft.enter_hand(seat, play.target, frozen=True)
    draft.end_turn()


def _take_from_scrap(draft: Draft, play: Play) -> None:
    _ask(draft, _THREE_PHASE, draft.turn)


def _opponent_discards(draft: Draft, play: Play) -> None:
    if draft.hand_size(play.seat):
        _ask(draft, _FOUR_PHASE, play.seat)
    else:
        draft.end_turn(field_changed=False)


def _discard_and_draw(draft: Draft, play: Play) -> None:
    if draft.hand_size(draft.turn):
        _ask(draft, _FIVE_PHASE, draft.turn)
    else:
        _draw_up(draft, play)


def _draw_up(draft: Draft, play: Play) -> None:
    seat, table = draft.turn, draft.table
    room = table.hand_limit - draft.hand_size(seat)
    for _ in range(min(table.numbers[play.card], room, draft.deck_size)):
        draft.draw(seat)
    draft.end_turn(field_changed=False)


def _play_from_deck(draft: Draft, play: Play) -> None:
    _ask(draft, _SEVEN_PHASE, draft.turn)
    for place in range(min(draft.table.numbers[play.card], draft.deck_size)):
        card = draft.deck[place] if place < len(draft.deck) else NO_CARD
        draft.tell(_SHOWED, NOBODY, card)


def _take(draft: Draft, move: Move, state: State) -> None:
    draft.scrap &= ~(1 << move.card)
    draft.hands[draft.actor] |= 1 << move.card
    draft.tell(_TOOK, draft.actor, move.card)
    draft.end_turn(field_changed=False)


def _discard(draft: Draft, move: Move, state: State) -> None:
    if move.is_seven:
        _take_up(draft, move)
        draft.tell(_DISCARDED, draft.turn, move.card)
        draft.put_to_scrap(move.card)
        draft.end_turn(field_changed=False)
        return
    seat, play = draft.actor, draft.play
    assert play is not None, "a four or a five asks"
    for card in (move.card, move.target)[: discards(state)]:
        draft.leave_hand(seat, card)
        draft.tell(_DISCARDED, seat, card)
        draft.put_to_scrap(card)
    if state.phase is _FIVE_PHASE:
        _draw_up(draft, play)
    else:
        draft.end_turn(field_changed=False)


_EFFECTS: dict[OneOff, Callable[[Draft, Play], None]] = {
    OneOff.SCRAP_POINTS: _scrap_points,
    OneOff.SCRAP_ROYAL: _scrap_royal,
    OneOff.TAKE_FROM_SCRAP: _take_from_scrap,
    OneOff.OPPONENT_DISCARDS: _opponent_discards,
    OneOff.DISCARD_AND_DRAW: _discard_and_draw,
    OneOff.SCRAP_ROYALS: _scrap_royals,
    OneOff.PLAY_FROM_DECK: _play_from_deck,
    OneOff.RETURN_TO_HAND: _return_to_hand,
}
_BY_DEED: dict[Deed, Callable[[Draft, Move, State], None]] = {
    Deed.DRAW: _draw,
    Deed.PASS: _pass,
    Deed.POINTS: _points,
    Deed.SCUTTLE: _scuttle,
    Deed.ROYAL: _royal,
    Deed.JACK: _steal,
    Deed.JOKER: _steal,
    Deed.ONE_OFF: _one_off,
    Deed.COUNTER: _counter,
    Deed.RESOLVE: _resolve,
    Deed.DISCARD: _discard,
    Deed.TAKE: _take,
    Deed.RESPOND: _respond,
}
