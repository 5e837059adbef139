"""The look of Cuttle's cards: told apart by everybody, read in every ink, safe to cut."""

import itertools
from importlib.resources import files

import pypdfium2
import pytest
from PIL import ImageChops

from cutterprint.drawing.colours import contrast
from cutterprint.drawing.palettes import ink_names, palette_names
from cutterprint.drawing.shapes import Drawing, Group, Path, Shape, Symbol, Text, paths, place
from cutterprint.drawing.svg_in import read_svg
from cutterprint.games.cuttle.art.book import ArtBook, art_palette
from cutterprint.games.cuttle.art.cheat_cards import cheat_cards
from cutterprint.games.cuttle.art.geometry import SAFE, Face, pip_places
from cutterprint.games.cuttle.art.suits import HOLLOW, SUIT_OUTLINES
from cutterprint.games.cuttle.art.table_picture import table_drawing
from cutterprint.games.cuttle.decks.model import Size
from cutterprint.games.cuttle.positions.model import Position
from cutterprint.games.cuttle.rules.cards import RANKS
from cutterprint.i18n import language, languages
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from cutterprint.printing.png import page_images
from cutterprint.printing.sheets import BLEED
from cutterprint.shelf.resolver import load_one
from tests.cuttle.cards import harbour, painter, pixels, sheets
from tests.drawing.vision import VISIONS, distance, seen_by
from tests.printing.reading import MM, Box, boxes

LOOKS = list(itertools.product(palette_names(), ink_names()))


def card_boxes(pdf: bytes, page: int, size: Size) -> list[Box]:
    """Where cards lie on a page."""
    width, height = size.millimetres
    found = boxes(pdf, page, width=width + 2 * BLEED, height=height + 2 * BLEED)
    return [(left + BLEED, top + BLEED, right - BLEED, bottom - BLEED) for left, top, right, bottom in found]


def texts(shapes: tuple[Shape, ...], scale: float = 1.0) -> list[tuple[str, float]]:
    """Every text with its size in points as it is printed."""
    found: list[tuple[str, float]] = []
    for shape in shapes:
        if isinstance(shape, Text):
            found.append((shape.string, shape.size * scale))
        elif isinstance(shape, Group):
            found += texts(shape.children, scale * abs(shape.transform[3]))
    return found


def test_no_two_faces_look_alike() -> None:
    drawn = painter(palette="bw")
    images = pixels(drawn, [drawn.face(card) for card in harbour().cards()], 60)
    assert len({image.tobytes() for image in images}) == 54


@pytest.mark.parametrize("size", Size)
def test_rank_stands_in_two_corners_of_every_card(size: Size) -> None:
    pdf = sheets(size)
    document = pypdfium2.PdfDocument(pdf)
    cards = iter(harbour().cards())
    for number, page in enumerate(document):
        text, height = page.get_textpage(), page.get_height()
        for left, top, right, bottom in card_boxes(pdf, number, size):
            card = next(cards)
            wanted = card if card[0] == "X" else harbour().index_of(card[0], "en")
            for x, y in ((left, top), (right - 12, bottom - 17)):
                words = text.get_text_bounded(
                    left=x / MM, bottom=height - (y + 17) / MM, right=(x + 12) / MM, top=height - y / MM
                )
                assert sorted(words.strip()) == sorted(wanted), card
    assert next(cards, None) is None


@pytest.mark.parametrize(("palette", "ink"), LOOKS)
def test_indices_and_words_are_read_on_paper_in_every_ink(palette: str, ink: str) -> None:
    art = ArtBook(art_palette(palette, ink))
    for suit in SUIT_OUTLINES:
        assert contrast(art.suit_colour(suit)) >= 4.5
    assert contrast(art.colour("suit-X", "mark")) >= 4.5
    assert contrast(art.colour("panel", "mark")) >= 4.5


@pytest.mark.parametrize("vision", [vision for vision in VISIONS if vision != "grey"])
@pytest.mark.parametrize("ink", ink_names())
def test_four_colours_stay_apart_for_every_eye(vision: str, ink: str) -> None:
    art = ArtBook(art_palette("colourblind", ink))
    for one, other in itertools.combinations(SUIT_OUTLINES, 2):
        seen = [seen_by(vision, art.suit_colour(suit)) for suit in (one, other)]  # type: ignore[arg-type]
        assert distance(*seen) > 12, (one, other, vision)


