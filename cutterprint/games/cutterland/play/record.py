"""A game played through: what was cut, who took which piece, and the lands that came of it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cutterprint.games.cutterland.components.cards import Card
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.play.placing import Laid
from cutterprint.games.cutterland.rules.model import Rules, Seating
from cutterprint.specs.cells import Cell
from cutterprint.specs.translated import Translated


@dataclass(frozen=True)
class Take:
    """A player takes a piece and lays it down; `squares` are its squares where they lie."""

    player: str
    piece: str
    laid: Laid
    squares: Mapping[Cell, Square]

    def received(self, rules: Rules) -> dict[str, int]:
        """The bonuses that the piece gives."""
        features = (square.feature for square in self.squares.values())
        return Counter(feature for feature in features if feature is not None and feature in rules.bonuses)


@dataclass(frozen=True)
class Turn:
    """A card cut, or pieces drawn from the bag, and what the players took."""

    player: str
    card: Card | None
    pieces: Mapping[str, frozenset[Cell]]
    removed: tuple[str, ...]
    takes: tuple[Take, ...]


@dataclass(frozen=True)
class Record:
    """A whole game: turn by turn, and each player's land at the end.

    `origins` says for each player where the land's A1 lies, counted from the corner of the first piece.
    """

    rules: Rules
    players: tuple[str, ...]
    turns: tuple[Turn, ...]
    lands: Mapping[str, Land]
    origins: Mapping[str, Cell]
    name: Translated | None = None
    expect: Mapping[str, Any] | None = None
    path: Path | None = field(default=None, compare=False)


def choosing_order(players: Sequence[str], cutter: str, seating: Seating) -> Iterator[str]:
    """Who chooses in which order: clockwise from the cutter's left to the cutter, as often as each takes.

    In a counterclockwise game as well: only the scissors go round the other way there.
    """
    start = players.index(cutter)
    for _ in range(seating.takes):
        for offset in range(1, len(players) + 1):
            yield players[(start + offset) % len(players)]
