"""Backs of cards: one pattern over all of them, with the pack's emblem on every square, and little ink."""

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import cutterprint
from cutterprint.drawing.shapes import Path as Outline
from cutterprint.drawing.shapes import Symbol, Text, paths
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.sheets.card_sheets import card_deck
from cutterprint.options import Backs
from cutterprint.printing.deck import DeckOptions
from cutterprint.printing.edges import block
from cutterprint.printing.papers import paper
from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
from cutterprint.printing.png import page_images
from cutterprint.printing.sheets import SheetOptions

LOOKS = (("standard", "full"), ("standard", "light"), ("standard", "outline"), ("bw", "full"))
DPI = 254
BEFORE = 0.53
"""How dark backs were when they were solid."""


def pack(name: str) -> Pack:
    found = cutterprint.load(name)
    assert isinstance(found, Pack)
    return found


def back_page(
    of: Pack, *, palette: str = "standard", ink: str = "full", backs: Backs = "long", dpi: float = DPI
) -> tuple[Image.Image, tuple[int, int, int, int]]:
    """A full sheet of backs, and where the cards lie on it."""
    options = DeckOptions(palette=palette, ink=ink, sheet=SheetOptions(paper=paper("a4"), backs=backs))
    deck = card_deck([of], options, cards=of.cards[:9])
    _, image = page_images(pdf_bytes(deck.pages(), DocumentInfo(title="test")), dpi)
    layout = deck.layout()
    around = block(layout.pages[1].placements)
    scale = dpi / 25.4
    # Pages that end within a pixel are drawn a pixel larger.
    image = image.resize((round(layout.width * scale), round(layout.height * scale)))
    box = (around.left, around.top, around.right, around.bottom)
    left, top, right, bottom = (round(edge * scale) for edge in box)
    return image.convert("RGB"), (left, top, right, bottom)


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures of one size are apart, from 0 to 255."""
    return float(ImageStat.Stat(ImageChops.difference(one, other).convert("L")).mean[0])


@pytest.mark.parametrize("name", ["classic", "twilight", "starter"])
def test_backs_take_less_than_half_of_the_ink_of_solid_ones(name: str) -> None:
    for palette, ink in LOOKS:
        image, box = back_page(pack(name), palette=palette, ink=ink, dpi=100)
        dark = 1 - ImageStat.Stat(image.crop(box).convert("L")).mean[0] / 255
        assert 0.03 < dark < BEFORE / 2


@pytest.mark.parametrize("backs", ["long", "short"])
def test_the_pattern_has_no_seam_between_cards_and_goes_on_in_the_bleed(backs: Backs) -> None:
    image, (left, top, right, bottom) = back_page(pack("classic"), backs=backs)
    step = 210
    inner = image.crop((left + step, top + step, left + 2 * step, top + 2 * step))
    for column, row in product(range(9), range(12)):
        x, y = left + column * step, top + row * step
        assert difference(image.crop((x, y, x + step, y + step)), inner) < 2, (column, row)
    # A strip of 1.7 mm beyond each edge is what lies beyond the other side of a square.
    over = 17
    for beyond, same in (
        ((left - over, top + step, left, top + 2 * step), (step - over, 0, step, step)),
        ((right, top + step, right + over, top + 2 * step), (0, 0, over, step)),
        ((left + step, top - over, left + 2 * step, top), (0, step - over, step, step)),
        ((left + step, bottom, left + 2 * step, bottom + over), (0, 0, step, over)),
    ):
        assert difference(image.crop(beyond), inner.crop(same)) < 3, beyond


def test_a_printer_that_is_a_millimetre_off_leaves_no_sliver_and_no_frame() -> None:
    image, (left, top, right, bottom) = back_page(pack("classic"))
    for dx, dy in product((-10, 0, 10), (-10, 0, 10)):
        cut = image.crop((left + dx, top + dy, right + dx, bottom + dy))
        red, green, blue = cut.split()
        assert 255 not in ImageChops.darker(ImageChops.darker(red, green), blue).tobytes()
    # No row or column of pixels near an edge is darker than all those of a square's inside.
    inner = image.crop((left + 210, top + 210, left + 420, top + 420)).convert("L").resize((210, 1))
    edge = image.crop((left - 15, top, left + 15, bottom)).convert("L").resize((30, 1))
    assert min(edge.tobytes()) >= min(inner.tobytes()) - 8


def squares(of: Pack, palette: str, ink: str) -> Image.Image:
    image, (left, top, _, _) = back_page(of, palette=palette, ink=ink, dpi=127)
    return image.crop((left, top, left + 105, top + 105))


@pytest.mark.parametrize(("palette", "ink"), LOOKS)
def test_any_square_tells_its_pack(palette: str, ink: str) -> None:
    drawn = [squares(pack(name), palette, ink) for name in ("classic", "twilight", "starter")]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert difference(drawn[one], drawn[other]) > 5
        # Not by its hue alone.
        greys = [drawn[index].convert("L").convert("RGB") for index in (one, other)]
        assert difference(*greys) > 4


def test_backs_hold_no_words() -> None:
    for symbol in back_symbols(pack("classic")):
        assert not [shape for shape in symbol.shapes if isinstance(shape, Text)]


def back_symbols(of: Pack) -> list[Symbol]:
    deck = card_deck([of], DeckOptions())
    back = deck.back(0)
    return [back, *(symbol for symbol in deck.shared() if symbol.name.startswith("back-"))]


def fills(symbols: list[Symbol]) -> set[str]:
    return {path.style.fill for symbol in symbols for path, _ in paths(symbol.shapes) if path.style.fill}


@pytest.mark.parametrize("colour", ["#000000", "#ffffff", "#ffee00", "#1d3557"])
def test_any_colour_of_a_pack_gives_a_pattern_that_is_seen_on_pale_ground(colour: str) -> None:
    image, box = back_page(replace(pack("starter"), colour=colour), dpi=100)
    grey = image.crop(box).convert("L")
    assert ImageStat.Stat(grey).mean[0] > 160
    assert ImageStat.Stat(grey).stddev[0] > 12


def test_an_emblem_of_one_s_own_is_drawn_in_the_colour_of_the_back(tmp_path: Path) -> None:
    drawing = '<path fill="#00ff00" d="M10 10h80v80z"/>'
    (tmp_path / "mine.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{drawing}</svg>'
    )
    Image.new("RGBA", (40, 40), (200, 40, 40, 255)).save(tmp_path / "mine.png")
    of = replace(pack("starter"), path=tmp_path / "own.pack.yaml")
    drawn = back_symbols(replace(of, emblem="mine.svg"))
    (emblem,) = [symbol for symbol in drawn if symbol.name.startswith("back-emblem")]
    assert isinstance(emblem.shapes[0], Outline)
    assert "#00ff00" not in fills([emblem])
    image, (left, top, _, _) = back_page(replace(of, emblem="mine.png"), dpi=127)
    red, green, _ = image.getpixel((left + 52, top + 52))  # type: ignore[misc]
    assert red > 150 > green
