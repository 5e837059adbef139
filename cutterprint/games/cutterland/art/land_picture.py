"""A land drawn with its score: landscapes, creatures, areas, what was placed, who was eaten, and the points
where they were made.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cutterprint.drawing.fonts import cap_height
from cutterprint.drawing.palettes import Palette
from cutterprint.drawing.shapes import Drawing, Group, Shape, Style, Text, place, rect, translation
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.lands import LARGE, PAPER, LandPainter, LandView, land_picture
from cutterprint.games.cutterland.components.squares import Cell
from cutterprint.games.cutterland.rules.model import AreaSize, ByCount, EachNeighbour, EachPrey, EachSurvivor
from cutterprint.games.cutterland.scoring.points import BONUSES, Line
from cutterprint.games.cutterland.scoring.score import Score
from cutterprint.games.cutterland.words.rules import plus, signed

MARGIN = 7.0
TITLE_ROOM = 8.0
FOOT_STEP = 14.5


@dataclass(frozen=True)
class Badge:
    """Points shown on a square."""

    cell: Cell
    points: int


def land_drawing(found: Score, colours: Palette | None = None, *, title: str = "") -> Drawing:
    """The picture of a scored land: the land with its points, the names of its squares, and a foot."""
    art = ArtBook(found.land.rules, colours)
    painter = LandPainter(art, LARGE)
    view = scored_view(found)
    top = MARGIN + (TITLE_ROOM if title else 0.0)
    land = land_picture(view, art, LARGE)
    parts = _foot_parts(found)
    width = 2 * MARGIN + max(land.width, FOOT_STEP * len(parts) + 34.0)
    height = top + land.height + MARGIN + 12.0
    ink = painter.inks.ink
    shapes = (
        rect(0, 0, width, height, Style(fill=PAPER)),
        *([Text(title, MARGIN, MARGIN + 2.5, 15, "bold", "start", ink)] if title else ()),
        *painter.names(view, MARGIN, top),
        Group(land.shapes, translation(MARGIN, top)),
        *_foot(found, parts, painter, top + land.height + 4.0),
    )
    return Drawing(width, height, shapes, tuple(art.symbols()))


def scored_view(found: Score) -> LandView:
    """A land after its hunt, in its areas, with the points where they were made."""
    ground = found.ground
    return replace(
        LandView.of(found.land, bones=found.devoured),
        areas={cell: ground.area_of[number] for cell, number in ground.number.items()},
        badges=[(badge.cell, plus(badge.points)) for badge in badges(found)],
    )


def badges(found: Score) -> list[Badge]:
    """Where on the land which points were made."""
    made: list[Badge] = []
    for one in found.lines:
        made += [Badge(found.ground.cells[number], points) for number, points in _spread(one, found)]
    return made


def _spread(one: Line, found: Score) -> Iterator[tuple[int, int]]:
    """A line's points on its squares: each prey and each survivor by itself, an area or the land once."""
    if not one.points:
        return
    if one.part == BONUSES and one.count:
        each = one.points // one.count
        # Which of the tokens were used can't be told; the last squares stand for those that were not.
        yield from ((number, each) for number in one.squares[-one.count :])
        return
    match one.rule:
        case EachPrey(points) | EachSurvivor(points):
            yield from ((number, points) for number in one.squares)
        case AreaSize():
            own = [number for number in one.squares if found.ground.creature[number] == one.part]
            alive = [number for number in own if number not in found.hunt.devoured]
            yield _middle(alive, found), one.points
        case ByCount() if one.squares:
            yield _middle(one.squares, found), one.points
        case EachNeighbour():
            yield one.squares[0], one.points


def _middle(numbers: Sequence[int], found: Score) -> int:
    """The square nearest to the middle of some squares."""
    cells = [found.ground.cells[number] for number in numbers]
    column = sum(c for c, _ in cells) / len(cells)
    row = sum(r for _, r in cells) / len(cells)
    return min(
        numbers,
        key=lambda n: (abs(found.ground.cells[n][0] - column) + abs(found.ground.cells[n][1] - row), n),
    )


def _foot_parts(found: Score) -> list[tuple[str, int]]:
    """The parts of a score that have an icon; all bonuses stand together under one of theirs."""
    land = found.land
    shown = [(key, points) for key, points in found.parts.items() if key in land.rules.creatures]
    unused = [
        land.squares[found.ground.cells[one.squares[0]]].feature
        for one in found.lines
        if one.part == BONUSES and one.squares
    ]
    bonus = next(iter(unused), None) or next(iter(land.rules.bonuses), None)
    return [*shown, (bonus, found.parts[BONUSES])] if bonus is not None else shown


def _foot(found: Score, parts: Sequence[tuple[str, int]], painter: LandPainter, y: float) -> Iterator[Shape]:
    """The parts of the score by icon, and the total."""
    inks, x = painter.inks, MARGIN
    for key, points in parts:
        yield place(painter.art.icon(key), x, y, 7.5)
        colour = inks.loss if points < 0 else inks.ink
        yield Text(signed(points), x + 8.0, y + 3.75 + cap_height(10) / 2, 10, "bold", "start", colour)
        x += FOOT_STEP
    penalty = found.parts["miscut"]
    total = f"{signed(penalty) if penalty else ''} = {signed(found.total)}".strip()
    yield Text(total, x + 2.0, y + 3.75 + cap_height(16) / 2, 16, "bold", "start", inks.ink)
