"""A guess how good a state is, for searches that can't see the end of the game."""

from cutterprint.games.cuttle.play.state import State
from cutterprint.games.cuttle.rules.cards import cards_in

# What a point towards the goal, a card in hand, each of its points, and other royals in play are worth.
POINT = 10
CARD = 12
CARD_POINT = 1
ROYAL = 25


def seat_worth(state: State, seat: int) -> int:
    """How near a player is to the goal, and with how much in hand to get there."""
    table = state.table
    royals = state.royals[seat]
    hand = state.hands[seat]
    need = table.goal(royals) - table.worth(state.points[seat])
    others = (royals & ~table.kings).bit_count()
    in_hand = sum(table.points[card] for card in cards_in(hand))
    return (
        -POINT * need + CARD * (hand.bit_count() + state.hidden[seat]) + CARD_POINT * in_hand + ROYAL * others
    )


def guess(state: State, ours: frozenset[int]) -> int:
    """How much better a side stands than its opponents; positive is good."""
    mine = [seat_worth(state, seat) for seat in range(state.table.seats) if seat in ours]
    theirs = [seat_worth(state, seat) for seat in range(state.table.seats) if seat not in ours]
    return sum(mine) // len(mine) - max(theirs)
