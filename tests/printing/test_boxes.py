"""Boxes as they are printed: nets that are read back from the PDF, folded up, and filled with their decks."""

import math
from collections.abc import Sequence
from itertools import combinations

import pytest

from cutterprint.drawing.shapes import Drawing, Style, Symbol, rect
from cutterprint.errors import UsageError
from cutterprint.i18n import language, nmsg
from cutterprint.printing.box_faces import BoxArt
from cutterprint.printing.box_sheets import BoxOptions, box_parts, box_printed
from cutterprint.printing.boxes import Size
from cutterprint.printing.deck import Deck, DeckCard, DeckPack
from cutterprint.printing.papers import paper
from cutterprint.printing.pdf import pdf_bytes
from cutterprint.printing.printed import KitRequest, Printed
from cutterprint.printing.sheets import SheetOptions
from tests.printing.folding import Cutout, Piece, Place, cutouts, different, folded, overlap
from tests.printing.reading import Outline, contents

CARD = (63.0, 84.0)
THICKNESS = 0.3
WALL = 0.3
EXACT = 0.01
COUNTS = (24, 52, 80, 160)


def deck(count: int, card: tuple[float, float] = CARD) -> Deck:
    back = Symbol("back", *card, (rect(0, 0, *card, Style(fill="#88aa99")),))
    pack = DeckPack("test", "Test", lambda: back)
    cards = [DeckCard(str(number), pack, lambda: back) for number in range(count)]
    return Deck(
        name="Test", size=card, cards=cards, shared=tuple, sheet=SheetOptions(paper=paper("a4"), backs="long")
    )


def art() -> BoxArt:
    logo = Symbol("logo", 100, 20, (rect(0, 0, 100, 20),))

    def cover(width: float, height: float) -> Drawing:
        return Drawing(width, height, (rect(0, 0, width, height, Style(fill="#ccddee")),))

    return BoxArt(
        logo=logo, cover=cover, ground="#eeeeee", counted=lambda n: nmsg("{number} card", "{number} cards", n)
    )


def made(count: int, on: str, options: BoxOptions = BoxOptions(), lang: str = "en") -> Printed:
    request = KitRequest(value=None, paper=paper(on), speech=language(lang))
    return box_printed(deck(count), art(), request, options)


def pdf_of(part: Printed) -> bytes:
    return pdf_bytes(part.pages, part.info("Test", language("en")))


def pieces(part: Printed) -> list[Cutout]:
    """The net on each page; there is one."""
    pdf = pdf_of(part)
    found = []
    for page in range(len(part.pages)):
        (cutout,) = cutouts(pdf, page)
        found.append(cutout)
    return found


def closed(cutout: Cutout) -> dict[Piece, tuple[Place, ...]]:
    """All creases folded by a right angle."""
    first = max(cutout.panels, key=lambda piece: len(piece.creases))
    return folded(cutout, first, lambda one, other: 90.0)


def measured(places: Sequence[Sequence[Place]]) -> list[float]:
    """How long a body is in its three directions."""
    corners = different([place for panel in places for place in panel])
    return sorted(max(c[axis] for c in corners) - min(c[axis] for c in corners) for axis in range(3))


def is_behind_a_panel(flap: Sequence[Place], panels: Sequence[Sequence[Place]]) -> bool:
    """Whether a folded flap lies in a wall of the body, and nowhere beyond it."""
    for panel in panels:
        spans = [(min(c[axis] for c in panel), max(c[axis] for c in panel)) for axis in range(3)]
        if all(
            low - EXACT <= c[axis] <= high + EXACT for c in flap for axis, (low, high) in enumerate(spans)
        ):
            return True
    return False


@pytest.mark.parametrize("on", ["a4", "letter"])
@pytest.mark.parametrize("count", COUNTS)
def test_a_box_closes_and_its_deck_has_room_in_it(count: int, on: str) -> None:
    part = made(count, on)
    nets = pieces(part)
    assert len(nets) == (2 if count == 160 else 1)
    high = count * THICKNESS
    for number, cutout in enumerate(nets):
        places = closed(cutout)
        panels = [places[panel] for panel in cutout.panels]
        is_lid = number == 1
        # A tuck box has six walls, of a tray or lid one is missing; each has eight corners all the same.
        assert len(panels) == (5 if count == 160 else 6)
        assert len(different([place for panel in panels for place in panel])) == 8
        inside = sorted(side - 2 * WALL for side in measured(panels))
        needed = sorted((*CARD, high))
        if not is_lid:
            for room, side in zip(inside, needed, strict=True):
                assert 1.5 <= room - side <= 3 or side < 8
        for flap in cutout.flaps:
            assert is_behind_a_panel(places[flap], panels)


