"""Sets of tiles as a deck to print: whether they go together, how large they are, which tiles are wanted."""

from collections.abc import Sequence
from functools import partial

from cutterprint.drawing.shapes import Symbol
from cutterprint.errors import CutterprintError
from cutterprint.games.stuglandet.art.book import ArtBook, art_palette
from cutterprint.games.stuglandet.art.tiles import DEFAULT_CELL, TileLook, TilePainter
from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.i18n import language, msg
from cutterprint.printing.deck import Deck, DeckCard, DeckOptions, DeckPack, chosen_cards, copied


class MixedTilesError(CutterprintError):
    """Tiles of different shapes were to be printed together."""


def tile_deck(sets: Sequence[TileSet], options: DeckOptions, cell: float | None = None) -> Deck:
    """The deck of some sets of tiles; a cell is as large as is asked for, or as a set says."""
    if len({(tiles.rules.tile.columns, tiles.rules.tile.rows) for tiles in sets}) > 1:
        raise MixedTilesError(msg("error[mixed-packs]: the sets have tiles of different shapes"))
    cell = cell or next((tiles.cell for tiles in sets if tiles.cell), None) or DEFAULT_CELL
    look = TileLook(cell=cell, bleed=options.sheet.most_bleed)
    art = ArtBook(art_palette(options.palette, options.ink))
    painters = [TilePainter(tiles, art, look, language(options.language)) for tiles in sets]
    printed: list[DeckCard] = []
    for painter in painters:
        tiles = painter.tiles
        origin = DeckPack(tiles.id, str(tiles.name), painter.back)
        offered = [DeckCard(tile.id, origin, partial(painter.face, tile)) for tile in tiles.tiles]
        printed += copied(chosen_cards(offered, options.cards), options.copies)

    def shared() -> tuple[Symbol, ...]:
        return tuple({s.name: s for painter in painters for s in painter.shared()}.values())

    return Deck(
        name=" + ".join(tiles.name.in_language(options.language) for tiles in sets),
        size=(painters[0].width, painters[0].height),
        cards=printed,
        shared=shared,
        are_tiles=True,
        sheet=options.sheet,
        printer=options.printer,
    )
