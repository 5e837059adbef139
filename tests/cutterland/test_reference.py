"""Reference sheets: complete, right in every number and language, and set without overflow on every paper."""

import io
import re
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from pypdf import PdfReader

from cutterprint.drawing.palettes import ink_names, palette_names
from cutterprint.drawing.shapes import Drawing
from cutterprint.errors import UsageError
from cutterprint.games.cutterland.art.land_element import parse_squares
from cutterprint.games.cutterland.components.lands import Land, parse_bridge, parse_wall
from cutterprint.games.cutterland.components.legality import faults
from cutterprint.games.cutterland.options import Variant
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.rules.score_rules import EachSurvivor
from cutterprint.games.cutterland.rules.score_rules.by_count import Exactly, Ladder
from cutterprint.games.cutterland.sheets import reference as reference_module
from cutterprint.games.cutterland.sheets.reference import reference_pages, reference_values
from cutterprint.games.cutterland.sheets.stage import stage
from cutterprint.i18n import language, languages
from cutterprint.numbers import plus, signed
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import Props, SetPages
from cutterprint.pages.markup_reader import Element
from cutterprint.pages.reference_sheets import reference_parts, reference_sheets
from cutterprint.printing.papers import paper, paper_names
from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
from tests.cutterland.sheet_checks import built_in_rules, load_rules
from tests.pages.sheet_checks import assert_well_set


@pytest.fixture
def every_rule(data: Path) -> Rules:
    return load_rules(data / "every-rule.rules.yaml")


VARIANTS: tuple[Variant, ...] = get_args(Variant)


def sides(rules: Rules, lang: str = "en", variant: Variant = "standard", on: str = "a4") -> SetPages:
    return reference_pages(rules, variant, reference_parts(paper(on), None), SheetLook(speech=language(lang)))


def words(pages: SetPages) -> str:
    return "\n".join(report.text for report in pages.texts)


def pdf_text(pages: SetPages, on: str = "a4") -> str:
    sheets = reference_sheets(pages, reference_parts(paper(on), None), 1)
    reader = PdfReader(io.BytesIO(pdf_bytes(sheets, DocumentInfo(title="test"))))
    return " ".join(" ".join(page.extract_text() for page in reader.pages).split())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("on", paper_names())
def test_nothing_overflows_in_any_language_on_any_paper(
    base: Rules, every_rule: Rules, lang: str, on: str
) -> None:
    for rules in (*built_in_rules(), every_rule):
        for variant in VARIANTS:
            speech = language(lang)
            parts = reference_parts(paper(on), None)
            assert_well_set(reference_pages(rules, variant, parts, SheetLook(speech=speech)), speech)


@pytest.mark.parametrize("per_page", [1, 2])
def test_nothing_overflows_however_a_paper_is_divided(base: Rules, per_page: int) -> None:
    for lang in languages():
        speech = language(lang)
        parts = reference_parts(paper("a4"), per_page)
        assert_well_set(reference_pages(base, "standard", parts, SheetLook(speech=speech)), speech)


@pytest.mark.parametrize("palette", palette_names())
@pytest.mark.parametrize("ink", ink_names())
def test_every_palette_and_ink_prints_the_same_words(base: Rules, palette: str, ink: str) -> None:
    parts = reference_parts(paper("a4"), None)
    look = SheetLook(speech=language("es"), palette=palette, ink=ink)
    assert words(reference_pages(base, "bag", parts, look)) == words(sides(base, "es", "bag"))


@pytest.mark.parametrize("lang", languages())
def test_the_pdf_says_all_that_the_sheet_does_in_its_language(base: Rules, lang: str) -> None:
    pages = sides(base, lang)
    written = pdf_text(pages)
    for report in pages.texts:
        for word in report.text.split():
            assert word.replace("\u00ad", "") in written, word
    for thing in (*base.features.values(), *base.landscapes.values()):
        assert thing.name.in_language(lang) in written
    cyrillic = len(re.findall("[а-яё]", written, re.IGNORECASE))
    latin = len(re.findall("[a-zñáéíóú]", written.replace("Cutterland", ""), re.IGNORECASE))
    assert (latin == 0 and cyrillic > 500) if lang == "ru" else (cyrillic == 0 and latin > 500)


@pytest.mark.parametrize("lang", languages())
def test_no_english_is_left_on_a_sheet_in_another_language(base: Rules, every_rule: Rules, lang: str) -> None:
    english = {r.text for rules in (base, every_rule) for v in VARIANTS for r in sides(rules, "en", v).texts}
    if lang != "en":
        here = {r.text for rules in (base, every_rule) for v in VARIANTS for r in sides(rules, lang, v).texts}
        same = {text for text in here & english if re.search("[a-zA-Z]{3}", text)}
        # Names that are the same in both languages.
        assert same <= {"Cutterland", "Kraken", "Goblin"}


def test_every_number_of_the_base_rules_is_on_the_sheet(base: Rules) -> None:
    written = pdf_text(sides(base))
    assert "2 5 9 14 + +2" in written
    assert "7 else 0" in written
    assert "10 5 else 0" in written
    assert "2 points for each creature it devours" in written
    assert "1 point for each square of its area" in written
    assert "−2 points for each survivor" in written
    # Two bonuses on each of the two sheets of a page.
    assert written.count("1 point for each one unused") == 4
    assert "players 2 3 4 cards each 4 3 3 pieces a card 4 3 4 pieces each takes 2 1 1" in written
    assert "whoever cut loses 3 points" in written


