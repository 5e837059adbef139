"""The start of a game: a shuffled deck, and the hands dealt from it."""

import random
from collections.abc import Sequence

from cutterprint.games.cuttle.play.state import Phase, State
from cutterprint.games.cuttle.play.table import Table
from cutterprint.games.cuttle.rules.cards import cards_in


def shuffled(table: Table, seed: int) -> tuple[int, ...]:
    """All cards of a variant in an order that a seed decides."""
    cards = list(cards_in(table.cards))
    random.Random(seed).shuffle(cards)
    return tuple(cards)


def dealt(table: Table, deck: Sequence[int], dealer: int) -> State:
    """The first turn: cards go round one by one from the dealer's left, until everybody has theirs."""
    variant = table.variant
    wanted = [variant.dealt] * table.seats
    wanted[dealer] = variant.dealt_to_dealer
    hands = [0] * table.seats
    left = list(deck)
    seat = first = table.after(dealer)
    while any(wanted):
        if wanted[seat]:
            hands[seat] |= 1 << left.pop(0)
            wanted[seat] -= 1
        seat = table.after(seat)
    nothing = (0,) * table.seats
    return State(
        table=table,
        phase=Phase.PLAY,
        turn=first,
        actor=first,
        hands=tuple(hands),
        hidden=nothing,
        frozen=nothing,
        points=nothing,
        royals=nothing,
        piles=(),
        scrap=0,
        deck=tuple(left),
    )
