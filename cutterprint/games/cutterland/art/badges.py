"""The badge on a square: the mark of its landscape with the pack's glyph in it, and the card's number."""

from cutterprint.drawing.board_marks import INK, PAPER
from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import (
    Group,
    Path,
    Shape,
    Style,
    Symbol,
    Text,
    bounds,
    paths,
    place,
    rounded_rect,
    scaling,
    transformed,
)
from cutterprint.games.cutterland.art.banks import SQUARE
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.emblems import emblem, two_toned
from cutterprint.games.cutterland.components.cards import Pack

SIZE = 6.2
"""The number of a card on squares of the usual size, in points; smaller squares have smaller badges."""
TALL = 4.0
"""The mark, in millimetres."""
_TAG = 2.5
_PAD = 0.7
_GLYPH = 0.56
"""How much of the mark its glyph takes."""


class BadgePainter:
    """Makes the badges of a pack: one a landscape, on which the numbers of cards are written.

    They are drawn for squares of the usual size; `scale` makes those on small squares smaller.
    """

    def __init__(self, pack: Pack, art: ArtBook, square: float, inset: float) -> None:
        self.pack = pack
        self.art = art
        self.scale = min(1.0, square / SQUARE)
        longest = (square - 2 * inset) / self.scale - TALL - _PAD
        self._labels = {card.id: shortened(card.id, SIZE, longest) for card in pack.cards}
        self._written = max((text_width(label, SIZE, "bold") for label in self._labels.values()), default=0.0)

    @property
    def size(self) -> tuple[float, float]:
        """How wide and how high a badge is on its square, in millimetres."""
        return (TALL + self._written + _PAD) * self.scale, TALL * self.scale

    def badge(self, landscape: str) -> Symbol:
        """The badge of a landscape, without a number."""
        return self.art.painted(f"badge-{self.pack.id}-{landscape}", lambda: self._drawn(landscape))

    def number(self, card_id: str, x: float, y: float) -> Text:
        """The number on a badge whose upper left corner is at a point."""
        size = SIZE * self.scale
        baseline = y + (TALL * self.scale + cap_height(size, "bold")) / 2
        label = self._labels.get(card_id) or shortened(card_id, SIZE, self._written)
        return Text(label, x + (TALL - 0.1) * self.scale, baseline, size, "bold", "start", PAPER)

    def _drawn(self, landscape: str) -> Symbol:
        mark = landscape_mark(self.art, landscape)
        dark = next(path for path, _ in paths(mark.shapes)).style.fill or INK
        width, top = TALL + self._written + _PAD, (TALL - _TAG) / 2
        tag = rounded_rect(TALL / 2, top, width - TALL / 2, _TAG, _TAG / 2, Style(fill=dark))
        shapes: list[Shape] = [tag, Group(mark.shapes, scaling(TALL / mark.width))]
        if not any(isinstance(shape, Text) for shape in mark.shapes):
            glyph = two_toned(emblem(self.pack, self.art), PAPER, dark)
            size = TALL * _GLYPH
            use = place(glyph, (TALL - size) / 2, TALL * 0.56 - size / 2, size)
            shapes.append(Group(glyph.shapes, use.transform))
        return Symbol(landscape, width, TALL, tuple(shapes))


def landscape_mark(art: ArtBook, landscape: str) -> Symbol:
    """The mark of a landscape by itself: its leaf, sprig or drop, or a box with its letter."""
    return art.painted(f"mark-{landscape}", lambda: _mark(art, landscape))


def _mark(art: ArtBook, landscape: str) -> Symbol:
    found = [path for path, _ in paths(art.ground(landscape).shapes) if path.style.fill_role == "mark"]
    box = bounds(found)
    if box is None:
        letter = Text(art.rules.landscapes[landscape].code, 50, 68, 150, "bold", "middle", PAPER)
        plate = rounded_rect(0, 0, 100, 100, 30, Style(fill=INK))
        return Symbol(landscape, 100, 100, (plate, letter))
    left, top, right, bottom = box
    scale = 100 / max(right - left, bottom - top)
    across, down = (100 - (right - left) * scale) / 2, (100 - (bottom - top) * scale) / 2
    into = (scale, 0.0, 0.0, scale, across - left * scale, down - top * scale)
    shapes = (Path(transformed(path.segments, into), Style(fill=path.style.fill)) for path in found)
    return Symbol(landscape, 100, 100, tuple(shapes))


def shortened(text: str, size: float, room: float) -> str:
    """As much of a text as fits into a room, with an ellipsis where something is missing."""
    if text_width(text, size, "bold") <= room:
        return text
    while text and text_width(f"{text}…", size, "bold") > room:
        text = text[:-1]
    return f"{text}…" if text else ""
