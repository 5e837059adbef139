"""Rules as data: the base game, custom rules over it, and everything that can be wrong in them."""

from pathlib import Path

import pytest

import cutterprint
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.score_rules import AreaSize, EachNeighbour, EachPrey, EachSurvivor
from cutterprint.games.cutterland.rules.score_rules.by_count import ByCount, Exactly, Ladder, Scope
from cutterprint.shelf.resolver import load_bytes
from tests.problems import CARD, codes_of, pack_text, problems_of

HEAD = "game: cutterland\nkind: rules\nid: mine\nextends: base\n"


def rules_of(text: str) -> Rules:
    rules = load_bytes((HEAD + text).encode())
    assert isinstance(rules, Rules)
    return rules


def test_the_base_game_is_all_there(base: Rules) -> None:
    assert (base.card.squares, base.card.features, base.card.columns, base.card.rows) == (12, 7, 3, 4)
    assert {key: item.code for key, item in base.landscapes.items()} == {
        "plains": "P",
        "moor": "M",
        "wetland": "W",
    }
    assert "".join(item.code for item in base.features.values()) == "kgcdtf^="
    assert base.creatures["goblin"].scores == (ByCount(Scope.AREA, Ladder((2, 5, 9, 14), 2)),)
    assert base.creatures["turtle"].scores == (ByCount(Scope.LAND, Exactly(((1, 10), (2, 5)))),)
    assert base.creatures["dragon"].scores == (ByCount(Scope.AREA, Exactly(((2, 7),))),)
    assert base.creatures["centaur"].scores == (AreaSize(1),)
    assert base.creatures["frog"].scores == (EachSurvivor(-2),)
    assert base.creatures["kraken"].scores == (EachPrey(2),)
    assert [[c.key for c in turn] for turn in base.turns_of_hunting] == [["kraken"], ["dragon"]]
    assert {n: (t.cards * n, t.pieces, t.takes) for n, t in base.seatings.items()} == {
        2: (8, 4, 2),
        3: (9, 3, 1),
        4: (12, 4, 1),
    }
    assert base.miscut == 3
    assert base.box == {"cards": 160, "bones": 30, "tower": 12, "wall_bridge": 16}


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_everything_in_the_base_game_has_a_name_in_each_language(base: Rules, language: str) -> None:
    for thing in (*base.landscapes.values(), *base.features.values()):
        assert language in thing.name, thing.key


def test_a_ladder_counts_on_past_its_table() -> None:
    assert [Ladder((2, 5, 9, 14), 2).points(n) for n in range(8)] == [0, 2, 5, 9, 14, 16, 18, 20]
    assert [Ladder((2, 5)).points(n) for n in range(5)] == [0, 2, 5, 5, 5]


def test_a_custom_creature_is_added_behind_the_others(base: Rules) -> None:
    rules = rules_of(
        "creatures:\n  owl:\n    code: o\n    lives_in: [moor]\n"
        "    scores: [{per: creature, points: 1}, {per: creature, beside: any, points: 2}]\n"
    )
    assert list(rules.creatures) == [*base.creatures, "owl"]
    assert rules.creatures["owl"].scores == (EachSurvivor(1), EachNeighbour(None, 2))
    assert str(rules.creatures["owl"].name) == "Owl"
    assert rules.creatures["kraken"] == base.creatures["kraken"]


@pytest.mark.parametrize(
    "said", ["{points: -3}", "{per: creature, points: -3}", "[{per: creature, points: -3}]"]
)
def test_a_number_is_changed_by_naming_it(said: str) -> None:
    rules = rules_of(f"creatures:\n  frog:\n    scores: {said}\n")
    assert rules.creatures["frog"].scores == (EachSurvivor(-3),)
    assert rules.creatures["frog"].lives_in == ("moor", "wetland")


def test_a_score_with_per_replaces_the_rule() -> None:
    rules = rules_of("creatures:\n  turtle:\n    scores: {per: area, squares: 2}\n")
    assert rules.creatures["turtle"].scores == (AreaSize(2),)


def test_hunting_is_changed_key_by_key_and_dropped_by_null() -> None:
    rules = rules_of("creatures:\n  dragon: {hunts: {eats: 2}}\n  kraken: {hunts: null}\n")
    hunt = rules.creatures["dragon"].hunts
    assert hunt is not None
    assert (hunt.eats, hunt.turn, hunt.spares) == (2, 2, frozenset({"dragon"}))
    assert rules.creatures["kraken"].hunts is None


def test_a_creature_is_dropped_by_null_wherever_it_was_named() -> None:
    rules = rules_of("creatures:\n  dragon: null\n  frog: {scores: null}\n")
    assert "dragon" not in rules.creatures
    assert rules.creatures["frog"].scores == ()


