"""Text: measured by the real typeface, wrapped, shrunk and never silently cut."""

from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutterprint.drawing.fonts import FACES, FontError, cap_height, font, missing, text_width
from cutterprint.drawing.shapes import MM_PER_POINT
from cutterprint.drawing.text import SMALLEST, TextOptions, fit

Valign = Literal["top", "middle", "bottom"]
ALPHABETS = (
    "The quick brown fox; ¿Qué pingüino? ¡Año! Съешь ещё этих мягких французских булок 0123456789 ×½–—…«»"
)


@pytest.mark.parametrize("face", FACES)
def test_every_face_has_latin_and_cyrillic_letters(face: str) -> None:
    assert missing(ALPHABETS, face) == ""


def test_what_no_face_has_is_named() -> None:
    assert missing("a★b☐★") == "★☐"


@pytest.mark.parametrize("face", FACES)
def test_widths_are_those_of_the_pdf_library(face: str) -> None:
    expected = font(face).stringWidth(ALPHABETS, 12) * MM_PER_POINT
    assert text_width(ALPHABETS, 12, face) == pytest.approx(expected)


def test_an_unknown_face_is_named() -> None:
    with pytest.raises(FontError, match="comic"):
        text_width("a", 10, "comic")


def test_a_short_text_keeps_its_size() -> None:
    placed = fit("Kraken", 0, 0, 60, 10, TextOptions(size=12))
    assert placed.fits
    assert placed.size == 12
    assert len(placed.shapes) == 1


def test_a_longer_text_wraps_then_shrinks() -> None:
    text = "Each kraken devours every creature around it"
    wrapped = fit(text, 0, 0, 30, 20, TextOptions(size=10))
    assert wrapped.fits
    assert wrapped.size == 10
    assert len(wrapped.shapes) == 3
    shrunk = fit(text, 0, 0, 30, 8, TextOptions(size=10))
    assert shrunk.fits
    assert SMALLEST <= shrunk.size < 10


def test_what_does_not_fit_is_said_and_ends_in_an_ellipsis() -> None:
    placed = fit("word " * 50, 0, 0, 20, 6, TextOptions(size=10))
    assert not placed.fits
    assert placed.size == SMALLEST
    assert placed.shapes[-1].string.endswith("…")


def test_text_in_the_middle_is_centred_on_its_capitals() -> None:
    (line,) = fit("HILL", 0, 0, 40, 10, TextOptions(size=10, valign="middle", align="middle")).shapes
    assert line.y - cap_height(10) / 2 == pytest.approx(5)
    assert line.x == 20


@given(
    st.text(st.sampled_from("abc Ж\nlong-"), max_size=60),
    st.floats(8, 60),
    st.floats(4, 40),
    st.sampled_from(["top", "middle", "bottom"]),
)
@settings(max_examples=60, deadline=None)
def test_no_line_leaves_the_box(string: str, width: float, height: float, valign: Valign) -> None:
    options = TextOptions(size=11, valign=valign)
    placed = fit(string, 5, 7, width, height, options)
    for line in placed.shapes:
        assert text_width(line.string, line.size, line.face) <= width + 1e-6
        assert line.y <= 7 + height + 1e-6
        assert line.y - cap_height(line.size) >= 7 - 1e-6


@given(st.text(st.sampled_from("ab "), max_size=50))
@settings(max_examples=60, deadline=None)
def test_wrapping_loses_no_letter(string: str) -> None:
    lines = fit(string, 0, 0, 15, 1000, TextOptions(smallest=10)).shapes
    assert "".join("".join(line.string for line in lines).split()) == "".join(string.split())
