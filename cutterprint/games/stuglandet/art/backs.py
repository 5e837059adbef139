"""The backs of tiles: summer things, tone on tone, the same when turned by half, going on over every edge."""

import math
from collections.abc import Callable, Iterator

from cutterprint.drawing.board_marks import INK
from cutterprint.drawing.colours import is_dark, mix
from cutterprint.drawing.outlines import ring, seeded, smooth
from cutterprint.drawing.shapes import (
    Path,
    Segment,
    Shape,
    Style,
    Symbol,
    circle,
    ellipse,
    line,
    place,
    polygon,
    polyline,
    rect,
)
from cutterprint.games.stuglandet.art.book import ArtBook
from cutterprint.games.stuglandet.art.strokes import inked, together
from cutterprint.games.stuglandet.components.tiles import TileSet

PER_CELL = 2
"""How many things stand beside each other on a cell's side."""


def back_shapes(tiles: TileSet, art: ArtBook, cell: float, over: float) -> Iterator[Shape]:
    """A back that reaches over its edges by so much: plain ground, ripples, and things between them."""
    shape = tiles.rules.tile
    width, height = shape.columns * cell, shape.rows * cell
    yield rect(-over, -over, width + 2 * over, height + 2 * over, _style(tiles, art, inked("ground")))
    ripples = tuple(_ripples(width, height, cell, over))
    yield Path(ripples, _style(tiles, art, inked(None, "pattern-light", 0.45 * cell / 24)))
    step = cell / PER_CELL
    size = step * 0.7
    across, down = shape.columns * PER_CELL, shape.rows * PER_CELL
    dice = seeded("back", tiles.id)
    names = list(MOTIFS)
    shown: dict[tuple[int, int], tuple[str, float]] = {}
    for row in range(down):
        for column in range(across):
            if (column, row) in shown:
                continue
            beside = {shown.get(spot, ("", 0.0))[0] for spot in ((column - 1, row), (column, row - 1))}
            name = dice.choice([other for other in names if other not in beside])
            turn = dice.choice((-20.0, 0.0, 20.0)) + (180.0 if (column + row) % 2 else 0.0)
            shown[column, row] = name, turn
            shown[across - 1 - column, down - 1 - row] = name, turn + 180.0
    for (column, row), (name, turn) in sorted(shown.items()):
        x, y = (column + 0.5) * step - size / 2, (row + 0.5) * step - size / 2
        yield place(_motif(name, tiles, art), x, y, size, turn=turn)


def _ripples(width: float, height: float, cell: float, over: float) -> Iterator[Segment]:
    """Waves from edge to edge that go on in the neighbours."""
    step, reach = cell / PER_CELL, cell * 0.045
    quarter = step / 2
    starts = -math.ceil((over + quarter) / quarter) * quarter
    lines = round(height / step)
    for number in range(-1, lines + 2):
        y, x = number * step, starts
        yield ("M", x, y)
        # Half waves, up and down by turns; at the left edge one begins that goes up.
        upward = round(starts / quarter) % 2 == 0
        while x < width + over:
            bend = -reach if upward else reach
            yield (
                "C",
                x + quarter * 0.36,
                y + bend * 1.4,
                x + quarter * 0.64,
                y + bend * 1.4,
                x + quarter,
                y,
            )
            x, upward = x + quarter, not upward


def _motif(name: str, tiles: TileSet, art: ArtBook) -> Symbol:
    def make() -> Symbol:
        outline = MOTIFS[name]()
        knocked = _style(tiles, art, inked("ground", "ground", 16.0))
        drawn = _style(tiles, art, inked("light", "pattern", 5.0))
        return Symbol(
            "back", 100, 100, (Path(outline.segments, knocked), Path(outline.segments, drawn)), bleed=8
        )

    return art.painted(f"back-{tiles.id}-{name}", make)


def _style(tiles: TileSet, art: ArtBook, style: Style) -> Style:
    """The colours of the backs: the set's own in tones, or the usual ones."""
    if tiles.colour is None:
        return art.style("back", style)
    base = art.colours.colour("", "ground", tiles.colour)
    tones = {"ground": 0.0, "light": 0.16, "pattern-light": 0.22, "pattern": 0.42}

    def tone(role: str | None) -> str | None:
        return None if role is None else mix(base, "#ffffff" if is_dark(base) else INK, tones[role])

    return Style(
        fill=tone(style.fill_role),
        stroke=tone(style.stroke_role),
        stroke_width=style.stroke_width,
        cap=style.cap,
        join=style.join,
    )


def _sun() -> Path:
    rays = [line(50 + 28 * a, 50 + 28 * b, 50 + 42 * a, 50 + 42 * b, Style()) for a, b in ring(0, 0, [1] * 8)]
    return together(circle(50, 50, 18), *rays)


def _cabin() -> Path:
    walls = polygon([(24, 84), (24, 48), (76, 48), (76, 84)])
    roof = polygon([(14, 50), (50, 18), (86, 50)])
    return together(walls, roof, rect(43, 60, 14, 24))


def _fir() -> Path:
    tiers = [
        (50, 10),
        (68, 36),
        (58, 36),
        (76, 60),
        (62, 60),
        (82, 82),
        (18, 82),
        (38, 60),
        (24, 60),
        (42, 36),
        (32, 36),
    ]
    return together(polygon(tiers), line(50, 82, 50, 94, Style()))


def _fish() -> Path:
    body = Path(smooth([(10, 50), (30, 32), (56, 32), (74, 50), (56, 68), (30, 68)]))
    return together(body, polygon([(74, 50), (92, 34), (92, 66)]), circle(28, 46, 2))


def _flower() -> Path:
    petals = [circle(x, y, 14) for x, y in ring(50, 50, [24] * 6)]
    return together(*petals, circle(50, 50, 10))


def _sail() -> Path:
    hull = polygon([(16, 70), (84, 70), (72, 88), (28, 88)])
    return together(hull, polygon([(50, 12), (50, 62), (82, 62)]), polygon([(43, 26), (43, 62), (20, 62)]))


def _leaf() -> Path:
    blade = Path(smooth([(50, 8), (74, 34), (70, 64), (50, 84), (30, 64), (26, 34)]))
    veins = polyline([(50, 94), (50, 26)], Style())
    return together(blade, veins, line(50, 58, 62, 44, Style()), line(50, 58, 38, 44, Style()))


def _berries() -> Path:
    stalks = [line(50, 16, x, y, Style()) for x, y in ((30, 58), (70, 58))]
    return together(*stalks, circle(30, 70, 15), circle(70, 70, 15), ellipse(64, 16, 14, 7))


MOTIFS: dict[str, Callable[[], Path]] = {
    "sun": _sun,
    "cabin": _cabin,
    "fir": _fir,
    "fish": _fish,
    "flower": _flower,
    "sail": _sail,
    "leaf": _leaf,
    "berries": _berries,
}
