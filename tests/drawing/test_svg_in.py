"""Reading SVG: what it means, what is refused, and what is said about the rest."""

import itertools
import math

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cutterprint.drawing import svg_in
from cutterprint.drawing.art import Art
from cutterprint.drawing.shapes import Group, Path, Shape, Symbol, bounds, paths
from cutterprint.drawing.svg_geometry import SvgValueError, path_data, transform
from cutterprint.drawing.svg_in import read_svg


def read(inside: str, root: str = "viewBox='0 0 100 100'") -> Art:
    return read_svg(f"<svg xmlns='http://www.w3.org/2000/svg' {root}>{inside}</svg>".encode(), "art")


def symbol(inside: str, root: str = "viewBox='0 0 100 100'") -> Symbol:
    art = read(inside, root)
    assert art.symbol is not None
    assert art.problems == ()
    return art.symbol


def only_path(inside: str) -> Path:
    ((path, _),) = paths(symbol(inside).shapes)
    return path


def codes(art: Art) -> list[str]:
    return [problem.code for problem in art.problems]


# Geometry


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("M1 2", [("M", 1, 2)]),
        ("m1 2 3 4", [("M", 1, 2), ("L", 4, 6)]),
        ("M1,2L3,4-5.5.5", [("M", 1, 2), ("L", 3, 4), ("L", -5.5, 0.5)]),
        ("M1 1H5V7h-2v-3", [("M", 1, 1), ("L", 5, 1), ("L", 5, 7), ("L", 3, 7), ("L", 3, 4)]),
        (
            "M0 0h4v4zl1 1",
            [("M", 0, 0), ("L", 4, 0), ("L", 4, 4), ("Z",), ("M", 0, 0), ("L", 1, 1)],
        ),
        ("M0 0c1 0 2 1 2 2s1 2 2 2", [("M", 0, 0), ("C", 1, 0, 2, 1, 2, 2), ("C", 2, 3, 3, 4, 4, 4)]),
        ("M0 0S1 1 2 2", [("M", 0, 0), ("C", 0, 0, 1, 1, 2, 2)]),
        ("M0 0Q3 0 3 3T6 6", [("M", 0, 0), ("C", 2, 0, 3, 1, 3, 3), ("C", 3, 5, 4, 6, 6, 6)]),
        ("M0 0A0 5 0 0 1 3 4", [("M", 0, 0), ("L", 3, 4)]),
        ("M1e1 1E-1", [("M", 10, 0.1)]),
        ("  ", []),
    ],
)
def test_path_commands(data: str, expected: list[tuple[object, ...]]) -> None:
    found = path_data(data)
    assert [segment[0] for segment in found] == [segment[0] for segment in expected]
    for one, two in zip(found, expected, strict=True):
        assert one[1:] == pytest.approx(two[1:])


@pytest.mark.parametrize(
    "data",
    ["L1 1", "M1", "M1 2 L", "M0 0 C1 2 3", "M0 0z5", "M0 0 X", "M nan 0", "M1e999 0", "M0 0 a1 1 0 2 0 1 1"],
)
def test_broken_paths_are_refused(data: str) -> None:
    with pytest.raises(SvgValueError):
        path_data(data)


def curve_points(data: str) -> list[tuple[float, float]]:
    points = []
    x0 = y0 = 0.0
    for segment in path_data(data):
        if segment[0] == "M":
            _, x0, y0 = segment
        elif segment[0] == "C":
            _, x1, y1, x2, y2, x3, y3 = segment
            for step in range(11):
                t = step / 10
                a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                points.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
            x0, y0 = x3, y3
    return points


