"""Sheets: as many items as fit, in the middle, and backs where the fronts are."""

from contextlib import suppress
from itertools import combinations, product
from typing import get_args

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cutterprint.errors import UsageError
from cutterprint.options import Backs, Marks
from cutterprint.printing.edges import block
from cutterprint.printing.marks import Mark, cut_numbers, marks
from cutterprint.printing.papers import paper, paper_names
from cutterprint.printing.sheets import (
    BLEED,
    REGISTRATION_CLEARANCE,
    Layout,
    Rect,
    SheetOptions,
    SheetPage,
    lay_out,
    registration_marks,
)

PAPERS = (*paper_names(), "200x300mm")


def layout(
    count: int = 20,
    *,
    on: str = "a4",
    marks: Marks = "crop",
    backs: Backs = "none",
    gap: float = 0.0,
    bleed: float | None = 0.0,
    size: tuple[float, float] = (63, 84),
) -> Layout:
    options = SheetOptions(paper=paper(on), marks=marks, backs=backs, gap=gap, bleed=bleed)
    return lay_out(*size, count, options)


def mirrored(laid: Layout, rect: Rect) -> Rect:
    """Where a point of the front comes out on the other side, as the sheet is turned or folded."""
    upright_turn = (
        laid.fold == "upright"
        if laid.options.backs == "gutterfold"
        else (laid.options.backs == "long") == (laid.height >= laid.width)
    )
    if upright_turn:
        return Rect(laid.width - rect.right, rect.top, laid.width - rect.left, rect.bottom)
    return Rect(rect.left, laid.height - rect.bottom, rect.right, laid.height - rect.top)


@pytest.mark.parametrize("on", ["a4", "letter"])
@pytest.mark.parametrize("backs", ["none", "long", "short"])
@pytest.mark.parametrize("wanted", ["crop", "lines", "none"])
def test_nine_cards_fit_on_a4_and_letter(on: str, backs: Backs, wanted: Marks) -> None:
    laid = layout(9, on=on, backs=backs, marks=wanted)
    assert (laid.columns, laid.rows, laid.sheets) == (3, 3, 1)


@pytest.mark.parametrize(
    ("on", "per_sheet"), [("a3", 18), ("tabloid", 18), ("a5", 4), ("legal", 12), ("200x300mm", 8)]
)
def test_other_papers_hold_what_they_can(on: str, per_sheet: int) -> None:
    assert layout(on=on).per_sheet == per_sheet


def test_the_paper_lies_only_if_that_holds_more() -> None:
    assert layout(on="a4").width == 210
    assert layout(on="a3").width == 420
    wide = lay_out(63, 84, 5, SheetOptions(paper=paper("a3"), orientation="portrait"))
    assert (wide.width, wide.per_sheet) == (297, 16)


def test_items_are_dealt_onto_sheets_in_order() -> None:
    laid = layout(20, backs="long")
    assert laid.sheets == 3
    assert [(page.sheet, page.side, len(page.placements)) for page in laid.pages] == [
        (1, "front", 9),
        (1, "back", 9),
        (2, "front", 9),
        (2, "back", 9),
        (3, "front", 2),
        (3, "back", 2),
    ]
    fronts = [p.item for page in laid.pages for p in page.placements if p.side == "front"]
    assert fronts == list(range(20))


def test_backs_on_the_edge_that_lies_stand_on_their_heads() -> None:
    assert {p.turn for p in layout(backs="long").pages[1].placements} == {0}
    assert {p.turn for p in layout(backs="short").pages[1].placements} == {180}
    # On a page that lies it is the other way round.
    assert {p.turn for p in layout(backs="long", on="a3").pages[1].placements} == {180}
    assert {p.turn for p in layout(backs="short", on="a3").pages[1].placements} == {0}


def test_a_gutterfold_has_fronts_and_backs_on_one_page() -> None:
    laid = layout(5, backs="gutterfold")
    assert (laid.fold, laid.per_sheet, laid.duplex) == ("upright", 4, "simplex")
    assert [page.side for page in laid.pages] == ["both", "both"]


