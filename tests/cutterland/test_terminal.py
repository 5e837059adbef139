"""What the terminal tells comes whole in every language, and what is read by programs in none."""

import re
from collections.abc import Iterable

import pytest

import cutterprint
from cutterprint.games.cutterland.answers import score_answer
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.decks.recipes import Recipe
from cutterprint.games.cutterland.decks.stats import compare, deck_stats
from cutterprint.games.cutterland.play.record import Record
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.solving.search import solve, without_placements
from cutterprint.games.cutterland.terminal.decks import stats_lines
from cutterprint.games.cutterland.terminal.scores import replay_text
from cutterprint.games.cutterland.terminal.solutions import solution_text
from cutterprint.games.cutterland.terminal.specs import show_any
from cutterprint.i18n import Language, language, languages
from cutterprint.recipes.comparing import Compared
from cutterprint.shelf.built_in import BuiltIn, built_ins
from cutterprint.shelf.resolver import load_file
from cutterprint.terminal import Terminal
from tests.cutterland.opinions import land_of

FORBIDDEN = {"d-corner", "e-overlap", "h-bridge-too-long", "h-bridges-cross"}
SPECS = [item for item in built_ins() if item.game == "cutterland" and item.id not in FORBIDDEN]
TERMINAL = Terminal()


def told(value: object, speech: Language) -> Iterable[str]:
    """Everything that the terminal can tell of a value."""
    if isinstance(value, Pack | Land | Rules | Recipe):
        yield from show_any(value, (), TERMINAL, speech)
    if isinstance(value, Land):
        yield from score_answer(value).lines(TERMINAL, speech)
        found = solve(without_placements(value), time_limit=2)
        yield from solution_text(found, TERMINAL, speech)
    if isinstance(value, Record):
        yield from replay_text(value, TERMINAL, speech)
    if isinstance(value, Pack):
        yield from stats_lines(Compared(deck_stats(value), None), TERMINAL, speech)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("item", SPECS, ids=lambda item: f"{item.id}.{item.kind}")
def test_everything_is_told_in_every_language(item: BuiltIn, lang: str) -> None:
    value = load_file(item.path)
    speech = language(lang)
    text = "\n".join(told(value, speech))
    assert not speech.missing
    assert bool(re.search("[а-я]{3}", text)) == (lang == "ru" and bool(text))


def test_a_deck_beside_a_recipe_is_told_in_every_language() -> None:
    pack, classic = cutterprint.load("twilight.pack"), cutterprint.load("classic.recipe")
    assert isinstance(pack, Pack)
    assert isinstance(classic, Recipe)
    found = compare(deck_stats(pack), classic)
    lines = stats_lines(Compared(deck_stats(pack), found), TERMINAL, language("es"))
    assert "no es lo que pide la receta classic:" in list(lines)
    assert all(isinstance(item["message"], str) for item in found.as_json()["differences"])


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Dragon no longer eats 2 × Goblin"),
        ("es", "Dragón ya no come: 2 × Goblin"),
        ("ru", "Дракон больше не ест: 2 × Гоблин"),
    ],
)
def test_names_stand_in_their_basic_form_with_a_number(base: Rules, lang: str, words: str) -> None:
    found = solve(land_of("Mg Mg M= Md Md", base))
    assert words in "\n".join(solution_text(found, TERMINAL, language(lang)))
