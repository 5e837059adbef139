"""The plots of a grid as bits: bit n of a mask is plot n of `TileGrid.plots`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cutterprint.specs.cells import Cell

if TYPE_CHECKING:
    from cutterprint.games.stuglandet.components.boards import Plot


@dataclass(frozen=True)
class PlotMasks:
    """What scoring asks of the plots of a grid, each as a mask."""

    all: int
    lakes: int
    """The plots beside a lake."""
    landfills: int
    city_plots: int
    tiles: tuple[int, ...]
    """For each tile of the grid its plots."""
    neighbours: Mapping[int, int]
    """For each single bit the plots next to it without water between."""
    cells: Mapping[int, Cell]
    """For each single bit the cell of its plot."""

    def cells_of(self, mask: int) -> tuple[Cell, ...]:
        """The cells of the plots in a mask, row by row."""
        found = []
        while mask:
            bit = mask & -mask
            found.append(self.cells[bit])
            mask ^= bit
        return tuple(found)

    @classmethod
    def of(cls, plots: Sequence["Plot"], tiles: Iterable[Iterable[int]]) -> "PlotMasks":
        def those(holds: "Callable[[Plot], bool]") -> int:
            return mask_of(number for number, plot in enumerate(plots) if holds(plot))

        return cls(
            all=(1 << len(plots)) - 1,
            lakes=those(lambda plot: plot.by_lake),
            landfills=those(lambda plot: plot.by_landfill),
            city_plots=those(lambda plot: plot.is_city),
            tiles=tuple(mask_of(numbers) for numbers in tiles),
            neighbours={1 << number: mask_of(plot.neighbours) for number, plot in enumerate(plots)},
            cells={1 << number: plot.cell for number, plot in enumerate(plots)},
        )


def mask_of(numbers: Iterable[int]) -> int:
    """The mask of some plots."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