def test_neighbours_share_the_gap_for_their_bleed() -> None:
    laid = layout(20, gap=4, bleed=3)
    corner, inner = laid.pages[0].placements[0], laid.pages[0].placements[1]
    assert (corner.bleed.left, corner.bleed.top, corner.bleed.right, corner.bleed.bottom) == (3, 3, 2, 2)
    assert (inner.bleed.left, inner.bleed.right) == (2, 2)


def test_abutting_items_bleed_outward_only() -> None:
    corner = layout(9, bleed=3).pages[0].placements[0]
    assert (corner.bleed.left, corner.bleed.top, corner.bleed.right, corner.bleed.bottom) == (3, 3, 0, 0)


@pytest.mark.parametrize(
    ("count", "size", "gap", "bleed", "complaint"),
    [
        (0, (63, 84), 0, 0, "nothing to print"),
        (1, (630, 84), 0, 0, "is too large for A4"),
        (1, (63, 84), -1, 0, "--gap -1mm is out of range"),
        (1, (63, 84), 0, 500, "--bleed 500mm is out of range"),
        (1, (0, 84), 0, 0, "need a width"),
    ],
)
def test_what_cannot_be_laid_out_is_explained(
    count: int, size: tuple[float, float], gap: float, bleed: float, complaint: str
) -> None:
    with pytest.raises(UsageError, match=complaint):
        layout(count, size=size, gap=gap, bleed=bleed)


@pytest.mark.parametrize("on", PAPERS)
@pytest.mark.parametrize(("backs", "wanted"), list(product(get_args(Backs), get_args(Marks))))
def test_the_usual_bleed_costs_no_item_its_place(on: str, backs: Backs, wanted: Marks) -> None:
    usual, none = (layout(on=on, backs=backs, marks=wanted, bleed=bleed) for bleed in (None, 0.0))
    assert usual.per_sheet == none.per_sheet
    assert 0 <= usual.bleed <= BLEED
    if usual.bleed < BLEED:
        with suppress(UsageError):
            assert layout(on=on, backs=backs, marks=wanted, bleed=BLEED).per_sheet < none.per_sheet


@pytest.mark.parametrize("on", ["a4", "letter"])
@pytest.mark.parametrize("backs", ["none", "long", "short"])
def test_nine_cards_bleed_on_both_sides_unless_asked_not_to(on: str, backs: Backs) -> None:
    assert layout(9, on=on, backs=backs, bleed=None).bleed == BLEED == 2.0
    for page in layout(9, on=on, backs=backs, bleed=None).pages:
        around = block(page.placements)
        for placement in page.placements:
            for edge, outer, bleed in (
                (placement.trim.left, around.left, placement.bleed.left),
                (placement.trim.top, around.top, placement.bleed.top),
                (placement.trim.right, around.right, placement.bleed.right),
                (placement.trim.bottom, around.bottom, placement.bleed.bottom),
            ):
                assert bleed == (BLEED if abs(edge - outer) < 1e-6 else 0.0)


def test_a_bleed_that_is_asked_for_is_kept_or_refused() -> None:
    assert layout(9, bleed=10.0).per_sheet < 9
    with pytest.raises(UsageError, match="too large"):
        layout(1, size=(190, 275), bleed=3.0)
    assert layout(1, size=(190, 275), bleed=None).bleed < 2


def lies_along(mark: Mark, x1: float, y1: float, x2: float, y2: float) -> bool:
    """Whether a line covers a stretch."""
    left, right = sorted((mark.x1, mark.x2))
    top, bottom = sorted((mark.y1, mark.y2))
    return left - 1e-4 <= x1 and x2 <= right + 1e-4 and top - 1e-4 <= y1 and y2 <= bottom + 1e-4


@pytest.mark.parametrize("wanted", ["crop", "lines"])
@pytest.mark.parametrize("backs", get_args(Backs))
def test_every_edge_of_abutting_items_has_its_line(backs: Backs, wanted: Marks) -> None:
    for page in (laid := layout(13, backs=backs, marks=wanted)).pages:
        drawn = [mark for mark in marks(laid, page) if mark.kind == "keyline"]
        fronts = [placement.trim for placement in page.placements if placement.side == "front"]
        assert bool(drawn) == bool(fronts)
        for trim in fronts:
            left, top, right, bottom = trim.left, trim.top, trim.right, trim.bottom
            for edge in (
                (left, top, right, top),
                (left, bottom, right, bottom),
                (left, top, left, bottom),
                (right, top, right, bottom),
            ):
                assert sum(lies_along(mark, *edge) for mark in drawn) == 1


