"""What each rank does, in a line."""

from collections.abc import Iterator

from cutterprint.games.cuttle.rules.model import OneOff, Rank, Royal
from cutterprint.i18n import Message, msg, nmsg

_ROYALS: dict[Royal, Message] = {
    Royal.LOWER_GOAL: msg("lowers the goal"),
    Royal.PROTECT: msg("protects this player's other cards from being targeted"),
    Royal.GLASSES: msg("lays the opponents' hands open"),
    Royal.STEAL_POINTS: msg("steals a point card"),
    Royal.STEAL_ROYAL: msg("steals a king, a queen or a glasses eight"),
}
_ONE_OFFS: dict[OneOff, Message] = {
    OneOff.SCRAP_POINTS: msg("scraps all point cards"),
    OneOff.SCRAP_ROYAL: msg("scraps a royal or glasses eight of an opponent"),
    OneOff.TAKE_FROM_SCRAP: msg("takes a card from the scrap pile"),
    OneOff.SCRAP_ROYALS: msg("scraps all royals and glasses eights"),
    OneOff.RETURN_TO_HAND: msg(
        "returns a card of an opponent to their hand, where it can't be played on their next turn"
    ),
}


def royal_words(royal: Royal) -> Message:
    """What a royal does while it is in play."""
    return _ROYALS[royal]


def one_off_words(effect: OneOff, number: int) -> Message:
    """What a one-off does; `number` is how many cards it moves, if it is one that says so."""
    if effect is OneOff.OPPONENT_DISCARDS:
        return nmsg("an opponent discards {number} card", "an opponent discards {number} cards", number)
    if effect is OneOff.DISCARD_AND_DRAW:
        return nmsg(
            "discards a card and draws up to {number} card",
            "discards a card and draws up to {number} cards",
            number,
        )
    if effect is OneOff.PLAY_FROM_DECK:
        return nmsg(
            "shows the top card of the deck and plays it",
            "shows the top {number} cards of the deck and plays one of them",
            number,
        )
    return _ONE_OFFS[effect]


def rank_words(rank: Rank) -> Iterator[Message]:
    """All that the cards of a rank can do."""
    if rank.points:
        yield msg("points: {points}", points=rank.points)
    if rank.royal is not None:
        yield msg("in play: {what}", what=royal_words(rank.royal))
    if rank.one_off is not None:
        yield msg("one-off: {what}", what=one_off_words(rank.one_off, rank.number))
    if rank.counters:
        yield msg("in answer: counters a one-off")
    if rank.answers:
        yield msg("in answer, in teams: sends a royal just played back to its owner's hand")
