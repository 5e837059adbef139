"""How a cut is marked on a card: dashes where it is cut into pieces, and a line along its edge."""

from collections.abc import Iterator

from cutterprint.drawing.board_marks import INK, PAPER
from cutterprint.drawing.palettes import Palette
from cutterprint.drawing.shapes import Path, Shape, Style, line, rect
from cutterprint.games.cutterland.art.lands import side_ends, sides
from cutterprint.games.cutterland.play.cutting import Cut

_UNDER = Style(fill=None, stroke=PAPER, stroke_width=1.3, cap="square")
_DASH = (2.5, 1.4)
_RED = "#c4161c"
_EDGE_UNDER = Style(fill=None, stroke=PAPER, stroke_width=1.0)
_EDGE = Style(fill=None, stroke=INK, stroke_width=0.5)


def cut_marks(cut: Cut, square: float, size: tuple[float, float], colours: Palette) -> Iterator[Shape]:
    """The edge of a card of a size, and the dashes between the pieces of its cut.

    Both lie on a light line, so that they are seen on every ground. Where there is no red to print, or no
    colour in the grounds, dashes are black.
    """
    piece_of = {cell: number for number, piece in enumerate(cut) for cell in piece}
    segments = tuple(
        segment
        for cell, other in sides(piece_of)
        if piece_of.get(other, piece_of[cell]) != piece_of[cell]
        for segment in line(*side_ends((cell, other), square), _UNDER).segments
    )
    is_black = colours.in_grey or colours.ink == "outline"
    edge = rect(0, 0, *size).segments
    yield Path(edge, _EDGE_UNDER)
    yield Path(edge, _EDGE)
    yield Path(segments, _UNDER)
    yield Path(segments, Style(fill=None, stroke=INK if is_black else _RED, stroke_width=0.7, dash=_DASH))
