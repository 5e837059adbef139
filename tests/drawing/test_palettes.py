"""Palettes: every landscape stays apart from the others, and every icon from its ground, for all eyes."""

import io
from importlib.resources import files
from itertools import combinations, product

import pytest
from PIL import Image as Pillow

from cutterprint.drawing.art import ROLES
from cutterprint.drawing.palettes import (
    Palette,
    ink_names,
    palette,
    palette_names,
    read_symbol_colours,
    recolour,
)
from cutterprint.drawing.shapes import Group, Image, Path, Style, Symbol, rect
from cutterprint.errors import UsageError
from tests.drawing.vision import VISIONS, Vision, distance, seen_by

LANDSCAPES = ("plains", "moor", "wetland")
CUTTERLAND = read_symbol_colours(files("cutterprint.games.cutterland").joinpath("palettes.yaml"))
# The outline and rim of the project's art, for palettes that keep its own colours.
LINE, HALO = "#2b2030", "#fff7e2"

# At a full ink the grounds alone must tell landscapes apart; 10 is seen at a glance, side by side.
APART = {"standard": 10.0, "colourblind": 15.0, "bw": 10.0}
# With less ink the grounds only help; pattern and corner mark carry the difference.
APART_LIGHT = 3.0


def grounds(colours: Palette) -> dict[str, str]:
    return {name: colours.colour(name, "ground") for name in LANDSCAPES}


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", palette_names())
def test_landscapes_are_told_apart_by_their_grounds(name: str, vision: Vision) -> None:
    for ink, least in (("full", APART[name]), ("light", APART_LIGHT)):
        seen = [seen_by(vision, ground) for ground in grounds(palette(name, ink, CUTTERLAND)).values()]
        assert min(distance(one, two) for one, two in combinations(seen, 2)) > least


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("name", "ink"), list(product(palette_names(), ink_names())))
def test_icons_stand_out_from_every_ground(name: str, ink: str, vision: Vision) -> None:
    colours = palette(name, ink, CUTTERLAND)
    line = seen_by(vision, colours.colour("kraken", "line", LINE))
    halo = seen_by(vision, colours.colour("kraken", "halo", HALO))
    assert distance(line, halo) > 70
    for ground in grounds(colours).values():
        assert distance(line, seen_by(vision, ground)) > 25


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("name", "ink"), list(product(palette_names(), ink_names())))
def test_patterns_are_seen_on_their_ground(name: str, ink: str, vision: Vision) -> None:
    colours = palette(name, ink, CUTTERLAND)
    for landscape, ground in grounds(colours).items():
        pattern = colours.colour(landscape, "pattern")
        assert distance(seen_by(vision, pattern), seen_by(vision, ground)) > 12


@pytest.mark.parametrize("ink", ink_names())
@pytest.mark.parametrize("role", [*ROLES, None])
def test_black_and_white_holds_no_colour(role: str | None, ink: str) -> None:
    colour = palette("bw", ink, CUTTERLAND).colour("plains", role, "#c0ffee")
    assert colour[1:3] == colour[3:5] == colour[5:7]


def test_light_ink_is_lighter_and_outline_leaves_the_ground_white() -> None:
    for landscape in LANDSCAPES:
        full, light, outline = (
            palette("standard", ink, CUTTERLAND).colour(landscape, "ground")
            for ink in ("full", "light", "outline")
        )
        assert full < light < outline == "#ffffff"


def test_recolouring_changes_roles_and_keeps_the_rest() -> None:
    role = rect(0, 0, 1, 1, Style(fill="#111111", stroke="#222222", fill_role="ground", stroke_role="line"))
    plain = rect(0, 0, 1, 1, Style(fill="#336699"))
    changed = recolour(
        Symbol("plains", 1, 1, (Group((role, plain)),)), palette("colourblind", "full", CUTTERLAND)
    )
    (group,) = changed.shapes
    assert isinstance(group, Group)
    one, two = group.children
    assert isinstance(one, Path)
    assert isinstance(two, Path)
    assert (one.style.fill, one.style.stroke) == (CUTTERLAND["colourblind"]["plains"]["ground"], "#1a1a1a")
    assert two.style.fill == "#336699"


def test_what_is_not_painted_stays_unpainted() -> None:
    empty = rect(0, 0, 1, 1, Style(fill=None, fill_role="body"))
    (shape,) = recolour(Symbol("s", 1, 1, (empty,)), palette("bw")).shapes
    assert isinstance(shape, Path)
    assert shape.style.fill is None


def test_pictures_turn_grey_and_keep_their_transparency() -> None:
    written = io.BytesIO()
    picture = Pillow.new("RGBA", (2, 1), (255, 0, 0, 255))
    picture.putpixel((1, 0), (0, 0, 255, 0))
    picture.save(written, "PNG")
    (shape,) = recolour(
        Symbol("s", 1, 1, (Image(written.getvalue(), 0, 0, 1, 1),)), palette("bw", "light")
    ).shapes
    assert isinstance(shape, Image)
    with Pillow.open(io.BytesIO(shape.png)) as opened:
        one, two = opened.getpixel((0, 0)), opened.getpixel((1, 0))
    assert isinstance(one, tuple)
    assert isinstance(two, tuple)
    assert one[0] == one[1] == one[2] > 76
    assert (one[3], two[3]) == (255, 0)


def test_a_misspelt_palette_is_asked_about() -> None:
    with pytest.raises(UsageError, match="did you mean 'colourblind'"):
        palette("colorblind")
    with pytest.raises(UsageError, match="choose from full, light and outline"):
        palette("bw", "blue")
