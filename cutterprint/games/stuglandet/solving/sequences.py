"""From a wanted outcome to moves that lead to it: the search proposes outcomes, the rules decide.

A cabin that passes through a plot or moves there and back needs plots and cabins besides those that
change. Any free plot whose tile can't be locked by it will do, and any cabin that may be moved, so a few
of them are enough; where there is no such plot, all free ones are tried.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import islice

from cutterprint.games.stuglandet.play.engine import apply_move, is_possible, legal_moves, without
from cutterprint.games.stuglandet.play.moves import Move
from cutterprint.games.stuglandet.play.state import State, bits_of
from cutterprint.games.stuglandet.rules.model import Deed

SPARE = 3


def sequence(state: State, deeds: Sequence[Deed], wanted: tuple[int, ...]) -> tuple[Move, ...] | None:
    """Legal moves, all that the roll allows, which lead to these cabins; nothing if there are none."""
    return _Finder(state, wanted).find(state, tuple(deeds))


class _Finder:
    def __init__(self, state: State, wanted: tuple[int, ...]) -> None:
        self.wanted = wanted
        changed = _difference(state.cabins, wanted)
        self.plots = changed | _spare_plots(state, changed) | _spare_cabins(state, changed)
        self.failed: set[tuple[tuple[int, ...], tuple[Deed, ...]]] = set()

    def find(self, state: State, deeds: tuple[Deed, ...]) -> tuple[Move, ...] | None:
        left = _difference(state.cabins, self.wanted).bit_count()
        counts = Counter(deeds)
        if left > len(deeds) + counts[Deed.MOVE]:
            return None
        possible = [deed for deed in dict.fromkeys(deeds) if is_possible(state, deed)]
        if not possible:
            return None if left else ()
        key = (state.cabins, deeds)
        if key in self.failed:
            return None
        for deed in possible:
            rest = without(deeds, deed)
            for move in legal_moves(state, deed, self.plots):
                found = self.find(apply_move(state, move)[0], rest)
                if found is not None:
                    return (move, *found)
        self.failed.add(key)
        return None


def _difference(some: Sequence[int], others: Sequence[int]) -> int:
    """The plots where not the same cabin stands."""
    found = 0
    for one, other in zip(some, others, strict=True):
        found |= one ^ other
    return found


def _spare_plots(state: State, changed: int) -> int:
    """Free plots to pass through, on tiles that one cabin there can't lock whatever else changes."""
    table = state.table
    others = state.free & ~changed
    safe = [
        plot
        for plot in bits_of(others)
        if (others & table.tile_masks[table.grid.plots[plot].tile]).bit_count() > 1
        or table.grid.plots[plot].tile not in table.lockable
    ]
    if len(safe) < SPARE:
        return others
    return sum(1 << plot for plot in safe[:SPARE])


def _spare_cabins(state: State, changed: int) -> int:
    """Cabins of each player that can be moved there and back, or moved for another one to take the place."""
    movable = state.taken & ~state.locked & ~changed
    found = 0
    for own in state.cabins:
        for plot in islice(bits_of(own & movable), SPARE):
            found |= 1 << plot
    return found
