"""The choice of prey that scores most.

Two ways lead to it. Where whoever is eaten matters only by its kind and area, the choice is a sum over areas
with a few totals over the land (how many turtles are left), and a table over those totals finds the best one
in time that grows with the land (`_best_by_count`). Where places matter too (a rule counts neighbours, a
later turn hunts what is left), the choices are tried one after the other, with creatures that nothing tells
apart counted as one (`_best_by_trying`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from cutterprint.errors import CutterprintError
from cutterprint.games.cutterland.rules.model import (
    AreaSize,
    ByCount,
    Creature,
    EachNeighbour,
    EachPrey,
    EachSurvivor,
    Exactly,
    Ladder,
    Reach,
    Scope,
    ScoreRule,
)
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.hunting import Hunters, HuntState, Table
from cutterprint.games.cutterland.scoring.points import neighbours, points_of

MOST_CHOICES = 200_000


class TooManyChoicesError(CutterprintError):
    """There are more choices of prey than can be tried; the player has to name the prey."""


def best_hunt(ground: Ground) -> HuntState:
    """The hunt with the choices that score most; of equal ones, the one that leaves more survivors."""
    hunters = Hunters(ground)
    state = HuntState()
    for position, turn in enumerate(hunters.turns):
        tables = _tables(hunters, turn, state)
        if any(table.has_choice for table in tables):
            if position == len(hunters.turns) - 1 and _only_counts_matter(hunters, turn, tables):
                meals = _best_by_count(ground, state, tables)
                return hunters.fed(state, position + 1, list(zip(tables, meals, strict=True)))
            return _best_by_trying(ground, hunters, state, position)
        state = hunters.fed(state, position + 1, [(table, frozenset(table.prey)) for table in tables])
    return state


def named_hunt(ground: Ground, prey: frozenset[int]) -> HuntState | None:
    """The hunt in which the hunters with a number to eat devour exactly the named creatures, if any."""
    hunters = Hunters(ground)
    for count, state in enumerate(_named(hunters, HuntState(), 0, prey)):
        if state.chosen == prey:
            return state
        if count > MOST_CHOICES:
            raise TooManyChoicesError("there are too many ways to share out the prey named here")
    return None


def _named(hunters: Hunters, state: HuntState, position: int, prey: frozenset[int]) -> Iterator[HuntState]:
    if position == len(hunters.turns):
        yield state
        return
    tables = _tables(hunters, hunters.turns[position], state)
    choices = [
        [frozenset(table.prey)] if not table.has_choice else list(_limited(table.meals(prey)))
        for table in tables
    ]
    for meals in product(*choices):
        fed = hunters.fed(state, position + 1, list(zip(tables, meals, strict=True)))
        if fed.chosen <= prey:
            yield from _named(hunters, fed, position + 1, prey)


def _limited(meals: Iterator[frozenset[int]]) -> Iterator[frozenset[int]]:
    for count, meal in enumerate(meals):
        if count > MOST_CHOICES:
            raise TooManyChoicesError("there are too many ways to share out the prey named here")
        yield meal


def _tables(hunters: Hunters, turn: tuple[Creature, ...], state: HuntState) -> list[Table]:
    return [table for creature in turn for table in hunters.tables(creature, state.devoured)]


def _only_counts_matter(hunters: Hunters, turn: tuple[Creature, ...], tables: list[Table]) -> bool:
    """Whether nothing but kind and area tells the candidates of the last turn apart.

    One kind hunts, in areas, so no table shares prey with another; the hunters are no prey themselves;
    and no rule of a kind in the land counts neighbours.
    """
    (creature, *others) = turn
    hunt = creature.hunts
    rules = hunters.ground.land.rules
    return (
        not others
        and hunt is not None
        and hunt.reach is Reach.AREA
        and creature.key in hunt.spares
        and not any(
            isinstance(rule, EachNeighbour)
            for kind in hunters.of_kind
            for rule in rules.creatures[kind].scores
        )
        and all(table.is_area for table in tables)
    )


# --- by count ---


@dataclass(frozen=True)
class _Tail:
    """A land's ladder split into a slope and what is left of it, which stays the same from `cap` on."""

    rule: Ladder | Exactly
    slope: int
    cap: int

    @classmethod
    def of(cls, rule: Ladder | Exactly) -> "_Tail":
        if isinstance(rule, Ladder):
            return cls(rule, rule.then, len(rule.table))
        return cls(rule, 0, max(count for count, _ in rule.counts) + 1)

    def rest(self, capped: int) -> int:
        return self.rule.points(capped) - self.slope * capped


@dataclass(frozen=True)
class _Step:
    """A way to reach a total: the one before it, and who was eaten on the way, as a linked list."""

    before: "_Step | None"
    kind: str
    eaten: int


_Totals = tuple[int, ...]


