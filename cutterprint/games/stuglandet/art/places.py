"""What people built, as seen from above: lots, jetties, houses, the castle, boats; and their rubbish."""

import math

from cutterprint.drawing.outlines import ring, smooth
from cutterprint.drawing.shapes import (
    CLOSE,
    Group,
    Path,
    Segment,
    Shape,
    Symbol,
    circle,
    ellipse,
    line,
    polygon,
    polyline,
    rect,
    rounded_rect,
)
from cutterprint.games.stuglandet.art.strokes import inked, sketch, together

LOTS = ("plot", "city-plot")
Segments = tuple[Segment, ...]

ROOFS = ("roof-red", "roof-slate", "roof-ochre")


def lot(material: str) -> Symbol:
    """A plot: a fenced lawn in stripes, or a paved square, with the stones that a cabin will stand on."""
    border = rounded_rect(2, 2, 96, 96, 15)
    if material == "plot":
        stripes = together(
            *(polygon([(x, 0), (x + 12, 0), (x - 88, 100), (x - 100, 100)]) for x in range(6, 200, 24)),
            style=inked("pattern-light"),
        )
    else:
        stripes = together(*_slabs(), style=inked(None, "pattern-light", 1.4))
    shapes: list[Shape] = [
        Path(border.segments, inked("ground")),
        Group((stripes,), clip=rounded_rect(2, 2, 96, 96, 15)),
        *_foundation(),
        Path(border.segments, inked(None, "line", 2.2)),
    ]
    shapes += _fence() if material == "plot" else _bollards()
    return Symbol(material, 100, 100, tuple(shapes), bleed=3)


def _slabs() -> list[Path]:
    """Joints between slabs, laid in bond."""
    rows = [line(0, y, 100, y, inked()) for y in range(14, 100, 12)]
    joints = [
        line(x, y, x, y + 12, inked())
        for number, y in enumerate(range(2, 98, 12))
        for x in range(8 if number % 2 else 18, 100, 20)
    ]
    return [*rows, *joints]


def _foundation() -> list[Path]:
    stones = [rounded_rect(x - 4, y - 4, 8, 8, 2.5) for x in (24, 76) for y in (31, 69)]
    return [
        rect(24, 31, 52, 38, inked(None, "mark", 1.8, dash=(5.0, 4.0))),
        together(*stones, style=inked("body", "shade", 1.6)),
    ]


def _fence() -> list[Path]:
    """Posts all around."""
    posts = []
    for index in range(6):
        along = 17 + index * 13.2
        posts += [(along, 2), (along, 98), (2, along), (98, along)]
    posts += [(6.4, 6.4), (93.6, 6.4), (6.4, 93.6), (93.6, 93.6)]
    boxes = [rounded_rect(x - 2.1, y - 2.1, 4.2, 4.2, 1.2) for x, y in posts]
    return [together(*boxes, style=inked("light", "line", 1.3))]


def _bollards() -> list[Path]:
    spots = [circle(x, y, 3.2) for x in (7, 50, 93) for y in (7, 50, 93) if (x, y) != (50, 50)]
    return [together(*spots, style=inked("body", "line", 1.3))]


def jetty() -> Symbol:
    """Planks out over the water, which lies to the right."""
    planks = [line(x, 24, x, 76, inked()) for x in range(14, 90, 12)]
    posts = [circle(x, y, 6) for x in (30, 90) for y in (20, 80)]
    return Symbol(
        "jetty",
        100,
        100,
        (
            together(*posts, style=inked("line")),
            rect(2, 22, 94, 56, inked("body", "line", 6.0)),
            together(*planks, style=inked(None, "line", 3.0)),
        ),
        bleed=6,
    )


