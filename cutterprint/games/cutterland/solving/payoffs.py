"""The rules as numbers, for a land whose score falls apart into areas: what counts are worth, who hunts whom.

That is so where the hunters of the first turn who reach around eat all that they reach, everybody else hunts
in areas and later, and no rule counts neighbours: then what happens in an area depends on nothing outside it
but the around-hunters at its squares, and areas share only the tokens and the land's counts.
"""

from functools import cached_property
from itertools import product
from math import prod

from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.rules.model import TOWER, WALL_BRIDGE, Hunt, Reach
from cutterprint.games.cutterland.solving.offers import Counts

MOST_STATES = 500

Tally = tuple[int, ...]


class Payoffs:
    """The kinds of a land by number (in the order of the rules), and what they are worth.

    `by_count` is what so many survivors of a kind in an area are worth, the land's slope included, `square`
    what each square of their area adds; `empty_area` what any area is worth for the kinds that it does not
    hold, `constant` what the land is for those that nobody is of.
    """

    def __init__(self, land: Land) -> None:
        creatures, bonuses = land.rules.creatures, land.rules.bonuses
        self.land = land
        self.kinds = [key for key in creatures if land.count(key)]
        self.number = {key: number for number, key in enumerate(self.kinds)}
        self.total = [land.count(key) for key in self.kinds]
        self.tower_unused = bonuses[TOWER].unused if TOWER in bonuses else 0
        self.other_unused = bonuses[WALL_BRIDGE].unused if WALL_BRIDGE in bonuses else 0
        own = [(creatures[key].terms, total) for key, total in zip(self.kinds, self.total, strict=True)]
        self.prey = [terms.prey for terms, _ in own]
        self.square = [terms.square for terms, _ in own]
        self.caps = [min(total, terms.land_cap) for terms, total in own]
        self.by_count = [
            [terms.in_area(count) + terms.land_slope * count for count in range(total + 1)]
            for terms, total in own
        ]
        self._rests = [
            [terms.land_rest(count) for count in range(cap + 1)]
            for (terms, _), cap in zip(own, self.caps, strict=True)
        ]
        self.empty_area = sum(creature.terms.in_area(0) for creature in creatures.values())
        self.constant = sum(
            one.terms.land_rest(0) for key, one in creatures.items() if key not in self.number
        )
        self._hunts: dict[str, Hunt] = {
            key: hunt for key in self.kinds if (hunt := creatures[key].hunts) is not None
        }
        self.spared = [
            {self.number[k] for k in self._hunts[key].spares if k in self.number}
            if key in self._hunts
            else set()
            for key in self.kinds
        ]

    @cached_property
    def landscapes(self) -> set[str]:
        """The landscapes where it makes a difference which squares hang together."""
        rules = self.land.rules
        if any(by.points(0) for creature in rules.creatures.values() for by in creature.terms.area):
            return set(rules.landscapes)
        matters = {
            key
            for key in self.kinds
            if rules.creatures[key].terms.needs_areas
            or (key in self._hunts and self._hunts[key].reach is Reach.AREA)
        }
        return {square.landscape for square in self.land.squares.values() if square.feature in matters}

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
        return [self.number[key] for key, hunt in self._hunts.items() if hunt.reach is Reach.AROUND]

    @cached_property
    def area_hunters(self) -> list[tuple[int, int | None]]:
        """The kinds that hunt in areas and how many a hunter eats, in the order of their turns."""
        found = [
            (hunt.turn, self.number[key], hunt.eats)
            for key, hunt in self._hunts.items()
            if hunt.reach is Reach.AREA
        ]
        return [(kind, eats) for _, kind, eats in sorted(found)]

    @cached_property
    def falls_apart(self) -> bool:
        """Whether the score is a sum over areas but for the land's counts; said at the head of this file."""
        creatures = self.land.rules.creatures
        around = {key: hunt for key, hunt in self._hunts.items() if hunt.reach is Reach.AROUND}
        area = [hunt for hunt in self._hunts.values() if hunt.reach is Reach.AREA]
        return (
            self.tower_unused >= 0
            and self.other_unused >= 0
            and prod(cap + 1 for cap in self.caps) <= MOST_STATES
            and not any(creatures[key].terms.around for key in self.kinds)
            and len({hunt.turn for hunt in around.values()}) <= 1
            and all(hunt.eats is None for hunt in around.values())
            and all(one.turn > other.turn for one in area for other in around.values())
            and len({hunt.turn for hunt in area}) == len(area)
            # No move may decide the fate of both of its ends: no two kinds devour each other.
            and not any(
                one not in around[two].spares and two not in around[one].spares
                for one in around
                for two in around
            )
        )
