"""Cabins as pictures: the body that is folded from a net, as it lands, and while it is being folded."""

from collections.abc import Iterator, Mapping

from cutterprint.drawing.shapes import Group, Shape, Style, Symbol, bounds, polygon, translation
from cutterprint.drawing.solids import Face, Solid, View, hull
from cutterprint.games.stuglandet.art.cabin_faces import CabinLook, face_shapes
from cutterprint.games.stuglandet.art.cabin_shape import BACK, BASE, RIGHT, ROOF_FRONT, CabinShape
from cutterprint.games.stuglandet.rules.model import Landing

VIEW = View(aside=32.0, above=27.0)

LINE = 0.02
"""How wide edges are drawn, in lengths of a cabin."""

# The face below and the heading for each landing: such that an end wall, by which one tells it, is seen.
_POSES: Mapping[Landing, tuple[str, float]] = {
    Landing.UP: (BASE, 0.0),
    Landing.SIDE: (BACK, 90.0),
    Landing.END: (RIGHT, 90.0),
    Landing.ROOF: (ROOF_FRONT, 135.0),
}


def resting(shape: CabinShape, landing: Landing) -> Solid:
    """The body of a cabin that has landed, on the floor at height 0."""
    face, heading = _POSES[landing]
    return shape.solid.resting_on(face, heading)


def assembled(shape: CabinShape, pose: Landing, look: CabinLook) -> Symbol:
    """A cabin that has landed, with its shadow, in millimetres of the cabin."""
    solid = resting(shape, pose)
    seen = {name: face for name, face in solid.faces.items() if VIEW.sees(face)}
    shapes = (_shadow(solid, look), *pictured(shape, seen, look))
    return boxed(f"cabin-{look.key}-{pose.value}", shapes)


def boxed(name: str, shapes: tuple[Shape, ...]) -> Symbol:
    """Shapes as a symbol of their size."""
    left, top, right, bottom = bounds(shapes) or (0.0, 0.0, 1.0, 1.0)
    return Symbol(name, right - left, bottom - top, (Group(shapes, translation(-left, -top)),))


def pictured(shape: CabinShape, faces: Mapping[str, Face], look: CabinLook) -> Iterator[Shape]:
    """Faces, painted, in the light from the left and above; those that show their inside are white.

    Whatever is no face of a cabin is a flap.
    """
    edge = Style(fill=None, stroke=look.line, stroke_width=LINE * shape.width, join="round")
    for name, face in sorted(faces.items(), key=lambda item: VIEW.nearness(item[1])):
        corners = [VIEW.point(corner) for corner in face.corners]
        if VIEW.sees(face) and name in shape.solid.faces:
            yield Group(face_shapes(shape, name, look, over=0.0), VIEW.matrix(face))
        else:
            yield polygon(corners, Style(fill="#ffffff"))
        if shade := _shade(face if VIEW.sees(face) else face.flipped):
            yield polygon(corners, Style(fill=look.line, fill_opacity=shade))
        yield polygon(corners, edge)


def _shade(face: Face) -> float:
    x, y, z = face.normal
    light = (-0.35, -0.45, 0.82)
    return round(max(0.0, 0.24 * (1 - (x * light[0] + y * light[1] + z * light[2]))), 3)


def _shadow(solid: Solid, look: CabinLook) -> Shape:
    points = [corner for face in solid.faces.values() for corner in face.corners]
    cast = [VIEW.point((x + 0.35 * z, y + 0.1 * z, 0.0)) for x, y, z in points]
    return polygon(hull(cast), Style(fill=look.line, fill_opacity=0.16))
