"""What a tile is worth with other cabins on it, as one number that orders all outcomes.

An outcome is better with a higher total of the player; then with a lower one of the best other player;
then with a lower sum of the others. With a fixed rival in the place of the best one, and the most
connected cabins set aside, this is a sum over the tiles: `WEIGHT`² for each own point, −`WEIGHT` for each
of the rival's, −1 for each of any other's. Since no rival has more than the best, each such sum is an
upper bound of the true order.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations

from cutterprint.games.stuglandet.play.state import State
from cutterprint.games.stuglandet.scoring.points import Tally, most

WEIGHT = 1 << 18
DIGIT = 5
"""New cabins are counted by player in the digits (of so many bits) of a number."""
EMPTY = -1

Config = int
"""The cabins on a tile, as the number of an entry in `Configs`."""


class Configs:
    """Tiles with the cabins on them, each numbered once."""

    def __init__(self, state: State) -> None:
        self.me = state.turn
        self.tile: list[int] = []
        self.owners: list[tuple[int, ...]] = []
        self._numbers: dict[tuple[int, tuple[int, ...]], Config] = {}
        self._next: dict[tuple[Config, int, int], Config] = {}
        self.start = [
            self.number(tile, tuple(EMPTY if (o := state.owner(plot)) is None else o for plot in plots))
            for tile, plots in enumerate(state.table.grid.plots_of)
        ]

    def number(self, tile: int, owners: tuple[int, ...]) -> Config:
        found = self._numbers.get((tile, owners))
        if found is None:
            found = self._numbers[tile, owners] = len(self.tile)
            self.tile.append(tile)
            self.owners.append(owners)
        return found

    def changed(self, config: Config, at: int, owner: int) -> Config:
        """The same tile with another owner, or nobody, on one of its plots."""
        found = self._next.get((config, at, owner))
        if found is None:
            before = self.owners[config]
            after = (*before[:at], owner, *before[at + 1 :])
            found = self._next[config, at, owner] = self.number(self.tile[config], after)
        return found


@dataclass
class Worth:
    """The worth of tiles for the player whose turn it is."""

    state: State
    rivals: tuple[int, ...] = field(init=False)
    _subs: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    _bounds: dict[tuple[Config, int], tuple[int, ...] | None] = field(default_factory=dict)
    _gained: dict[Config, tuple[int, ...]] = field(default_factory=dict)
    _alike: dict[Config, Config] = field(default_factory=dict)
    _firsts: dict[tuple[int, tuple[tuple[int, int], ...]], Config] = field(default_factory=dict)
    _laid: dict[tuple[Config, int], list["Laying"]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        totals = self.tally.totals(self.state.cabins)
        others = [player for player in self.state.table.players if player != self.state.turn]
        self.rivals = tuple(sorted(others, key=lambda player: -totals[player]))

    @cached_property
    def tally(self) -> Tally:
        return Tally(self.state.table.grid, self.state.table.rules)

    @cached_property
    def each(self) -> list[int]:
        """What a cabin makes by itself on each plot."""
        return [self.tally.cabin_points(1 << plot) for plot in range(len(self.state.table.grid.plots))]

    @cached_property
    def plots_of(self) -> tuple[tuple[int, ...], ...]:
        return self.state.table.grid.plots_of

    @cached_property
    def spots(self) -> dict[int, tuple[int, int]]:
        """For each plot its tile, and which of the tile's plots it is."""
        return {plot: (tile, at) for tile, plots in enumerate(self.plots_of) for at, plot in enumerate(plots)}

    @cached_property
    def configs(self) -> Configs:
        return Configs(self.state)

    def order(self, totals: Sequence[int]) -> int:
        """The number that orders outcomes, from everybody's points."""
        others = [totals[rival] for rival in self.rivals]
        return (totals[self.state.turn] * WEIGHT - max(others)) * WEIGHT - sum(others)

    def orders(self, totals: Sequence[int]) -> tuple[int, ...]:
        """For each rival in the place of the best one, the same."""
        all_others = sum(totals[rival] for rival in self.rivals)
        own = totals[self.state.turn] * WEIGHT
        return tuple([(own - totals[rival]) * WEIGHT - all_others for rival in self.rivals])

    def cabins(self, config: Config) -> Iterator[tuple[int, int]]:
        """The plots of a tile, and whose cabin stands there."""
        return zip(self.plots_of[self.configs.tile[config]], self.configs.owners[config], strict=True)

    def totals(self, config: Config, news: Sequence[int] = ()) -> list[int]:
        """Everybody's points on a tile, but for the most connected cabins.

        So many new cabins of each player make no points by themselves, but count for the most on the tile.
        """
        found = [0] * len(self.state.cabins)
        counts = list(news) or [0] * len(found)
        for plot, owner in self.cabins(config):
            if owner != EMPTY:
                found[owner] += self.each[plot]
                counts[owner] += 1
        winner = most(counts)
        if winner is not None:
            found[winner] += self.tally.tile_points[self.configs.tile[config]]
        return found

    @cached_property
    def start_totals(self) -> list[list[int]]:
        return [self.totals(config) for config in self.configs.start]

    def gained(self, config: Config) -> tuple[int, ...]:
        """What a tile has gained since the start, for each rival in the place of the best one."""
        found = self._gained.get(config)
        if found is None:
            found = self._gained[config] = self._since_start(config, self.totals(config))
        return found

    def _since_start(self, config: Config, totals: list[int]) -> tuple[int, ...]:
        before = self.start_totals[self.configs.tile[config]]
        return self.orders([now - then for now, then in zip(totals, before, strict=True)])

    def alike(self, config: Config) -> Config:
        """The first tile met that differs at most in plots worth the same, where groups don't matter."""
        found = self._alike.get(config)
        if found is None:
            cabins = tuple(sorted((owner, self.each[plot]) for plot, owner in self.cabins(config)))
            found = self._firsts.setdefault((self.configs.tile[config], cabins), config)
            self._alike[config] = found
        return found

    def parts(self, news: int) -> list[tuple[int, int]]:
        """The ways to divide new cabins: those on a tile, and the rest."""
        found = self._subs.get(news)
        if found is None:
            subs = [0]
            for player in self.state.table.players:
                count = news >> DIGIT * player & (1 << DIGIT) - 1
                subs = [sub + (some << DIGIT * player) for sub in subs for some in range(count + 1)]
            found = self._subs[news] = [(sub, news - sub) for sub in subs]
        return found

    def bound(self, config: Config, news: int) -> tuple[int, ...] | None:
        """The most that new cabins on the free plots of a tile can gain; nothing if they find no room."""
        key = (config, news)
        if key not in self._bounds:
            self._bounds[key] = self._bound(config, news)
        return self._bounds[key]

    def _bound(self, config: Config, news: int) -> tuple[int, ...] | None:
        if not news:
            return self.gained(config)
        worths = sorted(self.each[plot] for plot, owner in self.cabins(config) if owner == EMPTY)
        counts = [news >> DIGIT * player & (1 << DIGIT) - 1 for player in self.state.table.players]
        if sum(counts) > len(worths):
            return None
        base = self._since_start(config, self.totals(config, counts))
        cheap = self._cheapest(worths, counts)
        own = sum(worths[len(worths) - counts[self.state.turn] :]) * WEIGHT * WEIGHT
        return tuple([one + more + own for one, more in zip(base, cheap, strict=True)])

    def _cheapest(self, worths: list[int], counts: Sequence[int]) -> list[int]:
        """What others' new cabins cost at least: the rival gets the worst plots, then come the others."""
        others = sum(counts[rival] for rival in self.rivals)
        all_of_them = sum(worths[:others])
        return [-sum(worths[: counts[rival]]) * WEIGHT - all_of_them for rival in self.rivals]

    def layings(self, config: Config, news: int) -> list["Laying"]:
        """Every way to put new cabins on the free plots of a tile, the best first."""
        found = self._laid.get((config, news))
        if found is None:
            found = self._laid[config, news] = self._all_layings(config, news)
        return found

    def _all_layings(self, config: Config, news: int) -> list["Laying"]:
        ways: list[tuple[Config, tuple[tuple[int, int], ...]]] = [(config, ())]
        for player in self.state.table.players:
            count = news >> DIGIT * player & (1 << DIGIT) - 1
            if count:
                ways = [longer for way in ways for longer in self._laid_by(player, count, *way)]
        found = [Laying(self.gained(after), placed) for after, placed in ways]
        return sorted(found, key=lambda laying: laying.gained, reverse=True)

    def _laid_by(
        self, player: int, count: int, config: Config, placed: tuple[tuple[int, int], ...]
    ) -> Iterator[tuple[Config, tuple[tuple[int, int], ...]]]:
        plots = self.plots_of[self.configs.tile[config]]
        free = [at for at, owner in enumerate(self.configs.owners[config]) if owner == EMPTY]
        for chosen in combinations(free, count):
            after = config
            for at in chosen:
                after = self.configs.changed(after, at, player)
            yield after, (*placed, *((player, plots[at]) for at in chosen))


@dataclass(frozen=True)
class Laying:
    """New cabins on a tile: what they gain, and each with its player and plot."""

    gained: tuple[int, ...]
    placed: tuple[tuple[int, int], ...]
