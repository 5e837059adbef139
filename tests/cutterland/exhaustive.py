"""Small random lands, and the best use of their bonuses by trying out everything that is legal."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.components.legality import faults
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.rules.model import TOWER, WALL_BRIDGE, Rules
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.points import points_of
from cutterprint.games.cutterland.scoring.prey import best_hunt
from cutterprint.specs.cells import Cell
from tests.strategies import borders_of, spans_of

KINDS = ("owl", "fox", "mole", "newt")


def small_land(chance: random.Random, rules: Rules, most: int, towers: int, others: int) -> Land:
    """A connected land of at most so many squares that gives these tokens, and is full of creatures."""
    cells: list[Cell] = [(0, 0)]
    size = chance.randint(min(most, towers + others + 2), most)
    while len(cells) < size:
        column, row = chance.choice(cells)
        step = chance.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
        cell = (column + step[0], row + step[1])
        if cell not in cells:
            cells.append(cell)
    left, top = min(c for c, _ in cells), min(r for _, r in cells)
    bonuses = dict(
        zip(chance.sample(cells, towers + others), [TOWER] * towers + [WALL_BRIDGE] * others, strict=True)
    )
    # A few landscapes only, so that there are areas worth cutting and joining.
    grounds = chance.choices(list(rules.landscapes), k=chance.randint(1, 3))
    crowd = chance.uniform(0.4, 1)
    squares = {}
    for cell in cells:
        ground = chance.choice(grounds)
        at_home = [c.key for c in rules.creatures.values() if ground in c.lives_in]
        feature = bonuses.get(cell)
        if feature is None and at_home and chance.random() < crowd:
            feature = chance.choice(at_home)
        squares[cell[0] - left, cell[1] - top] = Square(ground, feature)
    return Land(rules, squares)


def random_placements(chance: random.Random, land: Land) -> Land:
    """The same land with some of its tokens placed."""
    creatures = [cell for cell, square in land.squares.items() if square.feature in land.rules.creatures]
    changes: list[dict[str, Any]] = [{"towers": frozenset({cell})} for cell in creatures]
    changes += [{"walls": frozenset({border})} for border in borders_of(land)]
    changes += [{"bridges": frozenset({ends})} for ends in spans_of(land)]
    for change in chance.sample(changes, min(3, len(changes))):
        changed = replace(land, **{key: getattr(land, key) | value for key, value in change.items()})
        if not faults(changed):
            land = changed
    return land


def best_by_trying_everything(land: Land) -> int:
    """The highest total over every legal set of towers, walls and bridges that adds to what stands there."""
    best: int | None = None
    unused = land.rules.bonuses[WALL_BRIDGE].unused
    known: dict[object, int] = {}
    creatures = sorted(
        cell
        for cell, square in land.squares.items()
        if square.feature in land.rules.creatures and cell not in land.towers
    )
    for placed in _walls_and_bridges(land):
        ground = Ground(placed)
        # Grounds with the same areas and the same connections of creatures differ only in tokens used.
        same = (tuple(ground.area_of), _connected_creatures(ground))
        price = unused * (len(placed.walls) + len(placed.bridges))
        if same not in known:
            known[same] = price + max(
                _total(ground, replace(placed, towers=land.towers.union(towers)))
                for count in range(land.count(TOWER) - len(land.towers) + 1)
                for towers in combinations(creatures, count)
            )
        total = known[same] - price
        best = total if best is None else max(best, total)
    assert best is not None, "to place nothing is legal"
    return best


def _total(ground: Ground, land: Land) -> int:
    ground.land = land
    return points_of(ground, best_hunt(ground))


def _connected_creatures(ground: Ground) -> frozenset[tuple[int, int]]:
    return frozenset(
        (here, there)
        for here, kind in enumerate(ground.creature)
        for there in ground.connected[here]
        if kind is not None and ground.creature[there] is not None
    )


def _walls_and_bridges(land: Land) -> Iterator[Land]:
    free = land.count(WALL_BRIDGE) - len(land.walls) - len(land.bridges)
    walls = [border for border in borders_of(land) if border not in land.walls]
    bridges = [ends for ends in spans_of(land) if ends not in land.bridges]
    for number in range(free + 1):
        for built in range(number + 1):
            for new_walls in combinations(walls, number - built):
                for new_bridges in combinations(bridges, built):
                    placed = replace(
                        land, walls=land.walls.union(new_walls), bridges=land.bridges.union(new_bridges)
                    )
                    if not faults(placed):
                        yield placed


def random_rules(chance: random.Random) -> dict[str, Any]:
    """Rules of invented creatures whose score falls apart into areas, as plain data.

    Some hunters devour everybody around them first; then others hunt in areas, one kind a turn.
    """
    creatures: dict[str, dict[str, Any]] = {}
    turns = [2, 3, 4]
    chance.shuffle(turns)
    for kind in KINDS:
        creatures[kind] = {
            "code": kind[0],
            "lives_in": chance.sample(["plains", "moor"], chance.randint(1, 2)),
            "scores": [_score_rule(chance) for _ in range(chance.randint(0, 2))],
        }
        spares = chance.sample(KINDS, chance.randint(0, 2))
        sort = chance.random()
        if sort < 0.3:
            creatures[kind]["hunts"] = {
                "turn": 1,
                "reach": "around",
                "eats": "all",
                "spares": sorted({kind, *spares}),
            }
        elif sort < 0.6 and turns:
            eats = chance.choice(["all", 1, 1, 2])
            creatures[kind]["hunts"] = {"turn": turns.pop(), "reach": "area", "eats": eats, "spares": spares}
    return {
        "game": "cutterland",
        "id": "random",
        "card": {"squares": 12, "features": 7, "columns": 3},
        "landscapes": {"plains": {"code": "P"}, "moor": {"code": "M"}},
        "creatures": creatures,
        "bonuses": {
            "tower": {"code": "^", "unused": chance.randint(0, 2)},
            "wall_bridge": {"code": "=", "unused": chance.randint(0, 2)},
        },
    }


def _score_rule(chance: random.Random) -> dict[str, Any]:
    def points() -> int:
        return chance.randint(-4, 9)

    per = chance.choice(["area", "area", "land"])
    match chance.randrange(5):
        case 0:
            return {"per": "creature", "points": points()}
        case 1:
            return {"per": "prey", "points": points()}
        case 2:
            table = [points() for _ in range(chance.randint(1, 3))]
            return {"per": per, "table": table, "then": chance.choice([0, points()])}
        case 3:
            return {"per": per, "exactly": {chance.randint(0, 3): points() for _ in range(2)}}
        case _:
            return {"per": "area", "squares": points()}
