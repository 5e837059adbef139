"""From elements to what is laid out: containers with their children, and leaves that draw themselves."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from cutterprint.drawing.shapes import Group, Matrix, Shape, multiply, rotation, scaling, translation
from cutterprint.i18n import msg
from cutterprint.pages.attributes import (
    align,
    check,
    edges,
    gaps,
    needed,
    number,
    some,
    wish,
    wishes,
    wrong,
)
from cutterprint.pages.canvas import Canvas
from cutterprint.pages.elements import CONTAINERS, DRAWN
from cutterprint.pages.flows import Flow
from cutterprint.pages.frames import Frame, draw_placed, settle_placed
from cutterprint.pages.layout import Node, Placed
from cutterprint.pages.markup_reader import Element, short
from cutterprint.pages.pictures import Circle, IconLeaf, Line, Outline, Picture, Rect
from cutterprint.pages.scene import Leaf, Scene
from cutterprint.pages.sharing import NO_WISH, Box, Length, Span
from cutterprint.pages.texts import Baseline, TextBox

MOST_COLUMNS = 100

_LEAVES: dict[str, Callable[[Element, Scene], Leaf]] = {
    "rect": Rect,
    "line": Line,
    "circle": Circle,
    "path": Outline,
    "icon": IconLeaf,
    "ground": IconLeaf,
    "drawing": Picture,
    "box": TextBox,
    "text": TextBox,
    "flow": Flow,
}
_POINTS = {"line": ("x1", "y1", "x2", "y2"), "circle": ("cx", "cy")}
_NEEDED = {"rect": ("w", "h"), "box": ("w", "h"), "flow": ("w", "h")}
"""What an element must say if it stands at coordinates."""


def nodes(parent: Element, scene: Scene) -> tuple[Node, ...]:
    """The elements in one, ready to be laid out."""
    found = []
    for child in parent.children:
        if not isinstance(child, str):
            found.append(_node(child, scene))
        elif child.strip():
            words = short(child.strip())
            wrong(parent, msg("the words “{text}” are outside of a <text>, <box> or <p>", text=words))
    return tuple(found)


def _node(element: Element, scene: Scene) -> Node:
    tag = element.tag
    if tag in CONTAINERS:
        check(element, CONTAINERS[tag])
        return _container(element, scene)
    if tag in scene.props.elements:
        return _placed_leaf(element, Picture(element, scene), scene)
    if tag not in DRAWN:
        known = ", ".join([*CONTAINERS, *DRAWN, *scene.props.elements])
        wrong(element, msg("there is no such element here; choose from {known}", known=known))
    check(element, DRAWN[tag])
    if tag == "g":
        return _group(element, scene)
    if tag == "text" and _is_absolute(element, scene):
        at = number(element, "x"), number(element, "y")
        return _leaf(Baseline(element, scene), at=at)
    return _placed_leaf(element, _LEAVES[tag](element, scene), scene)


def _leaf(leaf: Leaf, **more: object) -> Node:
    return replace(Node("leaf", source=leaf, content=leaf), **more)  # type: ignore[arg-type]


def _placed_leaf(element: Element, leaf: Leaf, scene: Scene) -> Node:
    given = element.attributes
    wide, high = wish(element, "w"), wish(element, "h")
    if "size" in given and element.tag in ("icon", "ground"):
        own = Length("mm", number(element, "size", least=0))
        wide = wide if "w" in given else replace(wide, size=own)
        high = high if "h" in given else replace(high, size=own)
    span = int(number(element, "span", 1, least=1, most=MOST_COLUMNS))
    at = _corner(element) if _is_absolute(element, scene) else None
    frame = Frame.behind(element, scene) if element.tag in ("text", "box", "flow") else None
    if "padding" in given or frame is not None:
        return Node(
            "stack",
            source=frame,
            children=(_leaf(leaf),),
            padding=edges(element),
            wide=wide,
            high=high,
            span=span,
            at=at,
        )
    return _leaf(leaf, wide=wide, high=high, span=span, at=at)


def _is_absolute(element: Element, scene: Scene) -> bool:
    """Whether an element says where it stands, and takes no part in the layout."""
    if any(name in element.attributes for name in _POINTS.get(element.tag, ("x", "y"))):
        return True
    return scene.is_free and element.tag == "path"


def _corner(element: Element) -> tuple[float, float]:
    if element.tag in ("line", "circle", "path"):
        return 0.0, 0.0
    at = number(element, "x"), number(element, "y")
    for name in _NEEDED.get(element.tag, ()):
        needed(element, name)
    if element.tag in ("icon", "ground") and not {"size", "w", "h"}.intersection(element.attributes):
        wrong(element, msg("it needs a size, or w and h"))
    return at


# Containers


def _container(element: Element, scene: Scene) -> Node:
    inside = scene.within(element)
    at = (number(element, "x"), number(element, "y")) if _is_absolute(element, scene) else None
    rows, columns = gaps(element)
    kind = "table" if element.tag in ("grid", "table") else element.tag
    is_along = kind in ("row", "column", "table")
    children = nodes(element, inside)
    tracks = wishes(element, "columns", MOST_COLUMNS) if kind == "table" else ()
    if element.tag == "grid":
        children = tuple(_grid_rows(element, children, len(tracks)))
    elif element.tag == "table":
        _check_rows(element, len(tracks))
    return Node(
        kind,  # type: ignore[arg-type]
        source=Frame.of(element, scene),
        children=children,
        wide=wish(element, "w"),
        high=wish(element, "h"),
        padding=edges(element),
        gap=columns if kind == "row" else rows,
        column_gap=columns,
        align=align(element, "align", "fill", can_spread=is_along),
        valign=align(element, "valign", "fill", can_spread=is_along),
        columns=tracks,
        span=int(number(element, "span", 1, least=1, most=MOST_COLUMNS)),
        at=at,
    )


def _grid_rows(element: Element, children: tuple[Node, ...], columns: int) -> Iterator[Node]:
    """The children of a grid in rows of a table, each cell in the next column that is free."""
    heights = wishes(element, "rows", 1000) if "rows" in element.attributes else (NO_WISH,)
    heights = tuple(replace(height, least=None) for height in heights)
    row: list[Node] = []
    used = count = 0
    for child in children:
        if child.at is None and used and used + child.span > columns:
            yield Node("row", children=tuple(row), high=heights[count % len(heights)])
            row, used, count = [], 0, count + 1
        row.append(child)
        used += child.span if child.at is None else 0
    if row:
        yield Node("row", children=tuple(row), high=heights[count % len(heights)])


def _check_rows(element: Element, columns: int) -> None:
    for row in element.elements:
        cells = [child for child in row.elements if not {"x", "y"}.intersection(child.attributes)]
        spans = [child.attributes.get("span", "1") for child in cells]
        count = sum(int(span) if span.isdecimal() and len(span) < 4 else 1 for span in spans)
        if row.tag == "row" and count > columns:
            problem = msg(
                "it has more cells ({cells}) than its table has columns ({columns})",
                cells=count,
                columns=columns,
            )
            wrong(row, problem)


# Groups


class _Canvas(Leaf):
    """A group: what is inside stands at coordinates, moved, turned and scaled together."""

    def __init__(self, element: Element, scene: Scene) -> None:
        super().__init__(element)
        self.scene = scene
        self.turn = number(element, "turn", 0.0)
        self.scale = number(element, "scale", 1.0, least=0.01, most=100)
        problem = msg("view takes the width and the height that the inside is drawn on")
        self.view = some(element, "view", (2,), problem, 0.1, 10_000)
        self.inside: Placed | None = None
        self.matrix: Matrix = translation(0.0, 0.0)

    def widths(self) -> Span:
        return Span(0.0, self.view[0]) if self.view is not None else Span(0.0, 0.0)

    def heights(self, width: float) -> Span:
        return Span(0.0, width * self.view[1] / self.view[0]) if self.view is not None else Span(0.0, 0.0)

    def settle(self, box: Box, canvas: Canvas) -> None:
        """Only now is it known how large the inside will be, and so what its texts may shrink to."""
        self.matrix, scale = self._placed(box)
        scene = replace(self.scene, scale=self.scene.scale * scale, is_free=True)
        node = Node("column", children=nodes(self.element, scene))
        wide, high = self.view or (box.w / scale, box.h / scale)
        self.inside = scene.measurer.place(node, Box(0.0, 0.0, wide, high))
        with canvas.inside(self.matrix):
            settle_placed(self.inside, canvas)

    def _placed(self, box: Box) -> tuple[Matrix, float]:
        scale = self.scale
        x, y = box.x, box.y
        if self.view is not None:
            wide, high = self.view
            scale *= max(0.001, min(box.w / wide, box.h / high))
            x, y = x + (box.w - wide * scale) / 2, y + (box.h - high * scale) / 2
        matrix = translation(x, y)
        if self.turn:
            matrix = multiply(matrix, rotation(self.turn))
        return (multiply(matrix, scaling(scale)) if scale != 1.0 else matrix), scale

    def draw(self, box: Box, canvas: Canvas) -> Iterator[Shape]:
        assert self.inside is not None, "what is drawn was settled"
        with canvas.inside(self.matrix):
            yield Group(tuple(draw_placed(self.inside, canvas)), self.matrix)


def _group(element: Element, scene: Scene) -> Node:
    leaf = _Canvas(element, scene)
    sized = {"w", "h", "view"}.intersection(element.attributes)
    at = None
    if {"x", "y"}.intersection(element.attributes) or (scene.is_free and not sized):
        at = number(element, "x", 0.0), number(element, "y", 0.0)
    span = int(number(element, "span", 1, least=1, most=MOST_COLUMNS))
    return _leaf(leaf, wide=wish(element, "w"), high=wish(element, "h"), at=at, span=span)
