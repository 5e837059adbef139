"""solve finds the best use of the bonuses, and proves it."""

import random
import time
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.played_lands import realistic_lands, with_more_bonuses
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.components.legality import faults
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.rules.model import TOWER, WALL_BRIDGE, Rules
from cutterprint.games.cutterland.scoring.score import score
from cutterprint.games.cutterland.solving import area_offers, cuts, regions
from cutterprint.games.cutterland.solving.gains import gains
from cutterprint.games.cutterland.solving.moves import Board, Bridge, Tower, Wall, with_moves
from cutterprint.games.cutterland.solving.payoffs import Payoffs
from cutterprint.games.cutterland.solving.search import LandSearch, Solution, solve, without_placements
from cutterprint.games.cutterland.terminal.solutions import gain_words
from cutterprint.i18n import language
from tests.cutterland.exhaustive import (
    best_by_trying_everything,
    random_placements,
    random_rules,
    small_land,
)
from tests.cutterland.opinions import BASE, land_of, rules_of
from tests.strategies import borders_of, lands, plain_rules, spans_of


def assert_proved(found: Solution, land: Land, best: int) -> None:
    """The solution is legal, keeps what was placed, scores what it says, and nothing scores more."""
    solved = found.score.land
    assert faults(solved) == []
    assert (solved.towers >= land.towers, solved.walls >= land.walls, solved.bridges >= land.bridges) == (
        True,
        True,
        True,
    )
    assert score(replace(solved, prey=None)).total == found.score.total
    assert (found.score.total, found.bound, found.is_optimal) == (best, best, True), land.text()


@pytest.mark.parametrize("seed", range(20))
def test_solve_equals_exhaustive_search_on_small_lands(seed: int, base: Rules) -> None:
    chance = random.Random(seed)
    for number in range(130):
        most = 16 if number % 20 == 0 else 10
        land = small_land(chance, base, most, chance.randint(0, 2), chance.randint(0, 2))
        assert_proved(solve(land), land, best_by_trying_everything(land))


@pytest.mark.parametrize("seed", range(4))
def test_solve_keeps_what_is_placed_and_makes_the_best_of_the_rest(seed: int, base: Rules) -> None:
    chance = random.Random(100 + seed)
    for _ in range(60):
        land = random_placements(chance, small_land(chance, base, 12, 2, 3))
        assert_proved(solve(land), land, best_by_trying_everything(land))


@pytest.mark.parametrize("seed", range(6))
def test_solve_is_exact_under_invented_rules_that_fall_apart(seed: int) -> None:
    chance = random.Random(200 + seed)
    divided = 0
    for _ in range(50):
        rules = rules_of(random_rules(chance))
        for _ in range(2):
            land = random_placements(
                chance, small_land(chance, rules, 9, chance.randint(0, 2), chance.randint(0, 2))
            )
            divided += Payoffs(land).falls_apart
            assert_proved(solve(land), land, best_by_trying_everything(land))
    assert divided > 70


@settings(max_examples=120)
@given(plain_rules(), st.integers(0, 10**6))
def test_solve_is_exact_under_any_rules(plain: dict[str, Any], seed: int) -> None:
    chance = random.Random(seed)
    land = small_land(chance, rules_of(plain), 8, chance.randint(0, 1), chance.randint(0, 2))
    assert_proved(solve(land), land, best_by_trying_everything(land))


def test_a_token_that_costs_points_when_left_over_is_used_in_vain() -> None:
    bonuses = {**BASE["bonuses"], "wall_bridge": {"code": "=", "unused": -3}}
    land = land_of("W. W= W.", rules_of({**BASE, "bonuses": bonuses}))
    found = solve(land)
    assert_proved(found, land, 0)
    assert len(found.moves) == 1


@settings(max_examples=250)
@given(lands(columns=4, rows=4), st.randoms(use_true_random=False))
def test_quick_legality_agrees_with_faults(land: Land, chance: random.Random) -> None:
    board = Board(land)
    for _ in range(6):
        numbers = chance.sample(range(len(board.moves)), min(len(board.moves), chance.randint(1, 3)))
        moves = sum(1 << number for number in numbers)
        assert board.is_legal(moves) == (not faults(board.placed(moves)))
    # And what is no move can't be made, whatever tokens are left.
    if board.most_others > 0:
        for wall in (Wall(border) for border in borders_of(land) if border not in land.walls):
            assert (wall in board.number) == (not faults(with_moves(land, [wall])))
        for bridge in (Bridge(ends) for ends in spans_of(land) if ends not in land.bridges):
            assert (bridge in board.number) == (not faults(with_moves(land, [bridge])))
    if board.most_towers > 0:
        for tower in (Tower(cell) for cell in land.squares if cell not in land.towers):
            assert (tower in board.number) == (not faults(with_moves(land, [tower])))


def test_realistic_lands_are_solved_and_proved() -> None:
    for land in realistic_lands(12, seed=1):
        start = time.perf_counter()
        found = solve(land)
        assert found.is_optimal
        assert faults(found.score.land) == []
        assert time.perf_counter() - start < 20


