"""A land drawn with its score: landscapes, creatures, areas, what was placed, who was eaten, and the points
where they were made.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cutterprint.drawing.board_marks import PAPER
from cutterprint.drawing.fonts import cap_height
from cutterprint.drawing.palettes import Palette
from cutterprint.drawing.shapes import Drawing, Group, Shape, Style, Text, place, rect, translation
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.lands import LARGE, LandPainter, LandView, land_picture
from cutterprint.games.cutterland.scoring.points import BONUSES
from cutterprint.games.cutterland.scoring.score import Score
from cutterprint.numbers import plus, signed
from cutterprint.specs.cells import Cell

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
        if not one.points:
            continue
        if one.rule is not None:
            spread = one.rule.spread(one, found.ground, found.hunt.devoured)
        elif one.part == BONUSES:
            # Which of the tokens were used can't be told; the last squares stand for those that were not.
            spread = [(number, one.points // one.count) for number in one.squares[-one.count :]]
        else:
            spread = []
        made += [Badge(found.ground.cells[number], points) for number, points in spread]
    return made


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
