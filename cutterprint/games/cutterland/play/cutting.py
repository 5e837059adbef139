"""Cutting a card into connected pieces."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache

from cutterprint.games.cutterland.components.cards import Card
from cutterprint.specs.cells import Cell, parts

Cut = tuple[frozenset[Cell], ...]
"""The pieces of a card, in the reading order of their first squares."""


def is_connected(cells: Collection[Cell]) -> bool:
    """Whether cells hang together by their sides."""
    return len(parts(dict.fromkeys(cells))) == 1


def pieces_of(letters: Mapping[Cell, str]) -> dict[str, frozenset[Cell]]:
    """The pieces of a cut given as a letter a square."""
    pieces: dict[str, set[Cell]] = {}
    for cell in sorted(letters, key=lambda cell: (cell[1], cell[0])):
        pieces.setdefault(letters[cell], set()).add(cell)
    return {letter: frozenset(cells) for letter, cells in pieces.items()}


def cuts(card: Card, pieces: int) -> Iterator[Cut]:
    """Every way to cut a card into so many connected pieces."""
    columns, rows = len(card.rows[0]), len(card.rows)
    for masks in _cuts(columns, rows, pieces):
        yield tuple(_cells(mask, columns) for mask in masks)


def _cells(mask: int, columns: int) -> frozenset[Cell]:
    return frozenset((bit % columns, bit // columns) for bit in range(mask.bit_length()) if mask >> bit & 1)


@cache
def _cuts(columns: int, rows: int, pieces: int) -> tuple[tuple[int, ...], ...]:
    """The cuts of a rectangle as bit masks: the same for every card of a shape, so found once."""
    squares = columns * rows
    beside = [_beside(bit, columns, rows) for bit in range(squares)]

    def split(left: int, parts: int) -> Iterator[tuple[int, ...]]:
        if parts == 1:
            if _is_one_piece(left, beside):
                yield (left,)
            return
        first = left & -left
        for piece in _grown(first, left, beside):
            rest = left & ~piece
            if rest.bit_count() >= parts - 1 and _number_of_parts(rest, beside) <= parts - 1:
                for others in split(rest, parts - 1):
                    yield (piece, *others)

    return tuple(split((1 << squares) - 1, pieces)) if 1 <= pieces <= squares else ()


def _beside(bit: int, columns: int, rows: int) -> int:
    column, row = bit % columns, bit // columns
    mask = 0
    if column:
        mask |= 1 << bit - 1
    if column < columns - 1:
        mask |= 1 << bit + 1
    if row:
        mask |= 1 << bit - columns
    if row < rows - 1:
        mask |= 1 << bit + columns
    return mask


def _grown(start: int, within: int, beside: list[int]) -> Iterator[int]:
    """Every connected set of squares that holds the start, each once."""

    def grow(piece: int, edge: int, banned: int) -> Iterator[int]:
        yield piece
        while edge:
            new = edge & -edge
            edge &= ~new
            banned |= new
            yield from grow(
                piece | new, edge | (beside[new.bit_length() - 1] & within & ~piece & ~banned), banned
            )

    yield from grow(start, beside[start.bit_length() - 1] & within, start)


def _flood(start: int, within: int, beside: list[int]) -> int:
    reached, edge = start, start
    while edge:
        bit = edge & -edge
        edge &= ~bit
        new = beside[bit.bit_length() - 1] & within & ~reached
        reached |= new
        edge |= new
    return reached


def _is_one_piece(mask: int, beside: list[int]) -> bool:
    return _flood(mask & -mask, mask, beside) == mask


def _number_of_parts(mask: int, beside: list[int]) -> int:
    parts = 0
    while mask:
        mask &= ~_flood(mask & -mask, mask, beside)
        parts += 1
    return parts


def boxed(cells: Iterable[Cell]) -> tuple[int, int]:
    """The top left corner of the box around cells."""
    cells = list(cells)
    return min(column for column, _ in cells), min(row for _, row in cells)
