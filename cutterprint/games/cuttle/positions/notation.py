"""Moves as files write them: `scuttle 9H 7D`, `jack JS TH to Cleo`, `Ben: counter 2H`."""

from collections.abc import Sequence

from cutterprint.games.cuttle.play.legal import move_of
from cutterprint.games.cuttle.play.refusals import Code, IllegalMoveError
from cutterprint.games.cuttle.play.state import NOBODY, Deed, Move, State
from cutterprint.games.cuttle.rules.cards import (
    CARD_NAMES,
    CARD_NUMBERS,
    NO_CARD,
    UnknownCardError,
    card_number,
    holds,
)
from cutterprint.games.cuttle.rules.model import OneOff
from cutterprint.i18n import listed, msg
from cutterprint.specs.problems import did_you_mean, shown

SEVEN = "seven"
TO = "to"
# How many cards may follow each word, and whether a player may.
_CARDS: dict[Deed, tuple[int, int]] = {
    Deed.DRAW: (0, 0),
    Deed.PASS: (0, 0),
    Deed.RESOLVE: (0, 0),
    Deed.POINTS: (1, 1),
    Deed.ROYAL: (1, 1),
    Deed.COUNTER: (1, 1),
    Deed.TAKE: (1, 1),
    Deed.RESPOND: (1, 1),
    Deed.SCUTTLE: (2, 2),
    Deed.JACK: (2, 2),
    Deed.JOKER: (2, 2),
    Deed.ONE_OFF: (1, 2),
    Deed.DISCARD: (1, 2),
}
_NAMING = {Deed.JACK, Deed.JOKER, Deed.ONE_OFF}
_NOT_OF_SEVEN = {Deed.DRAW, Deed.PASS, Deed.RESOLVE, Deed.COUNTER, Deed.TAKE, Deed.RESPOND}


def move_text(move: Move, state: State, names: Sequence[str]) -> str:
    """A move as a file would write it in this state."""
    words = [SEVEN] if move.is_seven else []
    words.append(move.deed.value)
    words += [CARD_NAMES[card] for card in (move.card, move.target) if card != NO_CARD]
    if move.deed in {Deed.JACK, Deed.JOKER} and move.seat != state.actor:
        words += [TO, names[move.seat]]
    elif move.deed is Deed.ONE_OFF and move.seat != NOBODY and state.table.seats > 2:
        words.append(names[move.seat])
    text = " ".join(words)
    if move.deed is Deed.RESPOND and move.seat != state.actor:
        return f"{names[move.seat]}: {text}"
    return text


def parse_move(text: str, state: State, names: Sequence[str]) -> tuple[Move, int]:
    """The move that a text means in a state, and who is said to make it, or nobody.

    Raises IllegalMoveError if the text is no move.
    """
    by, rest = _named(text, names)
    words = rest.split()
    is_seven = bool(words) and words[0] == SEVEN
    if is_seven:
        words = words[1:]
    deed = _deed(words[0] if words else "", text, is_seven)
    cards, others = _cards(words[1:], deed, state)
    least, most = _CARDS[deed]
    if not least <= len(cards) <= most or (others and deed not in _NAMING):
        raise IllegalMoveError(
            msg("'{move}' isn't written like a move", move=shown(text)),
            Code.BAD_VALUE,
            msg("write it like this: {example}", example=_EXAMPLES[deed]),
        )
    card, target = (*cards, NO_CARD, NO_CARD)[:2]
    if deed is Deed.DISCARD and target != NO_CARD and target < card:
        card, target = target, card
    seat = _seat_named(others, names) if others else NOBODY
    if seat == NOBODY:
        seat = _usual_seat(deed, card, by, state)
    return move_of(deed, card, target, seat, is_seven), by


