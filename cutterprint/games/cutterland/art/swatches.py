"""Swatches: samples of landscapes for lines of text and legends, where the ornament of a ground would blur.

A swatch has the colour of its ground and, large on it, the mark that tells the landscape without colour.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from cutterprint.drawing.board_marks import INK, PAPER
from cutterprint.drawing.colours import contrast, mix
from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import (
    Colour,
    Group,
    Matrix,
    Path,
    Shape,
    Style,
    Symbol,
    Text,
    bounds,
    paths,
    rounded_rect,
    transformed,
)
from cutterprint.games.cutterland.art.book import ArtBook

SIZE = 100.0
RIM, ROUND = 7.0, 9.0
"""How wide the border is and how round its corners are: 0.2 mm on a swatch of 3 mm."""
MARK = 70.0
"""How large the mark is, its longer side."""
LEAST_CONTRAST = 3.0
"""Between the mark and the colour under it."""
SWATCH = "swatch-"
"""What names of swatches begin with, among the names of icons."""


def swatch(art: ArtBook, landscape: str) -> Symbol:
    """The sample of a landscape, in the colours of the book."""
    return art.painted(f"{SWATCH}{landscape}", lambda: _drawn(art, landscape))


def icon_or_swatch(art: ArtBook, name: str) -> Symbol:
    """An icon by its name, or a landscape's swatch: `swatch-plains`."""
    return swatch(art, name.removeprefix(SWATCH)) if name.startswith(SWATCH) else art.icon(name)


def _drawn(art: ArtBook, landscape: str) -> Symbol:
    ground = art.ground(landscape)
    colour, ink = art.ground_colour(landscape) or PAPER, art.colours.colour("swatch", "line", INK)
    inside = SIZE - RIM
    border = Style(fill=colour, stroke=ink, stroke_width=RIM)
    box = rounded_rect(RIM / 2, RIM / 2, inside, inside, ROUND, border)
    marks = tuple(_readable(part, colour) for part in _marks(ground.shapes))
    return Symbol(landscape, SIZE, SIZE, (box, *_in_the_middle(marks)))


def _marks(shapes: Iterable[Shape]) -> Iterator[Path | Text]:
    """What is drawn as the mark of a landscape, moved to where it stands on the ground."""
    for path, matrix in paths(shapes):
        style = path.style
        fill = style.fill if style.fill_role == "mark" else None
        stroke = style.stroke if style.stroke_role == "mark" else None
        if fill is not None or stroke is not None:
            yield Path(transformed(path.segments, matrix), replace(style, fill=fill, stroke=stroke))
    yield from (shape for shape in shapes if isinstance(shape, Text) and shape.fill_role == "mark")


def _readable(mark: Path | Text, ground: Colour) -> Path | Text:
    """A mark as it is or, where it would not be seen on its ground, darker."""
    if isinstance(mark, Text):
        return replace(mark, fill=_dark(mark.fill, ground))
    style = mark.style
    fill = None if style.fill is None else _dark(style.fill, ground)
    stroke = None if style.stroke is None else _dark(style.stroke, ground)
    return replace(mark, style=replace(style, fill=fill, stroke=stroke))


def _dark(colour: Colour, ground: Colour) -> Colour:
    """The colour with as much black (on dark ground, white) in it as the contrast needs."""
    end = max(("#000000", "#ffffff"), key=lambda end: contrast(end, ground))
    shares = (step / 20 for step in range(21))
    mixed = (mix(colour, end, share) for share in shares)
    return next((one for one in mixed if contrast(one, ground) >= LEAST_CONTRAST), end)


def _in_the_middle(marks: tuple[Path | Text, ...]) -> tuple[Shape, ...]:
    """Marks as large as a swatch has room for."""
    edges = bounds(marks) or _text_bounds(marks)
    if edges is None:
        return ()
    left, top, right, bottom = edges
    scale = MARK / max(right - left, bottom - top)
    across, down = SIZE / 2 - scale * (left + right) / 2, SIZE / 2 - scale * (top + bottom) / 2
    matrix: Matrix = (scale, 0.0, 0.0, scale, across, down)
    return (Group(marks, matrix),)


def _text_bounds(marks: tuple[Path | Text, ...]) -> tuple[float, float, float, float] | None:
    """The box of the letters that stand for landscapes without art."""
    for mark in marks:
        if isinstance(mark, Text):
            wide, high = text_width(mark.string, mark.size, mark.face), cap_height(mark.size, mark.face)
            left = mark.x - {"start": 0.0, "middle": wide / 2, "end": wide}[mark.anchor]
            return left, mark.y - high, left + wide, mark.y
    return None
