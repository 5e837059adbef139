"""The Classics: 80 cards of the project's own."""

import pytest

import cutterprint
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.decks.generating import generate
from cutterprint.games.cutterland.decks.recipes import Recipe
from cutterprint.games.cutterland.decks.stats import compare, deck_stats
from cutterprint.games.cutterland.decks.writing import generated_yaml

SEED = 5


@pytest.fixture
def classic() -> Pack:
    pack = cutterprint.load("classic")
    assert isinstance(pack, Pack)
    return pack


@pytest.fixture
def recipe() -> Recipe:
    recipe = cutterprint.load("classic.recipe")
    assert isinstance(recipe, Recipe)
    return recipe


def test_two_of_them_fill_the_box(classic: Pack) -> None:
    assert [card.id for card in classic.cards] == [f"C{number:02}" for number in range(1, 81)]
    assert 2 * len(classic.cards) == classic.rules.box["cards"]
    assert dict(classic.name) == {"en": "Classics", "es": "Clásicos", "ru": "Классика"}


def test_they_are_what_the_recipe_asks_for(classic: Pack, recipe: Recipe) -> None:
    assert compare(deck_stats(classic), recipe).differences == ()


def test_anyone_can_make_them_again(classic: Pack, recipe: Recipe) -> None:
    assert generate(recipe, SEED) == classic.cards
    assert classic.path is not None
    assert generated_yaml(classic, recipe, SEED) == classic.path.read_text(encoding="utf-8")


def test_no_landscape_fills_a_card_and_no_card_is_a_checkerboard(classic: Pack) -> None:
    stats = deck_stats(classic)
    half = classic.rules.card.squares // 2
    large = sum(number for counts in stats.areas.values() for size, number in counts.items() if size > half)
    assert large <= len(classic.cards) // 10
    assert set(stats.patches_on_a_card) == {3, 4, 5}
    assert set(stats.singles_on_a_card) == {0, 1}
