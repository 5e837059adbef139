"""The choice of prey that scores most.

Two ways lead to it. Where whoever is eaten matters only by its kind and area, the choice is a sum over areas
with a few totals over the land (how many turtles are left), and a table over those totals finds the best one
in time that grows with the land (`_best_by_count`). Where places matter too (a rule counts neighbours, a
later turn hunts what is left), the choices are tried one after the other, with creatures that nothing tells
apart counted as one (`_best_by_trying`).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from cutterprint.errors import CutterprintError
from cutterprint.games.cutterland.rules.model import Creature, Reach
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.hunting import Feast, Hunters, HuntState
from cutterprint.games.cutterland.scoring.points import points_of
from cutterprint.i18n import msg

MOST_CHOICES = 200_000
_TOO_MANY_WAYS = msg("there are too many ways to share out the prey named here")


class TooManyChoicesError(CutterprintError):
    """There are more choices of prey than can be tried; the player has to name the prey."""


def best_hunt(ground: Ground) -> HuntState:
    """The hunt with the choices that score most; of equal ones, the one that leaves more survivors."""
    hunters = Hunters(ground)
    state = HuntState()
    for position, turn in enumerate(hunters.turns):
        feasts = _feasts(hunters, turn, state)
        if any(feast.has_choice for feast in feasts):
            if position == len(hunters.turns) - 1 and _only_counts_matter(hunters, turn, feasts):
                meals = _best_by_count(ground, state, feasts)
                return hunters.fed(state, position + 1, list(zip(feasts, meals, strict=True)))
            return _best_by_trying(ground, hunters, state, position)
        state = hunters.fed(state, position + 1, [(feast, frozenset(feast.prey)) for feast in feasts])
    return state


def named_hunt(ground: Ground, prey: frozenset[int]) -> HuntState | None:
    """The hunt in which the hunters with a number to eat devour exactly the named creatures, if any."""
    hunters = Hunters(ground)
    for count, state in enumerate(_named(hunters, HuntState(), 0, prey)):
        if state.chosen == prey:
            return state
        if count > MOST_CHOICES:
            raise TooManyChoicesError(_TOO_MANY_WAYS)
    return None


def _named(hunters: Hunters, state: HuntState, position: int, prey: frozenset[int]) -> Iterator[HuntState]:
    if position == len(hunters.turns):
        yield state
        return
    feasts = _feasts(hunters, hunters.turns[position], state)
    choices = [
        [frozenset(feast.prey)] if not feast.has_choice else list(_limited(feast.meals(prey)))
        for feast in feasts
    ]
    for meals in product(*choices):
        fed = hunters.fed(state, position + 1, list(zip(feasts, meals, strict=True)))
        if fed.chosen <= prey:
            yield from _named(hunters, fed, position + 1, prey)


def _limited(meals: Iterator[frozenset[int]]) -> Iterator[frozenset[int]]:
    for count, meal in enumerate(meals):
        if count > MOST_CHOICES:
            raise TooManyChoicesError(_TOO_MANY_WAYS)
        yield meal


def _feasts(hunters: Hunters, turn: tuple[Creature, ...], state: HuntState) -> list[Feast]:
    return [feast for creature in turn for feast in hunters.feasts(creature, state.devoured)]


def _only_counts_matter(hunters: Hunters, turn: tuple[Creature, ...], feasts: list[Feast]) -> bool:
    """Whether nothing but kind and area tells the candidates of the last turn apart.

    One kind hunts, in areas, so no feast shares prey with another; the hunters are no prey themselves;
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
        and not any(rules.creatures[kind].terms.around for kind in hunters.of_kind)
        and all(feast.is_area for feast in feasts)
    )


# --- by count ---


@dataclass(frozen=True)
class _Step:
    """A way to reach a total: the one before it, and who was eaten on the way, as a linked list."""

    before: "_Step | None"
    kind: str
    eaten: int


_Totals = tuple[int, ...]


def _best_by_count(ground: Ground, state: HuntState, feasts: list[Feast]) -> list[frozenset[int]]:
    """For each feast the meal that scores most, all of them together.

    Points split into what an area's own count of a kind gives and what the land's count of a kind gives.
    The latter needs the counts only up to a cap, past which each further one adds the same: so the areas are
    gone through one after the other, and for each vector of capped counts the best way to it is kept.
    """
    creatures = ground.land.rules.creatures
    open_feasts = [feast for feast in feasts if feast.has_choice]
    by_kind = [_candidates_by_kind(ground, feast) for feast in open_feasts]
    hunted = {kind for kinds in by_kind for kind in kinds}
    terms = {key: one.terms for key, one in creatures.items() if key in hunted and one.terms.land}
    caps = {key: own.land_cap for key, own in terms.items()}
    reached = {number for feast in feasts for number in feast.prey}
    sure = _survivors(ground, state, range(len(ground.cells)), reached)
    start = tuple(min(cap, sure.get(kind, 0)) for kind, cap in caps.items())

    best: dict[_Totals, tuple[int, tuple[_Step | None, ...]]] = {start: (0, ())}
    for feast, candidates in zip(open_feasts, by_kind, strict=True):
        ways = _ways_to_feed(ground, state, feast, candidates, caps)
        merged: dict[_Totals, tuple[int, tuple[_Step | None, ...]]] = {}
        for so_far, (points, steps) in best.items():
            for (_, left), (more, step) in ways.items():
                totals = tuple(min(c, a + b) for c, a, b in zip(caps.values(), so_far, left, strict=True))
                if totals not in merged or points + more > merged[totals][0]:
                    merged[totals] = (points + more, (*steps, step))
        best = merged

    def whole(item: tuple[_Totals, tuple[int, object]]) -> int:
        totals, (points, _) = item
        return points + sum(own.land_rest(count) for own, count in zip(terms.values(), totals, strict=True))

    _, (_, steps) = max(best.items(), key=whole)
    chosen = iter(_meal(step, candidates) for step, candidates in zip(steps, by_kind, strict=True))
    return [next(chosen) if feast.has_choice else frozenset(feast.prey) for feast in feasts]


