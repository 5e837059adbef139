"""All parts in one go: a printer that turns every sheet over at one edge makes a whole kit of them."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from cutterprint.drawing.shapes import Text, Use
from cutterprint.games.game import Game
from cutterprint.i18n import language
from cutterprint.options import KitBacks
from cutterprint.printing.kit import whole_part
from cutterprint.printing.papers import paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.printed import KitRequest, Printed
from cutterprint.printing.whole import page_ranges
from cutterprint.shelf.resolver import load_set
from tests.printing.duplex import Lying, PaperSheet, cards, found, groups, sheets

SETS = {"cutterland": "starter", "stuglandet": "summer", "cuttle": "harbour"}
KITS = [(game, on) for game in SETS for on in ("a4", "letter")]
EVERY = pytest.mark.parametrize(("game", "on"), KITS)


@cache
def kit(game: str, on: str = "a4", backs: KitBacks = "long") -> tuple[list[Printed], list[PaperSheet]]:
    """The parts of a kit whose last sheet of cards is not full, and the paper that they are printed on."""
    spec = load_set(SETS[game], game)
    value: Any = spec.value
    if game == "cuttle":
        value = replace(value, jokers=1)
    request = KitRequest(
        value=value, paper=paper(on), speech=language(), copies=1, backs=backs, players=2, whole="all.pdf"
    )
    made = _kit(spec.game, request)
    whole = whole_part(made, "All", request)
    return made, sheets(whole.pages, "short" if backs == "short" else "long")


def _kit(game: Game, request: KitRequest) -> list[Printed]:
    assert game.kit is not None
    return list(game.kit(request))


def part_of(parts: list[Printed], key: str) -> Printed:
    return next(part for part in parts if part.key == key)


def names(part: Printed, *, is_back: bool) -> frozenset[str]:
    """The names of what lies on the fronts or the backs of a part's sheets."""
    return placed(*part.pages[1 if is_back else 0 :: 2])


def placed(*pages: Page) -> frozenset[str]:
    """The names of what lies on pages."""
    found = (shape for page in pages for shapes, _ in groups(page.drawing.shapes) for shape in shapes)
    return frozenset(shape.symbol for shape in found if isinstance(shape, Use))


def sides(lying: list[Lying]) -> list[tuple[tuple[float, float, float, float], tuple[float, float]]]:
    return sorted((one.box, one.up) for one in lying)


@EVERY
def test_every_card_lies_on_its_back_whichever_way_the_paper_is_held(game: str, on: str) -> None:
    parts, paper_sheets = kit(game, on)
    part = part_of(parts, "cards")
    fronts, backs = names(part, is_back=False), names(part, is_back=True)
    assert len(backs) == 1
    counts = []
    for sheet in paper_sheets:
        front = cards(sheet, fronts, on_back=False)
        assert sides(front) == sides(cards(sheet, backs, on_back=True))
        assert not cards(sheet, fronts, on_back=True)
        counts += [len(front)] if front else []
    assert sum(counts) == len(fronts)
    # The last sheet is only filled in part.
    assert 0 < counts[-1] < counts[0]


