"""The ruler page: 100 mm both ways on both sides, and a cross that shows how far backs are off."""

from dataclasses import dataclass

from cutterprint.drawing.shapes import Drawing, Shape, Style, Text, line
from cutterprint.drawing.text import TextOptions, fit
from cutterprint.errors import UsageError
from cutterprint.i18n import msg
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.profiles import NO_PROFILE, RULER, PrinterProfile
from cutterprint.spoken import N_

THIN = Style(fill=None, stroke="#000000", stroke_width=0.15)
BOLD = Style(fill=None, stroke="#000000", stroke_width=0.4)
# The rulers frame the middle of the page at this distance, with room for the numbers outside.
FRAME = 58.0
REACH = 10.0
"""How far the scale on the back reads, each way, in millimetres."""


@dataclass(frozen=True, kw_only=True)
class CalibrationWords:
    """Everything that the ruler page says; other languages pass their own."""

    title: str = N_("Ruler page")
    front: str = N_("front")
    back: str = N_("back")
    print_steps: str = N_(
        "1. Print this page at 100 % (“actual size”), on both sides, with the settings you print cards "
        "with.\n"
        "2. Lay a ruler along both scales and measure from 0 to 100. If both are 100 mm long, all is well."
    )
    save_steps: str = N_(
        "If not, save what you measured: x across the page, y down the page:\n"
        "cutterprint calibrate --set x=99.6mm y=100.2mm --printer NAME"
    )
    back_steps: str = N_(
        "3. Hold the sheet against the light with this side towards you. The cross of the front shines "
        "through.\n"
        "4. Read where it crosses the two scales: dx on the one across (right is +), dy on the one down "
        "(down is +)."
    )
    back_save_steps: str = N_(
        "If both are within 0.5 mm, all is well. If not, save what you read:\n"
        "cutterprint calibrate --set dx=0.5mm dy=-1mm --printer NAME"
    )


def calibration_pages(
    paper: Paper, words: CalibrationWords | None = None, profile: PrinterProfile = NO_PROFILE
) -> tuple[Page, Page]:
    """The front and the back of the ruler page; with a profile it shows what is left to correct."""
    words = words or CalibrationWords()
    if paper.width < 2 * (FRAME + 12):
        raise UsageError(msg("{paper} is too small for the ruler page; use A5 or larger", paper=paper.name))
    sides = []
    for back in (False, True):
        name = words.back if back else words.front
        drawing = _side(paper, words, back=back)
        correction = profile.correction(paper.width, paper.height, back=back)
        sides.append(
            Page(drawing=drawing, bookmark=f"{words.title}: {name}", label=name, correction=correction)
        )
    front, back_page = sides
    return front, back_page


def _side(paper: Paper, words: CalibrationWords, *, back: bool) -> Drawing:
    middle_x, middle_y = paper.width / 2, paper.height / 2
    shapes: list[Shape] = [
        *_ruler_across(middle_x - RULER / 2, middle_y - FRAME),
        *_ruler_down(middle_x - FRAME, middle_y - RULER / 2),
        *(_scale_cross(middle_x, middle_y) if back else _plain_cross(middle_x, middle_y)),
        *_words(paper, words, back=back),
    ]
    return Drawing(paper.width, paper.height, tuple(shapes))


def _tick(step: int) -> float:
    """The length of a millimetre's tick: longer at fives, longest at tens."""
    return 6.0 if step % 10 == 0 else 4.0 if step % 5 == 0 else 2.5


def _ruler_across(x: float, y: float) -> list[Shape]:
    shapes: list[Shape] = [line(x, y, x + RULER, y, THIN)]
    for step in range(round(RULER) + 1):
        shapes.append(line(x + step, y, x + step, y + _tick(step), THIN))
        if step % 10 == 0:
            shapes.append(Text(str(step), x + step, y - 1.5, 8, anchor="middle"))
    return shapes


def _ruler_down(x: float, y: float) -> list[Shape]:
    shapes: list[Shape] = [line(x, y, x, y + RULER, THIN)]
    for step in range(round(RULER) + 1):
        shapes.append(line(x, y + step, x + _tick(step), y + step, THIN))
        if step % 10 == 0:
            shapes.append(Text(str(step), x - 1.5, y + step + 1, 8, anchor="end"))
    return shapes


def _plain_cross(x: float, y: float) -> list[Shape]:
    """Bold, so that it shines through; longer than the scales on the back."""
    return [line(x - 30, y, x + 30, y, BOLD), line(x, y - 30, x, y + 30, BOLD)]


def _scale_cross(x: float, y: float) -> list[Shape]:
    """Two scales that read where the front's cross lies: each stands off the middle, clear of the other."""
    shapes: list[Shape] = [
        Text("dx", x + REACH + 6, y - 24, 9, "bold"),
        Text("dy", x - 30, y + REACH + 6, 9, "bold"),
    ]
    shapes += [
        line(x - REACH, y - 25, x + REACH, y - 25, THIN),
        line(x - 25, y - REACH, x - 25, y + REACH, THIN),
    ]
    halves = round(REACH * 2)
    for half in range(-halves, halves + 1):
        at = half / 2
        length = 5.0 if half % 10 == 0 else 3.5 if half % 2 == 0 else 2.0
        shapes.append(line(x + at, y - 25, x + at, y - 25 + length, THIN))
        shapes.append(line(x - 25, y + at, x - 25 + length, y + at, THIN))
        if half % 10 == 0:
            number = f"{at:+.0f}" if half else "0"
            shapes.append(Text(number, x + at, y - 26, 7, anchor="middle"))
            shapes.append(Text(number, x - 26, y + at + 0.9, 7, anchor="end"))
    # The middle itself, faint, for printers that are nearly right.
    faint = Style(fill=None, stroke="#9a9a9a", stroke_width=0.1)
    shapes += [line(x - 6, y, x + 6, y, faint), line(x, y - 6, x, y + 6, faint)]
    return shapes


def _words(paper: Paper, words: CalibrationWords, *, back: bool) -> list[Shape]:
    edge = paper.margin + 8
    width = paper.width - 2 * edge
    top, bottom = paper.margin + 6, paper.height / 2 - FRAME - 8
    above = words.back_steps if back else words.print_steps
    below = words.back_save_steps if back else words.save_steps
    heading = f"{words.title} · {paper.name} · {words.back if back else words.front}"
    title = fit(heading, edge, top, width, 9, TextOptions(face="bold", size=20, most_lines=1))
    text = TextOptions(size=14, leading=1.35)
    steps = fit(above, edge, top + 11, width, bottom - top - 11, text)
    lower = paper.height / 2 + RULER / 2 + 8
    saving = fit(below, edge, lower, width, paper.height - paper.margin - lower, text)
    return [*title.shapes, *steps.shapes, *saving.shapes]
