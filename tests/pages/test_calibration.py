"""The ruler page: 100 mm really are 100 mm, on both sides, around the same middle."""

import pytest

from cutterprint.drawing.palettes import ink_names, palette_names
from cutterprint.errors import UsageError
from cutterprint.i18n import language, languages
from cutterprint.pages.calibration import calibration_printed
from cutterprint.pages.looks import SheetLook
from cutterprint.printing.papers import paper, paper_names
from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
from cutterprint.printing.profiles import PrinterProfile
from tests.printing.reading import Box, Outline, contents, reader


def printed(on: str, profile: PrinterProfile | None = None, lang: str = "en") -> bytes:
    look = SheetLook(speech=language(lang))
    pages = calibration_printed(paper(on), look, profile or PrinterProfile()).pages
    return pdf_bytes(pages, DocumentInfo(title="Ruler page", duplex="long"))


def lines(data: bytes, page: int, longest: float, shortest: float) -> list[Box]:
    """The level and upright lines of some length: first those across, then those down."""
    found = [item.box for item in contents(data, page) if isinstance(item, Outline)]
    across = [box for box in found if shortest <= box[2] - box[0] <= longest and box[3] - box[1] < 0.01]
    return across + [
        box for box in found if shortest <= box[3] - box[1] <= longest and box[2] - box[0] < 0.01
    ]


def rulers(data: bytes, page: int) -> list[Box]:
    return lines(data, page, 102, 98)


@pytest.mark.parametrize("on", paper_names())
@pytest.mark.parametrize("page", [0, 1])
def test_rulers_measure_100_mm_around_the_middle(on: str, page: int) -> None:
    (across, down), size = rulers(printed(on), page), paper(on)
    assert across[2] - across[0] == pytest.approx(100, abs=0.01)
    assert down[3] - down[1] == pytest.approx(100, abs=0.01)
    assert (across[0] + across[2]) / 2 == pytest.approx(size.width / 2, abs=0.01)
    assert (down[1] + down[3]) / 2 == pytest.approx(size.height / 2, abs=0.01)


@pytest.mark.parametrize("on", paper_names())
def test_every_millimetre_has_its_tick(on: str) -> None:
    data = printed(on)
    (across, down) = rulers(data, 0)
    boxes = [item.box for item in contents(data, 0) if isinstance(item, Outline)]
    for step in range(101):
        x, y = across[0] + step, down[1] + step
        assert any(
            abs(box[0] - x) < 0.01 and abs(box[2] - x) < 0.01 and abs(box[1] - across[1]) < 0.01
            for box in boxes
        ), step
        assert any(
            abs(box[1] - y) < 0.01 and abs(box[3] - y) < 0.01 and abs(box[0] - down[0]) < 0.01
            for box in boxes
        ), step


@pytest.mark.parametrize("on", paper_names())
def test_the_cross_of_the_front_lies_behind_the_noughts_of_the_back(on: str) -> None:
    data, size = printed(on), paper(on)
    middle = size.width / 2, size.height / 2
    across, down = lines(data, 0, 60.1, 59.9)
    assert ((across[0] + across[2]) / 2, across[1]) == pytest.approx(middle, abs=0.01)
    assert (down[0], (down[1] + down[3]) / 2) == pytest.approx(middle, abs=0.01)
    # The scales of the back are 20 mm long; the cross of the front reaches over both.
    scale_x, scale_y = lines(data, 1, 20.01, 19.99)
    assert (scale_x[0] + scale_x[2]) / 2 == pytest.approx(middle[0], abs=0.01)
    assert (scale_y[1] + scale_y[3]) / 2 == pytest.approx(middle[1], abs=0.01)
    assert down[1] < scale_x[1] < down[3]
    assert across[0] < scale_y[0] < across[2]


@pytest.mark.parametrize("on", paper_names())
def test_everything_stays_inside_the_margin(on: str) -> None:
    size = paper(on)
    for page in (0, 1):
        for item in contents(printed(on), page):
            if isinstance(item, Outline):
                assert item.box[0] >= size.margin
                assert item.box[1] >= size.margin
                assert item.box[2] <= size.width - size.margin
                assert item.box[3] <= size.height - size.margin


def test_a_profile_shows_on_the_page() -> None:
    data = printed("a4", PrinterProfile(scale_x=1.01, dx=1))
    (front, _), (back, _) = rulers(data, 0), rulers(data, 1)
    assert front[2] - front[0] == pytest.approx(101, abs=0.01)
    assert back[0] - front[0] == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("on", paper_names())
def test_it_says_what_to_type_in_every_language(lang: str, on: str) -> None:
    speech = language(lang)
    made = calibration_printed(paper(on), SheetLook(speech=speech))
    assert made.problems == ()
    assert not speech.missing
    front, back = (" ".join(page.extract_text().split()) for page in reader(printed(on, lang=lang)).pages)
    assert "cutterprint calibrate --set x=99.6 y=100.2 --printer" in front
    assert "cutterprint calibrate --set dx=0.5 dy=-1 --printer" in back
    assert "x =" in front
    assert "dx =" in back


@pytest.mark.parametrize("palette", palette_names())
@pytest.mark.parametrize("ink", ink_names())
def test_it_comes_in_every_palette_and_ink(palette: str, ink: str) -> None:
    look = SheetLook(speech=language(), palette=palette, ink=ink)
    assert calibration_printed(paper("a4"), look).problems == ()


@pytest.mark.parametrize("size", ["100x120mm", "150x160mm"])
def test_a_paper_too_small_is_refused(size: str) -> None:
    with pytest.raises(UsageError, match="too small"):
        calibration_printed(paper(size), SheetLook(speech=language()))
