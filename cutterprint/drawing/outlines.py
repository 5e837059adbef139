"""Outlines drawn by hand, as it were: rounded, a little uneven, and the same every time."""

import math
from collections.abc import Callable, Iterable, Sequence
from random import Random
from zlib import crc32

from cutterprint.drawing.shapes import CLOSE, Segment

Point = tuple[float, float]


def seeded(*names: object) -> Random:
    """Dice that fall the same for the same names, on every machine."""
    return Random(crc32("/".join(str(name) for name in names).encode()))


def smooth(points: Sequence[Point], *, closed: bool = True) -> tuple[Segment, ...]:
    """A curve through the points (Catmull-Rom)."""
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    segments: list[Segment] = [("M", *points[0])]
    for index in range(count if closed else count - 1):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (at(index + step) for step in (-1, 0, 1, 2))
        segments.append(
            ("C", x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2)
        )
    return (*segments, CLOSE) if closed else tuple(segments)


def rounded(corners: Sequence[tuple[Point, float]], step: float) -> list[Point]:
    """Points along a polygon whose corners are rounded, each with its radius, about a step apart."""
    count = len(corners)
    ends: list[tuple[Point, Point, Point, float]] = []
    for index, (corner, wanted) in enumerate(corners):
        before, after = corners[index - 1][0], corners[(index + 1) % count][0]
        radius = min(wanted, math.dist(before, corner) / 2, math.dist(corner, after) / 2)
        ends.append((_towards(corner, before, radius), corner, _towards(corner, after, radius), radius))
    points: list[Point] = []
    for index, (start, corner, end, radius) in enumerate(ends):
        pieces = max(2, round(radius * math.pi / 2 / step))
        points += [_on_arc(start, corner, end, number / pieces) for number in range(pieces + 1)]
        following = ends[(index + 1) % count][0]
        length = math.dist(end, following)
        parts = max(1, round(length / step))
        points += [_towards(end, following, length * number / parts) for number in range(1, parts)]
    return [point for index, point in enumerate(points) if math.dist(point, points[index - 1]) > 1e-6]


def displaced(points: Sequence[Point], by: Callable[[Point], float]) -> list[Point]:
    """The points of a closed outline moved sideways, each by its own amount."""
    moved: list[Point] = []
    for index, (x, y) in enumerate(points):
        (x1, y1), (x2, y2) = points[index - 1], points[(index + 1) % len(points)]
        length = math.hypot(x2 - x1, y2 - y1) or 1.0
        amount = by((x, y))
        moved.append((x - (y2 - y1) / length * amount, y + (x2 - x1) / length * amount))
    return moved


def ring(x: float, y: float, radii: Iterable[float], *, start: float = 0.0) -> list[Point]:
    """Points around a middle at even angles, each at its own distance."""
    reach = list(radii)
    return [
        (
            x + radius * math.cos(start + math.tau * index / len(reach)),
            y + radius * math.sin(start + math.tau * index / len(reach)),
        )
        for index, radius in enumerate(reach)
    ]


def _towards(start: Point, end: Point, distance: float) -> Point:
    length = math.dist(start, end) or 1.0
    share = distance / length
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _on_arc(start: Point, corner: Point, end: Point, share: float) -> Point:
    """A point on the quarter of a circle that rounds a square corner."""
    middle = (start[0] + end[0] - corner[0], start[1] + end[1] - corner[1])
    angle = share * math.pi / 2
    a, b = math.cos(angle), math.sin(angle)
    return (
        middle[0] + (start[0] - middle[0]) * a + (end[0] - middle[0]) * b,
        middle[1] + (start[1] - middle[1]) * a + (end[1] - middle[1]) * b,
    )
