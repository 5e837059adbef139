"""The backs of cards: waves like scales and the deck's emblem in a porthole, the same when turned by half.

Lines on pale ground need little ink, and go on over every edge, so that a crooked cut doesn't show.
"""

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from cutterprint.drawing.board_marks import INK
from cutterprint.drawing.books import built_in_symbol
from cutterprint.drawing.colours import is_dark, mix
from cutterprint.drawing.palettes import Palette, recolour
from cutterprint.drawing.shapes import (
    Group,
    Path,
    Segment,
    Shape,
    Style,
    Symbol,
    circle,
    place,
    rect,
    rotation,
)
from cutterprint.games.cuttle.art.book import ArtBook
from cutterprint.games.cuttle.decks.model import CardDeck, Emblem

_PACKAGE = "cutterprint.games.cuttle"
SCALE = 10.6
"""About how wide a scale is; as many as fill the card go side by side."""
RISE = 0.27
"""How far a row of scales shows above the next one, as a share of a scale's width."""
PORTHOLE = 17.5
RIVETS = 16
# How a colour of the deck's own is toned for the roles of the back.
_TONES = {"ground": 0.0, "light": 0.12, "pattern-light": 0.3, "pattern": 0.62, "line": 0.75}


def back_shapes(deck: CardDeck, art: ArtBook, width: float, height: float, over: float) -> Iterator[Shape]:
    """A back that reaches over its edges by so much."""
    tones = _Tones(deck, art)
    yield rect(-over, -over, width + 2 * over, height + 2 * over, Style(fill=tones["ground"]))
    scale = art.painted(f"scale-{deck.id}", partial(_scale, tones))
    half = rect(-over, -over, width + 2 * over, height / 2 + over)
    scales = Group(tuple(_scales(scale, width, height, over)), clip=half)
    yield scales
    yield Group((scales,), rotation(180, width / 2, height / 2))
    porthole = Group(tuple(_porthole(deck, art, tones, width / 2, height / 2)))
    yield porthole


class _Tones:
    """The colours of the backs by role: those of the palette, or the deck's own in tones."""

    def __init__(self, deck: CardDeck, art: ArtBook) -> None:
        self.colours: Palette = art.colours
        if deck.colour is None:
            self._tones = {role: art.colour("back", role) for role in _TONES}
        else:
            base = art.colours.colour("", "ground", deck.colour)
            other = "#ffffff" if is_dark(base) else INK
            self._tones = {role: mix(base, other, share) for role, share in _TONES.items()}

    def __getitem__(self, role: str) -> str:
        return self._tones[role]

    def emblem(self, symbol: Symbol) -> Symbol:
        """A drawing in these colours, whatever the ink: they have been tinted already."""
        plain = Palette("back", symbols={symbol.name: self._tones})
        return recolour(symbol, plain)


def _scale(tones: _Tones) -> Symbol:
    """A scale of 100 units: four rings, of which the next row leaves the tops."""
    line = Style(fill=tones["ground"], stroke=tones["pattern-light"], stroke_width=4.0)
    rings = [circle(50, 50, radius, line) for radius in (50, 36, 22)]
    return Symbol("scale", 100, 100, (*rings, circle(50, 50, 9, Style(fill=tones["pattern-light"]))), bleed=3)


def _scales(scale: Symbol, width: float, height: float, over: float) -> Iterator[Shape]:
    """Rows of scales from above the card to its middle, every other one moved by half a scale."""
    across = width / round(width / SCALE)
    step = across * RISE
    rows = math.ceil((height / 2 + over + across) / step)
    # The last row has its tops a little above the middle of the card.
    last = height / 2 - step
    for row in range(rows, -1, -1):
        y = last - row * step
        shift = 0.0 if row % 2 else across / 2
        first = -math.ceil((over + shift) / across) - 1
        for column in range(first, math.ceil((width + over) / across) + 1):
            x = column * across + shift
            if x + across > -over and x < width + over and y + across > -over:
                yield place(scale, x, y, across)


def _porthole(deck: CardDeck, art: ArtBook, tones: _Tones, x: float, y: float) -> Iterator[Shape]:
    """The emblem and its twin on its head, in a ring with rivets."""
    ring = Style(fill=tones["light"], stroke=tones["pattern"], stroke_width=0.8)
    yield circle(x, y, PORTHOLE + 3.6, Style(fill=tones["ground"]))
    yield circle(x, y, PORTHOLE + 2.8, replace(ring, fill=tones["pattern-light"]))
    yield circle(x, y, PORTHOLE - 0.6, ring)
    rivet = Style(fill=tones["light"])
    for number in range(RIVETS):
        angle = math.tau * (number + 0.5) / RIVETS
        reach = PORTHOLE + 1.1
        yield circle(x + reach * math.cos(angle), y + reach * math.sin(angle), 0.55, rivet)
    name = f"emblem-{deck.id}"
    emblem = art.painted(name, lambda: tones.emblem(built_in_symbol(_PACKAGE, "emblems", deck.emblem.value)))
    size = 25.5 if deck.emblem is Emblem.CUTTLEFISH else 14.5
    upper = place(emblem, x - size / 2 - 0.6, y - 7.6 - size / 2, size)
    yield upper
    yield Group((upper,), rotation(180, x, y))
    wave = Style(fill=None, stroke=tones["pattern-light"], stroke_width=0.7, cap="round")
    yield from _ripple(x, y, wave)


def _ripple(x: float, y: float, style: Style) -> Iterator[Shape]:
    """A wave through the middle, between the two."""
    reach, parts = PORTHOLE - 3.0, 4
    length = 2 * reach / parts
    segments: list[Segment] = [("M", x - reach, y)]
    for number in range(parts):
        start = x - reach + number * length
        bend = -2.0 if number % 2 == 0 else 2.0
        segments.append(
            ("C", start + length * 0.35, y + bend, start + length * 0.65, y + bend, start + length, y)
        )
    yield Path(tuple(segments), style)