@pytest.mark.parametrize("large", [0, 1])
@pytest.mark.parametrize("sweep", [0, 1])
@pytest.mark.parametrize("tilt", [0, 30])
def test_arcs_lie_on_an_ellipse_and_turn_as_told(large: int, sweep: int, tilt: int) -> None:
    # Flags may stand without spaces around them.
    points = curve_points(f"M10 10A20 10 {tilt} {large}{sweep}30 20")
    assert points[0] == pytest.approx((10, 10))
    assert points[-1] == pytest.approx((30, 20))
    angle = math.radians(tilt)
    flat = [
        (
            (x * math.cos(angle) + y * math.sin(angle)) / 20,
            (y * math.cos(angle) - x * math.sin(angle)) / 10,
        )
        for x, y in points
    ]
    # Three points give the circle on which all the others must lie.
    (ax, ay), (bx, by), (cx, cy) = flat[0], flat[len(flat) // 2], flat[-1]
    d = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by))
    a2, b2, c2 = ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy
    ux = (a2 * (by - cy) + b2 * (cy - ay) + c2 * (ay - by)) / d
    uy = (a2 * (cx - bx) + b2 * (ax - cx) + c2 * (bx - ax)) / d
    for x, y in flat:
        assert math.hypot(x - ux, y - uy) == pytest.approx(1, abs=1e-3)
    turned = sum(
        math.atan2(
            (x1 - ux) * (y2 - uy) - (y1 - uy) * (x2 - ux), (x1 - ux) * (x2 - ux) + (y1 - uy) * (y2 - uy)
        )
        for (x1, y1), (x2, y2) in itertools.pairwise(flat)
    )
    assert (turned > 0) == bool(sweep)
    assert (abs(turned) > math.pi) == bool(large)


def test_arcs_too_small_for_their_chord_grow() -> None:
    points = curve_points("M0 0A1 1 0 0 1 10 0")
    assert min(y for _, y in points) == pytest.approx(-5, abs=0.01)


def test_transforms_apply_from_the_right() -> None:
    assert transform("translate(10,20) scale(2)") == (2, 0, 0, 2, 10, 20)
    assert transform("rotate(90 5 5)") == pytest.approx((0, 1, -1, 0, 10, 0))
    assert transform("skewX(45)") == pytest.approx((1, 0, 1, 1, 0, 0))
    assert transform("") == (1, 0, 0, 1, 0, 0)
    for broken in ("scale()", "turn(3)", "translate(1", "scale(1e7)"):
        with pytest.raises(SvgValueError):
            transform(broken)


@pytest.mark.parametrize(
    ("element", "box"),
    [
        ("<rect x='1' y='2' width='3' height='4'/>", (1, 2, 4, 6)),
        ("<rect x='1' y='2' width='3' height='4' rx='1'/>", (1, 2, 4, 6)),
        ("<circle cx='5' cy='6' r='2'/>", (3, 4, 7, 8)),
        ("<ellipse cx='5' cy='6' rx='2' ry='3'/>", (3, 3, 7, 9)),
        ("<polygon points='1,1 5,1 5,9'/>", (1, 1, 5, 9)),
        ("<polyline points='1 1 5 1 5 9'/>", (1, 1, 5, 9)),
        ("<g transform='translate(10 0)'><g><path d='M0 0h2v3z'/></g></g>", (10, 0, 12, 3)),
        ("<line x1='1' y1='2' x2='3' y2='4' stroke='#000' stroke-width='0'/>", (1, 2, 3, 4)),
    ],
)
def test_shapes_stand_where_they_are_drawn(element: str, box: tuple[float, float, float, float]) -> None:
    assert bounds(symbol(element).shapes) == pytest.approx(box)


def test_the_view_box_is_moved_to_the_corner() -> None:
    drawn = symbol("<rect x='-50' y='-20' width='100' height='40'/>", "viewBox='-50 -20 100 40'")
    assert (drawn.width, drawn.height) == (100, 40)
    assert bounds(drawn.shapes) == pytest.approx((0, 0, 100, 40))


def test_a_size_serves_where_there_is_no_view_box() -> None:
    drawn = symbol("<rect width='1' height='1'/>", "width='25.4mm' height='1in'")
    assert (drawn.width, drawn.height) == pytest.approx((96, 96))


# Painting


def test_paint_is_inherited_and_style_wins() -> None:
    style = only_path(
        "<g fill='red' stroke='#00f' stroke-width='2' stroke-linecap='round'>"
        "<path d='M0 0h1v1z' fill='lime' style='fill: #123; stroke-linejoin:bevel'/></g>"
    ).style
    assert (style.fill, style.stroke, style.stroke_width) == ("#112233", "#0000ff", 2)
    assert (style.cap, style.join) == ("round", "bevel")


def test_roles_come_from_the_class_and_are_inherited_until_a_colour_is_given() -> None:
    drawn = symbol(
        "<g class='body line-stroke' fill='#111' stroke='#222'>"
        "<rect width='1' height='1'/><rect width='1' height='1' fill='#333'/>"
        "<rect width='1' height='1' class='accent other-tool'/></g>"
    )
    roles = [(path.style.fill_role, path.style.stroke_role) for path, _ in paths(drawn.shapes)]
    assert roles == [("body", "line"), (None, "line"), ("accent", "line")]


