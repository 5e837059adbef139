"""Grids in files: the names of their cells, and blocks of short words with the place of each."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from cutterprint.errors import CutterprintError
from cutterprint.i18n import Message, msg
from cutterprint.specs.problems import Place, shown
from cutterprint.specs.tree import ScalarNode

Cell = tuple[int, int]
"""Column and row, counted from 0 at the top left."""


class CellError(CutterprintError, ValueError):
    """The name or code of a cell, or of several, means none; the message says why."""


def cell_name(cell: Cell) -> str:
    """The name of a cell as in a spreadsheet: (0, 0) is A1, and after Z comes AA."""
    column, row = cell
    if column < 0 or row < 0:
        raise ValueError(f"no cell has the column {column} and the row {row}")
    letters = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{row + 1}"


_CELL_NAME = re.compile(r"([A-Za-z]{1,4})([1-9][0-9]{0,5})")


def parse_cell(name: str) -> Cell:
    """The cell that a name such as B3 means; raises CellError for any other text."""
    match = _CELL_NAME.fullmatch(name.strip())
    if match is None:
        raise CellError(
            msg(
                "'{name}' isn't a square; write its column letter and row number, such as B3",
                name=shown(name),
            )
        )
    column = 0
    for letter in match[1].upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1, int(match[2]) - 1


def sides(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells that share a side with one."""
    column, row = cell
    return (column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)


def parts(cells: Mapping[Cell, object]) -> list[list[Cell]]:
    """The cells in groups that hang together by their sides and hold equal values."""
    seen: set[Cell] = set()
    found: list[list[Cell]] = []
    for start, value in cells.items():
        if start in seen:
            continue
        seen.add(start)
        part = [start]
        for cell in part:
            for other in sides(cell):
                if other not in seen and other in cells and cells[other] == value:
                    seen.add(other)
                    part.append(other)
        found.append(part)
    return found


@dataclass(frozen=True)
class WrittenWord:
    """A word of a block, such as the code of a square, and where it stands."""

    text: str
    place: Place


@dataclass(frozen=True)
class WrittenRow:
    """A line of a block; without words it is blank."""

    place: Place
    words: tuple[WrittenWord, ...]


def written_rows(node: ScalarNode) -> list[WrittenRow]:
    """The lines of a block without the blank ones before and after them."""
    rows: list[WrittenRow] = []
    for text, start in node.text_lines():
        words = tuple(
            WrittenWord(
                match[0], Place(start.source, start.line, start.column + match.start(), len(match[0]))
            )
            for match in re.finditer(r"\S+", text)
        )
        if words or rows:
            rows.append(WrittenRow(start, words))
    while rows and not rows[-1].words:
        rows.pop()
    return rows


# Cyrillic letters that look like the Latin ones of the codes; a Russian keyboard types them unseen.
_TWINS = dict(zip("АВЕКМНОРСТХаеорсухкмтг", "ABEKMHOPCTXaeopcyxkmtr", strict=True))


def latin_twin(char: str) -> str | None:
    """The Latin letter that a Cyrillic one looks like."""
    return _TWINS.get(char)


def twin_hint(char: str) -> Message:
    """What to do about a Cyrillic letter that looks like a Latin one."""
    return msg(
        "this is the Cyrillic letter '{cyrillic}'; type the Latin '{latin}'",
        cyrillic=char,
        latin=_TWINS[char],
    )
