"""All parts of a kit in one document that a printer can print in one go, on both sides of the paper.

What a sheet of paper needs is decided here, once:

* Every part begins on an odd page, so that no sheet holds two parts. Where a side stays empty, a small note
  says so: nobody shall think that something is missing.
* Every page stands upright. Programs and printers turn pages that lie, each in its own way and some not at
  all, and a document of both kinds is turned page by page. So a page that lies is turned here, a quarter to
  the left, its front and its back alike. Turning the paper over at an edge stays what it was: the edge goes
  along with the page, and the long edge of a page that lies (its top) is the long edge of the one that
  stands (its side).
* One edge serves all. The two ways to turn a sheet over, at its long or at its short edge, differ by half a
  turn of the back, for pages of any shape: on a page of width w and height h, a point (x, y) of the front
  lies on (w - x, y) of the back if the sheet is turned over at an upright edge, on (x, h - y) if at a lying
  one, and half a turn brings each of these to the other. So a part that was made for the other edge gets
  its backs turned by half.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from cutterprint.drawing.shapes import (
    IDENTITY,
    Drawing,
    Group,
    Matrix,
    apply,
    multiply,
    rotation,
    translation,
)
from cutterprint.drawing.text import TextOptions, fit
from cutterprint.printing.papers import USUAL_MARGIN
from cutterprint.printing.pdf import Page
from cutterprint.printing.printed import CALIBRATION, FIRST, Printed
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile
from cutterprint.printing.sheets import Rect
from cutterprint.spoken import N_

Flip: TypeAlias = Literal["long", "short"]
"""The edge of the paper at which sheets are turned over."""
# A note on an empty side: small, grey, and at the edge that printers still reach.
NOTE = TextOptions(size=6.5, align="middle", valign="bottom", fill="#8c8c8c", most_lines=1)
NOTE_HEIGHT = 4.0


@dataclass(frozen=True, kw_only=True)
class WholeWords:
    """What the document with all parts says by itself."""

    empty: str = N_("This side stays empty.")


def in_reading_order(parts: Sequence[Printed]) -> list[Printed]:
    """The parts that go on paper by themselves: first what explains the others, and the ruler page."""
    found = [part for part in parts if part.how in ("one", "long", "short")]
    return sorted(found, key=lambda part: (part.key != FIRST, part.key != CALIBRATION))


def page_ranges(parts: Sequence[Printed]) -> dict[str, tuple[int, int]]:
    """The first and the last page of each part in the document, by its file; empty sides count as well."""
    ranges = {}
    first = 1
    for part in in_reading_order(parts):
        ranges[part.file] = (first, first + 2 * part.sheets - 1)
        first += 2 * part.sheets
    return ranges


def all_in_one(
    parts: Sequence[Printed],
    flip: Flip = "long",
    words: WholeWords | None = None,
    printer: PrinterProfile = NO_PROFILE,
) -> list[Page]:
    """The pages of the document, fronts and backs in turn; a bookmark leads to each part."""
    note = (words or WholeWords()).empty
    pages: list[Page] = []
    for part in in_reading_order(parts):
        for number, (front, back) in enumerate(_sheets(part, parts)):
            upright = _upright(front)
            turn = 180 if part.how not in ("one", flip) else 0
            pages += [
                replace(upright, bookmark=part.title if not number else ""),
                _turned(_upright(back), turn) if back is not None else _empty(upright.drawing, note),
            ]
    return [replace(page, label=str(number)) for number, page in enumerate(two_sided(pages, printer), 1)]


def two_sided(pages: Iterable[Page], printer: PrinterProfile) -> Iterator[Page]:
    """Fronts and backs in turn, each corrected for a printer."""
    for number, page in enumerate(pages):
        width, height = page.drawing.width, page.drawing.height
        yield replace(page, correction=printer.correction(width, height, back=number % 2 == 1))


def _sheets(part: Printed, parts: Sequence[Printed]) -> Iterator[tuple[Page, Page | None]]:
    """The front and the back of each sheet of a part."""
    if part.how == "one":
        # The backs of cards that come as a page of their own go behind each sheet.
        backs = (one.pages[0] for one in parts if one.how == "backs" and part.key == "cards")
        back = next(backs, None)
        for page in part.pages:
            yield page, back
        return
    for number in range(0, len(part.pages), 2):
        front, *rest = part.pages[number : number + 2]
        yield front, next((page for page in rest if page.drawing.shapes), None)


def _upright(page: Page) -> Page:
    """A page as the paper stands: one that lies is turned to the left."""
    return _turned(page, -90) if page.drawing.width > page.drawing.height else page


def _turned(page: Page, degrees: int) -> Page:
    """A page turned clockwise, its boxes with it; bookmark and label are given anew."""
    bare = replace(page, bookmark="", label="", correction=IDENTITY)
    if not degrees:
        return bare
    drawing = page.drawing
    width, height = drawing.width, drawing.height
    across, down = (height, width) if degrees % 180 else (width, height)
    centred = translation((across - width) / 2, (down - height) / 2)
    matrix = multiply(rotation(degrees, across / 2, down / 2), centred)
    turned = Drawing(across, down, (Group(drawing.shapes, matrix),), drawing.symbols)
    return replace(bare, drawing=turned, trim=_box(page.trim, matrix), bleed=_box(page.bleed, matrix))


def _box(box: Rect | None, matrix: Matrix) -> Rect | None:
    if box is None:
        return None
    corners = [apply(matrix, box.left, box.top), apply(matrix, box.right, box.bottom)]
    xs, ys = sorted(x for x, _ in corners), sorted(y for _, y in corners)
    return Rect(xs[0], ys[0], xs[1], ys[1])


def _empty(front: Drawing, note: str) -> Page:
    """A side on which nothing is printed, and which says so."""
    margin, width, height = USUAL_MARGIN, front.width, front.height
    top = height - margin - NOTE_HEIGHT
    said = fit(note, margin, top, width - 2 * margin, NOTE_HEIGHT, NOTE)
    return Page(drawing=Drawing(width, height, tuple(said.shapes)))
