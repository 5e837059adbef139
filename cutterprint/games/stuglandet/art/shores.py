"""Where water meets land: lakes that flow over cells and cross the edge of a tile where all tiles agree."""

import math
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property

from cutterprint.drawing.outlines import Point, displaced, rounded, seeded, smooth
from cutterprint.drawing.shapes import Segment
from cutterprint.specs.cells import Cell

SHORE = 0.105
"""How far a shore keeps from the cells of land, as a share of a cell: so far from a cell's corner it crosses
the edge of every tile, which is why lakes of neighbours meet."""
BEND, POINT_BEND = 0.36, 0.2
"""How widely shores turn around a bay of water, and around a point of land."""
UNEVEN = 0.034


@dataclass(frozen=True)
class Shores:
    """The lakes of a tile: its cells of water, the side of a cell, and how far outlines reach out."""

    lakes: frozenset[Cell]
    columns: int
    rows: int
    cell: float
    beyond: float
    name: str

    def outlines(self, inset: float) -> Iterator[tuple[Segment, ...]]:
        """The outlines of all lakes, so far (a share of a cell) inside the cells of land around them.

        The same water with a larger inset is its deeper part.
        """
        for loop in loops(self._water):
            corners = [
                self._corner(loop[index - 1], vertex, loop[(index + 1) % len(loop)], inset)
                for index, vertex in enumerate(loop)
            ]
            points = rounded(corners, self.cell * 0.1)
            yield smooth(displaced(points, self._unevenness))

    @cached_property
    def _water(self) -> frozenset[Cell]:
        """The cells of water, and those just outside the tile into which they run on."""
        outside = {
            (column + across, row + down)
            for column, row in self.lakes
            for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if not (0 <= column + across < self.columns and 0 <= row + down < self.rows)
        }
        return self.lakes | outside

    def _corner(self, before: Cell, vertex: Cell, after: Cell, inset: float) -> tuple[Point, float]:
        """Where a corner of the cells comes to lie, and the radius of its bend."""
        came = (_sign(vertex[0] - before[0]), _sign(vertex[1] - before[1]))
        goes = (_sign(after[0] - vertex[0]), _sign(after[1] - vertex[1]))
        # Loops keep the water on their right: a quarter turn to the right leads into it.
        across = -came[1] - goes[1], came[0] + goes[0]
        x = self._at(vertex[0], self.columns) + across[0] * inset * self.cell
        y = self._at(vertex[1], self.rows) + across[1] * inset * self.cell
        is_bay = came[0] * goes[1] - came[1] * goes[0] > 0
        on_corner = vertex[0] in (0, self.columns) and vertex[1] in (0, self.rows)
        deeper = inset - SHORE
        if not (0 <= vertex[0] <= self.columns and 0 <= vertex[1] <= self.rows):
            bend = 0.0
        elif is_bay:
            bend = max(BEND - deeper, 0.08)
        else:
            bend = inset if on_corner else POINT_BEND + deeper
        return (x, y), bend * self.cell

    def _at(self, index: int, count: int) -> float:
        """Where a line between cells lies; the cells outside the tile are only as wide as the bleed."""
        if index < 0:
            return -self.beyond
        return count * self.cell + self.beyond if index > count else index * self.cell

    @cached_property
    def _waves(self) -> list[tuple[float, float, float]]:
        dice = seeded("shore", self.name)
        return [
            (
                math.tau / (self.cell * dice.uniform(*length)),
                dice.uniform(0, math.tau),
                dice.uniform(0, math.tau),
            )
            for length in ((0.32, 0.42), (0.5, 0.7), (0.8, 1.1))
        ]

    def _unevenness(self, point: Point) -> float:
        """How far a shore strays at a point: not at all at the edges of the tile, where neighbours go on."""
        x, y = point
        width, height = self.columns * self.cell, self.rows * self.cell
        inside = min(x, y, width - x, height - y)
        share = min(max((inside - 0.15 * self.cell) / (0.15 * self.cell), 0.0), 1.0)
        calm = share * share * (3 - 2 * share)
        sway = sum(math.sin(k * x + a) + math.sin(k * y + b) for k, a, b in self._waves)
        return UNEVEN * self.cell * calm * sway / 2


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def loops(cells: Collection[Cell]) -> Iterator[list[Cell]]:
    """The corners of each outline of some cells, clockwise; cells that touch at a corner stay apart."""
    ways: dict[tuple[Cell, Cell], Cell] = {}
    for column, row in cells:
        corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        beside = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
        for index, other in enumerate(beside):
            if other not in cells:
                start, end = corners[index], corners[(index + 1) % 4]
                ways[start, (end[0] - start[0], end[1] - start[1])] = end
    left = dict(sorted(ways.items()))
    while left:
        (start, direction), _ = next(iter(left.items()))
        loop: list[Cell] = []
        place, going = start, direction
        while (place, going) in left:
            end = left.pop((place, going))
            # Right turns first: they keep to the same cell where two cells touch at a corner.
            turns = [(-going[1], going[0]), going, (going[1], -going[0])]
            following = next(
                (turn for turn in turns if (end, turn) in left or (end, turn) == (start, direction)), going
            )
            if following != going:
                loop.append(end)
            place, going = end, following
        yield loop
