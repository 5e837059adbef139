"""Boxes for decks: how large they are, and the nets that they are folded from.

A deck that is not too high gets a tuck box of one piece. Higher ones lie in a tray under a lid, two pieces
that need less paper each. A band is a label around a box, or around the deck itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from cutterprint.drawing.solids import Face, Solid, Space
from cutterprint.errors import UsageError
from cutterprint.i18n import msg
from cutterprint.printing.nets import FlapCut, Net, Plan, unfold
from cutterprint.units import parse_length

FRONT, RIGHT, BACK, LEFT, TOP, BOTTOM = "front", "right", "back", "left", "top", "bottom"
AROUND = (FRONT, RIGHT, BACK, LEFT)

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
    plan = Plan(
        first=FRONT,
        folds=(*pairwise(AROUND), (BACK, TOP), (FRONT, BOTTOM)),
        flaps=(
            *((LEFT, FRONT), (TOP, FRONT), (BOTTOM, BACK)),
            *((side, end) for end in (TOP, BOTTOM) for side in (LEFT, RIGHT)),
        ),
        depth=GLUED,
        cuts={
            (LEFT, FRONT): seam,
            (TOP, FRONT): tuck,
            (BOTTOM, BACK): seam,
            **{(side, end): dust for end in (TOP, BOTTOM) for side in (LEFT, RIGHT)},
        },
    )
    solid = cuboid(size)
    return BoxPiece("tuck", unfold(solid, plan), solid, notches=((FRONT, TOP),))


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
    corners = tuple((side, wall) for side in (LEFT, RIGHT) for wall in (FRONT, BACK))
    plan = Plan(
        first=base,
        folds=tuple((base, wall) for wall in AROUND),
        flaps=corners,
        depth=GLUED,
        cuts=dict.fromkeys(corners, flap),
    )
    solid = cuboid(size)
    notches = ((FRONT, BOTTOM), (BACK, BOTTOM)) if base == TOP else ()
    return BoxPiece(kind, unfold(solid, plan), solid, notches)


def band(size: Size) -> BoxPiece:
    """A label once around a box, glued to itself."""
    plan = Plan(
        first=FRONT,
        folds=tuple(pairwise(AROUND)),
        flaps=((LEFT, FRONT),),
        depth=GLUED,
        cuts={(LEFT, FRONT): FlapCut(GLUED, STEEP)},
    )
    solid = cuboid(size)
    return BoxPiece("band", unfold(solid, plan), solid)


def band_halves(size: Size) -> Iterator[BoxPiece]:
    """The same in two pieces, each glued to the other."""
    solid = cuboid(size)
    for kind, (face, side, other) in (
        ("band-front", (FRONT, RIGHT, BACK)),
        ("band-back", (BACK, LEFT, FRONT)),
    ):
        plan = Plan(
            first=face,
            folds=((face, side),),
            flaps=((side, other),),
            depth=GLUED,
            cuts={(side, other): FlapCut(GLUED, STEEP)},
        )
        yield BoxPiece(kind, unfold(solid, plan), solid)
