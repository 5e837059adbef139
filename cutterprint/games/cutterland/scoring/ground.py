"""A land made ready for counting: what is connected with what, and the areas."""

from collections.abc import Iterable, Sequence

from cutterprint.games.cutterland.components.lands import Land
from cutterprint.specs.cells import Cell


class Ground:
    """The squares of a land by number, in reading order, with their connections and areas.

    Two squares are connected if they share a side without a wall on it, or if a bridge spans the slot
    between them. An area is a set of connected squares of one landscape.
    """

    __slots__ = (
        "area_of",
        "areas",
        "cells",
        "connected",
        "creature",
        "diagonal",
        "land",
        "landscape",
        "number",
    )

    def __init__(self, land: Land) -> None:
        self.land = land
        squares = land.squares
        creatures = land.rules.creatures
        self.cells: list[Cell] = sorted(squares, key=_reading_order)
        self.number: dict[Cell, int] = {cell: number for number, cell in enumerate(self.cells)}
        self.landscape: list[str] = []
        self.creature: list[str | None] = []
        for cell in self.cells:
            square = squares[cell]
            self.landscape.append(square.landscape)
            self.creature.append(square.feature if square.feature in creatures else None)
        self._connect()
        self._find_areas()

    def _connect(self) -> None:
        number = self.number
        find = number.get
        connected: list[list[int]] = [[] for _ in self.cells]
        diagonal: list[list[int]] = [[] for _ in self.cells]
        for here, (column, row) in enumerate(self.cells):
            for links, cell in (
                (connected, (column + 1, row)),
                (connected, (column, row + 1)),
                (diagonal, (column + 1, row + 1)),
                (diagonal, (column - 1, row + 1)),
            ):
                other = find(cell)
                if other is not None:
                    links[here].append(other)
                    links[other].append(here)
        for one, two in self.land.walls:
            here, there = number[one], number[two]
            connected[here].remove(there)
            connected[there].remove(here)
        for one, two in self.land.bridges:
            here, there = number[one], number[two]
            connected[here].append(there)
            connected[there].append(here)
        self.connected = connected
        self.diagonal = diagonal

    def _find_areas(self) -> None:
        landscape, connected = self.landscape, self.connected
        area_of = [-1] * len(self.cells)
        areas: list[list[int]] = []
        for start in range(len(self.cells)):
            if area_of[start] >= 0:
                continue
            name = len(areas)
            area_of[start] = name
            ground = landscape[start]
            area = [start]
            for here in area:
                for there in connected[here]:
                    if area_of[there] < 0 and landscape[there] == ground:
                        area_of[there] = name
                        area.append(there)
            areas.append(area)
        self.area_of = area_of
        self.areas = areas

    def around(self, here: int) -> list[int]:
        """The connected squares and the diagonal ones, which no wall cuts off."""
        return self.connected[here] + self.diagonal[here]

    def creatures_around(self, here: int) -> list[int]:
        """The squares around one that hold a creature."""
        creature = self.creature
        return sorted({number for number in self.around(here) if creature[number] is not None})

    def by_area(self, numbers: Iterable[int]) -> dict[int, list[int]]:
        """Some squares, area by area."""
        areas: dict[int, list[int]] = {}
        for number in numbers:
            areas.setdefault(self.area_of[number], []).append(number)
        return areas

    def middle(self, numbers: Sequence[int]) -> int:
        """The square nearest to the middle of some squares."""
        cells = self.cells
        column = sum(cells[n][0] for n in numbers) / len(numbers)
        row = sum(cells[n][1] for n in numbers) / len(numbers)
        return min(numbers, key=lambda n: (abs(cells[n][0] - column) + abs(cells[n][1] - row), n))


def _reading_order(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]
