"""Parts of charts, the same for every game."""

from collections.abc import Iterator, Mapping

from cutterprint.drawing.board_marks import INK
from cutterprint.drawing.shapes import Colour, Shape, Style, Text, line, rect


def bar_style(fill: Colour) -> Style:
    return Style(fill=fill, stroke=INK, stroke_width=0.2)


def axis(x: float, y: float, width: float) -> Shape:
    """The line that columns stand on."""
    return line(x, y, x + width, y, Style(fill=None, stroke=INK, stroke_width=0.25))


def columns(
    counts: Mapping[str, int], x: float, top: float, width: float, height: float, fill: Colour
) -> Iterator[Shape]:
    """A column for each number, the number above it and its name below."""
    most = max([1, *counts.values()])
    slot = width / max(1, len(counts))
    for index, (name, number) in enumerate(counts.items()):
        tall = (height - 5) * number / most
        left = x + index * slot
        if number:
            yield rect(left + slot * 0.1, top + height - tall, slot * 0.8, tall, bar_style(fill))
            yield Text(str(number), left + slot / 2, top + height - tall - 1, 8, "bold", "middle", INK)
        yield Text(name, left + slot / 2, top + height + 4.5, 8, "regular", "middle", INK)
    yield axis(x, top + height, width)
