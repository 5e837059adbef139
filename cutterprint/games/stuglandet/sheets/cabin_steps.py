"""How a cabin is made, as pictures: the net to cut, to fold, to close around, and to shut at its ends."""

from collections.abc import Mapping
from dataclasses import replace

from cutterprint.drawing.shapes import Symbol
from cutterprint.drawing.solids import Face
from cutterprint.games.stuglandet.art.assembled import boxed, pictured
from cutterprint.games.stuglandet.art.cabin_faces import CabinLook
from cutterprint.games.stuglandet.art.cabin_shape import LEFT, RIGHT, CabinShape
from cutterprint.games.stuglandet.sheets.cabin_nets import cabin_net, cabin_plan, cabin_symbol


def step_pictures(shape: CabinShape, look: CabinLook) -> tuple[Symbol, ...]:
    """One picture for each step: the net, half folded, closed all around, and with one end shut."""
    net = cabin_symbol(shape, cabin_net(shape), look)
    steps = (
        opened(shape, 0.45, left=0.5, right=0.5),
        opened(shape, 1.0, left=0.25, right=0.25),
        opened(shape, 1.0, left=1.0, right=0.62),
    )
    drawn = [tuple(pictured(shape, faces, look)) for faces in steps]
    pictures = [boxed(f"cabin-step-{number}", shapes) for number, shapes in enumerate(drawn, 2)]
    return replace(net, name="cabin-step-1"), *pictures


def opened(shape: CabinShape, around: float, *, left: float, right: float) -> Mapping[str, Face]:
    """The faces and flaps of a cabin, folded so far: those that go around it, and its two ends."""
    solid, plan, net = shape.solid, cabin_plan(shape), cabin_net(shape)
    ends = {LEFT: left, RIGHT: right}
    faces = solid.opened(plan.folds, lambda name: ends.get(name, around))
    panels = {panel.face: panel for panel in net.panels}
    # Flaps that have no end wall behind them yet stand half open, to be seen.
    for flap in net.flaps:
        face = faces[flap.face]
        panel = panels[flap.face]
        corners = tuple(face.at(panel.own(corner)) for corner in flap.corners)
        share = ends.get(flap.partner, around)
        flat = Face(corners, face.origin, face.right, face.down)
        bend = solid.fold(flap.face, flap.partner) * (share if share in (0.0, 1.0) else 0.7)
        if share < 1.0:
            faces[f"{flap.face}>{flap.partner}"] = flat.hinged(corners[0], corners[-1], bend)
    return faces
