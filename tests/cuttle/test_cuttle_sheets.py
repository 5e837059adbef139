"""Cuttle's sheets: set without overflow on every paper and in every language, and right in every number."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from cutterprint.drawing.palettes import ink_names, palette_names
from cutterprint.errors import UsageError
from cutterprint.games.cuttle.decks.model import Size
from cutterprint.games.cuttle.options import CardSize, ReferenceOptions, ScorepadOptions
from cutterprint.games.cuttle.rules.model import Rules
from cutterprint.games.cuttle.rules.rules_reader import base_rules
from cutterprint.games.cuttle.sheets.examples import Examples
from cutterprint.games.cuttle.sheets.makers import reference, scorepad
from cutterprint.games.cuttle.sheets.markers import SIDE, marker_counts, markers_printed
from cutterprint.games.cuttle.sheets.reference import pocket_pages, reference_pages
from cutterprint.games.cuttle.sheets.rules_booklet import CHANGES, JUDGED, rules_pages
from cutterprint.games.cuttle.sheets.scorepad import MatchPad, match_pages, match_parts
from cutterprint.i18n import language, languages
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages
from cutterprint.pages.reference_sheets import reference_parts
from cutterprint.printing.papers import paper, paper_names
from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
from cutterprint.printing.printed import PrintRequest
from tests.pages.sheet_checks import assert_well_set
from tests.printing.reading import boxes
from tests.running import invoke

VARIANTS = ("two", "cutthroat", "teams")


def words(pages: SetPages) -> str:
    return " ".join(report.text for report in pages.texts)


def request(rules: Rules | None = None, lang: str = "en", on: str = "a4") -> PrintRequest:
    return PrintRequest(value=rules or base_rules(), paper=paper(on), speech=language(lang))


def cheat_sheet(rules: Rules, variant: str = "two", lang: str = "en", on: str = "a4") -> SetPages:
    parts = reference_parts(paper(on), 1)
    return reference_pages(rules, rules.variants[variant], parts, SheetLook(speech=language(lang)))


@cache
def booklet(lang: str = "en", on: str = "a4") -> SetPages:
    return rules_pages(base_rules(), paper(on), SheetLook(speech=language(lang)))


def changed(rules: Rules, variant: str, **values: object) -> Rules:
    """The rules with other numbers in a variant."""
    variants = {**rules.variants, variant: replace(rules.variants[variant], **values)}  # type: ignore[arg-type]
    return replace(rules, id="changed", variants=variants)


# The cheat sheet


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("on", paper_names())
def test_a_cheat_sheet_fits_every_paper_in_every_language(on: str, lang: str) -> None:
    for variant in VARIANTS:
        speech = language(lang)
        parts = [reference_parts(paper(on), 1)]
        if on != "a5":
            parts.append(reference_parts(paper(on), 2))
        for part in parts:
            rules = base_rules()
            pages = reference_pages(rules, rules.variants[variant], part, SheetLook(speech=speech))
            assert_well_set(pages, speech)


def test_a_cheat_sheet_is_one_page_on_one_side() -> None:
    made = reference(request(), ReferenceOptions())
    assert (len(made.pages), made.how, made.file) == (1, "one", "reference-en.pdf")
    teams = reference(request(lang="ru"), ReferenceOptions(variant="teams", per_page=2, copies=4))
    assert (len(teams.pages), teams.file) == (2, "reference-teams-ru.pdf")


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_cheat_sheet_tells_every_rank_and_every_goal(variant: str) -> None:
    rules = base_rules()
    told = words(cheat_sheet(rules, variant))
    for rank in rules.ranks.values():
        is_there = rank.key != "X" or variant != "two"
        assert (str(rank.name) in told) == is_there, rank.key
    for goal in rules.variants[variant].goals:
        assert str(goal) in told.split()


def test_numbers_of_a_cheat_sheet_follow_the_rules() -> None:
    rules = changed(base_rules(), "two", goals=(31, 23, 17, 0), hand_limit=9, dealt=4, dealt_to_dealer=7)
    rules = replace(rules, passes=6, ranks={**rules.ranks, "4": replace(rules.ranks["4"], number=3)})
    told = words(cheat_sheet(rules))
    for words_told in ("31", "unless you hold 9", "Deal 4 cards to each, to the dealer 7", "6 passes"):
        assert words_told in told
    assert "throws away 3 cards" in told
    assert "21" not in told.split()


def test_ranks_change_their_places_in_the_words_with_the_rules() -> None:
    base = base_rules()
    ranks = {**base.ranks, "2": replace(base.ranks["2"], counters=False)}
    ranks["3"] = replace(base.ranks["3"], counters=True)
    told = words(cheat_sheet(replace(base, id="changed", ranks=ranks)))
    assert "Lay a 3 on it" in told
    silent = {key: replace(rank, counters=False) for key, rank in base.ranks.items()}
    assert "Countering" not in words(cheat_sheet(replace(base, id="changed", ranks=silent)))


@pytest.mark.parametrize("palette", palette_names())
@pytest.mark.parametrize("ink", ink_names())
def test_every_palette_and_ink_prints_the_same_words(palette: str, ink: str) -> None:
    rules = base_rules()
    look = SheetLook(speech=language("es"), palette=palette, ink=ink)
    pages = reference_pages(rules, rules.variants["teams"], reference_parts(paper("a4"), 1), look)
    assert words(pages) == words(cheat_sheet(rules, "teams", "es"))


def test_an_unknown_variant_is_told() -> None:
    with pytest.raises(UsageError, match="--variant should be two, cutthroat or teams"):
        reference(request(), ReferenceOptions(variant="five"))


# Pocket cards


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", list(Size))
def test_pocket_cards_have_two_sides_on_which_everything_fits(size: Size, lang: str) -> None:
    rules = base_rules()
    for variant in rules.variants.values():
        pages = pocket_pages(rules, variant, size, SheetLook(speech=language(lang)))
        assert pages.problems == ()
        assert [(page.width, page.height) for page in pages.drawings] == [size.millimetres] * 2


@pytest.mark.parametrize("size", ["poker", "bridge"])
def test_pocket_cards_are_cut_to_the_size_of_cards(size: CardSize) -> None:
    made = reference(request(), ReferenceOptions(pocket=True, size=size, variant="cutthroat", copies=9))
    assert made.how == "long"
    assert made.file == "pocket-cutthroat-en.pdf"
    assert made.about == "9 pocket cards"
    assert len(made.pages) == 2


# Pads


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("on", paper_names())
def test_pads_fit_every_paper_in_every_language(on: str, lang: str) -> None:
    for players in (2, 3, 4):
        assert scorepad(request(lang=lang, on=on), ScorepadOptions(players=players)).problems == ()
    for players in (3, 8):
        own = ScorepadOptions(is_table=True, players=players)
        assert scorepad(request(lang=lang, on=on), own).problems == ()
    assert scorepad(request(lang=lang, on=on), ScorepadOptions(filled="best-of-three")).problems == ()


def test_a_pad_has_rows_for_all_games_and_one_for_a_stalemate() -> None:
    pad = MatchPad.empty(base_rules(), 2, 5)
    pages = match_pages(pad, match_parts(pad, paper("a4"), 1), SheetLook(speech=language("en")))
    told = words(pages)
    assert "Game 5" in told
    assert "Game 6" not in told
    assert "after a stalemate" in told
    assert "3 wins decide the match" in told


def test_a_match_is_filled_in(tmp_path: Path) -> None:
    pad = tmp_path / "filled.pdf"
    done = invoke("scorepad", "--game", "cuttle", "--from", "best-of-three", "--out", str(pad))
    assert done.exit_code == 0
    assert "1 scorepad" in done.stdout


@pytest.mark.parametrize(
    ("own", "told"),
    [
        (ScorepadOptions(players=5), "--players should be from 2 to 4"),
        (ScorepadOptions(best_of=4), "odd number"),
        (ScorepadOptions(best_of=11), "--best-of should be from 1 to 9"),
        (ScorepadOptions(is_table=True, players=2), "--players should be from 3 to 12"),
        (ScorepadOptions(is_table=True, filled="best-of-three"), "leave out --table"),
    ],
)
def test_pads_that_make_no_sense_are_refused(own: ScorepadOptions, told: str) -> None:
    with pytest.raises(UsageError, match=told):
        scorepad(request(), own)


# Markers


def test_every_marker_has_two_faces_of_its_size() -> None:
    rules = base_rules()
    made = markers_printed([rules.variants["two"]], request(), wanted={"frozen": 6, "arrow": 0})
    pdf = pdf_bytes(made.pages, DocumentInfo(title="Markers"))
    found = [box for page in range(len(made.pages)) for box in boxes(pdf, page, width=SIDE, height=SIDE)]
    assert len(found) == 2 * (4 + 4 + 6)


def test_kings_are_as_many_as_lower_the_goal() -> None:
    assert marker_counts({})["king"] is None
    rules = base_rules()
    made = markers_printed(list(rules.variants.values()), request(), wanted={"glasses": 0})
    pdf = pdf_bytes(made.pages, DocumentInfo(title="Markers"))
    # Four for two players and for teams, three for cutthroat, four for frozen cards, four arrows.
    assert len(boxes(pdf, 0, width=SIDE, height=SIDE)) == 2 * (4 + 3 + 4 + 4)


@pytest.mark.parametrize("on", paper_names())
def test_markers_fit_every_paper(on: str) -> None:
    assert markers_printed([base_rules().variants["two"]], request(on=on)).problems == ()


@pytest.mark.parametrize("wanted", [{"king": 101}, {"glasses": -1}])
def test_numbers_of_markers_have_limits(wanted: dict[str, int]) -> None:
    with pytest.raises(UsageError, match="limit is 100"):
        marker_counts(wanted)


def test_no_markers_at_all_are_refused() -> None:
    nothing = dict.fromkeys(("glasses", "king", "frozen", "arrow"), 0)
    with pytest.raises(UsageError, match="no tokens"):
        markers_printed([base_rules().variants["two"]], request(), wanted=nothing)


# The booklet


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("on", ["a4", "a5"])
def test_the_booklet_fits_large_and_small_paper_in_every_language(on: str, lang: str) -> None:
    pages = booklet(lang, on)
    assert len(pages.drawings) == 8
    assert pages.problems == ()
    assert not language(lang).missing


def test_every_example_is_played_by_the_engine() -> None:
    samples = Examples(base_rules())
    for name in (*CHANGES, *JUDGED):
        assert samples.played(name) is not None, name
    suits = samples.played("scuttle-suits")
    assert suits is not None
    assert suits.allows("scuttle 7D 7C")
    assert not suits.allows("scuttle 7D 7S")


def test_the_numbers_of_the_booklet_come_from_the_engine() -> None:
    told = words(booklet())
    assert "now has 23 points; the goal is 21. Ben wins." in told
    assert "Ana has 15 points and plays a king. Now 14 are enough" in told
    lower = changed(base_rules(), "two", goals=(21, 12, 10, 5, 0))
    other = words(rules_pages(lower, paper("a4"), SheetLook(speech=language("en"))))
    assert "Now 12 are enough" in other


def test_examples_that_no_longer_hold_are_left_out() -> None:
    base = base_rules()
    ranks = {**base.ranks, "7": replace(base.ranks["7"], number=3)}
    rules = replace(base, id="changed", ranks=ranks)
    assert Examples(rules).played("scuttle") is None
    pages = rules_pages(rules, paper("a4"), SheetLook(speech=language("en")))
    assert pages.problems == ()
    assert "Ana scuttles" not in words(pages)
    assert "Turn up the top 3 cards" in words(pages)


def test_a_position_that_is_won_already_is_no_example() -> None:
    low = changed(base_rules(), "two", goals=(5, 4, 3, 2, 0))
    assert Examples(low).played("faq-win-by-king") is None
