"""Squares as one country: areas without inner lines, banks where landscapes meet, and what grows in them."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from cutterprint.drawing.outlines import seeded
from cutterprint.drawing.shapes import (
    Group,
    Matrix,
    Path,
    Segment,
    Shape,
    Style,
    Use,
    multiply,
    place,
    rect,
    rotation,
    scaling,
    translation,
)
from cutterprint.games.cutterland.art.banks import REACH, SQUARE, VARIANTS, Banks
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.growth import growth
from cutterprint.specs.cells import Cell

OVERLAP = 0.1
"""Grounds reach so far under their neighbours, so that viewers show no hairlines between them."""
UNDER = 0.05
"""How far a landscape goes on under one that is painted over it, in shares of a square."""
GRAIN = 1.4
"""What grows keeps to itself the fields of so fine a grid, in millimetres of a square of the usual size."""

Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in shares of a square."""


@dataclass(frozen=True, kw_only=True)
class Country:
    """What is drawn: the landscape of each square, how large squares are, and what makes this one its own.

    `bleed` is how far it goes on beyond its edge; `taken` are the parts of squares in which nothing grows.
    Where areas have an outline drawn around them, it has no banks.
    """

    landscapes: Mapping[Cell, str]
    square: float
    seed: str
    bleed: float = 0.0
    taken: Mapping[Cell, tuple[Box, ...]] = field(default_factory=dict)
    has_banks: bool = True


class TerrainPainter:
    """Draws countries with the symbols of a book of art."""

    def __init__(self, art: ArtBook) -> None:
        self.art = art
        self.banks = Banks(art)

    def shapes(self, country: Country) -> Iterator[Shape]:
        """Everything from the ground up, in millimetres from the corner of the first square."""
        yield from self._grounds(country)
        scale = country.square / SQUARE
        growing = _Growing(self.art, country)
        banks = self._banks(country) if country.has_banks else ()
        uses = [*growing.patches(), *banks, *growing.plants()]
        if scale == 1.0:
            yield from uses
        else:
            yield Group(tuple(uses), scaling(scale))

    def _grounds(self, country: Country) -> Iterator[Shape]:
        """Each landscape as one shape, and the squares of those that bring a drawing of their own."""
        size, found = country.square, country.landscapes
        colours = {landscape: self.art.ground_colour(landscape) for landscape in found.values()}
        order = list(dict.fromkeys(colour for colour in colours.values() if colour is not None))
        for number, colour in enumerate(order, 1):
            later = {cell for cell, landscape in found.items() if colours[landscape] in order[number:]}
            segments: list[Segment] = []
            for cell, landscape in found.items():
                if colours[landscape] == colour:
                    segments += _grown(country, cell, later)
            yield Path(tuple(segments), Style(fill=colour))
        for (column, row), landscape in found.items():
            if self.art.rules.landscapes[landscape].art is not None:
                yield place(self.art.ground(landscape), column * size, row * size, size)

    def _banks(self, country: Country) -> Iterator[Use]:
        """Strips along the sides of squares first, then what joins them at the corners."""
        found = country.landscapes
        dice = seeded("banks", country.seed)
        for column, row in sorted(found):
            here = found[column, row]
            right, below = found.get((column + 1, row)), found.get((column, row + 1))
            if right is not None and right != here:
                # Turned by a quarter, what lies above comes to lie at the right.
                strip = self.banks.strip(right, here, dice.randrange(VARIANTS))
                yield _moved(strip, (column + 1) * SQUARE, row * SQUARE, turn=90)
            if below is not None and below != here:
                strip = self.banks.strip(here, below, dice.randrange(VARIANTS))
                yield _moved(strip, column * SQUARE, (row + 1) * SQUARE)
        for column, row in sorted({(c + x, r + y) for c, r in found for x in (0, 1) for y in (0, 1)}):
            patch = self.banks.patch(_around(found, (column, row)))
            if patch is not None:
                yield _moved(patch, column * SQUARE, row * SQUARE)


def _grown(country: Country, cell: Cell, later: Collection[Cell]) -> Iterator[Segment]:
    """A square that reaches a hair over its neighbours, and far under those that are painted over it.

    At the edge of the country it reaches as far as that bleeds.
    """
    column, row = cell
    size, over = country.square, max(country.bleed, OVERLAP)
    x, y = column * size, row * size
    beside = [(column - 1, row), (column, row - 1), (column + 1, row), (column, row + 1)]
    left, top, right, bottom = (OVERLAP if other in country.landscapes else over for other in beside)
    yield from rect(x - left, y - top, size + left + right, size + top + bottom).segments
    for other in beside:
        if other in later:
            across, down = (other[0] - column) * size * UNDER, (other[1] - row) * size * UNDER
            yield from rect(x + across, y + down, size, size).segments


def _moved(use: Use, x: float, y: float, *, turn: float = 0.0) -> Use:
    matrix: Matrix = translation(x, y)
    if turn:
        matrix = multiply(matrix, rotation(turn))
    return Use(use.symbol, multiply(matrix, use.transform))


def _around(found: Mapping[Cell, str], corner: Cell) -> tuple[str, str, str, str]:
    """The landscapes around a corner, clockwise from the upper left; where there is no square, they go on."""
    column, row = corner
    cells = [(column - 1, row - 1), (column, row - 1), (column, row), (column - 1, row)]
    there = [found.get(cell) for cell in cells]
    nearest = [
        there[index] or there[index ^ 1] or there[3 - index] or there[(index + 2) % 4] or ""
        for index in range(4)
    ]
    return nearest[0], nearest[1], nearest[2], nearest[3]


