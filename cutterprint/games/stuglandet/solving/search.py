"""The best use of a roll, and the proof.

What a roll does is seen from its end, whatever the order of the moves: some cabins have left their plots,
and some new ones stand on plots that are free then. A cabin that leaves was moved, or exchanged; an
exchanged one leaves an own cabin behind, unless a move is spent on taking it elsewhere. So the cabins that
leave (`Leaving`) say which new ones must find a plot, and every use of a roll leads to an outcome of this
kind. Outcomes of this kind that no order of legal moves leads to are found out by `sequence`, before they
count.

Points fall apart by tiles, but for the most connected cabins. For each `Leaving` the best distribution of
the new cabins over tiles is a small knapsack, whose tables (`Bounds`) bound it from above; see `worth.py`
for the ties. The most connected cabins count in the bound for who can have them: the player must get so
many new cabins to so many plots that can make a group larger than what the others keep (`growth.py`), and
whoever has them now keeps them unless others can reach that size. Leavings are tried from the highest
bound on, and the search ends when no bound is higher than the best outcome found.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import heapify, heappop, heappush
from itertools import combinations, count

from cutterprint.clock import Clock, Progress, TimeUpError
from cutterprint.games.stuglandet.components.masks import mask_of
from cutterprint.games.stuglandet.play.engine import deeds_of, verify_roll
from cutterprint.games.stuglandet.play.state import State, bits_of
from cutterprint.games.stuglandet.rules.model import Deed, Landing
from cutterprint.games.stuglandet.solving.bounds import NO_FLAGS, Bounds, Case, Filling, Leaving
from cutterprint.games.stuglandet.solving.first import greedy
from cutterprint.games.stuglandet.solving.sequences import sequence
from cutterprint.games.stuglandet.solving.worth import DIGIT, EMPTY, WEIGHT, Config, Worth

TICKS = 128


@dataclass(frozen=True)
class Promise:
    """A leaving, what no outcome of this kind can beat, and looked at closer, who is the most connected."""

    bound: int
    leaving: Leaving
    configs: tuple[Config, ...]
    news: int
    tiles: frozenset[int]
    case: Case | None = None


class Search:
    """A search that can be stopped: it has the best moves that were found until then."""

    def __init__(
        self,
        state: State,
        roll: Sequence[Landing],
        *,
        time_limit: float | None = None,
        progress: Progress | None = None,
    ) -> None:
        verify_roll(state, roll)
        self.state = state
        self.roll = tuple(roll)
        self.deeds = deeds_of(state, roll)
        self._progress = progress
        self._clock = Clock(time_limit, self._tell)
        self.worth = Worth(state)
        self.moves, end = greedy(state, self.deeds, self.worth)
        self.best = self.worth.order(self.worth.tally.totals(end.cabins))
        self.is_proved = False
        self._bound: int | None = None
        self._seen: set[tuple[int, ...]] = set()
        self.tried = 0
        self._steps = count(1)

    @property
    def bound(self) -> int:
        """The player's total that no use of the roll can beat, as far as is known."""
        return own_points(max(self.best, self._bound if self._bound is not None else self._most()))

    def _most(self) -> int:
        """More than can be: every cabin rolled makes as much as anything could."""
        points = self.state.table.rules.points
        most = sum(abs(number) for number in points.values()) * 4 * max(1, len(self.deeds))
        return self.best + most * WEIGHT * WEIGHT

    def run(self) -> None:
        """Search until the answer is proved, or the time is over."""
        try:
            self._clock.tick()
            self.bounds = Bounds(self.worth, self.deeds, self._clock.tick)
            self._search()
        except TimeUpError:
            return
        self._bound = self.best
        self.is_proved = True

    def _search(self) -> None:
        """Look closer at what promises most, until nothing promises more than the best outcome."""
        waiting = [(-promise.bound, number, promise) for number, promise in enumerate(self._promises())]
        heapify(waiting)
        order = count(len(waiting))
        while waiting and waiting[0][2].bound > self.best:
            promise = heappop(waiting)[2]
            self._bound = promise.bound
            if next(self._steps) % TICKS == 0:
                self._clock.tick()
            if promise.case is not None:
                self._fill(promise, promise.case)
                continue
            for closer in self._closer(promise):
                heappush(waiting, (-closer.bound, next(order), closer))

    def _closer(self, promise: Promise) -> Iterator[Promise]:
        """The same leaving by who has the most connected cabins then."""
        leaving, configs, news = promise.leaving, promise.configs, promise.news
        if self.bounds.is_promising(leaving, configs, news, self.best):
            for case in self.bounds.cases(leaving, news, is_exact=True):
                bound = self.bounds.bound(configs, news, case, self.best)
                if bound > self.best:
                    yield replace(promise, bound=bound, case=case)

    def stop(self) -> None:
        """End the search soon; what was found so far stands."""
        self._clock.stop()

    def _tell(self) -> None:
        if self._progress is not None:
            self._progress(own_points(self.best), self.bound)

    # --- which cabins leave ---

    def _leavings(self) -> Iterator[Leaving]:
        state = self.state
        places, moves, swaps = (self.deeds.count(deed) for deed in (Deed.PLACE, Deed.MOVE, Deed.SWAP))
        cabins = tuple(bits_of(state.taken & ~state.locked))
        rivals = tuple(plot for plot in cabins if not state.cabins[state.turn] >> plot & 1)
        widest = max(mask.bit_count() for mask in state.table.tile_masks)
        if not state.free:
            moves = 0
        # Moves may lock tiles, and then exchanges lapse; with enough cabins about they can't.
        fewest_swaps = min(swaps, len(rivals)) if not moves or len(rivals) > swaps + widest * moves else 0
        # A single move can't be spent on nothing, unless a cabin placed is what it moves, or all get locked.
        fewest_moves = int(moves == 1 and not places and len(cabins) > widest * swaps)
        for swapping in range(fewest_swaps, min(swaps, len(rivals)) + 1):
            for displacing in range(min(swapping, moves) + 1):
                for moving in range(max(0, fewest_moves - displacing), moves - displacing + 1):
                    yield from _choices(cabins, rivals, moving, swapping - displacing, displacing)

    def _promises(self) -> Iterator[Promise]:
        state, configs, me = self.state, self.worth.configs, self.state.turn
        placed = min(self.deeds.count(Deed.PLACE), state.free.bit_count())
        digit = [1 << DIGIT * player for player in state.table.players]
        owner = {plot: player for player, own in enumerate(state.cabins) for plot in bits_of(own)}
        spot = self.worth.spots
        for number, leaving in enumerate(self._leavings()):
            if number % TICKS == 0:
                self._clock.tick()
            news = (placed + len(leaving.displaced)) * digit[me]
            touched: dict[int, Config] = {}
            for plot in leaving.moved:
                news += digit[owner[plot]]
            for plot in leaving.moved + leaving.displaced:
                tile, at = spot[plot]
                touched[tile] = configs.changed(touched.get(tile, configs.start[tile]), at, EMPTY)
            for plot in leaving.swapped:
                tile, at = spot[plot]
                touched[tile] = configs.changed(touched.get(tile, configs.start[tile]), at, me)
            tiles = tuple(sorted(touched.values()))
            bound = self.bounds.quick(leaving, tiles, news, self.best)
            if bound > self.best:
                yield Promise(bound, leaving, tiles, news, frozenset(touched))

    # --- where the new cabins stand ---

    def _fill(self, promise: Promise, case: Case) -> None:
        """Try the distributions of the new cabins that can still be better than the best so far."""
        swapped = mask_of(promise.leaving.swapped) if case.player == self.state.turn else 0
        filling = Filling(promise.news, case.needed, self.bounds.base(case), (), swapped, swapped)
        self._lay_left(promise, case, promise.configs, filling)

    def _lay_left(self, promise: Promise, case: Case, configs: tuple[Config, ...], filling: Filling) -> None:
        """Lay new cabins on the tiles that cabins left, one after the other."""
        if not configs:
            self._lay_on(promise, case, 0, filling)
            return
        for some, _ in self.worth.parts(filling.news):
            for after in self._layings(case, configs[0], some, filling):
                if self.bounds.can_beat(self.best, after, configs[1:], 0, case.flags):
                    self._lay_left(promise, case, configs[1:], after)

    def _lay_on(self, promise: Promise, case: Case, first: int, filling: Filling) -> None:
        """Lay new cabins on the other tiles of the board, from one on."""
        if not filling.news:
            if case.is_open(filling.have, 0, 0):
                self._try(promise.leaving, filling.placed)
            return
        starts = self.worth.configs.start
        for tile in range(first, len(starts)):
            if not self.bounds.can_beat(self.best, filling, (), tile, case.flags):
                return
            if tile in promise.tiles:
                continue
            for some, _ in self.worth.parts(filling.news)[1:]:
                for after in self._layings(case, starts[tile], some, filling):
                    if self.bounds.can_beat(self.best, after, (), tile + 1, case.flags):
                        self._lay_on(promise, case, tile + 1, after)

    def _layings(self, case: Case, config: Config, some: int, filling: Filling) -> Iterator[Filling]:
        """Every way to put some of the new cabins on a tile."""
        worth = self.worth
        if not worth.bounds(config, some, NO_FLAGS):
            return
        decided = filling.decided | worth.tally.masks.tiles[worth.configs.tile[config]]
        news = filling.news - some
        for laying in worth.layings(config, some):
            needed, have = filling.needed, filling.have
            if case.needed:
                for player, plot in laying.placed:
                    if player == case.player:
                        have |= 1 << plot
                if not case.is_open(have, news >> DIGIT * case.player & (1 << DIGIT) - 1, decided):
                    continue
                needed = max(0, case.needed - (have & case.flags[case.player] & ~filling.swapped).bit_count())
            values = tuple([one + more for one, more in zip(filling.values, laying.gained, strict=True)])
            yield Filling(
                news, needed, values, filling.placed + laying.placed, filling.swapped, have, decided
            )

    def _try(self, leaving: Leaving, placed: Sequence[tuple[int, int]]) -> None:
        """Keep an outcome if it is better than the best, and moves lead to it."""
        gone = mask_of(leaving.moved + leaving.swapped + leaving.displaced)
        cabins = [own & ~gone for own in self.state.cabins]
        cabins[self.state.turn] |= mask_of(leaving.swapped)
        for player, plot in placed:
            cabins[player] |= 1 << plot
        wanted = tuple(cabins)
        if wanted in self._seen:
            return
        self._seen.add(wanted)
        self.tried += 1
        if next(self._steps) % TICKS == 0:
            self._clock.tick()
        order = self.worth.order(self.worth.tally.totals(wanted))
        if order > self.best:
            moves = sequence(self.state, self.deeds, wanted)
            if moves is not None:
                self.best, self.moves = order, moves


def own_points(order: int) -> int:
    """The player's total in the number that orders outcomes."""
    return (order + WEIGHT * WEIGHT // 2) // (WEIGHT * WEIGHT)


def _choices(
    cabins: Sequence[int], rivals: Sequence[int], moving: int, swapping: int, displacing: int
) -> Iterator[Leaving]:
    """Every choice of so many cabins that leave in each way."""
    for swapped in combinations(rivals, swapping):
        others = [plot for plot in rivals if plot not in swapped] if displacing else ()
        for displaced in combinations(others, displacing):
            left = [plot for plot in cabins if plot not in swapped and plot not in displaced]
            for moved in combinations(left, moving):
                yield Leaving(moved, swapped, displaced)
