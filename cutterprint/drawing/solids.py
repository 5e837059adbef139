"""Bodies with flat faces, such as a paper house: where each face lies in space, and how the body looks.

A face has a frame of its own, two axes and an origin, as somebody sees it from outside: what is painted on
the face is given in that frame, and lands in the same place on a flat net and in a picture of the body.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from cutterprint.drawing.shapes import Matrix

Point: TypeAlias = tuple[float, float]
Space: TypeAlias = tuple[float, float, float]
"""A point or direction in space: to the right, to the back, upward."""


def minus(one: Space, other: Space) -> Space:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def dot(one: Space, other: Space) -> float:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def cross(one: Space, other: Space) -> Space:
    return (
        one[1] * other[2] - one[2] * other[1],
        one[2] * other[0] - one[0] * other[2],
        one[0] * other[1] - one[1] * other[0],
    )


def times(vector: Space, factor: float) -> Space:
    return vector[0] * factor, vector[1] * factor, vector[2] * factor


def unit(vector: Space) -> Space:
    return times(vector, 1 / math.hypot(*vector))


def plus(one: Space, other: Space) -> Space:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


Turn: TypeAlias = tuple[Space, Space, Space]
"""A rotation: the rows of its matrix."""


def turned(point: Space, turn: Turn) -> Space:
    return dot(turn[0], point), dot(turn[1], point), dot(turn[2], point)


def around(axis: Space, degrees: float) -> Turn:
    """The rotation around an axis (of length 1) through the origin."""
    x, y, z = axis
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    rest = 1 - cosine
    return (
        (cosine + x * x * rest, x * y * rest - z * sine, x * z * rest + y * sine),
        (x * y * rest + z * sine, cosine + y * y * rest, y * z * rest - x * sine),
        (x * z * rest - y * sine, y * z * rest + x * sine, cosine + z * z * rest),
    )


def transposed(turn: Turn) -> Turn:
    """The rotation backward."""
    first, second, third = ((turn[0][at], turn[1][at], turn[2][at]) for at in range(3))
    return first, second, third


def combined(outer: Turn, inner: Turn) -> Turn:
    """The inner rotation first, then the outer one."""
    columns = transposed(inner)
    return transposed((turned(columns[0], outer), turned(columns[1], outer), turned(columns[2], outer)))


@dataclass(frozen=True)
class Face:
    """A convex face: its corners, and the frame that is painted on it.

    From outside the corners run against the clock, `right` points to the right and `down` downward.
    """

    corners: tuple[Space, ...]
    origin: Space
    right: Space
    down: Space

    @property
    def normal(self) -> Space:
        """The direction in which it looks."""
        return cross(self.down, self.right)

    @cached_property
    def outline(self) -> tuple[Point, ...]:
        """The corners in its own frame."""
        return tuple(self.flat(corner) for corner in self.corners)

    def flat(self, point: Space) -> Point:
        from_origin = minus(point, self.origin)
        return dot(from_origin, self.right), dot(from_origin, self.down)

    @property
    def edges(self) -> Iterator[tuple[Space, Space]]:
        yield from zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True)

    @property
    def triangles(self) -> Iterator[tuple[Space, Space, Space]]:
        first = self.corners[0]
        for second, third in zip(self.corners[1:-1], self.corners[2:], strict=True):
            yield first, second, third

    @property
    def flipped(self) -> "Face":
        """The same face as seen from inside."""
        return Face(self.corners[::-1], self.origin, self.down, self.right)

    def turned(self, turn: Turn) -> "Face":
        return Face(
            tuple(turned(corner, turn) for corner in self.corners),
            turned(self.origin, turn),
            turned(self.right, turn),
            turned(self.down, turn),
        )

    def moved(self, by: Space) -> "Face":
        corners = tuple(plus(corner, by) for corner in self.corners)
        return Face(corners, plus(self.origin, by), self.right, self.down)

    def hinged(self, start: Space, end: Space, degrees: float) -> "Face":
        """Turned around the line from one point to another."""
        turn = around(unit(minus(end, start)), degrees)
        return self.turned(turn).moved(minus(start, turned(start, turn)))

    def carried(self, before: "Face", after: "Face") -> "Face":
        """Moved along with another face that has been moved from one place to another."""
        frames = [(face.right, face.down, face.normal) for face in (before, after)]
        turn = combined(transposed(frames[1]), frames[0])
        return self.turned(turn).moved(minus(after.origin, turned(before.origin, turn)))

    def at(self, point: Point) -> Space:
        """A point of its frame in space."""
        return plus(self.origin, plus(times(self.right, point[0]), times(self.down, point[1])))


@dataclass(frozen=True)
class Solid:
    """A closed convex body by its faces."""

    faces: Mapping[str, Face]

    def shared(self, one: str, other: str) -> tuple[Space, Space]:
        """The edge between two faces, in the order in which the first one has it."""
        others = {frozenset(edge) for edge in self.faces[other].edges}
        return next(edge for edge in self.faces[one].edges if frozenset(edge) in others)

    def fold(self, one: str, other: str) -> float:
        """By how many degrees the other face bends away from the plane of the first."""
        cosine = dot(self.faces[one].normal, self.faces[other].normal)
        return math.degrees(math.acos(min(1.0, max(-1.0, cosine))))

    @cached_property
    def centre(self) -> Space:
        """The centre of mass of a body made of paper: of its skin, not of its inside."""
        whole = 0.0
        sums = [0.0, 0.0, 0.0]
        for face in self.faces.values():
            for first, second, third in face.triangles:
                area = math.hypot(*cross(minus(second, first), minus(third, first))) / 2
                whole += area
                for axis in range(3):
                    sums[axis] += area * (first[axis] + second[axis] + third[axis]) / 3
        return sums[0] / whole, sums[1] / whole, sums[2] / whole

    def chance(self, name: str) -> float:
        """How likely a thrown body comes to rest on a face: by how large the centre of mass sees it."""
        seen = 0.0
        for triangle in self.faces[name].triangles:
            a, b, c = (minus(corner, self.centre) for corner in triangle)
            far_a, far_b, far_c = (math.hypot(*corner) for corner in (a, b, c))
            below = far_a * far_b * far_c + dot(a, b) * far_c + dot(b, c) * far_a + dot(c, a) * far_b
            seen += 2 * math.atan2(abs(dot(a, cross(b, c))), below)
        return seen / (4 * math.pi)

    def resting_on(self, name: str, heading: float = 0.0) -> "Solid":
        """The body set down on one of its faces, then turned by some degrees as seen from above."""
        face = self.faces[name]
        # Seen from above through the floor, what was to the right of the face still is, and its foot is far.
        settled: Turn = (face.right, face.down, times(face.normal, -1.0))
        cosine, sine = math.cos(math.radians(heading)), math.sin(math.radians(heading))
        heads: Turn = ((cosine, -sine, 0.0), (sine, cosine, 0.0), (0.0, 0.0, 1.0))
        floor = turned(face.origin, settled)[2]
        return Solid(
            {
                key: other.turned(settled).moved((0.0, 0.0, -floor)).turned(heads)
                for key, other in self.faces.items()
            }
        )

    def opened(self, folds: Iterable[tuple[str, str]], share: Callable[[str], float]) -> dict[str, Face]:
        """The faces with the folds between them (from face to face, from the first one on) opened again.

        `share` is how far a face is already folded from its neighbour: 0 for flat, 1 for closed.
        """
        faces: dict[str, Face] = {}
        for known, new in folds:
            here = faces.setdefault(known, self.faces[known])
            start, end = (here.at(self.faces[known].flat(corner)) for corner in self.shared(known, new))
            # Where the new face would be if only those before it were opened, then opened itself.
            beside = self.faces[new].carried(self.faces[known], here)
            faces[new] = beside.hinged(start, end, -self.fold(known, new) * (1 - share(new)))
        return faces


@dataclass(frozen=True)
class View:
    """A view of a body from the front, so many degrees from the right and from above, without perspective."""

    aside: float = 35.0
    above: float = 28.0

    @cached_property
    def _axes(self) -> tuple[Space, Space, Space]:
        """To the right and downward on the picture, and toward the eye."""
        aside, above = math.radians(self.aside), math.radians(self.above)
        right = (math.cos(aside), math.sin(aside), 0.0)
        eye = (math.sin(aside) * math.cos(above), -math.cos(aside) * math.cos(above), math.sin(above))
        return right, cross(right, eye), eye

    def point(self, point: Space) -> Point:
        right, down, _ = self._axes
        return dot(point, right), dot(point, down)

    def nearness(self, face: Face) -> float:
        """How near the middle of a face is to the eye: the nearer is drawn later."""
        return sum(dot(corner, self._axes[2]) for corner in face.corners) / len(face.corners)

    def sees(self, face: Face) -> bool:
        return dot(face.normal, self._axes[2]) > 1e-9

    def matrix(self, face: Face) -> Matrix:
        """From the frame of a face to the picture."""
        (a, b), (c, d), (e, f) = self.point(face.right), self.point(face.down), self.point(face.origin)
        return a, b, c, d, e, f


def hull(points: Sequence[Point]) -> tuple[Point, ...]:
    """The corners of the smallest convex outline around some points."""

    def half(ordered: Sequence[Point]) -> list[Point]:
        found: list[Point] = []
        for x, y in ordered:
            while len(found) > 1:
                (x1, y1), (x2, y2) = found[-2:]
                if (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) > 0:
                    break
                found.pop()
            found.append((x, y))
        return found[:-1]

    ordered = sorted(set(points))
    return (*half(ordered), *half(ordered[::-1]))
