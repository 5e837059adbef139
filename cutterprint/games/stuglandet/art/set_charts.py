"""What is in a set of tiles as a drawing: its cells, its plots, what its tiles are worth, each tile."""

from collections import Counter
from collections.abc import Iterator

from cutterprint.drawing.board_marks import INK, PAPER
from cutterprint.drawing.charts import bar_style, columns
from cutterprint.drawing.fonts import cap_height
from cutterprint.drawing.palettes import Palette
from cutterprint.drawing.shapes import Colour, Drawing, Shape, Style, Text, line, rect
from cutterprint.games.stuglandet.components.tile_reader import TERRAIN_NAMES
from cutterprint.games.stuglandet.components.tiles import Border, Terrain
from cutterprint.games.stuglandet.sets.stats import SetStats, TileFacts
from cutterprint.i18n import Language, said
from cutterprint.numbers import points_text, signed

WIDTH = 190.0
LEFT, MIDDLE = 8.0, 104.0
ROW, SWATCH = 8.4, 6.0
NAMES, BARS = 36.0, 38.0
TOP, TILES_TOP = 26.0, 84.0
TILE, STEP, TILES_A_ROW = 18.0, 21.9, 8

GROUNDS: dict[Terrain, tuple[str, Colour]] = {
    Terrain.PLOT: ("plot", "#eef8c0"),
    Terrain.CITY_PLOT: ("city-plot", "#cdd0d4"),
    Terrain.LAKE: ("lake", "#4b8fcb"),
    Terrain.LANDFILL: ("landfill", "#8a6a50"),
    Terrain.WILD: ("meadow", "#86bf58"),
}
"""For each terrain its symbol in the palettes, and its colour where a palette is silent."""


def stats_drawing(stats: SetStats, language: Language, colours: Palette) -> Drawing:
    """The charts of a set on one page."""
    return _Charts(stats, language, colours).drawing()


class _Charts:
    def __init__(self, stats: SetStats, language: Language, colours: Palette) -> None:
        self.stats = stats
        self.language = language
        self.colours = colours

    def drawing(self) -> Drawing:
        shape = self.stats.tiles.rules.tile
        tall = TILE / shape.columns * shape.rows + 9.0
        height = TILES_TOP + tall * -(-len(self.stats.facts) // TILES_A_ROW) + 4.0
        shapes = (
            rect(0, 0, WIDTH, height, Style(fill=PAPER)),
            *self._title(),
            *self._terrain(),
            *self._plots(),
            *self._worth(),
            *self._tiles(tall),
        )
        return Drawing(WIDTH, height, shapes)

    def _title(self) -> Iterator[Shape]:
        number = len(self.stats.facts)
        told = self.language.ngettext("{number} tile", "{number} tiles", number).format(number=number)
        name = self.stats.tiles.name.in_language(self.language.code)
        yield Text(f"{name} · {told}", LEFT, 13, 16, "bold", "start", INK)

    def _heading(self, text: str, x: float, y: float) -> Shape:
        return Text(text, x, y, 10, "bold", "start", INK)

    def _colour(self, terrain: Terrain) -> Colour:
        symbol, own = GROUNDS[terrain]
        return self.colours.colour(symbol, "ground", own)

    def _cell(self, terrain: Terrain, x: float, y: float, side: float) -> Iterator[Shape]:
        """A cell in its colour, with the code that files write: it tells them apart without colour too."""
        yield rect(x, y, side, side, bar_style(self._colour(terrain)))
        dark = terrain is Terrain.LANDFILL and self.colours.ink == "full"
        size = side * 1.5
        middle = y + side / 2 + cap_height(size) / 2
        yield Text(terrain.value, x + side / 2, middle, size, "bold", "middle", PAPER if dark else INK)

    def _terrain(self) -> Iterator[Shape]:
        """A bar for each terrain, and the number of its cells."""
        yield self._heading(self.language.gettext("Cells"), LEFT, TOP - 3)
        most = max(self.stats.terrain.values())
        for index, (terrain, number) in enumerate(self.stats.terrain.items()):
            y = TOP + index * ROW
            base = y + SWATCH / 2 + cap_height(9) / 2
            yield from self._cell(terrain, LEFT, y, SWATCH)
            name = said(TERRAIN_NAMES[terrain], self.language)
            yield Text(name, LEFT + SWATCH + 2, base, 9, "regular", "start", INK)
            wide = BARS * number / most
            if number:
                yield rect(LEFT + NAMES, y + 0.8, wide, SWATCH - 1.6, bar_style(self._colour(terrain)))
            yield Text(str(number), LEFT + NAMES + wide + 1.5, base, 9, "bold", "start", INK)

    def _plots(self) -> Iterator[Shape]:
        """How many tiles have so many plots; City and Castle, whose plots are given, are left out."""
        counts = Counter(facts.plots for facts in self.stats.ordinary or self.stats.facts)
        numbers = {str(plots): counts[plots] for plots in range(min(counts), max(counts) + 1)}
        yield self._heading(self.language.gettext("Tiles by their plots"), MIDDLE, TOP - 3)
        yield from columns(numbers, MIDDLE, TOP, 36, 34, self._colour(Terrain.PLOT))

    def _worth(self) -> Iterator[Shape]:
        """How many tiles are worth so many points."""
        x, speech = MIDDLE + 42, self.language
        yield self._heading(speech.gettext("by their worth"), x, TOP - 3)
        yield from columns(self.stats.worth_steps, x, TOP, 38, 34, self._colour(Terrain.LAKE))
        told = speech.gettext("{low} to {high}, {average} on average").format(
            low=signed(self.stats.poorest.worth),
            high=signed(self.stats.best.worth),
            average=points_text(self.stats.average, speech.decimal_mark),
        )
        yield Text(told, x, TOP + 44, 8, "regular", "start", INK)

    def _tiles(self, tall: float) -> Iterator[Shape]:
        """Every tile with its worth."""
        yield self._heading(self.language.gettext("The tiles, and what each is worth"), LEFT, TILES_TOP - 3)
        for index, facts in enumerate(self.stats.facts):
            x = LEFT + index % TILES_A_ROW * STEP
            yield from self._tile(facts, x, TILES_TOP + index // TILES_A_ROW * tall)

    def _tile(self, facts: TileFacts, x: float, y: float) -> Iterator[Shape]:
        tile = facts.tile
        side = TILE / tile.columns
        for row, cells in enumerate(tile.cells):
            for column, terrain in enumerate(cells):
                yield from self._cell(terrain, x + column * side, y + row * side, side)
        for brook in sorted(tile.water):
            for colour, width in ((INK, 1.6), (self._colour(Terrain.LAKE), 1.0)):
                yield _brook(brook, x, y, side, Style(fill=None, stroke=colour, stroke_width=width))
        yield rect(x, y, TILE, side * tile.rows, Style(fill=None, stroke=INK, stroke_width=0.5))
        base = y + side * tile.rows + 4
        yield Text(tile.id, x, base, 8, "regular", "start", INK)
        yield Text(signed(facts.worth), x + TILE, base, 8, "bold", "end", INK)


def _brook(brook: Border, x: float, y: float, side: float, style: Style) -> Shape:
    (column, row), (other, _) = brook
    if other > column:
        across = x + other * side
        return line(across, y + row * side, across, y + (row + 1) * side, style)
    down = y + (row + 1) * side
    return line(x + column * side, down, x + (column + 1) * side, down, style)
