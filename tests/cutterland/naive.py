"""A second opinion: Cutterland's scoring once more, as plainly as it can be written.

It shares nothing with the real engine and is only there to be compared with it. Nothing is optimised: every
choice of prey is tried. No creature is known by name; all that they do stands in the rules, a dict as YAML
gives it. Placements are judged by `naive_complaints`; `naive_score` takes it that there are none.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any

Cell = tuple[int, int]
Squares = dict[Cell, tuple[str, str | None]]
Pair = frozenset[Cell]
Rules = dict[str, Any]
Areas = list[set[Cell]]


@dataclass
class NaiveLand:
    """A finished land with the bonuses placed on it; cells are (column, row) from 0."""

    squares: Squares
    towers: set[Cell] = field(default_factory=set)
    walls: set[Pair] = field(default_factory=set)
    bridges: set[Pair] = field(default_factory=set)
    miscut_cards: int = 0
    prey: list[Cell] | None = None


@dataclass
class NaiveScore:
    """What a land is worth. `parts` has every kind of the rules, `bonuses` and `miscut` (never above 0)."""

    total: int
    parts: dict[str, int]
    survivors: int
    areas: int
    devoured: set[Cell]


@dataclass
class Hunt:
    """One way in which all the hunting may go."""

    devoured: set[Cell]
    eaten_by: dict[str, set[Cell]]
    chosen: set[Cell]  # what the hunters with a number to eat were given


def naive_score(land: NaiveLand, rules: Rules) -> NaiveScore:
    """The score of the land: with its own prey if it names some, else with the prey that scores most.

    Between choices of the same total the one that leaves more survivors counts, since survivors break ties.
    """
    scores = [score_after(land, rules, hunt) for hunt in possible_hunts(land, rules)]
    if not scores:
        raise ValueError(f"these cannot be the prey: {land.prey}")
    return max(scores, key=lambda score: (score.total, score.survivors))


# --- what is connected ---


def sides(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


def corners(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)}


def connected(land: NaiveLand, cell: Cell) -> set[Cell]:
    """The squares at its sides without a wall between, and those at the other end of a bridge."""
    beside = {other for other in sides(cell) if frozenset({cell, other}) not in land.walls}
    bridged = {other for bridge in land.bridges if cell in bridge for other in bridge if other != cell}
    return (beside | bridged) & set(land.squares)


def around(land: NaiveLand, cell: Cell) -> set[Cell]:
    """The connected squares and the four diagonal ones, which no wall cuts off."""
    return connected(land, cell) | (corners(cell) & set(land.squares))


def areas_of(land: NaiveLand) -> Areas:
    areas: Areas = []
    for start in land.squares:
        if not any(start in area for area in areas):
            landscape = land.squares[start][0]
            area, border = {start}, {start}
            while border:
                reached = {other for cell in border for other in connected(land, cell)}
                border = {cell for cell in reached if land.squares[cell][0] == landscape} - area
                area |= border
            areas.append(area)
    return areas


# --- who lives where ---


def creatures_of(land: NaiveLand, rules: Rules, without: set[Cell]) -> dict[Cell, str]:
    return {
        cell: feature
        for cell, (_, feature) in land.squares.items()
        if feature is not None and feature in rules["creatures"] and cell not in without
    }


def bonus_squares(land: NaiveLand, key: str) -> int:
    return sum(feature == key for _, feature in land.squares.values())


# --- hunting ---


def possible_hunts(land: NaiveLand, rules: Rules) -> list[Hunt]:
    """All the ways the hunting may go; with prey given, only those in which the choosers eat exactly that."""
    turns = sorted({habit_of(rules, kind)["turn"] for kind in hunting_kinds(rules)})
    start = Hunt(set(), {kind: set() for kind in rules["creatures"]}, set())
    hunts = list(hunts_from(start, turns, land, rules))
    if land.prey is None:
        return hunts
    if len(land.prey) != len(set(land.prey)):
        return []
    return [hunt for hunt in hunts if hunt.chosen == set(land.prey)]


def hunting_kinds(rules: Rules) -> list[str]:
    return [kind for kind, creature in rules["creatures"].items() if creature.get("hunts")]


def habit_of(rules: Rules, kind: str) -> Rules:
    """How a kind hunts, with what the rules leave out: turn 1, all around it, sparing its own kind."""
    left_out: Rules = {"turn": 1, "reach": "around", "eats": "all", "spares": [kind]}
    return {**left_out, **rules["creatures"][kind]["hunts"]}


def hunts_from(so_far: Hunt, turns: list[int], land: NaiveLand, rules: Rules) -> Iterator[Hunt]:
    """Every way in which the turns left may go. The kinds of one turn hunt at once, each as if alone."""
    if not turns:
        yield so_far
        return
    kinds = [kind for kind in hunting_kinds(rules) if habit_of(rules, kind)["turn"] == turns[0]]
    reach = {kind: reach_of_hunters(kind, so_far.devoured, land, rules) for kind in kinds}
    for meals in product(*[possible_meals(kind, reach[kind], land, rules) for kind in kinds]):
        eaten_by = {kind: set(prey) for kind, prey in so_far.eaten_by.items()}
        chosen = set(so_far.chosen)
        for kind, meal in zip(kinds, meals, strict=True):
            if habit_of(rules, kind)["eats"] != "all":
                chosen |= meal
        eaten = union(meals)
        for prey in eaten:
            # One creature feeds one kind: of those that ate it, the one that the rules list first.
            eaten_by[next(kind for kind, meal in zip(kinds, meals, strict=True) if prey in meal)].add(prey)
        yield from hunts_from(Hunt(so_far.devoured | eaten, eaten_by, chosen), turns[1:], land, rules)


def reach_of_hunters(kind: str, devoured: set[Cell], land: NaiveLand, rules: Rules) -> dict[Cell, set[Cell]]:
    """For each living hunter of the kind, whom it could eat: not itself, a spared kind or one in a tower."""
    habit = habit_of(rules, kind)
    living = creatures_of(land, rules, without=devoured)
    edible = {cell for cell, other in living.items() if other not in habit["spares"]} - land.towers
    reach: dict[Cell, set[Cell]] = {}
    for hunter in [cell for cell, other in living.items() if other == kind]:
        if habit["reach"] == "around":
            reach[hunter] = around(land, hunter) & edible
        elif habit["reach"] == "area":
            own_area = next(area for area in areas_of(land) if hunter in area)
            reach[hunter] = (own_area & edible) - {hunter}
        else:
            raise ValueError(f"unknown reach: {habit['reach']}")
    return reach


def possible_meals(kind: str, reach: dict[Cell, set[Cell]], land: NaiveLand, rules: Rules) -> list[set[Cell]]:
    """All the sets of prey that the hunters of one kind may eat together in their turn."""
    habit = habit_of(rules, kind)
    if habit["eats"] == "all":
        return [union(reach.values())]
    each = int(habit["eats"])
    if habit["reach"] == "around":
        return largest_meals(reach, each)
    meals_by_area: list[list[set[Cell]]] = []
    for area in areas_of(land):
        hunters = [hunter for hunter in reach if hunter in area]
        prey = union(reach[hunter] for hunter in hunters)
        must_eat = min(each * len(hunters), len(prey))
        meals_by_area.append([set(meal) for meal in combinations(sorted(prey), must_eat)])
    return [union(meals) for meals in product(*meals_by_area)]


def largest_meals(reach: dict[Cell, set[Cell]], each: int) -> list[set[Cell]]:
    """The largest sets of prey that can be dealt out so that no hunter eats more than its number."""
    prey = sorted(union(reach.values()))
    for size in range(min(len(prey), each * len(reach)), 0, -1):
        meals = [set(meal) for meal in combinations(prey, size) if can_deal(list(meal), reach, each)]
        if meals:
            return meals
    return [set()]


def can_deal(prey: list[Cell], reach: dict[Cell, set[Cell]], each: int) -> bool:
    hunters = [[hunter for hunter in reach if cell in reach[hunter]] for cell in prey]
    return any(all(eaters.count(hunter) <= each for hunter in reach) for eaters in product(*hunters))


def union(sets: Iterable[set[Cell]]) -> set[Cell]:
    return {cell for one in sets for cell in one}


# --- scoring ---


def score_after(land: NaiveLand, rules: Rules, hunt: Hunt) -> NaiveScore:
    survivors = creatures_of(land, rules, without=hunt.devoured)
    parts: dict[str, int] = {}
    for kind, creature in rules["creatures"].items():
        scores = creature.get("scores") or []
        rules_of_kind = scores if isinstance(scores, list) else [scores]
        parts[kind] = sum(points_for(rule, kind, land, survivors, hunt) for rule in rules_of_kind)
    parts["bonuses"] = sum(
        unused_bonuses(land, key) * bonus.get("unused", 0) for key, bonus in rules.get("bonuses", {}).items()
    )
    parts["miscut"] = -rules.get("miscut", 3) * land.miscut_cards
    return NaiveScore(sum(parts.values()), parts, len(survivors), len(areas_of(land)), hunt.devoured)


def points_for(rule: Rules, kind: str, land: NaiveLand, survivors: dict[Cell, str], hunt: Hunt) -> int:
    own = {cell for cell, other in survivors.items() if other == kind}
    places = areas_of(land) if rule["per"] == "area" else [set(land.squares)]
    match rule:
        case {"per": "creature", "beside": wanted, "points": int(points)}:
            near = [survivors[other] for cell in own for other in around(land, cell) & set(survivors)]
            return points * sum(wanted in ("any", kind_near) for kind_near in near)
        case {"per": "creature", "points": int(points)}:
            return points * len(own)
        case {"per": "prey", "points": int(points)}:
            return points * len(hunt.eaten_by[kind])
        case {"per": "area" | "land", "table": list(table)}:
            return sum(from_table(table, rule.get("then", 0), len(own & place)) for place in places)
        case {"per": "area" | "land", "exactly": dict(exactly)}:
            return sum(exactly.get(len(own & place), 0) for place in places)
        case {"per": "area", "squares": int(points)}:
            return sum(points * len(place) for place in places if own & place)
    raise ValueError(f"unknown rule of scoring: {rule}")


def from_table(table: list[int], then: int, count: int) -> int:
    """The entry for so many; past the table each one adds `then`, and nothing more without it."""
    if count <= len(table):
        return table[count - 1] if count else 0
    return (table[-1] if table else 0) + then * (count - len(table))


def unused_bonuses(land: NaiveLand, key: str) -> int:
    used = {"tower": len(land.towers), "wall_bridge": len(land.walls) + len(land.bridges)}
    return bonus_squares(land, key) - used.get(key, 0)


# --- legality ---


def slot_under(bridge: Pair) -> Cell | None:
    """The slot that a bridge spans; none if its ends are not two squares in a line with one slot between."""
    slots = [slot for cell in bridge for slot in sides(cell) if is_spanned(slot, bridge)]
    return slots[0] if slots else None


def is_spanned(slot: Cell, bridge: Pair) -> bool:
    x, y = slot
    return bridge in (frozenset({(x - 1, y), (x + 1, y)}), frozenset({(x, y - 1), (x, y + 1)}))


def naive_complaints(land: NaiveLand, rules: Rules) -> set[str]:
    """The codes of all that is wrong; prey hangs on the placements, so it is judged only if they hold."""
    codes: set[str] = set()
    if not land.towers <= set(creatures_of(land, rules, without=set())):
        codes.add("tower-place")
    if unused_bonuses(land, "tower") < 0:
        codes.add("tower-count")
    if unused_bonuses(land, "wall_bridge") < 0:
        codes.add("wall-bridge-count")
    for wall in land.walls:
        touches = any(wall == {cell, side} for cell in wall for side in sides(cell))
        if not touches or not wall <= set(land.squares):
            codes.add("wall-place")
    for bridge in land.bridges:
        slot = slot_under(bridge)
        if slot is None:
            codes.add("bridge-length")
        elif any(frozenset({slot, end}) in land.walls for end in bridge):
            codes.add("bridge-meets-wall")
        if slot is not None and any(slot_under(other) == slot for other in land.bridges if other != bridge):
            codes.add("bridges-cross")
        if slot is not None and not bridge <= set(land.squares):
            codes.add("bridge-end")
    if is_split(land):
        codes.add("land-split")
    if not codes and not possible_hunts(land, rules):
        codes.add("prey")
    return codes


def is_split(land: NaiveLand) -> bool:
    """Whether some squares touch the others only by corners or not at all, walls and bridges apart."""
    one_landscape: Squares = dict.fromkeys(land.squares, ("land", None))
    return len(areas_of(NaiveLand(one_landscape))) > 1
