"""Cards as symbols to print: faces of squares; the backs are drawn by `backs`."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cutterprint.drawing.board_marks import INK, PAPER
from cutterprint.drawing.shapes import (
    Path,
    Segment,
    Shape,
    Style,
    Symbol,
    line,
    place,
)
from cutterprint.games.cutterland.art.backs import BackPainter
from cutterprint.games.cutterland.art.badges import BadgePainter
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.cut_marks import cut_marks
from cutterprint.games.cutterland.art.stances import standing
from cutterprint.games.cutterland.art.terrain import OVERLAP, Country, TerrainPainter
from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.play.cutting import Cut

DEFAULT_SQUARE = 21.0
SAFE = 1.5
"""Nothing that matters stands nearer to a cut than this, in millimetres."""
ICON_SHARE = 0.69
ICON_LEFT, ICON_TOP = 0.18, 0.115
"""Where an icon's box begins, in shares of a square: a little to the upper right, clear of the badge."""
BADGE_INSET = SAFE + 0.1
TICK = Style(fill=None, stroke=INK, stroke_width=0.2)
TICK_RIM = Style(fill=None, stroke=PAPER, stroke_width=0.6, stroke_opacity=0.6, cap="round")
TICK_ARM = 1.1
"""How far the ticks reach that show where squares meet."""

Cutter = Callable[[Card], Cut]
"""How a card is cut into pieces."""


@dataclass(frozen=True, kw_only=True)
class CardLook:
    """How cards are drawn: the side of a square and how far colours reach over the edge."""

    square: float = DEFAULT_SQUARE
    bleed: float = 0.0


class CardPainter:
    """Draws the cards of a pack; what many cards show is a shared symbol, drawn once."""

    def __init__(self, pack: Pack, art: ArtBook, look: CardLook, cut: Cutter | None = None) -> None:
        self.pack = pack
        self.art = art
        self.look = look
        self.cut = cut
        self.square = look.square
        shape = pack.rules.card
        self.width, self.height = shape.columns * look.square, shape.rows * look.square
        self._terrain = TerrainPainter(art)
        self._badges = BadgePainter(pack, art, look.square, BADGE_INSET)
        self._faces: dict[str, Symbol] = {}
        self._backs = BackPainter(pack, art, look.square, max(look.bleed, OVERLAP))

    def face(self, card: Card) -> Symbol:
        """The front of a card."""
        if card.id not in self._faces:
            shapes: tuple[Shape, ...] = (
                *self._terrain.shapes(self._country(card)),
                *self._ticks(),
                *self._icons(card),
                *self._labels(card),
                *self._cut_lines(card),
            )
            bleed = max(self.look.bleed, OVERLAP)
            self._faces[card.id] = Symbol(
                f"card-{self.pack.id}-{card.id}", self.width, self.height, shapes, bleed
            )
        return self._faces[card.id]

    def back(self) -> Symbol:
        """The back of every card of the pack."""
        return self._backs.back()

    def shared(self) -> tuple[Symbol, ...]:
        """The symbols that faces and backs use, as far as they were drawn."""
        return (*self.art.symbols(), *self._backs.shared())

    def _country(self, card: Card) -> Country:
        size = self.square
        wide, high = self._badges.size
        corner = (0.0, 1 - (BADGE_INSET + high) / size, (BADGE_INSET + wide) / size, 1.0)
        icon = (ICON_LEFT + 0.04, ICON_TOP + 0.04, ICON_LEFT + ICON_SHARE - 0.04, ICON_TOP + ICON_SHARE)
        return Country(
            landscapes={cell: square.landscape for cell, square in card.cells()},
            square=size,
            seed=f"{self.pack.id}/{card.id}",
            bleed=self.look.bleed,
            taken={
                cell: (corner,) if square.feature is None else (corner, icon) for cell, square in card.cells()
            },
        )

    def _ticks(self) -> Iterator[Path]:
        """Small crosses where four squares meet, and ticks at the edge: the card is cut along them."""
        columns, rows = self.pack.rules.card.columns, self.pack.rules.card.rows
        segments: list[Segment] = []
        for column in range(columns + 1):
            for row in range(rows + 1):
                x, y = column * self.square, row * self.square
                if 0 < column < columns:
                    top, bottom = max(y - TICK_ARM, 0.0), min(y + TICK_ARM, self.height)
                    segments += line(x, top, x, bottom, TICK).segments
                if 0 < row < rows:
                    left, right = max(x - TICK_ARM, 0.0), min(x + TICK_ARM, self.width)
                    segments += line(left, y, right, y, TICK).segments
        yield Path(tuple(segments), TICK_RIM)
        yield Path(tuple(segments), TICK)

    def _icons(self, card: Card) -> Iterator[Shape]:
        size = self.square * ICON_SHARE
        for (column, row), square in card.cells():
            x, y = (column + ICON_LEFT) * self.square, (row + ICON_TOP) * self.square
            yield from standing(square, self.art, x, y, size)

    def _labels(self, card: Card) -> Iterator[Shape]:
        """A badge on each square, so that every piece can be told its pack and card."""
        wide, high = self._badges.size
        found: list[Shape] = []
        for (column, row), square in card.cells():
            badge = self._badges.badge(square.landscape)
            x, y = column * self.square + BADGE_INSET, (row + 1) * self.square - BADGE_INSET - high
            yield place(badge, x, y, wide)
            found.append(self._badges.number(card.id, x, y))
        yield from found

    def _cut_lines(self, card: Card) -> Iterator[Shape]:
        """Where the card is to be cut into pieces."""
        if self.cut is None:
            return
        yield from cut_marks(self.cut(card), self.square, (self.width, self.height), self.art.colours)
