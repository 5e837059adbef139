"""The cover: cabins in all four colours around a lake, and three more that tumble through the air."""

from collections.abc import Iterator
from functools import partial

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
    spruce,
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
    Symbol,
    circle,
    ellipse,
    place,
    polygon,
    rect,
    scaling,
)
from cutterprint.games.stuglandet.art.assembled import VIEW, assembled, boxed, pictured, resting
from cutterprint.games.stuglandet.art.book import ArtBook
from cutterprint.games.stuglandet.art.cabin_faces import CabinLook
from cutterprint.games.stuglandet.art.cabin_shape import CabinShape
from cutterprint.games.stuglandet.rules.model import Landing

SEED = 5
SHAPE = CabinShape.of_size(40.0)
# Islands: where each lies, how wide it is, and whose cabins stand there: colour, place from its middle, size.
_ISLANDS = (
    (0.60, 44.0, 40.0, ((1, -3.0, 19.0),)),
    (0.655, 104.0, 52.0, ((2, -9.0, 21.0), (2, 10.0, 19.0))),
    (0.78, 30.0, 62.0, ((3, 6.0, 29.0),)),
)
# Cabins in the air: colour, how they would land, x, height, size, turn.
_FLYING = (
    (0, Landing.SIDE, 9.0, 0.33, 21.0, -20.0),
    (2, Landing.END, 60.0, 0.30, 17.0, 17.0),
    (1, Landing.UP, 104.0, 0.325, 22.0, 20.0),
)


