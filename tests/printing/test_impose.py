"""Printed sheets, read back from the PDF: every square, every mark, fronts and backs together."""

from itertools import pairwise, product
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageOps

from cutterprint.drawing.palettes import ink_names
from cutterprint.drawing.shapes import Group, Symbol, rect
from cutterprint.errors import CutterprintError
from cutterprint.options import Backs, Marks
from cutterprint.printing.edges import block
from cutterprint.printing.impose import OVERLAP, Items, SheetWords, impose
from cutterprint.printing.papers import paper, paper_names
from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
from cutterprint.printing.png import page_images
from cutterprint.printing.profiles import PrinterProfile
from cutterprint.printing.sheets import Layout, SheetOptions, lay_out
from tests.printing import standins
from tests.printing.reading import Box, Found, Outline, Placed, Words, contents, page_size, reader
from tests.printing.smoothing import HAIRLINE, fills, paper_seen, turned

PAPERS = (*paper_names(), "200x300mm")
TOLERANCE = 0.01


def printed(
    laid: Layout, *, ink: str = "full", profile: PrinterProfile | None = None, count: int = 60
) -> bytes:
    items = standins.items(count, ink=ink, bleed=laid.bleed)
    pages = impose(laid, items, profile=profile or PrinterProfile())
    return pdf_bytes(pages, DocumentInfo(title="Cards", duplex=laid.duplex))


def laid_out(
    on: str, backs: Backs, marks: Marks, *, extra: int = 1, gap: float = 0, bleed: float | None = 0
) -> Layout:
    """A full sheet and a part-filled one."""
    options = SheetOptions(paper=paper(on), marks=marks, backs=backs, gap=gap, bleed=bleed)
    one = lay_out(standins.WIDTH, standins.HEIGHT, 1, options)
    return lay_out(standins.WIDTH, standins.HEIGHT, one.per_sheet + extra, options)


def cards(found: list[Found]) -> list[Box]:
    return sorted(item.box for item in found if isinstance(item, Placed) and item.depth == 0)


def squares(found: list[Found]) -> list[Box]:
    return sorted(
        item.box
        for item in found
        if isinstance(item, Placed) and item.depth == 1 and abs(item.box[2] - item.box[0] - 21) < 0.5
    )


def near(one: Box, two: Box) -> bool:
    return all(abs(a - b) <= TOLERANCE for a, b in zip(one, two, strict=True))


def turned_over(laid: Layout, box: Box) -> Box:
    left, top, right, bottom = box
    if (laid.options.backs == "long") == (laid.height >= laid.width):
        return laid.width - right, top, laid.width - left, bottom
    return left, laid.height - bottom, right, laid.height - top


def folded(laid: Layout, box: Box) -> Box:
    left, top, right, bottom = box
    if laid.fold == "upright":
        return laid.width - right, top, laid.width - left, bottom
    return left, laid.height - bottom, right, laid.height - top


def check_squares(found: list[Found], fronts: list[Box]) -> None:
    """Every square is 21 mm, and each card is covered by twelve that abut."""
    boxes = squares(found)
    assert len(boxes) == 12 * len(fronts)
    for left, top, right, bottom in fronts:
        assert right - left == pytest.approx(63, abs=TOLERANCE)
        assert bottom - top == pytest.approx(84, abs=TOLERANCE)
        inside = [box for box in boxes if left - 1 < box[0] < right - 1 and top - 1 < box[1] < bottom - 1]
        expected = sorted(
            (left + 21 * column, top + 21 * row, left + 21 * column + 21, top + 21 * row + 21)
            for column, row in product(range(3), range(4))
        )
        assert all(near(one, two) for one, two in zip(sorted(inside), expected, strict=True))


