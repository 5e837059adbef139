"""Pages as markup: what is drawn where, how text finds its room, and how mistakes are told."""

import pytest

from cutterprint.drawing.fonts import text_width
from cutterprint.drawing.shapes import Drawing, Group, Path, Style, Symbol, Text, Use, rect
from cutterprint.drawing.text import SMALLEST
from cutterprint.pages.markup import Props, SetPages, set_pages
from cutterprint.pages.markup_reader import MarkupError

SQUARE = Symbol("frog", 10, 10, (rect(0, 0, 10, 10, Style(fill="#00ff00")),))
WIDE = Symbol("wall", 100, 25, (rect(0, 0, 100, 25, Style(fill="#00ff00")),))
SYMBOLS = {"frog": SQUARE, "wall": WIDE}
PROPS = Props(
    icon=SYMBOLS.__getitem__,
    ground=SYMBOLS.__getitem__,
    colours={"ink": "#112233"},
    drawings={"plan": Drawing(20, 10, (rect(0, 0, 20, 10),))},
    elements={"land": lambda element: Drawing(float(element.attributes["wide"]), 5, ())},
)
LONG = "Rather many words that ask for more room than there is in a small box on a small page. " * 2


def page(inside: str, props: Props = PROPS) -> SetPages:
    return set_pages(f'<page width="100" height="80">{inside}</page>', props)


def texts(shapes: object) -> list[Text]:
    found = []
    for shape in shapes:  # type: ignore[attr-defined]
        if isinstance(shape, Text):
            found.append(shape)
        elif isinstance(shape, Group):
            found += texts(shape.children)
    return found


def across(text: Text) -> tuple[float, float]:
    """Where a text begins and ends."""
    width = text_width(text.string, text.size, text.face, tabular=text.tabular)
    left = text.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor] * width
    return left, left + width


def test_shapes_stand_where_the_page_says() -> None:
    (drawing,) = page(
        '<rect x="1" y="2" w="3" h="4" fill="ink"/>'
        '<line x1="0" y1="0" x2="5" y2="5" stroke="#f00" dash="1 2"/>'
        '<circle cx="9" cy="9" r="2"/><path d="M0 0 L1 1" stroke="red"/>'
        '<g x="10" y="20" scale="2"><rect x="0" y="0" w="1" h="1"/></g>'
    ).drawings
    square, stroke, _, path, group = drawing.shapes
    assert square == rect(1, 2, 3, 4, Style(fill="#112233", stroke_width=0.25))
    assert isinstance(stroke, Path)
    assert (stroke.style.fill, stroke.style.stroke, stroke.style.dash) == (None, "#ff0000", (1, 2))
    assert isinstance(path, Path)
    assert path.style.fill is None
    assert isinstance(group, Group)
    assert group.transform == (2, 0, 0, 2, 10, 20)


def test_icons_and_drawings_keep_their_proportions_in_their_boxes() -> None:
    (drawing,) = page(
        '<icon name="wall" x="0" y="0" w="40" h="40"/><drawing name="plan" x="0" y="50" w="10" h="30"/>'
        '<land wide="10" x="0" y="0" w="30"/>'
    ).drawings
    icon, plan, land = drawing.shapes
    assert isinstance(icon, Use)
    assert icon.transform == pytest.approx((0.4, 0, 0, 0.4, 0, 15))
    assert isinstance(plan, Group)
    assert plan.transform == pytest.approx((0.5, 0, 0, 0.5, 0, 62.5))
    assert isinstance(land, Group)
    assert land.transform == pytest.approx((3, 0, 0, 3, 0, 0))
    assert [symbol.name for symbol in drawing.symbols] == ["wall"]


@pytest.mark.parametrize("align", ["left", "middle", "right"])
def test_text_is_wrapped_and_shrunk_until_it_fits_its_box(align: str) -> None:
    done = page(f'<box x="10" y="10" w="60" h="18" size="14" align="{align}">{LONG}</box>')
    assert done.problems == ()
    (report,) = done.texts
    assert SMALLEST <= report.size < 14
    for text in texts(done.drawings[0].shapes):
        left, right = across(text)
        assert left >= 10 - 1e-6
        assert right <= 70 + 1e-6
        assert 10 < text.y < 28


def test_text_without_room_is_cut_and_told_and_never_smaller_than_can_be_read() -> None:
    done = page(f'<box x="10" y="10" w="40" h="8" size="14">{LONG}</box>')
    assert len(done.problems) == 1
    assert "does not fit" in done.problems[0]
    assert {text.size for text in texts(done.drawings[0].shapes)} == {SMALLEST}
    assert texts(done.drawings[0].shapes)[-1].string.endswith("…")
    for text in texts(done.drawings[0].shapes):
        assert text.x + text_width(text.string, text.size, text.face) <= 50 + 1e-6


def test_words_keep_their_looks_and_icons_stand_in_the_line() -> None:
    (drawing,) = page(
        '<box x="0" y="0" w="90" h="10" size="9">Two <b>bold words</b>, <icon name="frog"/> and <i>slant</i>'
        '<span fill="ink">ed</span></box>'
    ).drawings
    assert [(text.string, text.face) for text in texts(drawing.shapes)] == [
        ("Two", "regular"),
        (" bold words", "bold"),
        (",", "regular"),
        (" and", "regular"),
        (" slant", "italic"),
        ("ed", "regular"),
    ]
    assert sum(isinstance(shape, Use) for shape in drawing.shapes) == 1
    ends = 0.0
    for text in texts(drawing.shapes):
        assert text.x >= ends - 1e-6
        ends = text.x + text_width(text.string, text.size, text.face)


