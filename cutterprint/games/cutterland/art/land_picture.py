"""A land drawn with its score: landscapes, creatures, areas, what was placed, who was eaten, and the points
where they were made.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cutterprint.drawing.board_marks import GREY, PAPER, Inks, cell_names
from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.palettes import Palette
from cutterprint.drawing.shapes import (
    Drawing,
    Group,
    Shape,
    Style,
    Text,
    line,
    multiply,
    place,
    rect,
    scaling,
    translation,
)
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.land_view import LandView
from cutterprint.games.cutterland.art.lands import LARGE, land_picture
from cutterprint.games.cutterland.scoring.points import BONUSES, MISCUT
from cutterprint.games.cutterland.scoring.score import Score
from cutterprint.numbers import plus, signed
from cutterprint.specs.cells import Cell

MARGIN = 7.0
GAP = 6.0
"""Between the land and its points."""
TITLE, TITLE_ROOM = 15.0, 8.0
MOST_SCALE = 2.6
"""A small land is drawn so many times as large as its cards, at most."""


@dataclass(frozen=True)
class Badge:
    """Points shown on a square."""

    cell: Cell
    points: int


def land_drawing(found: Score, colours: Palette | None = None, *, title: str = "") -> Drawing:
    """The picture of a scored land: the land with its points, the names of its squares, and the score.

    A small land is drawn larger, and the score stands below it or beside it, so that the page is well filled.
    """
    art = ArtBook(found.land.rules, colours)
    inks = Inks.of(art.colours)
    view = scored_view(found)
    land = land_picture(view, art, LARGE)
    tables = [ScoreTable(found, art, is_tall=is_tall) for is_tall in (False, True)]
    table = max(tables, key=lambda one: one.share(land))
    scale = table.scale(land)
    wide, high = land.width * scale, land.height * scale
    top = MARGIN + (TITLE_ROOM if title else 0.0)
    if table.is_tall:
        body, tall = wide + GAP + table.width, max(high, table.height)
        corner, foot = (
            (MARGIN, top + (tall - high) / 2),
            (MARGIN + wide + GAP, top + (tall - table.height) / 2),
        )
    else:
        body, tall = max(wide, table.width), high + GAP + table.height
        corner, foot = (MARGIN + (body - wide) / 2, top), (MARGIN, top + high + GAP)
    left = max(0.0, text_width(title, TITLE, "bold") - body) / 2
    corner, foot = (corner[0] + left, corner[1]), (foot[0] + left, foot[1])
    width, height = body + 2 * (MARGIN + left), top + tall + MARGIN
    names = cell_names(*view.extent, LARGE.square * scale, *corner, size=LARGE.name_size, gap=LARGE.name_gap)
    shapes = (
        rect(0, 0, width, height, Style(fill=PAPER)),
        *([Text(title, MARGIN, MARGIN + 2.5, TITLE, "bold", "start", inks.ink)] if title else ()),
        *names,
        Group(land.shapes, multiply(translation(*corner), scaling(scale))),
        *table.shapes(*foot, body),
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
            spread = one.rule.spread(one, found.ground, found.hunt)
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


@dataclass(frozen=True)
class ScoreTable:
    """The parts of a score by icon, and the total: in a row below the land, or in a column beside it."""

    found: Score
    art: ArtBook
    is_tall: bool

    step, row, icon = 16.0, 9.4, 7.5
    total_room = 26.0

    @property
    def entries(self) -> list[tuple[str, int]]:
        """Icons and points; scissors stand for what was miscut."""
        penalty = self.found.parts[MISCUT]
        return [*_foot_parts(self.found), *([("scissors", penalty)] if penalty else [])]

    @property
    def width(self) -> float:
        return self.total_room if self.is_tall else self.step * len(self.entries) + self.total_room

    @property
    def height(self) -> float:
        return self.row * len(self.entries) + 12.0 if self.is_tall else self.icon

    def scale(self, land: Drawing) -> float:
        """How much larger a land is drawn to go with its table."""
        own = self.height / land.height if self.is_tall else self.width / land.width
        return min(MOST_SCALE, max(1.0, own))

    def share(self, land: Drawing) -> float:
        """How much of the smallest square that holds the picture is land: much, unless it is long or lost."""
        scale = self.scale(land)
        wide, high = land.width * scale, land.height * scale
        if self.is_tall:
            side = max(wide + GAP + self.width, high, self.height)
        else:
            side = max(wide, self.width, high + GAP + self.height)
        return wide * high / side**2

    def shapes(self, x: float, y: float, room: float) -> Iterator[Shape]:
        inks = Inks.of(self.art.colours)
        entries = self.entries
        total = f"= {signed(self.found.total)}"
        if self.is_tall:
            for key, points in entries:
                yield from self._entry(key, points, x, y, inks)
                y += self.row
            pen = Style(fill=None, stroke=inks.ink, stroke_width=0.5)
            yield line(x, y + 0.6, x + self.width, y + 0.6, pen)
            baseline = y + 6.8 + cap_height(18, "bold") / 2
            yield Text(total, x + self.width, baseline, 18, "bold", "end", inks.ink)
            return
        end = x + room
        step = min((room - self.total_room) / max(1, len(entries)), self.step * 1.6)
        for key, points in entries:
            yield from self._entry(key, points, x, y, inks)
            x += step
        baseline = y + self.icon / 2 + cap_height(18, "bold") / 2
        yield Text(total, end, baseline, 18, "bold", "end", inks.ink)

    def _entry(self, key: str, points: int, x: float, y: float, inks: Inks) -> Iterator[Shape]:
        yield place(self.art.icon(key), x, y, self.icon)
        colour = inks.loss if points < 0 else inks.ink if points else GREY
        baseline = y + self.icon / 2 + cap_height(11) / 2
        if self.is_tall:
            yield Text(signed(points), x + self.width, baseline, 11, "bold", "end", colour, tabular=True)
        else:
            yield Text(signed(points), x + self.icon + 0.8, baseline, 11, "bold", "start", colour)
