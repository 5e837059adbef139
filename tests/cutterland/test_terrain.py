"""Landscapes on cards: areas without inner lines, banks that a cut leaves clean, and what grows there."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest
from PIL.Image import Image

import cutterprint
from cutterprint.drawing.books import used_symbols
from cutterprint.drawing.colours import channels, contrast
from cutterprint.drawing.shapes import Drawing, Group, Shape, Text, Use, bounds, paths, rect, translation
from cutterprint.drawing.shapes import Path as Outline
from cutterprint.games.cutterland.art.badges import BadgePainter, landscape_mark
from cutterprint.games.cutterland.art.banks import REACH, SQUARE
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.cards import (
    BADGE_INSET,
    ICON_LEFT,
    ICON_SHARE,
    ICON_TOP,
    SAFE,
    TICK_ARM,
    CardLook,
    CardPainter,
)
from cutterprint.games.cutterland.art.growth import growth
from cutterprint.games.cutterland.art.terrain import Country, TerrainPainter
from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from cutterprint.printing.png import page_images
from cutterprint.specs.cells import Cell

LOOKS = list(product(("standard", "colourblind", "bw"), ("full", "light", "outline")))
FOUR: tuple[Cell, ...] = ((0, 0), (0, 1), (1, 0), (1, 1))
LANDSCAPES = ("plains", "moor", "wetland")


def pack(name: str = "starter") -> Pack:
    found = cutterprint.load(name)
    assert isinstance(found, Pack)
    return found


def painter(palette: str = "standard", ink: str = "full") -> CardPainter:
    return CardPainter(pack(), ArtBook(pack().rules, art_palette(palette, ink)), CardLook(bleed=2.0))


def empty_card(*rows: str, named: str = "T01") -> Card:
    """A card on which nothing stands, from the first letters of its landscapes."""
    meant = {landscape[0]: landscape for landscape in LANDSCAPES}
    return Card(named, tuple(tuple(Square(meant[letter], None) for letter in row) for row in rows))


def seen(shapes: tuple[Shape, ...], art: ArtBook, width: float, height: float, dpi: float) -> Image:
    drawing = Drawing(width, height, shapes, used_symbols(shapes, art.symbols()))
    page = Page(drawing=drawing, bookmark="", label="1")
    (image,) = page_images(pdf_bytes([page], DocumentInfo(title="test")), dpi)
    return image


def placed(shapes: tuple[Shape, ...]) -> Iterator[Use]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield from placed(shape.children)
        elif isinstance(shape, Use):
            yield shape


def box_of(use: Use, art: ArtBook) -> tuple[float, float, float, float]:
    symbol = next(symbol for symbol in art.symbols() if symbol.name == use.symbol)
    a, _, _, d, x, y = use.transform
    return min(x, x + a * symbol.width), y, max(x, x + a * symbol.width), y + d * symbol.height


@pytest.mark.parametrize(("palette", "ink"), LOOKS)
@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_no_line_runs_along_the_grid_inside_an_area(landscape: str, palette: str, ink: str) -> None:
    drawn = painter(palette, ink)
    face = drawn.face(empty_card(*[landscape[0] * 3] * 4))
    image = seen(face.shapes, drawn.art, 63, 84, 254).convert("L")
    grey, width = image.tobytes(), image.width
    for column in (1, 2):
        x = round(column * SQUARE * 10)
        lines = total = 0
        for y in range(840):
            if min(y % 210, 210 - y % 210) > (TICK_ARM + 0.2) * 10 and y % 210 < 160:
                middle, left, right = (grey[y * width + x + step] for step in (0, -5, 5))
                lines += abs(middle - left) > 12 and abs(middle - right) > 12
                total += 1
        # Plants cross the grid now and then; a line would be seen everywhere.
        assert lines < total * 0.2, f"{lines} of {total} places show a line"


@pytest.mark.parametrize("palette", ["standard", "bw"])
def test_banks_keep_within_a_millimetre_of_every_cut(palette: str) -> None:
    """All the ways in which the landscapes of four squares can meet, without what grows in them."""
    art = ArtBook(pack().rules, art_palette(palette))
    terrain = TerrainPainter(art)
    shapes: list[Shape] = []
    ways = list(product(LANDSCAPES, repeat=4))
    for number, way in enumerate(ways):
        cells: dict[Cell, str] = dict(zip(FOUR, way, strict=True))
        country = Country(landscapes=cells, square=SQUARE, seed=str(number))
        parts = (*terrain._grounds(country), *terrain._banks(country))
        clip = rect(0, 0, 2 * SQUARE, 2 * SQUARE)
        shapes.append(Group(tuple(parts), translation(number % 9 * 42, number // 9 * 42), clip))
    image = seen(tuple(shapes), art, 378, 378, 127).convert("RGB")
    pixels, wide = image.tobytes(), image.width
    for number, way in enumerate(ways):
        left, top = number % 9 * 42, number // 9 * 42
        for (column, row), landscape in zip(FOUR, way, strict=True):
            ground = tuple(round(part * 255) for part in channels(art.ground_colour(landscape) or ""))
            for x, y in product((1.3, 2.0, 4.0, 10.5, 17.0, 19.0, 19.7), repeat=2):
                at = round((left + column * SQUARE + x) * 5), round((top + row * SQUARE + y) * 5)
                start = 3 * (at[1] * wide + at[0])
                pixel = pixels[start : start + 3]
                assert all(abs(one - two) < 4 for one, two in zip(pixel, ground, strict=True)), (way, x, y)


def test_banks_cross_the_edge_of_a_card_exactly_on_the_line() -> None:
    """So that the banks of two pieces laid side by side join."""
    art = ArtBook(pack().rules, art_palette())
    country = Country(landscapes={(0, 0): "plains", (0, 1): "moor"}, square=SQUARE, seed="x", bleed=2.0)
    image = seen(tuple(TerrainPainter(art)._grounds(country)), art, 21, 42, 508).convert("RGB")
    banks = (*TerrainPainter(art)._grounds(country), *TerrainPainter(art)._banks(country))
    with_banks = seen(banks, art, 21, 42, 508).convert("RGB")
    for x in (1, 418):
        changed = [y for y in range(840) if image.getpixel((x, y)) != with_banks.getpixel((x, y))]
        assert abs((changed[0] + changed[-1]) / 2 - 420) < 10


@pytest.mark.parametrize("seed", range(12))
def test_what_grows_stays_at_home_and_clear_of_badges_and_creatures(seed: int) -> None:
    dice = Random(seed)
    art = ArtBook(pack().rules, art_palette())
    cells: dict[Cell, str] = {
        (column, row): dice.choice(LANDSCAPES) for column in range(3) for row in range(4)
    }
    taken = dict.fromkeys(cells, ((0.0, 0.8, 0.45, 1.0),))
    country = Country(landscapes=cells, square=SQUARE, seed=str(seed), bleed=2.0, taken=taken)
    shapes = tuple(TerrainPainter(art).shapes(country))
    plants = [use for use in placed(shapes) if not use.symbol.startswith(("bank-", "corner-"))]
    assert len(plants) > 40
    for use in plants:
        landscape, name = use.symbol.split("-", 1)
        left, top, right, bottom = box_of(use, art)
        is_patch = name in growth(landscape).patches.names
        keep = 0.0 if is_patch else REACH
        near = {
            (int((x + across) // SQUARE), int((y + down) // SQUARE))
            for x, across in ((left, -keep), (right, keep))
            for y, down in ((top, -keep), (bottom, keep))
        }
        assert {cells.get(cell, landscape) for cell in near} == {landscape}
        for column, row in cells if not is_patch else ():
            x, y = (left + right) / 2 - column * SQUARE, (top + bottom) / 2 - row * SQUARE
            assert not (0 <= x < 0.42 * SQUARE and 0.82 * SQUARE < y < SQUARE), "over a badge"


def test_no_two_meadows_are_equal_and_the_same_meadow_always_is() -> None:
    one, again, other = (painter().face(empty_card(*["ppp"] * 4, named=name)) for name in ("A", "A", "B"))
    assert one.shapes == again.shapes
    assert list(placed(one.shapes)) != list(placed(other.shapes))


@pytest.mark.parametrize(("palette", "ink"), LOOKS)
@pytest.mark.parametrize("name", ["starter", "twilight"])
def test_badges_are_read_in_every_palette(name: str, palette: str, ink: str) -> None:
    art = ArtBook(pack(name).rules, art_palette(palette, ink))
    badges = BadgePainter(pack(name), art, SQUARE, BADGE_INSET)
    for landscape in art.rules.landscapes:
        badge = badges.badge(landscape)
        first = next(path for path, _ in paths(badge.shapes))
        number = badges.number("C01", 0, 0)
        assert contrast(first.style.fill or "", number.fill) >= 4.5


def test_every_square_carries_its_badge_clear_of_the_cuts_and_of_what_stands_there() -> None:
    drawn = painter()
    card = pack().cards[0]
    face = drawn.face(card)
    badges = [use for use in placed(face.shapes) if use.symbol.startswith("badge-")]
    numbers = [shape for shape in face.shapes if isinstance(shape, Text)]
    assert len(badges) == len(numbers) == 12
    assert {text.string for text in numbers} == {card.id}
    for use in badges:
        left, top, right, bottom = box_of(use, drawn.art)
        assert left % SQUARE >= SAFE
        assert bottom % SQUARE <= SQUARE - SAFE
        # An icon's lower left corner is free: its feet stand further in.
        assert left % SQUARE + (bottom - top) < (ICON_LEFT + 0.15 * ICON_SHARE) * SQUARE + 0.7
        assert right - left < SQUARE - 2 * SAFE
    assert min(ICON_LEFT, ICON_TOP, 1 - ICON_LEFT - ICON_SHARE, 1 - ICON_TOP - ICON_SHARE) * SQUARE > SAFE


def test_an_invented_landscape_has_a_bank_and_its_letter(tmp_path: Path) -> None:
    (tmp_path / "bog.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
        '<rect fill="#445566" width="9" height="9"/></svg>'
    )
    (tmp_path / "own.rules.yaml").write_text(
        "game: cutterland\nkind: rules\nid: own\nname: Own\nextends: base\n"
        "landscapes:\n  bog: {code: B, name: Bog, art: bog.svg}\n  ash: {code: A, name: Ash}\n"
    )
    rules = cutterprint.load(tmp_path / "own.rules.yaml")
    own = replace(pack(), rules=rules)
    art = ArtBook(rules, art_palette())
    drawn = CardPainter(own, art, CardLook())
    rows = (
        ("bog", "ash", "plains"),
        ("bog", "bog", "wetland"),
        ("ash", "ash", "moor"),
        ("bog", "plains", "ash"),
    )
    face = drawn.face(Card("X", tuple(tuple(Square(name, None) for name in row) for row in rows)))
    used = {use.symbol for use in placed(face.shapes)}
    assert any(name.startswith("bank-ash-bog") for name in used)
    (letter,) = [shape for shape in landscape_mark(art, "ash").shapes if isinstance(shape, Text)]
    assert letter.string == "A"
    assert bounds([shape for shape in drawn.face(pack().cards[0]).shapes if isinstance(shape, Outline)])
