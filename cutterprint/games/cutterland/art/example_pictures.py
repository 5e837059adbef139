"""Pictures of worked examples: scored lands, pieces being laid, a card cut up, a hunter's reach."""

from collections.abc import Collection, Mapping, Sequence

from cutterprint.drawing.fonts import cap_height
from cutterprint.drawing.shapes import (
    Drawing,
    Group,
    Shape,
    Style,
    Symbol,
    Text,
    circle,
    line,
    place,
    translation,
)
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.small_land import EDGE, SQUARE, Inks, SmallLand, small_land, verdict
from cutterprint.games.cutterland.components.lands import pair
from cutterprint.games.cutterland.components.squares import Cell, Square, cell_name
from cutterprint.games.cutterland.scoring.score import Score

NAME_ROOM = 4.5
NAME_SIZE = 8.5


def scored_land(found: Score, art: ArtBook, inks: Inks, *, named: bool = False) -> Drawing:
    """A land after its hunt, with bones on whoever was eaten; the names of its squares if they are wanted."""
    land = found.land
    shown = SmallLand(
        squares=land.squares,
        towers=land.towers,
        walls=land.walls,
        bridges=land.bridges,
        bones=frozenset(found.devoured),
    )
    drawn = small_land(shown, art, inks)
    return _named(drawn, land.columns, land.rows) if named else drawn


def _named(drawn: Drawing, columns: int, rows: int) -> Drawing:
    """The names of columns and rows at the edge, as in a spreadsheet."""
    grey = "#5a5a5a"
    start = NAME_ROOM + EDGE
    shapes: list[Shape] = [Group(drawn.shapes, translation(NAME_ROOM, NAME_ROOM))]
    for column in range(columns):
        x = start + (column + 0.5) * SQUARE
        name = cell_name((column, 0))[:-1]
        shapes.append(Text(name, x, NAME_ROOM - 0.4, NAME_SIZE, "bold", "middle", grey))
    for row in range(rows):
        y = start + (row + 0.5) * SQUARE + cap_height(NAME_SIZE) / 2
        shapes.append(Text(str(row + 1), NAME_ROOM - 0.4, y, NAME_SIZE, "bold", "end", grey))
    return Drawing(drawn.width + NAME_ROOM, drawn.height + NAME_ROOM, tuple(shapes), drawn.symbols)


def laid_piece(
    land: Mapping[Cell, Square], piece: Mapping[Cell, Square], art: ArtBook, inks: Inks, *, is_right: bool
) -> Drawing:
    """A piece as it is laid to a land, in a thick outline over it, with a tick or a cross."""
    left = min(column for column, _ in (*land, *piece))
    top = min(row for _, row in (*land, *piece))
    below = {(c - left, r - top): square for (c, r), square in land.items()}
    above = {(c - left, r - top): square for (c, r), square in piece.items()}
    drawings = [small_land(SmallLand(squares=squares), art, inks) for squares in (below, above)]
    width = max(drawing.width for drawing in drawings)
    height = max(drawing.height for drawing in drawings)
    shapes: list[Shape] = [*drawings[0].shapes, *drawings[1].shapes]
    rim = Style(fill=None, stroke=inks.paper, stroke_width=1.8, cap="round")
    outline = Style(fill=None, stroke=inks.ink, stroke_width=1.0, cap="round")
    for style in (rim, outline):
        for c, r in sorted(above):
            for other in ((c + 1, r), (c, r + 1), (c - 1, r), (c, r - 1)):
                if other not in above:
                    x, y = EDGE + max(c, other[0]) * SQUARE, EDGE + max(r, other[1]) * SQUARE
                    across, down = (0.0, SQUARE) if other[0] != c else (SQUARE, 0.0)
                    shapes.append(line(x, y, x + across, y + down, style))
    radius = 3.4
    shapes += verdict(is_right, width - radius, radius, radius, inks)
    return Drawing(width, height, tuple(shapes), _together(drawings))


def judged_land(shown: SmallLand, art: ArtBook, inks: Inks, *, is_right: bool) -> Drawing:
    """A land with a tick or a cross at its upper right corner, where no row needs it."""
    drawn = small_land(shown, art, inks)
    radius, over = 3.4, 2.6
    shapes = (
        Group(drawn.shapes, translation(0, over)),
        *verdict(is_right, drawn.width - radius + over, radius, radius, inks),
    )
    return Drawing(drawn.width + over, drawn.height + over, shapes, drawn.symbols)


def cut_card(
    rows: Sequence[Sequence[Square]],
    pieces: Mapping[str, Collection[Cell]],
    art: ArtBook,
    inks: Inks,
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
        drawn = small_land(SmallLand(squares=squares), art, inks)
        middle_x = sum(c + 0.5 for c, _ in cells) / len(cells) - columns / 2
        middle_y = sum(r + 0.5 for _, r in cells) / len(cells) - height / 2
        x = reach + (left + middle_x * apart) * SQUARE
        y = reach + (top + middle_y * apart) * SQUARE
        drawings.append(drawn)
        shapes.append(Group(drawn.shapes, translation(x, y)))
    size = 2 * (reach + EDGE)
    return Drawing(columns * SQUARE + size, height * SQUARE + size, tuple(shapes), _together(drawings))


def reach_picture(art: ArtBook, inks: Inks, hunter: str, landscape: str) -> Drawing:
    """A hunter in the middle of all that it can reach around itself: eight squares, and four over bridges."""
    middle: Cell = (2, 2)
    near = [(column, row) for column in (1, 2, 3) for row in (1, 2, 3) if (column, row) != middle]
    far = [(0, 2), (4, 2), (2, 0), (2, 4)]
    squares = {cell: Square(landscape, hunter if cell == middle else None) for cell in (middle, *near, *far)}
    bridges = frozenset(pair(middle, end) for end in far)
    drawn = small_land(SmallLand(squares=squares, bridges=bridges), art, inks)
    dot = Style(fill=inks.paper, stroke=inks.ink, stroke_width=0.6)
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
