"""Scoring, rule by rule, on lands small enough to count by hand.

Every case is put to the engine and to the naive scorer, and they must agree.
"""

from typing import Any

import pytest

from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.scoring.score import Score
from cutterprint.specs.cells import Cell, parse_cell
from tests.cutterland.opinions import BASE, agreed_complaints, agreed_score, land_of, rules_of

BASE_RULES: Rules = rules_of(BASE)


def cells(names: str) -> set[Cell]:
    return {parse_cell(name) for name in names.split()}


def land(text: str, rules: dict[str, Any] = BASE, **placed: Any) -> Land:
    return land_of(text, BASE_RULES if rules is BASE else rules_of(rules), **placed)


def score(text: str, rules: dict[str, Any] = BASE, **placed: Any) -> Score:
    placements = land(text, rules, **placed)
    assert agreed_complaints(placements, rules) == set()
    return agreed_score(placements, rules)


def eaten(found: Score) -> set[Cell]:
    return set(found.devoured)


def with_creatures(**creatures: dict[str, Any]) -> dict[str, Any]:
    """The base rules with only these creatures, in this order; codes are their initials."""
    everywhere = list(BASE["landscapes"])
    return {
        **BASE,
        "creatures": {key: {"code": key[0], "lives_in": everywhere, **one} for key, one in creatures.items()},
    }


# --- areas ---


def test_squares_of_one_landscape_make_an_area_by_their_sides_only() -> None:
    assert score("P. M.\nM. P.").areas == 4
    assert score("P. P.\nM. P.").areas == 2


def test_a_wall_parts_an_area_only_if_no_other_way_round_is_left() -> None:
    assert score("P= P.", walls="A1/B1").areas == 2
    assert score("P= P.\nP. P.", walls="A1/B1").areas == 1


def test_a_bridge_joins_areas_of_one_landscape_over_a_square_or_a_hole() -> None:
    assert score("P. M= P.").areas == 3
    assert score("P. M= P.", bridges="A1-C1").areas == 2
    assert score("P. .. P.\nM. M= M.", bridges="A1-C1").areas == 2


def test_a_bridge_between_landscapes_merges_nothing() -> None:
    assert score("P. M= W.", bridges="A1-C1").areas == 3


def test_the_square_under_a_bridge_stays_as_it_was() -> None:
    # B1 is a plain under a bridge of moors: still one plain with B2, and no part of the moor.
    result = score("Mg P. Mg\nW= Pc W.", bridges="A1-C1")
    assert result.areas == 4
    assert result.parts["goblin"] == 5
    assert result.parts["centaur"] == 2


# --- each creature ---


@pytest.mark.parametrize(("goblins", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 16), (6, 18)])
def test_goblins_of_an_area_by_the_table(goblins: int, points: int) -> None:
    assert score(" ".join(["M."] + ["Mg"] * goblins)).total == points


def test_goblins_count_area_by_area() -> None:
    assert score("Mg Mg P. Mg").parts["goblin"] == 5 + 2


def test_a_centaurs_area_scores_its_squares_once() -> None:
    assert score("Pc P. Pc M.").parts["centaur"] == 3
    assert score("Pc P. M. Pc").parts["centaur"] == 3


def test_a_centaurs_area_counts_bridged_parts() -> None:
    assert score("Pc M= P. P.", bridges="A1-C1").parts["centaur"] == 3


@pytest.mark.parametrize(("dragons", "points"), [(1, 0), (2, 7), (3, 0), (4, 0)])
def test_only_pairs_of_dragons_score(dragons: int, points: int) -> None:
    assert score(" ".join(["Md"] * dragons)).total == points


def test_dragons_pair_up_area_by_area() -> None:
    assert score("Md Md P. Pd Pd").parts["dragon"] == 14
    assert score("Md P. Md").parts["dragon"] == 0


@pytest.mark.parametrize(("turtles", "points"), [(0, 0), (1, 10), (2, 5), (3, 0), (4, 0)])
def test_turtles_count_over_the_whole_land(turtles: int, points: int) -> None:
    assert score(" ".join(["M."] + ["Pt", "Wt"][:turtles] + ["Wt"] * (turtles - 2))).total == points


def test_each_surviving_frog_costs_two() -> None:
    assert score("Wf Mf").total == -4


