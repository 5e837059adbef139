"""A moment of a game as a value, and the moves that lead from one to the next."""

from enum import StrEnum
from typing import NamedTuple

from cutterprint.games.cuttle.play.table import Table
from cutterprint.games.cuttle.rules.cards import NO_CARD

NOBODY = -1
STALEMATE = -2
"""As the winner of a state: the game goes on, or it ended without one."""


class Phase(StrEnum):
    """What is asked of the player who must move."""

    PLAY = "play"
    COUNTER = "counter"
    THREE = "three"
    FOUR = "four"
    FIVE = "five"
    SEVEN = "seven"
    OVER = "over"


class Deed(StrEnum):
    """What a move does, in the word that files use for it."""

    DRAW = "draw"
    PASS = "pass"
    POINTS = "points"
    SCUTTLE = "scuttle"
    ROYAL = "royal"
    JACK = "jack"
    JOKER = "joker"
    ONE_OFF = "one-off"
    COUNTER = "counter"
    RESOLVE = "resolve"
    DISCARD = "discard"
    TAKE = "take"
    RESPOND = "respond"


class Move(NamedTuple):
    """A move. `target` is the card that it aims at, or the second one of a discard.

    `seat` is whom it names: the new controller of a stolen card, who discards for a four, or who responds.
    `is_seven` tells that the card is one of those that a seven shows.
    """

    deed: Deed
    card: int = NO_CARD
    target: int = NO_CARD
    seat: int = NOBODY
    is_seven: bool = False


class Pile(NamedTuple):
    """A stolen card: whose it was, and what lies on it from the bottom up with the seats that these serve."""

    card: int
    owner: int
    on: tuple[tuple[int, int], ...]

    @property
    def top(self) -> int:
        return self.on[-1][0]

    @property
    def controller(self) -> int:
        return self.on[-1][1]


class Play(NamedTuple):
    """A one-off that may be countered: its card and what it aims at, the counters so far, and who answers.

    `last` is the seat that played the topmost of these cards; `waiting` of its opponents have yet to answer.
    While an effect asks for more (a three, four, five or seven), its cards lie in the scrap pile already.
    """

    card: int
    target: int
    seat: int
    counters: tuple[int, ...]
    last: int
    waiting: int


class State(NamedTuple):
    """A moment of a game. Sets of cards are bits; what differs by player stands in the order of the seats.

    `actor` is who must move, `turn` whose turn it is. `points` and `royals` hold the cards that a player
    controls, stolen ones too; `piles` tell what lies on those. `hidden` counts cards of a hand that nobody
    knows, `buried` those of the deck, which lie below the known ones. `royal` is a royal just played and who
    played it, for as long as it can be sent back.
    """

    table: Table
    phase: Phase
    turn: int
    actor: int
    hands: tuple[int, ...]
    hidden: tuple[int, ...]
    frozen: tuple[int, ...]
    points: tuple[int, ...]
    royals: tuple[int, ...]
    piles: tuple[Pile, ...]
    scrap: int
    deck: tuple[int, ...]
    buried: int = 0
    passes: int = 0
    play: Play | None = None
    royal: tuple[int, int] | None = None
    winner: int = NOBODY

    def hand_size(self, seat: int) -> int:
        return self.hands[seat].bit_count() + self.hidden[seat]

    @property
    def deck_size(self) -> int:
        return len(self.deck) + self.buried

    @property
    def is_open(self) -> bool:
        """Whether every card of the hands and the deck is known."""
        return not (self.buried or any(self.hidden))

    def worth(self, seat: int) -> int:
        """The points that a player has in play."""
        return self.table.worth(self.points[seat])

    def goal(self, seat: int) -> int:
        """The points that a player needs."""
        return self.table.goal(self.royals[seat])

    def pile_of(self, card: int) -> Pile | None:
        """What lies on a card, if anything does."""
        return next((pile for pile in self.piles if pile.card == card), None)

    def visible(self) -> int:
        """Every card whose place is known."""
        found = self.scrap
        for masks in (self.hands, self.points, self.royals):
            for mask in masks:
                found |= mask
        for card in self.deck:
            found |= 1 << card
        for pile in self.piles:
            for card, _ in pile.on:
                found |= 1 << card
        if self.play is not None:
            for card in (self.play.card, *self.play.counters):
                found |= 1 << card
        return found

    @property
    def shown(self) -> int:
        """How many cards a seven shows."""
        reach = self.table.numbers[self.play.card] if self.play is not None else 0
        return min(reach, self.deck_size)


def reached(state: State, first: int) -> int:
    """Who has reached the goal: `first` if they have, else the next one in turn order, or nobody."""
    table = state.table
    for step in range(table.seats):
        seat = (first + step) % table.seats
        if table.worth(state.points[seat]) >= table.goal(state.royals[seat]):
            return seat
    return NOBODY