_EXAMPLES = {
    Deed.DRAW: "draw",
    Deed.PASS: "pass",
    Deed.RESOLVE: "resolve",
    Deed.POINTS: "points 7H",
    Deed.ROYAL: "royal KH",
    Deed.COUNTER: "counter 2H",
    Deed.TAKE: "take 4D",
    Deed.RESPOND: "respond 9H",
    Deed.SCUTTLE: "scuttle 9H 7D",
    Deed.JACK: "jack JS TH",
    Deed.JOKER: "joker X1 KH",
    Deed.ONE_OFF: "one-off 2S QH",
    Deed.DISCARD: "discard 4H 5C",
}


def _named(text: str, names: Sequence[str]) -> tuple[int, str]:
    """Who is said to make a move, and the move."""
    for seat, name in enumerate(names):
        if text.startswith(f"{name}:"):
            return seat, text[len(name) + 1 :]
    name, colon, _ = text.partition(":")
    if colon:
        raise _unknown_player(name.strip(), names)
    return NOBODY, text


def _unknown_player(name: str, names: Sequence[str]) -> IllegalMoveError:
    return IllegalMoveError(
        msg("there is no player '{name}'", name=shown(name)),
        Code.UNKNOWN_PLAYER,
        did_you_mean(name, names) or msg("players: {names}", names=listed(names)),
    )


def _deed(word: str, text: str, is_seven: bool) -> Deed:
    try:
        deed = Deed(word)
    except ValueError:
        deed = None
    if deed is None or (is_seven and deed in _NOT_OF_SEVEN):
        known = [deed.value for deed in Deed if not (is_seven and deed in _NOT_OF_SEVEN)]
        raise IllegalMoveError(
            msg("'{move}' isn't a move", move=shown(text)),
            Code.BAD_VALUE,
            did_you_mean(word, known) or msg("moves start with {words}", words=listed(known, "or")),
        )
    return deed


def _cards(words: Sequence[str], deed: Deed, state: State) -> tuple[list[int], str]:
    """The cards that a move names, and what follows them."""
    cards: list[int] = []
    most = _CARDS[deed][1]
    for index, word in enumerate(words):
        if len(cards) == most or word == TO or (cards and deed is Deed.ONE_OFF and word not in CARD_NUMBERS):
            return cards, " ".join(words[index:])
        cards.append(_card(word, state))
    return cards, ""


def _card(word: str, state: State) -> int:
    try:
        card = card_number(word)
    except UnknownCardError as error:
        message = error.message
        assert not isinstance(message, str), "its message can be said in any language"
        raise IllegalMoveError(message, Code.UNKNOWN_CARD) from None
    if not holds(state.table.cards, card):
        message = msg("{card} isn't in this game", card=word)
        raise IllegalMoveError(message, Code.UNKNOWN_CARD)
    return card


def _seat_named(words: str, names: Sequence[str]) -> int:
    name = words.removeprefix(f"{TO} ").strip()
    if name not in names:
        raise _unknown_player(name, names)
    return list(names).index(name)


def _usual_seat(deed: Deed, card: int, by: int, state: State) -> int:
    """Whom a move means that names nobody: who makes it, or the only opponent there is."""
    mover = by if by != NOBODY else state.actor
    if deed in {Deed.JACK, Deed.JOKER}:
        return mover
    if deed is Deed.RESPOND:
        return by if by != NOBODY else _responder(card, state)
    if deed is Deed.ONE_OFF and state.table.one_offs[card] is OneOff.OPPONENT_DISCARDS and mover != NOBODY:
        opponents = state.table.opponents[mover]
        return opponents[0] if len(opponents) == 1 else NOBODY
    return NOBODY


def _responder(card: int, state: State) -> int:
    """The only opponent who has, or may have, the nine."""
    if state.royal is None:
        return NOBODY
    opponents = state.table.opponents[state.royal[1]]
    holders = [seat for seat in opponents if holds(state.hands[seat], card)]
    perhaps = holders or [seat for seat in opponents if state.hidden[seat]]
    return perhaps[0] if len(perhaps) == 1 else NOBODY
