"""The ruler page: 100 mm both ways on both sides, and a cross that shows how far backs are off.

Its words and panels come from a template; what is measured is drawn here, and stands in the middle of the
paper at its own size, whatever the words around it need.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from cutterprint.drawing.palettes import palette
from cutterprint.drawing.shapes import Drawing, Shape, Style, Symbol, Text, line, polygon
from cutterprint.errors import UsageError
from cutterprint.i18n import msg
from cutterprint.pages.booklets import single_pages
from cutterprint.pages.filling import fill_pages
from cutterprint.pages.logos import logo_element
from cutterprint.pages.looks import SheetLook, sheet_colours
from cutterprint.pages.markup import Props
from cutterprint.printing.kit import flip_of
from cutterprint.printing.papers import Paper
from cutterprint.printing.printed import CALIBRATION, KitRequest, Printed
from cutterprint.printing.profiles import NO_PROFILE, RULER, PrinterProfile
from cutterprint.printing.whole import two_sided

TEMPLATE = "shared/calibration.page.j2"
THIN = Style(fill=None, stroke="#000000", stroke_width=0.15)
BOLD = Style(fill=None, stroke="#000000", stroke_width=0.4)
# The rulers frame the middle of the page at this distance, with room for the numbers outside.
FRAME, NUMBERS = 58.0, 9.0
MIDDLE = FRAME + NUMBERS
"""Where the middle of the page is on the drawing, from its left and from its top."""
ABOVE, BELOW = 7.0, 3.0
"""How far words keep above the ruler across, and how near they come to the lower end of the other."""
BIG = 180.0
"""Papers wider than this have room for a broad edge."""
REACH = 10.0
"""How far the scale on the back reads, each way, in millimetres."""
SHORTEST = 195.0
"""Papers as low as this have room for words above and below the rulers."""
NOTE = 13.0
"""How large the names of what is measured are written."""


def calibration_part(request: KitRequest, logo: Symbol | None = None) -> Printed:
    """The ruler page of a kit: printed as the cards are, since it measures how far their backs are off."""
    made = calibration_printed(request.paper, SheetLook.of(request), request.printer, logo)
    return replace(made, how=flip_of(request.backs))


def calibration_printed(
    paper: Paper, look: SheetLook, profile: PrinterProfile = NO_PROFILE, logo: Symbol | None = None
) -> Printed:
    """The front and the back of the ruler page; with a profile it shows what is left to correct.

    The page is no game's, but that of a game's kit bears its name.
    """
    if paper.width < 2 * (FRAME + 12) or paper.height < SHORTEST:
        raise UsageError(msg("{paper} is too small for the ruler page; use A5 or larger", paper=paper.name))
    edge = 6.5 if paper.width > BIG else 5.5
    colours = sheet_colours(palette(look.palette, look.ink))
    unit = look.speech.gettext("mm")
    drawings = {
        "front": _drawing(_front(colours, unit), colours["loss"]),
        "back": _drawing(_back(colours, unit), "#000000"),
    }
    made = fill_pages(
        TEMPLATE,
        Props(
            colours=colours,
            drawings=drawings,
            elements={"logo": logo_element(lambda: logo)} if logo is not None else {},
        ),
        speech=look.speech,
        folder=look.templates,
        width=paper.width,
        height=paper.height,
        paper=paper.name,
        edge=edge,
        head=paper.height / 2 - FRAME - ABOVE - edge,
        rulers=2 * FRAME + ABOVE - BELOW,
        size=2 * MIDDLE,
        has_logo=logo is not None,
    )
    pages = [replace(page, label=page.bookmark) for page in two_sided(single_pages(made), profile)]
    return Printed(
        key=CALIBRATION,
        file=f"calibration-{look.speech.code}.pdf",
        title=look.speech.gettext("Ruler page"),
        pages=pages,
        how="long",
        problems=made.told,
    )


def _drawing(shapes: Iterator[Shape], ends: str) -> Drawing:
    return Drawing(2 * MIDDLE, 2 * MIDDLE, (*_rulers(ends), *shapes))


def _tick(step: int) -> float:
    """The length of a millimetre's tick: longer at fives, longest at tens."""
    return 6.0 if step % 10 == 0 else 4.0 if step % 5 == 0 else 2.5


