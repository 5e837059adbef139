"""What moves do and what happened, in words."""

from collections.abc import Iterator, Sequence

from cutterprint.games.cuttle.play.applying import play_legal
from cutterprint.games.cuttle.play.events import Event, Happening
from cutterprint.games.cuttle.play.legal import controller
from cutterprint.games.cuttle.play.state import NOBODY, Deed, Move, State
from cutterprint.games.cuttle.rules.cards import CARD_NAMES, NO_CARD
from cutterprint.games.cuttle.rules.model import OneOff, Royal
from cutterprint.games.cuttle.words.effects import one_off_words, royal_words
from cutterprint.i18n import Message, listed, msg, nmsg


def meaning(move: Move, state: State, names: Sequence[str]) -> Message:
    """What a legal move does, in a line; that it wins at once is told as well."""
    what = _meaning(move, state, names)
    after, _ = play_legal(state, move)
    if after.winner >= 0 and state.winner == NOBODY:
        return msg("{what}; {player} wins", what=what, player=names[after.winner])
    return what


def _meaning(move: Move, state: State, names: Sequence[str]) -> Message:
    table, seat = state.table, state.actor
    target = CARD_NAMES[move.target]
    match move.deed:
        case Deed.DRAW:
            return msg("takes the top card of the deck")
        case Deed.PASS:
            passes = state.passes + 1
            return msg("does nothing; passes in a row: {number} of {most}", number=passes, most=table.passes)
        case Deed.POINTS:
            points = table.points[move.card]
            return nmsg(
                "counts {number} point: {total} of {goal}",
                "counts {number} points: {total} of {goal}",
                points,
                total=state.worth(seat) + points,
                goal=state.goal(seat),
            )
        case Deed.SCUTTLE:
            owner = names[controller(state, move.target)]
            return msg("scraps {card} of {player}, and itself", card=target, player=owner)
        case Deed.ROYAL:
            return _royal(move, state)
        case Deed.JACK | Deed.JOKER:
            return _theft(move, state, names)
        case Deed.ONE_OFF:
            return _one_off(move, state, names)
        case _:
            return _answer(move, state, names)


def _royal(move: Move, state: State) -> Message:
    royal = state.table.royals[move.card]
    assert royal is not None, "the card is a royal"
    if royal is Royal.LOWER_GOAL:
        goal = state.table.goal(state.royals[state.actor] | 1 << move.card)
        return msg("lowers the goal to {goal}", goal=goal)
    return royal_words(royal)


def _theft(move: Move, state: State, names: Sequence[str]) -> Message:
    card, owner = CARD_NAMES[move.target], names[controller(state, move.target)]
    if move.seat == state.actor:
        return msg("steals {card} from {player}", card=card, player=owner)
    return msg("moves {card} from {player} to {other}", card=card, player=owner, other=names[move.seat])


def _one_off(move: Move, state: State, names: Sequence[str]) -> Message:
    table, target = state.table, CARD_NAMES[move.target]
    number = table.numbers[move.card]
    effect = table.one_offs[move.card]
    assert effect is not None, "the card has an effect"
    match effect:
        case OneOff.SCRAP_ROYAL:
            owner = names[controller(state, move.target)]
            return msg("scraps {card} of {player}", card=target, player=owner)
        case OneOff.RETURN_TO_HAND:
            owner = names[controller(state, move.target)]
            return msg("returns {card} to the hand of {player}", card=target, player=owner)
        case OneOff.OPPONENT_DISCARDS:
            number = min(number, state.hand_size(move.seat))
            return nmsg(
                "{player} discards {number} card",
                "{player} discards {number} cards",
                number,
                player=names[move.seat],
            )
        case _:
            return one_off_words(effect, number)


def _answer(move: Move, state: State, names: Sequence[str]) -> Message:
    """What is done in answer to something."""
    play = state.play
    match move.deed:
        case Deed.COUNTER if play is not None:
            return msg("counters {card}", card=CARD_NAMES[(play.card, *play.counters)[-1]])
        case Deed.RESOLVE if play is not None:
            return msg("lets {card} happen", card=CARD_NAMES[(play.card, *play.counters)[-1]])
        case Deed.TAKE:
            return msg("takes {card} from the scrap pile", card=CARD_NAMES[move.card])
        case Deed.RESPOND if state.royal is not None:
            card, player = state.royal
            return msg("sends {card} back to {player}", card=CARD_NAMES[card], player=names[player])
        case _:
            cards = [CARD_NAMES[card] for card in (move.card, move.target) if card != NO_CARD]
            return msg("scraps {cards}", cards=listed(cards))


def happenings(events: Sequence[Event], names: Sequence[str]) -> Iterator[Message]:
    """What happened in the course of a move, beyond what the move itself says."""
    scrapped = [CARD_NAMES[event.card] for event in events if event.what is Happening.SCRAPPED]
    if scrapped:
        yield msg("to the scrap pile: {cards}", cards=listed(scrapped))
    shown = [CARD_NAMES[event.card] for event in events if event.what is Happening.SHOWED and event.card >= 0]
    if shown:
        yield msg("the seven shows {cards}", cards=listed(shown))
    for event in events:
        told = _happening(event, names)
        if told is not None:
            yield told


def _happening(event: Event, names: Sequence[str]) -> Message | None:
    card = CARD_NAMES[event.card] if event.card != NO_CARD else msg("a hidden card")
    match event.what:
        case Happening.DREW:
            return msg("{player} draws {card}", player=names[event.seat], card=card)
        case Happening.FAILED:
            return msg("{card} was countered", card=card)
        case Happening.CONTROL:
            return msg("{card} now stands with {player}", card=card, player=names[event.seat])
        case Happening.RETURNED:
            return msg("{card} goes to the hand of {player}", card=card, player=names[event.seat])
        case _:
            return None
