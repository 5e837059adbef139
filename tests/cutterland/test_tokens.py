"""Tokens as they are printed, read back from the PDF."""

from dataclasses import replace

import pytest

from cutterprint.drawing.palettes import ink_names, palette, palette_names
from cutterprint.errors import UsageError
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.rules.model import Bonus, Rules
from cutterprint.games.cutterland.sheets.tokens import SPARE, token_counts, token_pages, token_size
from cutterprint.i18n import language
from cutterprint.printing.papers import paper, paper_names
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from cutterprint.specs.translated import Translated
from tests.printing.reading import Outline, boxes, contents, reader

Box = tuple[float, float, float, float]


def printed(pages: list[Page]) -> bytes:
    return pdf_bytes(pages, DocumentInfo(title="Tokens"))


def folds(pdf: bytes, page: int) -> list[float]:
    """The heights of the dashed lines."""
    found = [item for item in contents(pdf, page, deep=False) if isinstance(item, Outline)]
    return [item.box[1] for item in found if item.is_dashed and item.box[3] - item.box[1] < 0.01]


def test_the_box_holds_what_the_rules_say(base: Rules) -> None:
    assert token_counts(base) == {"bones": 30, "tower": 12, "wall_bridge": 16}
    assert token_counts(base, {"bones": 40, "tower": 0}) == {"bones": 40, "wall_bridge": 16}


@pytest.mark.parametrize("square", [21.0, 15.0, 30.0])
def test_every_token_has_two_faces_of_its_size(base: Rules, square: float) -> None:
    pages = token_pages(ArtBook(base), paper("a4"), square=square)
    pdf = printed(pages)
    side = square - 2 * SPARE
    octagons = [box for page in range(len(pages)) for box in boxes(pdf, page, width=side, height=side)]
    strips = [
        box for page in range(len(pages)) for box in boxes(pdf, page, width=square, height=square * 6.5 / 21)
    ]
    fill = {21.0: (2, 2), 15.0: (0, 0), 30.0: (0, 2)}[square]
    assert len(octagons) == 2 * (30 + 12 + fill[0])
    assert len(strips) == 2 * (16 + fill[1])


def octagons_of(data: bytes, page: int, side: float) -> list[list[Box]]:
    """The octagons of a page row by row."""
    rows: dict[float, list[Box]] = {}
    for box in boxes(data, page, width=side, height=side):
        rows.setdefault(round(box[1], 2), []).append(box)
    return [sorted(row) for _, row in sorted(rows.items())]


@pytest.mark.parametrize("on", ["a4", "letter", "a5", "a3"])
def test_no_row_is_half_empty(base: Rules, on: str) -> None:
    pages = token_pages(ArtBook(base), paper(on))
    data = printed(pages)
    rows = [row for page in range(len(pages)) for row in octagons_of(data, page, 21 - 2 * SPARE)]
    assert len({len(row) for row in rows}) == 1
    assert len(rows) * len(rows[0]) // 2 - (30 + 12) < len(rows[0]) / 2


def test_counts_that_were_asked_for_are_kept(base: Rules) -> None:
    wanted = {"bones": 40, "tower": 3, "wall_bridge": 10}
    data = printed(token_pages(ArtBook(base), paper("a4"), wanted=wanted))
    rows = octagons_of(data, 0, 21 - 2 * SPARE)
    assert sum(len(row) for row in rows) == 2 * 43
    assert max(map(len, rows)) - min(map(len, rows)) <= 1


def extent(data: bytes, face: Box) -> Box:
    """What is drawn inside a face but for its rays and ring: from the first dark outline of its picture."""
    found = [
        item.box
        for item in contents(data, 0)
        if isinstance(item, Outline)
        and item.depth >= 2
        and face[0] < (item.box[0] + item.box[2]) / 2 < face[2]
        and face[1] < (item.box[1] + item.box[3]) / 2 < face[3]
    ]
    return (
        min(box[0] for box in found),
        min(box[1] for box in found),
        max(box[2] for box in found),
        max(box[3] for box in found),
    )


@pytest.mark.parametrize("key", ["bones", "tower"])
def test_the_picture_fills_its_token_and_stays_inside(base: Rules, key: str) -> None:
    wanted = {"bones": 0, "tower": 0, "wall_bridge": 0, key: 1}
    data = printed(token_pages(ArtBook(base), paper("a4"), wanted=wanted))
    face = octagons_of(data, 0, 21 - 2 * SPARE)[0][0]
    left, top, right, bottom = extent(data, face)
    # A tower is broad at its battlements, where the octagon is narrow. Outlines are measured at their middle.
    least = {"bones": 0.7, "tower": 0.63}[key]
    assert max(right - left, bottom - top) >= least * (face[2] - face[0])
    assert left > face[0] + 0.3
    assert top > face[1] + 0.3
    assert right < face[2] - 0.3
    assert bottom < face[3] - 0.3
    # Nothing reaches over the corners that are snipped off.
    snip = token_size(key).snip
    assert (left - face[0]) + (top - face[1]) > snip * 0.5


