"""The nets of Stuglandet, as symbols to place on pages: a cabin, and a die that replaces rolled cabins."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import pairwise

from cutterprint.drawing.shapes import Group, Shape, Style, Symbol, line, polygon
from cutterprint.drawing.solids import Face, Solid
from cutterprint.games.stuglandet.art.cabin_faces import INK, CabinLook, face_shapes
from cutterprint.games.stuglandet.art.cabin_shape import (
    BACK,
    BASE,
    FRONT,
    LEFT,
    RIGHT,
    ROOF_BACK,
    ROOF_FRONT,
    CabinShape,
)
from cutterprint.games.stuglandet.rules.model import Landing
from cutterprint.printing.impose import FOLD
from cutterprint.printing.nets import Net, Plan, unfold

FLAP = 0.2
"""How deep the flaps of a cabin are, in lengths of a cabin; of a die, in sides."""
CUT = Style(fill=None, stroke=INK, stroke_width=0.2, join="round")
CREASE = replace(FOLD, dash=(1.2, 0.9))
UNDER_CREASE = Style(fill=None, stroke="#ffffff", stroke_width=0.25, stroke_opacity=0.5)
"""Below a crease, so that its dashes are seen on dark colours too."""

BELT = (FRONT, ROOF_FRONT, ROOF_BACK, BACK)
"""The walls and the roof as they go around the cabin, from one edge of the base to the other."""


def cabin_plan(shape: CabinShape) -> Plan:
    """The belt hangs on the base and is closed at its end; the two ends close it like lids."""
    around = (BASE, *BELT)
    return Plan(
        first=BASE,
        folds=(*pairwise(around), (BASE, LEFT), (BASE, RIGHT)),
        flaps=((BACK, BASE), *((face, end) for end in (LEFT, RIGHT) for face in BELT)),
        depth=shape.width * FLAP,
    )


def cabin_net(shape: CabinShape) -> Net:
    return unfold(shape.solid, cabin_plan(shape))


def net_symbol(name: str, net: Net, painted: Callable[[str], Iterable[Shape]]) -> Symbol:
    """A net with its faces painted, and the lines to cut and to fold along.

    The first shape on a face is its ground, which may reach over its edges; whatever is on it comes after all
    grounds. Flaps stay white, where glue holds best.
    """
    shapes: list[Shape] = []
    details: list[Shape] = []
    for panel in net.panels:
        ground, *others = painted(panel.face)
        shapes.append(Group((ground,), panel.matrix))
        details.append(Group(tuple(others), panel.matrix))
    shapes += details
    for crease in net.creases:
        shapes += [line(*crease.start, *crease.end, style) for style in (UNDER_CREASE, CREASE)]
    shapes.append(polygon(net.outline, CUT))
    return Symbol(name, net.width, net.height, tuple(shapes), bleed=0.5)


def cabin_symbol(shape: CabinShape, net: Net, look: CabinLook) -> Symbol:
    return net_symbol(f"cabin-net-{look.key}", net, lambda face: face_shapes(shape, face, look))


# A die


def die_faces(chances: Mapping[Landing, float], sides: int = 6) -> tuple[Landing, ...]:
    """Landings on the sides of a die, the most frequent first.

    Each is there at least once, and as often as its chance asks for, as near as it can be.
    """
    given = dict.fromkeys(chances, 1)
    while sum(given.values()) < sides:
        poorest = max(chances, key=lambda landing: chances[landing] * sides - given[landing])
        given[poorest] += 1
    often = sorted(given, key=lambda landing: -given[landing])
    return tuple(landing for landing in often for _ in range(given[landing]))


def cube(side: float) -> Solid:
    """A cube whose faces are called 1 to 6, opposite ones together 7."""
    low, high = 0.0, side
    east, west, north, south = (1.0, 0.0, 0.0), (-1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, -1.0, 0.0)
    down = (0.0, 0.0, -1.0)
    a, b, c, d = (low, low, low), (high, low, low), (high, high, low), (low, high, low)
    e, f, g, h = (low, low, high), (high, low, high), (high, high, high), (low, high, high)
    return Solid(
        {
            "1": Face((a, b, f, e), e, east, down),
            "2": Face((b, c, g, f), f, north, down),
            "3": Face((e, f, g, h), h, east, south),
            "4": Face((a, d, c, b), a, east, north),
            "5": Face((d, a, e, h), h, south, down),
            "6": Face((c, d, h, g), g, west, down),
        }
    )


def die_net(side: float) -> Net:
    """A belt of four sides with two lids at its end, like the net of a cabin."""
    belt = ("1", "3", "6", "4")
    plan = Plan(
        first="1",
        folds=(*pairwise(belt), ("1", "2"), ("1", "5")),
        flaps=(("4", "1"), *((face, lid) for lid in ("2", "5") for face in belt[1:])),
        depth=side * FLAP,
    )
    return unfold(cube(side), plan)


def landings_of_die(chances: Mapping[Landing, float]) -> Mapping[str, Landing]:
    """The landing on each side of a die; those that are there twice lie opposite each other."""
    return dict(zip(("1", "6", "3", "4", "2", "5"), die_faces(chances), strict=True))