@EVERY
def test_no_sheet_holds_two_parts_and_every_page_is_printed_once(game: str, on: str) -> None:
    parts, paper_sheets = kit(game, on)
    printed = [part for part in parts if part.how in ("one", "long", "short")]
    ranges = page_ranges(parts)
    seen = 0
    for part in printed:
        first, last = ranges[part.file]
        assert (first % 2, last % 2) == (1, 0)
        for number, page in enumerate(part.pages):
            where = number if part.how != "one" else 2 * number
            if not page.drawing.shapes:
                continue
            sheet = paper_sheets[(first - 1 + where) // 2]
            # The same drawing may be printed several times; here it lies as well.
            assert found(sheet, page, on_back=where % 2 == 1), (part.file, number)
            assert first <= first + where <= last
        seen += last - first + 1
    assert seen == 2 * len(paper_sheets)


@EVERY
def test_sides_without_a_print_say_so_and_all_pages_stand_upright(game: str, on: str) -> None:
    parts, paper_sheets = kit(game, on)
    upright = (paper(on).width, paper(on).height)
    ones = sum(len(part.pages) for part in parts if part.how == "one")
    told = 0
    for sheet in paper_sheets:
        for page in (sheet.front, sheet.back):
            assert (page.drawing.width, page.drawing.height) == pytest.approx(upright)
        match sheet.back.drawing.shapes:
            case (Text() as said,):
                assert said.string == "This side stays empty."
                told += 1
    assert told >= ones


@EVERY
def test_reference_sheets_have_their_own_backs_and_stand_as_a_leaf_of_a_book(game: str, on: str) -> None:
    parts, paper_sheets = kit(game, on)
    part = part_of(parts, "reference")
    first, last = page_ranges(parts)[part.file]
    if part.how == "one":
        # Cuttle's sheet for two players has a single side; its pocket cards have two.
        part = part_of(parts, "pocket")
        first, last = page_ranges(parts)[part.file]
        for sheet in paper_sheets[(first - 1) // 2 : last // 2]:
            lying = sides(cards(sheet, names(part, is_back=False), on_back=False))
            assert lying == sides(cards(sheet, names(part, is_back=True), on_back=True)) != []
        return
    for number in range(0, len(part.pages), 2):
        sheet = paper_sheets[(first - 1 + number) // 2]
        (front,) = found(sheet, part.pages[number], on_back=False)
        (back,) = found(sheet, part.pages[number + 1], on_back=True)
        assert (front.box, front.up) == (back.box, back.up)


@EVERY
def test_the_sheets_of_the_rules_fold_to_a_booklet(game: str, on: str) -> None:
    parts, paper_sheets = kit(game, on)
    folded, single = (part for part in parts if part.key == "rules")
    first, last = page_ranges(parts)[folded.file]
    fore: list[int] = []
    aft: list[int] = []
    for sheet in paper_sheets[(first - 1) // 2 : last // 2]:
        halves: dict[tuple[bool, bool], int] = {}
        heads = set()
        for number, page in enumerate(single.pages):
            for on_back in (False, True):
                for lying in found(sheet, page, on_back=on_back):
                    # The sheet is held with the heads of its front up; is this half the right one?
                    middle = (lying.box[0] + lying.box[2]) / 2, (lying.box[1] + lying.box[3]) / 2
                    off = (
                        middle[0] - sheet.front.drawing.width / 2,
                        middle[1] - sheet.front.drawing.height / 2,
                    )
                    to_right = (-lying.up[1], lying.up[0])
                    is_right = off[0] * to_right[0] + off[1] * to_right[1] > 0
                    halves[on_back, is_right] = number
                    heads.add(lying.up)
        assert len(heads) == 1
        fore += [halves[False, True], halves[True, True]]
        aft = [halves[True, False], halves[False, False], *aft]
    assert [*fore, *aft] == list(range(len(single.pages)))


@pytest.mark.parametrize("backs", ["short", "gutterfold", "separate", "none"])
def test_cards_with_other_backs_are_right_as_well(backs: KitBacks) -> None:
    parts, paper_sheets = kit("cutterland", "a4", backs)
    part = part_of(parts, "cards")
    ruler = part_of(parts, "calibration")
    first, last = page_ranges(parts)[part.file]
    own = paper_sheets[(first - 1) // 2 : last // 2]
    match backs:
        case "short":
            fronts, back = names(part, is_back=False), names(part, is_back=True)
            for sheet in own:
                assert sides(cards(sheet, fronts, on_back=False)) == sides(cards(sheet, back, on_back=True))
            assert ruler.how == "short"
        case "separate":
            # The page of backs lies behind every sheet, and is no sheet of its own.
            (page,) = part_of(parts, "backs").pages
            fronts, back = placed(*part.pages), placed(page)
            for sheet in own:
                lying = sides(cards(sheet, fronts, on_back=False))
                assert set(lying) <= set(sides(cards(sheet, back, on_back=True)))
        case _:
            assert all(isinstance(sheet.back.drawing.shapes[0], Text) for sheet in own)
    assert sum(bool(found(sheet, ruler.pages[1], on_back=True)) for sheet in paper_sheets) == 1