def test_unused_bonuses_score_and_used_ones_do_not() -> None:
    assert score("P^ P= M^").total == 3
    assert score("Pc P= M^", towers="A1").parts["bonuses"] == 1
    assert score("Pc P= M^", walls="A1/B1").parts["bonuses"] == 1
    assert score("Pc M= P.", bridges="A1-C1").parts["bonuses"] == 0


def test_miscut_cards_cost_three_each_or_what_the_rules_say() -> None:
    assert score("P.", miscut=2).parts["miscut"] == -6
    assert score("P.", miscut=2, rules={**BASE, "miscut": 1}).total == -2


# --- the kraken's hunt ---


def test_a_kraken_eats_at_its_sides_and_corners_on_any_landscape() -> None:
    result = score("Pc Mg Pt\nMf Wk Wf\nPd Wt M.")
    assert eaten(result) == cells("A1 B1 C1 A2 C2 A3 B3")
    assert result.parts["kraken"] == 14
    assert (result.total, result.survivors) == (14, 1)


def test_a_kraken_leaves_krakens_alone() -> None:
    assert eaten(score("Wk Wk")) == set()


def test_what_stands_beside_two_krakens_is_eaten_once() -> None:
    assert score("Wk Wf Wk").parts["kraken"] == 2


def test_a_kraken_reaches_no_further_than_its_neighbours() -> None:
    assert eaten(score("Wk W. Wf")) == set()


def test_a_wall_saves_from_the_side_but_not_from_the_corner() -> None:
    assert eaten(score("Wk Wf\nP= M.", walls="A1/B1")) == set()
    assert eaten(score("Wk W=\nP= Mf", walls="A1/B1 A1/A2")) == cells("B2")


def test_a_kraken_reaches_over_a_bridge_whatever_lies_there() -> None:
    assert eaten(score("Wk P= Mg", bridges="A1-C1")) == cells("C1")
    assert score("Wk P= Wf", bridges="A1-C1").parts["kraken"] == 2


def test_a_kraken_never_reaches_over_two_bridges_in_a_chain() -> None:
    assert eaten(score("Wk P= W. P= Wf", bridges="A1-C1 C1-E1")) == set()


def test_a_bridge_end_does_not_open_the_corners_around_it() -> None:
    assert eaten(score("Wk P= W. Mg\nM. M. M. Mg", bridges="A1-C1")) == set()


def test_a_tower_saves_its_creature_and_lets_it_hunt() -> None:
    assert eaten(score("Wk Wt W^", towers="B1")) == set()
    result = score("Mf Wk M^\n.. .. Md\nMg M. M.", towers="C2")
    assert eaten(result) == cells("A1 A3")


def test_one_kraken_can_eat_twelve() -> None:
    text = """
    .. .. Mf .. ..
    W= Mf Mf Mf W=
    Mf Mf Wk Mf Mf
    W= Mf Mf Mf W=
    .. .. Mf .. ..
    """
    result = score(text, bridges="C1-C3 C3-C5 A3-C3 C3-E3")
    assert (len(eaten(result)), result.total) == (12, 24)


# --- the dragon's hunt ---


def test_a_dragon_must_eat_in_its_area() -> None:
    assert eaten(score("Md M. Mg")) == cells("C1")
    assert eaten(score("Md P. Mg")) == set()


def test_dragons_leave_dragons_alone_and_eat_what_there_is() -> None:
    result = score("Md Md Mg")
    assert (eaten(result), result.total) == (cells("C1"), 7)


def test_a_dragons_prey_is_the_players_best_choice() -> None:
    assert eaten(score("Md Mf Mg Mg")) == cells("B1")
    assert eaten(score("Pd Pc Pt P.")) == cells("B1")


def test_a_dragons_prey_may_be_named() -> None:
    result = score("Md Mf Mg Mg", prey="C1")
    assert (eaten(result), result.total) == (cells("C1"), -2 + 2)


def test_choices_in_different_areas_matter_together() -> None:
    # Three turtles, two hungry dragons apart: both eat a turtle though a centaur is there to be eaten.
    result = score("Pt P. Pd M. Pd Pt Pc P. P. P. M. Pt")
    assert eaten(result) == cells("A1 F1")
    assert result.total == 10 + 6
    # With only two turtles and one of them certainly eaten, the other dragon had better leave the last one.
    assert eaten(score("Pt P. Pd M. Pd Pt Pc")) == cells("A1 G1")


