"""Cells in a grid of lines, for the terminal; games say what stands in them and how strong lines are."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence

from cutterprint.specs.cells import Cell, cell_name
from cutterprint.terminal import Terminal

# Lines by weight: dotted between what belongs together, light around it, heavy where a line itself counts.
NONE, DOTTED, LIGHT, HEAVY = 0, 1, 2, 3
_HORIZONTAL = {NONE: " ", DOTTED: "┈", LIGHT: "─", HEAVY: "━"}
_VERTICAL = {NONE: " ", DOTTED: "┊", LIGHT: "│", HEAVY: "┃"}
_LINE_INK = 244
# Crossings by the weights of their arms (up, right, down, left): 0 none, 1 light, 2 heavy.
_CROSSINGS = {
    (0, 0, 0, 0): " ", (0, 0, 0, 1): "╴", (0, 0, 0, 2): "╸", (0, 0, 1, 0): "╷", (0, 0, 1, 1): "┐",
    (0, 0, 1, 2): "┑", (0, 0, 2, 0): "╻", (0, 0, 2, 1): "┒", (0, 0, 2, 2): "┓", (0, 1, 0, 0): "╶",
    (0, 1, 0, 1): "─", (0, 1, 0, 2): "╾", (0, 1, 1, 0): "┌", (0, 1, 1, 1): "┬", (0, 1, 1, 2): "┭",
    (0, 1, 2, 0): "┎", (0, 1, 2, 1): "┰", (0, 1, 2, 2): "┱", (0, 2, 0, 0): "╺", (0, 2, 0, 1): "╼",
    (0, 2, 0, 2): "━", (0, 2, 1, 0): "┍", (0, 2, 1, 1): "┮", (0, 2, 1, 2): "┯", (0, 2, 2, 0): "┏",
    (0, 2, 2, 1): "┲", (0, 2, 2, 2): "┳", (1, 0, 0, 0): "╵", (1, 0, 0, 1): "┘", (1, 0, 0, 2): "┙",
    (1, 0, 1, 0): "│", (1, 0, 1, 1): "┤", (1, 0, 1, 2): "┥", (1, 0, 2, 0): "╽", (1, 0, 2, 1): "┧",
    (1, 0, 2, 2): "┪", (1, 1, 0, 0): "└", (1, 1, 0, 1): "┴", (1, 1, 0, 2): "┵", (1, 1, 1, 0): "├",
    (1, 1, 1, 1): "┼", (1, 1, 1, 2): "┽", (1, 1, 2, 0): "┟", (1, 1, 2, 1): "╁", (1, 1, 2, 2): "╅",
    (1, 2, 0, 0): "┕", (1, 2, 0, 1): "┶", (1, 2, 0, 2): "┷", (1, 2, 1, 0): "┝", (1, 2, 1, 1): "┾",
    (1, 2, 1, 2): "┿", (1, 2, 2, 0): "┢", (1, 2, 2, 1): "╆", (1, 2, 2, 2): "╈", (2, 0, 0, 0): "╹",
    (2, 0, 0, 1): "┚", (2, 0, 0, 2): "┛", (2, 0, 1, 0): "╿", (2, 0, 1, 1): "┦", (2, 0, 1, 2): "┩",
    (2, 0, 2, 0): "┃", (2, 0, 2, 1): "┨", (2, 0, 2, 2): "┫", (2, 1, 0, 0): "┖", (2, 1, 0, 1): "┸",
    (2, 1, 0, 2): "┹", (2, 1, 1, 0): "┞", (2, 1, 1, 1): "╀", (2, 1, 1, 2): "╃", (2, 1, 2, 0): "┠",
    (2, 1, 2, 1): "╂", (2, 1, 2, 2): "╉", (2, 2, 0, 0): "┗", (2, 2, 0, 1): "┺", (2, 2, 0, 2): "┻",
    (2, 2, 1, 0): "┡", (2, 2, 1, 1): "╄", (2, 2, 1, 2): "╇", (2, 2, 2, 0): "┣", (2, 2, 2, 1): "╊",
    (2, 2, 2, 2): "╋",
}  # fmt: skip


class RuledGrid(ABC):
    """Cells drawn on a character grid: lines between them, texts inside them."""

    terminal: Terminal
    cell_width: int

    @property
    @abstractmethod
    def cells(self) -> Collection[Cell]:
        """The cells that are there; the others are left blank."""

    @abstractmethod
    def ground(self, cell: Cell) -> int | None:
        """The colour of a cell."""

    def ground_between(self, *cells: Cell) -> int | None:
        """The colour under a line between cells, if they share one."""
        grounds = {self.ground(cell) for cell in cells}
        return grounds.pop() if len(grounds) == 1 else None

    @abstractmethod
    def weight(self, one: Cell, other: Cell) -> int:
        """How strong the line between two neighbouring cells is."""

    @abstractmethod
    def inside(self, cell: Cell) -> str:
        """What a cell holds, painted, as wide as cells are."""

    def over_rule(self, cell: Cell, sign: str, line: str) -> tuple[str, str]:
        """What is written over the crossing at a cell's top left corner, and over the line above the cell."""
        return sign, line

    def over_side(self, cell: Cell, line: str) -> str:
        """What is written over the line on the left of a cell."""
        return line

    def lines(self) -> list[str]:
        columns, rows = self.size
        lines = []
        for row in range(rows + 1):
            lines.append("".join(self._rule(column, row, columns) for column in range(columns + 1)))
            if row < rows:
                lines.append("".join(self._cell(column, row, columns) for column in range(columns + 1)))
        return lines

    def named_lines(self) -> Iterator[str]:
        """The lines with the names of the columns above and of the rows on the left."""
        columns, rows = self.size
        margin = len(str(rows)) + 1
        letters = [cell_name((column, 0))[:-1] for column in range(columns)]
        yield " " * margin + "".join(
            f"{letter:^{self.cell_width}}".rjust(self.cell_width + 1) for letter in letters
        )
        for index, line in enumerate(self.lines()):
            number = str(index // 2 + 1) if index % 2 else ""
            yield f"{number:>{margin - 1}} {line}"

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return 1 + max(column for column, _ in self.cells), 1 + max(row for _, row in self.cells)

    def _rule(self, column: int, row: int, columns: int) -> str:
        """The crossing at a corner, and the line to its right."""
        above, below = (column, row - 1), (column, row)
        left_above, left_below = (column - 1, row - 1), (column - 1, row)
        weights = (
            self.weight(left_above, above),
            self.weight(above, below),
            self.weight(left_below, below),
            self.weight(left_above, left_below),
        )
        up, right, down, left = (max(0, weight - 1) for weight in weights)
        sign = _CROSSINGS[up, right, down, left]
        if sign == " " and any(weights):
            sign = "·"
        line = _HORIZONTAL[weights[1]] * self.cell_width
        sign, line = self.over_rule(below, sign, line)
        text = self._paint(sign, above, below, left_above, left_below)
        if column == columns:
            return text
        return text + self._paint(line, above, below)

    def _cell(self, column: int, row: int, columns: int) -> str:
        """The line on the left of a cell, and what the cell holds."""
        cell, left = (column, row), (column - 1, row)
        line = self.over_side(cell, _VERTICAL[self.weight(left, cell)])
        text = self._paint(line, left, cell)
        return text if column == columns else text + self.inside(cell)

    def _paint(self, text: str, *cells: Cell) -> str:
        """A line in the colour of the ground on all its sides, where that is the same."""
        ground = self.ground_between(*cells)
        return text if ground is None else self.terminal.painted(text, back=ground, fore=_LINE_INK)


def side_by_side(pictures: Sequence[Sequence[str]], width: int, terminal: Terminal) -> Iterator[str]:
    """Pictures of one size, as many in a row as the terminal is wide; a blank line after each row."""
    across = max(1, (terminal.width + 2) // (width + 2))
    for start in range(0, len(pictures), across):
        for parts in zip(*pictures[start : start + across], strict=True):
            yield "  ".join(parts)
        yield ""
