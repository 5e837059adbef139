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
    transformed,
)
from cutterprint.games.cutterland.art.banks import SQUARE
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.emblems import emblem, two_toned
from cutterprint.games.cutterland.components.cards import Pack

SIZE = 6.2
"""The number of a card on squares of the usual size, in points; smaller squares have smaller badges."""
TALL = 3.7
"""The mark, in millimetres."""
_TAG = 2.5
_PAD = 0.7
_GLYPH = 0.5
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
        ground = self.art.ground(landscape).shapes
        marks = [path for path, _ in paths(ground) if path.style.fill_role == "mark"]
        dark = marks[0].style.fill or INK if marks else INK
        tag = Style(fill=dark)
        width, top = TALL + self._written + _PAD, (TALL - _TAG) / 2
        shapes: list[Shape] = [rounded_rect(TALL / 2, top, width - TALL / 2, _TAG, _TAG / 2, tag)]
        marks = [
            path for path, _ in paths(self.art.ground(landscape).shapes) if path.style.fill_role == "mark"
        ]
        box = bounds(marks)
        if box is None:
            code = self.art.rules.landscapes[landscape].code
            shapes.append(rounded_rect(0, 0, TALL, TALL, TALL * 0.3, tag))
            shapes.append(Text(code, TALL / 2, TALL / 2 + 0.75, SIZE, "bold", "middle", PAPER))
            return Symbol(landscape, width, TALL, tuple(shapes))
        left, upper, right, lower = box
        scale = TALL / max(right - left, lower - upper)
        across, down = (TALL - (right - left) * scale) / 2, (TALL - (lower - upper) * scale) / 2
        into = (scale, 0.0, 0.0, scale, across - left * scale, down - upper * scale)
        shapes += [Path(transformed(path.segments, into), Style(fill=dark)) for path in marks]
        glyph = two_toned(emblem(self.pack, self.art), PAPER, dark)
        size = TALL * _GLYPH
        use = place(glyph, (TALL - size) / 2, TALL * 0.56 - size / 2, size)
        shapes.append(Group(glyph.shapes, use.transform))
        return Symbol(landscape, width, TALL, tuple(shapes))


def shortened(text: str, size: float, room: float) -> str:
    """As much of a text as fits into a room, with an ellipsis where something is missing."""
    if text_width(text, size, "bold") <= room:
        return text
    while text and text_width(f"{text}…", size, "bold") > room:
        text = text[:-1]
    return f"{text}…" if text else ""
