"""Laying out one tile: lakes that hang together, landfills and plots around them, and brooks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cutterprint.games.stuglandet.components.tiles import Border, Terrain, border
from cutterprint.games.stuglandet.rules.model import TileShape
from cutterprint.games.stuglandet.sets.dealing import Hand
from cutterprint.recipes.dice import Dice
from cutterprint.specs.cells import Cell, parts

Cells = tuple[tuple[Terrain, ...], ...]

_ONE_IN_SO_MANY_SPLITS = 5
_LAKE_APART, _LONELY_PLOT, _LAKE_BY_LANDFILL, _LAKE_INSIDE, _NOT_BY_LAKE = 2, 1, 1, 1, 1


@dataclass(frozen=True)
class Draft:
    """The cells of a tile, and how unnatural they look."""

    cells: Cells
    oddness: int


class Drafter:
    """Lays out tiles of a shape."""

    def __init__(self, shape: TileShape) -> None:
        self.columns, self.rows = shape.columns, shape.rows
        self.places = [(column, row) for row in range(shape.rows) for column in range(shape.columns)]
        self.sides = {
            place: [other for other in _around(place) if other in self.places] for place in self.places
        }
        self.borders = sorted({border(place, other) for place in self.places for other in self.sides[place]})

    def draft(self, hand: Hand, dice: Dice) -> Draft:
        """A tile with these cells, as the dice fall."""
        ground = dict.fromkeys(self.places, Terrain.WILD)
        for place in self._lakes(hand[Terrain.LAKE], dice):
            ground[place] = Terrain.LAKE
        free = [place for place in self.places if ground[place] is Terrain.WILD]
        dice.shuffle(free)
        for terrain in (Terrain.LANDFILL, Terrain.PLOT):
            for _ in range(hand[terrain]):
                ground[free.pop()] = terrain
        return Draft(self._rows(ground), self._oddness(ground))

    def every(self, hand: Hand) -> Iterator[Draft]:
        """Every tile with these cells; only small tiles have few enough."""
        ground: dict[Cell, Terrain] = {}
        left = dict(hand)

        def filled(at: int) -> Iterator[Draft]:
            if at == len(self.places):
                yield Draft(self._rows(ground), self._oddness(ground))
                return
            for terrain in hand:
                if left[terrain]:
                    left[terrain] -= 1
                    ground[self.places[at]] = terrain
                    yield from filled(at + 1)
                    left[terrain] += 1

        return filled(0)

    def castle(self, plots: int, lakes: int, dice: Dice) -> Draft:
        """A Castle: its plots have as much lake around them as there is."""
        free = list(self.places)
        dice.shuffle(free)
        ground = dict.fromkeys(self.places, Terrain.WILD)
        for number, place in enumerate(free[: plots + lakes]):
            ground[place] = Terrain.PLOT if number < plots else Terrain.LAKE
        dry = sum(ground[other] is Terrain.WILD for place in free[:plots] for other in self.sides[place])
        return Draft(self._rows(ground), self._oddness(ground) + _NOT_BY_LAKE * dry)

    def city(self, plots: int) -> Cells:
        """A City: city plots row by row."""
        ground = dict.fromkeys(self.places, Terrain.WILD)
        ground.update(dict.fromkeys(self.places[:plots], Terrain.CITY_PLOT))
        return self._rows(ground)

    def brook_places(self, cells: Cells, water: Sequence[Border]) -> Iterator[tuple[Border, bool]]:
        """Where another brook can run between two plots, and whether it comes from somewhere there: from the
        edge of the tile, out of a lake, or out of another brook."""
        wet = {corner for taken in water for corner in _ends(taken)}
        wet |= {
            corner
            for column, row in self.places
            if cells[row][column] is Terrain.LAKE
            for corner in ((column + x, row + y) for x in (0, 1) for y in (0, 1))
        }
        for one, other in self.borders:
            if (one, other) in water or not (
                cells[one[1]][one[0]].is_plot and cells[other[1]][other[0]].is_plot
            ):
                continue
            ends = _ends((one, other))
            yield (one, other), any(end in wet or self._is_on_edge(end) for end in ends)

    def _is_on_edge(self, corner: Cell) -> bool:
        return corner[0] in {0, self.columns} or corner[1] in {0, self.rows}

    def _lakes(self, number: int, dice: Dice) -> set[Cell]:
        """Lakes grow cell by cell from where they rise; now and then there are two."""
        found: set[Cell] = set()
        shore: list[Cell] = []
        for _ in range(number):
            shore = [place for place in shore if place not in found]
            rises = not shore or not dice.below(_ONE_IN_SO_MANY_SPLITS)
            place = dice.pick([place for place in self.places if place not in found] if rises else shore)
            found.add(place)
            shore += self.sides[place]
        return found

    def _oddness(self, ground: dict[Cell, Terrain]) -> int:
        """What no landscape painter would do: a chessboard of lakes, a landfill in the water, a plot that
        is near nothing."""
        odd = 0
        lakes = parts(dict.fromkeys(place for place in self.places if ground[place] is Terrain.LAKE))
        odd += _LAKE_APART * max(0, len(lakes) - 1)
        for lake in lakes:
            odd += _LAKE_INSIDE * (not any(len(self.sides[place]) < 4 for place in lake))
        for place, terrain in ground.items():
            near = {ground[other] for other in self.sides[place]}
            if terrain is Terrain.LANDFILL and Terrain.LAKE in near:
                odd += _LAKE_BY_LANDFILL
            if terrain is Terrain.PLOT and not near & {Terrain.PLOT, Terrain.LAKE}:
                odd += _LONELY_PLOT
        return odd

    def _rows(self, ground: dict[Cell, Terrain]) -> Cells:
        return tuple(tuple(ground[column, row] for column in range(self.columns)) for row in range(self.rows))


def _around(place: Cell) -> list[Cell]:
    column, row = place
    return [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]


def _ends(between: Border) -> tuple[Cell, Cell]:
    """The two corners of cells at the ends of a border; corners are counted as cells are."""
    (column, row), (other_column, _) = between
    if other_column > column:
        return (column + 1, row), (column + 1, row + 1)
    return (column, row + 1), (column + 1, row + 1)
