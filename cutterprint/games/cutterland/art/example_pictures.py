"""Pictures of worked examples: scored lands, pieces being laid, a card cut up, a hunter's reach."""

from collections.abc import Collection, Mapping, Sequence

from cutterprint.drawing.board_marks import PAPER, Inks
from cutterprint.drawing.shapes import (
    Drawing,
    Group,
    Shape,
    Style,
    Symbol,
    circle,
    place,
    translation,
)
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.lands import SMALL, LandPainter, LandView, land_picture
from cutterprint.games.cutterland.components.lands import pair
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.scoring.score import Score
from cutterprint.specs.cells import Cell

SQUARE, EDGE = SMALL.square, SMALL.edge
NAME_ROOM = 4.5
VERDICT = 3.4
"""The radius of the disc with a tick or a cross."""


def scored_land(found: Score, art: ArtBook, *, named: bool = False) -> Drawing:
    """A land after its hunt, with bones on whoever was eaten; the names of its squares if they are wanted."""
    view = LandView.of(found.land, bones=found.devoured)
    drawn = land_picture(view, art)
    if not named:
        return drawn
    start = NAME_ROOM + EDGE
    moved = Group(drawn.shapes, translation(NAME_ROOM, NAME_ROOM))
    shapes = (moved, *LandPainter(art).names(view, start, start))
    return Drawing(drawn.width + NAME_ROOM, drawn.height + NAME_ROOM, shapes, drawn.symbols)


def laid_piece(
    land: Mapping[Cell, Square], piece: Mapping[Cell, Square], art: ArtBook, *, is_right: bool
) -> Drawing:
    """A piece as it is laid to a land, in a thick outline over it, with a tick or a cross."""
    left = min(column for column, _ in (*land, *piece))
    top = min(row for _, row in (*land, *piece))
    below, above = (
        {(c - left, r - top): square for (c, r), square in squares.items()} for squares in (land, piece)
    )
    drawings = [land_picture(LandView(squares=squares), art) for squares in (below, above)]
    width = max(drawing.width for drawing in drawings)
    height = max(drawing.height for drawing in drawings)
    painter = LandPainter(art)
    shapes = (
        *(shape for drawing in drawings for shape in drawing.shapes),
        *painter.outline(above),
        *painter.verdict(is_right, width - VERDICT, VERDICT, VERDICT),
    )
    return Drawing(width, height, shapes, _together(drawings))


def judged_land(view: LandView, art: ArtBook, *, is_right: bool) -> Drawing:
    """A land with a tick or a cross at its upper right corner, where no row needs it."""
    drawn = land_picture(view, art)
    over = 2.6
    shapes = (
        Group(drawn.shapes, translation(0, over)),
        *LandPainter(art).verdict(is_right, drawn.width - VERDICT + over, VERDICT, VERDICT),
    )
    return Drawing(drawn.width + over, drawn.height + over, shapes, drawn.symbols)


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
        left, top = min(c for c, _ in cells), min(r for _, r in cells)
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
