"""A state being changed into the next one: the small steps that every move is made of."""

from cutterprint.games.cuttle.play.events import Event, Happening
from cutterprint.games.cuttle.play.state import (
    NOBODY,
    STALEMATE,
    Phase,
    Pile,
    Play,
    State,
)
from cutterprint.games.cuttle.rules.cards import NO_CARD, cards_in

# Python takes long to look up a member of an enum; what is asked at every move has a name of its own.
_RETURNED = Happening.RETURNED
_DREW = Happening.DREW
_SCRAPPED = Happening.SCRAPPED
_CONTROL = Happening.CONTROL
_WON = Happening.WON
_STALEMATE = Happening.STALEMATE
_PLAY_PHASE = Phase.PLAY
_OVER_PHASE = Phase.OVER


class Draft:
    """A copy of a state that may be changed, and what happened to it so far."""

    __slots__ = (
        "actor", "buried", "deck", "events", "frozen", "hands", "hidden", "passes", "phase", "piles", "play",
        "points", "royal", "royals", "scrap", "table", "turn", "winner",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        self.events: list[Event] = []
        self.table = state.table
        self.phase = state.phase
        self.turn = state.turn
        self.actor = state.actor
        self.hands = list(state.hands)
        self.hidden = state.hidden
        self.frozen = state.frozen
        self.points = list(state.points)
        self.royals = list(state.royals)
        self.piles = state.piles
        self.scrap = state.scrap
        self.deck = state.deck
        self.buried = state.buried
        self.passes = state.passes
        self.play: Play | None = state.play
        # A royal can be answered until the next move.
        self.royal: tuple[int, int] | None = None
        self.winner = state.winner

    def done(self) -> State:
        return State(
            self.table,
            self.phase,
            self.turn,
            self.actor,
            tuple(self.hands),
            self.hidden,
            self.frozen,
            tuple(self.points),
            tuple(self.royals),
            self.piles,
            self.scrap,
            self.deck,
            self.buried,
            self.passes,
            self.play,
            self.royal,
            self.winner,
        )

    def tell(self, what: Happening, seat: int = NOBODY, card: int = NO_CARD, other: int = NO_CARD) -> None:
        self.events.append(Event(what, seat, card, other))

    # --- hands and deck ---

    def leave_hand(self, seat: int, card: int) -> None:
        bit = 1 << card
        self.hands[seat] &= ~bit
        if self.frozen[seat] & bit:
            self._freeze(seat, self.frozen[seat] & ~bit)

    def enter_hand(self, seat: int, card: int, *, frozen: bool = False) -> None:
        self.hands[seat] |= 1 << card
        if frozen:
            self._freeze(seat, self.frozen[seat] | 1 << card)
        self.tell(_RETURNED, seat, card)

    def _freeze(self, seat: int, cards: int) -> None:
        self.frozen = (*self.frozen[:seat], cards, *self.frozen[seat + 1 :])

    def draw(self, seat: int) -> None:
        """Take the top card of the deck, known or not."""
        if self.deck:
            card = self.deck[0]
            self.deck = self.deck[1:]
            self.hands[seat] |= 1 << card
        else:
            card = NO_CARD
            self.buried -= 1
            self.hidden = (*self.hidden[:seat], self.hidden[seat] + 1, *self.hidden[seat + 1 :])
        self.tell(_DREW, seat, card)

    def hand_size(self, seat: int) -> int:
        return self.hands[seat].bit_count() + self.hidden[seat]

    @property
    def deck_size(self) -> int:
        return len(self.deck) + self.buried

    # --- the field ---

    def put_to_scrap(self, card: int) -> None:
        self.scrap |= 1 << card
        self.tell(_SCRAPPED, NOBODY, card)

    def clear_card(self, seat: int, card: int) -> None:
        """Take a card off a field; what lies on it goes to the scrap pile."""
        gone = ~(1 << card)
        self.points[seat] &= gone
        self.royals[seat] &= gone
        for pile in self.piles:
            if pile.card == card:
                self.piles = tuple(other for other in self.piles if other is not pile)
                for thief, _ in pile.on:
                    self.put_to_scrap(thief)

    def scrap_card(self, seat: int, card: int) -> None:
        """Scrap a card of a field together with what lies on it."""
        self.put_to_scrap(card)
        self.clear_card(seat, card)

    def lift_thief(self, pile: Pile) -> None:
        """Take the topmost jack or joker away: the card below goes back to who had it before."""
        rest = pile.on[:-1]
        before = rest[-1][1] if rest else pile.owner
        self._move_card(pile.card, pile.controller, before)
        left = tuple(other for other in self.piles if other is not pile)
        self.piles = (*left, Pile(pile.card, pile.owner, rest)) if rest else left

    def lay_thief(self, thief: int, card: int, owner: int, to: int) -> None:
        """Lay a jack or joker on a card of `owner`, which from now on serves `to`."""
        found = next((pile for pile in self.piles if pile.card == card), None)
        left = tuple(other for other in self.piles if other is not found)
        below = found if found is not None else Pile(card, owner, ())
        self.piles = (*left, Pile(card, below.owner, (*below.on, (thief, to))))
        self._move_card(card, owner, to)

    def _move_card(self, card: int, one: int, other: int) -> None:
        bit = 1 << card
        fields = self.points if self.points[one] & bit else self.royals
        fields[one] &= ~bit
        fields[other] |= bit
        self.tell(_CONTROL, other, card)

    def pile_topped_by(self, card: int) -> Pile | None:
        return next((pile for pile in self.piles if pile.top == card), None)

    def controller(self, card: int) -> int:
        bit = 1 << card
        for seat in range(self.table.seats):
            if (self.points[seat] | self.royals[seat]) & bit:
                return seat
        raise AssertionError("the card is in play")

    def scrap_all_points(self) -> None:
        for seat in range(self.table.seats):
            for card in cards_in(self.points[seat]):
                self.scrap_card(seat, card)

    def scrap_all_royals(self) -> None:
        """Scrap kings, queens, glasses eights, jacks and jokers; stolen point cards go home."""
        for seat in range(self.table.seats):
            for card in cards_in(self.royals[seat]):
                self.scrap_card(seat, card)
        while self.piles:
            pile = self.piles[0]
            for thief, _ in pile.on:
                self.put_to_scrap(thief)
            self._move_card(pile.card, pile.controller, pile.owner)
            self.piles = self.piles[1:]

    # --- turns ---

    def end_turn(self, *, field_changed: bool = True) -> None:
        """Pass the turn on, unless somebody has won; the mover comes first."""
        self.play = None
        if field_changed and self._someone_has_won():
            return
        seat = self.turn
        if self.frozen[seat]:
            self._freeze(seat, 0)
        self.turn = self.actor = self.table.after(seat)
        self.phase = _PLAY_PHASE

    def _someone_has_won(self) -> bool:
        table = self.table
        for step in range(table.seats):
            seat = (self.turn + step) % table.seats
            if table.worth(self.points[seat]) >= table.goal(self.royals[seat]):
                self.winner = seat
                self.phase = _OVER_PHASE
                self.actor = NOBODY
                self.tell(_WON, seat)
                return True
        return False

    def end_in_stalemate(self) -> None:
        self.winner = STALEMATE
        self.phase = _OVER_PHASE
        self.actor = NOBODY
        self.tell(_STALEMATE)
