"""A land drawn with its score: landscapes, creatures, areas, what was placed, who was eaten, and the points
where they were made.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.palettes import Palette
from cutterprint.drawing.shapes import (
    Drawing,
    Shape,
    Style,
    Text,
    line,
    place,
    rect,
    rounded_rect,
)
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.components.lands import slot
from cutterprint.games.cutterland.components.squares import Cell, cell_name
from cutterprint.games.cutterland.scoring.points import BONUSES
from cutterprint.games.cutterland.scoring.score import Score
from cutterprint.games.cutterland.words.numbers import plus, signed

SQUARE = 21.0
ICON = 14.5
MARGIN = 7.0
OVERLAP = 0.1
INK = "#2b1e2e"
PAPER = "#ffffff"
GAIN, LOSS = "#2f6b2f", "#a8231c"


@dataclass(frozen=True)
class Badge:
    """Points shown on a square."""

    cell: Cell
    points: int


def land_drawing(found: Score, colours: Palette | None = None, *, title: str = "") -> Drawing:
    """The picture of a scored land."""
    return _Picture(found, ArtBook(found.land.rules, colours), title).drawing()


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


class _Picture:
    def __init__(self, found: Score, art: ArtBook, title: str) -> None:
        self.found = found
        self.land = found.land
        self.art = art
        self.title = title
        self.top = MARGIN + (8.0 if title else 0.0)

    def drawing(self) -> Drawing:
        land = self.land
        foot = list(self._foot())
        width = max(2 * MARGIN + land.columns * SQUARE, self._foot_width())
        height = self.top + land.rows * SQUARE + MARGIN + 12.0
        shapes = [
            rect(0, 0, width, height, Style(fill=PAPER)),
            *self._heading(),
            *self._names(),
            *self._grounds(),
            *self._guides(),
            *self._creatures(),
            *self._bridges(),
            *self._outlines(),
            *self._walls(),
            *self._towers_and_bones(),
            *self._badges(),
            *foot,
        ]
        return Drawing(width, height, tuple(shapes), tuple(self.art.symbols()))

    def _corner(self, cell: Cell) -> tuple[float, float]:
        return MARGIN + cell[0] * SQUARE, self.top + cell[1] * SQUARE

    def _heading(self) -> Iterator[Shape]:
        if self.title:
            yield Text(self.title, MARGIN, MARGIN + 2.5, 15, "bold", "start", INK)

    def _names(self) -> Iterator[Shape]:
        for column in range(self.land.columns):
            name = cell_name((column, 0))[:-1]
            x = MARGIN + (column + 0.5) * SQUARE
            yield Text(name, x, self.top - 1.6, 8, "bold", "middle", "#777777")
        for row in range(self.land.rows):
            y = self.top + (row + 0.5) * SQUARE + cap_height(8) / 2
            yield Text(str(row + 1), MARGIN - 1.6, y, 8, "bold", "end", "#777777")

    def _grounds(self) -> Iterator[Shape]:
        for cell, square in sorted(self.land.squares.items()):
            x, y = self._corner(cell)
            ground = self.art.ground(square.landscape)
            yield place(ground, x - OVERLAP / 2, y - OVERLAP / 2, SQUARE + OVERLAP, SQUARE + OVERLAP)

    def _guides(self) -> Iterator[Shape]:
        """Thin lines between squares of one area, so that they can be counted."""
        style = Style(fill=None, stroke=INK, stroke_width=0.12, stroke_opacity=0.35, dash=(0.8, 1.0))
        for (cell, other), is_edge in self._borders():
            if not is_edge:
                yield self._border_line(cell, other, style)

    def _borders(self) -> Iterator[tuple[tuple[Cell, Cell], bool]]:
        """Every side of a square once, and whether it is the edge of an area."""
        number, area_of = self.found.ground.number, self.found.ground.area_of
        for cell in sorted(self.land.squares):
            column, row = cell
            for other in ((column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1)):
                if other in number and other < cell:
                    continue
                apart = other not in number or area_of[number[cell]] != area_of[number[other]]
                yield (cell, other), apart

    def _ends(self, cell: Cell, other: Cell) -> tuple[float, float, float, float]:
        """The ends of the border between two neighbouring cells."""
        x, y = self._corner((max(cell[0], other[0]), max(cell[1], other[1])))
        if cell[0] != other[0]:
            return x, y, x, y + SQUARE
        return x, y, x + SQUARE, y

    def _border_line(self, cell: Cell, other: Cell, style: Style) -> Shape:
        return line(*self._ends(cell, other), style)

    def _outlines(self) -> Iterator[Shape]:
        style = Style(fill=None, stroke=INK, stroke_width=0.9, cap="round")
        for (cell, other), is_edge in self._borders():
            if is_edge:
                yield self._border_line(cell, other, style)

    def _creatures(self) -> Iterator[Shape]:
        devoured = set(self.found.devoured)
        inset = (SQUARE - ICON) / 2
        for cell, square in sorted(self.land.squares.items()):
            if square.feature is None:
                continue
            x, y = self._corner(cell)
            yield place(self.art.icon(square.feature), x + inset, y + inset, ICON)
            if cell in devoured:
                veil = Style(fill=PAPER, fill_opacity=0.5)
                yield rect(x + 1.5, y + 1.5, SQUARE - 3, SQUARE - 3, veil)

    def _bridges(self) -> Iterator[Shape]:
        for ends in sorted(self.land.bridges):
            over = slot(ends)
            assert over is not None, "a legal bridge spans one slot"
            x, y = self._corner(over)
            upright = ends[0][0] == ends[1][0]
            length, width = SQUARE + 5.0, (SQUARE + 5.0) * 60 / 150
            shift = 0.0
            square = self.land.squares.get(over)
            if square is not None and square.feature is not None:
                # Narrow and off the middle, so that what stands under the bridge is still seen.
                width = 6.0
                shift = SQUARE / 2 - width / 2 - 0.6
            left, top = x + SQUARE / 2 - length / 2, y + SQUARE / 2 - width / 2
            if upright:
                yield place(self.art.icon("bridge"), left - shift, top, length, width, turn=90)
            else:
                yield place(self.art.icon("bridge"), left, top + shift, length, width)

    def _walls(self) -> Iterator[Shape]:
        wall = self.art.icon("wall")
        for border in sorted(self.land.walls):
            x1, y1, x2, y2 = self._ends(*border)
            length, thickness = SQUARE, SQUARE * 24 / 100
            left, top = (x1 + x2) / 2 - length / 2, (y1 + y2) / 2 - thickness / 2
            yield place(wall, left, top, length, turn=90 if x1 == x2 else 0)

    def _towers_and_bones(self) -> Iterator[Shape]:
        for cell in sorted(self.land.towers):
            x, y = self._corner(cell)
            yield place(self.art.icon("tower"), x + SQUARE - 9.2, y + SQUARE - 9.7, 8.4)
        for cell in self.found.devoured:
            x, y = self._corner(cell)
            size = 10.0
            yield place(self.art.icon("bones"), x + SQUARE - size - 1.2, y + SQUARE - size - 1.2, size)

    def _badges(self) -> Iterator[Shape]:
        stacked_on: dict[Cell, int] = {}
        for badge in badges(self.found):
            level = stacked_on.get(badge.cell, 0)
            stacked_on[badge.cell] = level + 1
            x, y = self._corner(badge.cell)
            yield from self._pill(badge.points, x + SQUARE - 1.6, y + 1.6 + level * 5.6)

    def _pill(self, points: int, right: float, top: float) -> Iterator[Shape]:
        """Points in a small rounded box, its right end given."""
        gain, loss = (INK, "#777777") if self.art.colours.in_grey else (GAIN, LOSS)
        text = plus(points)
        width = text_width(text, 9, "bold") + 2.6
        style = Style(fill=gain if points > 0 else loss, stroke=PAPER, stroke_width=0.5)
        yield rounded_rect(right - width, top, width, 5.0, 2.4, style)
        yield Text(text, right - width / 2, top + 2.5 + cap_height(9, "bold") / 2, 9, "bold", "middle", PAPER)

    def _foot_parts(self) -> list[tuple[str, int]]:
        found = self.found
        shown = [(key, points) for key, points in found.parts.items() if key in self.land.rules.creatures]
        unused = [
            self.land.squares[found.ground.cells[one.squares[0]]].feature
            for one in found.lines
            if one.part == BONUSES and one.squares
        ]
        bonus = next(iter(unused), None) or next(iter(self.land.rules.bonuses), None)
        if bonus is not None:
            shown.append((bonus, found.parts[BONUSES]))
        return shown

    def _foot_width(self) -> float:
        return 2 * MARGIN + 14.5 * len(self._foot_parts()) + 34.0

    def _foot(self) -> Iterator[Shape]:
        """The parts of the score by icon, and the total."""
        y = self.top + self.land.rows * SQUARE + 4.0
        x = MARGIN
        for key, points in self._foot_parts():
            yield place(self.art.icon(key), x, y, 7.5)
            colour = LOSS if points < 0 else INK
            yield Text(signed(points), x + 8.0, y + 3.75 + cap_height(10) / 2, 10, "bold", "start", colour)
            x += 14.5
        penalty = self.found.parts["miscut"]
        total = (
            f"= {signed(self.found.total)}"
            if not penalty
            else f"{signed(penalty)} = {signed(self.found.total)}"
        )
        yield Text(total, x + 2.0, y + 3.75 + cap_height(16) / 2, 16, "bold", "start", INK)
