"""Two opinions on a land: the engine's and the naive scorer's, from the same text."""

from typing import Any

import yaml

from cutterprint.games.cutterland.components.lands import Land, parse_bridge, parse_wall
from cutterprint.games.cutterland.components.legality import faults
from cutterprint.games.cutterland.components.squares import parse_square
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.scoring.score import Score, prey_faults
from cutterprint.games.cutterland.scoring.score import score as engine_score
from cutterprint.shelf.built_in import built_in
from cutterprint.shelf.resolver import load_bytes
from cutterprint.specs.cells import parse_cell
from tests.cutterland.naive import NaiveLand, NaiveScore, naive_complaints, naive_score

BASE: dict[str, Any] = yaml.safe_load(
    built_in("cutterland", "rules", "base").path.read_text(encoding="utf-8")
)


def rules_of(plain: dict[str, Any]) -> Rules:
    """Rules from the plain data that YAML gives, as the program reads them."""
    rules = load_bytes(yaml.safe_dump({**plain, "kind": "rules"}, sort_keys=False).encode())
    assert isinstance(rules, Rules)
    return rules


def land_of(
    text: str,
    rules: Rules,
    *,
    towers: str = "",
    walls: str = "",
    bridges: str = "",
    prey: str | None = None,
    miscut: int = 0,
) -> Land:
    """A land from its text and the names of its placements, legal or not."""
    squares = {}
    for row, line in enumerate(text.strip().splitlines()):
        for column, code in enumerate(line.split()):
            square = parse_square(code, rules)
            if square is not None:
                squares[column, row] = square
    return Land(
        rules,
        squares,
        towers=frozenset(map(parse_cell, towers.split())),
        walls=frozenset(map(parse_wall, walls.split())),
        bridges=frozenset(map(parse_bridge, bridges.split())),
        miscut_cards=miscut,
        prey=None if prey is None else frozenset(map(parse_cell, prey.split())),
    )


def naive_land(land: Land) -> NaiveLand:
    """The same land for the naive scorer."""
    return NaiveLand(
        squares={cell: (square.landscape, square.feature) for cell, square in land.squares.items()},
        towers=set(land.towers),
        walls={frozenset(border) for border in land.walls},
        bridges={frozenset(ends) for ends in land.bridges},
        miscut_cards=land.miscut_cards,
        prey=None if land.prey is None else sorted(land.prey),
    )


def complaints(land: Land) -> set[str]:
    """The codes of everything that is wrong with a land, as the engine sees it."""
    return {fault.code for fault in [*faults(land), *prey_faults(land)]}


def agreed_score(land: Land, plain: dict[str, Any]) -> Score:
    """The engine's score, which the naive scorer must have found too."""
    found, other = engine_score(land), naive_score(naive_land(land), plain)
    assert_agree(found, other)
    return found


def agreed_complaints(land: Land, plain: dict[str, Any]) -> set[str]:
    """The engine's complaints, which the naive scorer must have found too."""
    found = complaints(land)
    assert found == naive_complaints(naive_land(land), plain)
    return found


def assert_agree(found: Score, other: NaiveScore) -> None:
    assert found.total == other.total
    assert found.survivors == other.survivors
    assert found.areas == other.areas
    # Choices of the same worth may differ in whom they eat, and so in the parts.
    if set(found.devoured) == other.devoured:
        assert found.parts == other.parts
