"""Why a move is not legal: the code and the words for the one thing that stands in its way."""

from collections.abc import Callable
from enum import StrEnum

from cutterprint.errors import CutterprintError
from cutterprint.games.cuttle.play.legal import controller, discards, is_protected
from cutterprint.games.cuttle.play.state import NOBODY, Deed, Move, Phase, State
from cutterprint.games.cuttle.rules.cards import CARD_NAMES, NO_CARD, holds
from cutterprint.games.cuttle.rules.model import OneOff, Royal, Threat
from cutterprint.i18n import Message, msg, nmsg


class Code(StrEnum):
    """What can be wrong with a move or a card; files and `--json` use these words."""

    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    NOT_IN_HAND = "not-in-hand"
    FROZEN = "frozen"
    HAND_LIMIT = "hand-limit"
    DECK_LEFT = "deck-left"
    SCUTTLE_WEAK = "scuttle-weak"
    SCUTTLE_TARGET = "scuttle-target"
    QUEEN_PROTECTS = "queen-protects"
    NO_TARGET = "no-target"
    NOT_A_TWO = "not-a-two"
    DISCARD_COUNT = "discard-count"
    DECK_EMPTY = "deck-empty"
    GAME_OVER = "game-over"
    WRONG_CARD = "wrong-card"
    CARD_TWICE = "card-twice"
    UNKNOWN_CARD = "unknown-card"
    UNKNOWN_PLAYER = "unknown-player"
    BAD_VALUE = "bad-value"


