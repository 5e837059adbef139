"""Pictures of worked examples: scored lands, pieces being laid, a card cut up, a hunter's reach."""

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from cutterprint.drawing.board_marks import PAPER, Inks
from cutterprint.drawing.shapes import (
    Drawing,
    Group,
    Shape,
    Style,
    Symbol,
    circle,
    line,
    place,
    translation,
)
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.land_view import LandView
from cutterprint.games.cutterland.art.lands import SMALL, LandPainter, land_picture
from cutterprint.games.cutterland.components.lands import pair
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.play.cutting import boxed
from cutterprint.games.cutterland.scoring.score import Score
from cutterprint.specs.cells import Cell

SQUARE, EDGE = SMALL.square, SMALL.edge
NAME_ROOM = 4.5
VERDICT = 2.8
"""The radius of the disc with a tick or a cross."""
RING = 2.4
Point = tuple[float, float]


Crop = tuple[Cell, Cell]
"""The first and the last square of what is shown of a land."""


def scored_land(found: Score, art: ArtBook, *, named: bool = False, crop: Crop | None = None) -> Drawing:
    """A land after its hunt, in its areas, with bones on whoever was eaten; the names of its squares if they
    are wanted.
    """
    ground = found.ground
    view = replace(
        LandView.of(found.land, bones=found.devoured),
        areas={cell: ground.area_of[number] for cell, number in ground.number.items()},
    )
    drawn = land_picture(view.cropped(*crop) if crop else view, art)
    if not named:
        return drawn
    start = NAME_ROOM + EDGE
    moved = Group(drawn.shapes, translation(NAME_ROOM, NAME_ROOM))
    shapes = (moved, *LandPainter(art).names(view, start, start))
    return Drawing(drawn.width + NAME_ROOM, drawn.height + NAME_ROOM, shapes, drawn.symbols)


def laid_piece(
    land: Mapping[Cell, Square], piece: Mapping[Cell, Square], art: ArtBook, *, is_right: bool
) -> Drawing:
    """A piece as it is laid to a land, in a thick outline, with a tick; or with a cross where the fault is.

    What the piece covers can be seen through it; if it touches the land by a corner alone, a ring is there.
    """
    left, top = boxed((*land, *piece))
    below, above = (
        {(c - left, r - top): square for (c, r), square in squares.items()} for squares in (land, piece)
    )
    covered = sorted(set(below).intersection(above))
    lying = {cell: square for cell, square in above.items() if cell not in covered}
    drawings = [land_picture(LandView(squares=squares), art) for squares in (below, lying)]
    width = max(drawing.width for drawing in drawings)
    height = max(drawing.height for drawing in drawings)
    painter = LandPainter(art)
    shapes = (
        *(shape for drawing in drawings for shape in drawing.shapes),
        *(shape for cell in covered for shape in _hatching(cell, painter)),
        *painter.outline(above),
        *_judged(below, above, painter, width, is_right=is_right),
    )
    return Drawing(width, height, shapes, _together(drawings))


def _hatching(cell: Cell, painter: LandPainter) -> Iterator[Shape]:
    """Slanted lines over a square, which leave it to be seen."""
    x, y = painter.corner(cell)
    style = Style(fill=None, stroke=painter.inks.loss, stroke_width=0.5)
    step = SQUARE / 5
    for number in range(1, 10):
        start, over = min(number, 5) * step, max(0, number - 5) * step
        yield line(x + over, y + start, x + start, y + over, style)


def _judged(
    below: Collection[Cell], above: Collection[Cell], painter: LandPainter, width: float, *, is_right: bool
) -> Iterator[Shape]:
    """A tick at the upper right; or a cross beside what is covered, or beside the corner that touches."""
    covered = sorted(set(below).intersection(above))
    corners = _corners(below, above)
    if covered and not is_right:
        x, y = painter.corner(covered[0])
        yield from painter.verdict(False, x + SQUARE, y + SQUARE, VERDICT)
    elif corners and not is_right:
        (x, y), (across, down) = corners[0]
        for colour, wide in ((PAPER, 1.5), (painter.inks.loss, 0.9)):
            yield circle(x, y, RING, Style(fill=None, stroke=colour, stroke_width=wide))
        away = (RING + VERDICT + 1.4) / math.sqrt(2)
        yield from painter.verdict(False, x + across * away, y + down * away, VERDICT)
    else:
        yield from painter.verdict(is_right, width - VERDICT, VERDICT, VERDICT)


