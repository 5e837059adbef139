"""Booklets: folding the printed sheets gives the pages in their order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutterprint.drawing.shapes import Drawing, Style, Symbol, Text, place, rect
from cutterprint.errors import CutterprintError
from cutterprint.printing.booklet import booklet, booklet_sides, half
from cutterprint.printing.papers import paper
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from tests.printing.reading import page_size, reader


def test_eight_pages_lie_on_two_sheets_as_printers_lay_them() -> None:
    assert booklet_sides(8) == ((7, 0), (1, 6), (5, 2), (3, 4))


@given(count=st.integers(1, 60))
def test_a_folded_booklet_reads_from_the_first_page_to_the_last(count: int) -> None:
    sides = booklet_sides(count)
    assert len(sides) % 2 == 0
    # Leaf by leaf from the outside: a front's right half, its back's left half; then back the other way.
    sheets = list(zip(sides[0::2], sides[1::2], strict=True))
    leaving = [page for front, back in sheets for page in (front[1], back[0])]
    coming = [page for front, back in reversed(sheets) for page in (back[1], front[0])]
    read = leaving + coming
    assert [page for page in read if page is not None] == list(range(count))
    assert all(page is None for page in read[count:])


def page_of(number: int, on: str) -> Page:
    size = half(paper(on))
    dot = Symbol("dot", 10, 10, (rect(0, 0, 10, 10, Style(fill="#ff0000")),))
    shapes = (place(dot, 5, 5, 5), Text(f"page {number}", 20, 20, 12))
    return Page(drawing=Drawing(size.width, size.height, shapes, (dot,)))


@pytest.mark.parametrize("on", ["a4", "letter"])
def test_sheets_lie_and_hold_two_pages_side_by_side(on: str) -> None:
    sheets = booklet([page_of(number, on) for number in range(1, 9)], paper(on))
    pdf = pdf_bytes(sheets, DocumentInfo(title="Booklet", duplex="short"))
    read = reader(pdf)
    assert len(read.pages) == 4
    assert page_size(pdf, 0) == pytest.approx((paper(on).height, paper(on).width))
    assert [[line.strip() for line in page.extract_text().split("\n")] for page in read.pages] == [
        ["page 8", "page 1"],
        ["page 2", "page 7"],
        ["page 6", "page 3"],
        ["page 4", "page 5"],
    ]


def test_pages_that_are_too_large_are_told() -> None:
    with pytest.raises(CutterprintError, match="doesn't fit on half a sheet of A5"):
        booklet([page_of(1, "a4")], paper("a5"))