def test_a_dropped_landscape_is_gone_from_the_habitats() -> None:
    assert codes_of(HEAD + "landscapes: {wetland: null}\n") == ["bad-value"]
    rules = rules_of("landscapes: {wetland: null}\ncreatures: {kraken: null}\n")
    assert rules.creatures["frog"].lives_in == ("moor",)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("creatures:\n  drgaon: null\n", "unknown-key", 6),
        ("creatures:\n  owl: {code: o, lives_in: [wetlnad]}\n", "unknown-code", 6),
        ("creatures:\n  owl: {code: k, lives_in: [moor]}\n", "duplicate-id", 6),
        ("creatures:\n  owl: {code: ^, lives_in: [moor]}\n", "duplicate-id", 6),
        ("creatures:\n  owl: {code: oo, lives_in: [moor]}\n", "bad-value", 6),
        ("creatures:\n  owl: {lives_in: [moor]}\n", "missing-key", 6),
        ("creatures:\n  owl: {code: o}\n", "missing-key", 6),
        ("creatures:\n  owl: {code: o, lives_in: []}\n", "bad-value", 6),
        ("creatures:\n  frog:\n    scores: {per: creature}\n", "bad-value", 7),
        ("creatures:\n  frog:\n    scores: {per: ceature, points: 1}\n", "bad-value", 7),
        ("creatures:\n  frog:\n    scores: {per: area, points: 1}\n", "bad-value", 7),
        ("creatures:\n  frog:\n    scores: {per: area, exactly: {two: 1}}\n", "bad-value", 7),
        ("creatures:\n  frog:\n    scores: {per: area, table: 3}\n", "wrong-type", 7),
        ("creatures:\n  frog:\n    scores: {per: creature, beside: owl, points: 1}\n", "unknown-code", 7),
        ("creatures:\n  frog:\n    hunts: {turn: 1, reach: far, eats: all}\n", "bad-value", 7),
        ("creatures:\n  frog:\n    hunts: {turn: 1, reach: area, eats: 0}\n", "bad-value", 7),
        (
            "creatures:\n  frog:\n    hunts: {turn: 1, reach: area, eats: 1, spares: [cat]}\n",
            "unknown-code",
            7,
        ),
        ("creatures:\n  frog: {colour: green}\n", "unknown-key", 6),
        ("card: {columns: 5}\n", "bad-value", 5),
        ("card: {features: 13}\n", "bad-value", 5),
        ("players: {3: {cards: 3, pieces: 4}}\n", "bad-value", 5),
        ("box: {brigdes: 3}\n", "unknown-key", 5),
        ("bonuses: {kraken: {code: x}}\n", "duplicate-id", 5),
    ],
)
def test_a_wrong_rule_is_told_at_its_line(text: str, code: str, line: int) -> None:
    found = problems_of(HEAD + text)
    assert [(problem.code, problem.line) for problem in found] == [(code, line)]


def test_a_misspelt_landscape_gets_a_hint() -> None:
    (problem,) = problems_of(HEAD + "creatures:\n  owl: {code: o, lives_in: [wetlnad]}\n")
    assert str(problem.hint) == "did you mean 'wetland'?"


def test_rules_beside_the_pack_are_found_by_path_and_by_id(tmp_path: Path) -> None:
    (tmp_path / "mine.rules.yaml").write_text(HEAD + "creatures:\n  owl: {code: o, lives_in: [moor]}\n")
    for name in ("mine", "mine.rules.yaml", "./mine.rules.yaml"):
        pack = tmp_path / "a.pack.yaml"
        pack.write_text(pack_text(CARD.replace("Mg", "Mo", 1), head=f"rules: {name}"))
        assert isinstance(cutterprint.load(pack), Pack)


def test_extends_works_in_a_chain_and_refuses_a_ring(tmp_path: Path) -> None:
    one, two = tmp_path / "one.rules.yaml", tmp_path / "two.rules.yaml"
    one.write_text("game: cutterland\nid: one\nextends: base\nmiscut: 5\n")
    two.write_text("game: cutterland\nid: two\nextends: one\nname: Two\n")
    rules = cutterprint.load(two)
    assert isinstance(rules, Rules)
    assert (rules.id, str(rules.name), rules.miscut) == ("two", "Two", 5)
    one.write_text("game: cutterland\nid: one\nextends: two\n")
    with pytest.raises(cutterprint.SpecError) as caught:
        cutterprint.load(two)
    assert [problem.code for problem in caught.value.problems] == ["unknown-rules"]


def test_rules_outside_the_folder_are_not_read(tmp_path: Path) -> None:
    (tmp_path / "secret.rules.yaml").write_text(HEAD)
    inner = tmp_path / "inner"
    inner.mkdir()
    (inner / "link.rules.yaml").symlink_to(tmp_path / "secret.rules.yaml")
    for name in ("../secret.rules.yaml", str(tmp_path / "secret.rules.yaml"), "link.rules.yaml"):
        found = problems_of(pack_text(CARD, head=f"rules: {name}"), inner / "a.pack.yaml")
        assert [problem.code for problem in found] == ["outside-folder"], name


def test_problems_of_the_named_rules_are_told_where_they_are_named(tmp_path: Path) -> None:
    (tmp_path / "mine.rules.yaml").write_text(HEAD + "miscut: many\n")
    (problem,) = problems_of(pack_text(CARD, head="rules: mine"), tmp_path / "a.pack.yaml")
    assert (problem.code, problem.line) == ("unknown-rules", 4)
    assert "mine.rules.yaml:5" in str(problem.message)
