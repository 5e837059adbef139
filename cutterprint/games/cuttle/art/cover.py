"""The cover: the court of the sea behind its waves, and its animals around an octopus."""

from collections.abc import Iterator

from cutterprint.drawing.board_marks import INK, PAPER
from cutterprint.drawing.books import used_symbols
from cutterprint.drawing.panorama import (
    OVER,
    WIDTH,
    Ridge,
    cloud,
    joined,
    outlined,
    ripple,
    scattered,
    stroke,
    sun,
)
from cutterprint.drawing.shapes import (
    Colour,
    Drawing,
    Group,
    Shape,
    Style,
    circle,
    ellipse,
    place,
    rect,
    rotation,
    scaling,
)
from cutterprint.games.cuttle.art.book import ArtBook
from cutterprint.games.cuttle.art.small_cards import HEIGHT as CARD_HEIGHT
from cutterprint.games.cuttle.art.small_cards import small_card

SEED = 8
# Who looks out from behind which wave: the card, x of the middle, size, and how deep under water.
_OUT = (
    (0, "T", "", 94.0, 25.0, 0.24),
    (0, "9", "", 47.0, 19.0, 0.2),
    (1, "Q", "H", 24.0, 42.0, 0.1),
    (1, "K", "S", 70.0, 46.0, 0.02),
    (1, "J", "D", 116.0, 42.0, 0.1),
    (2, "8", "", 70.0, 45.0, 0.16),
    (2, "4", "", 15.0, 26.0, 0.14),
    (2, "5", "", 126.0, 29.0, 0.16),
    (3, "2", "", 37.0, 31.0, 0.1),
    (3, "7", "", 103.0, 31.0, 0.12),
)
# The cards that fly from the waves: x, height from the top of the sea as a share, turn.
_CARDS = (
    ("AC", 12.0, 0.395, -24.0),
    ("TS", 43.0, 0.36, -10.0),
    ("7D", 97.0, 0.36, 10.0),
    ("QH", 128.0, 0.395, 24.0),
)

_WATERS = ("wave-far", "wave-middle", "wave-near")


class _Cover:
    """A view so many units high, of which the lowest ones are left to words."""

    def __init__(self, art: ArtBook, high: float, floor: float) -> None:
        self.art, self.high, self.bottom = art, high, high - floor
        scale = self.bottom
        self.line = art.colours.colour("cover", "line", INK)
        self.waves = [
            Ridge(scale * 0.50, ((scale * 0.012, 35, 0.0), (scale * 0.012, 140, 0.2))),
            Ridge(scale * 0.68, ((scale * 0.014, 46.7, 0.3), (scale * 0.012, 120, 0.6))),
            Ridge(scale * 0.87, ((scale * 0.014, 35, 0.6), (scale * 0.012, 150, 0.1))),
            Ridge(scale * 0.985, ((scale * 0.014, 110, 0.5), (scale * 0.006, 31, 0.2))),
        ]

    def _tone(self, role: str, own: Colour) -> Colour:
        return self.art.colours.colour("cover", role, own)

    def shapes(self) -> Iterator[Shape]:
        yield from self._sky()
        for card, x, share, turn in _CARDS:
            yield from self._card(card, x, self.bottom * share, turn)
        for number, wave in enumerate(self.waves):
            for behind, rank, suit, x, size, sunk in _OUT:
                if behind == number:
                    symbol = self.art.of_rank(rank, suit)
                    tall = size * symbol.height / symbol.width
                    yield place(symbol, x - size / 2, wave.at(x) - tall * (1 - sunk), size)
            if number < 3:
                yield from self._wave(number, wave, self.art.colour(_WATERS[number], "body"))
            else:
                yield from self._sand(wave)

    def _sky(self) -> Iterator[Shape]:
        sky = self._tone("ground", "#fdeccb")
        yield rect(-OVER, -OVER, WIDTH + 2 * OVER, self.high + 2 * OVER, Style(fill=sky))
        rays = Style(fill=self._tone("light", "#fff6e2"))
        disc = outlined(self._tone("accent", "#ffb65c"), self.line)
        yield from sun(WIDTH / 2, self.waves[0].base, 32, disc, rays)
        white = outlined(PAPER, self.line)
        for x, y, wide in ((64, 0.028, 14), (121, 0.05, 16), (3, 0.055, 14)):
            yield cloud(x, self.high * y, wide, white)

    def _card(self, card: str, x: float, y: float, turn: float) -> Iterator[Shape]:
        wide = 20.0
        face = place(small_card(self.art, card), x - wide / 2, y - CARD_HEIGHT * wide / 34, wide)
        yield Group((face,), rotation(turn, x, y))

    def _wave(self, number: int, wave: Ridge, fill: Colour) -> Iterator[Shape]:
        foam = self._tone("halo", "#f4fbff")
        yield wave.filled(self.high + OVER, outlined(fill, self.line))
        yield wave.lowered(1.4).line(stroke(foam, 1.3))
        places = scattered(SEED + number, wave, self.waves[number + 1], 13.0, 7.0)
        yield joined((ripple(x, y, 0.7 + 0.15 * number) for x, y in places), stroke(foam, 0.7))

    def _sand(self, ridge: Ridge) -> Iterator[Shape]:
        yield ridge.filled(self.high + OVER, outlined(self.art.colour("shore", "body"), self.line))
        places = list(scattered(SEED, ridge, self.high, 7.0, 4.0))
        yield joined((circle(x, y, 0.45) for x, y in places), Style(fill=self._tone("mark", "#b98f4e")))
        shell = outlined(self._tone("halo", "#fff8e8"), self.line, 0.4)
        for x, y in places[2::9]:
            yield ellipse(x, y, 2.0, 1.5, shell)


def cover_picture(art: ArtBook, width: float, height: float, *, floor: float = 0.0) -> Drawing:
    """A cover of some size; so much of its foot is left to words, as a share of its height."""
    high = height * WIDTH / width
    shapes = tuple(_Cover(art, high, high * floor).shapes())
    whole = Group(shapes, scaling(width / WIDTH), clip=rect(0, 0, WIDTH, high))
    return Drawing(width, height, (whole,), used_symbols((whole,), art.symbols()))