def boat() -> Symbol:
    """A rowing boat with its oars out."""
    hull = smooth([(50, 6), (66, 30), (68, 62), (58, 90), (42, 90), (32, 62), (34, 30)])
    inside = smooth([(50, 18), (60, 36), (61, 62), (54, 82), (46, 82), (39, 62), (40, 36)])
    thwarts = together(rect(37, 38, 26, 8), rect(37, 60, 26, 8), style=inked("accent", "line", 2.5))
    oars = together(line(38, 52, 12, 70, inked()), line(62, 52, 88, 70, inked()))
    blades = together(ellipse(11, 71, 7, 4), ellipse(89, 71, 7, 4), style=inked("accent", "line", 2.5))
    return sketch(
        "boat",
        Path(smooth([(56, 14), (72, 36), (73, 68), (63, 96), (47, 96), (38, 66)]), inked("shade")),
        Path(oars.segments, inked(None, "line", 5.0)),
        blades,
        Path(hull, inked("body", "line", 5.0)),
        Path(inside, inked("light", "line", 2.5)),
        thwarts,
    )


def sailing_boat() -> Symbol:
    hull = smooth([(50, 6), (66, 34), (68, 66), (60, 92), (40, 92), (32, 66), (34, 34)])
    sail: Segments = (("M", 50, 26), ("C", 66, 42, 84, 62, 88, 84), ("C", 74, 82, 60, 76, 50, 74), CLOSE)
    return sketch(
        "boat",
        Path(smooth([(56, 14), (72, 40), (74, 70), (65, 98), (46, 98), (38, 72)]), inked("shade")),
        Path(hull, inked("accent", "line", 5.0)),
        Path(sail, inked("light", "line", 4.0)),
        circle(50, 30, 5, inked("line")),
    )


def swans() -> Symbol:
    """A swan with three young ones behind it."""
    neck = smooth([(50, 40), (46, 30), (50, 20), (50, 13)], closed=False)
    young = [ellipse(x, y, 5.5, 7.5) for x, y in ((36, 84), (52, 92), (66, 82))]
    return sketch(
        "swan",
        ellipse(54, 57, 19, 27, inked("shade")),
        Path(
            smooth([(50, 34), (66, 48), (64, 68), (50, 80), (36, 68), (34, 48)]),
            inked("light", "line", 4.5),
        ),
        Path(neck, inked(None, "line", 13.0)),
        Path(neck, inked(None, "light", 6.5)),
        polygon([(46, 11), (54, 11), (50, 2)], inked("accent", "line", 2.5)),
        Path(smooth([(42, 52), (41, 62), (47, 72)], closed=False), inked(None, "line", 2.5)),
        Path(smooth([(58, 52), (59, 62), (53, 72)], closed=False), inked(None, "line", 2.5)),
        together(*young, style=inked("body", "line", 3.0)),
    )


def hay() -> Symbol:
    """Round bales, left on a meadow."""
    bales = ((30, 36), (70, 44), (42, 72))
    boxes = [rounded_rect(x - 17, y - 13, 34, 26, 7) for x, y in bales]
    twine = [line(x + dx, y - 12, x + dx, y + 12, inked()) for x, y in bales for dx in (-7, 5)]
    return sketch(
        "hay",
        together(*(rounded_rect(x - 13, y - 8, 36, 27, 7) for x, y in bales), style=inked("shade")),
        together(*boxes, style=inked("body", "line", 4.0)),
        together(*twine, style=inked(None, "pattern", 2.5)),
        together(
            *(line(x - 12, y - 7, x + 11, y - 7, inked()) for x, y in bales),
            style=inked(None, "light", 3.0),
        ),
    )


def campfire() -> Symbol:
    """A fire in a ring of stones, with logs to sit on."""
    logs = (
        rounded_rect(12, 8, 56, 13, 6),
        rounded_rect(81, 26, 13, 50, 6),
        rounded_rect(8, 40, 13, 46, 6),
    )
    flame = smooth([(50, 34), (60, 46), (62, 58), (50, 66), (38, 58), (42, 46)])
    return sketch(
        "campfire",
        circle(54, 57, 29, inked("shade")),
        together(*logs, style=inked("light", "line", 4.0)),
        circle(50, 53, 20, inked("pattern")),
        together(*(circle(x, y, 7) for x, y in ring(50, 53, [22] * 9)), style=inked("body", "line", 3.0)),
        Path(flame, inked("accent", "line", 2.5)),
        Path(smooth([(50, 46), (55, 54), (50, 61), (45, 54)]), inked("mark")),
    )


