"""The cabin as a body: a box under a gabled roof, that can lie on its base, walls, ends and roof.

The proportions make all four landings about as likely, and let the cabin rest well on each: its centre of
mass stands at least an eighth of its length inside of whichever face it lies on.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from cutterprint.drawing.solids import Face, Solid, Space, unit
from cutterprint.games.stuglandet.rules.model import Landing

FOOTPRINT = 0.625
"""The length of a cabin, in cells of a tile."""

BASE, FRONT, BACK, LEFT, RIGHT = "base", "front", "back", "left", "right"
ROOF_FRONT, ROOF_BACK = "roof-front", "roof-back"

RESTS: Mapping[Landing, tuple[str, ...]] = {
    Landing.UP: (BASE,),
    Landing.SIDE: (FRONT, BACK),
    Landing.END: (LEFT, RIGHT),
    Landing.ROOF: (ROOF_FRONT, ROOF_BACK),
}
"""The faces that a cabin lies on, by landing."""


@dataclass(frozen=True)
class CabinShape:
    """The measures of a cabin in millimetres: along the ridge, across it, to the eaves and to the ridge."""

    width: float = 15.0
    depth: float = 12.0
    wall: float = 6.6
    ridge: float = 11.1

    @classmethod
    def of_size(cls, width: float) -> "CabinShape":
        """The usual proportions at any size."""
        usual = cls()
        scale = width / usual.width
        return cls(width, usual.depth * scale, usual.wall * scale, usual.ridge * scale)

    @cached_property
    def solid(self) -> Solid:
        wide, deep, wall, ridge = self.width, self.depth, self.wall, self.ridge
        # Once around the left end, and around the right one.
        section = ((0.0, 0.0), (deep, 0.0), (deep, wall), (deep / 2, ridge), (0.0, wall))
        (a, b, c, d, e), (f, g, h, i, j) = (
            tuple((x, across, up) for across, up in section) for x in (0.0, wide)
        )
        east, west, north, south = (1.0, 0.0, 0.0), (-1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, -1.0, 0.0)
        low: Space = (0.0, 0.0, -1.0)
        rise = ridge - wall
        return Solid(
            {
                BASE: Face((a, b, g, f), a, east, north),
                FRONT: Face((a, f, j, e), e, east, low),
                BACK: Face((g, b, c, h), h, west, low),
                LEFT: Face((b, a, e, d, c), (0.0, deep, ridge), south, low),
                RIGHT: Face((f, g, h, i, j), (wide, 0.0, ridge), north, low),
                ROOF_FRONT: Face((e, j, i, d), d, east, unit((0.0, -deep / 2, -rise))),
                ROOF_BACK: Face((h, c, d, i), i, west, unit((0.0, deep / 2, -rise))),
            }
        )

    def chances(self) -> Mapping[Landing, float]:
        """How often a thrown cabin lands in each way; together 1."""
        return {landing: sum(self.solid.chance(face) for face in faces) for landing, faces in RESTS.items()}
