"""The moves that a player still has: which towers, walls and bridges can stand, and which of them together.

A move is a bit of a number, so a set of moves is an int. `components/legality.py` is asked once a land: what
may never stand on it is no move at all, and every other one knows whom it excludes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cutterprint.games.cutterland.components.lands import Land, Pair, bridge_name, pair, wall_name
from cutterprint.games.cutterland.components.legality import (
    bridge_across,
    bridge_fault,
    tokens_left,
    tower_fault,
    wall_fault,
    walls_met,
)
from cutterprint.i18n import Message, msg
from cutterprint.specs.cells import Cell, cell_name


@dataclass(frozen=True)
class Tower:
    cell: Cell

    @property
    def name(self) -> Message:
        return msg("tower {place}", place=cell_name(self.cell))


@dataclass(frozen=True)
class Wall:
    border: Pair

    @property
    def name(self) -> Message:
        return msg("wall {place}", place=wall_name(self.border))


@dataclass(frozen=True)
class Bridge:
    ends: Pair

    @property
    def name(self) -> Message:
        return msg("bridge {place}", place=bridge_name(self.ends))


Move = Tower | Wall | Bridge


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, from the lowest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Board:
    """A land with every move that may be added to what stands on it.

    `excludes[i]` is the set of moves that can't stand together with move i; `most_towers` and
    `most_others` are the tokens left.
    """

    def __init__(self, land: Land) -> None:
        self.land = land
        self.most_towers, self.most_others = tokens_left(land)
        self.moves: list[Move] = [*self._towers(), *self._walls(), *self._bridges()]
        self.number = {move: number for number, move in enumerate(self.moves)}
        self.tower_mask = self._mask_of(Tower)
        self.wall_mask = self._mask_of(Wall)
        self.bridge_mask = self._mask_of(Bridge)
        self.excludes = self._exclusions()

    def _mask_of(self, sort: type[Move]) -> int:
        return sum(1 << number for number, move in enumerate(self.moves) if isinstance(move, sort))

    def _towers(self) -> Iterator[Tower]:
        land = self.land
        for cell in sorted(land.squares) if self.most_towers > 0 else ():
            if cell not in land.towers and tower_fault(land, cell) is None:
                yield Tower(cell)

    def _walls(self) -> Iterator[Wall]:
        land = self.land
        taken = land.walls.union(border for ends in land.bridges for border in walls_met(ends))
        for border in self._pairs(1):
            if border not in taken and wall_fault(land, border) is None:
                yield Wall(border)

    def _bridges(self) -> Iterator[Bridge]:
        land = self.land
        taken = land.bridges.union(map(bridge_across, land.bridges))
        for ends in self._pairs(2):
            is_free = ends not in taken and land.walls.isdisjoint(walls_met(ends))
            if is_free and bridge_fault(land, ends) is None:
                yield Bridge(ends)

    def _pairs(self, apart: int) -> Iterator[Pair]:
        """Where a wall or bridge could stand while tokens are left: two squares so far apart."""
        squares = self.land.squares
        for cell in sorted(squares) if self.most_others > 0 else ():
            for other in ((cell[0] + apart, cell[1]), (cell[0], cell[1] + apart)):
                if other in squares:
                    yield pair(cell, other)

    def _exclusions(self) -> list[int]:
        excludes = [0] * len(self.moves)
        for number, move in enumerate(self.moves):
            if isinstance(move, Bridge):
                rivals = (Bridge(bridge_across(move.ends)), *map(Wall, walls_met(move.ends)))
                for other in (self.number[rival] for rival in rivals if rival in self.number):
                    excludes[number] |= 1 << other
                    excludes[other] |= 1 << number
        return excludes

    def clash(self, moves: int) -> tuple[int, int] | None:
        """Two moves of a set that can't stand together, if any."""
        for number in bits(moves & ~self.tower_mask):
            against = self.excludes[number] & moves
            if against:
                return number, (against & -against).bit_length() - 1
        return None

    def is_legal(self, moves: int) -> bool:
        """Whether a set of moves may stand on the land together."""
        return (
            (moves & self.tower_mask).bit_count() <= self.most_towers
            and (moves & ~self.tower_mask).bit_count() <= self.most_others
            and self.clash(moves) is None
        )

    def placed(self, moves: int) -> Land:
        """The land with a set of moves made."""
        return with_moves(self.land, [self.moves[number] for number in bits(moves)])


def with_moves(land: Land, moves: Sequence[Move]) -> Land:
    """A land with some more moves made; whom the hunters eat is left open."""
    return replace(
        land,
        towers=land.towers.union(move.cell for move in moves if isinstance(move, Tower)),
        walls=land.walls.union(move.border for move in moves if isinstance(move, Wall)),
        bridges=land.bridges.union(move.ends for move in moves if isinstance(move, Bridge)),
        prey=None,
    )
