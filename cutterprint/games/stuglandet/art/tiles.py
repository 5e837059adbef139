"""Tiles as symbols to print: faces, a summer map from above, and backs."""

from collections.abc import Iterator
from dataclasses import dataclass

from cutterprint.drawing.fonts import cap_height
from cutterprint.drawing.shapes import Segment, Shape, Symbol, Text, line
from cutterprint.games.stuglandet.art.backs import back_shapes
from cutterprint.games.stuglandet.art.book import ArtBook
from cutterprint.games.stuglandet.art.scene import Scene
from cutterprint.games.stuglandet.art.settlements import Settlements
from cutterprint.games.stuglandet.art.strokes import inked
from cutterprint.games.stuglandet.art.waters import Waters
from cutterprint.games.stuglandet.art.woods import Woods
from cutterprint.games.stuglandet.components.tile_reader import ROLE_NAMES
from cutterprint.games.stuglandet.components.tiles import Terrain, Tile, TileSet
from cutterprint.i18n import Language

DEFAULT_CELL = 24.0
OVERLAP = 0.1
"""How far grounds reach over the edge, so that viewers show no hairlines between neighbours."""
SAFE = 1.6
LABEL_SIZE = 5.6


@dataclass(frozen=True, kw_only=True)
class TileLook:
    """How tiles are drawn: the side of a cell and how far colours reach over the edge, in millimetres."""

    cell: float = DEFAULT_CELL
    bleed: float = 0.0


class TilePainter:
    """Draws the tiles of a set; trees, lots and houses are shared symbols, drawn once.

    Tiles are labelled in a language; without one they have no labels, as on pictures of boards.
    """

    def __init__(self, tiles: TileSet, art: ArtBook, look: TileLook, speech: Language | None = None) -> None:
        self.tiles = tiles
        self.speech = speech
        self.art = art
        self.look = look
        shape = tiles.rules.tile
        self.width, self.height = shape.columns * look.cell, shape.rows * look.cell
        self._faces: dict[str, Symbol] = {}
        self._back: Symbol | None = None

    def face(self, tile: Tile) -> Symbol:
        """The front of a tile."""
        if tile.id not in self._faces:
            scene = Scene(tile, self.art, self.look.cell, self.look.bleed)
            # One document may hold a tile in several sizes: to be printed, and on pictures of boards.
            size = "" if self.look == TileLook() else f"-{self.look.cell:g}-{self.look.bleed:g}"
            name = f"tile-{self.tiles.id}-{tile.id}{size}{'' if self.speech else '-plain'}"
            bleed = max(self.look.bleed, OVERLAP)
            shapes = (*_shapes(scene), *_label(scene, self._name(tile)))
            self._faces[tile.id] = Symbol(name, scene.width, scene.height, shapes, bleed)
        return self._faces[tile.id]

    def _name(self, tile: Tile) -> str:
        """What is printed on a tile: its id, or what it is called if it is the City or the Castle."""
        if self.speech is None:
            return ""
        return tile.id if tile.role is None else ROLE_NAMES[tile.role].said(self.speech)

    def back(self) -> Symbol:
        """The back of every tile of the set."""
        if self._back is None:
            over = max(self.look.bleed, OVERLAP)
            shapes = tuple(back_shapes(self.tiles, self.art, self.look.cell, over))
            self._back = Symbol(f"back-{self.tiles.id}", self.width, self.height, shapes, over)
        return self._back

    def shared(self) -> tuple[Symbol, ...]:
        """The symbols that faces and backs use, as far as they were drawn."""
        return tuple(self.art.symbols())


def _shapes(scene: Scene) -> Iterator[Shape]:
    """A tile from the ground up."""
    waters, settlements, woods = Waters(scene), Settlements(scene), Woods(scene)
    yield from woods.ground(OVERLAP)
    yield from settlements.town_ground()
    yield from waters.shapes()
    yield from settlements.paths()
    yield from settlements.lots()
    yield from settlements.gardens()
    yield from waters.reeds()
    yield from settlements.jetties()
    yield from settlements.heaps()
    yield from waters.life()
    yield from settlements.houses()
    yield from settlements.castle()
    yield from woods.trees(settlements.castle_cell())
    yield from _ticks(scene)


def _ticks(scene: Scene) -> Iterator[Shape]:
    """A faint cross on the water where cells meet, so that lakes can be counted in cells."""
    reach = 0.8 * scene.unit
    ticks: list[Segment] = []
    for vertex in scene.vertices():
        if scene.around(vertex).count(Terrain.LAKE) == 4:
            x, y = vertex[0] * scene.cell, vertex[1] * scene.cell
            ticks += line(x - reach, y, x + reach, y, inked()).segments
            ticks += line(x, y - reach, x, y + reach, inked()).segments
    if ticks:
        yield scene.path(tuple(ticks), "lake", inked(None, "pattern-light", 0.3))


def _label(scene: Scene, text: str) -> Iterator[Shape]:
    """The tile's name, small, at the side between two rows, clear of lots and brooks."""
    if not text:
        return
    size = LABEL_SIZE * scene.unit
    tile = scene.tile
    row = tile.rows // 2
    is_wet = row > 0 and scene.has_brook((0, row - 1), (0, row))
    x = scene.width - SAFE * scene.unit if is_wet else SAFE * scene.unit
    y = row * scene.cell + cap_height(size) / 2 if row else scene.height - SAFE * scene.unit
    ink = scene.art.colour("meadow", "mark")
    yield Text(text, x, y, size, anchor="end" if is_wet else "start", fill=ink, fill_role="mark")
