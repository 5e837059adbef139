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
    return [item.box[1] for item in found if item.stroke_width == pytest.approx(0.15, abs=0.01)]


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
    assert len(octagons) == 2 * (30 + 12)
    assert len(strips) == 2 * 16


def test_an_octagon_leaves_the_square_free_around_it() -> None:
    size = token_size("bones", 21)
    assert (size.width, size.height) == (18, 18)
    # Equal sides: what is left of a side is as long as the slanted cut.
    assert size.width - 2 * size.snip == pytest.approx(size.snip * 2**0.5)


@pytest.mark.parametrize("on", paper_names())
def test_folding_lays_faces_on_each_other(base: Rules, on: str) -> None:
    pages = token_pages(ArtBook(base), paper(on))
    pdf = printed(pages)
    for page in range(len(pages)):
        dashed = folds(pdf, page)
        for width, height in ((18.0, 18.0), (21.0, 6.5)):
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
    assert len(boxes(pdf, 0, width=18, height=18)) == 2 * (30 + 12 + 5)
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
