"""Cards and packs of cards."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from cutterprint.games.cutterland.components.squares import Square, square_code
from cutterprint.games.cutterland.rules.model import CARDS, Rules
from cutterprint.specs.cells import Cell
from cutterprint.specs.translated import Translated


@dataclass(frozen=True)
class Card:
    """A landscape card before it is cut: rows of squares."""

    id: str
    rows: tuple[tuple[Square, ...], ...]

    def cells(self) -> Iterator[tuple[Cell, Square]]:
        """Every square with its column and row."""
        for row, squares in enumerate(self.rows):
            for column, square in enumerate(squares):
                yield (column, row), square

    def features(self) -> list[str]:
        """The creatures and bonuses on the card, row by row."""
        return [square.feature for _, square in self.cells() if square.feature is not None]

    def turned(self) -> "Card":
        """The card turned by a quarter, clockwise."""
        return Card(self.id, tuple(zip(*reversed(self.rows), strict=True)))

    def whichever_way(self) -> tuple[tuple[str, ...], ...]:
        """The same for every card that is equal when turned, and for no other."""
        rows = tuple(tuple(f"{s.landscape} {s.feature or ''}" for s in row) for row in self.rows)
        ways = [rows]
        for _ in range(3):
            ways.append(tuple(zip(*reversed(ways[-1]), strict=True)))
        return min(ways)

    def text(self, rules: Rules) -> str:
        """The squares as a person writes them, one line a row."""
        return "\n".join(" ".join(square_code(square, rules) for square in row) for row in self.rows)


@dataclass(frozen=True)
class Pack:
    """Cards that are shuffled together, and the rules that they follow.

    `square` is the side of a printed square in millimetres, `emblem` and `colour` what the backs show;
    a pack that names none gets the usual ones.
    """

    id: str
    name: Translated
    rules_name: str
    rules: Rules
    cards: tuple[Card, ...]
    square: float | None = None
    emblem: str | None = None
    colour: str | None = None
    path: Path | None = field(default=None, compare=False)

    def card(self, card_id: str) -> Card:
        """The card with an id; raises KeyError if the pack has none."""
        for card in self.cards:
            if card.id == card_id:
                return card
        raise KeyError(card_id)

    def copies_in_box(self) -> int:
        """How many copies come nearest to the box of the rules.

        A pack of less than half a box is there to be added to others, or is still being invented: one copy.
        """
        cards, size = self.rules.box.get(CARDS, 0), len(self.cards)
        return max(1, round(cards / size)) if 2 * size >= cards else 1

    def boxed_rules(self, copies: int | None = None) -> Rules:
        """The rules with a box that holds these cards: as often as said, or as fill the box."""
        cards = len(self.cards) * (copies or self.copies_in_box())
        return replace(self.rules, box={**self.rules.box, CARDS: cards})

    @property
    def sheet_rules(self) -> Rules:
        """The rules for the sheets of this pack, which tell what its own box holds."""
        return self.boxed_rules()