class IllegalMoveError(CutterprintError):
    """A move is not legal; the code says why in a word, the message in a sentence."""

    def __init__(self, message: Message, code: Code, hint: Message | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.hint = hint


_TURN_DEEDS = {
    Deed.DRAW,
    Deed.PASS,
    Deed.POINTS,
    Deed.SCUTTLE,
    Deed.ROYAL,
    Deed.JACK,
    Deed.JOKER,
    Deed.ONE_OFF,
}
_SEVEN_DEEDS = _TURN_DEEDS - {Deed.DRAW, Deed.PASS} | {Deed.DISCARD}
_ASKED = {
    Phase.PLAY: (_TURN_DEEDS, msg("it's a turn: draw, play a card, or pass if the deck is empty")),
    Phase.COUNTER: (
        {Deed.COUNTER, Deed.RESOLVE},
        msg("a one-off waits for an answer: 'counter' with a two, or 'resolve'"),
    ),
    Phase.THREE: ({Deed.TAKE}, msg("a three asks for a card of the scrap pile: 'take'")),
    Phase.FOUR: ({Deed.DISCARD}, msg("a four asks for cards: 'discard'")),
    Phase.FIVE: ({Deed.DISCARD}, msg("a five asks for a card: 'discard'")),
    Phase.SEVEN: (_SEVEN_DEEDS, msg("a seven asks to play one of the cards that it shows: 'seven …'")),
}


def refusal(state: State, move: Move) -> IllegalMoveError:
    """Why a move that is not among the legal ones is not."""
    if move.deed is Deed.RESPOND:
        return _response(state, move)
    if state.phase is Phase.OVER:
        return IllegalMoveError(msg("the game is over"), Code.GAME_OVER)
    deeds, asked = _ASKED[state.phase]
    if move.deed not in deeds or move.is_seven != (state.phase is Phase.SEVEN):
        return IllegalMoveError(msg("this can't be done now; {asked}", asked=asked), Code.WRONG_PHASE)
    if move.deed in {Deed.DRAW, Deed.PASS}:
        return _without_card(state, move)
    return _missing_card(state, move) or _REASONS[move.deed](state, move)


def _without_card(state: State, move: Move) -> IllegalMoveError:
    if move.deed is Deed.PASS:
        return IllegalMoveError(
            msg("nobody passes while the deck has cards and there is something to do"), Code.DECK_LEFT
        )
    if not state.deck_size:
        return IllegalMoveError(
            msg("the deck is empty"), Code.DECK_EMPTY, msg("pass, if there is nothing to play")
        )
    limit = state.table.hand_limit
    return IllegalMoveError(
        nmsg(
            "whoever holds {number} card doesn't draw",
            "whoever holds {number} cards or more doesn't draw",
            limit,
        ),
        Code.HAND_LIMIT,
    )


def _name(card: int) -> str:
    return CARD_NAMES[card]


def _missing_card(state: State, move: Move) -> IllegalMoveError | None:
    """That the card of a move isn't where it would have to come from."""
    if move.deed is Deed.TAKE:
        return None
    if move.deed is Deed.COUNTER and not holds(state.table.counters, move.card):
        message = msg("{card} can't counter: only a two does", card=_name(move.card))
        return IllegalMoveError(message, Code.NOT_A_TWO)
    if move.is_seven:
        if move.card not in state.deck[: state.shown]:
            message = msg("{card} isn't one of the cards that the seven shows", card=_name(move.card))
            return IllegalMoveError(message, Code.NOT_IN_HAND)
        return None
    cards = [move.card, move.target] if move.deed is Deed.DISCARD else [move.card]
    for card in cards:
        if card != NO_CARD and not holds(state.hands[state.actor], card):
            message = msg("{card} isn't in this player's hand", card=_name(card))
            return IllegalMoveError(message, Code.NOT_IN_HAND)
    if state.phase is Phase.PLAY and holds(state.frozen[state.actor], move.card):
        message = msg("{card} was sent back by a nine and can't be played this turn", card=_name(move.card))
        return IllegalMoveError(message, Code.FROZEN)
    return None


def _wrong_card(state: State, move: Move) -> IllegalMoveError:
    match move.deed:
        case Deed.POINTS:
            message = msg("{card} can't be played for points", card=_name(move.card))
        case Deed.SCUTTLE:
            message = msg("{card} can't scuttle: only a point card does", card=_name(move.card))
        case Deed.ONE_OFF:
            message = msg("{card} has no effect as a one-off", card=_name(move.card))
        case Deed.JACK | Deed.JOKER:
            message = msg("{card} can't steal that way", card=_name(move.card))
        case _:
            message = msg("{card} isn't a king, a queen or an eight", card=_name(move.card))
    return IllegalMoveError(message, Code.WRONG_CARD)


def _scuttle(state: State, move: Move) -> IllegalMoveError:
    table = state.table
    if not table.points[move.card]:
        return _wrong_card(state, move)
    if not any(holds(state.points[other], move.target) for other in table.opponents[state.actor]):
        message = msg("{card} isn't a point card of an opponent", card=_name(move.target))
        return IllegalMoveError(message, Code.SCUTTLE_TARGET)
    return IllegalMoveError(
        msg("{card} is too small to scuttle {target}", card=_name(move.card), target=_name(move.target)),
        Code.SCUTTLE_WEAK,
        msg("it needs a higher rank, or the same rank in a stronger suit"),
    )


def _theft(state: State, move: Move) -> IllegalMoveError:
    table = state.table
    is_jack = move.deed is Deed.JACK
    if table.royals[move.card] is not (Royal.STEAL_POINTS if is_jack else Royal.STEAL_ROYAL):
        return _wrong_card(state, move)
    fields = state.points if is_jack else state.royals
    owner = next((seat for seat in range(table.seats) if holds(fields[seat], move.target)), NOBODY)
    gives = table.variant.gives
    if owner == NOBODY or not (gives or owner in table.opponents[state.actor]):
        message = (
            msg("{card} isn't a point card that a jack can steal", card=_name(move.target))
            if is_jack
            else msg("{card} isn't a royal that a joker can steal", card=_name(move.target))
        )
        return IllegalMoveError(message, Code.NO_TARGET)
    threat = Threat.STEAL_POINTS if is_jack else Threat.STEAL_ROYAL
    if is_protected(state, owner, move.target, threat):
        return _protected(move.target)
    if gives:
        message = msg("{card} already is on that field", card=_name(move.target))
        return IllegalMoveError(message, Code.NO_TARGET, msg("name another player: 'to NAME'"))
    message = msg("here a jack or joker serves only the one who plays it")
    return IllegalMoveError(message, Code.NO_TARGET)


def _protected(card: int) -> IllegalMoveError:
    return IllegalMoveError(msg("a queen protects {card}", card=_name(card)), Code.QUEEN_PROTECTS)


def _one_off(state: State, move: Move) -> IllegalMoveError:
    table = state.table
    stands_alone = move.target == NO_CARD and move.seat == NOBODY
    match table.one_offs[move.card]:
        case None:
            return _wrong_card(state, move)
        case OneOff.SCRAP_ROYAL | OneOff.RETURN_TO_HAND:
            return _aimed(state, move)
        case OneOff.OPPONENT_DISCARDS:
            if move.target != NO_CARD:
                return _aims_at_nothing(move)
            if move.seat in table.opponents[state.actor]:
                message = msg("there is no card in that hand to discard")
            elif move.seat == NOBODY:
                message = msg("{card} needs an opponent: 'one-off {card} NAME'", card=_name(move.card))
            else:
                message = msg("that player isn't an opponent")
            return IllegalMoveError(message, Code.NO_TARGET)
        case OneOff.TAKE_FROM_SCRAP if stands_alone:
            return IllegalMoveError(msg("the scrap pile is empty"), Code.NO_TARGET)
        case OneOff.DISCARD_AND_DRAW | OneOff.PLAY_FROM_DECK if stands_alone:
            return IllegalMoveError(msg("the deck is empty"), Code.DECK_EMPTY)
        case _:
            return _aims_at_nothing(move)


def _aims_at_nothing(move: Move) -> IllegalMoveError:
    message = msg("{card} has no target: write it alone", card=_name(move.card))
    return IllegalMoveError(message, Code.NO_TARGET)


def _aimed(state: State, move: Move) -> IllegalMoveError:
    is_nine = state.table.one_offs[move.card] is OneOff.RETURN_TO_HAND
    threat = Threat.RETURN_TO_HAND if is_nine else Threat.SCRAP_ROYAL
    if move.target == NO_CARD:
        message = msg("{card} needs a target: 'one-off {card} CARD'", card=_name(move.card))
        return IllegalMoveError(message, Code.NO_TARGET)
    owner = controller(state, move.target)
    if owner in state.table.opponents[state.actor] and move.seat == NOBODY:
        below = [pile for pile in state.piles if any(card == move.target for card, _ in pile.on[:-1])]
        if below:
            message = msg("only the topmost jack or joker can be targeted: {card}", card=_name(below[0].top))
            return IllegalMoveError(message, Code.NO_TARGET)
        is_point = holds(state.points[owner], move.target)
        if (is_nine or not is_point) and is_protected(state, owner, move.target, threat):
            return _protected(move.target)
    message = (
        msg("{card} isn't a card on an opponent's field", card=_name(move.target))
        if is_nine
        else msg("{card} isn't a royal on an opponent's field", card=_name(move.target))
    )
    return IllegalMoveError(message, Code.NO_TARGET)


def _counter(state: State, move: Move) -> IllegalMoveError:
    assert state.play is not None, "there is something to counter"
    return _protected((state.play.card, *state.play.counters)[-1])


def _take(state: State, move: Move) -> IllegalMoveError:
    if state.play is not None and move.card == state.play.card:
        message = msg("a three can't take itself")
    else:
        message = msg("{card} isn't in the scrap pile", card=_name(move.card))
    return IllegalMoveError(message, Code.NO_TARGET)


def _discard(state: State, move: Move) -> IllegalMoveError:
    if move.is_seven:
        message = msg("one of the cards that the seven shows can be played, so it must be")
        return IllegalMoveError(message, Code.WRONG_CARD)
    if move.card == move.target:
        message = msg("{card} can be discarded only once", card=_name(move.card))
        return IllegalMoveError(message, Code.CARD_TWICE)
    message = nmsg("{number} card must be discarded", "{number} cards must be discarded", discards(state))
    return IllegalMoveError(message, Code.DISCARD_COUNT)


def _response(state: State, move: Move) -> IllegalMoveError:
    """Why a nine can't answer a royal."""
    table = state.table
    if state.royal is None:
        if state.phase is Phase.OVER:
            return IllegalMoveError(msg("the game is over"), Code.GAME_OVER)
        message = (
            msg("there is no royal just played to respond to")
            if table.answers
            else msg("a nine responds to a royal only in teams")
        )
        return IllegalMoveError(message, Code.WRONG_PHASE)
    card, player = state.royal
    if move.seat != NOBODY and move.seat not in table.opponents[player]:
        return IllegalMoveError(msg("only an opponent can respond"), Code.NOT_YOUR_TURN)
    if not holds(table.answers, move.card):
        message = msg("{card} can't respond: only a nine does", card=_name(move.card))
        return IllegalMoveError(message, Code.WRONG_CARD)
    holders = [seat for seat in table.opponents[player] if holds(state.hands[seat], move.card)]
    if not holders or move.seat not in {NOBODY, *holders}:
        message = msg("{card} isn't in this player's hand", card=_name(move.card))
        return IllegalMoveError(message, Code.NOT_IN_HAND)
    return _protected(card)


_REASONS: dict[Deed, Callable[[State, Move], IllegalMoveError]] = {
    Deed.POINTS: _wrong_card,
    Deed.SCUTTLE: _scuttle,
    Deed.ROYAL: _wrong_card,
    Deed.JACK: _theft,
    Deed.JOKER: _theft,
    Deed.ONE_OFF: _one_off,
    Deed.COUNTER: _counter,
    Deed.TAKE: _take,
    Deed.DISCARD: _discard,
}
