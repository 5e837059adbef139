"""A cabin in each way that it can come to rest: a turned box with a gabled roof, seen aslant from above."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cutterprint.drawing.outlines import Point
from cutterprint.drawing.shapes import Path, Shape, Symbol, polygon
from cutterprint.games.stuglandet.art.strokes import inked, together
from cutterprint.games.stuglandet.rules.model import Landing

Place = tuple[float, float, float]

# The cabin stands on its floor; x runs along it, y across it, z upwards.
LENGTH, WIDTH, WALL, RIDGE = 3.1, 2.2, 1.35, 2.45
PITCH = math.degrees(math.atan2(RIDGE - WALL, WIDTH / 2))
# For each landing the turns (axis and degrees) that bring the cabin there.
_TURNS: dict[Landing, tuple[tuple[int, float], ...]] = {
    Landing.UP: (),
    Landing.SIDE: ((0, 90),),
    Landing.END: ((1, -90), (2, 200)),
    Landing.ROOF: ((0, 180 + PITCH),),
}
_ASIDE, _ABOVE = 52.0, 27.0
_FACES = {"wall": "body", "gable": "accent", "roof": "shade", "floor": "light"}


@dataclass(frozen=True)
class Face:
    """A side of the cabin, and what is painted on it: panes and the door, and lines of tiles or boards."""

    kind: str
    corners: Sequence[Place]
    panes: Sequence[Sequence[Place]] = ()
    lines: Sequence[Sequence[Place]] = ()


def landing(way: Landing) -> Symbol:
    """The icon of a landing, of 100 units."""
    return seen_cabin(_TURNS[way])


def seen_cabin(turns: Iterable[tuple[int, float]] = ()) -> Symbol:
    """A cabin that was turned so, put on the ground, with its shadow."""
    turns = list(turns)
    low = min(_turned(corner, turns)[2] for face in _cabin() for corner in face.corners)

    def put(place: Place) -> Place:
        x, y, z = _turned(place, turns)
        return x, y, z - low

    middle = put((0.0, 0.0, RIDGE / 2))
    faces = [face for face in _cabin() if _faces_us([put(corner) for corner in face.corners], middle)]
    shadow = _hull([_seen((x + 0.35, y + 0.1, 0)) for face in _cabin() for x, y, _ in map(put, face.corners)])
    points = [_seen(put(corner)) for face in faces for corner in face.corners]
    left, top = (min(point[axis] for point in points) for axis in (0, 1))
    right, bottom = (max(point[axis] for point in points) for axis in (0, 1))
    scale = 78 / max(right - left, bottom - top)

    def shown(places: Iterable[Point]) -> list[Point]:
        return [
            (50 + (x - (left + right) / 2) * scale, 50 + (y - (top + bottom) / 2) * scale) for x, y in places
        ]

    def drawn(places: Iterable[Place], *, closed: bool = True) -> Path:
        return polygon(shown(_seen(put(place)) for place in places), closed=closed)

    shapes: list[Shape] = [
        polygon(shown(shadow), inked("pattern-light")),
        together(*(drawn(face.corners) for face in faces), style=inked("halo", "halo", 11.0)),
    ]
    for face in faces:
        shapes.append(Path(drawn(face.corners).segments, inked(_FACES[face.kind], "line", 4.2)))
        if face.lines:
            boards = together(*(drawn(one, closed=False) for one in face.lines))
            shapes.append(Path(boards.segments, inked(None, "line", 1.8)))
        if face.panes:
            shapes.append(together(*(drawn(one) for one in face.panes), style=inked("halo", "line", 2.6)))
    return Symbol("cabin", 100, 100, tuple(shapes), bleed=6)


def _cabin() -> list[Face]:
    a, w = LENGTH / 2, WIDTH / 2
    gable = [(-w, 0.0), (-w, WALL), (0.0, RIDGE), (w, WALL), (w, 0.0)]
    found = []
    for x in (-a, a):
        door = [(-0.36, 0.0), (-0.36, 1.05), (0.36, 1.05), (0.36, 0.0)]
        found.append(Face("gable", [(x, y, z) for y, z in gable], panes=[[(x, y, z) for y, z in door]]))
    for y in (-w, w):
        windows = [
            [(x - 0.36, y, 0.42), (x - 0.36, y, 1.0), (x + 0.36, y, 1.0), (x + 0.36, y, 0.42)]
            for x in (-0.75, 0.75)
        ]
        found.append(Face("wall", [(-a, y, 0), (-a, y, WALL), (a, y, WALL), (a, y, 0)], panes=windows))
        rows = [
            [
                (-a, y * (1 - share), WALL + (RIDGE - WALL) * share),
                (a, y * (1 - share), WALL + (RIDGE - WALL) * share),
            ]
            for share in (1 / 3, 2 / 3)
        ]
        found.append(Face("roof", [(-a, y, WALL), (-a, 0, RIDGE), (a, 0, RIDGE), (a, y, WALL)], lines=rows))
    boards = [[(-a, y, 0.0), (a, y, 0.0)] for y in (-0.55, 0.0, 0.55)]
    found.append(Face("floor", [(-a, -w, 0), (-a, w, 0), (a, w, 0), (a, -w, 0)], lines=boards))
    return found


def _turned(place: Place, turns: Iterable[tuple[int, float]]) -> Place:
    spot = [place[0], place[1], place[2] - RIDGE / 2]
    for axis, degrees in turns:
        one, other = (axis + 1) % 3, (axis + 2) % 3
        cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        spot[one], spot[other] = (
            spot[one] * cosine - spot[other] * sine,
            spot[one] * sine + spot[other] * cosine,
        )
    return spot[0], spot[1], spot[2]


def _seen(place: Place) -> Point:
    """A place as the eye sees it, from one side and above."""
    x, y, z = place
    cosine, sine = math.cos(math.radians(_ASIDE)), math.sin(math.radians(_ASIDE))
    away = x * -sine + y * cosine
    tilt = math.radians(_ABOVE)
    return x * cosine + y * sine, -(z * math.cos(tilt) + away * math.sin(tilt))


def _faces_us(corners: Sequence[Place], middle: Place) -> bool:
    """Whether the eye sees a face from outside; the cabin's middle lies behind each of its faces."""
    (x0, y0, z0), (x1, y1, z1), (x2, y2, z2) = corners[:3]
    u, v = (x1 - x0, y1 - y0, z1 - z0), (x2 - x0, y2 - y0, z2 - z0)
    normal = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
    outward = _dot(normal, (x0 - middle[0], y0 - middle[1], z0 - middle[2]))
    tilt, aside = math.radians(_ABOVE), math.radians(_ASIDE)
    eye = (math.cos(tilt) * math.sin(aside), -math.cos(tilt) * math.cos(aside), math.sin(tilt))
    return _dot(normal, eye) * outward > 0


def _dot(one: Place, other: Place) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _hull(points: Iterable[Point]) -> list[Point]:
    """The corners of the smallest outline without dents around some points."""
    ordered = sorted(set(points))

    def half(places: Iterable[Point]) -> list[Point]:
        found: list[Point] = []
        for place in places:
            while len(found) > 1 and _cross(found[-2], found[-1], place) <= 0:
                found.pop()
            found.append(place)
        return found[:-1]

    return half(ordered) + half(reversed(ordered))


def _cross(origin: Point, one: Point, other: Point) -> float:
    return (one[0] - origin[0]) * (other[1] - origin[1]) - (one[1] - origin[1]) * (other[0] - origin[0])