@pytest.mark.parametrize("on", ["a4", "letter"])
def test_the_lid_goes_over_the_tray(on: str) -> None:
    tray, lid = ([closed(net)[panel] for panel in net.panels] for net in pieces(made(160, on)))
    inner = [side - 2 * WALL for side in measured(lid)]
    outer = measured(tray)
    # The two sides of the base; the third is the height, which a lid has less of.
    assert 0.3 <= inner[1] - outer[1] <= 1.5
    assert 0.3 <= inner[2] - outer[2] <= 1.5
    assert outer[0] * 0.5 < measured(lid)[0] < outer[0]


@pytest.mark.parametrize("on", ["a4", "letter"])
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("label", [False, True], ids=["box", "label"])
def test_the_parts_of_a_net_lie_beside_each_other_inside_the_margins(
    count: int, on: str, label: bool
) -> None:
    part = made(count, on, BoxOptions(is_label=label))
    for cutout, page in zip(pieces(part), part.pages, strict=True):
        for one, other in combinations(cutout.pieces, 2):
            assert not overlap(one.corners, other.corners)
        wide, tall = page.drawing.width, page.drawing.height
        margin = paper(on).margin
        assert all(margin <= x <= wide - margin and margin <= y <= tall - margin for x, y in cutout.outline)


@pytest.mark.parametrize("lang", ["en", "es", "ru"])
def test_nothing_on_a_sheet_leaves_its_margins_in_any_language(lang: str) -> None:
    for count in (52, 160):
        part = made(count, "a4", lang=lang)
        pdf = pdf_of(part)
        for number, page in enumerate(part.pages):
            for item in contents(pdf, number):
                if isinstance(item, Outline) and item.operator == "S":
                    left, top, right, bottom = item.box
                    assert min(left, top) >= 5
                    assert max(right - page.drawing.width, bottom - page.drawing.height) <= -5


def test_a_label_goes_around_the_box_that_one_has() -> None:
    size = Size(70.0, 95.0, 40.0)
    (net,) = pieces(made(52, "a4", BoxOptions(is_label=True, around=size)))
    places = closed(net)
    panels = [places[panel] for panel in net.panels]
    assert measured(panels) == pytest.approx([40.0, 47.5, 70.0], abs=EXACT)
    assert is_behind_a_panel(places[net.flaps[0]], panels)


def test_a_label_that_is_too_long_for_the_paper_comes_in_two_halves() -> None:
    size = Size(100.0, 95.0, 60.0)
    halves = pieces(made(52, "a4", BoxOptions(is_label=True, around=size)))
    assert len(halves) == 2
    for half in halves:
        places = closed(half)
        assert measured([places[panel] for panel in half.panels]) == pytest.approx([47.5, 60, 100], abs=EXACT)
        # Its flap is as high as the label, and is glued behind the other half.
        (flap,) = half.flaps
        ((start, end),) = flap.creases
        assert math.dist(start, end) == pytest.approx(47.5, abs=EXACT)


def test_a_box_that_no_sheet_takes_says_which_paper_does() -> None:
    with pytest.raises(UsageError, match="doesn't fit on A4; use A3 or Tabloid, or put less"):
        made(320, "a4")
    with pytest.raises(UsageError, match="too large for every known paper"):
        made(3000, "a4")
    request = KitRequest(value=None, paper=paper("a5"), speech=language("en"))
    assert list(box_parts(deck(160), art(), request)) == []


def test_thick_cards_get_a_deeper_box() -> None:
    thin, thick = (made(52, "a4", BoxOptions(thickness=thickness)) for thickness in (0.3, 0.6))
    depths = [
        measured([closed(net)[panel] for panel in net.panels])[0] for net in (*pieces(thin), *pieces(thick))
    ]
    assert depths[1] - depths[0] == pytest.approx(52 * 0.3, abs=EXACT)
