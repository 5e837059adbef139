"""Setting text into boxes: wrapped, and shrunk until it fits, by the measures of the real typeface.

There is one setter. `largest_that_fits` and `draw` take words of many looks with icons among them; `fit` is
the short way for a plain string.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from cutterprint.drawing.shapes import MM_PER_POINT, Colour, Shape, Symbol, Text, place
from cutterprint.drawing.text_lines import (
    DESCENT,
    ICON_HEIGHT,
    SMALLEST,
    Icon,
    Lines,
    Run,
    Setting,
    Word,
    Words,
    add_part,
    broken,
    capitals,
    height_of,
    in_pieces,
    line_width,
    plain_words,
)

__all__ = [
    "SMALLEST",
    "SetText",
    "Setting",
    "TextOptions",
    "balanced",
    "draw",
    "fit",
    "fits",
    "largest_that_fits",
]

STEP = 0.25
"""Sizes are tried downward in quarter points."""
ABOVE = 0.8
"""Where the first line of a plain string stands below the top of its box, in sizes."""


@dataclass(frozen=True, kw_only=True)
class TextOptions(Setting):
    """How a plain string is set, in one face and colour."""

    size: float = 10.0
    fill: Colour = "#000000"
    language: str = ""
    """By whose habits words are held together."""


@dataclass(frozen=True)
class SetText:
    """A string that was set: its lines, the size that was needed, and whether all of it went in."""

    shapes: tuple[Text, ...]
    size: float
    fits: bool
    height: float


def fit(
    string: str, x: float, y: float, width: float, height: float, options: TextOptions = TextOptions()
) -> SetText:
    """Set a string into a box: as large as the options say, else smaller, at least as large as the smallest.

    If even that does not fit, the lines that do are kept, the last one ends in an ellipsis and a word that
    is too long is broken.
    """
    text = plain_words(string, options.face, options.fill, options.language)
    setting = replace(options, above=ABOVE - capitals(options.face))
    lines = largest_that_fits(text, width, height, setting)
    drawn = draw(lines, (x, y, width, height), setting)
    shapes = tuple(shape for shape in drawn if isinstance(shape, Text))
    shown = min(len(lines.lines), setting.most_lines or len(lines.lines))
    return SetText(shapes, lines.size, lines.fits, height_of(shown, lines.size, setting))


def sizes(setting: Setting) -> Iterator[float]:
    """The sizes to try, the largest first."""
    size = setting.size
    while size > setting.smallest + 1e-9:
        yield size
        size -= STEP
    yield min(setting.size, setting.smallest)


def largest_that_fits(text: Words, width: float, height: float, setting: Setting) -> Lines:
    """The text at the largest size that fits into a box.

    If none does, at the smallest, with long words broken; `fits` says whether all of it has room then.
    """
    size = setting.size
    wide = [word.wide_at_end for word in text if isinstance(word, Word)]
    longest, total = max(wide, default=0.0), sum(wide)
    for size in sizes(setting):
        # Most sizes are too large by the mere amount of text; those need no breaking of lines.
        if longest * size > width + 1e-5 or total * size > width * _most_lines(height, size, setting) + 1e-5:
            continue
        found = broken(text, width, size, setting)
        if fits(found, height, setting):
            return found
    # Rather a short word at the end of a line than a word too few.
    free = [replace(word, held=False) if isinstance(word, Word) else word for word in text]
    found = broken(in_pieces(free, width, size), width, size, setting)
    return replace(
        found, fits=fits(found, height, setting), has_broken_words=not _has_room(text, width, size)
    )


def _most_lines(height: float, size: float, setting: Setting) -> float:
    """How many lines of a size a height has room for, at most."""
    first = height_of(1, size, setting)
    lines = (height + 1e-6 - first) / (setting.leading * size * MM_PER_POINT) + 1
    return max(0.0, lines if setting.most_lines is None else min(lines, setting.most_lines))


def _has_room(text: Words, width: float, size: float) -> bool:
    room = width / size + 1e-7
    return all(word.wide_at_end <= room for word in text if isinstance(word, Word))


def fits(lines: Lines, height: float, setting: Setting) -> bool:
    few = setting.most_lines is None or len(lines.lines) <= setting.most_lines
    return lines.fits and few and lines.height <= height + 1e-6


def balanced(text: Words, lines: Lines, width: float, setting: Setting) -> Lines:
    """The same number of lines without a lonely last word; lines in the middle are made about as long."""
    if len(lines.lines) < 2 or not lines.fits or lines.has_broken_words:
        return lines
    is_even = setting.align == "middle"
    if not is_even and not _is_lonely(lines, width):
        return lines
    best = lines
    for share in range(39, 19, -1):
        narrower = broken(text, width * share / 40, lines.size, setting)
        if len(narrower.lines) > len(lines.lines) or not narrower.fits:
            break
        best = narrower if is_even or not _is_lonely(narrower, width) else best
        if not is_even and not _is_lonely(best, width):
            break
    return best


def _is_lonely(lines: Lines, width: float) -> bool:
    """Whether the last line is so short that it looks forgotten."""
    last = lines.lines[-1]
    return len(last) < 2 or line_width(last, lines.size) < width * 0.25


def symbols_of(text: Words) -> Iterator[Symbol]:
    """The symbols that a text uses."""
    for word in text:
        if isinstance(word, Word):
            yield from (part.symbol for part in word.parts if isinstance(part, Icon))


def draw(lines: Lines, box: tuple[float, float, float, float], setting: Setting) -> list[Shape]:
    """The lines in their box (x, y, width, height); if not all go in, the last one ends in an ellipsis."""
    x, y, width, height = box
    shown = _cut(lines, width, height, setting)
    free = height - height_of(len(shown), lines.size, setting)
    top = y + {"top": 0.0, "middle": free / 2, "bottom": free}[setting.valign]
    unit = lines.size * MM_PER_POINT
    if setting.valign == "middle":
        # What is in the middle looks best by its capitals alone.
        limit = max(0.0, free / 2)
        top += max(-limit, min(limit, (DESCENT - setting.above) / 2 * unit))
    shapes: list[Shape] = []
    baseline = top + (setting.above + capitals(setting.face)) * unit
    for line in shown:
        shapes += _line_shapes(line, x, baseline, width, lines.size, setting.align)
        baseline += setting.leading * unit
    return shapes


def _cut(lines: Lines, width: float, height: float, setting: Setting) -> list[list[Word]]:
    whole = [list(line) for line in lines.lines]
    if lines.fits:
        return whole
    room = len(whole)
    while room > 1 and height_of(room, lines.size, setting) > height + 1e-6:
        room -= 1
    if setting.most_lines is not None:
        room = min(room, setting.most_lines)
    kept = whole[:room]
    if room < len(whole) and kept[-1]:
        kept[-1][-1] = _with_ellipsis(kept[-1][-1])
    return [_narrowed(line, width, lines.size) for line in kept]


def _with_ellipsis(word: Word) -> Word:
    last = word.parts[-1]
    if isinstance(last, Icon):
        return Word((*word.parts, Run("…")), word.glued)
    return Word((*word.parts[:-1], replace(last, string=last.string + "…")), word.glued)


def _narrowed(line: list[Word], width: float, size: float) -> list[Word]:
    """A line with as many letters taken from its last word as it takes to fit."""
    line = list(line)
    while line and line_width(line, size) > width + 1e-6:
        *parts, last = line[-1].parts
        if isinstance(last, Icon) or len(last.string) <= 2:
            line.pop()
            if line:
                line[-1] = _with_ellipsis(line[-1])
            continue
        shorter = replace(last, string=last.string.rstrip("…")[:-1] + "…")
        line[-1] = Word((*parts, shorter), line[-1].glued)
    return line


def _line_shapes(
    line: Sequence[Word],
    x: float,
    baseline: float,
    width: float,
    size: float,
    align: Literal["start", "middle", "end"],
) -> Iterator[Shape]:
    """A line as few texts as it has looks, so that it can be read out of a PDF again."""
    runs = _runs(line)
    match runs:
        case [Run() as only]:
            across = {"start": x, "middle": x + width / 2, "end": x + width}[align]
            yield _text(only, across, baseline, size, align)
            return
    wide = line_width(line, size)
    x += {"start": 0.0, "middle": (width - wide) / 2, "end": width - wide}[align]
    middle = baseline - capitals() * size * MM_PER_POINT / 2
    for part in runs:
        if isinstance(part, Run):
            if part.string.strip(" "):
                yield _text(part, x, baseline, size, "start")
        else:
            high = ICON_HEIGHT * part.scale * size * MM_PER_POINT
            yield place(part.symbol, x, middle - high / 2, part.wide(size), high)
        x += part.wide(size)


def _text(
    run: Run, x: float, baseline: float, size: float, anchor: Literal["start", "middle", "end"]
) -> Text:
    return Text(
        run.string, x, baseline, size * run.scale, run.face, anchor, fill=run.fill, tabular=run.tabular
    )


def _runs(line: Sequence[Word]) -> list[Run | Icon]:
    """The line in runs of one look and icons. Blanks are written too: whoever copies text out of a PDF gets
    words.
    """
    runs: list[Run | Icon] = []
    for index, word in enumerate(line):
        for number, part in enumerate(word.parts):
            is_first = index > 0 and number == 0 and not word.glued
            if isinstance(part, Icon):
                if is_first:
                    runs.append(Run(" "))
                runs.append(part)
                continue
            ends = index == len(line) - 1 and number == len(word.parts) - 1 and word.hyphen
            add_part(
                runs, replace(part, string=(" " if is_first else "") + part.string + ("-" if ends else ""))
            )
    return runs
