"""Blocks of rows on pages: each block with its heading, whole on a page if that can be.

A row knows how high it is and draws itself where it is put.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cutterprint.drawing.shapes import Shape

GAP = 3.0
"""Between blocks."""


@dataclass(frozen=True)
class Row:
    """Something as wide as the page; `draw` takes the height at which it begins."""

    height: float
    draw: Callable[[float], Iterable[Shape]]


@dataclass(frozen=True)
class Block:
    """Rows that belong together; the heading is said again on every page that has some of them."""

    rows: tuple[Row, ...]
    heading: Row | None = None

    @property
    def height(self) -> float:
        return sum(row.height for row in self.rows) + self.head

    @property
    def head(self) -> float:
        return self.heading.height if self.heading else 0.0

    @property
    def least(self) -> float:
        """The room without which it can't be printed at all."""
        return self.head + max((row.height for row in self.rows), default=0.0)


@dataclass(frozen=True)
class PlacedRow:
    """A row and where it begins."""

    row: Row
    top: float

    def shapes(self) -> Iterable[Shape]:
        return self.row.draw(self.top)


def lay_blocks(blocks: Sequence[Block], top: float, bottom: float) -> list[list[PlacedRow]]:
    """The blocks one below the other, on as many pages as needed; each page has room from top to bottom.

    A block begins a new page if it would be broken otherwise, unless no page can hold it whole. Every row
    must fit on a page together with its heading.
    """
    pages: list[list[PlacedRow]] = [[]]
    y = top
    for block in blocks:
        is_whole = y + block.height <= bottom + 1e-6
        if pages[-1] and not is_whole and (block.height <= bottom - top + 1e-6 or y + block.least > bottom):
            pages.append([])
            y = top
        waiting = block.heading
        for row in block.rows:
            room = row.height + (waiting.height if waiting else 0.0)
            if pages[-1] and y + room > bottom + 1e-6:
                pages.append([])
                y, waiting = top, block.heading
            if waiting:
                pages[-1].append(PlacedRow(waiting, y))
                y, waiting = y + waiting.height, None
            pages[-1].append(PlacedRow(row, y))
            y += row.height
        y += GAP
    return pages
