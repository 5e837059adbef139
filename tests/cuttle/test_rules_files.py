"""The numbers of the game stand in the rules file: changing them there changes the game."""

from pathlib import Path

import pytest

from cutterprint.games.cuttle.positions.model import Position
from cutterprint.games.cuttle.rules.model import OneOff, Royal, Rules, Threat
from cutterprint.games.cuttle.rules.rules_reader import base_rules
from cutterprint.shelf.resolver import load_bytes
from tests.problems import codes_of, problems_of

HEAD = "game: cuttle\nkind: rules\nid: own\nextends: base\n"
GOALS = {"two": (21, 14, 10, 5, 0), "cutthroat": (14, 9, 5, 0), "teams": (21, 14, 10, 5, 0)}


def own(more: str) -> Rules:
    rules = load_bytes(f"{HEAD}{more}\n".encode())
    assert isinstance(rules, Rules)
    return rules


def position(folder: Path, rules: str, body: str) -> Position:
    (folder / "own.rules.yaml").write_text(f"{HEAD}{rules}\n", encoding="utf-8")
    text = f"game: cuttle\nkind: position\nrules: own\n{body}\n"
    found = load_bytes(text.encode(), path=folder / "a.position.yaml")
    assert isinstance(found, Position)
    return found


@pytest.mark.parametrize("variant", GOALS)
def test_goals_fall_with_the_kings(variant: str) -> None:
    assert base_rules().variants[variant].goals == GOALS[variant]


def test_hand_limits_deals_and_jokers_by_variant() -> None:
    found = {
        key: (one.players, one.hand_limit, one.dealt, one.dealt_to_dealer, one.jokers)
        for key, one in base_rules().variants.items()
    }
    assert found == {"two": (2, 8, 5, 6, 0), "cutthroat": (3, 7, 5, 5, 2), "teams": (4, 7, 5, 5, 2)}


def test_each_rank_has_its_effect() -> None:
    ranks = base_rules().ranks
    assert {key: rank.one_off for key, rank in ranks.items() if rank.one_off is not None} == {
        "A": OneOff.SCRAP_POINTS,
        "2": OneOff.SCRAP_ROYAL,
        "3": OneOff.TAKE_FROM_SCRAP,
        "4": OneOff.OPPONENT_DISCARDS,
        "5": OneOff.DISCARD_AND_DRAW,
        "6": OneOff.SCRAP_ROYALS,
        "7": OneOff.PLAY_FROM_DECK,
        "9": OneOff.RETURN_TO_HAND,
    }
    assert {key: rank.royal for key, rank in ranks.items() if rank.royal is not None} == {
        "8": Royal.GLASSES,
        "J": Royal.STEAL_POINTS,
        "Q": Royal.PROTECT,
        "K": Royal.LOWER_GOAL,
        "X": Royal.STEAL_ROYAL,
    }
    assert ranks["Q"].protects == {*Threat}
    assert [key for key, rank in ranks.items() if rank.counters] == ["2"]
    assert [key for key, rank in ranks.items() if rank.answers] == ["9"]


def test_suits_from_weakest_to_strongest() -> None:
    assert base_rules().suits == ("C", "D", "H", "S")
    assert base_rules().passes == 3


def test_a_changed_number_changes_the_effect(tmp_path: Path) -> None:
    body = (
        "players: [{name: Ana, hand: [5S, 2C]}, {name: Ben}]\ndeck: [7C, 8C, 9C]\n"
        "moves: [one-off 5S, resolve, discard 2C]"
    )
    assert position(tmp_path, "ranks: {5: {draws: 2}}", body).state.hand_size(0) == 2


def test_a_changed_effect_moves_to_another_rank(tmp_path: Path) -> None:
    body = (
        "players: [{name: Ana, hand: [TS]}, {name: Ben, points: [4C]}]\ndeck: 3\nmoves: [one-off TS, resolve]"
    )
    assert position(tmp_path, "ranks: {T: {one_off: scrap-points}}", body).state.worth(1) == 0


def test_changed_suits_change_scuttling(tmp_path: Path) -> None:
    body = "players: [{name: Ana, hand: [7C]}, {name: Ben, points: [7S]}]\ndeck: 3\nmoves: [scuttle 7C 7S]"
    assert position(tmp_path, "suits: [S, H, D, C]", body).state.worth(1) == 0


def test_a_queen_protects_from_what_the_rules_say(tmp_path: Path) -> None:
    body = (
        "players: [{name: Ana, hand: [JC]}, {name: Ben, points: [7S], royals: [QC]}]\ndeck: 3\n"
        "moves: [jack JC 7S]"
    )
    assert position(tmp_path, "ranks: {Q: {protects: [counter]}}", body).state.worth(0) == 7


def test_changed_goals_and_passes(tmp_path: Path) -> None:
    rules = own("passes: 4\nvariants: {two: {goals: [12, 6]}}")
    assert rules.passes == 4
    assert rules.variants["two"].goals == (12, 6)
    assert rules.variants["two"].hand_limit == 8


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("ranks: {K: null}", "missing-key"),
        ("ranks: {Z: {points: 3}}", "unknown-key"),
        ("ranks: {A: {draws: 3}}", "bad-value"),
        ("ranks: {A: {protects: [counter]}}", "bad-value"),
        ("ranks: {A: {one_off: explode}}", "bad-value"),
        ("suits: [C, C, H, S]", "bad-value"),
        ("suits: [C, D]", "bad-value"),
        ("passes: 0", "bad-value"),
        ("variants: {two: {teams: true}}", "bad-value"),
        ("variants: {two: {goals: [5, 21]}}", "bad-value"),
        ("variants: {two: {goals: [5, -1]}}", "bad-value"),
        ("variants: {teams: {jokers: 0, deal: {each: 13, dealer: 13}, players: 4}, two: null}", ""),
        ("variants: {two: {deal: {each: 50}}}", "bad-value"),
        ("versoin: mine", "unknown-key"),
        ("extends: nothing", "duplicate-key"),
    ],
)
def test_wrong_rules_are_told(text: str, code: str) -> None:
    assert codes_of(f"{HEAD}{text}\n")[:1] == ([code] if code else [])


def test_an_unknown_base_is_told() -> None:
    (problem,) = problems_of("game: cuttle\nkind: rules\nid: own\nextends: bsae\n")
    assert problem.code == "unknown-rules"