def test_cut_lines_are_wide_enough_to_follow(base: Rules) -> None:
    data = printed(token_pages(ArtBook(base), paper("a4")))
    face = octagons_of(data, 0, 21 - 2 * SPARE)[0][0]
    found = [item for item in contents(data, 0, deep=False) if isinstance(item, Outline)]
    edge = [
        item
        for item in found
        if item.box[0] == pytest.approx(face[2], abs=0.01)
        and item.box[2] - item.box[0] < 0.01
        and item.box[1] < face[1] < face[3] < item.box[3]
    ]
    assert edge
    assert all(item.stroke_width >= 0.19 for item in edge)


def test_an_octagon_leaves_the_square_free_around_it() -> None:
    size = token_size("bones", 21)
    assert (size.width, size.height) == (21 - 2 * SPARE, 21 - 2 * SPARE)
    # Equal sides: what is left of a side is as long as the slanted cut.
    assert size.width - 2 * size.snip == pytest.approx(size.snip * 2**0.5)


@pytest.mark.parametrize("on", paper_names())
def test_folding_lays_faces_on_each_other(base: Rules, on: str) -> None:
    pages = token_pages(ArtBook(base), paper(on))
    pdf = printed(pages)
    for page in range(len(pages)):
        dashed = folds(pdf, page)
        for width, height in ((21 - 2 * SPARE, 21 - 2 * SPARE), (21.0, 6.5)):
            faces = boxes(pdf, page, width=width, height=height)
            for left, top, right, bottom in faces:
                fold = min(dashed, key=lambda y: min(abs(y - top), abs(y - bottom)))
                mirrored = (left, 2 * fold - bottom, right, 2 * fold - top)
                assert any(mirrored == pytest.approx(other, abs=0.01) for other in faces)


@pytest.mark.parametrize("on", paper_names())
def test_nothing_stands_in_the_margin(base: Rules, on: str) -> None:
    sheet = paper(on)
    pages = token_pages(ArtBook(base), sheet)
    pdf = printed(pages)
    for page in range(len(pages)):
        for item in contents(pdf, page, deep=False):
            if isinstance(item, Outline):
                left, top, right, bottom = item.box
                assert min(left, top) >= sheet.margin - 0.01
                assert right <= sheet.width - sheet.margin + 0.01
                assert bottom <= sheet.height - sheet.margin + 0.01


@pytest.mark.parametrize("on", ["a4", "letter"])
def test_the_usual_tokens_take_one_sheet(base: Rules, on: str) -> None:
    assert len(token_pages(ArtBook(base), paper(on))) == 1


def test_a_bonus_that_the_rules_add_gets_tokens(base: Rules) -> None:
    hive = Bonus("hive", "h", Translated({"en": "Hive", "ru": "Улей"}), "bee", 2)
    rules = replace(base, bonuses={**base.bonuses, "hive": hive}, box={**base.box, "hive": 5})
    assert token_counts(rules)["hive"] == 5
    pdf = printed(token_pages(ArtBook(rules), paper("a4"), speech=language("ru")))
    side = 21 - 2 * SPARE
    # 47 in five rows of eleven: too few for whole rows, so that they become equal.
    assert len(boxes(pdf, 0, width=side, height=side)) == 2 * 50
    assert "Улей" in reader(pdf).pages[0].extract_text()


def test_rules_without_walls_print_none(base: Rules) -> None:
    rules = replace(base, bonuses={"tower": base.bonuses["tower"]})
    pdf = printed(token_pages(ArtBook(rules), paper("a4")))
    assert boxes(pdf, 0, width=21, height=6.5) == []


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"hive": 3}, "have no token 'hive'"),
        ({"bones": -1}, "limit is 500"),
        ({"tower": 501}, "limit is 500"),
    ],
)
def test_counts_that_make_no_sense_are_told(base: Rules, wanted: dict[str, int], words: str) -> None:
    with pytest.raises(UsageError, match=words):
        token_counts(base, wanted)


def test_no_tokens_at_all_are_told(base: Rules) -> None:
    with pytest.raises(UsageError, match="no tokens"):
        token_counts(base, {"bones": 0, "tower": 0, "wall_bridge": 0})


@pytest.mark.parametrize("name", palette_names())
@pytest.mark.parametrize("ink", ink_names())
def test_every_palette_and_ink_prints(base: Rules, name: str, ink: str) -> None:
    assert printed(token_pages(ArtBook(base, palette(name, ink)), paper("a4")))