@pytest.mark.parametrize("gap", [0.0, 1.0, 4.0])
@pytest.mark.parametrize("backs", get_args(Backs))
def test_every_corner_of_every_item_is_marked(backs: Backs, gap: float) -> None:
    for page in (laid := layout(13, backs=backs, gap=gap)).pages:
        arms = [mark for mark in marks(laid, page) if mark.kind == "cross"]
        for trim in (placement.trim for placement in page.placements if placement.side == "front"):
            for x, y in product((trim.left, trim.right), (trim.top, trim.bottom)):
                at = [arm for arm in arms if lies_along(arm, x, y, x, y)]
                assert {abs(arm.x1 - arm.x2) > 0 for arm in at} == {True, False}
                # Nothing is left of them on items that stand apart.
                assert not gap or not any(_reaches_into(arm, trim) for arm in at)


def _reaches_into(mark: Mark, trim: Rect) -> bool:
    middle = (mark.x1 + mark.x2) / 2, (mark.y1 + mark.y2) / 2
    return (
        trim.left - 1e-4 < middle[0] < trim.right + 1e-4 and trim.top - 1e-4 < middle[1] < trim.bottom + 1e-4
    )


@pytest.mark.parametrize(("wanted", "gap"), [("none", 0.0), ("silhouette", 0.0), ("crop", 4.0)])
def test_no_lines_are_drawn_where_a_cut_could_leave_half_of_them(wanted: Marks, gap: float) -> None:
    laid = layout(9, marks=wanted, gap=gap)
    assert "keyline" not in {mark.kind for mark in marks(laid, laid.pages[0])}
    assert ("cross" in {mark.kind for mark in marks(laid, laid.pages[0])}) == (wanted == "crop")


@pytest.mark.parametrize("on", PAPERS)
@pytest.mark.parametrize("size", [(63, 84), (63, 88), (57, 89), (72, 48)])
def test_the_first_cuts_have_numbers_on_every_paper(on: str, size: tuple[float, float]) -> None:
    for backs in get_args(Backs):
        laid = layout(40, on=on, size=size, backs=backs, bleed=None)
        for page in laid.pages:
            if page.side != "back":
                assert {cut.number for cut in cut_numbers(laid, page)} >= {1, 2}


@pytest.mark.parametrize(("on", "is_down"), [("a4", True), ("a3", False)])
def test_the_first_cuts_go_the_long_way_and_are_numbered(on: str, is_down: bool) -> None:
    laid = layout(40, on=on)
    for page in laid.pages:
        found = marks(laid, page)
        first = [mark for mark in found if mark.kind == "first"]
        assert all((mark.x1 == mark.x2) == is_down for mark in first)
        assert all((mark.y1 == mark.y2) == is_down for mark in found if mark.kind == "crop")
        where = sorted({mark.x1 if is_down else mark.y1 for mark in first})
        numbers = {cut.number: cut.x if is_down else cut.y for cut in cut_numbers(laid, page)}
        assert numbers == dict(enumerate(where, 1))
        for cut in cut_numbers(laid, page):
            assert laid.margin + 1 <= cut.x <= laid.width - laid.margin - 1
            assert laid.margin + 1 <= cut.y <= laid.height - laid.margin - 1


def check(laid: Layout) -> None:
    """What holds for every layout."""
    page_box = Rect(0, 0, laid.width, laid.height)
    margin = page_box.grown(-laid.margin)
    for page in laid.pages:
        trims = [placement.trim for placement in page.placements]
        for one, two in combinations(trims, 2):
            assert not one.grown(-1e-6).overlaps(two.grown(-1e-6))
        around = block(page.placements)
        inside = around.grown(laid.bleed - 1e-6)
        assert margin.left <= inside.left
        assert inside.right <= margin.right
        assert margin.top <= inside.top
        assert inside.bottom <= margin.bottom
        check_bleed(page)
        check_marks(laid, page)
        check_label(laid, page)
    check_backs(laid)