def _corners(below: Collection[Cell], above: Collection[Cell]) -> list[tuple[Point, Point]]:
    """The corners by which a piece touches a land, and from each the way to where nothing lies."""
    found = []
    for column, row in sorted(above):
        for across in (-1, 1):
            for down in (-1, 1):
                if (column + across, row + down) in below and (column + across, row) not in below:
                    x = EDGE + (column + max(across, 0)) * SQUARE
                    y = EDGE + (row + max(down, 0)) * SQUARE
                    found.append(((x, y), (float(across), float(-down))))
    return found


def judged_land(view: LandView, art: ArtBook, crop: Crop) -> Drawing:
    """What matters of a land that is not allowed, with a cross in its corner, away from the fault."""
    return land_picture(replace(view.cropped(*crop), verdict=False), art)


def cut_card(
    rows: Sequence[Sequence[Square]],
    pieces: Mapping[str, Collection[Cell]],
    art: ArtBook,
    *,
    apart: float = 0.0,
) -> Drawing:
    """A card in its pieces, which are moved apart by a share of their way from the middle."""
    columns, height = len(rows[0]), len(rows)
    reach = SQUARE * apart * max(columns, height) / 2
    drawings, shapes = [], []
    for cells in pieces.values():
        left, top = boxed(cells)
        squares = {(c - left, r - top): rows[r][c] for c, r in cells}
        drawn = land_picture(LandView(squares=squares), art)
        middle_x = sum(c + 0.5 for c, _ in cells) / len(cells) - columns / 2
        middle_y = sum(r + 0.5 for _, r in cells) / len(cells) - height / 2
        x = reach + (left + middle_x * apart) * SQUARE
        y = reach + (top + middle_y * apart) * SQUARE
        drawings.append(drawn)
        shapes.append(Group(drawn.shapes, translation(x, y)))
    size = 2 * (reach + EDGE)
    return Drawing(columns * SQUARE + size, height * SQUARE + size, tuple(shapes), _together(drawings))


def reach_picture(art: ArtBook, hunter: str, landscape: str) -> Drawing:
    """A hunter in the middle of all that it can reach around itself: eight squares, and four over bridges."""
    middle: Cell = (2, 2)
    near = [(column, row) for column in (1, 2, 3) for row in (1, 2, 3) if (column, row) != middle]
    far = [(0, 2), (4, 2), (2, 0), (2, 4)]
    squares = {cell: Square(landscape, hunter if cell == middle else None) for cell in (middle, *near, *far)}
    bridges = frozenset(pair(middle, end) for end in far)
    drawn = land_picture(LandView(squares=squares, bridges=bridges), art)
    dot = Style(fill=PAPER, stroke=Inks.of(art.colours).ink, stroke_width=0.6)
    dots: list[Shape] = []
    for column, row in (*near, *far):
        # Beside the bridge where one lies over the square.
        under = (column, row) in near and (column == middle[0] or row == middle[1])
        x = EDGE + (column + 0.5) * SQUARE + (3.5 if under and column == middle[0] else 0.0)
        y = EDGE + (row + 0.5) * SQUARE + (3.5 if under and row == middle[1] else 0.0)
        dots.append(circle(x, y, 1.3 if under else 1.7, dot))
    # Once more over the ends of the bridges.
    size = SQUARE * 0.8
    corner = EDGE + 2 * SQUARE + (SQUARE - size) / 2
    icon = place(art.icon(hunter), corner, corner, size)
    return Drawing(drawn.width, drawn.height, (*drawn.shapes, icon, *dots), drawn.symbols)


def _together(drawings: Sequence[Drawing]) -> tuple[Symbol, ...]:
    return tuple({symbol.name: symbol for drawing in drawings for symbol in drawing.symbols}.values())