def house(material: str, variant: int = 0) -> Symbol:
    """A gabled roof: a lit slope, a shaded one, the ridge between them, and a chimney."""
    tiles = [line(12 + step, 26, 12 + step, 74, inked()) for step in (15, 30, 46, 61)]
    chimney = (66, 34) if variant % 2 else (28, 58)
    return sketch(
        material,
        rect(3, 15, 94, 70, inked("halo")),
        rect(8, 20, 84, 30, inked("light")),
        rect(8, 50, 84, 30, inked("body")),
        together(*tiles, style=inked(None, "shade", 2.2)),
        line(8, 50, 92, 50, inked(None, "line", 3.5)),
        rect(8, 20, 84, 60, inked(None, "line", 5.0)),
        rect(chimney[0], chimney[1], 11, 11, inked("accent", "line", 3.5)),
    )


def church() -> Symbol:
    """A nave with a round apse and a tower with a gilt cross."""
    return sketch(
        "church",
        rect(40, 28, 56, 52, inked("halo")),
        Path(
            (("M", 30, 24), ("L", 74, 24), ("C", 92, 24, 92, 74, 74, 74), ("L", 30, 74), CLOSE),
            inked("body", "line", 5.0),
        ),
        Path(
            (("M", 30, 49), ("L", 74, 49), ("C", 86, 49, 88, 74, 74, 74), ("L", 30, 74), ("Z",)),
            inked("shade"),
        ),
        rect(8, 28, 42, 42, inked("light", "line", 5.0)),
        together(line(8, 28, 50, 70, inked()), line(50, 28, 8, 70, inked()), style=inked(None, "shade", 3.0)),
        together(rect(26, 34, 6, 30), rect(18, 42, 22, 6), style=inked("accent", "line", 2.0)),
    )


def fountain() -> Symbol:
    """A basin on a square."""
    return sketch(
        "lake",
        circle(50, 50, 42, inked("light", "mark", 6.0)),
        circle(50, 50, 29, inked("pattern-light", "mark", 3.0)),
        together(*(circle(x, y, 4) for x, y in ring(50, 50, [16] * 6)), style=inked("light")),
        circle(50, 50, 8, inked("light", "mark", 4.0)),
    )


def castle() -> Symbol:
    """Four towers with pointed roofs, walls with battlements, a keep in the court, a gate with its bridge."""
    battlements = [
        rect(*box)
        for step in range(5)
        for box in (
            (31.5 + step * 8, 14.5, 4.5, 5),
            (31.5 + step * 8, 80.5, 4.5, 5),
            (14.5, 31.5 + step * 8, 5, 4.5),
            (80.5, 31.5 + step * 8, 5, 4.5),
        )
    ]
    shapes: list[Shape] = [
        Path(smooth(ring(53, 54, [47, 44, 48, 45, 47, 44, 48, 46])), inked("pattern-light")),
        together(rect(43, 78, 14, 19), style=inked("mark", "line", 2.5)),
        together(*battlements, style=inked("light", "line", 2.2)),
        Path(rect(16, 16, 68, 68).segments, inked("body", "line", 3.5)),
        Path(rect(26, 26, 48, 48).segments, inked("shade", "line", 3.0)),
        rect(30, 30, 44, 44, inked("light")),
        rect(40, 74, 20, 12, inked("body", "line", 3.0)),
        rect(45, 78, 10, 8, inked("line")),
        rect(37, 37, 28, 28, inked("body", "line", 3.5)),
        together(
            polygon([(37, 37), (65, 37), (51, 51)]),
            polygon([(37, 37), (51, 51), (37, 65)]),
            style=inked("accent"),
        ),
        together(
            polygon([(65, 37), (65, 65), (51, 51)]),
            polygon([(37, 65), (65, 65), (51, 51)]),
            style=inked("pattern"),
        ),
        rect(37, 37, 28, 28, inked(None, "line", 3.0)),
    ]
    for x, y in ((18, 18), (82, 18), (82, 82), (18, 82)):
        shapes += _spire(x, y, 14.5)
    shapes += [
        line(51, 51, 51, 30, inked(None, "line", 2.6)),
        polygon([(51, 30), (70, 35), (51, 41)], inked("mark", "line", 2.4)),
    ]
    return Symbol("castle", 100, 100, tuple(shapes), bleed=2)


