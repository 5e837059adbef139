"""The score of a land: an explanation, of which tables, JSON and pictures are views."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cutterprint.games.cutterland.components.lands import Land, bridge_name, wall_name
from cutterprint.games.cutterland.components.legality import Fault, faults
from cutterprint.games.cutterland.rules.score_rules.rule import Line
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.hunting import Hunters, HuntState, Meal
from cutterprint.games.cutterland.scoring.points import BONUSES, MISCUT, score_lines
from cutterprint.games.cutterland.scoring.prey import best_hunt, named_hunt
from cutterprint.i18n import Message, msg
from cutterprint.specs.cells import Cell, cell_name


@dataclass(frozen=True)
class Score:
    """What a land is worth, and why: the hunt, meal by meal, and the points, line by line."""

    ground: Ground
    hunt: HuntState
    lines: tuple[Line, ...]

    @property
    def land(self) -> Land:
        return self.ground.land

    @cached_property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    @cached_property
    def parts(self) -> dict[str, int]:
        """The points by creature, then bonuses and miscut cards; every part is there, also with 0."""
        parts = dict.fromkeys([*self.land.rules.creatures, BONUSES, MISCUT], 0)
        for line in self.lines:
            parts[line.part] += line.points
        return parts

    @property
    def survivors(self) -> int:
        creatures = sum(kind is not None for kind in self.ground.creature)
        return creatures - len(self.hunt.devoured)

    @property
    def areas(self) -> int:
        return len(self.ground.areas)

    @property
    def meals(self) -> tuple[Meal, ...]:
        return self.hunt.meals

    @property
    def chose_prey(self) -> bool:
        """Whether the scoring chose whom the hunters eat, because the land does not say."""
        return self.land.prey is None and any(meal.is_choice for meal in self.meals)

    @property
    def devoured(self) -> list[Cell]:
        """The squares of the devoured creatures, in the order in which they were eaten."""
        return [self.ground.cells[meal.prey] for meal in self.meals]

    def name(self, number: int) -> str:
        """The name of a square by its number."""
        return cell_name(self.ground.cells[number])

    def as_json(self) -> dict[str, Any]:
        creature = self.ground.creature
        return {
            "total": self.total,
            "parts": self.parts,
            "survivors": self.survivors,
            "areas": self.areas,
            "devoured": [
                {"square": self.name(meal.prey), "creature": creature[meal.prey], "by": meal.kind}
                for meal in self.meals
            ],
            "towers": [cell_name(cell) for cell in sorted(self.land.towers)],
            "walls": [wall_name(border) for border in sorted(self.land.walls)],
            "bridges": [bridge_name(ends) for ends in sorted(self.land.bridges)],
        }


def score(land: Land) -> Score:
    """The score of a legal land. Prey that the land does not name is chosen to score most."""
    ground = Ground(land)
    if land.prey is None:
        hunt = best_hunt(ground)
    else:
        named = named_hunt(
            ground, frozenset(ground.number[cell] for cell in land.prey if cell in ground.number)
        )
        if named is None:
            raise ValueError("the land names prey that its hunters can't eat; prey_faults says why")
        hunt = named
    return Score(ground, hunt, tuple(score_lines(ground, hunt)))


def prey_faults(land: Land) -> list[Fault]:
    """What is wrong with the prey that a land names; asks only of lands that are legal otherwise."""
    if land.prey is None or faults(land):
        return []
    found = [
        Fault("prey", msg("there is no creature on {square}", square=cell_name(cell)), "prey", cell)
        for cell in sorted(land.prey)
        if (square := land.squares.get(cell)) is None or square.feature not in land.rules.creatures
    ]
    if found:
        return found
    ground = Ground(land)
    prey = frozenset(ground.number[cell] for cell in land.prey)
    if named_hunt(ground, prey) is not None:
        return []
    hint = msg("leave 'prey' out, and the best choice is found for you")
    return [Fault("prey", _why_not(ground, prey), "prey", hint=hint)]


def _why_not(ground: Ground, prey: frozenset[int]) -> Message:
    """Why the hunters can't eat just the named creatures: how many they must eat, and of whom."""
    hunters = Hunters(ground)
    state = HuntState()
    reached: set[int] = set()

    def names(numbers: Iterable[int]) -> str:
        return ", ".join(cell_name(ground.cells[number]) for number in numbers)

    for position, turn in enumerate(hunters.turns):
        meals = []
        for creature in turn:
            for feast in hunters.feasts(creature, state.devoured):
                meal = frozenset(feast.prey)
                if feast.eats is not None:
                    meal = prey.intersection(feast.prey)
                    if not feast.allows(meal):
                        return msg(
                            "{hunter} at {square} and its companions must eat exactly {number} of {prey}; "
                            "the file names {named} of them",
                            hunter=creature.name,
                            square=names([next(iter(feast.reach))]),
                            number=feast.must_eat,
                            prey=names(feast.prey),
                            named=len(meal),
                        )
                    reached |= meal
                meals.append((feast, meal))
        state = hunters.fed(state, position + 1, meals)
    return msg("no hunter with a choice can eat {prey}", prey=names(sorted(prey - reached)))
