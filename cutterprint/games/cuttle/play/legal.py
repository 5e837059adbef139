"""Which moves are legal: the one place that decides it.

Everything else asks here: `verify_move` and its reasons, the solver, the terminal, the tests.
"""

from functools import lru_cache
from itertools import combinations

from cutterprint.games.cuttle.play.state import NOBODY, Deed, Move, Phase, State
from cutterprint.games.cuttle.rules.cards import NO_CARD, cards_in, holds
from cutterprint.games.cuttle.rules.model import OneOff, Royal, Threat

# The same few thousand moves come up again and again: each is made once.
move_of = lru_cache(maxsize=None)(Move)
DRAW, PASS, RESOLVE = Move(Deed.DRAW), Move(Deed.PASS), Move(Deed.RESOLVE)
# Python takes long to look up a member of an enum; what is asked at every move has a name of its own.
_POINTS = Deed.POINTS
_SCUTTLE = Deed.SCUTTLE
_JACK = Deed.JACK
_JOKER = Deed.JOKER
_ROYAL = Deed.ROYAL
_ONE_OFF = Deed.ONE_OFF
_COUNTER = Deed.COUNTER
_TAKE = Deed.TAKE
_DISCARD = Deed.DISCARD
_RESPOND = Deed.RESPOND
_STEAL_POINTS = Royal.STEAL_POINTS
_STEAL_ROYAL = Royal.STEAL_ROYAL
_FROM_STEAL_POINTS = Threat.STEAL_POINTS
_FROM_STEAL_ROYAL = Threat.STEAL_ROYAL
_FROM_RETURN_TO_HAND = Threat.RETURN_TO_HAND
_FROM_SCRAP_ROYAL = Threat.SCRAP_ROYAL
_FROM_COUNTER = Threat.COUNTER
_SCRAP_ROYAL = OneOff.SCRAP_ROYAL
_RETURN_TO_HAND = OneOff.RETURN_TO_HAND
_OPPONENT_DISCARDS = OneOff.OPPONENT_DISCARDS
_TAKE_FROM_SCRAP = OneOff.TAKE_FROM_SCRAP
_PLAY_FROM_DECK = OneOff.PLAY_FROM_DECK
_DISCARD_AND_DRAW = OneOff.DISCARD_AND_DRAW


def legal_moves(state: State) -> list[Move]:
    """Every legal move, each once. With hidden cards: those that are legal whatever these are."""
    moves: list[Move] = []
    _BY_PHASE[state.phase](state, moves)
    return moves


def _turn_moves(state: State, moves: list[Move]) -> None:
    table, seat = state.table, state.actor
    deck = len(state.deck) + state.buried
    hand = state.hands[seat]
    size = hand.bit_count() + state.hidden[seat]
    if deck and size < table.hand_limit:
        moves.append(DRAW)
    source = _Source(deck, size - 1, False)
    for card in cards_in(hand & ~state.frozen[seat]):
        _plays(state, seat, card, moves, source)
    # A player who can do nothing else passes, though the text only speaks of an empty deck.
    if not deck or not (moves or state.hidden[seat]):
        moves.append(PASS)
    if state.royal is not None:
        _responses(state, moves)


class _Source:
    """Where a card is played from: cards of the deck and of the hand that are left without it."""

    __slots__ = ("deck", "hand", "is_seven")

    def __init__(self, deck: int, hand: int, is_seven: bool) -> None:
        self.deck = deck
        self.hand = hand
        self.is_seven = is_seven


def _plays(state: State, seat: int, card: int, moves: list[Move], source: _Source) -> None:
    """Every way to play a card."""
    table, is_seven = state.table, source.is_seven
    if table.points[card]:
        moves.append(move_of(_POINTS, card, NO_CARD, NOBODY, is_seven))
        strength = table.strength
        own = strength[card]
        for other in table.opponents[seat]:
            for target in cards_in(state.points[other]):
                if strength[target] < own:
                    moves.append(move_of(_SCUTTLE, card, target, NOBODY, is_seven))
    royal = table.royals[card]
    if royal is _STEAL_POINTS:
        _thefts(state, seat, card, moves, is_seven, _JACK)
    elif royal is _STEAL_ROYAL:
        _thefts(state, seat, card, moves, is_seven, _JOKER)
    elif royal is not None:
        moves.append(move_of(_ROYAL, card, NO_CARD, NOBODY, is_seven))
    effect = table.one_offs[card]
    if effect is not None:
        _one_offs(state, seat, card, effect, moves, source)


def _thefts(state: State, seat: int, card: int, moves: list[Move], is_seven: bool, deed: Deed) -> None:
    """What a jack or joker can take, and for whom."""
    table = state.table
    is_jack = deed is _JACK
    threat = _FROM_STEAL_POINTS if is_jack else _FROM_STEAL_ROYAL
    fields = state.points if is_jack else state.royals
    if not table.variant.gives:
        for other in table.opponents[seat]:
            for target in cards_in(fields[other]):
                if not is_protected(state, other, target, threat):
                    moves.append(move_of(deed, card, target, seat, is_seven))
        return
    for other in range(table.seats):
        for target in cards_in(fields[other]):
            if not is_protected(state, other, target, threat):
                for to in range(table.seats):
                    if to != other:
                        moves.append(move_of(deed, card, target, to, is_seven))


