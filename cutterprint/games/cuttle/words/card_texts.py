"""The effect of each rank in a sentence or two, from the rules: short enough for a card."""

from collections.abc import Iterator

from cutterprint.games.cuttle.rules.model import STANDARD, OneOff, Rank, Royal, Rules
from cutterprint.i18n import Language, Message, msg, nmsg


def effect_text(rank: Rank, rules: Rules, speech: Language, variant: str = STANDARD) -> str:
    """What a card of a rank does besides counting points."""
    return " ".join(sentence.said(speech) for sentence in effect_sentences(rank, rules, variant))


def effect_sentences(rank: Rank, rules: Rules, variant: str = STANDARD) -> Iterator[Message]:
    """The effects of a rank, each in a sentence."""
    if rank.one_off is not None:
        yield _one_off(rank, rank.one_off)
    if rank.counters:
        yield msg("At any time: counter a one-off.")
    if rank.royal is not None:
        yield _royal(rank.royal, rules, variant)
    if rank.answers and rules.variants[variant].answers:
        yield msg("At any time: send back a royal just played.")
    if rank.one_off is None and rank.royal is None and not rank.counters:
        yield msg("No effect: nothing but points.")


def _one_off(rank: Rank, effect: OneOff) -> Message:
    number = rank.number
    match effect:
        case OneOff.SCRAP_POINTS:
            return msg("Scrap every point card on the table, yours as well.")
        case OneOff.SCRAP_ROYAL:
            return msg("Scrap one royal or glasses.")
        case OneOff.TAKE_FROM_SCRAP:
            return msg("Take any card of the scrap pile into your hand.")
        case OneOff.OPPONENT_DISCARDS:
            return nmsg(
                "An opponent throws away {number} card from hand.",
                "An opponent throws away {number} cards from hand.",
                number,
            )
        case OneOff.DISCARD_AND_DRAW:
            return nmsg(
                "Throw away a card, then draw {number} card.",
                "Throw away a card, then draw up to {number} cards.",
                number,
            )
        case OneOff.SCRAP_ROYALS:
            return msg("Scrap every royal and all glasses, yours as well.")
        case OneOff.PLAY_FROM_DECK:
            return nmsg(
                "Turn up the top card of the deck and play it.",
                "Turn up the top {number} cards of the deck and play one of them.",
                number,
            )
        case OneOff.RETURN_TO_HAND:
            return msg("Send an opponent’s card back to their hand. It is frozen for their next turn.")


def _royal(effect: Royal, rules: Rules, variant: str) -> Message:
    match effect:
        case Royal.LOWER_GOAL:
            goals = rules.variants[variant].goals[1:]
            return msg(
                "Fewer points win: {goals} with one king, two and so on.", goals=", ".join(map(str, goals))
            )
        case Royal.PROTECT:
            return msg("Nobody can target your other cards.")
        case Royal.GLASSES:
            return msg("As glasses: opponents play with open hands.")
        case Royal.STEAL_POINTS:
            return msg("Lay it on an opponent’s point card: that card is yours now.")
        case Royal.STEAL_ROYAL:
            return msg("Lay it on an opponent’s royal: that royal is yours now.")


def kinds_of(rank: Rank) -> tuple[Message, ...]:
    """How the cards of a rank may be played besides for points."""
    found: list[Message] = []
    if rank.royal is not None:
        found.append(msg("royal"))
    if rank.one_off is not None or rank.counters:
        found.append(msg("one-off"))
    return tuple(found)