def test_a_misspelt_role_is_asked_about() -> None:
    art = read("<rect width='1' height='1' class='boddy'/>")
    assert codes(art) == ["svg-role"]
    assert "body" in str(art.problems[0].hint)


def test_current_color_follows_color() -> None:
    assert (
        only_path("<g color='#abc'><rect width='1' height='1' fill='currentColor'/></g>").style.fill
        == "#aabbcc"
    )


def test_opacity_of_a_plain_shape_is_kept() -> None:
    style = only_path("<rect width='1' height='1' opacity='.5' fill-opacity='.5'/>").style
    assert style.fill_opacity == 0.25


@pytest.mark.parametrize(
    "element",
    [
        "<g opacity='.5'><rect width='1' height='1'/></g>",
        "<rect width='9' height='9' stroke='red' opacity='.5'/>",
    ],
)
def test_opacity_that_would_look_otherwise_is_reported(element: str) -> None:
    art = read(element)
    assert codes(art) == ["svg-unsupported"]
    assert art.symbol is not None


def test_what_is_not_displayed_is_left_out() -> None:
    assert codes(read("<rect width='1' height='1' display='none'/>")) == ["svg-empty"]
    assert codes(read("<g style='display:none'><rect width='1' height='1'/></g>")) == ["svg-empty"]
    shown = symbol("<g visibility='hidden'><rect width='1' height='1' visibility='visible'/></g>")
    assert len(shown.shapes) == 1


# What is refused

UNSAFE = {
    "<script>alert(1)</script>": "svg-script",
    "<rect width='1' height='1' onclick='x()'/>": "svg-script",
    "<g ONLOAD='x()'/>": "svg-script",
    "<a href=' java\tscript:x()'><rect width='1' height='1'/></a>": "svg-script",
    "<image href='http://example.org/a.png'/>": "svg-reference",
    "<image xmlns:xlink='http://www.w3.org/1999/xlink' xlink:href='file:///etc/passwd'/>": "svg-reference",
    "<use href='other.svg#a'/>": "svg-reference",
    "<rect width='1' height='1' fill='url(http://example.org/#a)'/>": "svg-reference",
    "<rect width='1' height='1' style=\"fill:url('//example.org')\"/>": "svg-reference",
    "<?xml-stylesheet href='a.css'?>": "svg-reference",
    "<metadata><script/></metadata>": "svg-script",
    "<path d='M0 0 L1'/>": "svg-syntax",
    "<rect width='many' height='1'/>": "svg-syntax",
    "<rect width='1' height='1' fill='nocolour'/>": "svg-syntax",
    "<rect width='1' height='1'": "svg-syntax",
    "<rect width='50%' height='1'/>": "svg-syntax",
    "<path d='" + "M0 0 " * 100_000 + "'/>": "svg-too-large",
    "<g id='" + "x" * 10_000 + "'/>": "svg-too-large",
    "<g/>" * 6_000: "svg-too-large",
    "<g>" * 100 + "</g>" * 100: "svg-too-large",
    "": "svg-empty",
}


@pytest.mark.parametrize("inside", UNSAFE, ids=lambda text: text[:40])
def test_unsafe_or_broken_art_gives_no_symbol(inside: str) -> None:
    art = read(inside)
    assert art.symbol is None
    assert UNSAFE[inside] in codes(art)


@pytest.mark.parametrize(
    "text",
    [
        "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'><svg/>",
        "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><svg viewBox='0 0 9 9'>&b;</svg>",
        "<!DOCTYPE svg SYSTEM 'file:///etc/passwd'><svg/>",
    ],
)
def test_document_types_and_entities_are_refused(text: str) -> None:
    art = read_svg(text.encode(), "art")
    assert art.symbol is None
    assert codes(art) == ["svg-entity"]


def test_a_large_file_is_not_even_parsed() -> None:
    assert codes(read_svg(b" " * (svg_in.MOST_BYTES + 1), "art")) == ["svg-too-large"]


