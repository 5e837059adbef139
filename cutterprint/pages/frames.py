"""Containers on paper: backgrounds and borders, the rules between their children, and what is in them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from cutterprint.drawing.shapes import Shape, Style, line, rounded_rect
from cutterprint.i18n import msg
from cutterprint.pages.attributes import colour, number, style
from cutterprint.pages.canvas import Canvas
from cutterprint.pages.layout import Placed
from cutterprint.pages.markup_reader import Element
from cutterprint.pages.scene import Leaf, Scene
from cutterprint.pages.sharing import Box

_MOST_OVER = 0.05
"""What stands out by less, in millimetres, is not worth a word."""


@dataclass(frozen=True)
class Frame:
    """How a container is painted."""

    element: Element
    paint: Style | None = None
    radius: float = 0.0
    rule: Style | None = None

    @classmethod
    def of(cls, element: Element, scene: Scene) -> "Frame":
        given = element.attributes
        paint = style(element, scene.colours, fill=None) if "fill" in given or "stroke" in given else None
        rule = None
        if "rule" in given:
            width = number(element, "rule-width", 0.25, least=0, most=50)
            rule = Style(fill=None, stroke=colour(element, "rule", scene.colours), stroke_width=width)
        return cls(element, paint, number(element, "r", 0.0, least=0), rule)

    @classmethod
    def behind(cls, element: Element, scene: Scene) -> "Frame | None":
        """The frame of a text, whose own `fill` is the colour of its letters."""
        given = element.attributes
        if "back" not in given and "stroke" not in given:
            return None
        paint = Style(
            fill=colour(element, "back", scene.colours) if "back" in given else None,
            stroke=colour(element, "stroke", scene.colours) if "stroke" in given else None,
            stroke_width=number(element, "stroke-width", 0.25, least=0, most=50),
        )
        return cls(element, paint, number(element, "r", 0.0, least=0))


def settle_placed(placed: Placed, canvas: Canvas) -> None:
    """Let every leaf say what others must know before anything is drawn."""
    if isinstance(placed.node.source, Leaf):
        placed.node.source.settle(placed.box, canvas)
    for child in placed.children:
        settle_placed(child, canvas)


def draw_placed(placed: Placed, canvas: Canvas) -> Iterator[Shape]:
    """A node that has its room: its background, its children, and its border above them."""
    source = placed.node.source
    if isinstance(source, Leaf):
        yield from source.draw(placed.box, canvas)
        return
    frame = source if isinstance(source, Frame) else None
    if frame is not None and placed.over > _MOST_OVER:
        _report(frame, placed, canvas)
    if frame is not None and frame.paint is not None and frame.paint.fill is not None:
        yield rounded_rect(*placed.box, frame.radius, replace(frame.paint, stroke=None))
    if frame is not None and frame.rule is not None:
        yield from _rules(placed, frame.rule)
    for child in placed.children:
        yield from draw_placed(child, canvas)
    if frame is not None and frame.paint is not None and frame.paint.stroke is not None:
        yield rounded_rect(*placed.box, frame.radius, replace(frame.paint, fill=None))


def _rules(placed: Placed, look: Style) -> Iterator[Shape]:
    """Lines between children, in the middle of the gaps."""
    x, y, w, h = placed.box
    padding = placed.node.padding
    laid = [child.box for child in placed.children if child.node.at is None]
    for one, other in pairwise(laid):
        if placed.node.kind == "row":
            middle = (one.x + one.w + other.x) / 2
            yield line(middle, y + padding.top, middle, y + h - padding.bottom, look)
        else:
            middle = (one.y + one.h + other.y) / 2
            yield line(x + padding.left, middle, x + w - padding.right, middle, look)


def _report(frame: Frame, placed: Placed, canvas: Canvas) -> None:
    problem = msg(
        "what is in the <{tag}> of line {line} needs {over} mm more than there is",
        tag=frame.element.tag,
        line=frame.element.line,
        over=f"{placed.over * canvas.scale:.1f}",
    )
    box: Box = placed.box
    corners = (box.x, box.y, box.x + box.w, box.y + box.h)
    words = " ".join(frame.element.text().split())
    canvas.report(frame.element, words, 1000.0, corners, corners, problem)
