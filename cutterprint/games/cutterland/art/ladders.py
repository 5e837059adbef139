"""Points by count as a picture: a row of steps, each with how many and what they are worth."""

from collections.abc import Iterator, Sequence

from cutterprint.drawing.board_marks import INK
from cutterprint.drawing.fonts import cap_height
from cutterprint.drawing.shapes import Drawing, Shape, Style, Text, rect

WIDTH, HEAD, FOOT = 8.4, 4.0, 5.4
_SHADE = "#e9e2d3"


def ladder_drawing(steps: Sequence[tuple[str, str]], *, shade: str = _SHADE) -> Drawing:
    """The steps of a rule side by side."""
    shapes = tuple(
        shape for index, step in enumerate(steps) for shape in _step(index * WIDTH, step, index, shade)
    )
    return Drawing(len(steps) * WIDTH + 0.3, HEAD + FOOT + 0.3, shapes)


def _step(x: float, step: tuple[str, str], index: int, shade: str) -> Iterator[Shape]:
    edge = Style(fill=None, stroke=INK, stroke_width=0.2)
    x += 0.15
    yield rect(x, 0.15, WIDTH, HEAD, Style(fill=shade))
    yield rect(x, 0.15, WIDTH, HEAD + FOOT, edge)
    middle = x + WIDTH / 2
    yield Text(step[0], middle, 0.15 + HEAD / 2 + cap_height(7) / 2, 7, "regular", "middle", INK)
    yield Text(
        step[1], middle, 0.15 + HEAD + FOOT / 2 + cap_height(12, "bold") / 2, 12, "bold", "middle", INK
    )
