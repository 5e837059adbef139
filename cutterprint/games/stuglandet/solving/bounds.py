"""What no outcome can beat if some cabins leave: tables over the tiles, and who can be the most connected."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from cutterprint.games.stuglandet.components.masks import mask_of
from cutterprint.games.stuglandet.rules.model import Deed, Part
from cutterprint.games.stuglandet.scoring.points import most
from cutterprint.games.stuglandet.solving.growth import Growth, growth
from cutterprint.games.stuglandet.solving.worth import DIGIT, Config, Flags, Worth

NEVER = -(1 << 100)
NO_FLAGS: Flags = ()


@dataclass(frozen=True)
class Leaving:
    """Cabins that leave their plots: to stand elsewhere, for an own cabin there, or for one elsewhere."""

    moved: tuple[int, ...]
    swapped: tuple[int, ...]
    displaced: tuple[int, ...]


@dataclass(frozen=True)
class Case:
    """Who is thought to have the most connected cabins.

    `needed` new cabins of one player must help for that to be so, on plots in `flags`: one of the sets of
    plots in `ways` must be among theirs.
    """

    bonus: tuple[int, ...]
    flags: Flags = NO_FLAGS
    needed: int = 0
    player: int = 0
    ways: tuple[int, ...] = ()

    def is_open(self, have: int, left: int, decided: int) -> bool:
        """Whether one of the ways can still come about, with so many more cabins on plots not yet decided."""
        for way in self.ways:
            lacking = way & ~have
            if not lacking & decided and lacking.bit_count() <= left:
                return True
        return not self.ways


@dataclass(frozen=True)
class Filling:
    """Some of the new cabins placed: those left, how many of them must help, and what has come about so far.

    `values` are by rival; `have` are the plots of new cabins of the player who must grow, the `swapped` among
    them; `decided` the plots of the tiles that are done.
    """

    news: int
    needed: int
    values: tuple[int, ...]
    placed: tuple[tuple[int, int], ...]
    swapped: int
    have: int = 0
    decided: int = 0


class Bounds:
    """Upper bounds of outcomes on one board for one roll."""

    def __init__(self, worth: Worth, deeds: Sequence[Deed], tick: Callable[[], None]) -> None:
        self.worth = worth
        self.state = worth.state
        self.me = worth.state.turn
        self.most_moved = deeds.count(Deed.MOVE)
        self.most_own = len(deeds)
        self.tick = tick
        self._rest: dict[tuple[int, int, int, int, Flags], int] = {}
        self._best: dict[tuple[tuple[Config, ...], int, int, int, Flags], int] = {}
        self._longest: dict[int, int] = {}
        self._growths: dict[tuple[int, int], Growth] = {}
        self._grown: dict[tuple[int, int, int], list[tuple[Flags, tuple[int, ...]]]] = {}

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

    def cases(self, leaving: Leaving, news: int, *, is_exact: bool = False) -> Iterator[Case]:
        """Who can have the most connected cabins after this; together the cases cover all that can happen.

        Growth is that from the start on, or exactly that without the cabins that leave, which takes longer.
        """
        if self.connected <= 0:
            # Nobody wants them: at best it is a rival who has them.
            rivals = self.worth.rivals
            best = tuple(self._bonuses[rival][at] for at, rival in enumerate(rivals))
            yield Case(tuple(max(one, 0) for one in best))
            return
        gone = mask_of(leaving.moved + leaving.swapped + leaving.displaced)
        cabins, me, players = self.state.cabins, self.me, self.state.table.players
        kept = ~gone if is_exact else -1
        counts = [news >> DIGIT * player & (1 << DIGIT) - 1 for player in players]
        counts[me] += len(leaving.swapped)
        size = self._size_to_beat(gone)
        yield from self._reaching(me, cabins[me] & kept, size, me, counts[me], leaving)
        holder = self.holder
        if holder is None or holder == me:
            yield Case(self._bonuses[None])
            return
        yield Case(self._bonuses[holder])
        size = self._long(cabins[holder] & ~gone)
        for player in players:
            if player != holder:
                own = cabins[player] & kept
                yield from self._reaching(player, own, size, None, counts[player], leaving)

    def _reaching(
        self, player: int, own: int, size: int, holder: int | None, most_new: int, leaving: Leaving
    ) -> Iterator[Case]:
        """The cases in which a player's new cabins make a group of a size, and who has the bonus then."""
        bonus = self._bonuses[holder]
        for number, (flags, ways) in enumerate(self._ways(player, own, size)):
            if number > most_new or not ways:
                continue
            swapped = mask_of(leaving.swapped) if player == self.me else 0
            helped = (flags[player] & swapped).bit_count() if number else 0
            if number == 0 or any(not way & ~swapped for way in ways):
                yield Case(bonus)
                return
            yield Case(bonus, flags, max(1, number - helped), player, ways)

    def _ways(self, player: int, own: int, size: int) -> list[tuple[Flags, tuple[int, ...]]]:
        """By the number of new cabins, the plots on which they help, and the sets that do."""
        found = self._grown.get((player, own, size))
        if found is None:
            found = self._grown[player, own, size] = [
                (
                    tuple(union(ways) if one == player else 0 for one in self.state.table.players),
                    tuple(ways),
                )
                for ways in self._growth(player, own).ways(size)
            ]
        return found

    # --- tables over the tiles ---

    def base(self, case: Case) -> tuple[int, ...]:
        """The points at the start, and what the case adds."""
        totals = [sum(points) for points in zip(*self.worth.start_totals, strict=True)]
        return tuple(one + more for one, more in zip(self.worth.orders(totals), case.bonus, strict=True))

    @cached_property
    def _bases(self) -> dict[tuple[int, ...], tuple[int, ...]]:
        return {bonus: self.base(Case(bonus)) for bonus in self._bonuses.values()}

    def quick(self, leaving: Leaving, tiles: tuple[Config, ...], news: int, best: int) -> int:
        """A bound at a glance: the most connected cabins go to the player if they can, or else to nobody."""
        alike = tuple([self.worth.alike(config) for config in tiles])
        plain = self._plain + self._most(alike, news, 0, 0, NO_FLAGS)
        if self.connected <= 0:
            return plain + max(0, self._bonuses[self.worth.rivals[0]][0])
        with_bonus = plain + self._bonuses[self.me][0]
        if with_bonus <= best:
            return with_bonus
        gone = mask_of(leaving.moved + leaving.swapped + leaving.displaced)
        added = (news >> DIGIT * self.me & (1 << DIGIT) - 1) + len(leaving.swapped)
        return with_bonus if added >= self._fewest(self._size_to_beat(gone)) else plain

    def is_promising(self, leaving: Leaving, tiles: tuple[Config, ...], news: int, best: int) -> bool:
        """Whether an outcome of this leaving might beat the best, seen without exact growth."""
        return any(self.bound(tiles, news, case, best) > best for case in self.cases(leaving, news))

    @cached_property
    def _plain(self) -> int:
        """The points at the start but for the most connected cabins."""
        return self.base(Case((0,) * len(self.worth.rivals)))[0]

    def _size_to_beat(self, gone: int) -> int:
        """How large the player's largest group must be without the cabins that leave."""
        cabins = self.state.cabins
        return 1 + max([self._long(cabins[rival] & ~gone) for rival in self.worth.rivals])

    def _fewest(self, size: int) -> int:
        """How many new cabins the player needs at least for a group of a size."""
        ways = self._ways(self.me, self.state.cabins[self.me], size)
        return next((number for number, (_, some) in enumerate(ways) if some), len(ways))

    def bound(self, tiles: tuple[Config, ...], news: int, case: Case, best: int) -> int:
        """The order that no outcome of this leaving and case can beat, or any number up to `best`."""
        base = self._bases.get(case.bonus) or self.base(case)
        if not case.needed:
            tiles = tuple([self.worth.alike(config) for config in tiles])
        found = -NEVER
        for rival, start in enumerate(base):
            found = min(found, start + self._most(tiles, news, case.needed, rival, case.flags))
            if found <= best:
                break
        return found

    def can_beat(
        self, best: int, filling: Filling, tiles: tuple[Config, ...], tile: int, flags: Flags
    ) -> bool:
        """Whether the new cabins left can beat the best, on these tiles and on the board from one on."""
        news, needed = filling.news, filling.needed
        for rival, value in enumerate(filling.values):
            if tiles:
                more = self._most(tiles, news, needed, rival, flags)
            else:
                more = self._rest_of(tile, news, needed, rival, flags)
            if value + more <= best:
                return False
        return True

    def _most(self, tiles: tuple[Config, ...], news: int, needed: int, rival: int, flags: Flags) -> int:
        """The most that new cabins gain on these tiles and on the board as it was."""
        if not tiles:
            return self._rest_of(0, news, needed, rival, flags)
        if not needed:
            flags = NO_FLAGS
        key = (tiles, news, needed, rival, flags)
        found = self._best.get(key)
        if found is None:
            found = NEVER
            first, others = tiles[0], tiles[1:]
            for some, rest in self.worth.parts(news):
                for helped, gained in enumerate(self.worth.bounds(first, some, flags)):
                    left = max(0, needed - helped)
                    found = max(found, gained[rival] + self._most(others, rest, left, rival, flags))
            self._best[key] = found
        return found

    def _rest_of(self, tile: int, news: int, needed: int, rival: int, flags: Flags) -> int:
        """The most that new cabins gain on the tiles of the board from one on."""
        if not news:
            return 0 if not needed else NEVER
        starts = self.worth.configs.start
        if tile == len(starts):
            return NEVER
        if not needed:
            flags = NO_FLAGS
        key = (tile, news, needed, rival, flags)
        found = self._rest.get(key)
        if found is None:
            found = NEVER
            for some, rest in self.worth.parts(news):
                for helped, gained in enumerate(self.worth.bounds(starts[tile], some, flags)):
                    left = max(0, needed - helped)
                    found = max(found, gained[rival] + self._rest_of(tile + 1, rest, left, rival, flags))
            self._rest[key] = found
        return found


def union(masks: Sequence[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found
