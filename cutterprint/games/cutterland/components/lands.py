"""Lands: the squares that a player laid out, and the bonuses placed on them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cutterprint.games.cutterland.components.squares import Square, square_code
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.i18n import Message, msg
from cutterprint.specs.cells import Cell, CellError, cell_name, parse_cell
from cutterprint.specs.problems import shown
from cutterprint.specs.translated import Translated

Pair = tuple[Cell, Cell]
"""Two cells in reading order: the border between neighbours, or the ends of a bridge."""


def pair(one: Cell, other: Cell) -> Pair:
    """Two cells in one order, so that A1/B1 and B1/A1 are the same border."""
    return (one, other) if one <= other else (other, one)


def wall_name(border: Pair) -> str:
    return f"{cell_name(border[0])}/{cell_name(border[1])}"


def bridge_name(ends: Pair) -> str:
    return f"{cell_name(ends[0])}-{cell_name(ends[1])}"


def parse_wall(name: str) -> Pair:
    """The border that a name such as C3/D3 means."""
    text = shown(name)
    return _parse_pair(
        name,
        "/",
        msg("'{name}' isn't a wall; name the squares on both sides of it, such as C3/D3", name=text),
    )


def parse_bridge(name: str) -> Pair:
    """The two ends of a bridge such as A1-C1."""
    text = shown(name)
    return _parse_pair(
        name,
        "-",
        msg("'{name}' isn't a bridge; name the two squares that it connects, such as A1-C1", name=text),
    )


def _parse_pair(name: str, sign: str, problem: Message) -> Pair:
    parts = re.split(f" *{re.escape(sign)} *", name.strip())
    try:
        one, other = map(parse_cell, parts)
    except ValueError:
        raise CellError(problem) from None
    return pair(one, other)


@dataclass(frozen=True)
class Land:
    """A land at the end of the game.

    `prey` are the creatures that the hunters with a choice eat; None leaves the choice to the scoring,
    which takes what scores most.
    """

    rules: Rules
    squares: Mapping[Cell, Square]
    towers: frozenset[Cell] = frozenset()
    walls: frozenset[Pair] = frozenset()
    bridges: frozenset[Pair] = frozenset()
    miscut_cards: int = 0
    prey: frozenset[Cell] | None = None
    name: Translated | None = None
    rules_name: str = "base"
    expect: Mapping[str, Any] | None = None
    path: Path | None = field(default=None, compare=False)

    @property
    def columns(self) -> int:
        return 1 + max(column for column, _ in self.squares)

    @property
    def rows(self) -> int:
        return 1 + max(row for _, row in self.squares)

    def text(self) -> str:
        """The squares as a person writes them, one line a row, holes as '..'."""
        return "\n".join(
            " ".join(
                square_code(self.squares.get((column, row)), self.rules) for column in range(self.columns)
            )
            for row in range(self.rows)
        )

    def count(self, feature: str) -> int:
        """How many squares carry a creature or bonus."""
        return sum(square.feature == feature for square in self.squares.values())


def slot(ends: Pair) -> Cell | None:
    """The slot under a bridge: the cell between two cells in a line, one apart; else nothing."""
    (column, row), (other_column, other_row) = ends
    if (abs(column - other_column), abs(row - other_row)) in {(2, 0), (0, 2)}:
        return (column + other_column) // 2, (row + other_row) // 2
    return None


def are_neighbours(cells: Pair) -> bool:
    """Whether two cells share a side."""
    (column, row), (other_column, other_row) = cells
    return abs(column - other_column) + abs(row - other_row) == 1
