"""What grows and lies on the land of a tile: woods, meadows, and the green between the lots."""

from collections.abc import Iterator
from random import Random

from cutterprint.drawing.outlines import Point
from cutterprint.drawing.shapes import Segment, Shape, Use, ellipse, line, rect
from cutterprint.games.stuglandet.art.plants import VARIANTS
from cutterprint.games.stuglandet.art.scene import Scene
from cutterprint.games.stuglandet.art.strokes import inked
from cutterprint.games.stuglandet.components.tiles import Terrain
from cutterprint.specs.cells import Cell

WOODS = ("spruce", "leaf", "mixed", "meadow", "mixed", "meadow")
_SMALL = (("tuft", 2.8), ("flower", 1.9), ("poppy", 1.7), ("bell", 1.6), ("tuft", 2.4), ("flower", 1.6))


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
        """A wood of one kind or both with a stone in it, or a meadow in bloom with a few trees."""
        scene = self.scene
        dice = scene.dice("wild", cell)
        kind = dice.choice(WOODS)
        # Nothing grows over the tile's label.
        taken: list[tuple[Point, float]] = [((4.0 * scene.unit, scene.height / 2), 3.0)]
        trees = 5 if kind == "meadow" else 18
        if kind == "meadow":
            at = self._spot(cell, 5.0, dice)
            if self._is_free(at, 3.6, taken):
                taken.append((at, 3.6))
                yield at[1], scene.put(dice.choice(("hay", "campfire")), at, 7.4)
        for _ in range(trees * 14):
            if len(taken) > trees:
                break
            name = kind if kind in ("spruce", "leaf") else dice.choice(("spruce", "leaf"))
            radius = dice.uniform(2.4, 3.8)
            at = self._spot(cell, radius, dice)
            if self._is_free(at, radius * 0.7, taken):
                taken.append((at, radius * 0.7))
                yield at[1], scene.put(name, at, radius * 2.4, variant=dice.randrange(VARIANTS))
        for number in range(30 if kind == "meadow" else 14):
            name, size = dice.choice(_SMALL)
            if number == 0:
                name, size = "boulder", 3.8
            at = self._spot(cell, size / 2, dice)
            if self._is_free(at, size * 0.62, taken):
                taken.append((at, size * 0.62))
                yield at[1] - scene.cell, scene.put(name, at, size, variant=dice.randrange(VARIANTS))

    def _spot(self, cell: Cell, radius: float, dice: Random) -> Point:
        """A place in a cell that keeps the radius (in units) from sides beyond which the land isn't wild."""
        scene = self.scene
        keep = (radius + 0.7) * scene.unit

        def along(axis: int) -> float:
            low, high = cell[axis] * scene.cell, (cell[axis] + 1) * scene.cell
            before, after = (
                scene.terrain((cell[0] + step * (1 - axis), cell[1] + step * axis)) for step in (-1, 1)
            )
            return dice.uniform(
                low + (0.0 if before is Terrain.WILD else keep),
                high - (0.0 if after is Terrain.WILD else keep),
            )

        return along(0), along(1)

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
