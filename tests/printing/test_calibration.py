"""The ruler page: 100 mm really are 100 mm, on both sides, around the same middle."""

import pytest

from cutterprint.errors import UsageError
from cutterprint.printing.calibration import CalibrationWords, calibration_pages
from cutterprint.printing.papers import paper, paper_names
from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
from cutterprint.printing.profiles import PrinterProfile
from tests.printing.reading import Outline, contents, reader


def printed(on: str, profile: PrinterProfile | None = None) -> bytes:
    pages = calibration_pages(paper(on), profile=profile or PrinterProfile())
    return pdf_bytes(pages, DocumentInfo(title="Ruler page", duplex="long"))


def rulers(data: bytes, page: int) -> list[tuple[float, float, float, float]]:
    """The lines 100 mm long: first the one across, then the one down."""
    lines = [item.box for item in contents(data, page) if isinstance(item, Outline)]
    return [
        box
        for box in lines
        if max(box[2] - box[0], box[3] - box[1]) > 90 and min(box[2] - box[0], box[3] - box[1]) < 0.01
    ]


@pytest.mark.parametrize("on", paper_names())
@pytest.mark.parametrize("page", [0, 1])
def test_rulers_measure_100_mm_around_the_middle(on: str, page: int) -> None:
    (across, down), size = rulers(printed(on), page), paper(on)
    assert across[2] - across[0] == pytest.approx(100, abs=0.01)
    assert down[3] - down[1] == pytest.approx(100, abs=0.01)
    assert (across[0] + across[2]) / 2 == pytest.approx(size.width / 2, abs=0.01)
    assert (down[1] + down[3]) / 2 == pytest.approx(size.height / 2, abs=0.01)


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


def test_the_words_are_those_that_were_passed_in() -> None:
    words = CalibrationWords(title="Линейка", front="лицо", print_steps="1. Печать 100 %")
    data = pdf_bytes(calibration_pages(paper("a4"), words), DocumentInfo(title="x"))
    text = reader(data).pages[0].extract_text()
    assert "Линейка · A4 · лицо" in text
    assert "1. Печать 100 %" in text


def test_a_paper_too_small_is_refused() -> None:
    with pytest.raises(UsageError, match="too small"):
        calibration_pages(paper("100x120mm"))
