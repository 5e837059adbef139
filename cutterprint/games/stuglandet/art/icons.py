"""Icons for sheets, of 100 units: what scores, what a plot is, what is locked, how cabins land."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from cutterprint.drawing.outlines import Point, ring, rounded, smooth
from cutterprint.drawing.shapes import (
    Group,
    Matrix,
    Path,
    Segment,
    Shape,
    Symbol,
    circle,
    line,
    polygon,
    rect,
    rounded_rect,
)
from cutterprint.games.stuglandet.art import places, plants
from cutterprint.games.stuglandet.art.book import ArtBook
from cutterprint.games.stuglandet.art.landings import landing, seen_cabin
from cutterprint.games.stuglandet.art.strokes import inked, sketch, together
from cutterprint.games.stuglandet.art.waters import crest
from cutterprint.games.stuglandet.rules.model import Landing

Maker = Callable[[ArtBook], Symbol]


def _icon(shapes: Iterable[Shape]) -> Symbol:
    return Symbol("icon", 100, 100, tuple(shapes), bleed=4)


def _part(art: ArtBook, symbol: Symbol, x: float, y: float, size: float) -> Group:
    """A symbol inside an icon, its middle at a point."""
    scale = size / symbol.width
    matrix: Matrix = (scale, 0.0, 0.0, scale, x - size / 2, y - size / 2)
    return Group(art.coloured(symbol), matrix)


def _rimmed(*paths: Path, width: float = 11.0) -> Path:
    """The light rim around an icon."""
    return together(*paths, style=inked("halo", "halo", width))


def _single(make: Callable[[], Symbol], art: ArtBook) -> Symbol:
    return _icon(art.coloured(make()))


def _lot(material: str, art: ArtBook) -> Symbol:
    rim = art.coloured(Symbol("cabin", 100, 100, (_rimmed(rounded_rect(8, 8, 84, 84, 13), width=8),)))
    return _icon((*rim, _part(art, places.lot(material), 50, 50, 86)))


def _lake(art: ArtBook) -> Symbol:
    water = smooth(ring(50, 50, [40, 37, 41, 36, 39, 42, 36, 40, 38], start=0.3))
    deep = smooth(ring(50, 50, [28, 26, 30, 25, 28, 30, 25, 29, 27], start=0.3))
    crests = [part for x, y in ((30, 36), (50, 50), (26, 62)) for part in crest(x, y, 6.4)]
    return _icon(
        art.coloured(
            sketch(
                "lake",
                Path(water, inked("accent", "accent", 11.0)),
                Path(water, inked("pattern-light", "mark", 5.0)),
                Path(deep, inked("ground")),
                Path(tuple(crests), inked(None, "mark", 4.5)),
            )
        )
    )


def _landfill(art: ArtBook) -> Symbol:
    mud = smooth(ring(50, 50, [38, 42, 36, 41, 38, 42, 36, 40, 37, 42, 38]))
    ground = sketch(
        "landfill",
        Path(mud, inked("light", "light", 12.0)),
        Path(mud, inked("ground", "line", 5.0)),
        Path(smooth(ring(46, 46, [27, 30, 25, 29, 26, 30, 27])), inked("body")),
    )
    return _icon(
        (
            *art.coloured(ground),
            _part(art, places.tyre(), 29, 29, 32),
            _part(art, places.sack(), 70, 68, 34),
            Group((_part(art, places.fishbone(), 0, 0, 62),), (0.87, -0.5, 0.5, 0.87, 50, 50)),
        )
    )


def _tile(art: ArtBook) -> Symbol:
    box = rounded_rect(4, 19, 92, 62, 4)
    ground = Symbol("meadow", 100, 100, (Path(box.segments, inked("ground", "line", 4.5)),))
    rim = Symbol("cabin", 100, 100, (_rimmed(box, width=10),))
    lots = [
        _part(art, places.lot("plot"), 19.5 + column * 30.5, 35 + row * 30, 26)
        for column, row in ((0, 0), (0, 1), (1, 1))
    ]
    water = rounded_rect(66, 22, 27, 56, 12, inked("ground", "mark", 3.5))
    crests = [part for y in (36, 52, 66) for part in crest(70, y, 4.2)]
    lake = Symbol("lake", 100, 100, (water, Path(tuple(crests), inked(None, "light", 2.8))))
    tree = _part(art, plants.leaf_tree(0), 50, 35, 25)
    return _icon((*art.coloured(rim), *art.coloured(ground), *lots, *art.coloured(lake), tree))


def _front(material: str, left: float, width: float, eaves: float, ridge: float) -> Symbol:
    """A house seen from its gable end."""
    middle = left + width / 2
    outline = polygon([(left, 90), (left, eaves), (middle, ridge), (left + width, eaves), (left + width, 90)])
    panes = [
        rect(middle + side * width * 0.22 - 3.5, y, 7, 9)
        for side in (-1, 1)
        for y in range(int(eaves) + 6, 80, 17)
    ]
    roof = polygon([(left - 3, eaves + 2), (middle, ridge), (left + width + 3, eaves + 2)])
    return sketch(
        material,
        Path(outline.segments, inked("light", "line", 4.2)),
        Path(roof.segments, inked("body", "line", 4.2)),
        together(*panes, style=inked("shade", "line", 2.0)),
    )


def _city(art: ArtBook) -> Symbol:
    houses = [
        _front("roof-ochre", 6, 28, 56, 36),
        _front("roof-red", 66, 28, 60, 42),
        _front("roof-slate", 34, 32, 42, 8),
    ]
    outlines = [path for house in houses for path in house.shapes[:2] if isinstance(path, Path)]
    rim = Symbol("cabin", 100, 100, (_rimmed(*outlines, width=12),))
    return _icon((*art.coloured(rim), *(shape for house in houses for shape in art.coloured(house))))


def _connected(art: ArtBook) -> Symbol:
    """Three cabins side by side, and a line around them."""
    ell: list[tuple[Point, float]] = [
        (corner, 9.0) for corner in ((7, 7), (50, 7), (50, 50), (93, 50), (93, 93), (7, 93))
    ]
    around = smooth(rounded(ell, 5.0))
    spots = ((28.5, 29), (28.5, 71.5), (71, 71.5))
    ways = together(line(28.5, 29, 28.5, 71, inked()), line(28, 71.5, 71, 71.5, inked()))
    ground = sketch(
        "plot",
        Path(around, inked("light", "light", 12.0)),
        Path(around, inked("ground", "line", 6.0)),
        Path(ways.segments, inked(None, "line", 6.0)),
    )
    roofs = [_part(art, places.house("cabin-red", number), x, y, 40) for number, (x, y) in enumerate(spots)]
    return _icon((*art.coloured(ground), *roofs))


def _locked(art: ArtBook) -> Symbol:
    shackle: tuple[Segment, ...] = (("M", 31, 52), ("L", 31, 34), ("C", 31, 8, 69, 8, 69, 34), ("L", 69, 52))
    body = rounded_rect(19, 46, 62, 44, 8)
    lock = sketch(
        "lock",
        Path(shackle, inked(None, "halo", 26.0)),
        _rimmed(body, width=12),
        Path(shackle, inked(None, "line", 17.0)),
        Path(shackle, inked(None, "shade", 8.0)),
        Path(body.segments, inked("body", "line", 5.0)),
        circle(50, 63, 6.5, inked("line")),
        polygon([(47, 64), (53, 64), (55, 80), (45, 80)], inked("line")),
    )
    return _icon(art.coloured(lock))


ICONS: Mapping[str, Maker] = {
    "cabin": partial(_single, seen_cabin),
    "lake": _lake,
    "plot": partial(_lot, "plot"),
    "city-plot": partial(_lot, "city-plot"),
    "landfill": _landfill,
    "tile": _tile,
    "city": _city,
    "castle": partial(_single, places.castle),
    "connected": _connected,
    "locked": _locked,
    **{f"landing-{way.value}": partial(_single, partial(landing, way)) for way in Landing},
}
