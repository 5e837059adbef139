"""What is drawn over boards and lands of any game: points where they were made, and the names of cells."""

from collections.abc import Iterator
from dataclasses import dataclass

from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.palettes import Palette
from cutterprint.drawing.shapes import Colour, Shape, Style, Text, rounded_rect
from cutterprint.specs.cells import cell_name

INK, PAPER = "#2b1e2e", "#ffffff"
GAIN, LOSS = "#2f6b2f", "#a8231c"
BLACK, GREY = "#000000", "#5a5a5a"


@dataclass(frozen=True, kw_only=True)
class Inks:
    """The colours of what is drawn over the squares."""

    ink: Colour = INK
    gain: Colour = GAIN
    loss: Colour = LOSS
    cut: Colour = LOSS

    @classmethod
    def of(cls, colours: Palette) -> "Inks":
        """Those that go with a palette."""
        return cls(ink=BLACK, gain=BLACK, loss=GREY, cut=BLACK) if colours.in_grey else cls()


def points_badge(
    text: str, right: float, top: float, height: float, *, rim: float, inks: Inks
) -> Iterator[Shape]:
    """Points in a rounded box that ends at the right; losses have their own colour."""
    size = height * 1.8
    width = max(text_width(text, size, "bold") + height * 0.6, height)
    fill = inks.loss if text.startswith(("-", "−")) else inks.gain
    style = Style(fill=fill, stroke=PAPER, stroke_width=rim)
    yield rounded_rect(right - width, top, width, height, height / 2, style)
    baseline = top + height / 2 + cap_height(size, "bold") / 2
    shown = text.replace("-", "−")
    yield Text(shown, right - width / 2, baseline, size, "bold", "middle", PAPER)


def cell_names(
    columns: int, rows: int, cell: float, x: float, y: float, *, size: float, gap: float
) -> Iterator[Shape]:
    """The names of columns and rows as in a spreadsheet, beside cells that start at x and y."""
    for column in range(columns):
        name = cell_name((column, 0))[:-1]
        yield Text(name, x + (column + 0.5) * cell, y - gap, size, "bold", "middle", GREY)
    for row in range(rows):
        baseline = y + (row + 0.5) * cell + cap_height(size) / 2
        yield Text(str(row + 1), x - gap, baseline, size, "bold", "end", GREY)
