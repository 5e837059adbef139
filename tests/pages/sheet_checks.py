"""What must hold for every printed sheet: nothing overflows, nothing is too small, nothing overlaps."""

from itertools import combinations

from cutterprint.drawing.text import SMALLEST
from cutterprint.i18n import Language
from cutterprint.pages.markup import SetPages, TextReport

PRINTABLE = 4.9
"""Printers leave so much of the paper white."""


def assert_well_set(pages: SetPages, speech: Language) -> None:
    assert pages.problems == ()
    assert not speech.missing
    assert pages.texts
    for report in pages.texts:
        page = pages.drawings[report.page - 1]
        assert report.size >= SMALLEST - 1e-6, report
        paper = (PRINTABLE, PRINTABLE, page.width - PRINTABLE, page.height - PRINTABLE)
        assert _within(report.extent, paper), report
        left, top, right, bottom = report.box
        if left == right:
            continue  # a text of a drawing, which has no box
        # Descenders that a line does not have may hang out of its box.
        assert _within(report.extent, (left - 0.01, top - 0.4, right + 0.01, bottom + 0.8)), report
    for one, other in combinations(pages.texts, 2):
        assert one.page != other.page or not _overlap(one, other), (one, other)


def _within(inner: tuple[float, ...], outer: tuple[float, ...]) -> bool:
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def _overlap(one: TextReport, other: TextReport) -> bool:
    """Whether two texts stand on each other by more than a hair; empty ones do not count."""
    if not one.text or not other.text:
        return False
    across = min(one.extent[2], other.extent[2]) - max(one.extent[0], other.extent[0])
    down = min(one.extent[3], other.extent[3]) - max(one.extent[1], other.extent[1])
    return across > 0.2 and down > 0.9
