"""What grows and lies on the land of a tile: woods, meadows, and the green between the lots."""

from collections.abc import Iterator
from random import Random

from cutterprint.drawing.shapes import Segment, Shape, Use, ellipse, line, rect
from cutterprint.games.stuglandet.art.outlines import Point
from cutterprint.games.stuglandet.art.plants import FLOWERS, VARIANTS
from cutterprint.games.stuglandet.art.scene import Scene
from cutterprint.games.stuglandet.art.strokes import inked
from cutterprint.games.stuglandet.components.tiles import Terrain
from cutterprint.specs.cells import Cell

WOODS = ("spruces", "leaves", "mixed", "meadow", "mixed")


class Woods:
    """Draws the green of one tile."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def ground(self, overlap: float) -> Iterator[Shape]:
        """The meadow under everything, with lighter patches and blades of grass."""
        scene, unit = self.scene, self.scene.unit
        over = scene.bleed + overlap
        box = rect(-over, -over, scene.width + 2 * over, scene.height + 2 * over)
        yield scene.path(box.segments, "meadow", inked("ground"))
        dice = scene.dice("ground")
        patches: list[Segment] = []
        for _ in range(9):
            x, y = dice.uniform(0, scene.width), dice.uniform(0, scene.height)
            patches += ellipse(x, y, dice.uniform(4, 9) * unit, dice.uniform(2.5, 5) * unit).segments
        yield scene.path(tuple(patches), "meadow", inked("light"))
        blades: list[Segment] = []
        for _ in range(int(scene.width * scene.height / (20 * unit * unit))):
            x, y = dice.uniform(-over, scene.width + over), dice.uniform(-over, scene.height + over)
            blades += line(x, y, x + 0.35 * unit, y + 0.75 * unit, inked()).segments
            blades += line(x + 0.7 * unit, y, x + 0.35 * unit, y + 0.75 * unit, inked()).segments
        yield scene.path(tuple(blades), "meadow", inked(None, "pattern-light", 0.28))

    def trees(self, castle: Cell | None) -> Iterator[Shape]:
        """Woods on wild cells, and something green wherever lots leave room; the nearer hides the farther."""
        standing: list[tuple[float, Shape]] = []
        for cell in self.scene.cells(Terrain.WILD):
            if cell != castle:
                standing += self._wild(cell)
        for vertex in self.scene.vertices():
            standing += self._corner(vertex)
        for _, shape in sorted(standing, key=lambda item: item[0]):
            yield shape

    def _wild(self, cell: Cell) -> Iterator[tuple[float, Use]]:
        scene = self.scene
        dice = scene.dice("wild", cell)
        kind = dice.choice(WOODS)
        taken: list[tuple[Point, float]] = []
        trees = {"spruces": 15, "leaves": 11, "mixed": 13, "meadow": 4}[kind]
        for _ in range(trees * 12):
            if sum(radius > 1.5 for _, radius in taken) >= trees:
                break
            name = {"spruces": "spruce", "leaves": "leaf"}.get(kind) or dice.choice(("spruce", "leaf"))
            radius = dice.uniform(2.3, 3.6)
            at = self._spot(cell, radius, dice)
            if self._is_free(at, radius * 0.8, taken):
                taken.append((at, radius * 0.8))
                yield at[1], scene.put(name, at, radius * 2.3, variant=dice.randrange(VARIANTS))
        small = 22 if kind == "meadow" else 8
        for number in range(small):
            name = dice.choice((*FLOWERS, "tuft", "tuft", "flower"))
            size = 2.6 if name == "tuft" else 1.7
            if number == 0:
                name, size = "boulder", 3.6
            at = self._spot(cell, size / 2, dice)
            if self._is_free(at, size * 0.55, taken):
                taken.append((at, size * 0.55))
                yield at[1] - scene.cell, scene.put(name, at, size, variant=dice.randrange(VARIANTS))

    def _spot(self, cell: Cell, radius: float, dice: Random) -> Point:
        """A place in a cell that keeps the radius (in units) from its sides."""
        scene = self.scene
        keep = (radius + 0.9) * scene.unit
        return tuple(place * scene.cell + dice.uniform(keep, scene.cell - keep) for place in cell)  # type: ignore[return-value]

    def _is_free(self, at: Point, radius: float, taken: list[tuple[Point, float]]) -> bool:
        unit = self.scene.unit
        return all(
            (at[0] - x) ** 2 + (at[1] - y) ** 2 > ((radius + other) * unit) ** 2 for (x, y), other in taken
        )

    def _corner(self, vertex: Cell) -> Iterator[tuple[float, Use]]:
        """A bush, a tree or a stone where four cells meet, unless water does."""
        scene = self.scene
        around = scene.around(vertex)
        column, row = vertex
        brooks = (
            scene.has_brook((column - 1, row - 1), (column, row - 1)),
            scene.has_brook((column - 1, row), (column, row)),
            scene.has_brook((column - 1, row - 1), (column - 1, row)),
            scene.has_brook((column, row - 1), (column, row)),
        )
        if Terrain.CITY_PLOT in around or around.count(Terrain.LAKE) > 1 or any(brooks):
            return
        dice = scene.dice("corner", vertex)
        x, y = column * scene.cell, row * scene.cell
        name = dice.choice(("bush", "bush", "leaf", "boulder", "spruce"))
        size = {"bush": 4.6, "boulder": 3.2}.get(name, 5.0)
        yield y, scene.put(name, (x, y), size, variant=dice.randrange(VARIANTS))
