"""Points of many positions on one board, counted with bits; what is told line by line is in score.py.

A position is `owners`: for each player the mask of the plots where their cabins stand (`Board.owners`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from cutterprint.games.stuglandet.components.boards import TileGrid
from cutterprint.games.stuglandet.components.tiles import Role
from cutterprint.games.stuglandet.rules.model import Part, Rules


@dataclass(frozen=True, slots=True)
class Count:
    """What makes a player's points in a position, as masks."""

    own: int
    groups: list[int]
    """Connected cabins, the largest group first."""
    led: list[tuple[int, int]]
    """Each tile where the player has the most cabins, and those cabins."""
    is_most_connected: bool


class Tally:
    """Counts points on a grid by the rules. Make one, and ask it about any number of positions."""

    def __init__(self, grid: TileGrid, rules: Rules) -> None:
        self.grid = grid
        self.masks = grid.masks
        self.points = rules.points
        self.connected = rules.points[Part.CONNECTED]

    @cached_property
    def city(self) -> int | None:
        """The number of the City among the tiles, if it lies on the board."""
        return self.grid.number_of(Role.CITY)

    @cached_property
    def castle(self) -> int | None:
        return self.grid.number_of(Role.CASTLE)

    @cached_property
    def tile_points(self) -> list[int]:
        """What the most cabins on each tile are worth."""
        found = [self.points[Part.TILES]] * len(self.grid.tiles)
        if self.city is not None:
            found[self.city] = self.points[Part.CITY]
        return found

    def totals(self, owners: Sequence[int]) -> list[int]:
        """The points of each player."""
        found = [self.cabin_points(own) for own in owners]
        for tile, winner, _ in self.leaders(owners):
            found[winner] += self.tile_points[tile]
        first = most([self.longest(own) for own in owners])
        if first is not None:
            found[first] += self.connected
        return found

    def counted(self, owners: Sequence[int]) -> list[Count]:
        """What makes the points of each player."""
        groups = [self.groups(own) for own in owners]
        led: list[list[tuple[int, int]]] = [[] for _ in owners]
        for tile, winner, held in self.leaders(owners):
            led[winner].append((tile, held))
        first = most([own[0].bit_count() if own else 0 for own in groups])
        return [Count(own, groups[number], led[number], number == first) for number, own in enumerate(owners)]

    def total(self, count: Count) -> int:
        """The points of one player."""
        tiles = sum([self.tile_points[tile] for tile, _ in count.led])
        return self.cabin_points(count.own) + tiles + (self.connected if count.is_most_connected else 0)

    def cabin_points(self, own: int) -> int:
        """What cabins are worth by themselves, whatever the others have."""
        found = 0
        for points, mask in self._each:
            found += points * (mask & own).bit_count()
        return found

    def leaders(self, owners: Sequence[int]) -> list[tuple[int, int, int]]:
        """Each tile on which somebody alone has the most cabins, who that is, and those cabins."""
        found = []
        players = list(enumerate(owners))
        for tile, mask in enumerate(self.masks.tiles):
            best, winner, cabins = 0, -1, 0
            for number, own in players:
                if held := mask & own:
                    count = held.bit_count()
                    if count > best:
                        best, winner, cabins = count, number, held
                    elif count == best:
                        winner = -1
            if winner >= 0:
                found.append((tile, winner, cabins))
        return found

    def locked(self, owners: Sequence[int]) -> dict[int, int]:
        """For each locked tile the player who holds all of its plots."""
        return {tile: winner for tile, winner, held in self.leaders(owners) if self.is_locked(tile, held)}

    def is_locked(self, tile: int, held: int) -> bool:
        """Whether a player's cabins lock a tile: they stand on all of its plots, and it isn't the Castle."""
        return held == self.masks.tiles[tile] and tile != self.castle

    def longest(self, own: int) -> int:
        """How many cabins the largest group has."""
        best = 0
        while own.bit_count() > best:
            group = self._group(own)
            best = max(best, group.bit_count())
            own ^= group
        return best

    def groups(self, own: int) -> list[int]:
        """Connected cabins, the largest group first, and of equal ones the one that comes first."""
        found = []
        while own:
            group = self._group(own)
            found.append(group)
            own ^= group
        found.sort(key=int.bit_count, reverse=True)
        return found

    def _group(self, own: int) -> int:
        """The group to which the first cabin of a mask belongs."""
        neighbours = self.masks.neighbours
        group = left = own & -own
        while left:
            bit = left & -left
            more = neighbours[bit] & own & ~group
            group |= more
            left = (left ^ bit) | more
        return group

    @cached_property
    def _each(self) -> list[tuple[int, int]]:
        """For each number of points the plots where a cabin makes them by itself."""
        extras = (
            (Part.LAKES, self.masks.lakes),
            (Part.CITY_PLOTS, self.masks.city_plots),
            (Part.LANDFILLS, self.masks.landfills),
        )
        alike = {self.points[Part.CABINS]: self.masks.all}
        for part, those in extras:
            parted: dict[int, int] = {}
            for points, mask in alike.items():
                for more, some in ((self.points[part], mask & those), (0, mask & ~those)):
                    parted[points + more] = parted.get(points + more, 0) | some
            alike = parted
        return [(points, mask) for points, mask in alike.items() if points and mask]


def most(counts: Sequence[int]) -> int | None:
    """Who alone has the most; nobody if it is a tie, or if there is nothing."""
    best = max(counts)
    return counts.index(best) if best > 0 and counts.count(best) == 1 else None