def _best_by_count(ground: Ground, state: HuntState, tables: list[Table]) -> list[frozenset[int]]:
    """For each table the meal that scores most, all of them together.

    Points split into what an area's own count of a kind gives and what the land's count of a kind gives.
    The latter needs the counts only up to a cap, past which each one more adds the same: so the areas are
    gone through one after the other, and for each vector of capped counts the best way to it is kept.
    """
    rules = ground.land.rules
    open_tables = [table for table in tables if table.has_choice]
    by_kind = [_candidates_by_kind(ground, table) for table in open_tables]
    land_rules = _land_tails({kind for kinds in by_kind for kind in kinds}, ground)
    counted = list(land_rules)
    caps = [max(tail.cap for tail in land_rules[kind]) for kind in counted]
    sure = _sure_survivors(ground, state, tables)
    start = tuple(min(cap, sure.get(kind, 0)) for kind, cap in zip(counted, caps, strict=True))

    best: dict[_Totals, tuple[int, tuple[_Step | None, ...]]] = {start: (0, ())}
    for table, candidates in zip(open_tables, by_kind, strict=True):
        area = ground.area_of[table.prey[0]]
        sheltered = _survivors_in(ground, state, area, set(table.prey))
        ways: dict[tuple[int, _Totals], tuple[int, _Step | None]] = {(0, (0,) * len(counted)): (0, None)}
        room = len(table.prey)
        for kind, numbers in candidates.items():
            room -= len(numbers)
            own = [
                _area_points(
                    rules.creatures[kind],
                    len(numbers) - eaten,
                    sheltered.get(kind, 0),
                    ground,
                    area,
                    land_rules,
                )
                for eaten in range(len(numbers) + 1)
            ]
            place = counted.index(kind) if kind in land_rules else None
            following: dict[tuple[int, _Totals], tuple[int, _Step | None]] = {}
            for (eaten_before, left), (points, step) in ways.items():
                least = max(0, table.must_eat - eaten_before - room)
                for eaten in range(least, min(len(numbers), table.must_eat - eaten_before) + 1):
                    totals = left
                    if place is not None:
                        capped = min(caps[place], len(numbers) - eaten)
                        totals = (*left[:place], capped, *left[place + 1 :])
                    key = (eaten_before + eaten, totals)
                    value = points + own[eaten]
                    if key not in following or value > following[key][0]:
                        following[key] = (value, _Step(step, kind, eaten))
            ways = following
        merged: dict[_Totals, tuple[int, tuple[_Step | None, ...]]] = {}
        for so_far, (points, steps) in best.items():
            for (_, left), (more, step) in ways.items():
                totals = tuple(min(cap, a + b) for cap, a, b in zip(caps, so_far, left, strict=True))
                if totals not in merged or points + more > merged[totals][0]:
                    merged[totals] = (points + more, (*steps, step))
        best = merged

    def whole(item: tuple[_Totals, tuple[int, tuple[_Step | None, ...]]]) -> int:
        totals, (points, _) = item
        return points + sum(
            tail.rest(min(tail.cap, count))
            for kind, count in zip(counted, totals, strict=True)
            for tail in land_rules[kind]
        )

    _, (_, steps) = max(best.items(), key=whole)
    chosen = iter(_meal(step, candidates) for step, candidates in zip(steps, by_kind, strict=True))
    return [next(chosen) if table.has_choice else frozenset(table.prey) for table in tables]


def _candidates_by_kind(ground: Ground, table: Table) -> dict[str, list[int]]:
    """The prey by kind; the kinds in the order of the rules, so that the choice is always the same one."""
    found: dict[str, list[int]] = {}
    for number in table.prey:
        kind = ground.creature[number]
        assert kind is not None, "prey is a creature"
        found.setdefault(kind, []).append(number)
    return {kind: found[kind] for kind in ground.land.rules.creatures if kind in found}


def _meal(step: "_Step | None", candidates: dict[str, list[int]]) -> frozenset[int]:
    eaten: set[int] = set()
    while step is not None:
        eaten.update(candidates[step.kind][: step.eaten])
        step = step.before
    return frozenset(eaten)


def _land_tails(kinds: set[str], ground: Ground) -> dict[str, list[_Tail]]:
    """The kinds among the candidates that the whole land counts."""
    found: dict[str, list[_Tail]] = {}
    for key, creature in ground.land.rules.creatures.items():
        tails = [
            _Tail.of(rule.by)
            for rule in creature.scores
            if isinstance(rule, ByCount) and rule.scope is Scope.LAND
        ]
        if tails and key in kinds:
            found[key] = tails
    return found


def _sure_survivors(ground: Ground, state: HuntState, tables: list[Table]) -> dict[str, int]:
    """The creatures by kind whom this turn's hunters can't reach."""
    reached = {number for table in tables for number in table.prey}
    counts: dict[str, int] = {}
    for number, kind in enumerate(ground.creature):
        if kind is not None and number not in state.devoured and number not in reached:
            counts[kind] = counts.get(kind, 0) + 1
    return counts


