"""What Stuglandet's sheets may show: its icons, cabins and colours, and pictures of boards by name."""

from collections.abc import Mapping

from cutterprint.drawing.board_marks import PAPER
from cutterprint.drawing.colours import mix
from cutterprint.drawing.shapes import Drawing, Symbol
from cutterprint.games.stuglandet.art.board_picture import board_picture, scored_board
from cutterprint.games.stuglandet.art.book import ArtBook, art_palette
from cutterprint.games.stuglandet.art.cabins import cabin_mark
from cutterprint.games.stuglandet.components.boards import COLOURS, TileGrid
from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.games.stuglandet.scoring.score import Score
from cutterprint.pages.logos import logo_element
from cutterprint.pages.looks import SheetLook, sheet_colours
from cutterprint.pages.markup import Props
from cutterprint.specs.cells import Cell

CELL = 16.0
"""The side of a cell in the drawings that templates place, in millimetres."""
LARGE_BADGE = 0.33
"""How high points are on small boards, in cells."""
READABLE = 15.8
"""Points of the usual size can be read where cells are at least so large."""


class Pictures:
    """The pictures of a sheet, which it gathers before its template is filled in."""

    def __init__(self, look: SheetLook) -> None:
        self.colours = art_palette(look.palette, look.ink)
        self.art = ArtBook(self.colours)
        self.drawings: dict[str, Drawing] = {}

    def add_scored(self, name: str, score: Score | None, badge: float | None = None) -> bool:
        """Keep the picture of a scored board; says whether there is one.

        `badge` is how high points on it are, in cells; without it there are none.
        """
        if score is not None:
            self.drawings[name] = scored_board(score, self.art, cell=CELL, badge=badge)
        return score is not None

    def add_grid(
        self, name: str, grid: TileGrid, tiles: TileSet, cabins: Mapping[Cell, int] | None = None
    ) -> None:
        """Keep the picture of tiles, without cabins or with some."""
        self.drawings[name] = board_picture(grid, tiles, self.art, cabins=cabins, cell=CELL)

    def props(self) -> Props:
        """What a template may show by name."""
        tints = {"meadow-tint": "meadow", "lake-tint": "lake", "plot-tint": "plot", "city-tint": "city"}
        named = sheet_colours(self.colours)
        named |= {tint: mix(self.colours.colour(what, "ground"), PAPER, 0.45) for tint, what in tints.items()}
        return Props(
            icon=self._icon,
            colours=named,
            drawings=self.drawings,
            elements={"logo": logo_element(self.art.logo)},
            in_grey=self.colours.in_grey,
        )

    def _icon(self, name: str) -> Symbol:
        """An icon of the game, or a cabin of a colour: `cabin-red` and so on."""
        colour = name.removeprefix("cabin-")
        return cabin_mark(COLOURS.index(colour), self.art) if colour in COLOURS else self.art.icon(name)
