"""Shapes: the geometry that every output relies on."""

import math

import pytest

from cutterprint.drawing.shapes import (
    IDENTITY,
    Group,
    Style,
    Symbol,
    apply,
    bounds,
    circle,
    fitted,
    multiply,
    place,
    rect,
    rotation,
    rounded_rect,
    scaling,
    transformed,
    translation,
)


def test_multiply_does_the_inner_transform_first() -> None:
    both = multiply(translation(10, 0), scaling(2))
    assert apply(both, 3, 4) == (16, 8)


@pytest.mark.parametrize("turn", [0, 90, 180, 270, 360, -90])
def test_quarter_turns_are_exact(turn: int) -> None:
    matrix = rotation(turn, 5, 5)
    assert all(part == int(part) for part in matrix)
    assert apply(matrix, 5, 5) == (5, 5)


def test_a_turn_goes_clockwise() -> None:
    assert apply(rotation(90), 1, 0) == (0, 1)


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_placed_symbol_fills_its_box_however_it_is_turned(turn: int) -> None:
    symbol = Symbol("s", 100, 100, (rect(0, 0, 100, 100),))
    use = place(symbol, 30, 40, 21, turn=turn)
    box = bounds((Group(symbol.shapes, use.transform),))
    assert box == pytest.approx((30, 40, 51, 61))


def test_art_of_any_proportions_is_fitted_into_a_box() -> None:
    wide = fitted(Symbol("s", 300, 100, (rect(0, 0, 300, 100),)), 21, 21)
    assert (wide.width, wide.height) == (21, 21)
    assert bounds(wide.shapes) == pytest.approx((0, 7, 21, 14))


def test_the_bounds_of_a_circle_count_its_stroke() -> None:
    drawn = circle(10, 10, 4, Style(stroke="#000000", stroke_width=2, join="round"))
    assert bounds((drawn,)) == pytest.approx((5, 5, 15, 15))


def test_bounds_of_nothing() -> None:
    assert bounds(()) is None


def test_a_circle_is_round_to_a_thousandth() -> None:
    segments = circle(0, 0, 1).segments
    start, curve = segments[0], segments[1]
    assert start[0] == "M"
    assert curve[0] == "C"
    _, x0, y0 = start
    for step in range(21):
        t = step / 20
        xs, ys = (x0, *curve[1::2]), (y0, *curve[2::2])
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
        x = sum(w * v for w, v in zip(weights, xs, strict=True))
        y = sum(w * v for w, v in zip(weights, ys, strict=True))
        assert math.hypot(x, y) == pytest.approx(1, abs=1e-3)


def test_corners_are_no_rounder_than_the_sides_allow() -> None:
    box = bounds((rounded_rect(0, 0, 10, 4, 50),))
    assert box == pytest.approx((0, 0, 10, 4))


def test_transforming_by_the_identity_changes_nothing() -> None:
    segments = rounded_rect(0, 0, 10, 4, 1).segments
    assert transformed(segments, IDENTITY) == segments
