"""Cards as symbols to print: faces of squares; the backs are drawn by `backs`."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cutterprint.drawing.board_marks import INK, PAPER
from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import (
    Path,
    Segment,
    Shape,
    Style,
    Symbol,
    Text,
    line,
    place,
    rect,
)
from cutterprint.games.cutterland.art.backs import BackPainter
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.cut_marks import cut_marks
from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.play.cutting import Cut

DEFAULT_SQUARE = 21.0
SAFE = 1.5
"""Nothing that matters stands nearer to a cut than this, in millimetres."""
OVERLAP = 0.1
"""Grounds reach so far under their neighbours, so that viewers show no hairlines between them."""
ICON_SHARE = 0.69
LABEL_SIZE = 6.5
LABEL_INSET = SAFE + 0.2
GUIDE = Style(fill=None, stroke=INK, stroke_width=0.1, stroke_opacity=0.45)

Cutter = Callable[[Card], Cut]
"""How a card is cut into pieces."""


@dataclass(frozen=True, kw_only=True)
class CardLook:
    """How cards are drawn: the side of a square and how far colours reach over the edge."""

    square: float = DEFAULT_SQUARE
    bleed: float = 0.0


class CardPainter:
    """Draws the cards of a pack; grounds and icons are shared symbols, drawn once."""

    def __init__(self, pack: Pack, art: ArtBook, look: CardLook, cut: Cutter | None = None) -> None:
        self.pack = pack
        self.art = art
        self.look = look
        self.cut = cut
        self.square = look.square
        shape = pack.rules.card
        self.width, self.height = shape.columns * look.square, shape.rows * look.square
        self._baseline = look.square - SAFE - 0.3
        self._ink = art.colours.colour("label", "mark", INK)
        room = look.square - 2 * LABEL_INSET
        self._ids = {card.id: shortened(card.id, LABEL_SIZE, room) for card in pack.cards}
        self._id_width = max(text_width(label, LABEL_SIZE) for label in self._ids.values())
        self._pack_label = shortened(pack.id, LABEL_SIZE, room - self._id_width - 1.0)
        self._squares: dict[str, Symbol] = {}
        self._faces: dict[str, Symbol] = {}
        self._backs = BackPainter(pack, art, look.square, max(look.bleed, OVERLAP))

    def face(self, card: Card) -> Symbol:
        """The front of a card."""
        if card.id not in self._faces:
            shapes: tuple[Shape, ...] = (
                *self._grounds(card),
                *self._guides(),
                *self._labels(card),
                *self._icons(card),
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
        return (*self.art.symbols(), *self._squares.values(), *self._backs.shared())

    # --- the front ---

    def _corners(self) -> Iterator[tuple[float, float]]:
        shape = self.pack.rules.card
        for row in range(shape.rows):
            for column in range(shape.columns):
                yield column * self.square, row * self.square

    def _grounds(self, card: Card) -> Iterator[Shape]:
        """Each square exactly in its place, over plain colour that reaches a little further."""
        bleed = max(self.look.bleed, OVERLAP)
        columns, rows = self.pack.rules.card.columns, self.pack.rules.card.rows
        size = self.square
        under: dict[str, list[Segment]] = {}
        for (column, row), square in card.cells():
            colour = ground_colour(self.art.ground(square.landscape))
            if colour is not None:
                left = bleed if column == 0 else OVERLAP
                right = bleed if column == columns - 1 else OVERLAP
                top = bleed if row == 0 else OVERLAP
                bottom = bleed if row == rows - 1 else OVERLAP
                x, y = column * size, row * size
                box = rect(x - left, y - top, size + left + right, size + top + bottom)
                under.setdefault(colour, []).extend(box.segments)
        for colour, segments in under.items():
            yield Path(tuple(segments), Style(fill=colour))
        for (column, row), square in card.cells():
            yield place(self._square(square.landscape), column * size, row * size, size)

    def _square(self, landscape: str) -> Symbol:
        """A square of ground with the pack's id on it and a plate for the card's, clear of the pattern."""
        if landscape not in self._squares:
            ground = self.art.ground(landscape)
            under = Style(fill=ground_colour(ground) or PAPER, fill_opacity=0.85)
            height = cap_height(LABEL_SIZE)
            top = self._baseline - height - 0.4
            shapes: list[Shape] = [place(ground, 0, 0, self.square, self.square)]
            if self._pack_label:
                width = text_width(self._pack_label, LABEL_SIZE)
                shapes.append(rect(LABEL_INSET - 0.3, top, width + 0.6, height + 0.8, under))
                shapes.append(Text(self._pack_label, LABEL_INSET, self._baseline, LABEL_SIZE, fill=self._ink))
            right = self.square - LABEL_INSET
            shapes.append(rect(right - self._id_width - 0.3, top, self._id_width + 0.6, height + 0.8, under))
            name = f"square-{self.pack.id}-{landscape}"
            self._squares[landscape] = Symbol(name, self.square, self.square, tuple(shapes))
        return self._squares[landscape]

    def _guides(self) -> Iterator[Path]:
        """The lines between the squares, along which the card is cut in the game."""
        columns, rows = self.pack.rules.card.columns, self.pack.rules.card.rows
        segments: list[Segment] = []
        for column in range(1, columns):
            segments += line(column * self.square, 0, column * self.square, self.height, GUIDE).segments
        for row in range(1, rows):
            segments += line(0, row * self.square, self.width, row * self.square, GUIDE).segments
        yield Path(tuple(segments), GUIDE)

    def _icons(self, card: Card) -> Iterator[Shape]:
        size = self.square * ICON_SHARE
        inset = (self.square - size) / 2
        for (column, row), square in card.cells():
            if square.feature is not None:
                icon = self.art.icon(square.feature)
                x, y = column * self.square + inset, row * self.square + inset * 0.9
                yield place(icon, x, y, size)

    def _labels(self, card: Card) -> Iterator[Shape]:
        """The card's id on each square, so that every piece can be told its card."""
        label = self._ids[card.id]
        inset = LABEL_INSET + text_width(label, LABEL_SIZE)
        for (column, row), _ in card.cells():
            x, y = (column + 1) * self.square - inset, row * self.square + self._baseline
            yield Text(label, x, y, LABEL_SIZE, fill=self._ink)

    def _cut_lines(self, card: Card) -> Iterator[Shape]:
        """Where the card is to be cut into pieces."""
        if self.cut is None:
            return
        yield from cut_marks(self.cut(card), self.square, (self.width, self.height), self.art.colours)


def shortened(text: str, size: float, room: float) -> str:
    """As much of a text as fits into a room, with an ellipsis where something is missing."""
    if text_width(text, size) <= room:
        return text
    while text and text_width(f"{text}…", size) > room:
        text = text[:-1]
    return f"{text}…" if text else ""


def ground_colour(ground: Symbol) -> str | None:
    """The colour that a ground is painted with first, to lay under it; nothing for pictures."""
    first = next((shape for shape in ground.shapes if isinstance(shape, Path)), None)
    return first.style.fill if first is not None else None
