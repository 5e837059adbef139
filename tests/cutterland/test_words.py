"""The rules in words: they agree with the names of a rules file, and say what its hunters do at a bridge."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from cutterprint.games.cutterland.rules.model import Reach, Rules
from cutterprint.games.cutterland.rules.score_rules import EachNeighbour, EachSurvivor
from cutterprint.games.cutterland.terminal.rules import rules_lines
from cutterprint.games.cutterland.words.rules import across_words, hunt_words, reaching_words, speaking_of
from cutterprint.i18n import language, languages
from cutterprint.terminal import Terminal
from tests.problems import codes_of


@pytest.mark.parametrize(
    ("lang", "key", "told"),
    [
        ("ru", "frog", "−2 за каждую"),
        ("ru", "dragon", "−2 за каждого"),
        ("es", "frog", "−2 por cada una"),
        ("es", "dragon", "−2 por cada uno"),
        ("en", "frog", "−2 each"),
    ],
)
def test_words_agree_with_the_gender_of_a_name(base: Rules, lang: str, key: str, told: str) -> None:
    about = speaking_of(base.creatures[key], language(lang))
    assert EachSurvivor(-2).reminder(base, about) == told


@pytest.mark.parametrize(("lang", "told"), [("ru", "−2 за каждую особь"), ("es", "−2 por cada ejemplar")])
@pytest.mark.parametrize("gender", [{}, {"de": "f"}, {"ru": "n", "es": "n"}])
def test_words_suit_any_name_where_no_gender_is_told(
    base: Rules, lang: str, told: str, gender: Mapping[str, str]
) -> None:
    frog = replace(base.creatures["frog"], gender=gender)
    assert EachSurvivor(-2).reminder(base, speaking_of(frog, language(lang))) == told


def test_a_gender_is_m_f_or_n() -> None:
    rules = "game: cutterland\nkind: rules\nid: x\nextends: base\ncreatures: {frog: {gender: {ru: %s}}}\n"
    assert codes_of(rules % "m") == []
    assert codes_of(rules % "female") == ["bad-value"]


@pytest.mark.parametrize("lang", languages())
def test_no_choice_between_forms_is_left_in_a_sentence(base: Rules, lang: str) -> None:
    for gender in ("m", "f", "n"):
        creatures = {key: replace(c, gender={lang: gender}) for key, c in base.creatures.items()}
        rules, speech = replace(base, creatures=creatures), language(lang)
        lines = "\n".join(rules_lines(rules, Terminal(), speech))
        told = f"{lines}\n{across_words(rules, speech)}\n{reaching_words(rules, speech)}"
        assert not set("[]|") & set(told), told


def reaching(base: Rules, *keys: str) -> Rules:
    """The base rules with hunters of these kinds alone reaching around them."""
    kraken = base.creatures["kraken"].hunts
    assert kraken is not None
    creatures = {}
    for key, creature in base.creatures.items():
        area = creature.hunts and replace(creature.hunts, reach=Reach.AREA)
        creatures[key] = replace(creature, hunts=kraken if key in keys else area)
    return replace(base, creatures=creatures)


@pytest.mark.parametrize(
    ("lang", "one", "two", "none"),
    [
        (
            "en",
            "Only the Frog reaches prey across it.",
            "Only the Kraken and Frog reach prey across it.",
            "No hunter reaches across it.",
        ),
        (
            "es",
            "Solo la Rana alcanza presas a través de él.",
            "Solo Kraken y Rana alcanzan presas a través de él.",
            "Ningún depredador alcanza presas a través de él.",
        ),
        (
            "ru",
            "Через такой мост достаёт добычу только Лягушка.",
            "Через такой мост достают добычу только Кракен и Лягушка.",
            "Через такой мост ни один хищник добычу не достаёт.",
        ),
    ],
)
def test_who_reaches_across_a_bridge_comes_from_the_rules(
    base: Rules, lang: str, one: str, two: str, none: str
) -> None:
    speech = language(lang)
    assert across_words(reaching(base, "frog"), speech) == one
    assert across_words(reaching(base, "kraken", "frog"), speech) == two
    assert across_words(reaching(base), speech) == none
    assert reaching_words(reaching(base), speech) == ""
    peaceful = {key: replace(creature, hunts=None) for key, creature in base.creatures.items()}
    assert across_words(replace(base, creatures=peaceful), speech) == ""
    assert reaching_words(replace(base, bonuses={}), speech) == ""


def test_names_of_a_rules_file_stand_in_their_basic_form(base: Rules) -> None:
    dragon, speech = base.creatures["dragon"], language("ru")
    assert dragon.hunts is not None
    spares = replace(dragon.hunts, spares=frozenset({"dragon", "kraken"}))
    assert hunt_words(spares, dragon, base, speech).endswith("Не добыча: Кракен и Дракон")
    picky = replace(dragon.hunts, spares=frozenset(base.creatures) - {"frog"})
    assert hunt_words(picky, dragon, base, speech).endswith("Добыча — только Лягушка")
    assert EachNeighbour("frog", 3).words(base, language()) == "3 points for each Frog around it"
    assert EachNeighbour("frog", 3).words(base, speech) == "3 очка за каждое соседство: Лягушка"
