"""The elements that are drawn: shapes, icons, and pictures that the caller or a game hands in."""

import math
from collections.abc import Iterator

from cutterprint.drawing import svg_geometry
from cutterprint.drawing.shapes import (
    Drawing,
    Group,
    Path,
    Shape,
    Style,
    Symbol,
    bounds,
    circle,
    line,
    place,
    rounded_rect,
    translation,
)
from cutterprint.errors import CutterprintError
from cutterprint.i18n import msg
from cutterprint.pages.attributes import align, needed, number, style, wrong
from cutterprint.pages.canvas import Canvas, texts_in
from cutterprint.pages.markup_reader import Element
from cutterprint.pages.scene import Leaf, Scene
from cutterprint.pages.sharing import Box, Span


class Rect(Leaf):
    """A rectangle as large as its box."""

    def __init__(self, element: Element, scene: Scene) -> None:
        super().__init__(element)
        self.style = style(element, scene.colours)
        self.radius = number(element, "r", 0.0, least=0)

    def draw(self, box: Box, canvas: Canvas) -> Iterator[Shape]:
        yield rounded_rect(*box, self.radius, self.style)


class Line(Leaf):
    """A line from point to point, or, without points, along the middle of its box."""

    def __init__(self, element: Element, scene: Scene) -> None:
        super().__init__(element)
        self.style = style(element, scene.colours, fill=None, stroke="#000000")
        self.ends = None
        if any(name in element.attributes for name in ("x1", "y1", "x2", "y2")):
            self.ends = [number(element, name) for name in ("x1", "y1", "x2", "y2")]

    def draw(self, box: Box, canvas: Canvas) -> Iterator[Shape]:
        x, y, w, h = box
        if self.ends is not None:
            x1, y1, x2, y2 = self.ends
            yield line(x + x1, y + y1, x + x2, y + y2, self.style)
        elif w >= h:
            yield line(x, y + h / 2, x + w, y + h / 2, self.style)
        else:
            yield line(x + w / 2, y, x + w / 2, y + h, self.style)


class Circle(Leaf):
    """A circle around a point, or, without one, as large as its box allows."""

    def __init__(self, element: Element, scene: Scene) -> None:
        super().__init__(element)
        self.style = style(element, scene.colours)
        self.middle = None
        if "cx" in element.attributes or "cy" in element.attributes:
            self.middle = number(element, "cx"), number(element, "cy")
        is_given = "r" in element.attributes or self.middle is not None
        self.radius = number(element, "r", least=0) if is_given else None

    def widths(self) -> Span:
        wide = 2 * self.radius if self.radius is not None else 0.0
        return Span(wide, wide)

    def heights(self, width: float) -> Span:
        return self.widths() if self.radius is not None else Span(0.0, width)

    def draw(self, box: Box, canvas: Canvas) -> Iterator[Shape]:
        x, y, w, h = box
        if self.middle is not None and self.radius is not None:
            yield circle(x + self.middle[0], y + self.middle[1], self.radius, self.style)
            return
        radius = self.radius if self.radius is not None else min(w, h) / 2
        yield circle(x + w / 2, y + h / 2, radius, self.style)


class Outline(Leaf):
    """A path: on a bare page at its own coordinates, in a container in the middle of its box."""

    def __init__(self, element: Element, scene: Scene) -> None:
        super().__init__(element)
        try:
            segments = svg_geometry.path_data(element.attributes.get("d", ""))
        except svg_geometry.SvgValueError as error:
            wrong(element, msg("{place}: {problem}", place="d", problem=str(error)))
        self.path = Path(segments, style(element, scene.colours))
        self.is_free = scene.is_free
        left, top, right, bottom = bounds([Path(segments, Style())]) or (0.0, 0.0, 0.0, 0.0)
        self.corner = left, top
        self.size = right - left, bottom - top

    def widths(self) -> Span:
        return Span(self.size[0], self.size[0])

    def heights(self, width: float) -> Span:
        return Span(self.size[1], self.size[1])

    def draw(self, box: Box, canvas: Canvas) -> Iterator[Shape]:
        x, y, w, h = box
        if not self.is_free:
            x += (w - self.size[0]) / 2 - self.corner[0]
            y += (h - self.size[1]) / 2 - self.corner[1]
        yield Group((self.path,), translation(x, y)) if x or y else self.path