@pytest.mark.parametrize("turn", ["a quarter", "mirrored"])
def test_a_turned_or_mirrored_land_has_the_same_best(turn: str) -> None:
    for land in realistic_lands(4, seed=3):
        width = land.columns
        squares = {
            ((-row + 100, column) if turn == "a quarter" else (width - 1 - column, row)): square
            for (column, row), square in land.squares.items()
        }
        left = min(column for column, _ in squares)
        moved = Land(land.rules, {(column - left, row): square for (column, row), square in squares.items()})
        assert solve(moved).score.total == solve(land).score.total


@pytest.mark.parametrize("limit", [0.0, 0.3])
def test_many_bonuses_give_a_legal_answer_and_a_bound_in_time(limit: float) -> None:
    chance = random.Random(5)
    for land in realistic_lands(3, seed=77):
        rich = with_more_bonuses(land, chance)
        start = time.perf_counter()
        found = solve(rich, time_limit=limit)
        assert time.perf_counter() - start < limit + 2
        assert faults(found.score.land) == []
        assert found.before.total <= found.score.total <= found.bound


def test_an_unfinished_search_under_any_rules_has_an_answer_and_a_bound() -> None:
    owl = {
        "code": "o",
        "lives_in": ["plains", "moor"],
        "hunts": {"turn": 3, "reach": "around", "eats": 1},
        "scores": [{"per": "creature", "beside": "any", "points": 1}],
    }
    rules = rules_of({**BASE, "creatures": {**BASE["creatures"], "owl": owl}})
    land = with_more_bonuses(list(realistic_lands(2, seed=9))[1], random.Random(1))
    goblin = min(cell for cell, square in land.squares.items() if square.feature == "goblin")
    told: list[tuple[int, int]] = []
    search = LandSearch(
        Land(rules, {**land.squares, goblin: Square("moor", "owl")}),
        time_limit=1.5,
        progress=lambda best, bound: told.append((best, bound)),
    )
    search.run()
    found = search.solution()
    assert not found.is_optimal
    assert faults(found.score.land) == []
    assert found.before.total < found.score.total < found.bound
    assert told
    assert all(best <= bound for best, bound in told)


def test_a_huge_land_stops_in_time(base: Rules) -> None:
    chance = random.Random(1)
    kinds: list[str | None] = [None, "dragon", "goblin", "frog", TOWER, WALL_BRIDGE]
    land = Land(base, {(c, r): Square("moor", chance.choice(kinds)) for c in range(40) for r in range(40)})
    start = time.perf_counter()
    found = solve(land, time_limit=0.5)
    assert time.perf_counter() - start < 10
    assert found.score.total <= found.bound


def test_limits_of_memory_cost_the_proof_and_nothing_else(
    base: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(regions, "MOST_CLUSTERS", 3)
    monkeypatch.setattr(regions, "MOST_BRIDGINGS", 4)
    monkeypatch.setattr(regions, "MOST_VARIANTS", 2)
    monkeypatch.setattr(cuts, "MOST_CUTS", 8)
    monkeypatch.setattr(area_offers, "MOST_KEPT", 2)
    chance = random.Random(6)
    unproved = 0
    for _ in range(60):
        land = small_land(chance, base, 12, 1, 2)
        found = solve(land)
        assert found.score.total <= best_by_trying_everything(land) <= found.bound
        unproved += not found.is_optimal
    assert unproved


def test_named_prey_is_chosen_anew(base: Rules) -> None:
    land = land_of("Mg Md Mf M=", base, prey="A1")
    assert solve(land).score.devoured == [(2, 0)]


def test_without_placements_takes_all_tokens_back(base: Rules) -> None:
    land = land_of("Mg Md M= M^", base, towers="A1", walls="A1/B1", prey="")
    assert without_placements(land) == land_of("Mg Md M= M^", base)


def test_the_gains_of_the_moves_add_up(base: Rules) -> None:
    for land in realistic_lands(10, seed=4):
        found = solve(land)
        steps = list(gains(found))
        assert sum(gain.points for gain in steps) == found.score.total - found.before.total
        assert [move for gain in steps for move in gain.moves].sort(key=str) == list(found.moves).sort(
            key=str
        )
        assert all(gain_words(gain, language()) for gain in steps)


def test_moves_that_gain_only_together_are_told_together(base: Rules) -> None:
    land = land_of("Mg Mg M= M.\nMg Mg M= Md", base)
    (gain,) = gains(solve(land))
    assert gain_words(gain, language()) == (
        "wall B1/C1 and wall B2/C2: +3 (Goblin +5, Bonuses −2); Dragon no longer eats Goblin"
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Mg Mg M= Md", "wall B1/C1: +2 (Goblin +3, Bonuses −1); Dragon no longer eats Goblin"),
        ("Pt Wk P^", "tower A1: +7 (Kraken −2, Turtle +10, Bonuses −1); Kraken no longer eats Turtle"),
        ("Mg Mg W= Mg", "bridge B1-D1: +1 (Goblin +2, Bonuses −1); areas joined"),
        ("Wk W= Mf", "bridge A1-C1: +3 (Kraken +2, Frog +2, Bonuses −1); Kraken now eats Frog"),
    ],
)
def test_a_gain_is_told_in_words(text: str, told: str, base: Rules) -> None:
    found = solve(land_of(text, base))
    assert [gain_words(gain, language()) for gain in gains(found)] == [told]
