"""Who gets how much room: rows, columns, tables and layers, in the spirit of CSS flexbox and grid.

Two passes. Sizes are measured from the inside out: what a text needs at its smallest and at its natural size.
Then room is given from the outside in, first across the page, then down it, since the height of a text
depends on its width. A node is asked for its heights at one width only, and answers are kept, so a page takes
time in proportion to its elements.

This is written here because what is asked for is not CSS: texts that shrink to 6.5 pt before anything is
cut. Taffy (PyPI: stretchable) was tried; it counts in 32-bit floats, and replaces errors in the measuring of
texts by NaN.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from cutterprint.pages.sharing import (
    NO_WISH,
    Align,
    Box,
    Span,
    Track,
    Wish,
    bounded,
    divide,
    in_line,
    positions,
    side_by_side,
    track_of,
    within,
)


class Content(Protocol):
    """What stands in a leaf."""

    def widths(self) -> Span: ...

    def heights(self, width: float) -> Span: ...


@dataclass(frozen=True)
class Edges:
    """What a container leaves free inside of its edges."""

    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0
    left: float = 0.0

    @property
    def across(self) -> float:
        return self.left + self.right

    @property
    def down(self) -> float:
        return self.top + self.bottom


NO_EDGES = Edges()


@dataclass(frozen=True, eq=False)
class Node:
    """An element to be laid out. A leaf has content, the others have children."""

    kind: Literal["leaf", "row", "column", "table", "stack"]
    source: object = None
    content: Content | None = None
    children: tuple["Node", ...] = ()
    wide: Wish = NO_WISH
    high: Wish = NO_WISH
    padding: Edges = NO_EDGES
    gap: float = 0.0
    column_gap: float = 0.0
    align: Align = "fill"
    valign: Align = "fill"
    columns: tuple[Wish, ...] = ()
    """Of a table: what its columns ask for."""
    span: int = 1
    """In a table: how many columns it takes."""
    at: tuple[float, float] | None = None
    """Where it stands in its container, if it takes no part in the layout."""


@dataclass(frozen=True)
class Placed:
    """A node in its room, with its children in theirs; `over` is how much more they need than there is."""

    node: Node
    box: Box
    children: tuple["Placed", ...] = ()
    over: float = 0.0


# Measuring and placing


@dataclass(frozen=True)
class Measurer:
    """Answers how much room nodes need, and remembers it."""

    _widths: dict[Node, Span] = field(default_factory=dict)
    _heights: dict[tuple[Node, float], Span] = field(default_factory=dict)
    _across: dict[tuple[Node, float], list[float]] = field(default_factory=dict)

    def widths(self, node: Node) -> Span:
        """How wide a node must be, and would be."""
        if node not in self._widths:
            self._widths[node] = bounded(self._content_widths(node), node.wide)
        return self._widths[node]

    def heights(self, node: Node, width: float) -> Span:
        """How high a node must be, and would be, at a width."""
        key = (node, round(width, 6))
        if key not in self._heights:
            self._heights[key] = bounded(self._content_heights(node, width), node.high)
        return self._heights[key]

    def place(self, node: Node, box: Box) -> Placed:
        """A node in a box, and all that is in it."""
        if node.kind == "leaf":
            return Placed(node, box)
        inner = Box(
            box.x + node.padding.left,
            box.y + node.padding.top,
            max(0.0, box.w - node.padding.across),
            max(0.0, box.h - node.padding.down),
        )
        laid = _laid(node)
        boxes, over = {
            "row": self._row_boxes,
            "column": self._column_boxes,
            "table": self._column_boxes,
            "stack": self._stack_boxes,
        }[node.kind](node, laid, inner)
        spots = dict(zip(laid, boxes, strict=True))
        spots |= {child: self._own_box(child, box) for child in node.children if child.at is not None}
        children = []
        for child in node.children:
            if node.kind == "table" and child.kind == "row":
                children.append(self._table_row(node, child, spots[child]))
            else:
                children.append(self.place(child, spots[child]))
        return Placed(node, box, tuple(children), over)

    # Widths and heights of what is inside

    def _content_widths(self, node: Node) -> Span:
        if node.content is not None:
            return node.content.widths()
        laid = _laid(node)
        if node.kind == "row":
            inside = in_line([self.widths(child) for child in laid], node.gap)
        elif node.kind == "table":
            others = [self.widths(child) for child in laid if child.kind != "row"]
            columns = [track.span for track in self._column_tracks(node, 0.0)]
            inside = side_by_side([in_line(columns, node.column_gap), *others])
        else:
            inside = side_by_side([self.widths(child) for child in laid])
        return inside.plus(node.padding.across)

    def _content_heights(self, node: Node, width: float) -> Span:
        if node.content is not None:
            return node.content.heights(width)
        laid = _laid(node)
        inner = max(0.0, width - node.padding.across)
        spans = [
            self._row_heights(node, child, self.across(node, inner))
            if node.kind == "table" and child.kind == "row"
            else self.heights(child, wide)
            for child, wide in zip(laid, self._child_widths(node, inner), strict=True)
        ]
        inside = in_line(spans, node.gap) if node.kind in ("column", "table") else side_by_side(spans)
        return inside.plus(node.padding.down)

    def _child_widths(self, node: Node, inner: float) -> list[float]:
        if node.kind == "row":
            return self.across(node, inner)
        return [self._cross(child.wide, self.widths(child), inner, node.align) for child in _laid(node)]

    def across(self, node: Node, inner: float) -> list[float]:
        """The widths of a row's children, or of a table's columns."""
        key = (node, round(inner, 6))
        if key not in self._across:
            if node.kind == "table":
                tracks, gap = self._column_tracks(node, inner), node.column_gap
            else:
                tracks = [track_of(child.wide, self.widths(child), inner) for child in _laid(node)]
                gap = node.gap
            self._across[key] = divide(tracks, inner, gap)
        return self._across[key]

    def _column_tracks(self, table: Node, inner: float) -> list[Track]:
        """A column is as wide as its widest cell asks for; cells across several columns make do."""
        spans = [Span(0.0, 0.0)] * len(table.columns)
        for row in _laid(table):
            if row.kind == "row":
                for cell, first in _cells(row):
                    if cell.span == 1 and first < len(spans):
                        spans[first] = side_by_side([spans[first], self.widths(cell)])
        return [track_of(wish, span, inner) for wish, span in zip(table.columns, spans, strict=True)]

    def _row_heights(self, table: Node, row: Node, columns: Sequence[float]) -> Span:
        boxes = _cell_spans(row, columns, table.column_gap)
        inside = side_by_side([self.heights(cell, wide) for cell, _, wide in boxes])
        return bounded(inside.plus(row.padding.down), row.high)

    @staticmethod
    def _cross(wish: Wish, span: Span, room: float, align: Align) -> float:
        """The size of a child across its container's direction."""
        kind = wish.size.kind
        if kind == "mm":
            size = wish.size.value
        elif kind == "%":
            size = room * wish.size.value / 100
        elif kind == "fr" or (kind == "auto" and align in ("fill", "spread")):
            size = room
        else:
            size = min(span.natural, room)
        bounds = track_of(wish, span, room)
        return within(size, bounds)

    # Boxes

    def _row_boxes(self, node: Node, laid: Sequence[Node], inner: Box) -> tuple[list[Box], float]:
        sizes = self.across(node, inner.w)
        starts = positions(sizes, inner.w, node.gap, node.align)
        boxes = []
        for child, wide, x in zip(laid, sizes, starts, strict=True):
            high = self._cross(child.high, self.heights(child, wide), inner.h, node.valign)
            y = inner.y + (inner.h - high) * _share(node.valign, 0.5)
            boxes.append(Box(inner.x + x, y, wide, high))
        return boxes, _over(sizes, inner.w, node.gap)

    def _column_boxes(self, node: Node, laid: Sequence[Node], inner: Box) -> tuple[list[Box], float]:
        widths = self._child_widths(node, inner.w)
        columns = self.across(node, inner.w) if node.kind == "table" else []
        tracks = []
        for child, wide in zip(laid, widths, strict=True):
            is_row = node.kind == "table" and child.kind == "row"
            span = self._row_heights(node, child, columns) if is_row else self.heights(child, wide)
            tracks.append(track_of(child.high, span, inner.h))
        sizes = divide(tracks, inner.h, node.gap)
        starts = positions(sizes, inner.h, node.gap, node.valign)
        boxes = []
        for wide, high, y in zip(widths, sizes, starts, strict=True):
            x = inner.x + (inner.w - wide) * _share(node.align, 0.0)
            boxes.append(Box(x, inner.y + y, wide, high))
        return boxes, _over(sizes, inner.h, node.gap)

    def _stack_boxes(self, node: Node, laid: Sequence[Node], inner: Box) -> tuple[list[Box], float]:
        boxes = []
        for child in laid:
            wide = self._cross(child.wide, self.widths(child), inner.w, node.align)
            high = self._cross(child.high, self.heights(child, wide), inner.h, node.valign)
            x = inner.x + (inner.w - wide) * _share(node.align, 0.5)
            y = inner.y + (inner.h - high) * _share(node.valign, 0.5)
            boxes.append(Box(x, y, wide, high))
        return boxes, 0.0

    def _table_row(self, table: Node, row: Node, box: Box) -> Placed:
        """A row whose cells stand in the columns of its table."""
        inner = box.w
        columns = self.across(table, inner)
        top, high = box.y + row.padding.top, max(0.0, box.h - row.padding.down)
        spots = {cell: (x, wide) for cell, x, wide in _cell_spans(row, columns, table.column_gap)}
        children = []
        for child in row.children:
            if child.at is not None:
                children.append(self.place(child, self._own_box(child, box)))
            elif child in spots:
                x, wide = spots[child]
                own = self._cross(child.high, self.heights(child, wide), high, row.valign)
                y = top + (high - own) * _share(row.valign, 0.5)
                children.append(self.place(child, Box(box.x + x, y, wide, own)))
        return Placed(row, box, tuple(children), _over(columns, inner, table.column_gap))

    def _own_box(self, child: Node, box: Box) -> Box:
        """The box of a child that says where it stands, from the corner of its container."""
        assert child.at is not None
        wide = self._cross(child.wide, self.widths(child), box.w, "start")
        high = self._cross(child.high, self.heights(child, wide), box.h, "start")
        return Box(box.x + child.at[0], box.y + child.at[1], wide, high)


def _laid(node: Node) -> list[Node]:
    return [child for child in node.children if child.at is None]


def _cells(row: Node) -> list[tuple[Node, int]]:
    """The cells of a table's row, each with its first column."""
    found, first = [], 0
    for cell in _laid(row):
        found.append((cell, first))
        first += cell.span
    return found


def _cell_spans(row: Node, columns: Sequence[float], gap: float) -> list[tuple[Node, float, float]]:
    """The cells of a table's row, each with its left edge and its width."""
    starts = positions(columns, math.inf, gap, "start")
    found = []
    for cell, first in _cells(row):
        last = min(first + cell.span, len(columns)) - 1
        if first <= last:
            found.append((cell, starts[first], starts[last] + columns[last] - starts[first]))
    return found


def _share(align: Align, otherwise: float) -> float:
    """How much of the room that is left over lies before a child."""
    return {"start": 0.0, "middle": 0.5, "end": 1.0}.get(align, otherwise)


def _over(sizes: Sequence[float], room: float, gap: float) -> float:
    over = sum(sizes) + gap * max(0, len(sizes) - 1) - room
    return over if over > 0.01 else 0.0
