"""The worth of a card and the numbers of a deck, worked out by hand."""

import json
from dataclasses import replace

import cutterprint
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.decks.recipes import Recipe
from cutterprint.games.cutterland.decks.stats import compare, deck_stats
from cutterprint.games.cutterland.decks.worth import Valuer, areas_of
from cutterprint.games.cutterland.rules.model import Creature, Hunt, Reach, Rules
from cutterprint.games.cutterland.rules.score_rules import EachNeighbour, EachPrey, ScoreRule
from cutterprint.numbers import points_text
from cutterprint.shelf.resolver import load_bytes
from cutterprint.specs.translated import Translated
from tests.problems import CARD, pack_text

TURNED = "M. P^ W.\nM. W= Wk\nMg W. Pd\nMg P. Pc\n"


def pack_of(*cards: str) -> Pack:
    pack = load_bytes(pack_text(*cards).encode())
    assert isinstance(pack, Pack)
    return pack


def test_the_worth_of_a_card_is_the_sum_of_what_its_features_bring() -> None:
    pack = pack_of(CARD)
    parts = Valuer(pack.rules).parts(dict(pack.cards[0].cells()))
    assert parts == {
        "centaur": 300,  # its area has 3 squares
        "goblin": 610,  # two together: 2 × the mean of 5/2, 9/3, 14/4 and 16/5
        "dragon": 88,  # the mean of 0, 7/2, 0 and 0
        "kraken": 200,  # it reaches the dragon
        "wall_bridge": 100,
        "tower": 100,
    }
    assert Valuer(pack.rules).worth(pack.cards[0]) == 1398


def test_a_turned_card_is_worth_the_same() -> None:
    pack = pack_of(CARD, TURNED)
    assert len({Valuer(pack.rules).worth(card) for card in pack.cards}) == 1


def test_turtles_share_the_land_and_frogs_cost() -> None:
    pack = pack_of("Pt P. Mf\nPt W. M.\nWf W= M^\nW. P= M.\n")
    parts = Valuer(pack.rules).parts(dict(pack.cards[0].cells()))
    assert parts["turtle"] == 125  # two: 2 × the mean of 5/2, 0, 0 and 0
    assert parts["frog"] == -400


def with_owl(base: Rules, *scores: ScoreRule, hunts: Hunt | None = None) -> Rules:
    owl = Creature("owl", "o", Translated.plain("Owl"), "owl", ("plains", "moor"), hunts, scores)
    return replace(base, creatures={**base.creatures, "owl": owl})


def test_a_creature_of_ones_own_counts_by_its_rules(base: Rules) -> None:
    pack = pack_of(CARD)
    squares = {
        cell: replace(square, feature="owl") if cell == (0, 1) else square
        for cell, square in pack.cards[0].cells()
    }
    beside = with_owl(base, EachNeighbour("kraken", 3), EachNeighbour(None, 1))
    assert Valuer(beside).parts(squares)["owl"] == 300 + 2 * 100
    hunting = with_owl(base, EachPrey(4), hunts=Hunt(3, Reach.AREA, 1, frozenset({"owl"})))
    assert Valuer(hunting).parts(squares)["owl"] == 400


def test_prey_that_two_hunters_reach_counts_once() -> None:
    pack = pack_of("Wk Wf Wk\nW. W. W.\nM. P. M.\nM= P= M^\n".replace("M. P. M.", "M= P. M."))
    assert Valuer(pack.rules).parts(dict(pack.cards[0].cells()))["kraken"] == 200


def test_areas_are_squares_of_a_landscape_that_touch_by_their_sides() -> None:
    pack = pack_of(CARD)
    areas = sorted(sorted(area) for area in areas_of(dict(pack.cards[0].cells())))
    assert [len(area) for area in areas] == [3, 4, 1, 4]


def test_the_numbers_of_a_deck() -> None:
    stats = deck_stats(pack_of(CARD, TURNED))
    assert stats.features["goblin"] == 4
    assert stats.by_landscape["dragon"] == {"plains": 2, "moor": 0, "wetland": 0}
    assert stats.on_a_card["goblin"] == {2: 2}
    assert stats.bonuses_on_a_card == {2: 2}
    assert stats.squares == {"plains": 8, "moor": 8, "wetland": 8}
    assert stats.areas == {"plains": {1: 2, 3: 2}, "moor": {4: 2}, "wetland": {4: 2}}
    assert stats.patches_on_a_card == {4: 2}
    assert stats.duplicates == (("C01", "C02"),)
    assert (stats.spread, stats.average, stats.deviation) == (0, 1398, 0)
    assert stats.without_landscape == ()


def test_a_deck_that_differs_from_a_recipe_is_told_how() -> None:
    recipe = cutterprint.load("classic.recipe")
    assert isinstance(recipe, Recipe)
    dry = "Pc Pd Mg\nPd P. Mg\nPt P= M.\nP. P. M.\n"
    found = compare(deck_stats(pack_of(CARD, TURNED, dry)), recipe)
    assert {item.key for item in found.differences} == {
        "features",
        "worth",
        "patches",
        "missing-landscape",
        "equal-cards",
    }
    assert any(str(item.message) == "Turtle: 1 instead of 2" for item in found.differences)


def test_the_json_holds_the_same_numbers() -> None:
    stats = deck_stats(pack_of(CARD, TURNED))
    value = json.loads(json.dumps(stats.as_json()))
    assert value["worth"]["average"] == 13.98
    assert value["worth"]["cards"]["C01"]["parts"]["goblin"] == 6.1
    assert value["duplicates"] == [["C01", "C02"]]


def test_hundredths_are_told_as_points() -> None:
    assert [points_text(number) for number in (0, 5, 1250, -88)] == ["0.00", "0.05", "12.50", "−0.88"]