def test_suits_are_told_apart_without_colour_at_three_millimetres() -> None:
    art = ArtBook(art_palette("bw"))
    pages = [
        Page(drawing=Drawing(3, 3, (place(art.suit(suit), 0, 0, 3),), (art.suit(suit),)))
        for suit in SUIT_OUTLINES
    ]
    images = list(page_images(pdf_bytes(pages, DocumentInfo(title="suits")), 300))
    for one, other in itertools.combinations(images, 2):
        apart = ImageChops.difference(one.convert("L"), other.convert("L"))
        dark = sum(count for value, count in enumerate(apart.histogram()) if value > 100)
        assert dark > one.width * one.height * 0.08
    ink = {
        suit: sum(image.convert("L").histogram()[:100])
        for suit, image in zip(SUIT_OUTLINES, images, strict=True)
    }
    assert max(ink[suit] for suit in HOLLOW) < min(ink[suit] for suit in SUIT_OUTLINES if suit not in HOLLOW)


def assert_fits(card: Symbol) -> None:
    for string, points in texts(card.shapes):
        assert points >= 6.0, (card.name, string)
        assert "…" not in string, card.name


@pytest.mark.parametrize("size", Size)
@pytest.mark.parametrize("spoken", languages())
def test_words_have_room_in_every_language(spoken: str, size: Size) -> None:
    drawn = painter(spoken=spoken, size=size)
    for rank in (*RANKS, "X"):
        card = drawn.face(f"{rank}{'1' if rank == 'X' else 'S'}")
        assert_fits(card)
    for card in cheat_cards(drawn):
        assert_fits(card)


@pytest.mark.parametrize("size", Size)
def test_nothing_that_matters_is_near_an_edge(size: Size) -> None:
    drawn = painter(size=size)
    dpi = 101.6
    rim = int(SAFE * dpi / 25.4)
    faces = [*(drawn.face(card) for card in harbour().cards()), *cheat_cards(drawn)]
    for image in pixels(drawn, faces, dpi):
        width, height = image.size
        for box in (
            (0, 0, width, rim),
            (0, height - rim, width, height),
            (0, 0, rim, height),
            (width - rim, 0, width, height),
        ):
            lightest, darkest = image.crop(box).convert("L").getextrema()[::-1]
            assert (lightest, darkest) == (255, 255)


@pytest.mark.parametrize("number", range(2, 11))
@pytest.mark.parametrize("size", Size)
def test_pips_are_as_many_as_the_points_and_don_t_touch(number: int, size: Size) -> None:
    places = pip_places(number, Face(*size.millimetres))
    assert len(places) == number
    for (x1, y1, _), (x2, y2, _) in itertools.combinations(places, 2):
        assert (x1 - x2) ** 2 + (y1 - y2) ** 2 > 5.2**2


@pytest.mark.parametrize("group", ["figures", "wear", "icons", "emblems"])
def test_drawings_are_sound_and_every_part_has_a_role(group: str) -> None:
    folder = files("cutterprint.games.cuttle") / "art" / group
    drawings = [file for file in folder.iterdir() if file.name.endswith(".svg")]
    assert drawings
    for file in drawings:
        data = file.read_bytes()
        art = read_svg(data, file.name)
        assert art.symbol is not None, file.name
        assert art.problems == (), file.name
        assert len(data) < 8_000, file.name
        for path, _ in paths(art.symbol.shapes):
            assert isinstance(path, Path)
            assert path.style.fill is None or path.style.fill_role, file.name
            assert path.style.stroke is None or path.style.stroke_role, file.name


@pytest.mark.parametrize(("palette", "ink"), LOOKS)
def test_no_part_is_left_in_a_colour_of_nowhere(palette: str, ink: str) -> None:
    art = ArtBook(art_palette(palette, ink))
    for rank in RANKS:
        for suit in SUIT_OUTLINES:
            for path, _ in paths(art.of_rank(rank, suit).shapes):
                assert path.style.fill != "#ff00ff"
                if art.colours.in_grey and path.style.fill:
                    assert len({path.style.fill[at : at + 2] for at in (1, 3, 5)}) == 1


def test_a_table_shows_everything_that_is_known() -> None:
    position = load_one("cutthroat-joker-on-joker", game="cuttle").value
    assert isinstance(position, Position)
    drawing = table_drawing(
        position.state, position.names, art_palette(), title="Title", speech=language("en")
    )
    shown = [string for string, _ in texts(drawing.shapes)]
    for name in position.names:
        assert name in shown
    assert "Title" in shown
    names = {symbol.name for symbol in drawing.symbols}
    assert {"small-KC", "small-X1", "small-X2", "small-back"} <= names
