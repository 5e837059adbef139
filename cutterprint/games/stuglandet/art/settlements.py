"""Where people live on a tile, and what they leave: plots with paths and jetties, City, Castle, heaps."""

from collections.abc import Iterator

from cutterprint.drawing.outlines import Point, displaced, ring, rounded, smooth
from cutterprint.drawing.shapes import Segment, Shape, line
from cutterprint.games.stuglandet.art import places
from cutterprint.games.stuglandet.art.scene import SIDES, Scene
from cutterprint.games.stuglandet.art.strokes import inked
from cutterprint.games.stuglandet.components.tiles import Role, Terrain
from cutterprint.specs.cells import Cell

LOT, CITY_LOT = 20.4, 18.0
PATH = 2.2


class Settlements:
    """Draws what people made of one tile."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    @property
    def is_city(self) -> bool:
        return self.scene.tile.role is Role.CITY

    def town_ground(self) -> Iterator[Shape]:
        """The streets of the City: paved ground, uneven at its rim."""
        if not self.is_city:
            return
        scene = self.scene
        inset, bend = 1.0 * scene.unit, 6.0 * scene.unit
        right, bottom = scene.width - inset, scene.height - inset
        corners = [
            ((x, y), bend) for x, y in ((inset, inset), (right, inset), (right, bottom), (inset, bottom))
        ]
        dice = scene.dice("town")
        rim = rounded(corners, 3.0 * scene.unit)
        rim = displaced(rim, lambda _: dice.uniform(0.0, 0.7) * scene.unit)
        yield scene.path(smooth(rim), "city", inked("ground", "pattern", 0.4))
        stones: list[Segment] = []
        for _ in range(150):
            x, y = dice.uniform(2, scene.width - 2), dice.uniform(2, scene.height - 2)
            stones += line(x, y, x + dice.uniform(0.5, 1.1) * scene.unit, y, inked()).segments
        yield scene.path(tuple(stones), "city", inked(None, "pattern", 0.28))

    def paths(self) -> Iterator[Shape]:
        """From lot to lot where no brook parts them, and out over the edge of the tile to the next one."""
        scene = self.scene
        ways: list[Segment] = []
        for cell in scene.cells(Terrain.PLOT, Terrain.CITY_PLOT):
            for side in SIDES:
                other = (cell[0] + side[0], cell[1] + side[1])
                beside = scene.terrain(other)
                if beside is not None and (not beside.is_plot or scene.has_brook(cell, other)):
                    continue
                x, y = scene.middle(cell)
                start, reach = 9.0 * scene.unit, scene.cell / 2
                if beside is None:
                    reach += scene.bleed + 0.5
                ways += line(
                    x + side[0] * start,
                    y + side[1] * start,
                    x + side[0] * reach,
                    y + side[1] * reach,
                    inked(),
                ).segments
        if ways:
            yield scene.path(tuple(ways), "path", inked(None, "line", PATH + 0.7))
            yield scene.path(tuple(ways), "path", inked(None, "body", PATH))

    def lots(self) -> Iterator[Shape]:
        scene = self.scene
        for cell in scene.cells(Terrain.PLOT):
            yield scene.put("plot", scene.middle(cell), LOT)
        for cell in scene.cells(Terrain.CITY_PLOT):
            yield scene.put("city-plot", scene.middle(cell), CITY_LOT)

    def gardens(self) -> Iterator[Shape]:
        """A few flowers or a berry bush inside a lot's fence, clear of where the cabin goes."""
        scene, unit = self.scene, self.scene.unit
        for cell in scene.cells(Terrain.PLOT):
            dice = scene.dice("garden", cell)
            x, y = scene.middle(cell)
            corners = [(-7.6, -7.4), (7.6, -7.4), (7.6, 7.4), (-7.6, 7.4)]
            dice.shuffle(corners)
            for across, down in corners[: dice.randrange(1, 4)]:
                kind = dice.choice(("bush", "flower", "poppy", "bell", "flower", "tuft"))
                if kind == "bush":
                    at = (x + across * unit, y + down * unit)
                    yield scene.put(kind, at, 3.6, variant=dice.randrange(3))
                    continue
                for _ in range(dice.randrange(1, 4)):
                    at = (
                        x + (across + dice.uniform(-0.9, 0.9)) * unit,
                        y + (down + dice.uniform(-0.9, 0.9)) * unit,
                    )
                    yield scene.put(kind, at, 1.5 if kind != "tuft" else 2.2)

    def jetties(self) -> Iterator[Shape]:
        """Each lot beside a lake has a jetty."""
        scene = self.scene
        for cell in scene.cells(Terrain.PLOT, Terrain.CITY_PLOT):
            dice = scene.dice("jetty", cell)
            for number, side in enumerate(SIDES):
                other = (cell[0] + side[0], cell[1] + side[1])
                if scene.terrain(other) is Terrain.LAKE:
                    aside = dice.uniform(-4.5, 4.5) * scene.unit
                    x, y = scene.middle(cell)
                    out = scene.cell / 2 + 2.4 * scene.unit
                    at = (x + side[0] * out + abs(side[1]) * aside, y + side[1] * out + abs(side[0]) * aside)
                    yield scene.put("jetty", at, 4.6, turn=number * 90)

    # --- the City and the Castle ---

    def houses(self) -> Iterator[Shape]:
        """Along the streets between city plots, with a fountain and a church where streets cross."""
        if not self.is_city:
            return
        scene = self.scene
        dice = scene.dice("houses")
        for cell in scene.cells(Terrain.CITY_PLOT):
            for side in ((1, 0), (0, 1)):
                other = (cell[0] + side[0], cell[1] + side[1])
                if scene.terrain(other) is not Terrain.CITY_PLOT:
                    continue
                x, y = scene.middle(cell)
                x, y = x + side[0] * scene.cell / 2, y + side[1] * scene.cell / 2
                for along in (-5.9, 5.9):
                    at = (x + side[1] * along * scene.unit, y + side[0] * along * scene.unit)
                    if self._is_at_rim(at):
                        continue
                    turn = (90 if side[0] else 0) + dice.choice((0, 180))
                    roof = dice.choice(places.ROOFS)
                    yield scene.put(roof, at, 5.6, variant=dice.randrange(2), turn=turn)
                for along in (-2.2, 2.2):
                    at = (x + side[1] * along * scene.unit, y + side[0] * along * scene.unit)
                    yield scene.put("bush", at, 1.9, variant=dice.choice((0, 2)))
        for number, vertex in enumerate(scene.vertices()):
            at = (vertex[0] * scene.cell, vertex[1] * scene.cell)
            yield scene.put("church" if number % 2 else "fountain", at, 5.8 if number % 2 else 5.0)

    def _is_at_rim(self, at: Point) -> bool:
        """Whether a place in the City is at the end of the street between its rows."""
        return not 8 * self.scene.unit < at[0] < self.scene.width - 8 * self.scene.unit

    def castle(self) -> Iterator[Shape]:
        """The castle, on the free ground of its tile; if there is none, on an island of its own."""
        scene, cell = self.scene, self.castle_cell()
        if cell is None:
            return
        if scene.terrain(cell) is Terrain.LAKE:
            island = smooth(ring(*scene.middle(cell), [9.4 * scene.unit, 8.8 * scene.unit] * 5))
            yield scene.path(island, "lake", inked("accent", "mark", 0.75))
            yield scene.path(island, "meadow", inked("ground"))
            yield scene.put("castle", scene.middle(cell), 14.0)
        else:
            yield scene.put("castle", scene.middle(cell), 19.0)

    def castle_cell(self) -> Cell | None:
        """Where the castle of the Castle tile stands."""
        if self.scene.tile.role is not Role.CASTLE:
            return None
        wild = next(self.scene.cells(Terrain.WILD), None)
        return wild or min(self.scene.cells(Terrain.LAKE), key=self._plots_beside, default=None)

    def _plots_beside(self, cell: Cell) -> int:
        beside = [self.scene.terrain((cell[0] + across, cell[1] + down)) for across, down in SIDES]
        return sum(terrain is not None and terrain.is_plot for terrain in beside)

    # --- landfills ---

    def heaps(self) -> Iterator[Shape]:
        for cell in self.scene.cells(Terrain.LANDFILL):
            yield from self._heap(cell)

    def _heap(self, cell: Cell) -> Iterator[Shape]:
        """Mud with a ragged rim, slime, and what nobody wanted any more."""
        scene, unit = self.scene, self.scene.unit
        dice = scene.dice("heap", cell)
        x, y = scene.middle(cell)

        def blob(at: Point, low: float, high: float, count: int) -> tuple[Segment, ...]:
            return smooth(
                ring(*at, [dice.uniform(low, high) * unit for _ in range(count)], start=dice.uniform(0, 1))
            )

        yield scene.path(blob((x, y), 8.9, 10.2, 16), "landfill", inked("ground", "line", 1.0))
        yield scene.path(blob((x - 0.5 * unit, y - 0.5 * unit), 6.4, 8.0, 11), "landfill", inked("body"))
        (pool, *_) = ring(x, y, [4.0 * unit] * 5, start=dice.uniform(0, 6))
        yield scene.path(blob(pool, 2.2, 3.8, 8), "landfill", inked("accent", "line", 0.35))
        crumbs: list[Segment] = []
        for _ in range(16):
            a, b = (dice.uniform(-7, 7) * unit for _ in range(2))
            crumbs += line(
                x + a, y + b, x + a + 0.8 * unit, y + b + dice.uniform(-0.6, 0.6) * unit, inked()
            ).segments
        yield scene.path(tuple(crumbs), "landfill", inked(None, "pattern", 0.5))
        kinds = ["tyre", "sack", "can", dice.choice(("tyre", "sack", "can"))]
        dice.shuffle(kinds)
        spots = ring(x, y, [6.5 * unit] * 4, start=dice.uniform(0.5, 1.1))
        for kind, at in zip(kinds, spots, strict=True):
            yield scene.put(kind, at, dice.uniform(5.6, 6.8), turn=dice.uniform(-60, 60))
        yield scene.put("fishbone", (x, y), 9.0, turn=dice.uniform(0, 360))