def _spire(x: float, y: float, radius: float) -> list[Path]:
    """A round tower under its pointed roof, from straight above: eight faces around the tip."""
    rim = ring(x, y, [radius - 2.5] * 8, start=math.pi / 8)
    dark = [polygon([(x, y), rim[index], rim[(index + 1) % 8]]) for index in (0, 1, 2, 7)]
    return [
        circle(x, y, radius, inked("light", "line", 3.2)),
        polygon(rim, inked("accent", "line", 2.2)),
        together(*dark, style=inked("pattern")),
        together(*(line(x, y, *point, inked()) for point in rim), style=inked(None, "line", 1.3)),
        circle(x, y, 2.4, inked("mark", "line", 1.5)),
    ]


# --- what lies on a landfill ---


def tyre() -> Symbol:
    treads = [
        line(50 + 33 * a, 50 + 33 * b, 50 + 41 * a, 50 + 41 * b, inked()) for a, b in ring(0, 0, [1] * 12)
    ]
    return sketch(
        "tyre",
        circle(50, 50, 42, inked("body", "line", 6.0)),
        together(*treads, style=inked(None, "shade", 5.0)),
        circle(50, 50, 20, inked("light", "line", 5.0)),
    )


def sack() -> Symbol:
    """A bin bag, tied up."""
    bag = smooth([(50, 30), (76, 40), (86, 66), (70, 88), (38, 90), (16, 74), (18, 46)])
    ears = polygon([(50, 30), (36, 10), (52, 18), (68, 8), (58, 30)], inked("body", "line", 5.0))
    return sketch(
        "sack",
        Path(bag, inked("body", "line", 6.0)),
        Path(smooth([(62, 44), (76, 52), (78, 70), (66, 82), (70, 62)]), inked("shade")),
        Path(smooth([(34, 46), (28, 56), (30, 66)], closed=False), inked(None, "light", 6.0)),
        ears,
    )


def fishbone() -> Symbol:
    ribs = [
        polyline([(x, 50 - reach), (x + 8, 50), (x, 50 + reach)], inked())
        for x, reach in ((36, 24), (50, 22), (64, 17))
    ]
    head = polygon([(4, 50), (26, 30), (30, 50), (26, 70)])
    tail = polygon([(80, 50), (97, 32), (92, 50), (97, 68)])
    spine = line(24, 50, 84, 50, inked())
    bones = together(spine, *ribs)
    return sketch(
        "bones",
        Path(bones.segments, inked(None, "line", 15.0)),
        together(head, tail, style=inked("line", "line", 9.0)),
        Path(bones.segments, inked(None, "light", 7.0)),
        together(head, tail, style=inked("light")),
        circle(19, 46, 4.5, inked("line")),
    )


def can() -> Symbol:
    """A tin with its lid bent open."""
    return sketch(
        "can",
        rounded_rect(30, 16, 40, 68, 8, inked("body", "line", 6.0)),
        rect(31, 36, 38, 28, inked("accent")),
        line(60, 22, 60, 78, inked(None, "shade", 6.0)),
        ellipse(50, 16, 24, 9, inked("shade", "line", 5.0)),
    )


JUNK = (tyre, sack, fishbone, can)
SINGLE = (jetty, boat, sailing_boat, swans, hay, campfire, church, fountain, castle, *JUNK)
"""What there is only one drawing of."""