def check_marks(found: list[Found], items: list[Box], laid: Layout, *, back: bool) -> None:
    """Marks lie outside the art (guide lines on its edges), inside the margin, and not on backs."""
    strokes = [item for item in found if isinstance(item, Outline) and item.depth == 0]
    wanted = laid.options.marks
    if back or (wanted == "none" and laid.fold is None):
        assert strokes == []
    elif wanted != "none":
        assert len(strokes) >= 1
    for part in (part for stroke in strokes for part in stroke.parts):
        left, right = min(x for x, _ in part), max(x for x, _ in part)
        top, bottom = min(y for _, y in part), max(y for _, y in part)
        assert laid.margin - TOLERANCE <= left <= right <= laid.width - laid.margin + TOLERANCE
        assert laid.margin - TOLERANCE <= top <= bottom <= laid.height - laid.margin + TOLERANCE
        on_edge = any(
            abs(left - edge) + abs(right - edge) < TOLERANCE for item in items for edge in item[0::2]
        ) or any(abs(top - edge) + abs(bottom - edge) < TOLERANCE for item in items for edge in item[1::2])
        clear = -TOLERANCE if on_edge else laid.bleed + 0.4
        for item in items:
            assert (
                right <= item[0] - clear
                or left >= item[2] + clear
                or bottom <= item[1] - clear
                or top >= item[3] + clear
            )


def check_label(found: list[Found], items: list[Box], laid: Layout) -> None:
    # The other words are the numbers of cuts.
    words = max((item for item in found if isinstance(item, Words)), key=lambda item: len(item.codes))
    assert 6.5 <= words.size <= 8
    assert words.x >= laid.margin - TOLERANCE
    assert words.y >= laid.margin
    first_left, first_top = min(item[0] for item in items), min(item[1] for item in items)
    assert words.y < first_top - laid.bleed or words.x < first_left - laid.bleed


@pytest.mark.parametrize(("backs", "marks"), list(product(get_args(Backs), get_args(Marks))))
@pytest.mark.parametrize("on", PAPERS)
def test_every_sheet_reads_back_exactly(on: str, backs: Backs, marks: Marks) -> None:
    laid = laid_out(on, backs, marks)
    for ink in ink_names():
        data = printed(laid, ink=ink)
        previous: list[Box] = []
        for index, page in enumerate(laid.pages):
            assert page_size(data, index) == pytest.approx((laid.width, laid.height), abs=TOLERANCE)
            found = contents(data, index)
            boxes = cards(found)
            assert len(boxes) == len(page.placements)
            check_marks(found, boxes, laid, back=page.side == "back")
            check_label(found, boxes, laid)
            if page.side == "back":
                assert all(
                    near(one, two)
                    for one, two in zip(
                        sorted(turned_over(laid, box) for box in previous), boxes, strict=True
                    )
                )
                continue
            if page.side == "both":
                half = [box for box in boxes if not _beyond_fold(laid, box)]
                other = [box for box in boxes if _beyond_fold(laid, box)]
                mirrored = sorted(folded(laid, box) for box in half)
                assert all(near(one, two) for one, two in zip(mirrored, other, strict=True))
                boxes = half
            check_squares(found, boxes)
            previous = boxes


def _beyond_fold(laid: Layout, box: Box) -> bool:
    return box[0] > laid.width / 2 if laid.fold == "upright" else box[1] > laid.height / 2


@pytest.mark.parametrize(
    ("on", "backs", "upright"), [("a4", "long", True), ("a4", "short", False), ("a3", "long", False)]
)
def test_backs_are_printed_so_that_they_stand_as_the_fronts_do(on: str, backs: Backs, upright: bool) -> None:
    data = printed(laid_out(on, backs, "none"))
    for page, standing in ((0, True), (1, upright)):
        placed = [item for item in contents(data, page, deep=False) if isinstance(item, Placed)]
        assert placed
        assert all((item.matrix[0] > 0) == (item.matrix[3] > 0) == standing for item in placed)


