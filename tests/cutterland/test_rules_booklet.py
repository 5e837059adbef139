"""The booklet of rules: eight pages in every language, and no number that the rules don't say."""

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache

import pytest

import cutterprint
from cutterprint.drawing.palettes import ink_names, palette_names
from cutterprint.drawing.shapes import Group, Shape, Use
from cutterprint.drawing.text import SMALLEST
from cutterprint.games.cutterland.art.ladders import ladder_drawing
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.rules_reader import base_rules
from cutterprint.games.cutterland.rules.score_rules import EachSurvivor
from cutterprint.games.cutterland.rules.score_rules.by_count import Exactly, Ladder
from cutterprint.games.cutterland.scoring.score import score
from cutterprint.games.cutterland.sheets.how_to_print import how_to_print
from cutterprint.games.cutterland.sheets.rules_booklet import PAGES, rules_pages
from cutterprint.i18n import language, languages
from cutterprint.pages.booklets import booklet_pages, single_pages
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages
from cutterprint.pages.templates import template_file
from cutterprint.printing.papers import paper, paper_names
from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
from cutterprint.printing.printed import PrintFile
from tests.catalogues import extracted
from tests.printing.reading import reader

LANGUAGES = languages()
# The longest language stands for all on papers that few people print on.
OTHER_PAPERS = [name for name in paper_names() if name not in ("a4", "letter")]
BACKS = ("long", "short", "gutterfold", "separate", "none")
FILES = [PrintFile("cards-classic.pdf", 36, 18, "long"), PrintFile("rules-single-en.pdf", 8, 0, "screen")]


@cache
def booklet_of(lang: str, on: str = "a4") -> SetPages:
    return rules_pages(base_rules(), paper(on), SheetLook(speech=language(lang)))


@cache
def plain_messages() -> list[str]:
    """The longer messages of the booklet that are shown as they are."""
    return [
        message.id
        for message in extracted()
        if isinstance(message.id, str)
        and any(place.endswith("cutterland/rules.page.j2") for place, _ in message.locations)
        and not set("<%").intersection(message.id)
        and len(message.id.split()) > 3
    ]


@cache
def words_of(lang: str) -> list[str]:
    """The words of each page, as a reader copies them out of the PDF."""
    pdf = pdf_bytes(single_pages(booklet_of(lang)), DocumentInfo(title="Rules", language=lang))
    return [" ".join(page.extract_text().split()) for page in reader(pdf).pages]


def page_words(rules: Rules, page: int, lang: str = "en") -> str:
    made = rules_pages(rules, paper("a4"), SheetLook(speech=language(lang)))
    pdf = pdf_bytes([single_pages(made)[page - 1]], DocumentInfo(title="Rules"))
    return " ".join(reader(pdf).pages[0].extract_text().split())


@pytest.mark.parametrize(
    ("lang", "on"),
    [*((lang, on) for lang in LANGUAGES for on in ("a4", "letter")), *(("ru", on) for on in OTHER_PAPERS)],
)
def test_eight_pages_without_a_word_that_finds_no_room(lang: str, on: str) -> None:
    made = booklet_of(lang, on)
    assert len(made.drawings) == PAGES == 8
    assert made.problems == ()
    assert min(text.size for text in made.texts) >= SMALLEST - 1e-6
    sheet = paper(on)
    for page in booklet_pages(made, sheet):
        size = (page.drawing.width, page.drawing.height)
        assert sorted(size) == pytest.approx(sorted((sheet.width, sheet.height)))