def test_a_soft_hyphen_shows_only_where_a_line_ends() -> None:
    word = "Donau\u00addampf\u00adschiff"
    (whole,) = page(f'<box x="0" y="0" w="90" h="10" size="9">{word}</box>').drawings
    assert [text.string for text in texts(whole.shapes)] == ["Donaudampfschiff"]
    (broken,) = page(f'<box x="0" y="0" w="14" h="30" size="9" min="9">{word}</box>').drawings
    assert [text.string for text in texts(broken.shapes)] == ["Donau-", "dampf-", "schiff"]


def test_boxes_of_a_group_share_their_size() -> None:
    boxes = '<box group="a" x="0" y="0" w="50" h="20" size="12">short</box>'
    boxes += f'<box group="a" x="0" y="30" w="50" h="20" size="12">{LONG}</box>'
    done = page(boxes)
    assert len({report.size for report in done.texts}) == 1
    assert done.texts[0].size < 12


def test_a_flow_stacks_paragraphs_and_shrinks_them_together() -> None:
    done = page(
        f'<flow x="5" y="5" w="60" h="60" size="14"><p scale="1.4" face="bold">Heading</p>'
        f'<p mark="1.">{LONG}</p>'
        f'<figure h="10"><icon name="frog" x="0" y="0" size="10"/></figure><p>{LONG}</p></flow>'
    )
    assert done.problems == ()
    heading, item, last = done.texts
    assert heading.size == pytest.approx(item.size * 1.4)
    assert item.size == last.size < 14
    assert heading.extent[3] < item.extent[1]
    assert item.extent[3] + 10 < last.extent[1]
    assert last.extent[3] <= 65


def test_scaled_text_is_measured_as_it_will_be_on_paper() -> None:
    done = page('<g scale="0.5"><text x="10" y="10" size="10">small</text></g>')
    assert "smaller than 6.5 pt" in done.problems[0]
    done = page(f'<g scale="0.5"><box x="0" y="0" w="150" h="80" size="20">{LONG}</box></g>')
    assert done.texts[0].size >= SMALLEST


def test_text_off_the_page_or_without_its_letters_is_told() -> None:
    assert "off the page" in page('<text x="90" y="10" size="20">far too wide</text>').problems[0]
    assert "has no" in page('<text x="1" y="10" size="20">★</text>').problems[0]
    assert page('<text x="50" y="10" w="20" size="20" anchor="middle">narrow text</text>').problems == ()


def test_greys_replace_colours_where_there_is_no_colour() -> None:
    grey = Props(icon=PROPS.icon, ground=PROPS.ground, in_grey=True)
    (drawing,) = page('<rect x="0" y="0" w="1" h="1" fill="#ff0000"/>', grey).drawings
    assert isinstance(drawing.shapes[0], Path)
    fill = drawing.shapes[0].style.fill
    assert fill is not None
    assert fill[1:3] == fill[3:5] == fill[5:7]


@pytest.mark.parametrize(
    ("inside", "words"),
    [
        ("<script/>", "<script>: there is no such element"),
        ('<rect x="1"/>', "needs the attribute 'y'"),
        ('<rect x="1" y="a" w="1" h="1"/>', 'y="a" isn\'t a number'),
        ('<rect x="1" y="nan" w="1" h="1"/>', "out of bounds"),
        ('<rect x="1" y="1" w="1" h="1" onclick="x"/>', "no attribute 'onclick'"),
        ('<rect x="1" y="1" w="1" h="1" fill="nocolour"/>', "isn't a colour"),
        ('<icon name="bat" x="1" y="1" size="3"/>', "no icon named 'bat'"),
        ('<box x="1" y="1" w="9" h="9"><rect/></box>', "can't be used in a text"),
        ('<text x="1" y="1" face="Arial">a</text>', 'face="Arial" is not one of regular, italic'),
        ("words", "outside of a <text>"),
        ("<g>", "mismatched tag"),
        ("a & b", "not well-formed"),
    ],
)
def test_mistakes_are_told_with_their_line(inside: str, words: str) -> None:
    with pytest.raises(MarkupError) as told:
        page("\n" + inside)
    assert words in str(told.value)
    assert "line 2" in str(told.value) or "line 1" in str(told.value)


@pytest.mark.parametrize(
    "markup",
    [
        '<!DOCTYPE page [<!ENTITY a "b">]><page width="50" height="50"/>',
        '<!DOCTYPE page SYSTEM "file:///etc/passwd"><page width="50" height="50"/>',
        '<?xml-stylesheet href="x"?><page width="50" height="50"/>',
        "<pages/>",
        "<svg/>",
        '<page width="1e9" height="50"/>',
        '<page width="50" height="50">' + "<g>" * 40 + "</g>" * 40 + "</page>",
    ],
)
def test_markup_that_reaches_outside_or_is_no_page_is_refused(markup: str) -> None:
    with pytest.raises(MarkupError):
        set_pages(markup, PROPS)
