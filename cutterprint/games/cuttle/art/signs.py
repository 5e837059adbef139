"""Rows of signs: effects told by icons, numbers and small cards, for faces of cards and for sheets."""

from collections.abc import Callable, Iterator, Sequence

from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import Shape, Style, Text, place, rounded_rect
from cutterprint.games.cuttle.art.book import ArtBook
from cutterprint.games.cuttle.art.sentences import Sign

SIGN = 8.2
"""How high a sign is, in millimetres."""
SIGN_SIZE = 17.0
SMALL = 0.48
GAP = 0.9


class SignWriter:
    """Draws signs side by side; `index_of` says what stands on a small card of a rank."""

    def __init__(self, art: ArtBook, index_of: Callable[[str], str]) -> None:
        self.art = art
        self.index_of = index_of
        self.ink = art.colour("panel", "mark")

    def row(self, signs: Sequence[Sign]) -> tuple[float, list[Shape]]:
        """How wide a row of signs is, and what it looks like, from the origin on."""
        drawn: list[Shape] = []
        x, gap = 0.0, 0.0
        for sign in signs:
            x += gap
            drawn += self._sign(sign, x)
            x += self._width(sign)
            # Numbers of several figures need more room, or they would run together.
            gap = 2.4 * GAP if sign.text else GAP
        return x, drawn

    def _width(self, sign: Sign) -> float:
        if sign.text:
            return text_width(sign.text, SIGN_SIZE * (0.7 if sign.small else 1.0), "bold")
        if sign.rank:
            return SIGN * 0.72
        return SIGN * (SMALL if sign.small else 1.0)

    def _sign(self, sign: Sign, x: float) -> Iterator[Shape]:
        if sign.text:
            size = SIGN_SIZE * (0.7 if sign.small else 1.0)
            baseline = SIGN / 2 + cap_height(size, "bold") / 2
            yield Text(sign.text, x, baseline, size, "bold", fill=self.ink)
        elif sign.rank:
            yield from self._small_card(sign.rank, x)
        else:
            high = self._width(sign)
            yield place(self.art.icon(sign.icon), x, (SIGN - high) / 2, high)

    def _small_card(self, rank: str, x: float) -> Iterator[Shape]:
        width = SIGN * 0.72
        style = Style(fill="#ffffff", stroke=self.ink, stroke_width=0.5)
        yield rounded_rect(x + 0.3, 0.3, width - 0.6, SIGN - 0.6, 0.8, style)
        if rank == "X":
            yield place(self.art.icon("cap"), x + 0.8, SIGN / 2 - (width - 1.6) / 2, width - 1.6)
            return
        label = self.index_of(rank)
        size = 13.0 if len(label) == 1 else 9.5
        baseline = SIGN / 2 + cap_height(size, "bold") / 2
        yield Text(label, x + width / 2, baseline, size, "bold", "middle", self.ink)
