"""Lakes and brooks of a tile, with waves, lilies and boats on them."""

import math
from collections.abc import Iterator
from functools import cached_property

from cutterprint.drawing.outlines import Point, ring, smooth
from cutterprint.drawing.shapes import Path, Segment, Shape
from cutterprint.games.stuglandet.art.scene import SIDES, Scene
from cutterprint.games.stuglandet.art.shores import SHORE, Shores
from cutterprint.games.stuglandet.art.strokes import inked
from cutterprint.games.stuglandet.components.tiles import Border, Terrain
from cutterprint.specs.cells import Cell

BROOK = 2.0
"""How wide a brook is, in units."""


class Waters:
    """Draws the water of one tile."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.lakes = frozenset(scene.cells(Terrain.LAKE))

    @cached_property
    def shores(self) -> Shores:
        scene = self.scene
        tile = scene.tile
        return Shores(
            self.lakes, tile.columns, tile.rows, scene.cell, scene.bleed + scene.cell * 0.5, tile.id
        )

    def shapes(self) -> Iterator[Shape]:
        """Sand, then the shore line, the shallows and the deep; brooks open into the lakes."""
        springs = self._springs()
        brooks = [self._course(brook) for brook in sorted(self.scene.tile.water)]
        flow = tuple(part for course in brooks for part in course)
        draw = self.scene.path
        if self.lakes:
            yield draw(self._lake(SHORE - 0.045), "lake", inked("accent"))
        if springs:
            yield draw(springs, "lake", inked(None, "mark", 0.9))
        if flow:
            yield draw(flow, "lake", inked(None, "mark", BROOK + 0.9))
        if self.lakes:
            yield draw(self._lake(SHORE), "lake", inked("pattern-light", "mark", 0.75))
        if springs:
            yield draw(springs, "lake", inked("pattern-light"))
        if flow:
            yield draw(flow, "lake", inked(None, "pattern-light", BROOK))
            yield draw(flow, "lake", inked(None, "ground", BROOK - 0.6))
        if springs:
            yield draw(self._springs(0.7), "lake", inked("ground"))
        if self.lakes:
            yield draw(self._lake(SHORE + 0.045), "lake", inked("ground"))
            yield draw(self._lake(SHORE + 0.17), "lake", inked("body", "pattern-light", 0.22))
            yield from self._waves()
        if flow:
            yield draw(self._ripples(), "lake", inked(None, "pattern", 0.3))

    def _lake(self, inset: float) -> tuple[Segment, ...]:
        return tuple(part for outline in self.shores.outlines(inset) for part in outline)

    # --- what is on the water ---

    def _waves(self) -> Iterator[Path]:
        """Crests, dark and light, over the open water."""
        scene, unit = self.scene, self.scene.unit
        crests: dict[str, list[Segment]] = {"pattern": [], "light": []}
        for cell in sorted(self.lakes):
            dice = scene.dice("waves", cell)
            x0, y0 = cell[0] * scene.cell, cell[1] * scene.cell
            for row in range(5):
                for column in range(3):
                    x = x0 + (1.6 + column * 7.4 + (row % 2) * 3.4 + dice.uniform(-0.9, 0.9)) * unit
                    y = y0 + (3.4 + row * 4.3 + dice.uniform(-0.7, 0.7)) * unit
                    if dice.random() < 0.28 or not self._is_open((x, y), (x + 4.4 * unit, y)):
                        continue
                    kind = "light" if dice.random() < 0.36 else "pattern"
                    crests[kind] += crest(x, y, unit * dice.uniform(0.85, 1.1))
        for kind, segments in crests.items():
            if segments:
                yield scene.path(tuple(segments), "lake", inked(None, kind, 0.42))

    def _is_open(self, *points: Point) -> bool:
        """Whether points lie well out on the water."""
        clear = (SHORE + 0.06) * self.scene.cell
        return all(self.depth(point) > clear for point in points)

    def depth(self, point: Point) -> float:
        """How far a point of a lake is from the nearest land's cell, and from the edge of the tile."""
        scene = self.scene
        x, y = point
        cell = int(x // scene.cell), int(y // scene.cell)
        if cell not in self.lakes:
            return -1.0
        nearest = min(x, y, scene.width - x, scene.height - y) + 0.06 * scene.cell
        for column in range(cell[0] - 1, cell[0] + 2):
            for row in range(cell[1] - 1, cell[1] + 2):
                if (column, row) not in self.lakes and scene.terrain((column, row)) is not None:
                    dx = max(column * scene.cell - x, 0.0, x - (column + 1) * scene.cell)
                    dy = max(row * scene.cell - y, 0.0, y - (row + 1) * scene.cell)
                    nearest = min(nearest, math.hypot(dx, dy))
        return nearest

    def life(self) -> Iterator[Shape]:
        """Lilies in bays, a boat here and there."""
        scene = self.scene
        for cell in sorted(self.lakes):
            dice = scene.dice("life", cell)
            kind = dice.choice(("boat", "lily", "sailing_boat", "swans", "lily", "swans"))
            x, y = scene.middle(cell)
            unit = scene.unit
            if kind == "lily":
                for number in range(2):
                    at = (x + dice.uniform(-5.5, 5.5) * unit, y + dice.uniform(-5.5, 5.5) * unit)
                    if self.depth(at) > 5.2 * unit:
                        yield scene.put("lily", at, 5.4, variant=number, turn=dice.uniform(0, 360))
            else:
                at = (x + dice.uniform(-2, 2) * unit, y + dice.uniform(-2, 2) * unit)
                yield scene.put(kind, at, 7.6, turn=dice.uniform(0, 360))

    def reeds(self) -> Iterator[Shape]:
        """In the shallows, where no lot has its jetty."""
        scene = self.scene
        for cell in sorted(self.lakes):
            dice = scene.dice("reeds", cell)
            x, y = scene.middle(cell)
            for across, down in SIDES:
                beside = scene.terrain((cell[0] + across, cell[1] + down))
                if beside in (None, Terrain.LAKE) or dice.random() < 0.25:
                    continue
                out = (0.5 - SHORE - 0.02) * scene.cell
                aside = dice.choice((-1, 1)) * dice.uniform(0.2, 0.27) * scene.cell
                at = (x + across * out + abs(down) * aside, y + down * out + abs(across) * aside)
                yield scene.put("reeds", (at[0], at[1] - 0.8 * scene.unit), 4.4, variant=0)

    # --- brooks ---

    def _course(self, brook: Border) -> tuple[Segment, ...]:
        """The middle of a brook along the border of two cells, winding a little."""
        scene = self.scene
        is_level = brook[0][0] == brook[1][0]
        start, end = _ends(brook)
        dice = scene.dice("brook", brook)
        length = scene.cell
        points: list[Point] = []
        for step in range(7):
            along = length * step / 6
            sway = 0.0 if step in (0, 6) else dice.uniform(-0.55, 0.55) * scene.unit
            x, y = start[0] * scene.cell, start[1] * scene.cell
            points.append((x + along, y + sway) if is_level else (x + sway, y + along))
        points[0] = self._end(start, points[0], points[1])
        points[-1] = self._end(end, points[-1], points[-2])
        return smooth(points, closed=False)

    def _ripples(self) -> tuple[Segment, ...]:
        """Small waves on the brooks."""
        scene = self.scene
        found: list[Segment] = []
        for brook in sorted(scene.tile.water):
            (x, y), (x2, y2) = _ends(brook)
            for share in (0.24, 0.52, 0.8):
                at = (x + (x2 - x) * share) * scene.cell, (y + (y2 - y) * share) * scene.cell
                found += crest(at[0] - 1.0 * scene.unit, at[1], scene.unit * 0.45)
        return tuple(found)

    def _springs(self, share: float = 1.0) -> tuple[Segment, ...]:
        """Pools where brooks rise: at ends inside the tile that meet neither a lake nor another brook."""
        scene, tile = self.scene, self.scene.tile
        ends = [vertex for brook in tile.water for vertex in _ends(brook)]
        found: list[Segment] = []
        for column, row in sorted(set(ends)):
            is_inside = 0 < column < tile.columns and 0 < row < tile.rows
            if (
                is_inside
                and ends.count((column, row)) == 1
                and Terrain.LAKE not in scene.around((column, row))
            ):
                radii = [reach * share * scene.unit for reach in (2.3, 1.9, 2.2, 1.8, 2.4, 2.0)]
                found += smooth(ring(column * scene.cell, row * scene.cell, radii))
        return tuple(found)

    def _end(self, vertex: Cell, at: Point, before: Point) -> Point:
        """A brook's end: beyond the edge of the tile, inside a lake at this corner, or where it is."""
        scene = self.scene
        tile = scene.tile
        dx, dy = at[0] - before[0], at[1] - before[1]
        length = math.hypot(dx, dy)
        if vertex[0] in (0, tile.columns) or vertex[1] in (0, tile.rows):
            out = scene.bleed + 1.0
            return at[0] + dx / length * out, at[1] + dy / length * out
        column, row = vertex
        for cell in ((column - 1, row - 1), (column, row - 1), (column, row), (column - 1, row)):
            if cell in self.lakes:
                x, y = scene.middle(cell)
                return at[0] + (x - at[0]) * 0.38, at[1] + (y - at[1]) * 0.38
        return at


def _ends(brook: Border) -> tuple[Cell, Cell]:
    """The corners of cells between which a brook runs."""
    one, (column, row) = brook
    return (column, row), (column + 1, row) if one[0] == column else (column, row + 1)


def crest(x: float, y: float, size: float) -> tuple[Segment, ...]:
    """A wave."""
    return (
        ("M", x, y),
        ("C", x + 0.7 * size, y - 0.9 * size, x + 1.4 * size, y - 0.9 * size, x + 2.1 * size, y),
        ("C", x + 2.8 * size, y + 0.8 * size, x + 3.5 * size, y + 0.8 * size, x + 4.2 * size, y - 0.1 * size),
    )
