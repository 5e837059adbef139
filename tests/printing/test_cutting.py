"""Cut paths: the same edges as printed, each cut once."""

import pytest

from cutterprint.drawing.shapes import bounds, paths
from cutterprint.drawing.svg_in import read_svg
from cutterprint.printing.cutting import cut_boxes, cut_dxf, cut_svg
from cutterprint.printing.edges import cut_lines
from cutterprint.printing.papers import paper
from cutterprint.printing.sheets import Layout, SheetOptions, lay_out


def layout(count: int, gap: float = 0.0) -> Layout:
    options = SheetOptions(paper=paper("a4"), marks="silhouette", gap=gap, backs="long")
    return lay_out(63, 84, count, options)


def dxf_lines(text: str) -> list[tuple[list[tuple[float, float]], bool]]:
    """The polylines of a DXF file, each with its points and whether it is closed."""
    rows = text.split("\r\n")
    tags = [(int(rows[index]), rows[index + 1]) for index in range(0, len(rows) - 1, 2)]
    assert tags[0] == (0, "SECTION")
    assert tags[-1] == (0, "EOF")
    found: list[tuple[list[tuple[float, float]], bool]] = []
    kind, x = "", 0.0
    for code, value in tags:
        if code == 0:
            kind = value
            if kind == "POLYLINE":
                found.append(([], False))
        elif kind == "POLYLINE" and code == 70:
            found[-1] = (found[-1][0], value == "1")
        elif kind == "VERTEX" and code == 10:
            x = float(value)
        elif kind == "VERTEX" and code == 20:
            found[-1][0].append((x, float(value)))
    return found


def test_a_full_sheet_is_cut_along_eight_lines() -> None:
    laid = layout(9)
    lines = cut_lines(laid.pages[0])
    assert len(lines) == 8
    assert {round(abs(x2 - x1) + abs(y2 - y1), 3) for x1, y1, x2, y2 in lines} == {189, 252}


def test_a_part_filled_sheet_is_cut_only_where_cards_are() -> None:
    laid = layout(4)
    lines = cut_lines(laid.pages[0])
    below = [line for line in lines if line[1] == line[3]]
    assert [round(x2 - x1, 3) for x1, _, x2, _ in sorted(below, key=lambda line: line[1])] == [189, 189, 63]


def test_cards_apart_are_cut_around() -> None:
    laid = layout(4, gap=4)
    outlines = dxf_lines(cut_dxf(laid, laid.pages[0]))
    assert len(outlines) == len(cut_boxes(laid.pages[0])) == 4
    assert all(closed and len(points) == 4 for points, closed in outlines)


@pytest.mark.parametrize("gap", [0.0, 4.0])
def test_svg_and_dxf_cut_along_the_printed_edges(gap: float) -> None:
    laid = layout(7, gap)
    page = laid.pages[0]
    boxes = cut_boxes(page)
    expected = (
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )
    points = [point for line, _ in dxf_lines(cut_dxf(laid, page)) for point in line]
    xs, ys = [x for x, _ in points], [laid.height - y for _, y in points]
    assert (min(xs), min(ys), max(xs), max(ys)) == pytest.approx(expected, abs=0.001)
    art = read_svg(cut_svg(laid, page).encode(), "cut")
    assert art.symbol is not None
    assert (art.symbol.width, art.symbol.height) == (laid.width, laid.height)
    box = bounds(art.symbol.shapes)
    assert box == pytest.approx(expected, abs=0.3)
    assert all(path.style.fill is None for path, _ in paths(art.symbol.shapes))


def test_backs_are_not_cut() -> None:
    laid = layout(3)
    assert cut_boxes(laid.pages[1]) == ()
    assert cut_lines(laid.pages[1]) == ()
