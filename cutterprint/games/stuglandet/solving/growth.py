"""How far new cabins can enlarge a player's largest group, and on which plots."""

from dataclasses import dataclass, field
from itertools import combinations

from cutterprint.games.stuglandet.play.state import bits_of
from cutterprint.games.stuglandet.scoring.points import Tally

MOST_ADDED = 3
"""Beyond so many new cabins the sets are not counted any more: then everything is thought to be possible."""


@dataclass
class Growth:
    """What new cabins can do for the largest group of a player, for any choice of their plots."""

    longest: int
    """The size of the largest group without new cabins."""
    sizes: dict[int, int] = field(default_factory=dict)
    """For each set of new cabins that stand in one group, the size of that group."""
    is_known: bool = True
    _ways: dict[int, list[list[int]]] = field(default_factory=dict)

    def ways(self, size: int) -> list[list[int]]:
        """By their number, the sets of new cabins that make a group of a size, and none of whose parts does.

        With no new cabins at all the one set is empty; a group of a size needs one of these sets.
        """
        found = self._ways.get(size)
        if found is None:
            found = self._ways[size] = self._find(size)
        return found

    def _find(self, size: int) -> list[list[int]]:
        if self.longest >= size or not self.is_known:
            return [[0]]
        found: list[list[int]] = [[] for _ in range(MOST_ADDED + 1)]
        smaller: set[int] = set()
        for added, reached in sorted(self.sizes.items(), key=lambda item: item[0].bit_count()):
            if reached >= size and not any(part in smaller for part in _parts(added)):
                smaller.add(added)
                found[added.bit_count()].append(added)
        return found


def _parts(mask: int) -> list[int]:
    """The smaller sets in a set of plots, but for the empty one."""
    bits = [1 << plot for plot in bits_of(mask)]
    return [sum(chosen) for number in range(1, len(bits)) for chosen in combinations(bits, number)]


def growth(tally: Tally, own: int, allowed: int, most: int) -> Growth:
    """The growth of a player with so many new cabins on these plots."""
    found = Growth(tally.longest(own), is_known=most <= MOST_ADDED)
    neighbours = tally.masks.neighbours
    group_of = {1 << plot: group for group in tally.groups(own) for plot in bits_of(group)}

    def grow(added: int, group: int, beside: int, left: int) -> None:
        for plot in bits_of(beside & allowed & ~added):
            bit = 1 << plot
            if added | bit in found.sizes:
                continue
            larger = group | bit
            for other in bits_of(neighbours[bit] & own & ~larger):
                larger |= group_of[1 << other]
            found.sizes[added | bit] = larger.bit_count()
            if left > 1:
                around = 0
                for one in bits_of(larger & ~group):
                    around |= neighbours[1 << one]
                grow(
                    added | bit, larger, (around | beside) & ~larger if added else around & ~larger, left - 1
                )

    if most and found.is_known:
        grow(0, 0, allowed, most)
    return found