@pytest.mark.parametrize("backs", ["long", "short", "gutterfold"])
def test_gap_and_bleed_read_back_exactly(backs: Backs) -> None:
    laid = laid_out("a4", backs, "crop", gap=4, bleed=3)
    data = printed(laid)
    found = contents(data, 0)
    # The forms show their whole bleed; what may be seen of it is clipped, so look at the squares.
    fronts = sorted(
        (p.trim.left, p.trim.top, p.trim.right, p.trim.bottom)
        for p in laid.pages[0].placements
        if p.side == "front"
    )
    check_squares(found, fronts)
    check_marks(found, fronts, laid, back=False)


def test_bleed_is_seen_where_there_is_room_and_never_on_a_neighbour() -> None:
    laid = laid_out("a4", "none", "none", gap=4, bleed=3)
    (image, *_) = page_images(printed(laid), 254)  # ten pixels a millimetre
    first = laid.pages[0].placements[0].trim
    middle = (first.top + first.bottom) / 2

    def white(x: float, y: float) -> bool:
        return image.getpixel((int(x * 10), int(y * 10))) == (255, 255, 255)

    assert not white(first.left - 2.8, middle)
    assert white(first.left - 3.2, middle)
    assert not white(first.right + 1.9, middle)


def test_the_boxes_tell_the_shop_where_to_trim() -> None:
    laid = laid_out("a4", "none", "crop", bleed=2)
    page = reader(printed(laid)).pages[0]
    mm = 72 / 25.4
    assert [float(side) / mm for side in page.trimbox] == pytest.approx([10.5, 22.5, 199.5, 274.5], abs=0.01)
    assert [float(side) / mm for side in page.bleedbox] == pytest.approx([8.5, 20.5, 201.5, 276.5], abs=0.01)


def test_sheets_have_bookmarks_labels_and_words_of_any_language() -> None:
    laid = laid_out("a4", "long", "crop")
    words = SheetWords(
        label="{name}: лист {number} из {count}, {side}",
        sides={"front": "лицо", "back": "оборот", "both": ""},
    )
    data = pdf_bytes(impose(laid, standins.items(20), words), DocumentInfo(title="Cards"))
    read = reader(data)
    assert read.page_labels == ["1", "1b", "2", "2b"]
    titles = [str(entry["/Title"]) for entry in read.outline if not isinstance(entry, list)]
    assert titles[1] == "Classics: лист 1 из 2, оборот"
    assert "лист 2 из 2, лицо" in read.pages[2].extract_text()


def test_a_very_long_name_stays_on_the_page() -> None:
    laid = laid_out("a4", "none", "silhouette")
    items = standins.items(20)
    long_name = Items(name="Very long name " * 20, front=items.front, shared=items.shared)
    (words, *rest) = [
        item
        for item in contents(pdf_bytes(impose(laid, long_name), DocumentInfo(title="x")), 0)
        if isinstance(item, Words)
    ]
    assert rest == []
    assert words.x >= 20 + 2


def test_backs_must_be_there_when_the_layout_has_them() -> None:
    laid = laid_out("a4", "long", "none")
    items = standins.items(20)
    with pytest.raises(CutterprintError, match="backs"):
        list(impose(laid, Items(name="x", front=items.front, shared=items.shared)))


def test_a_printer_s_profile_scales_pages_and_moves_backs() -> None:
    laid = laid_out("a4", "long", "crop")
    data = printed(laid, profile=PrinterProfile(scale_x=1.01, scale_y=0.99, dx=0.5, dy=-0.25))
    fronts, backs = (cards(contents(data, page)) for page in (0, 1))
    assert fronts[0][2] - fronts[0][0] == pytest.approx(63 * 1.01, abs=TOLERANCE)
    assert fronts[0][3] - fronts[0][1] == pytest.approx(84 * 0.99, abs=TOLERANCE)
    mirrored = sorted(turned_over(laid, box) for box in fronts)
    for one, two in zip(mirrored, backs, strict=True):
        assert two[0] - one[0] == pytest.approx(0.5, abs=TOLERANCE)
        assert two[1] - one[1] == pytest.approx(-0.25, abs=TOLERANCE)


