"""The booklet of rules: eight pages in every language, with the numbers of the rules and of the engine."""

from dataclasses import replace

import pytest

from cutterprint.games.stuglandet.art.book import art_palette
from cutterprint.games.stuglandet.rules.model import Part, Rules
from cutterprint.games.stuglandet.rules.rules_reader import base_rules
from cutterprint.games.stuglandet.sheets.cabin_names import cabin_names
from cutterprint.games.stuglandet.sheets.examples import Examples
from cutterprint.games.stuglandet.sheets.rules_booklet import PAGES, WITH_POINTS, rules_pages
from cutterprint.i18n import language, languages
from cutterprint.numbers import plus
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages
from cutterprint.printing.papers import paper
from tests.pages.sheet_checks import assert_well_set


def booklet(rules: Rules | None = None, lang: str = "en", on: str = "a4") -> SetPages:
    return rules_pages(rules or base_rules(), paper(on), SheetLook(speech=language(lang)))


def page_words(pages: SetPages, number: int) -> str:
    return "\n".join(report.text for report in pages.texts if report.page == number)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("on", ["a4", "a5"])
def test_eight_pages_without_overflow_in_any_language_on_large_and_small_paper(lang: str, on: str) -> None:
    speech = language(lang)
    made = rules_pages(base_rules(), paper(on), SheetLook(speech=speech))
    assert len(made.drawings) == PAGES
    assert_well_set(made, speech)


@pytest.mark.parametrize("lang", languages())
def test_every_inner_page_says_that_it_is_unofficial(lang: str) -> None:
    said = language(lang).gettext("Unofficial fan-made summary of %(game)s") % {"game": "Stuglandet"}
    made = booklet(lang=lang)
    assert all(said in page_words(made, number) for number in range(2, PAGES + 1))


def test_points_of_examples_are_those_of_the_engine() -> None:
    told = page_words(booklet(), 6)
    examples = Examples(base_rules())
    for name in WITH_POINTS:
        assert examples.scored(name) is not None
    assert "Here: Blue +1, Red +1." in told
    assert "Here: Blue −1, Yellow −1." in told
    assert "two against one, Blue +2." in told
    assert "All in all: Red 7, Blue 2." in told


def test_examples_follow_changed_points() -> None:
    base = base_rules()
    rules = replace(base, id="own", points={**base.points, Part.LAKES: 4, Part.CITY: 9, Part.TILES: 5})
    told = page_words(booklet(rules), 6)
    city = Examples(rules).scored("city-bonus")
    assert city is not None
    assert "Here: Blue +4, Red +4." in told
    assert "Blue +5." in told
    red, blue = (one.total for one in city.players)
    assert f"All in all: Red {red}, Blue {blue}." in told


def test_the_whole_example_is_counted_by_the_engine() -> None:
    found = Examples(base_rules()).scored("four-players")
    assert found is not None
    told = page_words(booklet(), 7)
    winner = found.standings[0]
    assert f"So {winner.name} wins with {winner.total} points." in told
    group = max(found.players, key=lambda one: one.longest)
    points = plus(base_rules().points[Part.CONNECTED])
    assert f"{group.player.name} has the largest group, {group.longest} cabins, and gets {points}." in told
    assert f"{len(found.locked)} tiles are locked" in told


def test_rules_that_are_worth_nothing_are_left_out() -> None:
    base = base_rules()
    rules = replace(base, id="own", points={**base.points, Part.LANDFILLS: 0})
    assert "By a landfill" not in page_words(booklet(rules), 6)


def test_other_tiles_and_numbers_change_the_booklet() -> None:
    base = base_rules()
    rules = replace(base, id="own", cabins=9, tile=replace(base.tile, columns=4, number=20))
    made = booklet(rules)
    assert len(made.drawings) == PAGES
    assert made.problems == ()
    told = page_words(made, 2)
    assert "9 cabins of each colour" in told
    assert "20 tiles" in told
    assert "Gus" not in page_words(made, 7), "the samples have tiles of another shape"


def test_cabins_are_called_by_what_is_printed() -> None:
    def names(palette: str, ink: str = "full") -> list[str]:
        return list(cabin_names(art_palette(palette, ink), language("en")).values())

    assert names("standard") == ["Red", "Blue", "Yellow", "Green"]
    assert names("colourblind")[0] == "Orange"
    assert names("bw") == names("standard", "outline") == ["Plain", "Stripes", "Dots", "Crosses"]