class Proportioned(Leaf):
    """A picture that keeps its proportions in whatever box it gets."""

    def __init__(self, element: Element, width: float, height: float) -> None:
        super().__init__(element)
        self.width, self.height = max(width, 1e-6), max(height, 1e-6)
        is_scaled = "scale" in element.attributes
        self.scale = number(element, "scale", least=0.01, most=100) if is_scaled else math.inf
        self.align = align(element, "align", "middle")
        self.valign = align(element, "valign", "middle")
        self.group = element.attributes.get("group", "")

    def widths(self) -> Span:
        if self.scale < math.inf:
            return Span(0.0, self.width * self.scale)
        high = self.element.attributes.get("h", "")
        if high and high.replace(".", "", 1).isdecimal():
            wide = float(high) * self.width / self.height
            return Span(wide, wide)
        return Span(0.0, self.width)

    def heights(self, width: float) -> Span:
        return Span(0.0, min(width * self.height / self.width, self.height * self.scale))

    def largest(self, box: Box) -> float:
        """The scale that fits into a box, if it stands alone."""
        return min(box.w / self.width, box.h / self.height, self.scale)

    def fitted(self, box: Box, canvas: Canvas) -> tuple[float, float, float]:
        """The scale that fits into the box, and the corner of the picture."""
        scale = min(self.largest(box), canvas.scales.get(self.group, math.inf))
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}
        x = box.x + (box.w - self.width * scale) * share[self.align]
        y = box.y + (box.h - self.height * scale) * share[self.valign]
        return scale, x, y

    def settle(self, box: Box, canvas: Canvas) -> None:
        if self.group:
            canvas.scales[self.group] = min(self.largest(box), canvas.scales.get(self.group, math.inf))


class IconLeaf(Proportioned):
    """An icon or a ground."""

    def __init__(self, element: Element, scene: Scene) -> None:
        self.symbol: Symbol = scene.symbol(element)
        super().__init__(element, self.symbol.width, self.symbol.height)
        self.turn = number(element, "turn", 0.0)

    def draw(self, box: Box, canvas: Canvas) -> Iterator[Shape]:
        scale, x, y = self.fitted(box, canvas)
        if scale <= 0:
            return
        canvas.use(self.symbol)
        yield place(self.symbol, x, y, self.width * scale, self.height * scale, turn=self.turn)


class Picture(Proportioned):
    """A drawing that the caller hands in by its name, or that a game makes of its own element."""

    def __init__(self, element: Element, scene: Scene) -> None:
        self.drawing = _own(element, scene) if element.tag in scene.props.elements else _named(element, scene)
        super().__init__(element, self.drawing.width, self.drawing.height)

    def draw(self, box: Box, canvas: Canvas) -> Iterator[Shape]:
        scale, x, y = self.fitted(box, canvas)
        if scale <= 0:
            return
        for symbol in self.drawing.symbols:
            canvas.use(symbol)
        matrix = (scale, 0.0, 0.0, scale, x, y)
        with canvas.inside(matrix):
            for text in texts_in(self.drawing.shapes):
                spot = (text.x, text.y, text.x, text.y)
                canvas.report_shapes(self.element, [text], text.size, spot, None, text.string)
        yield Group(self.drawing.shapes, matrix)


def _named(element: Element, scene: Scene) -> Drawing:
    name = needed(element, "name")
    if name not in scene.props.drawings:
        wrong(element, msg("there is no drawing named '{name}'", name=name[:40]))
    return scene.props.drawings[name]


def _own(element: Element, scene: Scene) -> Drawing:
    """The drawing of an element that a game adds."""
    try:
        return scene.props.elements[element.tag](element)
    except CutterprintError as error:
        wrong(element, error.message)
    except (ValueError, KeyError) as error:
        wrong(element, str(error))
