"""What stands on the faces of a box: its cover, the backs of its cards, the name and what is in it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from cutterprint.drawing.board_marks import INK, PAPER
from cutterprint.drawing.shapes import (
    Colour,
    Drawing,
    Group,
    Shape,
    Style,
    Symbol,
    place,
    rect,
    rotation,
    rounded_rect,
    translation,
)
from cutterprint.drawing.text import TextOptions, fit
from cutterprint.i18n import Message
from cutterprint.printing.boxes import BACK, BOTTOM, FRONT, NOTCH, TOP
from cutterprint.printing.deck import Deck

OVER = 0.6
"""How far the ground of a face reaches over its edges, for folds that are a little off."""


@dataclass(frozen=True, kw_only=True)
class BoxArt:
    """What a game puts on its boxes: its lettered name, a cover of any size, a colour for the rest."""

    logo: Symbol
    cover: Callable[[float, float], Drawing]
    ground: Colour
    counted: Callable[[int], Message]
    """How many cards or tiles are in it, in words."""


Painter = Callable[[float, float], Iterable[Shape]]


class Faces:
    """The faces of the pieces of a box; every symbol that they use is kept."""

    def __init__(self, deck: Deck, art: BoxArt, counted: str, legal: str) -> None:
        self.deck, self.art, self.name, self.counted, self.legal = deck, art, deck.name, counted, legal
        self.symbols: dict[str, Symbol] = {art.logo.name: art.logo}
        self.painters: Mapping[str, Mapping[str, Painter]] = {
            "tuck": {FRONT: self._front, BACK: self._backs, TOP: self._lettered, BOTTOM: self._small},
            "tray": {BOTTOM: self._backs},
            "lid": {TOP: self._cover, FRONT: self._over_notch, BACK: self._over_notch},
            **{kind: {BACK: self._backs, FRONT: self._plate} for kind in ("band", "band-front", "band-back")},
        }

    def painted(self, kind: str, face: str, width: float, height: float) -> Iterator[Shape]:
        """First the ground of a face, which reaches over its edges, then what is on it, cut off there."""
        ground = Style(fill=self.art.ground)
        yield rect(-OVER, -OVER, width + 2 * OVER, height + 2 * OVER, ground)
        painter = self.painters[kind].get(face, self._strip)
        yield Group(tuple(painter(width, height)), clip=rect(0, 0, width, height))

    # Faces

    def _front(self, width: float, height: float) -> Iterator[Shape]:
        """The cover of a box with a notch for the thumb."""
        return self._cover(width, height, NOTCH + 0.5)

    def _cover(self, width: float, height: float, top: float = 0.0) -> Iterator[Shape]:
        """A picture, and below its uppermost millimetres the name of the game; a label at its foot."""
        cover = self.art.cover(width, height)
        self.symbols |= {symbol.name: symbol for symbol in cover.symbols}
        yield from cover.shapes
        yield from self._logo(width * 0.05, max(top, height * 0.025), width * 0.9, height * 0.16)
        tall = max(7.0, height * 0.115)
        yield from self._label(width * 0.09, height - tall - height * 0.035, width * 0.82, tall)

    def _backs(self, width: float, height: float) -> Iterator[Shape]:
        """The back of the cards all over, larger where the face is, and a label."""
        back = self.deck.back(0)
        self.symbols |= {symbol.name: symbol for symbol in (*self.deck.shared(), back)}
        wide, tall = self.deck.size
        turn = 0 if (wide > tall) == (width > height) else 90
        across, down = (tall, wide) if turn else (wide, tall)
        scale = max(width / across, height / down)
        yield place(back, (width - wide * scale) / 2, (height - tall * scale) / 2, wide * scale, turn=turn)

    def _lettered(self, width: float, height: float) -> Iterator[Shape]:
        yield from self._logo(width * 0.06, height * 0.12, width * 0.88, height * 0.76)

    def _over_notch(self, width: float, height: float) -> Iterator[Shape]:
        yield from self._logo(
            width * 0.06, height * 0.08, width * 0.88, max(height * 0.5, height - NOTCH * 1.6)
        )

    def _plate(self, width: float, height: float) -> Iterator[Shape]:
        yield from self._logo(width * 0.06, height * 0.08, width * 0.88, height * 0.5)
        tall = min(height * 0.3, 14.0)
        yield from self._label(width * 0.09, height * 0.92 - tall, width * 0.82, tall)

    def _small(self, width: float, height: float) -> Iterator[Shape]:
        options = TextOptions(size=6.5, smallest=4.0, align="middle", valign="middle", fill=INK)
        yield from fit(self.legal, 2.5, 1, width - 5, height - 2, options).shapes

    def _strip(self, width: float, height: float) -> Iterator[Shape]:
        """The name of the game, that of the deck and what is in it, read along the longer side."""
        if height > width * 1.15:
            turned = tuple(self._strip(height, width))
            yield Group((Group(turned, rotation(90)),), translation(width, 0))
            return
        yield from self._logo(width * 0.05, height * 0.16, width * 0.42, height * 0.68)
        tall = min(height * 0.72, 15.0)
        yield from self._label(width * 0.52, (height - tall) / 2, width * 0.43, tall)

    # Parts of faces

    def _logo(self, x: float, y: float, width: float, height: float) -> Iterator[Shape]:
        logo = self.art.logo
        scale = min(width / logo.width, height / logo.height)
        wide, tall = logo.width * scale, logo.height * scale
        yield place(logo, x + (width - wide) / 2, y + (height - tall) / 2, wide)

    def _label(self, x: float, y: float, width: float, height: float) -> Iterator[Shape]:
        """A paper label with the name of the deck, and below it the number of its cards."""
        edge = Style(fill=PAPER, stroke=INK, stroke_width=0.3)
        yield rounded_rect(x, y, width, height, min(2.0, height * 0.25), edge)
        bold = TextOptions(
            face="bold",
            size=min(15.0, height * 1.35),
            smallest=4.0,
            most_lines=1,
            align="middle",
            valign="middle",
            fill=INK,
        )
        share = height * 0.54
        yield from fit(self.name, x + 1.2, y + height * 0.06, width - 2.4, share, bold).shapes
        plain = replace(bold, face="regular", size=min(10.0, height * 0.95), smallest=3.5)
        rest = height - share - height * 0.12
        yield from fit(self.counted, x + 1.2, y + height * 0.06 + share, width - 2.4, rest, plain).shapes
