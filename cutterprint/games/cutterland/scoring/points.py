"""Points: what each rule scores after the hunt, as lines that say why."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

from cutterprint.games.cutterland.rules.model import (
    TOWER,
    WALL_BRIDGE,
    AreaSize,
    ByCount,
    Creature,
    EachNeighbour,
    EachPrey,
    EachSurvivor,
    Scope,
    ScoreRule,
)
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.hunting import HuntState

BONUSES = "bonuses"
MISCUT = "miscut"


@dataclass(frozen=True)
class Line:
    """Points for one reason: the part of the score, the rule, the squares (by number), how many, how much.

    `count` is what the rule counted: survivors, prey, squares of an area, neighbours, tokens or cards.
    """

    part: str
    rule: ScoreRule | None
    squares: tuple[int, ...]
    count: int
    points: int


def score_lines(ground: Ground, state: HuntState) -> list[Line]:
    """Every line of the score of a land after its hunt."""
    survivors: dict[str, list[int]] = {}
    for number, kind in enumerate(ground.creature):
        if kind is not None and number not in state.devoured:
            survivors.setdefault(kind, []).append(number)
    lines: list[Line] = []
    for creature in ground.land.rules.creatures.values():
        own = survivors.get(creature.key, [])
        for rule in creature.scores:
            lines += _SCORERS[type(rule)](rule, creature, own, ground, state)
    lines += _bonus_lines(ground)
    if ground.land.miscut_cards:
        cards = ground.land.miscut_cards
        lines.append(Line(MISCUT, None, (), cards, -cards * ground.land.rules.miscut))
    return lines


def points_of(ground: Ground, state: HuntState) -> int:
    """The total alone."""
    return sum(line.points for line in score_lines(ground, state))


def _each_survivor(
    rule: EachSurvivor, creature: Creature, own: list[int], ground: Ground, state: HuntState
) -> Iterator[Line]:
    if own:
        yield Line(creature.key, rule, tuple(own), len(own), rule.points * len(own))


def _each_prey(
    rule: EachPrey, creature: Creature, own: list[int], ground: Ground, state: HuntState
) -> Iterator[Line]:
    prey = tuple(meal.prey for meal in state.meals if meal.kind == creature.key)
    if prey:
        yield Line(creature.key, rule, prey, len(prey), rule.points * len(prey))


def _by_count(
    rule: ByCount, creature: Creature, own: list[int], ground: Ground, state: HuntState
) -> Iterator[Line]:
    for_none = rule.by.points(0)
    if rule.scope is Scope.LAND:
        if own or for_none:
            yield Line(creature.key, rule, tuple(own), len(own), rule.by.points(len(own)))
        return
    by_area = _by_area(own, ground)
    for together in by_area.values():
        yield Line(creature.key, rule, tuple(together), len(together), rule.by.points(len(together)))
    empty = len(ground.areas) - len(by_area)
    if for_none and empty:
        yield Line(creature.key, rule, (), 0, for_none * empty)


def _area_size(
    rule: AreaSize, creature: Creature, own: list[int], ground: Ground, state: HuntState
) -> Iterator[Line]:
    for area in _by_area(own, ground):
        squares = tuple(sorted(ground.areas[area]))
        yield Line(creature.key, rule, squares, len(squares), rule.points * len(squares))


def _each_neighbour(
    rule: EachNeighbour, creature: Creature, own: list[int], ground: Ground, state: HuntState
) -> Iterator[Line]:
    for here in own:
        near = tuple(
            number for number in neighbours(ground, here, rule.beside) if number not in state.devoured
        )
        if near:
            yield Line(creature.key, rule, (here, *near), len(near), rule.points * len(near))


def neighbours(ground: Ground, here: int, kind: str | None) -> list[int]:
    """The creatures around a square, of one kind or of any."""
    found = set()
    for number in ground.around(here):
        other = ground.creature[number]
        if other is not None and kind in {None, other}:
            found.add(number)
    return sorted(found)


_SCORERS: dict[type[ScoreRule], Callable[..., Iterator[Line]]] = {
    EachSurvivor: _each_survivor,
    EachPrey: _each_prey,
    ByCount: _by_count,
    AreaSize: _area_size,
    EachNeighbour: _each_neighbour,
}


def _by_area(numbers: Collection[int], ground: Ground) -> dict[int, list[int]]:
    areas: dict[int, list[int]] = {}
    for number in numbers:
        areas.setdefault(ground.area_of[number], []).append(number)
    return areas


def _bonus_lines(ground: Ground) -> Iterator[Line]:
    land = ground.land
    used = {TOWER: len(land.towers), WALL_BRIDGE: len(land.walls) + len(land.bridges)}
    for key, bonus in land.rules.bonuses.items():
        squares = tuple(n for n, cell in enumerate(ground.cells) if land.squares[cell].feature == key)
        unused = len(squares) - used.get(key, 0)
        if unused:
            yield Line(BONUSES, None, squares, unused, unused * bonus.unused)