def test_a_dragon_eaten_by_a_kraken_does_not_hunt_any_more() -> None:
    result = score("Wk Md M. Mg")
    assert eaten(result) == cells("B1")
    assert result.total == 2 + 2


def test_a_towered_creature_does_not_count_as_edible_for_dragons() -> None:
    assert eaten(score("Md Mg M^ Mg", towers="B1")) == cells("D1")


def test_a_bridge_widens_a_dragons_hunt() -> None:
    assert eaten(score("Md Mg P= Mf", bridges="B1-D1")) == cells("D1")


def test_areas_keep_the_squares_of_the_devoured() -> None:
    # C1 is eaten by the dragon, and its square still belongs to the centaur's four.
    assert score("Pc P. Pt Pd").parts["centaur"] == 0
    assert score("Pc P. Pt Pd", prey="C1").parts["centaur"] == 4


# --- rules that the base game does not use ---


def test_points_for_each_creature() -> None:
    rules = with_creatures(mole={"scores": {"per": "creature", "points": 3}})
    assert score("Mm Mm M.", rules=rules).total == 6


def test_a_table_without_then_adds_nothing_past_its_end() -> None:
    rules = with_creatures(mole={"scores": {"per": "area", "table": [3, 4]}})
    assert [score("M. " + "Mm " * n, rules=rules).total for n in range(5)] == [0, 3, 4, 4, 4]


def test_a_table_over_the_whole_land() -> None:
    rules = with_creatures(mole={"scores": {"per": "land", "table": [1, 4], "then": 5}})
    assert score("Mm P. Mm P. Mm", rules=rules).total == 9


def test_exactly_none_can_score_too() -> None:
    rules = with_creatures(mole={"scores": {"per": "land", "exactly": {0: 6}}})
    assert score("M.", rules=rules).total == 6
    assert score("Mm", rules=rules).total == 0
    rules = with_creatures(mole={"scores": {"per": "area", "exactly": {0: 6}}})
    assert score("Mm P. W.", rules=rules).total == 12


def test_several_rules_add_up() -> None:
    rules = with_creatures(mole={"scores": [{"per": "creature", "points": 2}, {"per": "area", "squares": 1}]})
    assert score("Mm Mm M.", rules=rules).total == 7


def test_no_rule_scores_nothing() -> None:
    assert score("Mm", rules=with_creatures(mole={})).total == 0


def test_beside_counts_survivors_around_by_walls_bridges_and_corners() -> None:
    rules = with_creatures(mole={"scores": {"per": "creature", "beside": "fox", "points": 2}}, fox={})
    assert score("Mm Mf Mf\nMf M. M=", rules=rules).parts["mole"] == 4
    assert score("Mm Mf Mf\nMf M. M=", rules=rules, walls="A1/B1").parts["mole"] == 2
    assert score("Mm M. Mf\nMf M. M=", rules=rules, bridges="A1-C1").parts["mole"] == 4
    assert score("Mm W=\nM. Mf", rules=rules, walls="A1/B1").parts["mole"] == 2


def test_beside_any_counts_each_pair_from_its_own_side() -> None:
    rules = with_creatures(mole={"scores": {"per": "creature", "beside": "any", "points": 1}}, fox={})
    assert score("Mm Mm Mf", rules=rules).total == 1 + 2


def test_beside_does_not_count_the_devoured() -> None:
    owl = {"hunts": {"turn": 1, "reach": "area", "eats": "all", "spares": ["owl", "mole"]}}
    rules = with_creatures(
        mole={"scores": {"per": "creature", "beside": "fox", "points": 2}}, fox={}, owl=owl
    )
    assert score("Mo Mm Mf P. Mm Mf", rules=rules).total == 2


def test_other_bonuses_only_score_unused() -> None:
    rules = {**BASE, "bonuses": {**BASE["bonuses"], "gem": {"code": "*", "unused": 4}}}
    assert score("P* P* P^", rules=rules).total == 9