class _Growing:
    """Strews drawings over one country, in millimetres of squares of the usual size."""

    def __init__(self, art: ArtBook, country: Country) -> None:
        self.art = art
        self.country = country
        self.found = country.landscapes
        self.dice: Random = seeded("growth", country.seed)
        self.bleed = country.bleed * SQUARE / country.square
        self.full: set[tuple[int, int]] = set()
        self.sizes: dict[str, tuple[float, float]] = {}

    def patches(self) -> Iterator[Use]:
        """Faint spots, wherever they like within their landscape."""
        for cell in sorted(self.found):
            wanted = growth(self.found[cell]).patches
            for _ in range(self._count(wanted.number)):
                use = self._tried(cell, wanted.pick(self.dice), self._beyond(cell), keep=0.3)
                if use is not None:
                    yield use

    def plants(self) -> Iterator[Use]:
        """What grows, the large before the small; what stands lower on the page lies over the others."""
        for cell, boxes in self.country.taken.items():
            for left, top, right, bottom in boxes:
                x, y = cell[0] * SQUARE, cell[1] * SQUARE
                corners = x + left * SQUARE, y + top * SQUARE, x + right * SQUARE, y + bottom * SQUARE
                self.full.update(_fields(corners))
        standing: list[Use] = []
        for cell in sorted(self.found):
            wanted = growth(self.found[cell]).large
            if self.dice.random() < wanted.number:
                self._plant(standing, cell, wanted.pick(self.dice), self._within(cell), tries=4)
        for cell in sorted(self.found):
            for strip in self._edges(cell):
                edge = growth(self.found[cell]).edge
                for _ in range(self._count(edge.number)):
                    self._plant(standing, cell, edge.pick(self.dice), strip, tries=1)
            small = growth(self.found[cell]).small
            for _ in range(self._count(small.number)):
                self._plant(standing, cell, small.pick(self.dice), self._within(cell), tries=2)
        yield from sorted(standing, key=self._foot)

    def _foot(self, use: Use) -> float:
        return use.transform[5] + use.transform[3] * self.sizes[use.symbol][1]

    def _plant(self, standing: list[Use], cell: Cell, name: str, among: Box, *, tries: int) -> None:
        for _ in range(tries):
            use = self._tried(cell, name, among, keep=REACH, is_alone=True)
            if use is not None:
                standing.append(use)
                return

    def _count(self, mean: float) -> int:
        whole = int(mean)
        return whole + (self.dice.random() < mean - whole)

    def _tried(self, cell: Cell, name: str, among: Box, *, keep: float, is_alone: bool = False) -> Use | None:
        """A drawing with its middle somewhere in a box, if it finds room there.

        It keeps away from other landscapes, and from the edge of the country where the box says so.
        """
        dice = self.dice
        landscape = self.found[cell]
        symbol = self.art.motif(landscape, name)
        self.sizes[symbol.name] = symbol.width, symbol.height
        # In round numbers, since every digit is printed.
        grow = round(dice.uniform(1.0, 1.3), 2) / 10
        width, height = symbol.width * grow, symbol.height * grow
        x = round(dice.uniform(among[0], among[2]) - width / 2, 2)
        y = round(dice.uniform(among[1], among[3]) - height / 2, 2)
        mirrored = dice.random() < 0.5
        box = (x, y, x + width, y + height)
        is_inside = among == self._within(cell)
        if not self._is_at_home(box, landscape, keep, is_inside=is_inside):
            return None
        if is_alone:
            fields = _fields(box)
            if not self.full.isdisjoint(fields):
                return None
            self.full.update(fields)
        across = -grow if mirrored else grow
        return Use(symbol.name, (across, 0.0, 0.0, grow, x + width if mirrored else x, y))

    def _within(self, cell: Cell) -> Box:
        x, y = cell[0] * SQUARE, cell[1] * SQUARE
        return x, y, x + SQUARE, y + SQUARE

    def _beyond(self, cell: Cell) -> Box:
        """A square, and the bleed beside it at the edge of the country."""
        left, top, right, bottom = self._within(cell)
        column, row = cell
        return (
            left if (column - 1, row) in self.found else left - self.bleed,
            top if (column, row - 1) in self.found else top - self.bleed,
            right if (column + 1, row) in self.found else right + self.bleed,
            bottom if (column, row + 1) in self.found else bottom + self.bleed,
        )

    def _edges(self, cell: Cell) -> Iterator[Box]:
        """The bleed beside a square, on each side at which the country ends."""
        inner, outer = self._within(cell), self._beyond(cell)
        for side in range(4):
            if inner[side] != outer[side]:
                strip = [*inner]
                strip[side], strip[side ^ 2] = outer[side], inner[side]
                yield strip[0], strip[1], strip[2], strip[3]

    def _is_at_home(self, box: Box, landscape: str, keep: float, *, is_inside: bool) -> bool:
        """Whether all squares that a box comes near to are of one landscape, or none at all."""
        left, right = int((box[0] - keep) // SQUARE), int((box[2] + keep) // SQUARE)
        top, bottom = int((box[1] - keep) // SQUARE), int((box[3] + keep) // SQUARE)
        around = [(column, row) for column in range(left, right + 1) for row in range(top, bottom + 1)]
        other = None if is_inside else landscape
        return all(self.found.get(one, other) == landscape for one in around)


def _fields(box: Box) -> list[tuple[int, int]]:
    """The fields of the grain that a box touches."""
    left, top = int(box[0] // GRAIN), int(box[1] // GRAIN)
    right, bottom = int(box[2] // GRAIN), int(box[3] // GRAIN)
    return [(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)]
