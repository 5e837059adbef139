"""Cabins from above, for boards, and the patterns by which their colours are told apart without colour."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cutterprint.drawing.outlines import Point
from cutterprint.drawing.palettes import Palette
from cutterprint.drawing.shapes import Colour, Group, Path, Shape, Style, Symbol, circle, line, polygon, rect
from cutterprint.games.stuglandet.art.book import ArtBook
from cutterprint.games.stuglandet.art.strokes import inked, together
from cutterprint.games.stuglandet.components.boards import COLOURS

PATTERNS = ("plain", "stripes", "dots", "crosses")
"""What is on the roofs of the four colours, in their order."""
PITCH = 2.4
"""How far apart the marks of a pattern stand, in millimetres."""


@dataclass(frozen=True)
class CabinColours:
    """The colours of a player's cabins: two slopes of the roof, walls, the marks on it all, and lines."""

    roof: Colour
    shade: Colour
    wall: Colour
    pattern: Colour
    line: Colour


def cabin_colours(player: int, colours: Palette) -> CabinColours:
    name = material(player)
    return CabinColours(
        roof=colours.colour(name, "body"),
        shade=colours.colour(name, "shade"),
        wall=colours.colour(name, "light"),
        pattern=colours.colour(name, "pattern"),
        line=colours.colour(name, "line"),
    )


def material(player: int) -> str:
    """What the palettes call a player's cabins."""
    return f"cabin-{COLOURS[player % len(COLOURS)]}"


def pattern_shapes(
    player: int, corners: Sequence[Point], colour: Colour, *, pitch: float = PITCH
) -> tuple[Shape, ...]:
    """The marks of a player's cabins on a polygon, cut at its sides; it is filled by whoever asks.

    They count from the upper left corner of its box, so that faces of one size look the same.
    """
    marks = _marks(player, corners, pitch)
    if marks is None:
        return ()
    is_solid = PATTERNS[player % len(PATTERNS)] == "dots"
    style = (
        Style(fill=colour)
        if is_solid
        else Style(fill=None, stroke=colour, stroke_width=pitch * 0.24, cap="round")
    )
    return (Group((Path(marks.segments, style),), clip=polygon(corners)),)


def _marks(player: int, corners: Sequence[Point], pitch: float) -> Path | None:
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
    kind = PATTERNS[player % len(PATTERNS)]
    across, down = int((right - left) / pitch) + 2, int((bottom - top) / pitch) + 2
    if kind == "plain":
        return None
    if kind == "stripes":
        return together(
            *(
                line(left + (step + 0.5) * pitch, top, left + (step + 0.5) * pitch, bottom, Style())
                for step in range(across)
            )
        )
    spots = [
        (left + (column + (0.5 if row % 2 else 0.0) + 0.25) * pitch, top + (row + 0.5) * pitch * 0.87)
        for row in range(int(down * 1.2) + 1)
        for column in range(-1, across)
    ]
    if kind == "dots":
        return together(*(circle(x, y, pitch * 0.23) for x, y in spots))
    arm = pitch * 0.24
    return together(
        *(line(x - arm, y - arm, x + arm, y + arm, Style()) for x, y in spots),
        *(line(x - arm, y + arm, x + arm, y - arm, Style()) for x, y in spots),
    )


def cabin_mark(player: int, art: ArtBook) -> Symbol:
    """A cabin of a player from above, of 100 units: a gabled roof in its colour and pattern."""
    return art.kept(f"cabin-mark-{player}", lambda: _cabin_mark(player))


def _cabin_mark(player: int) -> Symbol:
    lit = [(8.0, 18.0), (92.0, 18.0), (92.0, 50.0), (8.0, 50.0)]
    dark = [(8.0, 50.0), (92.0, 50.0), (92.0, 82.0), (8.0, 82.0)]
    shapes: list[Shape] = [
        rect(8, 18, 84, 64, inked("halo", "halo", 11.0)),
        polygon(lit, inked("body")),
        polygon(dark, inked("shade")),
        *_roled(pattern_shapes(player, [*lit[:2], *dark[2:]], "#000000", pitch=16.0)),
        line(8, 50, 92, 50, inked(None, "line", 4.0)),
        rect(8, 18, 84, 64, inked(None, "line", 5.5)),
        rect(64, 30, 13, 13, inked("accent", "line", 4.0)),
    ]
    return Symbol(material(player), 100, 100, tuple(shapes))


def _roled(shapes: Iterable[Shape]) -> list[Shape]:
    """Marks that take the colour of the role `pattern`, whatever palette they come into."""
    found: list[Shape] = []
    for shape in shapes:
        assert isinstance(shape, Group)
        (marks,) = shape.children
        assert isinstance(marks, Path)
        style = inked("pattern") if marks.style.fill else inked(None, "pattern", marks.style.stroke_width)
        found.append(Group((Path(marks.segments, style),), clip=shape.clip))
    return found