class _Cover:
    """A view so many units high, of which the lowest ones are left to words."""

    def __init__(self, art: ArtBook, high: float, floor: float) -> None:
        self.art, self.high = art, high
        self.bottom = high - floor
        self.line = self._tone("cover", "line", INK)
        scale = self.bottom
        self.forest = Ridge(scale * 0.53, ((scale * 0.02, 90, 0.1), (scale * 0.008, 31, 0.4)))
        self.lake = Ridge(scale * 0.565, ((0.3, 60, 0.0),))
        self.shore = Ridge(scale * 0.90, ((scale * 0.028, 150, 0.05), (scale * 0.008, 43, 0.6)))

    def _tone(self, what: str, role: str, own: Colour = "#888888") -> Colour:
        return self.art.colours.colour(what, role, own)

    def shapes(self) -> Iterator[Shape]:
        yield from self._sky()
        yield from self._forest()
        yield from self._water()
        for share, x, wide, cabins in _ISLANDS:
            yield from self._island(self.bottom * share, x, wide, cabins)
        yield from self._foreground()
        for player, landing, x, share, size, turn in _FLYING:
            look = CabinLook.of(player, self.art.colours)
            body = self.art.painted(f"cover-flying-{look.key}", partial(_in_the_air, landing, look))
            wide = body.width * size / SHAPE.width
            yield place(body, x, self.bottom * share, wide, turn=turn)

    def _sky(self) -> Iterator[Shape]:
        sky = self._tone("cover", "ground", "#cfeaf6")
        yield rect(-OVER, -OVER, WIDTH + 2 * OVER, self.high + 2 * OVER, Style(fill=sky))
        rays = Style(fill=self._tone("cover", "light", "#e4f4fa"))
        disc = outlined(self._tone("cover", "accent", "#ffd95e"), self.line)
        yield from sun(WIDTH * 0.62, self.forest.base - 12, 20, disc, rays)
        white = outlined(PAPER, self.line)
        for x, y, wide in ((4, 0.25, 22), (116, 0.235, 22), (64, 0.03, 15), (120, 0.06, 17), (4, 0.06, 15)):
            yield cloud(x, self.high * y, wide, white)

    def _forest(self) -> Iterator[Shape]:
        """Far hills with spruces on their ridge."""
        far = self.forest.lowered(-self.bottom * 0.035)
        yield far.filled(self.high, Style(fill=mix(self._tone("spruce", "light"), PAPER, 0.45)))
        style = outlined(self._tone("spruce", "body"), self.line, 0.4)
        for number in range(30):
            x = number * 5.0 + (number * 7 % 4) - 4
            yield Path(spruce(x, self.forest.at(x) + 3, 9.0 + number * 13 % 7).segments, style)
        yield self.forest.filled(self.high, outlined(self._tone("meadow", "ground"), self.line))

    def _water(self) -> Iterator[Shape]:
        ground, light = self._tone("lake", "ground"), self._tone("lake", "pattern-light")
        yield self.lake.filled(self.high, outlined(ground, self.line))
        yield self.lake.lowered(1.3).line(stroke(light, 0.9))
        places = scattered(SEED, self.lake, self.shore, 13.0, 6.0)
        yield joined((ripple(x, y, 0.6 + 0.5 * y / self.high) for x, y in places), stroke(light, 0.75))

    def _island(
        self, y: float, x: float, wide: float, cabins: tuple[tuple[int, float, float], ...]
    ) -> Iterator[Shape]:
        half, tall = wide / 2, wide * 0.13
        foam = Style(fill=self._tone("lake", "light"))
        yield ellipse(x, y + 1.2, half + 2.4, tall + 1.6, foam)
        sand = outlined(self._tone("path", "body"), self.line)
        yield ellipse(x, y + 0.4, half + 0.6, tall + 0.4, sand)
        yield ellipse(x, y - 1.2, half, tall - 0.6, outlined(self._tone("meadow", "ground"), self.line, 0.4))
        blades = [
            (x + half * a, y - 1 + tall * b) for a, b in ((-0.6, 0.4), (-0.2, 0.6), (0.4, 0.5), (0.7, 0.1))
        ]
        yield joined((tuft(a, b, 0.8) for a, b in blades), stroke(self._tone("meadow", "pattern"), 0.55))
        trees = outlined(self._tone("spruce", "body"), self.line, 0.45)
        for share, high in ((-0.78, 0.42), (-0.58, 0.3), (0.8, 0.36)):
            yield Path(spruce(x + half * share, y, wide * high).segments, trees)
        for player, shift, size in cabins:
            yield from self._cabin(player, x + shift - size * 0.62, y - size * 0.78, size)

    def _cabin(self, player: int, x: float, y: float, size: float) -> Iterator[Shape]:
        look = CabinLook.of(player, self.art.colours)
        name = f"cover-cabin-{look.key}"
        symbol = self.art.painted(name, lambda: assembled(SHAPE, Landing.UP, look))
        yield place(symbol, x, y, symbol.width * size / SHAPE.width)

    def _foreground(self) -> Iterator[Shape]:
        """The near shore: reeds, a jetty, and the largest cabin of all."""
        stems, heads = [], []
        for x, high, lean in ((57, 17, 1), (61, 22, 2), (65, 15, -1), (136, 20, -2), (132, 15, 1)):
            stem, head = reed(x, self.shore.at(x) + 5, high, lean)
            stems.append(stem)
            heads.append(head)
        yield joined(stems, stroke(self._tone("spruce", "body"), 0.9))
        yield joined(heads, stroke(self._tone("jetty", "line"), 2.1))
        yield from self._jetty(self.shore.at(40))
        trees = outlined(self._tone("spruce", "body"), self.line)
        for x, high in ((76, 40), (84, 28), (137, 46)):
            yield Path(spruce(x, self.shore.at(x) + 3, high).segments, trees)
        ground = outlined(self._tone("meadow", "ground"), self.line)
        yield self.shore.filled(self.high + OVER, ground)
        yield self.shore.lowered(1.2).line(stroke(self._tone("meadow", "light"), 1.0))
        places = list(scattered(SEED + 1, self.shore, self.high, 10.0, 5.0))
        yield joined((tuft(x, y, 1.2) for x, y in places), stroke(self._tone("meadow", "pattern"), 0.65))
        for petal, start in (("flower", 0), ("poppy", 1), ("bell", 2)):
            dots = (circle(x + 3.4, y - 1.4, 1.0) for x, y in places[start::5])
            yield joined(dots, outlined(self._tone(petal, "light"), self.line, 0.25))
        yield from self._cabin(0, 84, self.shore.at(106) - 32, 40.0)

    def _jetty(self, y: float) -> Iterator[Shape]:
        wood = outlined(self._tone("jetty", "body"), self.line, 0.45)
        yield polygon([(30, y + 6), (46, y + 6), (52, y - 17), (42, y - 17)], wood)
        for step in range(1, 6):
            share = step / 6
            left, right = 30 + 12 * share, 46 + 6 * share
            yield Path(
                tuple(smooth([(left, y + 6 - 23 * share), (right, y + 6 - 23 * share)])),
                stroke(self._tone("jetty", "line"), 0.4),
            )


def _in_the_air(landing: Landing, look: CabinLook) -> Symbol:
    """A cabin as it will land, without its shadow."""
    faces = resting(SHAPE, landing).faces
    seen = {name: face for name, face in faces.items() if VIEW.sees(face)}
    return boxed(look.key, tuple(pictured(SHAPE, seen, look)))


def cover_picture(art: ArtBook, width: float, height: float, *, floor: float = 0.0) -> Drawing:
    """A cover of some size; so much of its foot is left to words, as a share of its height."""
    high = height * WIDTH / width
    shapes = tuple(_Cover(art, high, high * floor).shapes())
    whole = Group(shapes, scaling(width / WIDTH), clip=rect(0, 0, WIDTH, high))
    return Drawing(width, height, (whole,), used_symbols((whole,), art.symbols()))
