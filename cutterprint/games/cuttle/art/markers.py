"""Markers to lay beside cards: glasses that are in play, kings, and cards that are frozen."""

from collections.abc import Mapping

from cutterprint.drawing.shapes import Style, Symbol, circle, place
from cutterprint.games.cuttle.art.book import ArtBook

MARKERS: Mapping[str, tuple[str, str]] = {
    "glasses": ("glasses", "world-C"),
    "king": ("crown", "world-D"),
    "frozen": ("frost", "world-S"),
}
"""The icon of each marker, and the colours of its ground."""
SIZE = 100.0
ICON = 0.6


def marker(art: ArtBook, key: str) -> Symbol:
    """A round marker of 100 units, the same on both sides."""
    return art.painted(f"marker-{key}", lambda: _marker(art, key))


def _marker(art: ArtBook, key: str) -> Symbol:
    icon, world = MARKERS[key]
    ink = art.colour("panel", "line")
    middle, wide = SIZE / 2, SIZE * ICON
    rim = Style(fill=art.colour(world, "ground"), stroke=ink, stroke_width=3.0)
    disc = Style(fill=art.colour(world, "pattern-light"), stroke=ink, stroke_width=1.4)
    shapes = (
        circle(middle, middle, 47, rim),
        circle(middle, middle, 40, disc),
        place(art.icon(icon), middle - wide / 2, middle - wide / 2, wide),
    )
    return Symbol(f"marker-{key}", SIZE, SIZE, shapes)
