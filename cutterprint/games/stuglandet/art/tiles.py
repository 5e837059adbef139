"""Tiles as symbols to print: faces, a summer map from above, and backs."""

from collections.abc import Iterator
from dataclasses import dataclass

from cutterprint.drawing.fonts import cap_height
from cutterprint.drawing.shapes import Shape, Symbol, Text
from cutterprint.games.stuglandet.art.backs import back_shapes
from cutterprint.games.stuglandet.art.book import ArtBook
from cutterprint.games.stuglandet.art.scene import Scene
from cutterprint.games.stuglandet.art.settlements import Settlements
from cutterprint.games.stuglandet.art.waters import Waters
from cutterprint.games.stuglandet.art.woods import Woods
from cutterprint.games.stuglandet.components.tiles import Tile, TileSet

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
    """Draws the tiles of a set; trees, lots and houses are shared symbols, drawn once."""

    def __init__(self, tiles: TileSet, art: ArtBook, look: TileLook) -> None:
        self.tiles = tiles
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
            name = f"tile-{self.tiles.id}-{tile.id}"
            bleed = max(self.look.bleed, OVERLAP)
            self._faces[tile.id] = Symbol(name, scene.width, scene.height, tuple(_shapes(scene)), bleed)
        return self._faces[tile.id]

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
    yield from settlements.jetties()
    yield from settlements.heaps()
    yield from waters.reeds()
    yield from waters.life()
    yield from settlements.houses()
    yield from settlements.castle()
    yield from woods.trees(settlements.castle_cell())
    yield from _label(scene)


def _label(scene: Scene) -> Iterator[Shape]:
    """The tile's id, small, at the side between two rows, clear of lots and brooks."""
    size = LABEL_SIZE * scene.unit
    tile = scene.tile
    row = tile.rows // 2
    is_wet = row > 0 and scene.has_brook((0, row - 1), (0, row))
    x = scene.width - SAFE * scene.unit if is_wet else SAFE * scene.unit
    y = row * scene.cell + cap_height(size) / 2 if row else scene.height - SAFE * scene.unit
    ink = scene.art.colour("meadow", "mark")
    yield Text(tile.id, x, y, size, anchor="end" if is_wet else "start", fill=ink, fill_role="mark")