def test_the_pictures_of_scores_carry_the_points_of_the_rules(every_rule: Rules) -> None:
    told = {c["key"]: c for c in reference_values(every_rule, "standard", language())["creatures"]}
    assert set(told) == set(every_rule.creatures)
    for key, creature in every_rule.creatures.items():
        for rule, score in zip(creature.scores, told[key]["scores"], strict=True):
            by = getattr(rule, "by", None)
            shown = [(cell["count"], cell["points"]) for cell in score["cells"]]
            if isinstance(by, Ladder | Exactly):
                assert shown[:-1] == [(count, signed(points)) for count, points in by.counted()]
                assert shown[-1][1] == (plus(by.then) if isinstance(by, Ladder) else "0")
            else:
                points = rule.points  # type: ignore[attr-defined]
                assert shown == [(1, signed(points))]
                assert score["words"].startswith(f"{signed(points)} point")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("−3 points for each survivor", "5 points for each creature it devours", "1 point for each")),
        ("es", ("−3 puntos por cada superviviente", "5 puntos por cada criatura que devora", "1 punto por")),
        ("ru", ("−3 очка за каждую выжившую", "5 очков за каждого съеденного", "1 очко за каждое соседство")),
    ],
)
def test_an_added_creature_and_a_changed_number_are_told_with_right_plurals(
    every_rule: Rules, lang: str, told: tuple[str, ...]
) -> None:
    written = words(sides(every_rule, lang))
    for part in (*told, *(c.name.in_language(lang) for c in every_rule.creatures.values())):
        assert part in written


@pytest.mark.parametrize(
    ("points", "told"),
    [(1, "1 очко"), (2, "2 очка"), (5, "5 очков"), (11, "11 очков"), (21, "21 очко"), (-22, "−22 очка")],
)
def test_russian_points_are_counted_as_russians_do(base: Rules, points: int, told: str) -> None:
    frog = base.creatures["frog"]
    frog = replace(frog, scores=(EachSurvivor(points),))
    changed = replace(base, creatures={**base.creatures, "frog": frog})
    assert f"{told} за каждую выжившую" in words(sides(changed, "ru"))


def test_variants_tell_their_own_rules(base: Rules) -> None:
    two = words(sides(base, variant="two"))
    assert "The other player begins" in two
    assert "until each has 2" in two
    bag = pdf_text(sides(base, variant="bag"))
    assert "players 2 3 4 pieces drawn a turn 4 3 4 pieces each in the end 16 9 12" in bag
    assert "until everybody has as many pieces as the table says" in bag
    tournament = words(sides(base, variant="tournament"))
    assert "counterclockwise" in tournament
    assert "most survivors in the second game" in tournament
    assert "loses 3 points" in tournament


def test_drawings_of_walls_and_bridges_are_right_as_the_rules_judge(
    base: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Element] = []

    def watching(rules: Rules, palette: str, ink: str) -> Props:
        props = stage(rules, palette, ink)
        draw = props.elements["land"]

        def watched(element: Element) -> Drawing:
            seen.append(element)
            return draw(element)

        return replace(props, elements={**props.elements, "land": watched})

    monkeypatch.setattr(reference_module, "stage", watching)
    sides(base)
    judged = [element.attributes for element in seen if element.attributes.get("verdict")]
    assert [given["verdict"] for given in judged] == ["yes", "yes", "yes", "no", "no", "no"]
    for given in judged:
        land = Land(
            base,
            parse_squares(given["squares"], base),
            walls=frozenset(map(parse_wall, given.get("walls", "").split())),
            bridges=frozenset(map(parse_bridge, given.get("bridges", "").split())),
        )
        codes = {fault.code for fault in faults(land)} - {"wall-bridge-count"}
        assert bool(codes) == (given["verdict"] == "no"), (given, codes)


def test_fronts_and_backs_meet_and_every_sheet_begins_on_a_new_leaf(base: Rules, every_rule: Rules) -> None:
    parts = reference_parts(paper("a4"), None)
    assert (parts.columns, parts.rows, parts.cell_width) == (2, 1, 148.5)
    assert len(reference_sheets(sides(base), parts, 4)) == 4
    assert len(sides(every_rule).drawings) == 3
    assert len(reference_sheets(sides(every_rule), parts, 2)) == 4


@pytest.mark.parametrize(
    ("on", "count"), [("a4", 2), ("letter", 2), ("legal", 2), ("a3", 4), ("tabloid", 4), ("a5", 1)]
)
def test_a_paper_holds_as_many_sheets_of_about_a5_as_it_can(on: str, count: int) -> None:
    assert reference_parts(paper(on), None).count == count


def test_sheets_that_would_be_too_small_are_refused() -> None:
    with pytest.raises(UsageError, match="too small"):
        reference_parts(paper("a4"), 4)
    with pytest.raises(UsageError, match="1, 2 or 4"):
        reference_parts(paper("a4"), 3)


@pytest.mark.parametrize(
    ("spares", "told"),
    [
        ({"dragon"}, ", but not its own kind"),
        ({"dragon", "frog"}, "Spares: Dragon and Frog"),
        ({"dragon", "kraken", "turtle", "centaur"}, "Eats only: Goblin and Frog"),
        (set(), "Devours 1 creature in its area"),
        ({"kraken", "goblin", "centaur", "dragon", "turtle", "frog"}, "Devours nobody"),
    ],
)
def test_whom_a_hunter_spares_is_told_in_the_shorter_way(base: Rules, spares: set[str], told: str) -> None:
    dragon = base.creatures["dragon"]
    assert dragon.hunts is not None
    hunts = replace(dragon.hunts, spares=frozenset(spares))
    changed = replace(base, creatures={**base.creatures, "dragon": replace(dragon, hunts=hunts)})
    assert told in words(sides(changed))