def check_bleed(page: SheetPage) -> None:
    bleeding = [
        Rect(
            p.trim.left - p.bleed.left,
            p.trim.top - p.bleed.top,
            p.trim.right + p.bleed.right,
            p.trim.bottom + p.bleed.bottom,
        ).grown(-1e-6)
        for p in page.placements
    ]
    for one, bleeds in enumerate(bleeding):
        # Bleeds may meet in the corner of an empty place, but none reaches into another item.
        for two, placement in enumerate(page.placements):
            assert one == two or not bleeds.overlaps(placement.trim.grown(-1e-6))


def check_marks(laid: Layout, page: SheetPage) -> None:
    found = marks(laid, page)
    if page.side == "back" or laid.options.marks == "none":
        assert [mark for mark in found if mark.kind != "fold"] == []
    for mark in found:
        box = Rect(min(mark.x1, mark.x2), min(mark.y1, mark.y2), max(mark.x1, mark.x2), max(mark.y1, mark.y2))
        assert laid.margin - 1e-6 <= box.left <= box.right <= laid.width - laid.margin + 1e-6
        assert laid.margin - 1e-6 <= box.top <= box.bottom <= laid.height - laid.margin + 1e-6
        for placement in page.placements:
            # Lines and crosses lie on trim edges; everything else keeps clear of the art and its bleed.
            if mark.kind in ("line", "keyline", "cross"):
                keep = placement.trim.grown(-1e-4)
            elif mark.kind == "registration":
                keep = placement.trim.grown(laid.bleed + REGISTRATION_CLEARANCE - 1e-4)
            else:
                keep = placement.trim.grown(laid.bleed + 0.4)
            assert not box.grown(1e-6).overlaps(keep)
        if mark.kind in ("crop", "first", "line"):
            assert abs(mark.x1 - mark.x2) + abs(mark.y1 - mark.y2) >= 1


def check_label(laid: Layout, page: SheetPage) -> None:
    place, around = laid.label, block(page.placements).grown(laid.bleed)
    assert place is not None
    if place.upright:
        assert place.x + 1.5 < around.left
    else:
        assert place.y + 1.5 < around.top


def check_backs(laid: Layout) -> None:
    fronts = {p.item: p for page in laid.pages for p in page.placements if p.side == "front"}
    backs = {p.item: p for page in laid.pages for p in page.placements if p.side == "back"}
    if laid.options.backs == "none":
        assert not backs
        return
    assert fronts.keys() == backs.keys()
    for item, front in fronts.items():
        expected, found = mirrored(laid, front.trim), backs[item].trim
        assert abs(expected.left - found.left) < 0.01
        assert abs(expected.top - found.top) < 0.01
        assert abs(expected.right - found.right) < 0.01
        assert abs(expected.bottom - found.bottom) < 0.01


@pytest.mark.parametrize("on", PAPERS)
@pytest.mark.parametrize(("backs", "wanted"), list(product(get_args(Backs), get_args(Marks))))
def test_every_paper_with_every_back_and_mark(on: str, backs: Backs, wanted: Marks) -> None:
    for gap, bleed in ((0, 0), (4, 3), (0, None)):
        check(layout(23, on=on, backs=backs, marks=wanted, gap=gap, bleed=bleed))


@given(
    st.sampled_from(PAPERS),
    st.sampled_from(get_args(Backs)),
    st.sampled_from(get_args(Marks)),
    st.floats(8, 120),
    st.floats(8, 120),
    st.integers(1, 60),
    st.floats(0, 10),
    st.none() | st.floats(0, 6),
)
@settings(max_examples=150, deadline=None)
def test_any_item_on_any_paper(
    on: str,
    backs: Backs,
    wanted: Marks,
    width: float,
    height: float,
    count: int,
    gap: float,
    bleed: float | None,
) -> None:
    try:
        laid = layout(count, on=on, backs=backs, marks=wanted, size=(width, height), gap=gap, bleed=bleed)
    except UsageError:
        assume(False)
    check(laid)


def test_registration_marks_are_a_square_and_two_corners() -> None:
    square, *bars = registration_marks(210, 297)
    assert (square.right - square.left, square.bottom - square.top) == (5, 5)
    assert (square.left, square.top) == (10, 10)
    assert len(bars) == 4
    assert {round(min(bar.right - bar.left, bar.bottom - bar.top), 3) for bar in bars} == {0.3}
    assert {round(max(bar.right - bar.left, bar.bottom - bar.top), 3) for bar in bars} == {10}
