"""Examples made of a pack's own cards, for packs with creatures that the samples don't show.

The samples tell of the creatures of the base game. A pack that brings others is shown with its own: a card
cut fairly, and a land of three of its cards, hunted and scored by the engine.
"""

from collections.abc import Iterator

from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.components.legality import faults
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.scoring.score import Score, score
from cutterprint.games.cutterland.sheets.examples import Cut, sample_land
from cutterprint.games.cutterland.sheets.pieces import FairCuts
from cutterprint.specs.cells import Cell

CARDS = 3
TRIES = 40
"""How many lands are looked at to find a good one."""
MOST_SQUARES = 16
"""Larger cards can be cut in too many ways to look at them all."""
MOST_MEALS = 5
"""A picture with more can't be told in a few steps."""


class OwnExamples:
    """The examples of a pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.rules = pack.rules
        usual = sample_land("k-hunting").rules
        self.own = {key for key, one in self.rules.creatures.items() if usual.name_of(key) != one.name}

    def are_needed(self) -> bool:
        """Whether the pack has creatures that no sample shows."""
        return any(self.own.intersection(card.features()) for card in self.pack.cards)

    def cut(self) -> Cut | None:
        """The card with the most creatures of the pack's own, cut as fairly as it can be."""
        seats = sorted(self.rules.seatings)
        if not seats or self.rules.card.squares > MOST_SQUARES:
            return None
        card = max(self.pack.cards, key=lambda one: sum(f in self.own for f in one.features()))
        # As many pieces as in a game of three, as the samples have it, or what comes nearest.
        seating = self.rules.seatings[min(seats, key=lambda seat: abs(seat - 3))]
        pieces = FairCuts(self.rules, seating.pieces)(card)
        return Cut(card, {str(number): piece for number, piece in enumerate(pieces)}, {})

    def scored(self) -> Score | None:
        """A land with as much of the pack's own as there is, and with a hunt that can be told, if any is."""
        found = [score(land) for land in self._lands() if not faults(land)]
        told = [one for one in found if len(one.meals) <= MOST_MEALS]
        return max(told, key=self._worth_showing, default=None)

    def _worth_showing(self, found: Score) -> tuple[bool, int, int, int]:
        seen = {square.feature for square in found.land.squares.values()}
        scoring = sum(1 for key in self.own if found.parts[key])
        return (
            bool(found.meals),
            len(self.own & seen) + scoring,
            len({meal.kind for meal in found.meals}),
            len(seen),
        )

    def _lands(self) -> Iterator[Land]:
        cards = self.pack.cards
        count = len(cards)
        for number in range(min(TRIES, count * count)):
            first, step = number % count, 1 + number // count
            chosen = [cards[(first + place * step) % count] for place in range(CARDS)]
            yield Land(rules=self.rules, squares=_laid(chosen), rules_name=self.pack.rules_name)


def _laid(cards: list[Card]) -> dict[Cell, Square]:
    """The upper and the lower halves of three cards as a land with an uneven outline."""
    columns, height = len(cards[0].rows[0]), max(1, len(cards[0].rows) // 2)
    gap = 2 if columns > 2 else 1
    squares: dict[Cell, Square] = {}
    for band, (card, lefts) in enumerate(
        zip(cards, ((1, 1 + columns), (0, columns), (1, columns + gap)), strict=True)
    ):
        for left, rows in zip(lefts, (card.rows[:height], card.rows[-height:]), strict=True):
            for row, line in enumerate(rows):
                for column, square in enumerate(line):
                    squares[left + column, band * height + row] = square
    return squares
