"""Nets: a body with flat faces unfolded onto paper, with flaps to glue, as it is cut out, folded and closed.

Panels are laid edge to edge along a tree of folds, each by the edge that it shares with the one before it, so
that a net closes by its making. All folds go away from the reader; every other edge is closed by a flap.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from cutterprint.drawing.shapes import Matrix, apply, multiply, translation
from cutterprint.drawing.solids import Point, Solid
from cutterprint.printing.sheets import Rect

SLOPE = 60.0
"""The angle at the ends of a flap, in degrees, unless its partner has a sharper corner there."""


@dataclass(frozen=True)
class Panel:
    """A face laid flat: its corners on the net, and the way there from its own frame."""

    face: str
    corners: tuple[Point, ...]
    matrix: Matrix

    def own(self, point: Point) -> Point:
        """A point of the net in the frame of the face."""
        cosine, sine, _, _, left, top = self.matrix
        x, y = point[0] - left, point[1] - top
        return cosine * x + sine * y, cosine * y - sine * x


@dataclass(frozen=True)
class Flap:
    """What is glued behind the edge of a partner; it hangs on a face from its first corner to its last."""

    face: str
    partner: str
    corners: tuple[Point, ...]


@dataclass(frozen=True)
class Crease:
    """A line to fold along, and by how many degrees."""

    start: Point
    end: Point
    angle: float


@dataclass(frozen=True)
class Net:
    """A net in the box (0, 0, width, height): its parts, its creases, and the line to cut along."""

    panels: tuple[Panel, ...]
    flaps: tuple[Flap, ...]
    creases: tuple[Crease, ...]
    outline: tuple[Point, ...]

    @property
    def width(self) -> float:
        return max(x for x, _ in self.outline)

    @property
    def height(self) -> float:
        return max(y for _, y in self.outline)

    def boxes(self, *, is_turned: bool = False) -> tuple[Rect, ...]:
        """The boxes of its parts, as it lies or turned by half."""
        found = []
        parts = [panel.corners for panel in self.panels] + [flap.corners for flap in self.flaps]
        for corners in parts:
            xs, ys = [x for x, _ in corners], [y for _, y in corners]
            box = Rect(min(xs), min(ys), max(xs), max(ys))
            if is_turned:
                box = Rect(
                    self.width - box.right,
                    self.height - box.bottom,
                    self.width - box.left,
                    self.height - box.top,
                )
            found.append(box)
        return tuple(found)


@dataclass(frozen=True)
class FlapCut:
    """How deep a flap is, and the angle at its ends in degrees."""

    depth: float
    slope: float


@dataclass(frozen=True)
class Plan:
    """How a body is unfolded: the first face, the folds from face to face, each flap with its partner.

    Edges that nothing is said of stay open.
    """

    first: str
    folds: tuple[tuple[str, str], ...]
    flaps: tuple[tuple[str, str], ...]
    depth: float
    """How deep flaps are."""
    cuts: Mapping[tuple[str, str], FlapCut] = field(default_factory=dict)
    """The flaps that are cut otherwise."""


def unfold(solid: Solid, plan: Plan) -> Net:
    """The net of a body."""
    matrices: dict[str, Matrix] = {plan.first: (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)}
    for known, new in plan.folds:
        start, end = solid.shared(known, new)
        face, beside = solid.faces[known], solid.faces[new]
        here = [apply(matrices[known], *face.flat(corner)) for corner in (start, end)]
        matrices[new] = _laid(beside.flat(start), beside.flat(end), here[0], here[1])
    panels = {
        name: Panel(name, tuple(apply(matrix, *corner) for corner in solid.faces[name].outline), matrix)
        for name, matrix in matrices.items()
    }
    flaps = {pair: _flap(solid, panels[pair[0]], pair[1], plan) for pair in plan.flaps}
    creases = [_crease(solid, panels[known], new) for known, new in plan.folds]
    creases += [_crease(solid, panels[face], partner) for face, partner in plan.flaps]
    outline = tuple(_around(plan, solid, panels, flaps, plan.first, None))
    return _at_origin(Net(tuple(panels.values()), tuple(flaps.values()), tuple(creases), outline))


def _laid(start: Point, end: Point, on_start: Point, on_end: Point) -> Matrix:
    """The turn and move that takes one edge onto another of the same length."""
    (x, y), (u, v) = (
        (end[0] - start[0], end[1] - start[1]),
        (on_end[0] - on_start[0], on_end[1] - on_start[1]),
    )
    square = x * x + y * y
    cosine, sine = (x * u + y * v) / square, (x * v - y * u) / square
    turn: Matrix = (cosine, sine, -sine, cosine, 0.0, 0.0)
    return multiply(multiply(translation(*on_start), turn), translation(-start[0], -start[1]))


def _edge(solid: Solid, panel: Panel, other: str) -> tuple[Point, Point]:
    """The edge of a panel that belongs to another face, as it lies on the net."""
    face = solid.faces[panel.face]
    start, end = solid.shared(panel.face, other)
    return apply(panel.matrix, *face.flat(start)), apply(panel.matrix, *face.flat(end))


def _crease(solid: Solid, panel: Panel, other: str) -> Crease:
    start, end = _edge(solid, panel, other)
    return Crease(start, end, solid.fold(panel.face, other))


def _flap(solid: Solid, panel: Panel, partner: str, plan: Plan) -> Flap:
    """A flap on an edge; two that meet behind the same corner of a partner share the angle there."""
    cut = plan.cuts.get((panel.face, partner))
    depth = cut.depth if cut else plan.depth
    (x1, y1), (x2, y2) = _edge(solid, panel, partner)
    first, last = solid.shared(panel.face, partner)
    length = math.hypot(x2 - x1, y2 - y1)
    along = ((x2 - x1) / length, (y2 - y1) / length)
    # Panels run against the clock, and y grows downward: outside is to the right.
    out = (-along[1] * depth, along[0] * depth)
    corners = _angles(solid, partner)
    slopes = (cut.slope if cut else min(SLOPE, corners[end] / 2) for end in (first, last))
    near, far = (depth / math.tan(math.radians(slope)) for slope in slopes)
    return Flap(
        panel.face,
        partner,
        (
            (x1, y1),
            (x1 + along[0] * near + out[0], y1 + along[1] * near + out[1]),
            (x2 - along[0] * far + out[0], y2 - along[1] * far + out[1]),
            (x2, y2),
        ),
    )


def _angles(solid: Solid, name: str) -> Mapping[tuple[float, float, float], float]:
    """The angle at each corner of a face, in degrees."""
    corners = solid.faces[name].corners
    found = {}
    for index, corner in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % len(corners)]
        one, two = math.dist(before, corner), math.dist(after, corner)
        between = sum((b - c) * (a - c) for b, a, c in zip(before, after, corner, strict=True))
        found[corner] = math.degrees(math.acos(between / (one * two)))
    return found


def _around(
    plan: Plan,
    solid: Solid,
    panels: Mapping[str, Panel],
    flaps: Mapping[tuple[str, str], Flap],
    name: str,
    came_from: str | None,
) -> Iterator[Point]:
    """The corners of the cut, beginning where a panel hangs on the one before it."""
    face = solid.faces[name]
    edges = list(face.edges)
    beyond = {frozenset(solid.shared(name, other)): other for other in _beside(plan, name)}
    beside = [beyond.get(frozenset(edge)) for edge in edges]
    first = 0 if came_from is None else beside.index(came_from) + 1
    for step in range(len(edges) - (came_from is not None)):
        index = (first + step) % len(edges)
        other = beside[index]
        if other is not None and (name, other) in flaps:
            yield from flaps[name, other].corners[:-1]
        elif other is not None:
            yield from _around(plan, solid, panels, flaps, other, name)
        else:
            yield panels[name].corners[index]


def _beside(plan: Plan, name: str) -> Iterator[str]:
    """The faces that a face is folded to, and the partners of its flaps."""
    yield from (new for known, new in plan.folds if known == name)
    yield from (known for known, new in plan.folds if new == name)
    yield from (partner for face, partner in plan.flaps if face == name)


def _at_origin(net: Net) -> Net:
    left, top = min(x for x, _ in net.outline), min(y for _, y in net.outline)

    def moved(point: Point) -> Point:
        return point[0] - left, point[1] - top

    def all_moved(points: Iterable[Point]) -> tuple[Point, ...]:
        return tuple(moved(point) for point in points)

    there = translation(-left, -top)
    return Net(
        tuple(
            Panel(panel.face, all_moved(panel.corners), multiply(there, panel.matrix)) for panel in net.panels
        ),
        tuple(Flap(flap.face, flap.partner, all_moved(flap.corners)) for flap in net.flaps),
        tuple(Crease(moved(crease.start), moved(crease.end), crease.angle) for crease in net.creases),
        all_moved(net.outline),
    )


def next_step(before: Sequence[Rect], after: Sequence[Rect], gap: float) -> float:
    """How far to the right of some boxes others can stand if each keeps its distance from those beside it."""
    return max(
        (
            left.right - right.left + gap
            for left in before
            for right in after
            if left.top < right.bottom + gap and right.top < left.bottom + gap
        ),
        default=0.0,
    )
