"""The cover: a land that is being cut up, with its creatures looking out from behind hills and water."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from cutterprint.drawing.board_marks import INK, PAPER
from cutterprint.drawing.books import used_symbols
from cutterprint.drawing.colours import mix
from cutterprint.drawing.panorama import (
    OVER,
    WIDTH,
    Point,
    Ridge,
    cloud,
    joined,
    outlined,
    reed,
    ripple,
    scattered,
    sprig,
    stroke,
    sun,
    tuft,
)
from cutterprint.drawing.shapes import (
    Colour,
    Drawing,
    Group,
    Path,
    Shape,
    Style,
    circle,
    ellipse,
    multiply,
    place,
    polygon,
    polyline,
    rect,
    rotation,
    scaling,
    translation,
)
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.rules.model import TOWER

SEED = 11
FEWEST = 3
"""So many creatures look out at least, the same ones again if there are not enough."""


@dataclass(frozen=True)
class _Spot:
    """Where a creature looks out: behind which ridge, at which x, how large, how deep it stands in it."""

    ridge: int
    x: float
    size: float
    sunk: float = 0.34


# In the order in which they are taken; the right of the middle is left to the scissors.
_SPOTS = (
    _Spot(3, 29, 46, 0.3),
    _Spot(0, 109, 38, 0.1),
    _Spot(1, 21, 36),
    _Spot(4, 110, 41, 0.37),
    _Spot(1, 57, 33, 0.27),
    _Spot(4, 71, 37, 0.3),
    _Spot(0, 45, 27),
    _Spot(4, 20, 30, 0.34),
    _Spot(0, 84, 24),
)


CARD = ((0, 1, 2, 2), (2, 1, 0, 0), (2, 1, 1, 0))
"""The card that is being cut: its landscapes by their numbers, row by row."""
CARD_SQUARE, CARD_RIM = 21.0, 1.8
CARD_TILT = -5.0
CARD_BEND = 0.0036
SCISSORS, HANDLE = 55.0, 11.0
"""How large the scissors are, and how far the hole of their handle is from where they cut, either way."""


@dataclass(frozen=True)
class _Tones:
    """The colours of a landscape."""

    ground: Colour
    pattern: Colour
    light: Colour
    line: Colour


class _Cover:
    """A view so many units high, of which the lowest ones are left to words."""

    def __init__(self, art: ArtBook, creatures: Sequence[str], high: float, floor: float) -> None:
        self.art, self.high = art, high
        self.creatures = list(creatures)
        names = list(art.rules.landscapes)
        # Two hills, water up to the front, and a hill again, as far as there are so many landscapes.
        self.lands = [names[index % len(names)] for index in (0, 1, 2, 2, 0)]
        top, bottom = high * 0.255, high - floor
        span = bottom - top
        self.ridges = [
            Ridge(top + span * 0.22, ((span * 0.045, 96, 0.1), (span * 0.02, 41, 0.4))),
            Ridge(top + span * 0.45, ((span * 0.05, 120, 0.62), (span * 0.012, 37, 0.2))),
            Ridge(top + span * 0.66, ((span * 0.012, 28, 0.1), (span * 0.02, 150, 0.3))),
            Ridge(top + span * 0.82, ((span * 0.01, 24, 0.4), (span * 0.012, 110, 0.1))),
            Ridge(top + span * 0.96, ((span * 0.035, 130, 0.05), (span * 0.01, 47, 0.6))),
        ]
        self.pivot = (88.0, top + span * 0.645)
        self.line = self._tone("cover", "line", INK)
        self.is_outlined = art.colours.ink == "outline"

    def _tone(self, what: str, role: str, own: Colour) -> Colour:
        return self.art.colours.colour(what, role, own)

    def _tones(self, key: str) -> _Tones:
        """The colours of a landscape: those of the palette, or others that go with its ground."""
        if self.is_outlined:
            # There is nothing but lines, so what is light elsewhere is drawn as well.
            pen = mix(PAPER, self.line, 0.7)
            return _Tones(PAPER, pen, pen, self.line)
        ground = next(
            (shape.style.fill for shape in self.art.ground(key).shapes if isinstance(shape, Path)), None
        )
        own = ground or PAPER
        pattern = self._tone(key, "pattern", mix(own, INK, 0.45))
        return _Tones(own, pattern, mix(own, PAPER, 0.4), self.line)

    def shapes(self) -> Iterator[Shape]:
        yield from self._sky()
        taken = self._taken()
        for number, (ridge, land) in enumerate(zip(self.ridges, self.lands, strict=True)):
            below = self.ridges[number + 1] if number < 4 else self.high
            if number == 0 and TOWER in self.art.rules.bonuses:
                yield place(self.art.icon(TOWER), 58, ridge.at(66) - 18.5, 20)
            for spot, creature in taken.items():
                if spot.ridge == number:
                    yield from self._looking_out(spot, creature, ridge)
            if number == 4 and self.lands[3] == "wetland":
                yield from self._reeds(ridge)
            yield from self._land(number, ridge, below, self._tones(land), land)
            if number == 2:
                yield from self._cut()

    def _taken(self) -> Mapping[_Spot, str]:
        """Which creature looks out where: at home, if there is a place left."""
        wanted = list(self.creatures)
        while wanted and len(wanted) < FEWEST:
            wanted += self.creatures
        left, taken = list(_SPOTS), {}
        for creature in wanted[: len(_SPOTS)]:
            homes = self.art.rules.creatures[creature].lives_in
            spot = next((spot for spot in left if self.lands[spot.ridge] in homes), left[0])
            left.remove(spot)
            taken[spot] = creature
        return taken

    def _sky(self) -> Iterator[Shape]:
        sky = self._tone("cover", "ground", "#cfeaf6")
        yield rect(-OVER, -OVER, WIDTH + 2 * OVER, self.high + 2 * OVER, Style(fill=sky))
        rays = Style(fill=self._tone("cover", "light", "#e4f4fa"))
        if self.is_outlined:
            rays = stroke(mix(PAPER, self.line, 0.5), 0.3)
        disc = outlined(self._tone("cover", "accent", "#ffd95e"), self.line)
        horizon = self.ridges[0].base
        yield from sun(WIDTH * 0.5, horizon - 4, 22, disc, rays)
        white = outlined(PAPER, self.line)
        # Clear of the name of the game, on booklets as on boxes, where it stands lower.
        for x, y, wide in (
            (4, 0.295, 20),
            (24, 0.252, 12),
            (129.5, 0.265, 9),
            (26, 0.036, 13),
            (74, 0.034, 15),
        ):
            yield cloud(x, self.high * y, wide, white)

    def _looking_out(self, spot: _Spot, creature: str, ridge: Ridge) -> Iterator[Shape]:
        y = ridge.at(spot.x) - spot.size * (1 - spot.sunk)
        yield place(self.art.icon(creature), spot.x - spot.size / 2, y, spot.size)

    def _land(
        self, number: int, ridge: Ridge, below: Ridge | float, tones: _Tones, key: str
    ) -> Iterator[Shape]:
        yield ridge.filled(self.high + OVER, outlined(tones.ground, tones.line))
        if not self.is_outlined:
            yield ridge.lowered(1.2).line(stroke(tones.light, 1.0))
        places = list(scattered(SEED + number, ridge, below, 9.0 if number < 4 else 11.0, 4.0))
        grow = 0.75 + 0.14 * number
        yield from self._strewn(key, places, tones, grow)
        # Not in front, where words lie over what grows there.
        if key == "plains" and number < 4 and not self.is_outlined:
            white = Style(fill=self._tone("cover", "halo", "#fff8e8"))
            yield joined((circle(x + 3, y - 1, 0.55 * grow) for x, y in places[::4]), white)

    def _strewn(self, key: str, places: list[Point], tones: _Tones, grow: float) -> Iterator[Shape]:
        """What grows in a landscape, at some places."""
        if key == "wetland":
            yield joined((ripple(x, y, grow) for x, y in places), stroke(tones.light, 0.7))
        elif key == "moor":
            yield from self._moor(places, tones, grow)
        elif key == "plains":
            yield joined((tuft(x, y, grow) for x, y in places), stroke(tones.pattern, 0.6))
        else:
            yield joined((circle(x, y, 0.8 * grow) for x, y in places), Style(fill=tones.pattern))

    def _moor(self, places: Iterable[tuple[float, float]], tones: _Tones, grow: float) -> Iterator[Shape]:
        """Sprigs of heather in bloom, and stones."""
        all_places = list(places)
        stones, heather = all_places[3::7], [one for one in all_places if one not in all_places[3::7]]
        yield joined((sprig(x, y, grow) for x, y in heather), stroke(tones.pattern, 0.55))
        bloom = Style(fill=self._tone("cover", "mark", "#a3628f"))
        if self.is_outlined:
            bloom = outlined(PAPER, tones.line, 0.3)
        tips = ((-2.0, -2.2), (-0.8, -3.2), (0.7, -3.4), (2.0, -2.4))
        yield joined(
            (circle(x + a * grow, y + b * grow, 0.62 * grow) for x, y in heather for a, b in tips), bloom
        )
        grey = outlined(self._tone("cover", "body", "#c9c4c9"), tones.line, 0.4)
        for x, y in stones:
            yield ellipse(x, y, 2.3 * grow, 1.5 * grow, grey)

    def _reeds(self, ridge: Ridge) -> Iterator[Shape]:
        """Bulrushes on the shore in front, whose feet are hidden behind it."""
        stems, heads = [], []
        for x, high, lean in ((2.5, 22, 1), (6, 27, 2), (133, 21, 1), (136, 27, 1), (138.5, 18, 0)):
            stem, head = reed(x, ridge.at(x) + 3, high, lean)
            stems.append(stem)
            heads.append(head)
        green, brown = self._tone("cover", "shade", "#2f6b39"), self._tone("cover", "pattern", "#6b4423")
        yield joined(stems, stroke(self.line if self.is_outlined else green, 0.9))
        yield joined(heads, stroke(self.line if self.is_outlined else brown, 2.1))

    def _cut(self) -> Iterator[Shape]:
        """A card under the scissors: cut up behind them, with the line before them that is left to cut."""
        tilt = multiply(translation(*self.pivot), rotation(CARD_TILT))
        yield Group(tuple(self._card()), tilt)
        x, y = self.pivot
        size = SCISSORS
        yield place(self.art.icon("scissors"), x - 2.8 - size / 2, y - size / 2, size, turn=CARD_TILT - 90)

    def _card(self) -> Iterator[Shape]:
        """The card, cut from the right to the point (0, 0), and bent apart there."""
        left, right = -2 * CARD_SQUARE - 2, 2 * CARD_SQUARE - 2
        top, bottom, rim = -CARD_SQUARE, 2 * CARD_SQUARE, CARD_RIM
        upper = _bent((right, 0), (0, 0), -1)
        lower = _bent((0, 0), (right, 0), 1)
        ends = (
            *_bent((left - rim, top - rim), (right + rim, top - rim), -1),
            *_bent((right + rim, top - rim), (right + rim, 0), -1),
        )
        feet = (
            *_bent((right + rim, 0), (right + rim, bottom + rim), 1),
            *_bent((right + rim, bottom + rim), (left - rim, bottom + rim), 1),
        )
        whole = polygon([*ends, *upper, *lower, *feet], outlined(PAPER, self.line, 0.7))
        yield whole
        for row, line in enumerate(CARD):
            for column, land in enumerate(line):
                yield from self._square(left + column * CARD_SQUARE, top + row * CARD_SQUARE, land)
        for edge in (upper, lower):
            yield polyline(edge, stroke(PAPER, 2.4))
        yield Path(whole.segments, Style(fill=None, stroke=self.line, stroke_width=0.7, join="round"))
        ahead = [(left - rim, 0.0), (0.0, 0.0)]
        yield polyline(ahead, Style(fill=None, stroke=PAPER, stroke_width=2.4))
        yield polyline(ahead, Style(fill=None, stroke=self.line, stroke_width=1.1, dash=(2.8, 1.8)))

    def _square(self, x: float, y: float, land: int) -> Iterator[Shape]:
        """A square of the card: its ground, and what grows there beside the scissors."""
        names, size = list(self.art.rules.landscapes), CARD_SQUARE
        key = names[land % len(names)]
        tones, side = self._tones(key), -1 if y < 0 else 1
        corners = ((x, y), (x + size, y), (x + size, y + size), (x, y + size), (x, y))
        edge = [point for a, b in pairwise(corners) for point in _bent(a, b, side)]
        yield polygon(edge, outlined(tones.ground, mix(tones.ground, self.line, 0.5), 0.3))
        grown = [(x + a * size, y + b * size) for a, b in ((0.25, 0.35), (0.72, 0.3), (0.45, 0.76))]
        free = [
            _bent(place, place, side)[0] for place in grown if math.dist(place, (HANDLE, -HANDLE)) > HANDLE
        ]
        yield from self._strewn(key, free, tones, 0.9)


def _bent(start: Point, end: Point, side: int) -> list[Point]:
    """The way from one point to another on a card that bends up or down behind its cut."""
    steps = 12
    line = [
        tuple(a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
        for step in range(steps + 1)
    ]
    return [(u, v + side * CARD_BEND * max(0.0, u) ** 2) for u, v in line]


def creatures_of(pack: Pack) -> list[str]:
    """The creatures on the cards of a pack, in the order of its rules; all of the rules if there are none."""
    present = {feature for card in pack.cards for feature in card.features()}
    return [key for key in pack.rules.creatures if key in present] or list(pack.rules.creatures)


def cover_picture(
    art: ArtBook, width: float, height: float, *, creatures: Sequence[str] | None = None, floor: float = 0.0
) -> Drawing:
    """A cover of some size; so much of its foot is left to words, as a share of its height."""
    high = height * WIDTH / width
    shown = list(art.rules.creatures) if creatures is None else creatures
    shapes = tuple(_Cover(art, shown, high, high * floor).shapes())
    whole = Group(shapes, scaling(width / WIDTH), clip=rect(0, 0, WIDTH, high))
    return Drawing(width, height, (whole,), used_symbols((whole,), art.symbols()))
