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
from cutterprint.i18n import Message, listed, msg, nmsg

Subject = Cell | Pair | None


@dataclass(frozen=True)
class Fault:
    """A rule that a land breaks: the problem's code, its words, and what breaks it.

    `group` is the key of the file that holds the culprit, `subject` the square, border or bridge in it.
    """

    code: str
    message: Message | str
    group: str
    subject: Subject = None
    hint: Message | str | None = None


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
                yield Fault(
                    "land-split",
                    nmsg(
                        "this square isn't connected to the rest of the land",
                        "these {number} squares aren't connected to the rest of the land",
                        len(part),
                    ),
                    "land",
                    min(part, key=lambda cell: (cell[1], cell[0])),
                    msg("all the squares of a land must touch side to side; corners don't count"),
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
            message = msg("there is no square {square} in this land", square=cell_name(cell))
            yield Fault("tower-place", message, "towers", cell)
        elif square.feature is None:
            message = msg("a tower protects a creature, but {square} is empty", square=cell_name(cell))
            yield Fault("tower-place", message, "towers", cell)
        elif square.feature not in land.rules.creatures:
            message = msg(
                "a tower protects a creature, but {square} has a bonus: {bonus}",
                square=cell_name(cell),
                bonus=land.rules.features[square.feature].name,
            )
            yield Fault("tower-place", message, "towers", cell)


def _walls(land: Land) -> Iterator[Fault]:
    for border in sorted(land.walls):
        missing = [cell_name(cell) for cell in border if cell not in land.squares]
        if not are_neighbours(border):
            yield Fault(
                "wall-place",
                msg(
                    "a wall stands between neighbours, but {one} and {other} don't touch side to side",
                    one=cell_name(border[0]),
                    other=cell_name(border[1]),
                ),
                "walls",
                border,
            )
        elif missing:
            yield Fault(
                "wall-place",
                msg(
                    "a wall needs a square on both sides; not in this land: {squares}",
                    squares=listed(missing),
                ),
                "walls",
                border,
            )


def _bridges(land: Land) -> Iterator[Fault]:
    spanned: dict[Cell, Pair] = {}
    for ends in sorted(land.bridges):
        over = slot(ends)
        if over is None:
            yield Fault(
                "bridge-length",
                msg(
                    "a bridge crosses exactly one square or hole in a straight line, but {bridge} doesn't",
                    bridge=bridge_name(ends),
                ),
                "bridges",
                ends,
                msg("name the two squares that it connects, such as A1-C1"),
            )
            continue
        missing = [cell_name(cell) for cell in ends if cell not in land.squares]
        if missing:
            yield Fault(
                "bridge-end",
                msg(
                    "a bridge needs a square at both ends; not in this land: {squares}",
                    squares=listed(missing),
                ),
                "bridges",
                ends,
            )
        if over in spanned:
            yield Fault(
                "bridges-cross",
                msg(
                    "the bridge {bridge} already crosses {square}",
                    bridge=bridge_name(spanned[over]),
                    square=cell_name(over),
                ),
                "bridges",
                ends,
                msg("two bridges can't cross the same place"),
            )
        spanned.setdefault(over, ends)
        for end in ends:
            border = pair(over, end)
            if border in land.walls:
                yield Fault(
                    "bridge-meets-wall",
                    msg(
                        "this bridge's end at {square} runs into the wall {wall}",
                        square=cell_name(end),
                        wall=wall_name(border),
                    ),
                    "bridges",
                    ends,
                )


def _tokens(land: Land) -> Iterator[Fault]:
    """No more tokens than the land's own bonus squares give."""
    towers, most = len(land.towers), land.count(TOWER)
    if towers > most:
        yield Fault(
            "tower-count",
            nmsg(
                "{number} tower is placed, but the land has {bonuses} for it",
                "{number} towers are placed, but the land has {bonuses} for them",
                towers,
                bonuses=_bonuses(most),
            ),
            "towers",
        )
    used, most = len(land.walls) + len(land.bridges), land.count(WALL_BRIDGE)
    if used > most:
        yield Fault(
            "wall-bridge-count",
            nmsg(
                "{number} wall or bridge is placed, but the land has {bonuses} for it",
                "{number} walls and bridges are placed, but the land has {bonuses} for them",
                used,
                bonuses=_bonuses(most),
            ),
            "bridges" if land.bridges and not land.walls else "walls",
        )


def _bonuses(number: int) -> Message:
    if not number:
        return msg("no bonuses")
    return nmsg("only {number} bonus", "only {number} bonuses", number)
