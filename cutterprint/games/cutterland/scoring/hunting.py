"""The hunt: who reaches whom, who must eat how many, and what is left to choose.

Turns follow one another; what an earlier turn devoured neither hunts nor is eaten again. The kinds of one
turn hunt at once, each as if it were alone. A kind that eats all leaves no choice. A kind that eats a number
a hunter must eat as many as it can, and the player chooses whom: in each area by itself (`reach: area`), or
such that no hunter eats more than its number of those around it (`reach: around`).
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations

from cutterprint.games.cutterland.rules.model import Creature, Hunt, Reach
from cutterprint.games.cutterland.scoring.ground import Ground


@dataclass(frozen=True)
class Feast:
    """Hunters of one kind that share their prey: those of an area, or those whose surroundings overlap.

    `reach` holds for each hunter whom it can eat; `must_eat` how many they devour together.
    """

    kind: str
    reach: Mapping[int, tuple[int, ...]]
    eats: int | None
    is_area: bool

    @cached_property
    def prey(self) -> tuple[int, ...]:
        """Everybody that the hunters can reach, in reading order."""
        return tuple(sorted({prey for reached in self.reach.values() for prey in reached}))

    @cached_property
    def must_eat(self) -> int:
        if self.eats is None:
            return len(self.prey)
        if self.is_area:
            return min(self.eats * len(self.reach), len(self.prey))
        return len(_dealt(self.prey, self.reach, self.eats))

    @property
    def has_choice(self) -> bool:
        return self.must_eat < len(self.prey)

    def allows(self, meal: frozenset[int]) -> bool:
        """Whether the hunters can devour exactly these creatures together."""
        if len(meal) != self.must_eat or not meal.issubset(self.prey):
            return False
        if self.eats is None or self.is_area:
            return True
        return len(_dealt(sorted(meal), self.reach, self.eats)) == len(meal)

    def meals(self, among: Iterable[int]) -> Iterator[frozenset[int]]:
        """Every set of prey out of some creatures that the hunters can devour together."""
        for meal in combinations(sorted(set(among).intersection(self.prey)), self.must_eat):
            if self.allows(frozenset(meal)):
                yield frozenset(meal)

    def eaters(self, meal: Iterable[int]) -> dict[int, int]:
        """Who of the hunters eats whom; who eats all may share, and the first one is named."""
        if self.eats is None:
            return {prey: next(h for h, reached in self.reach.items() if prey in reached) for prey in meal}
        return _dealt(sorted(meal), self.reach, self.eats)


def _dealt(prey: Iterable[int], reach: Mapping[int, tuple[int, ...]], eats: int) -> dict[int, int]:
    """The most prey dealt out so that no hunter eats more than its number (augmenting paths)."""
    hunters_of: dict[int, list[int]] = {}
    for hunter, reached in reach.items():
        for one in reached:
            hunters_of.setdefault(one, []).append(hunter)
    eater: dict[int, int] = {}
    plates: dict[int, list[int]] = {hunter: [] for hunter in reach}

    def seat(first: int) -> bool:
        """Find a hunter for one more prey, moving others to free a place; breadth first, no recursion."""
        came_from: dict[int, int] = {}
        queue = [first]
        for one in queue:
            for hunter in hunters_of.get(one, ()):
                if hunter in came_from:
                    continue
                came_from[hunter] = one
                if len(plates[hunter]) < eats:
                    while True:
                        moved = came_from[hunter]
                        old = eater.get(moved)
                        eater[moved] = hunter
                        plates[hunter].append(moved)
                        if old is None:
                            return True
                        plates[old].remove(moved)
                        hunter = old
                queue += plates[hunter]
        return False

    for one in prey:
        seat(one)
    return eater


@dataclass(frozen=True)
class Meal:
    """One creature devoured: in which turn, by which hunter, and whether the player chose it."""

    turn: int
    hunter: int
    kind: str
    prey: int
    is_choice: bool


@dataclass(frozen=True)
class HuntState:
    """How far the hunt has come: who is devoured, by which meals, and what was chosen."""

    devoured: frozenset[int] = frozenset()
    meals: tuple[Meal, ...] = ()
    chosen: frozenset[int] = field(default=frozenset())


class Hunters:
    """The hunters of a land and their turns."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        rules = ground.land.rules
        self.of_kind: dict[str, list[int]] = {}
        self.creatures: list[int] = []
        for number, kind in enumerate(ground.creature):
            if kind is not None:
                self.creatures.append(number)
                self.of_kind.setdefault(kind, []).append(number)
        self.sheltered = frozenset(ground.number[cell] for cell in ground.land.towers)
        turns = (
            tuple(creature for creature in turn if creature.key in self.of_kind)
            for turn in rules.turns_of_hunting
        )
        self.turns: tuple[tuple[Creature, ...], ...] = tuple(turn for turn in turns if turn)

    def feasts(self, creature: Creature, devoured: frozenset[int]) -> list[Feast]:
        """The groups in which the living hunters of a kind share their prey."""
        hunt = creature.hunts
        assert hunt is not None, f"{creature.key} does not hunt"
        hunters = [number for number in self.of_kind[creature.key] if number not in devoured]
        if hunt.reach is Reach.AREA:
            return self._area_feasts(creature.key, hunt, hunters, devoured)
        return self._around_feasts(creature.key, hunt, hunters, devoured)

    def _is_edible(self, number: int, hunt: Hunt, devoured: frozenset[int]) -> bool:
        kind = self.ground.creature[number]
        return (
            kind is not None
            and kind not in hunt.spares
            and number not in devoured
            and number not in self.sheltered
        )

    def _area_feasts(
        self, kind: str, hunt: Hunt, hunters: list[int], devoured: frozenset[int]
    ) -> list[Feast]:
        found = []
        for area, together in self.ground.by_area(hunters).items():
            edible = tuple(
                number
                for number in sorted(self.ground.areas[area])
                if self._is_edible(number, hunt, devoured)
            )
            # A hunter that does not spare its own kind still can't eat itself.
            others = {
                hunter: edible if kind in hunt.spares else tuple(n for n in edible if n != hunter)
                for hunter in together
            }
            found.append(Feast(kind, others, hunt.eats, is_area=True))
        return found

    def _around_feasts(
        self, kind: str, hunt: Hunt, hunters: list[int], devoured: frozenset[int]
    ) -> list[Feast]:
        reach = {
            hunter: tuple(
                sorted({n for n in self.ground.around(hunter) if self._is_edible(n, hunt, devoured)})
            )
            for hunter in hunters
        }
        if hunt.eats is None:
            return [Feast(kind, reach, None, is_area=False)] if reach else []
        return [
            Feast(kind, {hunter: reach[hunter] for hunter in together}, hunt.eats, is_area=False)
            for together in _overlapping(reach)
        ]

    def fed(self, state: HuntState, turn: int, meals: list[tuple[Feast, frozenset[int]]]) -> HuntState:
        """The hunt after a turn in which each feast ate its meal; who is eaten twice feeds the first."""
        told: dict[int, Meal] = {}
        chosen = set(state.chosen)
        for feast, meal in meals:
            eaters = feast.eaters(meal)
            if feast.eats is not None:
                chosen |= meal
            for prey in sorted(meal):
                if prey not in told:
                    told[prey] = Meal(turn, eaters[prey], feast.kind, prey, feast.has_choice)
        ordered = sorted(told.values(), key=lambda meal: (meal.hunter, meal.prey))
        return HuntState(state.devoured.union(told), (*state.meals, *ordered), frozenset(chosen))


def _overlapping(reach: Mapping[int, tuple[int, ...]]) -> list[list[int]]:
    """Hunters grouped so that two who reach the same prey are in one group."""
    group_of: dict[int, list[int]] = {}
    for hunter, reached in reach.items():
        merged = [hunter]
        for other in {id(group_of[prey]): group_of[prey] for prey in reached if prey in group_of}.values():
            merged += other
        for member in merged:
            for prey in reach[member]:
                group_of[prey] = merged
    groups = {id(group): sorted(group) for group in group_of.values()}
    hungry = [[hunter] for hunter, reached in reach.items() if not reached]
    return sorted([*groups.values(), *hungry])