def _one_offs(state: State, seat: int, card: int, effect: OneOff, moves: list[Move], source: _Source) -> None:
    table, is_seven = state.table, source.is_seven
    if effect is _SCRAP_ROYAL or effect is _RETURN_TO_HAND:
        for target in _targets(state, seat, effect):
            moves.append(move_of(_ONE_OFF, card, target, NOBODY, is_seven))
        return
    if effect is _OPPONENT_DISCARDS:
        for other in table.opponents[seat]:
            if state.hands[other] or state.hidden[other]:
                moves.append(move_of(_ONE_OFF, card, NO_CARD, other, is_seven))
        return
    if (
        (effect is _TAKE_FROM_SCRAP and not state.scrap)
        or (effect is _PLAY_FROM_DECK and not source.deck)
        or (effect is _DISCARD_AND_DRAW and not (source.deck or source.hand))
    ):
        return
    moves.append(move_of(_ONE_OFF, card, NO_CARD, NOBODY, is_seven))


def _targets(state: State, seat: int, effect: OneOff) -> list[int]:
    """What a two or a nine can aim at: cards of opponents' fields, and the topmost thieves on them."""
    is_nine = effect is _RETURN_TO_HAND
    threat = _FROM_RETURN_TO_HAND if is_nine else _FROM_SCRAP_ROYAL
    found: list[int] = []
    for other in state.table.opponents[seat]:
        field = state.royals[other] | (state.points[other] if is_nine else 0)
        for pile in state.piles:
            top, controller = pile.on[-1]
            if controller == other:
                field |= 1 << top
        found += (card for card in cards_in(field) if not is_protected(state, other, card, threat))
    return found


def is_protected(state: State, owner: int, card: int, threat: Threat) -> bool:
    """Whether another card of its controller, such as a queen, protects a card from a threat."""
    return state.royals[owner] & state.table.protectors[threat] & ~(1 << card) != 0


def _counter_moves(state: State, moves: list[Move]) -> None:
    play = state.play
    assert play is not None, "there is something to counter"
    moves.append(RESOLVE)
    if not state.royals[play.last] & state.table.protectors[_FROM_COUNTER]:
        for card in cards_in(state.hands[state.actor] & state.table.counters):
            moves.append(move_of(_COUNTER, card))


def _three_moves(state: State, moves: list[Move]) -> None:
    assert state.play is not None, "a three asks"
    for card in cards_in(state.scrap & ~(1 << state.play.card)):
        moves.append(move_of(_TAKE, card))


def _four_moves(state: State, moves: list[Move]) -> None:
    cards = cards_in(state.hands[state.actor])
    if discards(state) == 1:
        moves += (move_of(_DISCARD, card) for card in cards)
    else:
        moves += (move_of(_DISCARD, one, other) for one, other in combinations(cards, 2))


def discards(state: State) -> int:
    """How many cards must be discarded now."""
    assert state.play is not None, "a four or a five asks"
    most = state.table.numbers[state.play.card] if state.phase is Phase.FOUR else 1
    return min(most, state.hand_size(state.actor))


def _seven_moves(state: State, moves: list[Move]) -> None:
    seat = state.actor
    known = state.deck[: state.shown]
    source = _Source(state.deck_size - 1, state.hand_size(seat), True)
    for card in known:
        _plays(state, seat, card, moves, source)
    if not moves:
        moves += (move_of(_DISCARD, card, NO_CARD, NOBODY, True) for card in known)


def _responses(state: State, moves: list[Move]) -> None:
    """Who can send the royal just played back, and with which nine."""
    assert state.royal is not None, "there is something to answer"
    card, player = state.royal
    if not is_protected(state, controller(state, card), card, _FROM_RETURN_TO_HAND):
        for other in state.table.opponents[player]:
            for nine in cards_in(state.hands[other] & state.table.answers):
                moves.append(move_of(_RESPOND, nine, NO_CARD, other))


def controller(state: State, card: int) -> int:
    """On whose field a card stands, or nobody's."""
    for pile in state.piles:
        if any(card == other for other, _ in pile.on):
            return pile.controller
    for seat in range(state.table.seats):
        if holds(state.points[seat] | state.royals[seat], card):
            return seat
    return NOBODY


def _late_moves(state: State, moves: list[Move]) -> None:
    """After the end nothing is left but to send back the royal that won."""
    if state.royal is not None:
        _responses(state, moves)


_BY_PHASE = {
    Phase.PLAY: _turn_moves,
    Phase.COUNTER: _counter_moves,
    Phase.THREE: _three_moves,
    Phase.FOUR: _four_moves,
    Phase.FIVE: _four_moves,
    Phase.SEVEN: _seven_moves,
    Phase.OVER: _late_moves,
}