SIZES = {44.0, 19.0, 12.0, 9.2, 8.0, 7.0}
TYPED = (
    "cutterland/rules",
    "cutterland/reference",
    "cutterland/scorepad",
    "shared/rules",
    "shared/reference",
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_booklet_has_six_sizes_of_type(lang: str) -> None:
    assert {round(text.size, 2) for text in booklet_of(lang).texts} <= SIZES


@pytest.mark.parametrize("name", [*TYPED, "shared/scorepad"])
def test_templates_name_their_sizes(name: str) -> None:
    markup = template_file(f"{name}.page.j2").read_text(encoding="utf-8")
    texts = re.findall(r"<(?:text|box|flow|row|column|page|grid|table|p)\b[^>]*? size=\"([^\"]*)\"", markup)
    assert texts
    assert all("sizes." in size or size == "{{ size }}" for size in texts), texts


def icon_widths(shapes: Iterable[Shape], name: str, scale: float = 1.0) -> Iterator[float]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield from icon_widths(shape.children, name, scale * math.hypot(*shape.transform[:2]))
        elif isinstance(shape, Use) and shape.symbol == name:
            yield 100 * scale * math.hypot(*shape.transform[:2])


@pytest.mark.parametrize(("lang", "on"), [("en", "a4"), ("en", "letter"), ("es", "letter"), ("ru", "letter")])
def test_examples_of_bonuses_are_drawn_with_squares_of_10_mm(lang: str, on: str) -> None:
    """An icon is 7.4 mm wide on a square of 10 mm."""
    page = booklet_of(lang, on).drawings[4]
    goblins = list(icon_widths(page.shapes, "goblin"))
    assert len(goblins) > 8
    assert min(goblins) == pytest.approx(7.4)
    assert min(icon_widths(page.shapes, "frog")) == pytest.approx(7.4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_has_a_hole(lang: str) -> None:
    """What a page shows ends near its foot; the lowest text besides the foot is not far from it."""
    made = booklet_of(lang)
    for number, page in enumerate(made.drawings[1:], 2):
        bottoms = sorted(text.extent[3] for text in made.texts if text.page == number)
        foot = bottoms[-1]
        lowest = max(bottom for bottom in bottoms if bottom < foot - 5)
        pictures = 52 if number == 2 else 0  # the row of pictures at the end of page 2
        assert foot - lowest < 20 + pictures, number
        assert page.height - foot < 8


def test_small_papers_hold_one_page_a_side_and_large_ones_larger_pages() -> None:
    assert len(booklet_pages(booklet_of("en", "a5"), paper("a5"))) == 8
    assert len(booklet_pages(booklet_of("en", "a3"), paper("a3"))) == 4
    small, large = booklet_of("en", "a4").drawings[0], booklet_of("en", "a3").drawings[0]
    assert large.width == pytest.approx(small.width * 2**0.5, rel=0.01)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_in_the_language(lang: str) -> None:
    speech = language(lang)
    rules_pages(base_rules(), paper("a4"), SheetLook(speech=speech))
    assert not speech.missing
    shown = " ".join(words_of(lang))
    plain = plain_messages()
    assert len(plain) > 20
    for english in plain:
        said = " ".join(speech.gettext(english).split())
        if said != english:
            assert english not in shown
    assert sum(" ".join(speech.gettext(english).split()) in shown for english in plain) > 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_says_that_it_is_unofficial(lang: str) -> None:
    said = language(lang).gettext("Unofficial fan-made summary of %(game)s") % {"game": "Cutterland"}
    first, *others = words_of(lang)
    assert all(said in page for page in others)
    assert said.split()[0].casefold() in first.casefold()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_those_of_the_rules_and_the_engine(lang: str) -> None:
    rules = base_rules()
    pages = words_of(lang)
    for table in rules.seatings.values():
        row = (
            table.players,
            table.cards,
            table.pieces,
            table.takes,
            table.players * table.cards * table.takes,
        )
        assert " ".join(map(str, row)) in pages[1]
    for count in (rules.box["cards"], rules.box["bones"], rules.box["tower"], rules.box["wall_bridge"]):
        assert str(count) in pages[1]
    land = cutterprint.load("k-hunting")
    assert isinstance(land, Land)
    found = score(land)
    for points in (str(found.total), str(found.parts["goblin"]), str(found.parts["turtle"])):
        assert points in pages[6].split()
    for meal in found.meals:
        assert found.name(meal.prey) in pages[5]
        assert found.name(meal.hunter) in pages[5]
    for games in (13, 17, 20):
        assert str(games) in pages[7]


def test_a_frog_that_costs_more_costs_more_on_paper() -> None:
    base = base_rules()
    frog = replace(base.creatures["frog"], scores=(EachSurvivor(-3),))
    costly = replace(base, creatures={**base.creatures, "frog": frog})
    assert "−2 points for each survivor" in page_words(base, 7)
    assert "−3 points for each survivor" in page_words(costly, 7)
    assert "−2 points" not in page_words(costly, 7)
    # The example on page 3 keeps its frog, and is worth a point less.
    assert "Not used: −1" in page_words(base, 3)
    assert "Not used: −2" in page_words(costly, 3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_creatures_of_other_rules_get_their_words(lang: str) -> None:
    pack = cutterprint.load("twilight")
    assert isinstance(pack, Pack)
    rules = pack.rules
    made = rules_pages(rules, paper("a4"), SheetLook(speech=language(lang)))
    assert made.problems == ()
    for key in ("owl", "fox"):
        name = rules.creatures[key].name.in_language(lang)
        for page in (3, 7):
            assert any(name in text.text for text in made.texts if text.page == page)
    hunter = rules.creatures["fox"].name.in_language(lang)
    assert any(text.text.startswith(hunter) for text in made.texts if text.page == 6)


@pytest.mark.parametrize("creature", [*base_rules().creatures])
def test_rules_without_a_creature_still_make_a_booklet(creature: str) -> None:
    base = base_rules()
    others = {key: value for key, value in base.creatures.items() if key != creature}
    made = rules_pages(replace(base, creatures=others), paper("a4"), SheetLook(speech=language()))
    assert len(made.drawings) == PAGES
    assert made.problems == ()


def test_rules_without_hunters_or_bonuses_still_make_a_booklet() -> None:
    base = base_rules()
    peaceful = {key: replace(value, hunts=None) for key, value in base.creatures.items()}
    rules = replace(base, creatures=peaceful, bonuses={}, seatings={}, box={})
    made = rules_pages(rules, paper("a4"), SheetLook(speech=language()))
    assert made.problems == ()
    assert any("nobody hunts" in text.text for text in made.texts)


def test_the_sheets_are_ordered_to_be_folded() -> None:
    pdf = pdf_bytes(booklet_pages(booklet_of("en"), paper("a4")), DocumentInfo(title="Rules"))
    pages = reader(pdf).pages
    assert len(pages) == 4
    outside = pages[0].extract_text()
    assert "Often asked" in outside
    assert "one pair of scissors" in outside
    assert all(words in pages[1].extract_text() for words in ("Getting ready", "All together"))


@pytest.mark.parametrize(
    ("name", "ink"), [*((name, "full") for name in palette_names()), *(("bw", ink) for ink in ink_names())]
)
def test_every_palette_and_ink_prints(name: str, ink: str) -> None:
    made = rules_pages(base_rules(), paper("a4"), SheetLook(speech=language(), palette=name, ink=ink))
    assert pdf_bytes(single_pages(made), DocumentInfo(title="Rules"))


@pytest.mark.parametrize("on", paper_names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_print_fits_on_every_paper_for_all_backs(lang: str, on: str) -> None:
    for backs in BACKS:
        speech = language(lang)
        made = how_to_print(base_rules(), SheetLook(speech=speech)).pages(paper(on), FILES * 4, backs=backs)
        assert len(made.drawings) == 1
        assert made.problems == ()
        assert not speech.missing
        assert min(text.size for text in made.texts) >= SMALLEST - 1e-6


def test_how_to_print_tells_the_paper_the_backs_and_the_files() -> None:
    told = {}
    for backs in BACKS:
        made = how_to_print(base_rules(), SheetLook(speech=language())).pages(
            paper("letter"), FILES, backs=backs
        )
        told[backs] = " ".join(text.text for text in made.texts)
        assert "Letter" in told[backs]
        assert "cards-classic.pdf" in told[backs]
    assert "flipped on the long edge. No duplex?" in told["long"]
    assert "flipped on the short edge. No duplex?" in told["short"]
    assert "Fold each sheet at the dashed line" in told["gutterfold"]
    assert len(set(told.values())) == len(BACKS)


def test_ladders_show_counts_and_points() -> None:
    assert Ladder((2, 5, 9, 14), 2).ladder() == [
        ("1", "2"),
        ("2", "5"),
        ("3", "9"),
        ("4", "14"),
        ("5+", "+2"),
    ]
    assert Ladder((3,), -1).ladder() == [("1", "3"), ("2+", "−1")]
    assert Exactly(((2, 7), (0, -4))).ladder() == [("0", "−4"), ("2", "7"), ("…", "0")]
    long = Ladder(tuple(range(1, 31))).ladder()
    assert long[-2:] == [("…30", "30"), ("31+", "+0")]
    assert ladder_drawing(Ladder((1, 2)).ladder()).width > 0
