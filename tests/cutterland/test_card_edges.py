"""The edges of cards on sheets: a line and four crosses for each, marks outside the art, colour beyond it."""

from dataclasses import replace
from itertools import product

import pytest

from cutterprint.games.cutterland.sheets.card_sheets import card_deck
from cutterprint.options import Backs, Marks
from cutterprint.printing.edges import block
from cutterprint.printing.impose import CROSS, KEYLINE
from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
from cutterprint.printing.png import page_images
from tests.cutterland.test_cards import INKS, options, squares_on, starter
from tests.printing.reading import Outline, contents


@pytest.mark.parametrize("marks", ["crop", "lines", "silhouette"])
def test_marks_stand_outside_the_art(marks: Marks) -> None:
    deck = card_deck([starter()], options("a4", "none", marks))
    pdf = pdf_bytes(deck.pages(), DocumentInfo(title="test"))
    boxes = squares_on(pdf, 0)
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    drawn = [item for item in contents(pdf, 0, levels=0) if isinstance(item, Outline)]
    assert drawn
    across, down = (left, left + 63, left + 126, right), (top, top + 84, top + 168, bottom)
    for (x1, y1), (x2, y2) in (part[:2] for item in drawn for part in item.parts):
        outside = max(x1, x2) <= left or min(x1, x2) >= right or max(y1, y2) <= top or min(y1, y2) >= bottom
        on_edge = any(abs(x1 - edge) + abs(x2 - edge) < 0.01 for edge in across) or any(
            abs(y1 - edge) + abs(y2 - edge) < 0.01 for edge in down
        )
        assert on_edge or (outside and marks != "lines")


def straight(pdf: bytes, page: int, width: float) -> list[tuple[float, float, float, float]]:
    """The straight lines of so many millimetres that are drawn on a page itself."""
    return [
        (*part[0], *part[1])
        for item in contents(pdf, page, levels=0)
        if isinstance(item, Outline) and item.operator == "S" and abs(item.stroke_width - width) < 0.01
        for part in item.parts
    ]


@pytest.mark.parametrize("backs", ["none", "long", "short", "gutterfold"])
@pytest.mark.parametrize("on", ["a4", "letter"])
def test_every_card_has_its_edge_and_four_corners(on: str, backs: Backs) -> None:
    deck = card_deck([starter()], options(on, backs))
    pdf = pdf_bytes(deck.pages(), DocumentInfo(title="test"))
    for number, page in enumerate(deck.layout().pages):
        lines = straight(pdf, number, KEYLINE.stroke_width)
        crosses = straight(pdf, number, CROSS.stroke_width)
        fronts = [placed.trim for placed in page.placements if placed.side == "front"]
        if not fronts:
            assert lines == crosses == [], "a line on the back would show how far the printer is off"
        for trim in fronts:
            for corner in product((trim.left, trim.right), (trim.top, trim.bottom)):
                arms = [arm for arm in crosses if near_line(*corner, *arm)]
                assert len(arms) == 2
                assert {x1 == x2 for x1, _, x2, _ in arms} == {True, False}
            middles = [
                ((trim.left + trim.right) / 2, trim.top),
                ((trim.left + trim.right) / 2, trim.bottom),
                (trim.left, (trim.top + trim.bottom) / 2),
                (trim.right, (trim.top + trim.bottom) / 2),
            ]
            for middle in middles:
                assert sum(near_line(*middle, *line) for line in lines) == 1


def near_line(x: float, y: float, x1: float, y1: float, x2: float, y2: float) -> bool:
    return min(x1, x2) - 0.01 <= x <= max(x1, x2) + 0.01 and min(y1, y2) - 0.01 <= y <= max(y1, y2) + 0.01


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("name", ["standard", "bw"])
def test_a_line_is_seen_between_any_two_cards(name: str, ink: str) -> None:
    deck = card_deck([starter()], replace(options(ink=ink), palette=name))
    (first, *_) = page_images(pdf_bytes(deck.pages(), DocumentInfo(title="test")), 254)
    image = first.convert("L")
    fronts = deck.layout().pages[0].placements
    for trim in (placed.trim for placed in fronts):
        for x in (trim.left, trim.right):
            for y in range(int(trim.top) + 3, int(trim.bottom) - 3, 2):
                middle = round(x * 10)
                assert min(image.crop((middle - 3, y * 10, middle + 3, y * 10 + 1)).tobytes()) < 70, (x, y)


@pytest.mark.parametrize("on", ["a4", "letter"])
def test_colours_run_over_the_outer_edges_on_both_sides(on: str) -> None:
    deck = card_deck([starter()], replace(options(on), copies=3))
    front, back, *_ = page_images(pdf_bytes(deck.pages(), DocumentInfo(title="test")), 127)
    around = block(deck.layout().pages[0].placements)
    for image in (front, back):
        for beyond, printed in ((1.7, True), (2.4, False)):
            box = around.grown(beyond)
            # Clear of the crop marks, which stand in line with the edges of cards.
            down = range(int(around.top) + 4, int(around.top) + 80)
            across = range(int(around.left) + 4, int(around.left) + 60)
            places = [*product((box.left, box.right), down), *product(across, (box.top, box.bottom))]
            for x, y in places:
                assert (image.getpixel((int(x * 5), int(y * 5))) != (255, 255, 255)) == printed
