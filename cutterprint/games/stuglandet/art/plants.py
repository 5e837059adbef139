"""Trees, bushes, flowers and stones as seen from above: symbols of 100 units, lit from the upper left."""

import math

from cutterprint.drawing.outlines import ring, seeded, smooth
from cutterprint.drawing.shapes import Path, Segment, Symbol, circle, ellipse, line, polygon
from cutterprint.games.stuglandet.art.strokes import inked, sketch, together

VARIANTS = 3
FLOWERS = ("flower", "poppy", "bell")


def spruce(variant: int) -> Symbol:
    """Three whorls of branches above each other."""
    dice = seeded("spruce", variant)
    points = 9 + variant
    start = dice.uniform(0, math.tau)

    def whorl(radius: float, shift: float, by: float = 0.0) -> Path:
        reach = [
            radius * (dice.uniform(0.93, 1.05) if index % 2 == 0 else 0.66) for index in range(2 * points)
        ]
        return polygon(ring(48 + by, 48 + by, reach, start=start + shift))

    half = math.pi / points
    return sketch(
        "spruce",
        circle(55, 57, 39, inked("shade")),
        Path(whorl(43, 0).segments, inked("body", "line", 4.5)),
        Path(whorl(28, half, -1.5).segments, inked("light")),
        Path(whorl(14, 0, -3.0).segments, inked("accent")),
    )


def leaf_tree(variant: int) -> Symbol:
    """A round crown with light on its shoulder."""
    dice = seeded("leaf", variant)
    lobes = 7 + variant
    start = dice.uniform(0, math.tau)
    glints = [
        smooth([(30 + dx, 34 + dy), (35 + dx, 29 + dy), (41 + dx, 28 + dy)], closed=False)
        for dx, dy in ((0, 6), (11, -2), (22, 10), (6, 20))
    ]
    return sketch(
        "leaf",
        circle(56, 58, 38, inked("shade")),
        Path(_lobed(48, 48, 38, lobes, start), inked("body", "line", 4.5)),
        Path(_lobed(42, 42, 25, lobes - 2, start + 0.4), inked("light")),
        Path(tuple(part for glint in glints for part in glint), inked(None, "accent", 4.0)),
    )


def bush(variant: int) -> Symbol:
    """Two or three low crowns, one kind with berries."""
    crowns = (
        ((38, 56, 25), (62, 44, 28)),
        ((34, 60, 22), (64, 62, 22), (50, 38, 25)),
        ((40, 48, 27), (66, 60, 20)),
    )[variant % 3]
    bodies = [Path(_lobed(x, y, r, 6, r), inked("body", "line", 6.0)) for x, y, r in crowns]
    lights = [circle(x - r * 0.25, y - r * 0.25, r * 0.45) for x, y, r in crowns]
    berries = [circle(x + dx, y + dy, 4.5) for x, y, _ in crowns for dx, dy in ((9, 5), (-5, 11), (2, -6))]
    shapes = [
        ellipse(56, 58, 36, 30, inked("shade")),
        *bodies,
        together(*lights, style=inked("light")),
    ]
    if variant % 3 == 1:
        shapes.append(together(*berries, style=inked("accent")))
    return Symbol("bush", 100, 100, tuple(shapes))


def boulder(variant: int) -> Symbol:
    dice = seeded("boulder", variant)
    corners = ring(48, 48, [dice.uniform(28, 42) for _ in range(7)], start=dice.uniform(0, 1))
    top = [(x * 0.6 + 16, y * 0.6 + 14) for x, y in corners]
    return sketch(
        "boulder",
        ellipse(56, 59, 40, 34, inked("shade")),
        polygon(corners, inked("body", "line", 6.0)),
        polygon(top, inked("light")),
        Path(line(52, 70, 66, 62, inked()).segments, inked(None, "pattern", 5.0)),
    )


def flower(kind: str) -> Symbol:
    """One blossom with five petals; the kind (flower, poppy, bell) has its own colours."""
    petals = [circle(x, y, 17) for x, y in ring(50, 50, [22] * 5, start=-math.pi / 2)]
    return sketch(
        kind,
        together(*petals, style=inked("light", "line", 6.0)),
        together(*petals, style=inked("light")),
        circle(50, 50, 13, inked("accent")),
    )


def tuft(variant: int) -> Symbol:
    """Three blades of grass, as on the plains of the cards."""
    lean = (-4, 0, 4)[variant % 3]
    blades = (
        *smooth([(28, 46), (38, 62), (45, 82)], closed=False),
        *smooth([(50 + lean, 26), (50, 55), (50, 82)], closed=False),
        *smooth([(72, 46), (62, 62), (55, 82)], closed=False),
    )
    return Symbol("meadow", 100, 100, (Path(blades, inked(None, "pattern", 9.0)),))


def lily(variant: int) -> Symbol:
    """Leaves on the water, one kind in bloom."""
    leaves = ((36, 58, 22, 0.6), (66, 44, 18, 2.6), (58, 74, 14, 4.0))
    shapes = []
    for x, y, r, gap in leaves:
        rim = [
            (x + r * math.cos(gap + 0.35 + index * 0.625), y + r * math.sin(gap + 0.35 + index * 0.625))
            for index in range(10)
        ]
        outline = (("M", x, y), ("L", *rim[0]), *smooth(rim, closed=False)[1:], ("Z",))
        shapes.append(Path(outline, inked("body", "line", 4.0)))
    if variant % 2:
        petals = [circle(x, y, 6.5) for x, y in ring(40, 52, [8] * 6)]
        shapes.append(together(*petals, style=inked("light", "line", 2.5)))
        shapes.append(circle(40, 52, 5, inked("accent")))
    return Symbol("lily", 100, 100, tuple(shapes))


def reeds(variant: int) -> Symbol:
    """Stalks with brown heads, leaning from a bank."""
    stalks = [
        line(x, 84, x + lean, top, inked())
        for x, lean, top in ((30, -6, 30), (44, -2, 18), (56, 3, 26), (68, 8, 38))
    ]
    heads = [line(x, top, x + 0.8, top + 16, inked()) for x, top in ((24, 30), (42, 18), (59, 26))]
    return sketch(
        "meadow",
        together(*stalks, style=inked(None, "pattern", 5.0)),
        together(*heads, style=inked(None, "mark", 9.0)),
    )


def _lobed(x: float, y: float, radius: float, lobes: int, start: float) -> tuple[Segment, ...]:
    """A cloud: round lobes around a middle."""
    reach: list[float] = []
    for _ in range(lobes):
        reach += [radius * 0.88, radius * 1.06, radius * 1.06]
    return smooth(ring(x, y, reach, start=start))
