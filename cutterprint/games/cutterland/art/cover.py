"""The cover: a land that is being cut up, with its creatures looking out from behind hills and water."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from cutterprint.drawing.board_marks import INK, PAPER
from cutterprint.drawing.books import used_symbols
from cutterprint.drawing.colours import mix
from cutterprint.drawing.panorama import (
    OVER,
    WIDTH,
    Ridge,
    cloud,
    joined,
    outlined,
    reed,
    ripple,
    scattered,
    smooth,
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
    place,
    rect,
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
    _Spot(3, 27, 47, 0.3),
    _Spot(0, 109, 43),
    _Spot(1, 15, 36),
    _Spot(4, 114, 41, 0.3),
    _Spot(1, 53, 33, 0.42),
    _Spot(4, 71, 37, 0.3),
    _Spot(0, 38, 32),
    _Spot(4, 20, 30, 0.34),
    _Spot(0, 84, 24),
)


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
        self.tip = (44.0, top + span * 0.60)
        self.line = self._tone("cover", "line", INK)

    def _tone(self, what: str, role: str, own: Colour) -> Colour:
        return self.art.colours.colour(what, role, own)

    def _tones(self, key: str) -> _Tones:
        """The colours of a landscape: those of the palette, or others that go with its ground."""
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
        disc = outlined(self._tone("cover", "accent", "#ffd95e"), self.line)
        horizon = self.ridges[0].base
        yield from sun(WIDTH * 0.5, horizon - 6, 25, disc, rays)
        white = outlined(PAPER, self.line)
        for x, y, wide in ((5, 0.215, 22), (114, 0.205, 22), (58, 0.035, 16), (118, 0.06, 18), (8, 0.05, 15)):
            yield cloud(x, self.high * y, wide, white)

    def _looking_out(self, spot: _Spot, creature: str, ridge: Ridge) -> Iterator[Shape]:
        y = ridge.at(spot.x) - spot.size * (1 - spot.sunk)
        yield place(self.art.icon(creature), spot.x - spot.size / 2, y, spot.size)

    def _land(
        self, number: int, ridge: Ridge, below: Ridge | float, tones: _Tones, key: str
    ) -> Iterator[Shape]:
        yield ridge.filled(self.high + OVER, outlined(tones.ground, tones.line))
        yield ridge.lowered(1.2).line(stroke(tones.light, 1.0))
        places = list(scattered(SEED + number, ridge, below, 9.0 if number < 4 else 11.0, 4.0))
        grow = 0.75 + 0.14 * number
        if key == "wetland":
            yield joined((ripple(x, y, grow) for x, y in places), stroke(tones.light, 0.7))
            if self.lands[number - 1] == key:
                yield from self._reeds(ridge)
        elif key == "moor":
            yield from self._moor(places, tones, grow)
        elif key == "plains":
            yield joined((tuft(x, y, grow) for x, y in places), stroke(tones.pattern, 0.6))
            white = Style(fill=self._tone("cover", "halo", "#fff8e8"))
            yield joined((circle(x + 3, y - 1, 0.55 * grow) for x, y in places[::4]), white)
        else:
            yield joined((circle(x, y, 0.8 * grow) for x, y in places), Style(fill=tones.pattern))

    def _moor(self, places: Iterable[tuple[float, float]], tones: _Tones, grow: float) -> Iterator[Shape]:
        """Sprigs of heather in bloom, and stones."""
        all_places = list(places)
        stones, heather = all_places[3::7], [one for one in all_places if one not in all_places[3::7]]
        yield joined((sprig(x, y, grow) for x, y in heather), stroke(tones.pattern, 0.55))
        bloom = Style(fill=self._tone("cover", "mark", "#a3628f"))
        tips = ((-2.0, -2.2), (-0.8, -3.2), (0.7, -3.4), (2.0, -2.4))
        yield joined(
            (circle(x + a * grow, y + b * grow, 0.62 * grow) for x, y in heather for a, b in tips), bloom
        )
        grey = outlined(self._tone("cover", "body", "#c9c4c9"), tones.line, 0.4)
        for x, y in stones:
            yield ellipse(x, y, 2.3 * grow, 1.5 * grow, grey)

    def _reeds(self, ridge: Ridge) -> Iterator[Shape]:
        """Bulrushes at both shores, before whoever swims there."""
        stems, heads = [], []
        for x, high, lean in ((2, 17, 1), (5, 21, 2), (131, 18, 2), (135, 22, -2), (138, 15, -2)):
            stem, head = reed(x, ridge.at(x) + 7, high, lean)
            stems.append(stem)
            heads.append(head)
        yield joined(stems, stroke(self._tone("cover", "shade", "#2f6b39"), 0.9))
        yield joined(heads, stroke(self._tone("cover", "pattern", "#6b4423"), 2.1))

    def _cut(self) -> Iterator[Shape]:
        """The cut, open behind the scissors, and the line that is left to cut."""
        x, y = self.tip
        end = WIDTH + OVER
        upper = smooth([(x, y), (x + 30, y - 1.5), (x + 64, y - 7), (end, y - 13)])
        lower = smooth([(end, y + 15), (x + 64, y + 8), (x + 30, y + 3), (x, y)])
        gap = Path((*upper, ("L", end, y + 15), *lower[1:], ("Z",)))
        table = self._tone("cover", "halo", "#fff8e8")
        yield Path(gap.segments, outlined(table, table, 3.2))
        yield Path(gap.segments, outlined(mix(table, self.line, 0.32), self.line))
        inner = translation(2.5, 3.4)
        yield Group((Group((Path(gap.segments, Style(fill=table)),), inner),), clip=gap)
        yield Path(tuple(upper), stroke(self.line, 0.5))
        ahead = smooth([(-OVER, y + 5), (14, y + 5.5), (30, y + 1.5), (x, y)])
        yield Path(tuple(ahead), stroke(table, 2.0))
        yield Path(tuple(ahead), Style(fill=None, stroke=self.line, stroke_width=0.8, dash=(3.0, 2.0)))
        scissors = self.art.icon("scissors")
        yield place(scissors, x - 2, y - 30, 61, 61, turn=-90)


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