def _survivors_in(ground: Ground, state: HuntState, area: int, reached: set[int]) -> dict[str, int]:
    """The creatures of an area by kind whom its hunters can't eat."""
    counts: dict[str, int] = {}
    for number in ground.areas[area]:
        kind = ground.creature[number]
        if kind is not None and number not in state.devoured and number not in reached:
            counts[kind] = counts.get(kind, 0) + 1
    return counts


def _area_points(
    creature: Creature, left: int, safe: int, ground: Ground, area: int, land_rules: dict[str, list[_Tail]]
) -> int:
    """What a kind scores in an area with so many candidates left and so many out of reach.

    The land's ladders give their slope for each candidate left; the rest of them is added at the end.
    """
    points = sum(_rule_points(rule, left + safe, len(ground.areas[area])) for rule in creature.scores)
    return points + sum(tail.slope for tail in land_rules.get(creature.key, ())) * left


def _rule_points(rule: ScoreRule, count: int, squares: int) -> int:
    match rule:
        case EachSurvivor(points):
            return points * count
        case AreaSize(points):
            return points * squares if count else 0
        case ByCount(Scope.AREA, by):
            return by.points(count)
        case ByCount() | EachPrey() | EachNeighbour():
            return 0


# --- by trying ---


def _best_by_trying(ground: Ground, hunters: Hunters, state: HuntState, position: int) -> HuntState:
    best: tuple[int, int] | None = None
    found = state
    for tried, end in enumerate(_ways(ground, hunters, state, position)):
        if tried >= MOST_CHOICES:
            raise TooManyChoicesError(
                f"the hunters have more than {MOST_CHOICES:,} choices of prey in this land; "
                "name whom they eat with 'prey: [...]'"
            )
        value = (points_of(ground, end), -len(end.devoured))
        if best is None or value > best:
            best, found = value, end
    return found


def _ways(ground: Ground, hunters: Hunters, state: HuntState, position: int) -> Iterator[HuntState]:
    """Every way in which the hunt may go on, as far as it makes a difference."""
    if position == len(hunters.turns):
        yield state
        return
    tables = _tables(hunters, hunters.turns[position], state)
    special = _told_apart(ground, hunters, position, tables)
    for meals in _products([_different_meals(ground, table, special) for table in tables]):
        fed = hunters.fed(state, position + 1, list(zip(tables, meals, strict=True)))
        yield from _ways(ground, hunters, fed, position + 1)


def _products(choices: list[Iterator[frozenset[int]]]) -> Iterator[tuple[frozenset[int], ...]]:
    """Every combination of meals, drawn one by one: itertools.product would list all of them first."""
    if not choices:
        yield ()
        return
    *before, last = choices
    kept: list[frozenset[int]] = []
    for head in _products(before):
        if kept:
            for meal in kept:
                yield (*head, meal)
            continue
        for meal in last:
            kept.append(meal)
            yield (*head, meal)


def _told_apart(ground: Ground, hunters: Hunters, position: int, tables: list[Table]) -> set[int]:
    """The creatures whose place matters, not only their kind and area.

    Those are the ones around a later hunter or around a creature whose neighbours count, those creatures
    themselves, and prey that two tables of the turn share.
    """
    rules = ground.land.rules
    special: set[int] = set()
    later = {creature.key for turn in hunters.turns[position + 1 :] for creature in turn}
    for number in hunters.creatures:
        kind = ground.creature[number]
        assert kind is not None, "creatures have a kind"
        counts_near = any(isinstance(rule, EachNeighbour) for rule in rules.creatures[kind].scores)
        if kind in later or counts_near:
            special.add(number)
            special.update(neighbours(ground, number, None))
    seen: set[int] = set()
    for table in tables:
        special.update(seen.intersection(table.prey))
        seen.update(table.prey)
        if not table.is_area:
            special.update(table.prey)
        special.update(prey for prey in table.prey if prey in table.reach)
    return special


def _different_meals(ground: Ground, table: Table, special: set[int]) -> Iterator[frozenset[int]]:
    """The meals of a table, one of each sort: equals of a kind in an area are eaten in reading order."""
    if not table.has_choice:
        yield frozenset(table.prey)
        return
    if not table.is_area:
        yield from table.meals(table.prey)
        return
    sorts: dict[object, list[int]] = {}
    for number in table.prey:
        sorts.setdefault(number if number in special else ground.creature[number], []).append(number)
    groups = list(sorts.values())

    def pick(index: int, left: int, room: int) -> Iterator[tuple[int, ...]]:
        if index == len(groups):
            yield ()
            return
        group = groups[index]
        room -= len(group)
        for number in range(max(0, left - room), min(left, len(group)) + 1):
            for rest in pick(index + 1, left - number, room):
                yield (*group[:number], *rest)

    for meal in pick(0, table.must_eat, len(table.prey)):
        yield frozenset(meal)
