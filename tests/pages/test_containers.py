"""Containers: where elements stand in rows, columns, tables and layers, and what is said of mistakes."""

import pytest

from cutterprint.drawing.shapes import Group, Path, Text, Use, bounds
from cutterprint.pages.markup import set_pages
from cutterprint.pages.markup_reader import MarkupError
from tests.pages.test_markup import LONG, PROPS, across, page, texts


def boxes(inside: str) -> list[tuple[float, float, float, float]]:
    """The boxes of the rectangles on a page of 100 × 80, as x, y, width and height."""
    (drawing,) = page(inside).drawings
    found = []
    for shape in drawing.shapes:
        assert isinstance(shape, Path)
        left, top, right, bottom = bounds([shape]) or (0.0, 0.0, 0.0, 0.0)
        found.append((round(left, 6), round(top, 6), round(right - left, 6), round(bottom - top, 6)))
    return found


def test_a_row_shares_its_width_and_a_column_its_height() -> None:
    assert boxes('<row h="1fr" gap="2"><rect w="20"/><rect w="1fr"/><rect w="3fr"/></row>') == [
        (0, 0, 20, 80),
        (22, 0, 19, 80),
        (43, 0, 57, 80),
    ]
    assert boxes('<column h="1fr" padding="5 10"><rect h="25%"/><rect h="1fr" max-h="20"/></column>') == [
        (10, 5, 80, 17.5),
        (10, 22.5, 80, 20),
    ]


def test_what_is_left_over_lies_where_the_container_says() -> None:
    inside = '<rect w="10" h="10"/><rect w="10" h="10"/>'
    assert boxes(f'<row h="1fr" align="spread" valign="bottom">{inside}</row>') == [
        (0, 70, 10, 10),
        (90, 70, 10, 10),
    ]
    assert boxes(f'<row h="1fr" align="right" gap="1">{inside}</row>') == [(79, 35, 10, 10), (90, 35, 10, 10)]
    assert boxes(f'<column h="1fr" align="middle" valign="middle">{inside}</column>') == [
        (45, 30, 10, 10),
        (45, 40, 10, 10),
    ]
    assert boxes(f'<stack h="1fr" align="left" valign="top">{inside}</stack>') == [(0, 0, 10, 10)] * 2


def test_a_grid_fills_its_cells_row_by_row() -> None:
    inside = '<rect/><rect span="2"/><rect/>'
    assert boxes(f'<grid h="1fr" columns="20 2*1fr" rows="1fr 3fr" gap="4 2">{inside}</grid>') == [
        (0, 0, 20, 19),
        (22, 0, 78, 19),
        (0, 23, 20, 57),
    ]


def test_a_table_aligns_its_rows_whatever_stands_between_them() -> None:
    done = page(
        '<table columns="fit..50 1fr" size="8"><row h="10"><text>long name of a row</text><rect/></row>'
        '<line stroke="ink"/><row h="10"><text>short</text><rect/></row></table>'
    )
    paths = [shape for shape in done.drawings[0].shapes if isinstance(shape, Path)]
    lefts = [min(segment[1] for segment in path.segments if segment[0] == "M") for path in paths]
    assert lefts[0] == lefts[2] > 20
    assert done.problems == ()


def test_a_column_shrinks_its_texts_together_before_it_cuts_any() -> None:
    done = page(f'<column w="60" h="28"><box size="14">{LONG}</box><box size="9">{LONG}</box></column>')
    assert done.problems == ()
    one, other = done.texts
    assert one.size < 14
    assert one.extent[3] <= other.extent[1] + 0.01
    assert other.extent[3] <= 28.01
    tight = page(f'<column w="30" h="12"><box>{LONG}</box><box>{LONG}</box></column>')
    assert len(tight.problems) == 2


def test_coordinates_count_from_the_corner_of_the_container() -> None:
    inside = '<stack w="1fr" padding="3"><rect x="1" y="2" w="3" h="4"/><rect/></stack>'
    assert boxes(f'<row h="1fr"><rect w="40"/>{inside}</row>') == [
        (0, 0, 40, 80),
        (41, 2, 3, 4),
        (43, 3, 54, 74),
    ]


def test_containers_are_painted_below_and_framed_above_what_is_in_them() -> None:
    (drawing,) = page('<stack h="1fr" fill="ink" stroke="#ff0000" r="2"><icon name="frog"/></stack>').drawings
    below, icon, above = drawing.shapes
    assert isinstance(below, Path)
    assert (below.style.fill, below.style.stroke) == ("#112233", None)
    assert isinstance(icon, Use)
    assert isinstance(above, Path)
    assert (above.style.fill, above.style.stroke) == (None, "#ff0000")


def test_rules_stand_in_the_middle_of_gaps() -> None:
    (drawing,) = page('<row h="1fr" gap="4" rule="ink"><stack w="48"/><stack w="1fr"/></row>').drawings
    (rule,) = drawing.shapes
    assert isinstance(rule, Path)
    assert rule.segments == (("M", 50.0, 0.0), ("L", 50.0, 80.0))


