"""The best use of a roll, and the proof.

What a roll does is seen from its end, whatever the order of the moves: some cabins have left their plots,
and some new ones stand on plots that are free then. A cabin that leaves was moved, or exchanged; an
exchanged one leaves an own cabin behind, unless a move is spent on taking it elsewhere. So the cabins that
leave (`Leaving`) say which new ones must find a plot, and every use of a roll leads to an outcome of this
kind. Outcomes of this kind that no order of legal moves leads to are found out by `sequence`, before they
count.

Points fall apart by tiles, but for the most connected cabins. For each `Leaving` the best distribution of
the new cabins over tiles is a small knapsack, whose tables (`Bounds`) bound it from above; see `worth.py`
for the ties. The most connected cabins count in the bound for who can have them: the player's new cabins
must stand on plots that make a group larger than what the others keep (`growth.py`), and whoever has them
now keeps them unless others can reach that size. Each set of plots that does it is a `Case` of its own:
the new cabins there are laid first, and the others are a knapsack again. Leavings are tried from the
highest bound on, and the search ends when no bound is higher than the best outcome found.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from itertools import combinations, count
from operator import add

from cutterprint.clock import Clock, Progress, TimeUpError
from cutterprint.games.stuglandet.components.masks import mask_of
from cutterprint.games.stuglandet.play.engine import deeds_of, verify_roll
from cutterprint.games.stuglandet.play.state import State, bits_of
from cutterprint.games.stuglandet.rules.model import Deed, Landing
from cutterprint.games.stuglandet.solving.bounds import Bounds, Case, Leaving
from cutterprint.games.stuglandet.solving.first import greedy
from cutterprint.games.stuglandet.solving.sequences import sequence
from cutterprint.games.stuglandet.solving.worth import DIGIT, EMPTY, WEIGHT, Config, Worth

TICKS = 128


@dataclass(frozen=True, slots=True)
class Promise:
    """A leaving, what no outcome of this kind can beat, and looked at closer, who is the most connected.

    `configs` are the tiles that cabins left or some of the new ones stand on (`placed`); `news` the others.
    """

    bound: int
    leaving: Leaving
    configs: tuple[Config, ...]
    news: int
    placed: tuple[tuple[int, int], ...] = ()
    bonus: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Filling:
    """Some of the new cabins placed: how many are left, by rival what has come about so far, and where."""

    news: int
    values: tuple[int, ...]
    placed: tuple[tuple[int, int], ...]


class RollSearch:
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
            if promise.bonus is not None:
                filling = Filling(promise.news, self.bounds.bases[promise.bonus], promise.placed)
                changed = mask_of([self.worth.configs.tile[config] for config in promise.configs])
                self._lay_left(promise.leaving, changed, promise.configs, filling)
                continue
            for closer in self._closer(promise):
                heappush(waiting, (-closer.bound, next(order), closer))

    def _closer(self, promise: Promise) -> Iterator[Promise]:
        """The same leaving by who has the most connected cabins then."""
        leaving, news = promise.leaving, promise.news
        rough = self.bounds.cases(leaving, news)
        if any(self._in_case(promise, case) for case in rough):
            for case in self.bounds.cases(leaving, news, is_exact=True):
                closer = self._in_case(promise, case)
                if closer is not None:
                    yield closer

    def _in_case(self, promise: Promise, case: Case) -> Promise | None:
        """The same leaving with new cabins where a case wants them; nothing if it can't beat the best."""
        worth, configs = self.worth, self.worth.configs
        touched = {configs.tile[config]: config for config in promise.configs}
        placed = tuple([(case.player, plot) for plot in bits_of(case.way)])
        for player, plot in placed:
            tile, at = worth.spots[plot]
            touched[tile] = configs.changed(touched.get(tile, configs.start[tile]), at, player)
        tiles = tuple(sorted(touched.values()))
        news = promise.news - (len(placed) << DIGIT * case.player)
        bound = min(promise.bound, self.bounds.bound(tiles, news, case.bonus, self.best))
        if bound <= self.best:
            return None
        return Promise(bound, promise.leaving, tiles, news, placed, case.bonus)

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
                yield Promise(bound, leaving, tiles, news)

    # --- where the new cabins stand ---

    def _lay_left(
        self, leaving: Leaving, changed: int, configs: tuple[Config, ...], filling: Filling
    ) -> None:
        """Lay new cabins on the tiles that have changed, one after the other."""
        if not configs:
            self._lay_on(leaving, changed, 0, filling)
            return
        for some, left in self.worth.parts(filling.news):
            rest = self.bounds.rest(configs[1:], 0, left, changed)
            for after in self._layings(configs[0], some, filling, rest):
                self._lay_left(leaving, changed, configs[1:], after)

    def _lay_on(self, leaving: Leaving, changed: int, first: int, filling: Filling) -> None:
        """Lay new cabins on the other tiles of the board, from one on."""
        if not filling.news:
            self._try(leaving, filling.placed)
            return
        starts = self.worth.configs.start
        for tile in range(first, len(starts)):
            if changed >> tile & 1:
                continue
            if min(map(add, filling.values, self.bounds.rest((), tile, filling.news, changed))) <= self.best:
                return
            for some, left in self.worth.parts(filling.news)[1:]:
                rest = self.bounds.rest((), tile + 1, left, changed)
                for after in self._layings(starts[tile], some, filling, rest):
                    self._lay_on(leaving, changed, tile + 1, after)

    def _layings(self, config: Config, some: int, filling: Filling, rest: Iterable[int]) -> Iterator[Filling]:
        """Every way to put some of the new cabins on a tile with which the rest can still beat the best."""
        if self.worth.bound(config, some) is None:
            return
        reach = list(map(add, filling.values, rest))
        for laying in self.worth.layings(config, some):
            if reach[0] + laying.gained[0] <= self.best:
                return
            if min(map(add, reach, laying.gained)) > self.best:
                values = tuple(map(add, filling.values, laying.gained))
                yield Filling(filling.news - some, values, filling.placed + laying.placed)

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
