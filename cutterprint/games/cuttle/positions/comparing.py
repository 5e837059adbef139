"""Comparing what a file expects with what the engine finds."""

from collections.abc import Mapping, Sequence
from typing import Any

from cutterprint.games.cuttle.play.engine import verify_move
from cutterprint.games.cuttle.play.refusals import Code, IllegalMoveError
from cutterprint.games.cuttle.play.state import State
from cutterprint.games.cuttle.positions.model import Match, Position, winners
from cutterprint.games.cuttle.positions.notation import parse_move
from cutterprint.games.cuttle.positions.piles import field_of, parse_pile, written
from cutterprint.games.cuttle.positions.seating import tell_unknown_player
from cutterprint.games.cuttle.rules.cards import UnknownCardError, card_names, card_number, cards_in
from cutterprint.i18n import Message, msg
from cutterprint.specs.problems import Place, ProblemLog
from cutterprint.specs.tree import MapNode, find

NO_WINNER = "none"


def compare(value: object, node: MapNode, log: ProblemLog) -> int:
    """Tell where a file expects what is not so; gives how many things were compared."""
    tree = node.get("expect")
    if not isinstance(value, Position | Match) or not value.expect or not isinstance(tree, MapNode):
        return 0
    compared = 0
    for key, wanted in value.expect.items():
        if isinstance(wanted, Mapping):
            for inner, one in wanted.items():
                compared += 1
                _compare(value, (key, inner), one, find(tree, key, inner).place, log)
        elif key == "legal":
            for index, move in enumerate(wanted):
                compared += 1
                _compare(value, (key, move), True, find(tree, key, index).place, log)
        else:
            compared += 1
            _compare(value, (key, ""), wanted, find(tree, key).place, log)
    return compared


def _compare(
    value: Position | Match, path: tuple[str, str], wanted: Any, place: Place, log: ProblemLog
) -> None:
    """Compare one expectation; `path` is its key, and the player or the move that it speaks of."""
    key, about = path
    if about and key not in {"illegal", "legal"} and about not in value.names:
        tell_unknown_player(about, place, value.names, log)
        return
    try:
        if isinstance(value, Match):
            found: object = _of_match(value, key, about)
        else:
            found = _of_position(value, key, about, wanted)
        is_so = _same(value, path, wanted, found)
    except UnknownCardError as error:
        log.add(place, Code.UNKNOWN_CARD.value, error.message)
        return
    if is_so:
        return
    told = {"wanted": _told(wanted), "found": _told(found)}
    message: Message
    if key == "legal":
        message = msg("'{move}' should be legal, but is not: {found}", move=about, found=told["found"])
    elif key == "illegal":
        message = msg("'{move}' should give {wanted}, but gives {found}", move=about, **told)
    elif about:
        message = msg("'{key}' of {player} should be {wanted}, but is {found}", key=key, player=about, **told)
    else:
        message = msg("'{key}' should be {wanted}, but is {found}", key=key, **told)
    log.add(place, "expectation", message)


def _of_match(match: Match, key: str, about: str) -> object:
    if key == "wins":
        return match.wins(match.names.index(about))
    names = [match.names[seat] for seat in match.winners]
    return names[0] if len(names) == 1 else names or None


def _of_position(position: Position, key: str, about: str, wanted: Any) -> object:
    """What is so in a position, in the words that `expect` has for it."""
    state, names = position.state, position.names
    seat = names.index(about) if about in names else 0
    match key:
        case "points":
            return state.worth(seat)
        case "goals":
            return state.goal(seat)
        case "hands":
            if isinstance(wanted, int):
                return state.hand_size(seat)
            unknown = ["?"] * state.hidden[seat]
            return [*card_names(cards_in(state.hands[seat])), *unknown]
        case "fields":
            return field_of(state, seat)
        case "scrap":
            return card_names(cards_in(state.scrap))
        case "deck":
            return (
                state.deck_size
                if isinstance(wanted, int)
                else [*card_names(state.deck), *["?"] * state.buried]
            )
        case "turn":
            return names[state.turn]
        case "winner":
            return winners(state, names)
        case _:
            return _verdict(about, state, names)


def _verdict(text: str, state: State, names: Sequence[str]) -> str:
    """The code that a move gets, or nothing if it is legal."""
    try:
        move, by = parse_move(text, state, names)
        verify_move(state, move, by)
    except IllegalMoveError as error:
        return error.code.value
    return ""


def _same(value: Position | Match, path: tuple[str, str], wanted: Any, found: Any) -> bool:
    key, about = path
    match key:
        case "legal":
            return not found
        case "winner":
            return _set_of(None if wanted == NO_WINNER else wanted) == _set_of(found)
        case "fields" if isinstance(value, Position):
            return _same_field(value.state, value.names.index(about), wanted)
        case "hands" | "scrap" if isinstance(wanted, list):
            return sorted(map(card_number, wanted)) == sorted(
                card_number(name) if name != "?" else -1 for name in found
            )
        case _:
            return bool(wanted == found)


def _set_of(names: Any) -> set[str]:
    return {names} if isinstance(names, str) else set(names or ())


def _same_field(state: State, seat: int, wanted: Sequence[str]) -> bool:
    """Whether a field has exactly the cards that are wanted, with the same thieves on them."""
    cards = [card for masks in (state.points, state.royals) for card in cards_in(masks[seat])]
    there = [written(state.pile_of(card), card, seat) for card in cards]
    try:
        piles = [parse_pile(text) for text in wanted]
    except IllegalMoveError:
        return False
    return len(piles) == len(there) and all(any(pile.fits(other) for other in there) for pile in piles)


def _told(value: Any) -> object:
    """A value as a message tells it."""
    if isinstance(value, list):
        return ", ".join(map(str, value)) or msg("nothing")
    if value is None:
        return msg("nobody")
    return value if value != "" else msg("legal")