LOST = [
    "<defs><linearGradient id='a'/></defs>",
    "<radialGradient id='a'/>",
    "<pattern/>",
    "<mask/>",
    "<clipPath/>",
    "<filter/>",
    "<marker/>",
    "<text>hello</text>",
    "<style>rect { fill: red }</style>",
    "<use href='#a'/>",
    "<symbol/>",
    "<svg/>",
    "<image href='#a'/>",
    "<foreignObject/>",
    "<animate/>",
    "<nosuch/>",
    "<rect width='1' height='1' fill='url(#a)'/>",
    "<rect width='1' height='1' filter='url(#a)'/>",
    "<rect width='1' height='1' clip-path='url(#a)'/>",
    "<rect width='1' height='1' style='mix-blend-mode:multiply'/>",
    "<rect width='1' height='1' vector-effect='non-scaling-stroke'/>",
    "<rect width='1' height='1' wobble='3'/>",
]


@pytest.mark.parametrize("inside", LOST)
def test_what_would_be_lost_in_print_is_named_with_its_place(inside: str) -> None:
    art = read(f"<rect width='1' height='1'/>\n  {inside}")
    assert set(codes(art)) == {"svg-unsupported"}
    assert art.symbol is not None
    assert art.problems[0].line == 2
    assert art.problems[0].column >= 3


def test_what_drawing_programs_keep_for_themselves_is_passed_over() -> None:
    symbol(
        "<title>t</title><metadata><x/></metadata><defs/>"
        "<i:namedview xmlns:i='http://inkscape' i:cx='3'><i:grid/></i:namedview>"
        "<rect id='r' width='1' height='1' data-name='x' style='-inkscape-stroke:none;font-size:3px'/>"
    )


def test_all_problems_come_at_once_and_in_order() -> None:
    art = read("\n<text/>\n<use href='#x'/><filter/>\n<rect width='x' height='1'/>")
    assert [(problem.line, problem.code) for problem in art.problems] == [
        (2, "svg-unsupported"),
        (3, "svg-unsupported"),
        (3, "svg-unsupported"),
        (4, "svg-syntax"),
    ]


# Fuzz


def check(data: bytes) -> None:
    art = read_svg(data, "art")
    assert art.symbol is not None or art.problems
    if art.symbol is not None:
        check_numbers(art.symbol.shapes)


def check_numbers(shapes: tuple[Shape, ...]) -> None:
    for shape in shapes:
        if isinstance(shape, Group):
            assert all(math.isfinite(part) for part in shape.transform)
            check_numbers(shape.children)
        elif isinstance(shape, Path):
            for segment in shape.segments:
                assert all(math.isfinite(part) for part in segment[1:])


@given(st.binary(max_size=300))
@example(b"\xff\xfe")
@example(b"<?xml version='1.0' encoding='nosuch'?><svg/>")
@example(b"<svg viewBox='0 0 1e-300 1'/>")
@settings(max_examples=200, deadline=None)
def test_random_bytes_never_break_the_reader(data: bytes) -> None:
    check(data)


SAMPLE = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="#fff">
<g class="body line-stroke" transform="translate(1 2) rotate(30)" stroke="rgb(1,2,3)" stroke-width="2">
<path d="M1 2C3 4 5 6 7 8s1 2 3 4q1 2 3 4t1 2a5 4 30 0 1 7 8zM4 4h2v2H1V1z" fill-rule="evenodd"/>
<circle cx="3" cy="4" r="5" opacity=".5"/><rect x="1" y="1" width="5" height="6" rx="1"/>
<ellipse cx="3" cy="4" rx="5" ry="2" style="fill:red;stroke:none"/><line x1="1" y1="2" x2="3" y2="4"/>
<polygon points="1,2 3,4 5,6" stroke-dasharray="1 2"/></g></svg>"""


@given(st.lists(st.tuples(st.integers(0, len(SAMPLE) - 1), st.binary(min_size=0, max_size=4)), max_size=6))
@settings(max_examples=300, deadline=None)
def test_damaged_art_never_breaks_the_reader(changes: list[tuple[int, bytes]]) -> None:
    data = SAMPLE
    for place, new in changes:
        data = data[:place] + new + data[place + 1 :]
    check(data)


@given(st.text("MmLlHhVvCcSsQqTtAaZz0123456789.,- eE+", max_size=60))
@settings(max_examples=300, deadline=None)
def test_path_data_is_read_or_refused(text: str) -> None:
    try:
        segments = path_data(text)
    except SvgValueError:
        return
    assert not segments or segments[0][0] == "M"