def test_texts_inherit_their_looks_and_have_backs_of_their_own() -> None:
    (drawing,) = page(
        '<column size="12" ink="ink" face="bold"><text>one</text><text fill="#00ff00" size="8">two</text>'
        '<text back="#ffff00" padding="1 2">three</text></column>'
    ).drawings
    one, two, three = texts(drawing.shapes)
    assert (one.size, one.face, one.fill) == (12, "bold", "#112233")
    assert (two.size, two.face, two.fill) == (8, "bold", "#00ff00")
    assert three.x == 2


def test_lines_circles_and_paths_find_their_place_in_containers() -> None:
    (drawing,) = page(
        '<row h="1fr" valign="middle"><line h="20" stroke="ink"/><circle r="5"/>'
        '<path d="M3 3l4 0l0 2z"/></row>'
    ).drawings
    line, circle, moved = drawing.shapes
    assert isinstance(line, Path)
    assert line.segments == (("M", 0.0, 30.0), ("L", 0.0, 50.0))
    assert isinstance(circle, Path)
    assert circle.segments[0] == ("M", 10.0, 40.0)
    assert isinstance(moved, Group)
    assert moved.transform[4:] == (7.0, 36.0)


def test_pictures_of_a_group_have_one_scale() -> None:
    (drawing,) = page(
        '<row><land wide="10" w="20" group="a"/><land wide="20" w="20" group="a"/>'
        '<land wide="10" w="20"/></row>'
    ).drawings
    scales = [shape.transform[0] for shape in drawing.shapes if isinstance(shape, Group)]
    assert scales == [1, 1, 2]


def test_a_view_scales_its_inside_and_leaves_out_what_cannot_be_read() -> None:
    inside = '<rect x="0" y="0" w="40" h="40"/><text x="1" y="9" size="8" optional="yes">a</text>'
    done = page(f'<g x="10" y="0" w="20" h="30" view="40 40">{inside}</g>')
    (group,) = done.drawings[0].shapes
    assert isinstance(group, Group)
    assert group.transform == pytest.approx((0.5, 0, 0, 0.5, 10, 5))
    assert len(group.children) == 1
    assert done.problems == ()


def test_a_page_designed_for_one_size_shows_the_same_on_another() -> None:
    inside = '<column padding="10"><text h="20" size="20">Hello</text><rect h="1fr"/></column>'
    markup = '<page width="{}" height="{}" design="100 100">' + inside + "</page>"
    small, large = (set_pages(markup.format(size, size), PROPS) for size in (100, 200))
    assert large.texts[0].size == 2 * small.texts[0].size == 40
    assert large.texts[0].extent == pytest.approx([2 * one for one in small.texts[0].extent])
    assert (large.drawings[0].width, large.drawings[0].height) == (200, 200)


def test_figures_and_flows_are_as_high_as_what_is_in_them() -> None:
    done = page(
        '<flow x="0" y="0" w="60" h="70" size="9"><p>above</p><figure><row h="20"><rect w="1fr"/></row>'
        "</figure><p>below</p></flow>"
    )
    one, other = done.texts
    assert 20 < other.extent[1] - one.extent[3] < 25
    column = page(f'<column w="60"><flow size="9"><p>{LONG}</p></flow><text>end</text></column>')
    assert column.texts[1].extent[1] >= column.texts[0].extent[3]


def test_what_has_no_room_is_told_with_its_line() -> None:
    done = page('\n<row w="50">\n<rect w="30"/><rect w="30"/></row>')
    assert done.problems == ("page 1: what is in the <row> of line 2 needs 10.0 mm more than there is: “”",)


@pytest.mark.parametrize(
    ("inside", "words"),
    [
        ('<row w="wide"/>', "isn't a size"),
        ('<row w="-3"/>', "out of bounds"),
        ('<row gap="1 2 3"/>', "gap takes one number"),
        ('<row padding="1 2 3"/>', "padding takes"),
        ('<row align="center-ish"/>', "left, middle, right, spread, fill"),
        ('<stack align="spread"/>', "left, middle, right"),
        ("<grid><rect/></grid>", "needs the attribute 'columns'"),
        ('<grid columns="999*1fr"/>', "more than 100"),
        (
            '<table columns="1fr"><row><rect/><rect/></row></table>',
            "more cells (2) than its table has columns (1)",
        ),
        ('<row colour="red"/>', "no attribute 'colour'"),
        ('<row gapp="1"/>', "did you mean 'gap'?"),
        ('<g view="1"/>', "view takes"),
        ("<row>words</row>", "are outside of a <text>"),
    ],
)
def test_mistakes_in_containers_are_told(inside: str, words: str) -> None:
    with pytest.raises(MarkupError) as told:
        page("\n" + inside)
    assert words in str(told.value)
    assert "line 2" in str(told.value)


def test_a_page_of_many_nested_rows_is_set_soon() -> None:
    deep = '<row w="1fr"><column w="1fr" min-w="fit" min-h="fit">' * 13
    deep += "<box>word</box>" + "</column></row>" * 13
    assert page(deep).problems == ()
    wide = "<row>" + '<rect w="1fr" min-w="0.001"/>' * 5000 + "</row>"
    assert len(page(wide).drawings[0].shapes) == 5000


def test_text_in_a_container_is_one_line_in_its_middle() -> None:
    (drawing,) = page('<row h="20"><text w="30" align="right" size="10">right</text></row>').drawings
    (text,) = drawing.shapes
    assert isinstance(text, Text)
    assert across(text)[1] == pytest.approx(30)
    assert 10 < text.y < 12
