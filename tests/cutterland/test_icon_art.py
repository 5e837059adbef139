"""The icons keep the rules of the art: what they are made of, where they are painted, that all differ."""

from functools import cache
from importlib.resources import files
from itertools import combinations

import pytest
from PIL import Image as Pillow
from PIL import ImageChops, ImageStat

from cutterprint.drawing.art import ROLES
from cutterprint.drawing.books import built_in_symbol
from cutterprint.drawing.palettes import recolour
from cutterprint.drawing.shapes import Drawing, Path, Symbol, paths, place
from cutterprint.games.cutterland.art.book import ICON_SIZE, art_palette, built_in_icons
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from cutterprint.printing.png import page_images

PACKAGE = "cutterprint.games.cutterland"
TOKENS = ("wall", "bridge")
ICONS = tuple(name for name in built_in_icons() if name not in TOKENS)
MOST_BYTES, MOST_SHAPES = 6_000, 25
RIM = 2.5
"""How much wider than the outline the halo is, on both sides together."""
LEAST_DIFFERENCE = 0.2
"""Of the pixels' range, on average: how far apart two icons are at least, however they are turned."""


def drawing_of(name: str) -> Symbol:
    return built_in_symbol(PACKAGE, "icons", name)


def painted(name: str) -> list[Path]:
    return [path for path, _ in paths(drawing_of(name).shapes)]


@cache
def seen_in_grey() -> dict[str, Pillow.Image]:
    """Every icon in black and white, a pixel a unit: all of them side by side on one page."""
    symbols = [recolour(drawing_of(name), art_palette("bw")) for name in ICONS]
    placed = tuple(place(symbol, index * ICON_SIZE, 0, ICON_SIZE) for index, symbol in enumerate(symbols))
    page = Page(drawing=Drawing(ICON_SIZE * len(ICONS), ICON_SIZE, placed, tuple(symbols)))
    (image,) = page_images(pdf_bytes([page], DocumentInfo(title="icons")), 25.4)
    boxes = ((int(index * ICON_SIZE), 0, int((index + 1) * ICON_SIZE), 100) for index in range(len(ICONS)))
    return {name: image.crop(box).convert("L") for name, box in zip(ICONS, boxes, strict=True)}


@pytest.mark.parametrize("name", built_in_icons())
def test_an_icon_is_small_and_each_role_in_it_has_one_colour(name: str) -> None:
    assert len((files(PACKAGE) / "art" / "icons" / f"{name}.svg").read_bytes()) <= MOST_BYTES
    assert len(painted(name)) <= MOST_SHAPES
    colours: dict[str | None, set[str]] = {}
    for style in (shape.style for shape in painted(name)):
        for colour, role in ((style.fill, style.fill_role), (style.stroke, style.stroke_role)):
            if colour is not None:
                colours.setdefault(role, set()).add(colour)
    assert set(colours) <= set(ROLES)
    assert all(len(used) == 1 for used in colours.values()), colours


@pytest.mark.parametrize("name", ICONS)
def test_a_thin_halo_lies_under_everything(name: str) -> None:
    styles = [shape.style for shape in painted(name)]
    is_halo = ["halo" in (style.fill_role, style.stroke_role) for style in styles]
    assert is_halo[0]
    assert is_halo == sorted(is_halo, reverse=True)
    outlines = {style.stroke_width for style in styles if style.stroke_role == "line"}
    for style in styles[: sum(is_halo)]:
        assert any(style.stroke_width == pytest.approx(width + RIM) for width in outlines)


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_fills_its_frame_and_keeps_a_margin(name: str) -> None:
    dark = seen_in_grey()[name].point(lambda value: 255 if value < 128 else 0)
    box = dark.getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert min(left, top) >= 4
    assert max(right, bottom) <= 96
    assert max(right - left, bottom - top) >= 86


def test_no_two_icons_look_alike_in_grey_however_they_are_turned() -> None:
    small = {name: image.resize((25, 25), Pillow.Resampling.BOX) for name, image in seen_in_grey().items()}
    for one, other in combinations(ICONS, 2):
        for turn in (0, 90, 180, 270):
            between = ImageChops.difference(small[one], small[other].rotate(turn))
            assert ImageStat.Stat(between).mean[0] / 255 > LEAST_DIFFERENCE, (one, other, turn)