def test_hunters_of_a_whole_area_eat_all_but_themselves() -> None:
    owl = {"hunts": {"turn": 1, "reach": "area", "eats": "all", "spares": []}}
    rules = with_creatures(owl=owl, fox={})
    assert eaten(score("Mo Mf P. Mf", rules=rules)) == cells("B1")
    assert eaten(score("Mo Mf Mo", rules=rules)) == cells("A1 B1 C1")


def test_a_hunter_spares_its_own_kind_if_the_rules_list_nobody() -> None:
    rules = with_creatures(owl={"hunts": {"turn": 1, "reach": "area", "eats": "all"}}, fox={})
    assert eaten(score("Mo Mf Mo", rules=rules)) == cells("B1")


def test_hunters_with_a_number_eat_so_many_each() -> None:
    rules = with_creatures(
        owl={"hunts": {"turn": 1, "reach": "area", "eats": 2, "spares": ["owl"]}},
        fox={"scores": {"per": "creature", "points": -1}},
    )
    assert score("Mo Mf Mf Mf", rules=rules).total == -1
    assert score("Mo Mo Mf Mf Mf", rules=rules).total == 0


def test_hunters_around_with_a_number_eat_as_many_as_they_can_share() -> None:
    # A1 reaches only B1, C1 reaches B1 and D1: together both, if A1 takes B1.
    rules = with_creatures(
        owl={
            "hunts": {"turn": 1, "reach": "around", "eats": 1, "spares": ["owl"]},
            "scores": {"per": "prey", "points": 1},
        },
        fox={"scores": {"per": "creature", "points": 5}},
    )
    assert eaten(score("Mo Mf Mo Mf", rules=rules)) == cells("B1 D1")
    assert score("Mf Mo Mf", rules=rules).total == 1 + 5
    assert score("Mf Mo Mf P. P. Mo", rules=rules).total == 1 + 5
    assert agreed_complaints(land("Mo Mf Mo Mf", prey="B1", rules=rules), rules) == {"prey"}


def test_kinds_of_one_turn_hunt_each_other_at_once() -> None:
    hunts = {"turn": 1, "reach": "around", "eats": "all"}
    rules = with_creatures(owl={"hunts": hunts}, fox={"hunts": hunts})
    result = score("Mo Mf", rules=rules)
    assert (eaten(result), result.survivors) == (cells("A1 B1"), 0)


def test_an_earlier_turn_comes_first_whatever_the_order_of_the_rules() -> None:
    owl = {"hunts": {"turn": 5, "reach": "around", "eats": "all"}}
    fox = {"hunts": {"turn": 3, "reach": "around", "eats": "all"}}
    assert eaten(score("Mo Mf", rules=with_creatures(owl=owl, fox=fox))) == cells("A1")


def test_prey_of_two_kinds_counts_for_the_one_listed_first() -> None:
    hunts = {"turn": 1, "reach": "around", "eats": "all", "spares": ["owl", "fox"]}
    owl = {"hunts": hunts, "scores": {"per": "prey", "points": 1}}
    fox = {"hunts": hunts, "scores": {"per": "prey", "points": 10}}
    assert score("Mo Mm Mf Mm", rules=with_creatures(owl=owl, fox=fox, mole={})).total == 1 + 10
    assert score("Mo Mm Mf Mm", rules=with_creatures(fox=fox, owl=owl, mole={})).total == 20


def test_a_choice_made_early_looks_ahead_to_later_turns() -> None:
    # The owl had better eat the fox (turn 2), which would else eat the one worth most.
    rules = with_creatures(
        owl={"hunts": {"turn": 1, "reach": "area", "eats": 1}},
        fox={"hunts": {"turn": 2, "reach": "area", "eats": 1, "spares": ["owl", "fox"]}},
        mole={"scores": {"per": "creature", "points": 4}},
    )
    result = score("Mo Mf Mm", rules=rules)
    assert (eaten(result), result.total) == (cells("B1"), 4)
    assert score("Mo Mf Mm Mm", rules=rules, prey="C1 D1").total == 0


def test_the_example_of_the_formats() -> None:
    text = """
    .. Pc P. Mg
    Wk W. M= Mg
    Wf W^ M= Md
    """
    result = score(text, towers="B1", walls="D2/D3 C3/D3", prey="")
    assert result.total == 9
    assert {key: points for key, points in result.parts.items() if points} == {
        "goblin": 5,
        "kraken": 2,
        "centaur": 2,
    }
