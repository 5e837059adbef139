"""Points of many positions on one board, counted with bits; what is told line by line is in score.py.

A position is `owners`: for each player the mask of the plots where their cabins stand (`Board.owners`).
"""

from collections.abc import Iterator, Sequence

from cutterprint.games.stuglandet.components.boards import TileGrid
from cutterprint.games.stuglandet.components.tiles import Role
from cutterprint.games.stuglandet.rules.model import Part, Rules


class Tally:
    """Counts points on a grid by the rules. Make one, and ask it about any number of positions."""

    def __init__(self, grid: TileGrid, rules: Rules) -> None:
        self.masks = grid.masks
        self.points = rules.points
        self.city = grid.number_of(Role.CITY)
        self.castle = grid.number_of(Role.CASTLE)
        self.each = self._points_each()
        """For each number of points the plots where a cabin makes them by itself."""
        self.tile_points = [
            self.points[Part.CITY if tile == self.city else Part.TILES] for tile in range(len(grid.tiles))
        ]
        """What the most cabins on each tile are worth."""

    def totals(self, owners: Sequence[int]) -> list[int]:
        """The points of each player."""
        each = self.each.items()
        found = [sum(points * (mask & own).bit_count() for points, mask in each) for own in owners]
        for tile, winner in self.leaders(owners):
            found[winner] += self.tile_points[tile]
        connected = most([self.longest(own) for own in owners])
        if connected is not None:
            found[connected] += self.points[Part.CONNECTED]
        return found

    def leaders(self, owners: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Each tile on which somebody has the most cabins, and who that is."""
        taken = 0
        for own in owners:
            taken |= own
        for tile, mask in enumerate(self.masks.tiles):
            if mask & taken:
                winner = most([(mask & own).bit_count() for own in owners])
                if winner is not None:
                    yield tile, winner

    def locked(self, owners: Sequence[int]) -> dict[int, int]:
        """For each locked tile the player who holds all of its plots."""
        found = {}
        for number, own in enumerate(owners):
            for tile, mask in enumerate(self.masks.tiles):
                if mask and own & mask == mask and tile != self.castle:
                    found[tile] = number
        return found

    def longest(self, own: int) -> int:
        """How many cabins the largest group has."""
        best = 0
        while own.bit_count() > best:
            group = self._group(own)
            best = max(best, group.bit_count())
            own &= ~group
        return best

    def groups(self, own: int) -> list[int]:
        """Connected cabins, the largest group first, and of equal ones the one that comes first."""
        found = []
        while own:
            group = self._group(own)
            found.append(group)
            own &= ~group
        return sorted(found, key=lambda group: -group.bit_count())

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

    def _points_each(self) -> dict[int, int]:
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
        return {points: mask for points, mask in alike.items() if points and mask}


def most(counts: Sequence[int]) -> int | None:
    """Who alone has the most; nobody if it is a tie, or if there is nothing."""
    best = max(counts)
    return counts.index(best) if best > 0 and counts.count(best) == 1 else None
