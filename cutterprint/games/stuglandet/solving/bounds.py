"""What no outcome can beat if some cabins leave: tables over the tiles, and who can be the most connected."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from cutterprint.games.stuglandet.components.masks import mask_of
from cutterprint.games.stuglandet.rules.model import Deed, Part
from cutterprint.games.stuglandet.scoring.points import most
from cutterprint.games.stuglandet.solving.growth import Growth, growth
from cutterprint.games.stuglandet.solving.worth import DIGIT, Config, Worth

NEVER = -(1 << 100)


@dataclass(frozen=True)
class Leaving:
    """Cabins that leave their plots: to stand elsewhere, for an own cabin there, or for one elsewhere."""

    moved: tuple[int, ...]
    swapped: tuple[int, ...]
    displaced: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """Who is thought to have the most connected cabins, for which new cabins of a player stand on `way`."""

    bonus: tuple[int, ...]
    player: int = 0
    way: int = 0


class Bounds:
    """Upper bounds of outcomes on one board for one roll."""

    def __init__(self, worth: Worth, deeds: Sequence[Deed], tick: Callable[[], None]) -> None:
        self.worth = worth
        self.state = worth.state
        self.me = worth.state.turn
        self.most_moved = deeds.count(Deed.MOVE)
        self.most_own = len(deeds)
        self.tick = tick
        self._rest: dict[tuple[int, int, int, int], int] = {}
        self._best: dict[tuple[tuple[Config, ...], int, int, int], int] = {}
        self._longest: dict[int, int] = {}
        self._growths: dict[tuple[int, int], Growth] = {}

    # --- the most connected cabins ---

    @cached_property
    def connected(self) -> int:
        return self.state.table.rules.points[Part.CONNECTED]

    def _growth(self, player: int, own: int) -> Growth:
        """What new cabins can do for a player who has these cabins."""
        found = self._growths.get((player, own))
        if found is None:
            self.tick()
            allowed = self.state.plots & ~self.state.locked & ~own
            added = self.most_own if player == self.me else self.most_moved
            found = self._growths[player, own] = growth(self.worth.tally, own, allowed, added)
        return found

    @cached_property
    def holder(self) -> int | None:
        """Who has the most connected cabins now."""
        return most([self._long(own) for own in self.state.cabins])

    def _long(self, own: int) -> int:
        found = self._longest.get(own)
        if found is None:
            found = self._longest[own] = self.worth.tally.longest(own)
        return found

    def _bonus(self, player: int | None) -> tuple[int, ...]:
        """What the most connected cabins add, if this player has them."""
        return self.worth.orders([self.connected if one == player else 0 for one in self.state.table.players])

    @cached_property
    def _bonuses(self) -> dict[int | None, tuple[int, ...]]:
        return {player: self._bonus(player) for player in (None, *self.state.table.players)}

    @cached_property
    def _unwanted(self) -> tuple[int, ...]:
        """What the most connected cabins add at best if nobody wants them: a rival has them."""
        return tuple([max(0, self._bonuses[rival][at]) for at, rival in enumerate(self.worth.rivals)])

    def cases(self, leaving: Leaving, news: int, *, is_exact: bool = False) -> Iterator[Case]:
        """Who can have the most connected cabins after this; together the cases cover all that can happen.

        Growth is that from the start on, or exactly that without the cabins that leave, which takes longer.
        """
        if self.connected <= 0:
            yield Case(self._unwanted)
            return
        gone = mask_of(leaving.moved + leaving.swapped + leaving.displaced)
        cabins, me, players = self.state.cabins, self.me, self.state.table.players
        kept = ~gone if is_exact else -1
        counts = [news >> DIGIT * player & (1 << DIGIT) - 1 for player in players]
        size = self._size_to_beat(gone, news)
        yield from self._reaching(me, cabins[me] & kept, size, me, counts[me], leaving)
        holder = self.holder
        if holder is None or holder == me:
            yield Case(self._bonuses[None])
            return
        yield Case(self._bonuses[holder])
        size = self._long_at_least(holder, gone, news)
        for player in players:
            if player != holder:
                own = cabins[player] & kept
                yield from self._reaching(player, own, size, None, counts[player], leaving)

    def _reaching(
        self, player: int, own: int, size: int, holder: int | None, news: int, leaving: Leaving
    ) -> Iterator[Case]:
        """The cases in which a player's new cabins make a group of a size, and who has the bonus then."""
        bonus = self._bonuses[holder]
        swapped = mask_of(leaving.swapped) if player == self.me else 0
        room = self.state.free | mask_of(leaving.moved + leaving.displaced)
        ways = [way & ~swapped for ways in self._growth(player, own).ways(size) for way in ways]
        lacking = {way for way in ways if not way & ~room and way.bit_count() <= news}
        if 0 in lacking:
            yield Case(bonus)
        else:
            yield from [Case(bonus, player, way) for way in sorted(lacking)]

    # --- tables over the tiles ---

    def _base(self, bonus: tuple[int, ...]) -> tuple[int, ...]:
        """The points at the start, and what the most connected cabins add."""
        totals = [sum(points) for points in zip(*self.worth.start_totals, strict=True)]
        return tuple([one + more for one, more in zip(self.worth.orders(totals), bonus, strict=True)])

    @cached_property
    def bases(self) -> dict[tuple[int, ...], tuple[int, ...]]:
        """The points at the start by what the most connected cabins add."""
        return {bonus: self._base(bonus) for bonus in (self._unwanted, *self._bonuses.values())}

    def quick(self, leaving: Leaving, tiles: tuple[Config, ...], news: int, best: int) -> int:
        """A bound at a glance: the most connected cabins go to the player if they can, or else to nobody."""
        alike = tuple([self.worth.alike(config) for config in tiles])
        plain = self._plain + self._most(alike, news, 0)
        if self.connected <= 0:
            return plain + max(0, self._bonuses[self.worth.rivals[0]][0])
        with_bonus = plain + self._bonuses[self.me][0]
        if with_bonus <= best:
            return with_bonus
        gone = mask_of(leaving.moved + leaving.swapped + leaving.displaced)
        added = (news >> DIGIT * self.me & (1 << DIGIT) - 1) + len(leaving.swapped)
        return with_bonus if added >= self._fewest(self._size_to_beat(gone, news)) else plain

    @cached_property
    def _plain(self) -> int:
        """The points at the start but for the most connected cabins."""
        return self._base((0,) * len(self.worth.rivals))[0]

    def _size_to_beat(self, gone: int, news: int) -> int:
        """How large the player's largest group must be when these cabins have left, and new ones come."""
        return 1 + max([self._long_at_least(rival, gone, news) for rival in self.worth.rivals])

    def _long_at_least(self, player: int, gone: int, news: int) -> int:
        """The largest group of a player, wherever the new cabins come to stand."""
        kept = self._long(self.state.cabins[player] & ~gone)
        return kept or int(news >> DIGIT * player & (1 << DIGIT) - 1 > 0)

    def _fewest(self, size: int) -> int:
        """How many new cabins the player needs at least for a group of a size."""
        ways = self._growth(self.me, self.state.cabins[self.me]).ways(size)
        return next((number for number, some in enumerate(ways) if some), len(ways))

    def bound(self, tiles: tuple[Config, ...], news: int, bonus: tuple[int, ...], best: int) -> int:
        """The order that no outcome with these tiles and this bonus can beat, or any number up to `best`."""
        alike = tuple([self.worth.alike(config) for config in tiles])
        found = -NEVER
        for rival, start in enumerate(self.bases[bonus]):
            found = min(found, start + self._most(alike, news, rival))
            if found <= best:
                break
        return found

    def rest(self, tiles: tuple[Config, ...], tile: int, news: int, changed: int) -> Iterator[int]:
        """By rival the most that new cabins gain on these tiles and on the board from one on.

        The tiles that have changed (a mask) are left out on the board.
        """
        for rival in range(len(self.worth.rivals)):
            if tiles:
                yield self._most(tiles, news, rival, changed)
            else:
                yield self._rest_of(tile, news, rival, changed >> tile)

    def _most(self, tiles: tuple[Config, ...], news: int, rival: int, changed: int = 0) -> int:
        """The most that new cabins gain on these tiles and on the board, but for tiles that have changed.

        As a quick bound those are not told: then the board is thought to be there as it was besides them.
        """
        if not tiles:
            return self._rest_of(0, news, rival, changed)
        key = (tiles, news, rival, changed)
        found = self._best.get(key)
        if found is None:
            found = NEVER
            first, others = tiles[0], tiles[1:]
            for some, rest in self.worth.parts(news):
                gained = self.worth.bound(first, some)
                if gained is not None:
                    found = max(found, gained[rival] + self._most(others, rest, rival, changed))
            self._best[key] = found
        return found

    def _rest_of(self, tile: int, news: int, rival: int, changed: int) -> int:
        """The most that new cabins gain on the tiles of the board from one on, the first of the mask."""
        if not news:
            return 0
        while changed & 1:
            tile, changed = tile + 1, changed >> 1
        starts = self.worth.configs.start
        if tile == len(starts):
            return NEVER
        key = (tile, news, rival, changed)
        found = self._rest.get(key)
        if found is None:
            found = NEVER
            for some, rest in self.worth.parts(news):
                gained = self.worth.bound(starts[tile], some)
                if gained is not None:
                    found = max(found, gained[rival] + self._rest_of(tile + 1, rest, rival, changed >> 1))
            self._rest[key] = found
        return found
