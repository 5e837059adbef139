"""Boxes for decks: how large they are, and the nets that they are folded from.

A deck that is not too high gets a tuck box of one piece. Higher ones lie in a tray under a lid, two pieces
that need less paper each. A band is a label around a box, or around the deck itself.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise, product

from cutterprint.drawing.solids import Face, Solid, Space
from cutterprint.errors import UsageError
from cutterprint.i18n import msg
from cutterprint.printing.nets import FlapCut, Net, Plan, unfold
from cutterprint.units import parse_length

FRONT, RIGHT, BACK, LEFT, TOP, BOTTOM = "front", "right", "back", "left", "top", "bottom"
AROUND = (FRONT, RIGHT, BACK, LEFT)
Edge = tuple[str, str]
"""A face, and the one beyond its edge."""

CLEARANCE = 2.0
"""The room in a box beside, above and before its deck, both sides together."""
WALL = 0.3
"""How thick the paper of a box is; it takes room at every fold."""
SHALLOWEST = 8.0
"""Boxes are at least so deep, or they could not be folded."""
LID_PLAY = 0.6
"""How much wider a lid is than the tray in it, besides the paper between them."""
LID_SHARE = 0.55
GLUED = 12.0
NOTCH = 7.0
"""How far a thumb reaches into a face at most."""
STEEP = 78.0
"""The angle at the ends of flaps that have a wall to themselves."""


@dataclass(frozen=True)
class Size:
    """Across, upward, and from front to back, in millimetres."""

    width: float
    height: float
    depth: float

    def grown(self, by: float) -> "Size":
        return Size(self.width + by, self.height + by, self.depth + by)


@dataclass(frozen=True)
class BoxPiece:
    """A part of a box on a sheet of its own: what it is, the face that is its cover, and its net.

    `notches` are the faces, and their outer edges, into which a thumb reaches.
    """

    kind: str
    net: Net
    solid: Solid
    notches: tuple[tuple[str, str], ...] = ()


def box_size(card: tuple[float, float], count: int, thickness: float, clearance: float = CLEARANCE) -> Size:
    """The outer size of a box for so many cards; they stand upright in it."""
    narrow, long = sorted(card)
    room = clearance + 2 * WALL
    return Size(narrow + room, long + room, max(SHALLOWEST, count * thickness + room))


def size_of(text: str, what: str) -> Size:
    """The size of a box as people write it: width, height and depth, such as 70x95x40mm."""
    sides = text.lower().replace("×", "x").replace("*", "x").split("x")
    unit = sides[-1].strip().lstrip("0123456789.,").strip()
    if len(sides) != 3:
        raise UsageError(msg("{what} takes three lengths, such as 70x95x40mm", what=what))
    width, height, depth = (
        parse_length(
            side if side.strip()[-1:].isalpha() else f"{side.strip()}{unit}", what, least=5, most=1000
        )
        for side in sides
    )
    return Size(width, height, depth)


def cuboid(size: Size) -> Solid:
    """A box by its six faces."""
    w, h, d = size.width, size.height, size.depth
    east, west, north, south = (1.0, 0.0, 0.0), (-1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, -1.0, 0.0)
    down: Space = (0.0, 0.0, -1.0)
    low: list[Space] = [(0.0, 0.0, 0.0), (w, 0.0, 0.0), (w, d, 0.0), (0.0, d, 0.0)]
    high: list[Space] = [(x, y, h) for x, y, _ in low]

    def wall(one: int, other: int, right: Space) -> Face:
        return Face((low[one], low[other], high[other], high[one]), high[one], right, down)

    return Solid(
        {
            FRONT: wall(0, 1, east),
            RIGHT: wall(1, 2, north),
            BACK: wall(2, 3, west),
            LEFT: wall(3, 0, south),
            TOP: Face(tuple(high), high[3], east, south),
            BOTTOM: Face((low[3], low[2], low[1], low[0]), low[0], east, north),
        }
    )


def tuck_box(size: Size) -> BoxPiece:
    """A box of one piece: glued along its side and bottom, with a flap at its top to tuck in."""
    dust = FlapCut(min(size.depth * 0.8, size.width * 0.4, 20.0), STEEP)
    seam = FlapCut(min(GLUED, size.width * 0.3), STEEP)
    tuck = FlapCut(min(18.0, size.height * 0.25), STEEP)
    flaps = {(LEFT, FRONT): seam, (TOP, FRONT): tuck, (BOTTOM, BACK): seam}
    flaps |= {(side, end): dust for end in (TOP, BOTTOM) for side in (LEFT, RIGHT)}
    folds = (*pairwise(AROUND), (BACK, TOP), (FRONT, BOTTOM))
    return _piece("tuck", size, FRONT, folds, flaps, notches=((FRONT, TOP),))


def tray_and_lid(size: Size) -> tuple[BoxPiece, BoxPiece]:
    """Two pieces: the deck lies on the bottom of the tray, and the lid goes over it."""
    # Lying down, a box is as high as it was deep.
    lying = Size(size.width, size.depth, size.height)
    more = 2 * WALL + LID_PLAY
    lid = Size(size.width + more, max(SHALLOWEST, size.depth * LID_SHARE), size.height + more)
    return _open_box("tray", lying, BOTTOM), _open_box("lid", lid, TOP)


def _open_box(kind: str, size: Size, base: str) -> BoxPiece:
    """A base with four walls, glued at the corners."""
    flap = FlapCut(min(GLUED, size.width * 0.3, size.height * 1.2), STEEP)
    corners = dict.fromkeys(product((LEFT, RIGHT), (FRONT, BACK)), flap)
    notches = ((FRONT, BOTTOM), (BACK, BOTTOM)) if base == TOP else ()
    return _piece(kind, size, base, [(base, wall) for wall in AROUND], corners, notches)


def band(size: Size) -> BoxPiece:
    """A label once around a box, glued to itself."""
    return _piece("band", size, FRONT, pairwise(AROUND), {(LEFT, FRONT): FlapCut(GLUED, STEEP)})


def band_halves(size: Size) -> Iterator[BoxPiece]:
    """The same in two pieces, each glued to the other."""
    for kind, face, side, other in (
        ("band-front", FRONT, RIGHT, BACK),
        ("band-back", BACK, LEFT, FRONT),
    ):
        yield _piece(kind, size, face, [(face, side)], {(side, other): FlapCut(GLUED, STEEP)})


def _piece(
    kind: str,
    size: Size,
    first: str,
    folds: Iterable[Edge],
    flaps: Mapping[Edge, FlapCut],
    notches: tuple[Edge, ...] = (),
) -> BoxPiece:
    """A part of a box: its net begins with the first face, and its flaps are cut as said."""
    solid = cuboid(size)
    plan = Plan(first=first, folds=tuple(folds), flaps=tuple(flaps), depth=GLUED, cuts=flaps)
    return BoxPiece(kind, unfold(solid, plan), solid, notches)
