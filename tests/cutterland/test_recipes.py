"""Recipes: what is right, what is wrong and where, and that counts scale exactly."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cutterprint
from cutterprint.games.cutterland.decks.generating import generate
from cutterprint.games.cutterland.decks.recipes import Recipe
from cutterprint.recipes.scaling import shared_out
from cutterprint.shelf.built_in import built_ins
from cutterprint.shelf.resolver import load_file
from tests.problems import problems_of

RECIPE = """\
game: cutterland
kind: recipe
id: test
rules: base
cards: 10
features:
  kraken: 10
  goblin: 20
  frog: 20
  tower: 10
  wall_bridge: 10
landscapes: {plains: 1, moor: 1, wetland: 1}
patches: {least: 3, most: 5, singles: 1}
bonuses: {most: 2}
worth: {spread: 20}
never: [missing-landscape, equal-cards]
"""


def recipe_of(text: str, folder: Path) -> Recipe:
    path = folder / "test.recipe.yaml"
    path.write_text(text, encoding="utf-8")
    recipe = load_file(path)
    assert isinstance(recipe, Recipe)
    return recipe


def changed(*changes: tuple[str, str]) -> str:
    text = RECIPE
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def test_the_classic_recipe_is_all_there() -> None:
    recipe = load_file(next(item.path for item in built_ins() if item.kind == "recipe"))
    assert isinstance(recipe, Recipe)
    assert recipe == cutterprint.load("classic.recipe")
    assert sum(recipe.features.values()) == recipe.cards * recipe.rules.card.features
    assert set(recipe.features) == set(recipe.rules.features)


def test_a_deck_of_the_classic_recipe_needs_no_more_tokens_than_the_box_holds() -> None:
    recipe = cutterprint.load("classic.recipe")
    assert isinstance(recipe, Recipe)
    most_cards = max(table.players * table.cards for table in recipe.rules.seatings.values())
    for bonus in recipe.rules.bonuses:
        assert recipe.features[bonus] * most_cards <= recipe.rules.box[bonus] * recipe.cards


def test_a_recipe_is_told_by_its_keys() -> None:
    assert problems_of(RECIPE.replace("kind: recipe\n", "")) == ()


@pytest.mark.parametrize(
    ("change", "code", "line", "reason"),
    [
        (("frog: 20", "frog: 19"), "recipe-sum", 6, "add up to 70 (10 cards with 7 features each), not 69"),
        (("frog: 20", "frog: 90"), "recipe-sum", 6, "add up to 70 (10 cards with 7 features each), not 140"),
        (("frog: 20", "forg: 20"), "unknown-code", 9, "no creature or bonus 'forg'"),
        (("frog: 20", "frog: -1"), "bad-value", 9, "0 or more"),
        (("plains: 1", "plans: 1"), "unknown-code", 12, "no landscape 'plans'"),
        (("wetland: 1", "wetland: 0"), "recipe-unmet", 7, "Kraken has nowhere to live"),
        (("{plains: 1, moor: 1, wetland: 1}", "{plains: 0}"), "recipe-unmet", 12, "has a share of 0"),
        (("{most: 2}", "{most: 1}"), "recipe-unmet", 14, "20 bonuses don't fit on 10 cards"),
        (("least: 3", "least: 6"), "recipe-unmet", 13, "'least' (6) should not be more than 'most' (5)"),
        (("least: 3, most: 5", "least: 13, most: 14"), "recipe-unmet", 13, "13 patches don't fit"),
        (("least: 3, most: 5", "least: 8, most: 9"), "recipe-unmet", 13, "don't fit on a card of 12 squares"),
        (("least: 3, most: 5", "least: 1, most: 2"), "recipe-unmet", 13, "with 3 landscapes"),
        (("{spread: 20}", "{spread: wide}"), "wrong-type", 15, "a number of points"),
        (("{spread: 20}", "{spread: -1}"), "bad-value", 15, "between 0 and 9999"),
        (("equal-cards]", "equal-crads]"), "bad-value", 16, "equal-cards"),
        (("cards: 10", "cards: 0"), "bad-value", 5, "1 or more"),
        (("rules: base", "rules: bsae"), "unknown-rules", 4, "'bsae' (rules) is neither built in"),
        (("bonuses:", "bonusses:"), "unknown-key", 14, "no key 'bonusses'"),
        (("patches:", "patchs:"), "missing-key", 1, "'patches' is missing"),
    ],
)
def test_what_can_not_be_is_told_at_its_line(
    change: tuple[str, str], code: str, line: int, reason: str
) -> None:
    found = {(problem.code, problem.line): problem.message for problem in problems_of(changed(change))}
    assert reason in str(found[code, line])


def test_more_creatures_than_their_ground_has_room_for_are_told() -> None:
    rules = "game: cutterland\nid: full\nextends: base\ncard: {features: 12}\n"
    text = changed(
        ("rules: base", "rules: full"),
        ("kraken: 10", "kraken: 101"),
        ("goblin: 20", "goblin: 1"),
        ("frog: 20", "frog: 0"),
        ("tower: 10", "tower: 9"),
        ("wall_bridge: 10", "wall_bridge: 9"),
    )
    (problem,) = problems_with_rules(text, "full", rules)
    assert (problem.code, problem.line) == ("recipe-unmet", 7)
    told = "101 creatures live only in Wetland, but there is room for only 100 there (10 cards)"
    assert told in str(problem.message)


def problems_with_rules(text: str, name: str, rules: str) -> tuple[cutterprint.Problem, ...]:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / f"{name}.rules.yaml").write_text(rules)
        return problems_of(text, Path(folder) / "test.recipe.yaml")


def unmet(text: str, folder: Path, *, rules: str = "", cards: int | None = None) -> cutterprint.Problem:
    """The one problem of a recipe whose fault only trying can show."""
    (folder / "small.rules.yaml").write_text(rules)
    recipe = recipe_of(text, folder)
    with pytest.raises(cutterprint.SpecError) as caught:
        generate(recipe if cards is None else recipe.for_cards(cards), seed=1)
    (problem,) = caught.value.problems
    assert problem.code == "recipe-unmet"
    return problem


def test_a_spread_that_no_deck_has_is_told_with_the_nearest_one(tmp_path: Path) -> None:
    problem = unmet(changed(("spread: 20", "spread: 0")), tmp_path)
    assert problem.line == 15
    assert "in the nearest one they differ by" in str(problem.message)
    assert "allow" in str(problem.hint)


SMALL = "game: cutterland\nid: small\nextends: base\ncard: {squares: 4, features: 2, columns: 2}\n"
SMALL_RECIPE = """\
game: cutterland
kind: recipe
id: test
rules: small
cards: 4
features: {goblin: 8}
landscapes: {moor: 1}
patches: {least: 1, most: 1}
"""


def test_more_cards_than_there_are_different_ones_are_told(tmp_path: Path) -> None:
    # Two goblins on four squares of moor: side by side, or in opposite corners, and no other way.
    problem = unmet(SMALL_RECIPE, tmp_path, rules=SMALL)
    assert problem.line == 5
    assert "after 2, each new one was equal to an earlier one" in str(problem.message)


def test_the_number_of_different_cards_is_met_to_the_last_one(tmp_path: Path) -> None:
    (tmp_path / "small.rules.yaml").write_text(SMALL)
    recipe = recipe_of(SMALL_RECIPE, tmp_path).for_cards(2)
    assert len({card.whichever_way() for card in generate(recipe, seed=1)}) == 2


def test_patches_that_do_not_fit_the_card_are_told(tmp_path: Path) -> None:
    text = SMALL_RECIPE.replace("{moor: 1}", "{moor: 1, plains: 1}").replace(
        "least: 1, most: 1", "least: 3, most: 3, singles: 2"
    )
    assert unmet(text.replace("goblin: 8", "goblin: 8"), tmp_path, rules=SMALL).line in {6, 8}


@given(
    st.dictionaries(st.sampled_from("abcdefgh"), st.integers(0, 300), min_size=1),
    st.integers(1, 300),
    st.integers(1, 300),
)
def test_scaled_counts_add_up_and_each_is_within_one_of_its_share(
    counts: dict[str, int], by: int, of: int
) -> None:
    scaled = shared_out(counts, by, of)
    assert sum(scaled.values()) == sum(counts.values()) * by // of
    assert list(scaled) == list(counts)
    for key, number in counts.items():
        assert number * by // of <= scaled[key] <= -(-number * by // of)


@pytest.mark.parametrize("cards", [1, 7, 79, 81, 160, 500])
def test_another_number_of_cards_scales_the_counts_to_the_features_of_the_cards(cards: int) -> None:
    recipe = cutterprint.load("classic.recipe")
    assert isinstance(recipe, Recipe)
    assert sum(recipe.for_cards(cards).features.values()) == recipe.rules.card.features * cards
