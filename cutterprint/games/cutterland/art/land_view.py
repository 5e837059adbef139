"""What a picture shows of a land, before anything is drawn."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from cutterprint.games.cutterland.components.lands import Land, Pair
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.specs.cells import Cell


@dataclass(frozen=True, kw_only=True)
class LandView:
    """What a picture shows of a land; nothing of it needs to be legal.

    `areas` tells which neighbours an outline holds together; without it, those of one landscape. A cut runs
    between squares of different `pieces`; the verdict is a tick or a cross.
    """

    squares: Mapping[Cell, Square]
    areas: Mapping[Cell, object] | None = None
    towers: frozenset[Cell] = frozenset()
    walls: frozenset[Pair] = frozenset()
    bridges: frozenset[Pair] = frozenset()
    bones: frozenset[Cell] = frozenset()
    marked: frozenset[Cell] = frozenset()
    pieces: Mapping[Cell, str] = field(default_factory=dict)
    badges: Sequence[tuple[Cell, str]] = ()
    verdict: bool | None = None

    @classmethod
    def of(cls, land: Land, *, bones: Collection[Cell] = ()) -> "LandView":
        """A land as it lies; with bones on whoever was eaten, as it is after its hunt."""
        return cls(
            squares=land.squares,
            towers=land.towers,
            walls=land.walls,
            bridges=land.bridges,
            bones=frozenset(bones),
        )

    def cropped(self, first: Cell, last: Cell) -> "LandView":
        """What lies between two squares, the first one in the upper left corner."""
        left, top = first

        def is_in(cell: Cell) -> bool:
            return left <= cell[0] <= last[0] and top <= cell[1] <= last[1]

        def moved(cell: Cell) -> Cell:
            return cell[0] - left, cell[1] - top

        def cells(found: Collection[Cell]) -> frozenset[Cell]:
            return frozenset(moved(cell) for cell in found if is_in(cell))

        def pairs(found: Collection[Pair]) -> frozenset[Pair]:
            return frozenset((moved(a), moved(b)) for a, b in found if is_in(a) and is_in(b))

        areas = self.areas or {cell: square.landscape for cell, square in self.squares.items()}
        return replace(
            self,
            squares={moved(cell): square for cell, square in self.squares.items() if is_in(cell)},
            areas={moved(cell): area for cell, area in areas.items()},
            towers=cells(self.towers),
            walls=pairs(self.walls),
            bridges=pairs(self.bridges),
            bones=cells(self.bones),
            marked=cells(self.marked),
            pieces={moved(cell): letter for cell, letter in self.pieces.items() if is_in(cell)},
            badges=[(moved(cell), text) for cell, text in self.badges if is_in(cell)],
        )

    @property
    def extent(self) -> tuple[int, int]:
        """How many columns and rows it has."""
        return 1 + max(column for column, _ in self.squares), 1 + max(row for _, row in self.squares)
