"""Folding paper: nets read back from a printed page, taken apart at their creases, and folded up in space.

It shares no code with the program: what is printed is all that it knows.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

from tests.printing.reading import Outline, contents

Point = tuple[float, float]
Place = tuple[float, float, float]
Motion = Callable[[Place], Place]

CUT = 0.2
"""How wide lines to cut along are printed."""
EXACT = 0.01


@dataclass(frozen=True)
class Piece:
    """A part of a net between creases: its corners, and the creases by their two ends."""

    corners: tuple[Point, ...]
    creases: tuple[tuple[Point, Point], ...]

    @property
    def is_flap(self) -> bool:
        """Whether it hangs on one crease, and is shorter at its other end."""
        if len(self.corners) != 4 or len(self.creases) != 1:
            return False
        (crease,) = self.creases
        (opposite,) = [
            edge for edge in edges(self.corners) if not any(near(one, two) for one in edge for two in crease)
        ]
        return math.dist(*opposite) < math.dist(*crease) - EXACT


@dataclass(frozen=True)
class Cutout:
    """A net as it is cut out."""

    outline: tuple[Point, ...]
    pieces: tuple[Piece, ...]

    @property
    def box(self) -> tuple[Point, ...]:
        return box_of(self.outline)

    @property
    def panels(self) -> list[Piece]:
        return [piece for piece in self.pieces if not piece.is_flap]

    @property
    def flaps(self) -> list[Piece]:
        return [piece for piece in self.pieces if piece.is_flap]


def cutouts(pdf: bytes, page: int) -> list[Cutout]:
    """The nets on a page."""
    strokes = [item for item in contents(pdf, page) if isinstance(item, Outline) and item.operator == "S"]
    cuts = [item.parts[0] for item in strokes if len(item.parts[0]) >= 8 and _is_cut(item)]
    creases = [item.parts[0] for item in strokes if item.is_dashed]
    return [
        _cutout(
            cut, [(line[0], line[1]) for line in creases if overlap(box_of(cut), box_of(line, EXACT), 0.0)]
        )
        for cut in cuts
    ]


def box_of(points: Sequence[Point], around: float = 0.0) -> tuple[Point, ...]:
    """The box around some points, and a little more."""
    left, right = min(x for x, _ in points) - around, max(x for x, _ in points) + around
    top, bottom = min(y for _, y in points) - around, max(y for _, y in points) + around
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _is_cut(item: Outline) -> bool:
    return abs(item.stroke_width - CUT) < 0.005 and not item.is_dashed


def near(one: Sequence[float], other: Sequence[float]) -> bool:
    return math.dist(one, other) < EXACT


def _cutout(outline: Sequence[Point], creases: Sequence[tuple[Point, Point]]) -> Cutout:
    own = [
        crease for crease in creases if all(any(near(end, corner) for corner in outline) for end in crease)
    ]
    parts = [list(outline)]
    for start, end in own:
        for part in parts:
            ends = [
                next((at for at, corner in enumerate(part) if near(corner, point)), None)
                for point in (start, end)
            ]
            if None not in ends:
                first, last = sorted(at for at in ends if at is not None)
                if first + 1 < last and (first, last) != (0, len(part) - 1):
                    parts.remove(part)
                    parts += [part[first : last + 1], part[last:] + part[: first + 1]]
                    break
        else:
            raise AssertionError(f"the crease {start} {end} divides nothing")
    pieces = [Piece(tuple(part), tuple(crease for crease in own if _is_side(part, crease))) for part in parts]
    return Cutout(tuple(outline), tuple(pieces))


def _is_side(corners: Sequence[Point], crease: tuple[Point, Point]) -> bool:
    return any(same_edge(edge, crease) for edge in edges(corners))


Corner = TypeVar("Corner")


def edges(corners: Sequence[Corner]) -> Iterator[tuple[Corner, Corner]]:
    return zip(corners, (*corners[1:], corners[0]), strict=True)


def same_edge(one: Sequence[Sequence[float]], other: Sequence[Sequence[float]]) -> bool:
    return (near(one[0], other[0]) and near(one[1], other[1])) or (
        near(one[0], other[1]) and near(one[1], other[0])
    )


def folded(
    cutout: Cutout, first: Piece, angle: Callable[[Piece, Piece], float]
) -> dict[Piece, tuple[Place, ...]]:
    """Where the corners of each piece are when all creases are folded backward by their angles."""
    motions: dict[Piece, Motion] = {first: lambda place: place}
    waiting = [first]
    while waiting:
        piece = waiting.pop()
        for crease in piece.creases:
            for other in cutout.pieces:
                if other not in motions and any(same_edge(crease, own) for own in other.creases):
                    motions[other] = _after(motions[piece], _hinge(crease, other, angle(piece, other)))
                    waiting.append(other)
    return {piece: tuple(motions[piece]((x, y, 0.0)) for x, y in piece.corners) for piece in cutout.pieces}


def _after(outer: Motion, inner: Motion) -> Motion:
    return lambda place: outer(inner(place))


def _hinge(crease: tuple[Point, Point], piece: Piece, angle: float) -> Motion:
    """A turn around a crease that brings a piece behind the paper."""
    (x1, y1), (x2, y2) = crease
    length = math.hypot(x2 - x1, y2 - y1)
    along = ((x2 - x1) / length, (y2 - y1) / length)
    aside = (-along[1], along[0])
    middle = [sum(corner[axis] for corner in piece.corners) / len(piece.corners) for axis in (0, 1)]
    side = math.copysign(1.0, (middle[0] - x1) * aside[0] + (middle[1] - y1) * aside[1])
    cosine, sine = math.cos(math.radians(angle)), side * math.sin(math.radians(angle))

    def moved(place: Place) -> Place:
        x, y, z = place[0] - x1, place[1] - y1, place[2]
        forth, out = x * along[0] + y * along[1], x * aside[0] + y * aside[1]
        out, z = out * cosine + z * sine, z * cosine - out * sine
        return x1 + forth * along[0] + out * aside[0], y1 + forth * along[1] + out * aside[1], z

    return moved


def different(places: Sequence[Place]) -> list[Place]:
    """The places that are not the same as an earlier one."""
    found: list[Place] = []
    for place in places:
        if not any(near(place, other) for other in found):
            found.append(place)
    return found


def overlap(one: Sequence[Point], other: Sequence[Point], least: float = EXACT) -> bool:
    """Whether two convex outlines have more than an edge in common."""
    for start, end in (*edges(one), *edges(other)):
        length = math.dist(start, end)
        out = ((end[1] - start[1]) / length, (start[0] - end[0]) / length)
        spans = [[x * out[0] + y * out[1] for x, y in corners] for corners in (one, other)]
        if min(max(span) for span in spans) - max(min(span) for span in spans) < least:
            return False
    return True


def closes(cutout: Cutout, places: Mapping[Piece, Sequence[Place]], corners: int) -> None:
    """Check that folded panels meet edge to edge all around, and that each flap lies behind its partner."""
    assert len(different([place for panel in cutout.panels for place in places[panel]])) == corners
    meeting = [
        (math.dist(*flat), solid, panel)
        for panel in cutout.panels
        for flat, solid in zip(edges(panel.corners), edges(places[panel]), strict=True)
    ]
    for length, edge, panel in meeting:
        ((other_length, partner),) = [
            (other, beside) for other, found, beside in meeting if beside != panel and same_edge(edge, found)
        ]
        assert abs(other_length - length) < EXACT
        is_fold = any(same_edge(one, two) for one in panel.creases for two in partner.creases)
        glued = [flap for flap in cutout.flaps if any(same_edge(side, edge) for side in edges(places[flap]))]
        assert len(glued) == (0 if is_fold else 1)
        for flap in glued:
            assert _is_behind(places[flap], places[panel]) or _is_behind(places[flap], places[partner])
    for panel in cutout.panels:
        behind = [
            _in_plane(places[flap], places[panel])
            for flap in cutout.flaps
            if _is_behind(places[flap], places[panel])
        ]
        assert not any(overlap(one, two) for one, two in combinations(behind, 2))


def _is_behind(flap: Sequence[Place], panel: Sequence[Place]) -> bool:
    """Whether a flap lies in the plane of a panel, and does not look out anywhere."""
    if any(abs(_seen_from(panel, place)[2]) > EXACT for place in flap):
        return False
    outline, corners = _in_plane(panel, panel), _in_plane(flap, panel)
    # From its first edge all of a panel lies on one side, and from the others on the same.
    return all(
        (end[0] - start[0]) * (y - start[1]) - (end[1] - start[1]) * (x - start[0])
        > -EXACT * math.dist(start, end)
        for start, end in edges(outline)
        for x, y in corners
    )


def _in_plane(places: Sequence[Place], panel: Sequence[Place]) -> list[Point]:
    return [_seen_from(panel, place)[:2] for place in places]


def _seen_from(panel: Sequence[Place], place: Place) -> Place:
    """A place as seen from a panel: along its first edge, across it, and out of its plane."""
    origin, first, second = panel[:3]
    along = _unit(_from(origin, first))
    to_second = _from(origin, second)
    share = _dot(along, to_second)
    across = _unit(_from((along[0] * share, along[1] * share, along[2] * share), to_second))
    rest = _from(origin, place)
    x, y = _dot(along, rest), _dot(across, rest)
    return x, y, math.sqrt(max(0.0, _dot(rest, rest) - x * x - y * y))


def _from(start: Place, end: Place) -> Place:
    return end[0] - start[0], end[1] - start[1], end[2] - start[2]


def _unit(vector: Place) -> Place:
    length = math.hypot(*vector)
    return vector[0] / length, vector[1] / length, vector[2] / length


def _dot(one: Place, other: Place) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))
