"""Swatches: colour and mark of a landscape, told apart at 3 mm in every palette and ink."""

from dataclasses import replace

import pytest

from cutterprint.drawing.colours import contrast
from cutterprint.drawing.palettes import ink_names, palette_names
from cutterprint.drawing.shapes import Group, Text, bounds, paths
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.swatches import LEAST_CONTRAST, MARK, SIZE, swatch
from cutterprint.games.cutterland.rules.model import Rules
from tests.cutterland.sheet_checks import built_in_rules


@pytest.mark.parametrize("palette", palette_names())
@pytest.mark.parametrize("ink", ink_names())
def test_the_mark_is_seen_on_its_ground(palette: str, ink: str) -> None:
    for rules in built_in_rules():
        art = ArtBook(rules, art_palette(palette, ink))
        for key in rules.landscapes:
            box, mark = swatch(art, key).shapes
            assert isinstance(mark, Group)
            ground = next(path.style.fill for path, _ in paths((box,)))
            assert ground is not None
            assert ground == art.ground_colour(key)
            for path, _ in paths((mark,)):
                for colour in (path.style.fill, path.style.stroke):
                    assert colour is None or contrast(colour, ground) >= LEAST_CONTRAST, key


def test_the_mark_is_large_and_in_the_middle(base: Rules) -> None:
    art = ArtBook(base)
    for key in base.landscapes:
        _, mark = swatch(art, key).shapes
        left, top, right, bottom = bounds((mark,)) or (0, 0, 0, 0)
        assert max(right - left, bottom - top) == pytest.approx(MARK, abs=0.5)
        assert (left + right, top + bottom) == pytest.approx((SIZE, SIZE), abs=0.5)


def test_swatches_of_two_landscapes_have_other_marks(base: Rules) -> None:
    art = ArtBook(base)
    marks = [swatch(art, key).shapes[1] for key in base.landscapes]
    assert len(set(marks)) == len(base.landscapes)


def test_a_landscape_without_art_shows_its_letter(base: Rules) -> None:
    plains = base.landscapes["plains"]
    rules = replace(base, landscapes={**base.landscapes, "dunes": replace(plains, key="dunes", code="D")})
    _, mark = swatch(ArtBook(rules), "dunes").shapes
    assert isinstance(mark, Group)
    (letter,) = mark.children
    assert isinstance(letter, Text)
    assert letter.string == "D"
