"""Setting text into boxes: wrapped and shrunk by the measures of the real typeface."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import MM_PER_POINT, Colour, Text

SMALLEST = 6.5
"""The smallest size in points that is still read at arm's length."""


@dataclass(frozen=True, kw_only=True)
class TextOptions:
    """How a text is set; sizes are in points, the leading in sizes."""

    face: str = "regular"
    size: float = 10.0
    smallest: float = SMALLEST
    leading: float = 1.2
    align: Literal["start", "middle", "end"] = "start"
    valign: Literal["top", "middle", "bottom"] = "top"
    fill: Colour = "#000000"
    most_lines: int | None = None


@dataclass(frozen=True)
class SetText:
    """A text that was set: its lines as shapes, the size that was needed, and whether all of it went in."""

    shapes: tuple[Text, ...]
    size: float
    fits: bool
    height: float


def fit(
    string: str, x: float, y: float, width: float, height: float, options: TextOptions = TextOptions()
) -> SetText:
    """Set a text into a box: as large as the options say, else smaller, at least as large as the smallest.

    If even that does not fit, the lines that do are kept, the last one ends in an ellipsis and a word that
    is too long is broken.
    """
    sizes = _sizes(options.size, options.smallest)
    for size in sizes:
        lines = wrap(string, width, size, options.face)
        if len(lines) <= _room(height, size, options) and all(
            text_width(line, size, options.face) <= width + 1e-6 for line in lines
        ):
            return _placed(lines, (x, y, width, height), size, options, fits=True)
    size = sizes[-1]
    lines = wrap(string, width, size, options.face, break_words=True)
    room = max(1, _room(height, size, options))
    fits = len(lines) <= room
    if not fits:
        lines = [*lines[: room - 1], _shortened(lines[room - 1] + "…", width, size, options.face)]
    return _placed(lines, (x, y, width, height), size, options, fits=fits)


def wrap(string: str, width: float, size: float, face: str, *, break_words: bool = False) -> list[str]:
    """Break a text into lines no wider than the width in millimetres; line ends in it are kept."""
    lines: list[str] = []
    for paragraph in string.split("\n"):
        current = ""
        for word in paragraph.split(" "):
            longer = f"{current} {word}" if current else word
            if text_width(longer, size, face) <= width:
                current = longer
                continue
            if current:
                lines.append(current)
            current = word
            while break_words and len(current) > 1 and text_width(current, size, face) > width:
                taken = _longest_start(current, width, size, face)
                lines.append(current[:taken])
                current = current[taken:]
        lines.append(current)
    return lines


def _sizes(largest: float, smallest: float) -> list[float]:
    """The sizes to try, downward in quarter points."""
    sizes = [largest]
    while sizes[-1] - 0.25 >= smallest:
        sizes.append(sizes[-1] - 0.25)
    if sizes[-1] > smallest:
        sizes.append(smallest)
    return sizes


def _room(height: float, size: float, options: TextOptions) -> int:
    """How many lines go into a height; the last one needs no leading below it."""
    one = size * MM_PER_POINT
    lines = int((height - one + 1e-6) / (one * options.leading)) + 1 if height + 1e-6 >= one else 0
    return min(lines, options.most_lines) if options.most_lines else lines


def _longest_start(word: str, width: float, size: float, face: str) -> int:
    taken = 1
    while taken < len(word) and text_width(word[: taken + 1], size, face) <= width:
        taken += 1
    return taken


def _shortened(line: str, width: float, size: float, face: str) -> str:
    while len(line) > 1 and text_width(line, size, face) > width:
        line = line[:-2].rstrip() + "…"
    return line


def _placed(
    lines: Sequence[str],
    box: tuple[float, float, float, float],
    size: float,
    options: TextOptions,
    *,
    fits: bool,
) -> SetText:
    x, y, width, height = box
    step = size * MM_PER_POINT * options.leading
    # A text reaches from the top of its capitals to a descender below its last baseline.
    cap = cap_height(size, options.face)
    used = cap + step * (len(lines) - 1)
    descent = 0.2 * size * MM_PER_POINT
    top = {
        "top": y + (size * MM_PER_POINT - cap - descent),
        "middle": y + (height - used) / 2,
        "bottom": y + height - used - descent,
    }[options.valign]
    across = {"start": x, "middle": x + width / 2, "end": x + width}[options.align]
    shapes = tuple(
        Text(line, across, top + cap + step * index, size, options.face, options.align, options.fill)
        for index, line in enumerate(lines)
        if line
    )
    return SetText(shapes, size, fits, used + descent)