def _rulers(ends: str) -> Iterator[Shape]:
    """One ruler across above the middle, one down at its left; the numbers at their ends have a colour."""
    start, edge = MIDDLE - RULER / 2, MIDDLE - FRAME
    yield line(start, edge, start + RULER, edge, THIN)
    yield line(edge, start, edge, start + RULER, THIN)
    for step in range(round(RULER) + 1):
        at, long = start + step, edge + _tick(step)
        yield line(at, edge, at, long, THIN)
        yield line(edge, at, long, at, THIN)
        if step % 10 == 0:
            face, fill = ("bold", ends) if step in (0, round(RULER)) else ("regular", "#000000")
            yield Text(str(step), at, edge - 1.5, 8, face, "middle", fill)
            yield Text(str(step), edge - 1.5, at + 1, 8, face, "end", fill)


def _front(colours: Mapping[str, str], unit: str) -> Iterator[Shape]:
    """What to note, and a cross: bold, so that it shines through, and longer than the scales on the back."""
    yield line(MIDDLE - 30, MIDDLE, MIDDLE + 30, MIDDLE, BOLD)
    yield line(MIDDLE, MIDDLE - 30, MIDDLE, MIDDLE + 30, BOLD)
    yield from _note("x", MIDDLE - 18, MIDDLE - 43, colours, unit)
    yield from _note("y", MIDDLE - 49, MIDDLE + 12, colours, unit)
    yield from _arrows(MIDDLE, MIDDLE - 44.6, (-38, -22), (22, 38), colours)
    yield from _arrows(MIDDLE - 44.6, MIDDLE, (-38, 4), (17, 38), colours, down=True)


def _arrows(
    x: float,
    y: float,
    before: tuple[float, float],
    after: tuple[float, float],
    colours: Mapping[str, str],
    *,
    down: bool = False,
) -> Iterator[Shape]:
    """Two arrows on a line that point away from each other, to the ends of a ruler."""
    pen = Style(fill=None, stroke=colours["loss"], stroke_width=0.35)
    tip = Style(fill=colours["loss"])
    for far, near in (before, after[::-1]):
        back = far + (2.0 if near > far else -2.0)
        across = ((far, 0.0), (back, -1.2), (back, 1.2))
        corners = [(x + b, y + a) if down else (x + a, y + b) for a, b in across]
        yield polygon(corners, tip)
        yield line(x, y + back, x, y + near, pen) if down else line(x + back, y, x + near, y, pen)


def _note(
    name: str, x: float, y: float, colours: Mapping[str, str], unit: str, room: float = 18.0
) -> Iterator[Shape]:
    """A measure to write down by hand: its name, a line, and the unit."""
    yield Text(f"{name} =", x, y, NOTE, "bold", fill=colours["loss"])
    start = x + 5.2 + 2.6 * len(name)
    yield line(
        start, y + 0.6, start + room, y + 0.6, Style(fill=None, stroke=colours["ink"], stroke_width=0.25)
    )
    yield Text(unit, start + room + 1.2, y, 9, fill=colours["ink"])


def _back(colours: Mapping[str, str], unit: str) -> Iterator[Shape]:
    """Two scales that read where the front's cross lies: each stands off the middle, clear of the other."""
    x = y = MIDDLE
    yield line(x - REACH, y - 25, x + REACH, y - 25, THIN)
    yield line(x - 25, y - REACH, x - 25, y + REACH, THIN)
    halves = round(REACH * 2)
    for half in range(-halves, halves + 1):
        at = half / 2
        length = 5.0 if half % 10 == 0 else 3.5 if half % 2 == 0 else 2.0
        yield line(x + at, y - 25, x + at, y - 25 + length, THIN)
        yield line(x - 25, y + at, x - 25 + length, y + at, THIN)
        if half % 10 == 0:
            number = f"{at:+.0f}".replace("-", "\u2212") if half else "0"
            yield Text(number, x + at, y - 26, 7, anchor="middle")
            yield Text(number, x - 26, y + at + 0.9, 7, anchor="end")
    # The middle itself, faint, for printers that are nearly right.
    faint = Style(fill=None, stroke="#9a9a9a", stroke_width=0.1)
    yield line(x - 6, y, x + 6, y, faint)
    yield line(x, y - 6, x, y + 6, faint)
    yield from _note("dx", x + REACH + 5, y - 22.4, colours, unit, room=13.0)
    yield from _note("dy", x - 42, y + REACH + 9, colours, unit, room=13.0)
