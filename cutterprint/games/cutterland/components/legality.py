"""Which placements on a land the rules allow: said once, and asked by everybody.

`tower_fault`, `wall_fault` and `bridge_fault` judge a place by itself; `walls_met` and `bridge_across` say
what excludes a bridge; `tokens_left` says how much may still be placed. `faults` puts it all together.
"""

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
from cutterprint.games.cutterland.rules.model import TOWER, WALL_BRIDGE
from cutterprint.i18n import Listed, Message, listed, msg, nmsg
from cutterprint.specs.cells import Cell, cell_name, parts

Subject = Cell | Pair | None


@dataclass(frozen=True)
class Fault:
    """A rule that a land breaks: the problem's code, its words, and what breaks it.

    `group` is the key of the file that holds the culprit, `subject` the square, border or bridge in it.
    """

    code: str
    message: Message
    group: str
    subject: Subject = None
    hint: Message | None = None


def faults(land: Land) -> list[Fault]:
    """Everything that the rules forbid about a land; an empty list means that it is legal."""
    placed = [
        *(tower_fault(land, cell) for cell in sorted(land.towers)),
        *(wall_fault(land, border) for border in sorted(land.walls)),
        *(
            fault
            for ends in sorted(land.bridges)
            for fault in (bridge_fault(land, ends), *_clashes(land, ends))
        ),
    ]
    return [*_split(land), *(fault for fault in placed if fault is not None), *_tokens(land)]


def _split(land: Land) -> Iterator[Fault]:
    """All squares of a land hang together by their sides."""
    groups = parts(dict.fromkeys(land.squares))
    if len(groups) > 1:
        main = max(groups, key=len)
        for part in groups:
            if part is not main:
                yield Fault(
                    "land-split",
                    nmsg(
                        "this square shares no side with the rest of the land",
                        "these {number} squares share no side with the rest of the land",
                        len(part),
                    ),
                    "land",
                    min(part, key=lambda cell: (cell[1], cell[0])),
                    msg("all squares of a land are connected by their sides; corners don't count"),
                )


def tower_fault(land: Land, cell: Cell) -> Fault | None:
    """Why a tower can't stand on a cell, if it can't."""
    square, name = land.squares.get(cell), cell_name(cell)
    if square is None:
        why = msg("{square} is not a square of this land", square=name)
    elif square.feature is None:
        why = msg("a tower stands on a creature, but {square} is empty", square=name)
    elif square.feature not in land.rules.creatures:
        bonus = land.rules.name_of(square.feature)
        why = msg(
            "a tower stands on a creature, but {square} holds a bonus: {bonus}", square=name, bonus=bonus
        )
    else:
        return None
    return Fault("tower-place", why, "towers", cell)


def wall_fault(land: Land, border: Pair) -> Fault | None:
    """Why a wall can't stand on a border, if it can't."""
    if not are_neighbours(border):
        one, other = map(cell_name, border)
        why = msg(
            "a wall stands between two squares that share a side; {one} and {other} don't",
            one=one,
            other=other,
        )
    elif missing := _missing(land, border):
        why = msg("a wall stands between two squares of the land, but there is no {squares}", squares=missing)
    else:
        return None
    return Fault("wall-place", why, "walls", border)


def bridge_fault(land: Land, ends: Pair) -> Fault | None:
    """Why a bridge can't connect two cells, if it can't, whatever else is placed."""
    if slot(ends) is None:
        return Fault(
            "bridge-length",
            msg(
                "a bridge spans exactly one slot in a straight line; {bridge} does not",
                bridge=bridge_name(ends),
            ),
            "bridges",
            ends,
            msg("name the two squares just beyond its ends, such as A1-C1"),
        )
    if missing := _missing(land, ends):
        why = msg("a bridge needs a square at both ends, but there is no {squares}", squares=missing)
        return Fault("bridge-end", why, "bridges", ends)
    return None


def _missing(land: Land, cells: Pair) -> Listed | None:
    names = [cell_name(cell) for cell in cells if cell not in land.squares]
    return listed(names, "or") if names else None


def walls_met(ends: Pair) -> tuple[Pair, Pair]:
    """The borders that a bridge's ends lie on: no wall stands there."""
    over = slot(ends)
    assert over is not None, "a bridge spans one slot"
    return pair(over, ends[0]), pair(over, ends[1])


def bridge_across(ends: Pair) -> Pair:
    """The bridge that would span the same slot the other way: only one of them stands."""
    (column, row), (other_column, other_row) = ends
    middle_column, middle_row = (column + other_column) // 2, (row + other_row) // 2
    across, down = middle_row - row, middle_column - column
    return pair((middle_column - across, middle_row - down), (middle_column + across, middle_row + down))


def _clashes(land: Land, ends: Pair) -> Iterator[Fault]:
    if slot(ends) is None:
        return
    other = bridge_across(ends)
    if other in land.bridges and other < ends:
        yield Fault(
            "bridges-cross",
            msg(
                "{bridge} and {other} span the same slot", bridge=bridge_name(ends), other=bridge_name(other)
            ),
            "bridges",
            ends,
            msg("only one bridge can span a slot"),
        )
    for border, end in zip(walls_met(ends), ends, strict=True):
        if border in land.walls:
            why = msg(
                "the end of the bridge at {square} meets the wall {wall}",
                square=cell_name(end),
                wall=wall_name(border),
            )
            yield Fault("bridge-meets-wall", why, "bridges", ends)


def tokens_left(land: Land) -> tuple[int, int]:
    """How many towers, and how many walls or bridges, the land's bonus squares still give."""
    return (
        land.count(TOWER) - len(land.towers),
        land.count(WALL_BRIDGE) - len(land.walls) - len(land.bridges),
    )


def _tokens(land: Land) -> Iterator[Fault]:
    towers, others = tokens_left(land)
    if towers < 0:
        used = len(land.towers)
        why = msg("towers: {used} placed, but the land gives {given}", used=used, given=used + towers)
        yield Fault("tower-count", why, "towers")
    if others < 0:
        used = len(land.walls) + len(land.bridges)
        why = msg(
            "walls and bridges: {used} placed, but the land gives {given}", used=used, given=used + others
        )
        yield Fault("wall-bridge-count", why, "bridges" if land.bridges and not land.walls else "walls")
