"""The rules as numbers, for a land whose score falls apart into areas: what counts are worth, who hunts whom.

That is so where the hunters of the first turn who reach around eat all that they reach, everybody else hunts
in areas and later, and no rule counts neighbours: then what happens in an area depends on nothing outside it
but the around-hunters at its squares, and areas share only the tokens and the land's counts.
"""

from functools import cached_property
from itertools import product

from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.rules.model import (
    TOWER,
    WALL_BRIDGE,
    AreaSize,
    ByCount,
    EachNeighbour,
    EachPrey,
    EachSurvivor,
    Exactly,
    Ladder,
    Reach,
    Scope,
)
from cutterprint.games.cutterland.solving.tables import Counts

MOST_STATES = 500

Tally = tuple[int, ...]


class Worth:
    """The kinds of a land by number (in the order of the rules), and what they are worth."""

    def __init__(self, land: Land) -> None:
        rules = land.rules
        self.land = land
        self.kinds = [key for key in rules.creatures if land.count(key)]
        self.number = {key: number for number, key in enumerate(self.kinds)}
        self.total = [land.count(key) for key in self.kinds]
        bonuses = rules.bonuses
        self.tower_unused = bonuses[TOWER].unused if TOWER in bonuses else 0
        self.other_unused = bonuses[WALL_BRIDGE].unused if WALL_BRIDGE in bonuses else 0
        scores = [rules.creatures[key].scores for key in self.kinds]
        self.prey = [sum(r.points for r in own if isinstance(r, EachPrey)) for own in scores]
        self.size = [sum(r.points for r in own if isinstance(r, AreaSize)) for own in scores]
        self.spared = [
            {self.number[k] for k in hunt.spares if k in self.number}
            if (hunt := rules.creatures[key].hunts)
            else set()
            for key in self.kinds
        ]
        self._count_over_the_land()
        # What so many survivors of a kind in an area are worth, the land's slope included.
        self.by_count = [
            [
                sum(_area_rule(rule, count) for rule in own) + self._slope[number] * count
                for count in range(self.total[number] + 1)
            ]
            for number, own in enumerate(scores)
        ]
        # What any area is worth for the kinds that it does not hold.
        self.empty_area = sum(
            rule.by.points(0)
            for creature in rules.creatures.values()
            for rule in creature.scores
            if isinstance(rule, ByCount) and rule.scope is Scope.AREA
        )

    def _count_over_the_land(self) -> None:
        rules = self.land.rules
        self.constant = 0
        self._slope = [0] * len(self.kinds)
        self.caps = [0] * len(self.kinds)
        rests: list[list[int]] = [[0] for _ in self.kinds]
        for key, creature in rules.creatures.items():
            own = [r.by for r in creature.scores if isinstance(r, ByCount) and r.scope is Scope.LAND]
            if key not in self.number:
                self.constant += sum(by.points(0) for by in own)
            elif own:
                number = self.number[key]
                slope = sum(by.then for by in own if isinstance(by, Ladder))
                cap = min(self.total[number], max(_flat_from(by) for by in own))
                self._slope[number], self.caps[number] = slope, cap
                rests[number] = [sum(by.points(c) for by in own) - slope * c for c in range(cap + 1)]
        self._rests = rests

    @cached_property
    def counts(self) -> Counts:
        """The states of the land's counts; state 0 has none of any kind."""
        states = list(product(*(range(cap + 1) for cap in self.caps)))
        number = {state: index for index, state in enumerate(states)}
        plus = [
            [
                number[tuple(min(cap, a + b) for cap, a, b in zip(self.caps, one, two, strict=True))]
                for two in states
            ]
            for one in states
        ]
        points = [sum(rest[count] for rest, count in zip(self._rests, s, strict=True)) for s in states]
        return Counts(plus, points)

    @cached_property
    def _weights(self) -> list[int]:
        weights = []
        weight = 1
        for cap in reversed(self.caps):
            weights.append(weight)
            weight *= cap + 1
        return weights[::-1]

    def state(self, survivors: dict[int, int]) -> int:
        """The state that so many survivors of these kinds are."""
        return sum(
            min(self.caps[kind], count) * self._weights[kind]
            for kind, count in survivors.items()
            if self.caps[kind]
        )

    # --- hunting ---

    @cached_property
    def around_hunters(self) -> list[int]:
        """The kinds that eat all around them, in the order in which prey is counted for them."""
        rules = self.land.rules
        return [
            self.number[k]
            for k in self.kinds
            if (hunt := rules.creatures[k].hunts) and hunt.reach is Reach.AROUND
        ]

    @cached_property
    def area_hunters(self) -> list[tuple[int, int | None]]:
        """The kinds that hunt in areas and how many a hunter eats, in the order of their turns."""
        rules = self.land.rules
        found = [
            (hunt.turn, self.number[k], hunt.eats)
            for k in self.kinds
            if (hunt := rules.creatures[k].hunts) and hunt.reach is Reach.AREA
        ]
        return [(kind, eats) for _, kind, eats in sorted(found)]

    @cached_property
    def falls_apart(self) -> bool:
        """Whether the score is a sum over areas but for the land's counts; said at the head of this file."""
        rules = self.land.rules
        hunts = {k: hunt for k in self.kinds if (hunt := rules.creatures[k].hunts) is not None}
        around = {k: hunt for k, hunt in hunts.items() if hunt.reach is Reach.AROUND}
        area = {k: hunt for k, hunt in hunts.items() if hunt.reach is Reach.AREA}
        states = 1
        for cap in self.caps:
            states *= cap + 1
        return (
            self.tower_unused >= 0
            and self.other_unused >= 0
            and states <= MOST_STATES
            and not any(isinstance(rule, EachNeighbour) for k in self.kinds for rule in self._scores(k))
            and len({hunt.turn for hunt in around.values()}) <= 1
            and all(hunt.eats is None for hunt in around.values())
            and all(one.turn > other.turn for one in area.values() for other in around.values())
            and len({hunt.turn for hunt in area.values()}) == len(area)
            # No move may decide the fate of both of its ends: no two kinds devour each other.
            and not any(
                one not in around[two].spares and two not in around[one].spares
                for one in around
                for two in around
            )
        )

    def _scores(self, key: str) -> tuple[object, ...]:
        return self.land.rules.creatures[key].scores

    def is_hunted_in_areas(self, kind: int) -> bool:
        return any(kind not in self.spared[hunter] for hunter, _ in self.area_hunters)


def _area_rule(rule: object, count: int) -> int:
    match rule:
        case EachSurvivor(points):
            return points * count
        case ByCount(Scope.AREA, by):
            return by.points(count)
        case _:
            return 0


def _flat_from(by: Ladder | Exactly) -> int:
    """From which count on each one more adds the same."""
    return len(by.table) if isinstance(by, Ladder) else max(count for count, _ in by.counts) + 1
