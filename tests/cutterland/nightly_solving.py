"""The slower proof of the solver, for `make nightly`: three towers, three walls/bridges, more lands."""

import random

import pytest

from benchmarks.played_lands import realistic_lands
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.rules.model import TOWER, WALL_BRIDGE, Rules
from cutterprint.games.cutterland.solving.moves import Board
from cutterprint.games.cutterland.solving.payoffs import Payoffs
from cutterprint.games.cutterland.solving.search import LandSearch, solve
from cutterprint.games.cutterland.solving.trying import Trial
from tests.cutterland.exhaustive import (
    best_by_trying_everything,
    random_placements,
    random_rules,
    small_land,
)
from tests.cutterland.opinions import rules_of


@pytest.mark.parametrize("seed", range(20))
def test_solve_equals_exhaustive_search_with_three_and_three(seed: int, base: Rules) -> None:
    chance = random.Random(1000 + seed)
    for _ in range(15):
        land = small_land(chance, base, 14, 3, 3)
        found = solve(land)
        assert found.score.total == found.bound == best_by_trying_everything(land), land.text()


@pytest.mark.parametrize("seed", range(20))
def test_solve_equals_exhaustive_search_under_invented_rules(seed: int) -> None:
    chance = random.Random(2000 + seed)
    for _ in range(60):
        rules = rules_of(random_rules(chance))
        land = random_placements(chance, small_land(chance, rules, 10, chance.randint(0, 3), 3))
        found = solve(land)
        assert found.score.total == found.bound == best_by_trying_everything(land), land.text()


@pytest.mark.parametrize("number", range(6))
def test_both_ways_to_solve_agree_on_large_lands(number: int) -> None:
    """Trying everything on a realistic land with three walls/bridges, and dividing it, find the same."""
    land = list(realistic_lands(number + 1, seed=8))[number]
    squares = dict(land.squares)
    for key, most in ((TOWER, 1), (WALL_BRIDGE, 3)):
        for cell in [cell for cell, square in squares.items() if square.feature == key][most:]:
            squares[cell] = Square(squares[cell].landscape)
    land = Land(land.rules, squares)
    totals: list[int] = []
    Trial(Board(land), Payoffs(land), lambda _, total: totals.append(total), lambda: None).run()
    search = LandSearch(land)
    search.run()
    assert search.solution().is_optimal
    assert search.solution().score.total == max(totals)
