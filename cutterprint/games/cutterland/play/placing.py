"""Laying pieces: turning them and attaching them to a land."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from cutterprint.games.cutterland.components.cards import Card
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.play.cutting import boxed
from cutterprint.specs.cells import Cell, sides

TURNS = (0, 90, 180, 270)

Piece = Mapping[Cell, Square]
"""A piece's squares; the top left corner of its box is (0, 0)."""


def piece_of(card: Card, cells: Collection[Cell]) -> dict[Cell, Square]:
    """The piece that some squares of a card make once they are cut out."""
    squares = dict(card.cells())
    return moved_to_corner({cell: squares[cell] for cell in cells})


def moved_to_corner(piece: Piece) -> dict[Cell, Square]:
    """The same squares with the top left corner of their box at (0, 0)."""
    left, top = boxed(piece)
    return {(column - left, row - top): square for (column, row), square in piece.items()}


def turned(piece: Piece, turn: int) -> dict[Cell, Square]:
    """The piece turned clockwise by 0, 90, 180 or 270 degrees. A piece is never flipped."""
    if turn not in TURNS:
        raise ValueError(f"expected a turn of 0, 90, 180 or 270 degrees: {turn!r}")
    squares = dict(piece)
    for _ in range(turn // 90):
        squares = {(-row, column): square for (column, row), square in squares.items()}
    return moved_to_corner(squares)


@dataclass(frozen=True)
class Laid:
    """Where a piece goes: the corner of its box once it is turned, and the turn."""

    at: Cell = (0, 0)
    turn: int = 0


def laid_squares(piece: Piece, laid: Laid) -> dict[Cell, Square]:
    """The squares of a piece where it lies."""
    column, row = laid.at
    return {(c + column, r + row): square for (c, r), square in turned(piece, laid.turn).items()}


def laying_fault(land: Collection[Cell], piece: Collection[Cell]) -> tuple[str, Cell] | None:
    """Why a piece can't lie on these cells of a land: the problem's code and a cell; nothing if it can.

    It may cover no square, and must touch one by a side. The first piece of a land lies anywhere.
    """
    if not land:
        return None
    covered = sorted(set(piece).intersection(land))
    if covered:
        return "piece-overlap", covered[0]
    if any(side in land for cell in piece for side in sides(cell)):
        return None
    return "piece-detached", min(piece)


def legal_places(land: Collection[Cell], piece: Piece) -> Iterator[Laid]:
    """Every way to attach a piece to a land; turns that look the same come once."""
    seen: set[frozenset[tuple[Cell, Square]]] = set()
    for turn in TURNS:
        squares = turned(piece, turn)
        shape = frozenset(squares.items())
        if shape in seen:
            continue
        seen.add(shape)
        if not land:
            yield Laid((0, 0), turn)
            continue
        corners: set[Cell] = set()
        for side in {side for cell in land for side in sides(cell)}.difference(land):
            corners.update((side[0] - c, side[1] - r) for c, r in squares)
        for at in sorted(corners, key=lambda corner: (corner[1], corner[0])):
            cells = {(c + at[0], r + at[1]) for c, r in squares}
            if laying_fault(land, cells) is None:
                yield Laid(at, turn)
