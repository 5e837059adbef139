"""Which placements on a land the rules allow: said once, and asked by everybody."""

from collections.abc import Iterator
from dataclasses import dataclass

from cutterprint.games.cutterland.components.lands import (
    Land,
    Pair,
    are_neighbours,
    bridge_name,
    pair,
    slot,
    wall_name,
)
from cutterprint.games.cutterland.components.squares import Cell, cell_name
from cutterprint.games.cutterland.rules.model import TOWER, WALL_BRIDGE

Subject = Cell | Pair | None


@dataclass(frozen=True)
class Fault:
    """A rule that a land breaks: the problem's code, its words, and what breaks it.

    `group` is the key of the file that holds the culprit, `subject` the square, border or bridge in it.
    """

    code: str
    message: str
    group: str
    subject: Subject = None
    hint: str | None = None


def faults(land: Land) -> list[Fault]:
    """Everything that the rules forbid about a land; an empty list means that it is legal."""
    return [*_split(land), *_towers(land), *_walls(land), *_bridges(land), *_tokens(land)]


def _split(land: Land) -> Iterator[Fault]:
    """All squares of a land hang together by their sides."""
    parts = land_parts(land)
    if len(parts) > 1:
        main = max(parts, key=len)
        for part in parts:
            if part is not main:
                what = "this square touches" if len(part) == 1 else f"these {len(part)} squares touch"
                yield Fault(
                    "land-split",
                    f"{what} the rest of the land by no side",
                    "land",
                    min(part, key=lambda cell: (cell[1], cell[0])),
                    "all squares of a land are connected by their sides; corners don't count",
                )


def land_parts(land: Land) -> list[set[Cell]]:
    """The land's squares in groups that hang together by their sides, whatever the landscape."""
    left = set(land.squares)
    parts = []
    for start in land.squares:
        if start not in left:
            continue
        left.discard(start)
        part, edge = {start}, [start]
        while edge:
            column, row = edge.pop()
            for cell in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
                if cell in left:
                    left.discard(cell)
                    part.add(cell)
                    edge.append(cell)
        parts.append(part)
    return parts


def _towers(land: Land) -> Iterator[Fault]:
    for cell in sorted(land.towers):
        square = land.squares.get(cell)
        if square is None:
            yield Fault("tower-place", f"{cell_name(cell)} is no square of this land", "towers", cell)
        elif square.feature not in land.rules.creatures:
            what = (
                "is empty" if square.feature is None else f"holds a {square.feature.replace('_', '/')} bonus"
            )
            yield Fault(
                "tower-place",
                f"a tower stands on a creature, and {cell_name(cell)} {what}",
                "towers",
                cell,
            )


def _walls(land: Land) -> Iterator[Fault]:
    for border in sorted(land.walls):
        missing = [cell_name(cell) for cell in border if cell not in land.squares]
        if not are_neighbours(border):
            yield Fault(
                "wall-place",
                f"{cell_name(border[0])} and {cell_name(border[1])} share no side that a wall could stand on",
                "walls",
                border,
            )
        elif missing:
            yield Fault(
                "wall-place",
                f"a wall lies between two squares; {' and '.join(missing)} {_are(missing)} none of this land",
                "walls",
                border,
            )


def _are(things: list[str]) -> str:
    return "is" if len(things) == 1 else "are"


def _bridges(land: Land) -> Iterator[Fault]:
    spanned: dict[Cell, Pair] = {}
    for ends in sorted(land.bridges):
        over = slot(ends)
        if over is None:
            yield Fault(
                "bridge-length",
                f"a bridge spans exactly one slot in a straight line; {bridge_name(ends)} does not",
                "bridges",
                ends,
                "name the two squares just beyond its ends, such as A1-C1",
            )
            continue
        missing = [cell_name(cell) for cell in ends if cell not in land.squares]
        if missing:
            yield Fault(
                "bridge-end",
                f"a bridge needs a square at both of its ends; {' and '.join(missing)} {_are(missing)} none",
                "bridges",
                ends,
            )
        if over in spanned:
            yield Fault(
                "bridges-cross",
                f"{bridge_name(spanned[over])} already spans {cell_name(over)}",
                "bridges",
                ends,
                "two bridges never share a slot",
            )
        spanned.setdefault(over, ends)
        for end in ends:
            border = pair(over, end)
            if border in land.walls:
                yield Fault(
                    "bridge-meets-wall",
                    f"the end of the bridge at {cell_name(end)} meets the wall {wall_name(border)}",
                    "bridges",
                    ends,
                )


def _tokens(land: Land) -> Iterator[Fault]:
    """No more tokens than the land's own bonus squares give."""
    towers, most = len(land.towers), land.count(TOWER)
    if towers > most:
        yield Fault("tower-count", _too_many(towers, "tower", most), "towers")
    used, most = len(land.walls) + len(land.bridges), land.count(WALL_BRIDGE)
    if used > most:
        group = "bridges" if land.bridges and not land.walls else "walls"
        yield Fault("wall-bridge-count", _too_many(used, "wall/bridge", most), group)


def _too_many(used: int, what: str, most: int) -> str:
    placed = f"{used} {what}" + ("" if used == 1 else "s")
    has = "only 1 such bonus" if most == 1 else f"only {most} such bonuses" if most else "no such bonus"
    return f"{placed} placed, but the land has {has}"