# Pixels


@pytest.mark.parametrize("backs", ["long", "short", "gutterfold"])
@pytest.mark.parametrize("on", ["a4", "a3"])
def test_fronts_and_backs_cover_each_other(on: str, backs: Backs) -> None:
    laid = laid_out(on, backs, "none", extra=2)
    images = [_covered(image) for image in page_images(printed(laid), 72)]
    if backs == "gutterfold":
        pairs = [(image, image) for image in images]
        sideways = laid.fold == "upright"
    else:
        pairs = list(zip(images[0::2], images[1::2], strict=True))
        sideways = (backs == "long") == (laid.height >= laid.width)
    for front, back in pairs:
        over = ImageOps.mirror(back) if sideways else ImageOps.flip(back)
        difference = ImageChops.difference(front, over)
        # Edges may differ in the one pixel that they share with the paper.
        assert _thickness(difference) <= 2
        assert front.getbbox() is not None


def _covered(image: Image.Image) -> Image.Image:
    """White where something large is printed; the label is wiped out."""
    grey = image.convert("L").point(lambda value: 255 if value < 250 else 0)
    grey.paste(0, (0, 0, image.width, 30))
    grey.paste(0, (0, 0, 25, image.height))
    grey.paste(0, (0, image.height - 30, image.width, image.height))
    grey.paste(0, (image.width - 25, 0, image.width, image.height))
    return grey


def _thickness(difference: Image.Image) -> int:
    """How many pixels thick the thickest difference is: how often it can be worn away at its edges."""
    worn, count = difference, 0
    while worn.getbbox() is not None:
        shifted = ImageChops.offset(worn, 1, 0)
        across = ImageChops.darker(worn, shifted)
        worn = ImageChops.darker(across, ImageChops.offset(across, 0, 1))
        count += 1
        if count > 10:
            break
    return count


@pytest.mark.parametrize("dpi", [72, 96, 110, 150, 203, 233])
def test_no_hairline_shows_between_cards_that_stand_over_their_edges(dpi: int) -> None:
    laid = lay_out(63, 84, 9, SheetOptions(paper=paper("letter"), marks="none", labels=False))
    sheet = block(laid.pages[0].placements)

    def seen(over: float) -> float:
        card = Symbol("card", 63, 84, (rect(-over, -over, 63 + 2 * over, 84 + 2 * over),), over)
        pages = impose(laid, Items(name="x", front=([card] * 9).__getitem__))
        painted = fills(contents(pdf_bytes(pages, DocumentInfo(title="x")), 0))
        across = paper_seen(painted, sheet.top + 10, sheet.left + 1, sheet.right - 1, dpi)
        down = paper_seen(turned(painted), sheet.left + 10, sheet.top + 1, sheet.bottom - 1, dpi)
        return max(across, down)

    assert seen(0) > 2 * HAIRLINE, "cards that only meet let paper through"
    assert seen(OVERLAP) < HAIRLINE


def test_cards_may_stand_over_a_neighbour_by_the_overlap_and_no_more() -> None:
    # Viewers that smooth edges show a white hairline between cards that only meet.
    laid = lay_out(63, 84, 9, SheetOptions(paper=paper("letter"), marks="none", labels=False))
    for bleed, clipped in ((0.1, False), (0.2, True)):
        card = Symbol("card", 63, 84, (rect(-1, -1, 65, 86),), bleed)
        (page,) = impose(laid, Items(name="x", front=([card] * 9).__getitem__))
        assert {isinstance(shape, Group) for shape in page.drawing.shapes} == {clipped}


def test_neighbouring_cards_share_one_edge() -> None:
    laid = laid_out("a4", "none", "lines")
    boxes = cards(contents(printed(laid), 0))
    top_row = sorted(box for box in boxes if abs(box[1] - boxes[0][1]) < 0.1)
    assert all(abs(one[2] - two[0]) < TOLERANCE for one, two in pairwise(top_row))