def _ways_to_feed(
    ground: Ground,
    state: HuntState,
    feast: Feast,
    candidates: dict[str, list[int]],
    caps: dict[str, int],
) -> dict[tuple[int, _Totals], tuple[int, _Step | None]]:
    """The best way to each number eaten of an area and each vector of capped counts that are left."""
    squares = ground.areas[ground.area_of[feast.prey[0]]]
    sheltered = _survivors(ground, state, squares, set(feast.prey))
    ways: dict[tuple[int, _Totals], tuple[int, _Step | None]] = {(0, (0,) * len(caps)): (0, None)}
    places = list(caps)
    room = len(feast.prey)
    for kind, numbers in candidates.items():
        room -= len(numbers)
        terms = ground.land.rules.creatures[kind].terms
        safe = sheltered.get(kind, 0)
        own = [
            terms.in_area(left + safe)
            + (terms.square * len(squares) if left + safe else 0)
            + terms.land_slope * left
            for left in range(len(numbers), -1, -1)
        ]
        place = places.index(kind) if kind in caps else None
        following: dict[tuple[int, _Totals], tuple[int, _Step | None]] = {}
        for (eaten_before, totals), (points, step) in ways.items():
            least = max(0, feast.must_eat - eaten_before - room)
            for eaten in range(least, min(len(numbers), feast.must_eat - eaten_before) + 1):
                if place is not None:
                    capped = min(caps[kind], len(numbers) - eaten)
                    totals = (*totals[:place], capped, *totals[place + 1 :])
                key = (eaten_before + eaten, totals)
                value = points + own[eaten]
                if key not in following or value > following[key][0]:
                    following[key] = (value, _Step(step, kind, eaten))
        ways = following
    return ways


def _candidates_by_kind(ground: Ground, feast: Feast) -> dict[str, list[int]]:
    """The prey by kind; the kinds in the order of the rules, so that the choice is always the same one."""
    found: dict[str, list[int]] = {}
    for number in feast.prey:
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


def _survivors(ground: Ground, state: HuntState, squares: Iterable[int], reached: set[int]) -> dict[str, int]:
    """The creatures on some squares by kind whom the hunters can't reach."""
    counts: dict[str, int] = {}
    for number in squares:
        kind = ground.creature[number]
        if kind is not None and number not in state.devoured and number not in reached:
            counts[kind] = counts.get(kind, 0) + 1
    return counts


# --- by trying ---


def _best_by_trying(ground: Ground, hunters: Hunters, state: HuntState, position: int) -> HuntState:
    best: tuple[int, int] | None = None
    found = state
    for tried, end in enumerate(_ways(ground, hunters, state, position)):
        if tried >= MOST_CHOICES:
            raise TooManyChoicesError(
                msg(
                    "the hunters have more than {number} choices of prey in this land; "
                    "name whom they eat with 'prey: [...]'",
                    number=f"{MOST_CHOICES:,}",
                )
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
    feasts = _feasts(hunters, hunters.turns[position], state)
    special = _told_apart(ground, hunters, position, feasts)
    for meals in _products([_different_meals(ground, feast, special) for feast in feasts]):
        fed = hunters.fed(state, position + 1, list(zip(feasts, meals, strict=True)))
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


def _told_apart(ground: Ground, hunters: Hunters, position: int, feasts: list[Feast]) -> set[int]:
    """The creatures whose place matters, not only their kind and area.

    Those are the ones around a later hunter or around a creature whose neighbours count, those creatures
    themselves, and prey that two feasts of the turn share.
    """
    rules = ground.land.rules
    special: set[int] = set()
    later = {creature.key for turn in hunters.turns[position + 1 :] for creature in turn}
    for number in hunters.creatures:
        kind = ground.creature[number]
        assert kind is not None, "creatures have a kind"
        if kind in later or rules.creatures[kind].terms.around:
            special.add(number)
            special.update(ground.creatures_around(number))
    seen: set[int] = set()
    for feast in feasts:
        special.update(seen.intersection(feast.prey))
        seen.update(feast.prey)
        if not feast.is_area:
            special.update(feast.prey)
        special.update(prey for prey in feast.prey if prey in feast.reach)
    return special


def _different_meals(ground: Ground, feast: Feast, special: set[int]) -> Iterator[frozenset[int]]:
    """The meals of a feast, one of each sort: equals of a kind in an area are eaten in reading order."""
    if not feast.has_choice:
        yield frozenset(feast.prey)
        return
    if not feast.is_area:
        yield from feast.meals(feast.prey)
        return
    sorts: dict[object, list[int]] = {}
    for number in feast.prey:
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

    for meal in pick(0, feast.must_eat, len(feast.prey)):
        yield frozenset(meal)
