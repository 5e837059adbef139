"""Colours: reading, mixing, and how far apart they look to whom."""

import pytest
from PIL.ImageColor import colormap

from cutterprint.drawing.colours import from_linear, grey, linear, mix, parse_colour
from tests.drawing.vision import VISIONS, Vision, ciede2000, distance, seen_by

# Pairs from Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula", table 1.
SHARMA = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (58.0, 24.0, 15.0), 19.4535),
    ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
    ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "two", "expected"), SHARMA)
def test_ciede2000_agrees_with_the_published_pairs(
    one: tuple[float, float, float], two: tuple[float, float, float], expected: float
) -> None:
    assert ciede2000(one, two) == pytest.approx(expected, abs=1e-4)
    assert ciede2000(two, one) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("colour", ["#000000", "#808080", "#ffffff"])
def test_every_vision_sees_greys_as_they_are(vision: Vision, colour: str) -> None:
    assert distance(seen_by(vision, colour), colour) < 1


def test_red_and_green_come_close_for_deutan_eyes_and_not_for_others() -> None:
    red, green = "#c05a3c", "#7a8a3c"
    apart = distance(red, green)
    assert distance(seen_by("deutan", red), seen_by("deutan", green)) < apart / 3
    assert distance(seen_by("tritan", red), seen_by("tritan", green)) > apart / 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("#ABC", "#aabbcc"),
        (" #A1b2C3 ", "#a1b2c3"),
        ("rgb(255, 0,10)", "#ff000a"),
        ("rgb(100% 0% 50%)", "#ff0080"),
        ("rgb(999,-5,0)", "#ff0000"),
        ("RebeccaPurple", "#663399"),
        ("#ab", None),
        ("rgb(1,2)", None),
        ("rgb(1,2,3,4)", None),
        ("rgba(1,2,3,.5)", None),
        ("tan", "#d2b48c"),
        ("nosuch", None),
        ("none", None),
        ("hsl(0,100%,50%)", None),
        ("#abcd", None),
        ("", None),
    ],
)
def test_colours_as_svg_writes_them(text: str, expected: str | None) -> None:
    assert parse_colour(text) == expected


def test_light_and_back() -> None:
    assert len(colormap) == 148, "SVG and CSS have these names"
    for colour in map(parse_colour, colormap):
        assert colour is not None
        assert from_linear(*linear(colour)) == colour


def test_mixing_ends_at_both_colours() -> None:
    assert mix("#102030", "#ffffff", 0) == "#102030"
    assert mix("#102030", "#ffffff", 1) == "#ffffff"


def test_grey_keeps_the_lightness() -> None:
    assert grey("#ffff00") > grey("#00ff00") > grey("#ff0000") > grey("#0000ff")
