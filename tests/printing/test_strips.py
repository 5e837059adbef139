"""Strips to fold: sizes, order, and backs that lie behind their fronts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutterprint.errors import UsageError
from cutterprint.printing.papers import paper, paper_names
from cutterprint.printing.sheets import Rect
from cutterprint.printing.strips import GAP, StripItems, StripPage, lay_strips

SIZES = st.builds(
    StripItems,
    width=st.floats(5, 40),
    height=st.floats(5, 40),
    count=st.integers(1, 90),
)


def laid(groups: list[StripItems], on: str = "a4") -> tuple[StripPage, ...]:
    return lay_strips(groups, paper(on), head=8, foot=15)


@given(groups=st.lists(SIZES, min_size=1, max_size=3), on=st.sampled_from(paper_names()))
def test_every_item_is_there_once_inside_the_margins_and_overlaps_no_other(
    groups: list[StripItems], on: str
) -> None:
    pages = laid(groups, on)
    sheet = paper(on)
    seen = [(item.group, item.item) for page in pages for strip in page.strips for item in strip.items]
    assert sorted(seen) == [(g, i) for g, group in enumerate(groups) for i in range(group.count)]
    for page in pages:
        boxes = [strip.box for strip in page.strips]
        for box in boxes:
            assert box.left >= sheet.margin
            assert box.right <= sheet.width - sheet.margin
            assert box.top >= sheet.margin + 8
            assert box.bottom <= sheet.height - sheet.margin - 15
            assert not any(box.grown(GAP / 2 - 0.01).overlaps(other) for other in boxes if other is not box)


@given(groups=st.lists(SIZES, min_size=1, max_size=3))
def test_folding_lays_every_back_behind_its_front(groups: list[StripItems]) -> None:
    for page in laid(groups):
        for strip in page.strips:
            for item in strip.items:
                folded = Rect(
                    item.back.left,
                    2 * strip.fold - item.back.bottom,
                    item.back.right,
                    2 * strip.fold - item.back.top,
                )
                for one, other in zip(
                    (folded.left, folded.top, folded.right, folded.bottom),
                    (item.front.left, item.front.top, item.front.right, item.front.bottom),
                    strict=True,
                ):
                    assert one == pytest.approx(other)


def test_items_of_one_size_share_strips_of_equal_length() -> None:
    (page,) = laid([StripItems(18, 18, 30), StripItems(18, 18, 12), StripItems(21, 6.5, 16)])
    assert [len(strip.items) for strip in page.strips] == [9, 8, 9, 8, 8, 8, 8]


def test_what_is_larger_than_the_paper_is_told() -> None:
    for size in (StripItems(300, 10, 1), StripItems(10, 200, 1)):
        with pytest.raises(UsageError, match="doesn't fit on A4"):
            laid([size])
