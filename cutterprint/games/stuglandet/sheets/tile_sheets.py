"""Sets of tiles as a deck to print: whether they go together, how large they are, which tiles are wanted."""

from collections.abc import Sequence
from dataclasses import replace

from cutterprint.games.stuglandet.art.book import ArtBook, art_palette
from cutterprint.games.stuglandet.art.tiles import DEFAULT_CELL, TileLook, TilePainter
from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.i18n import language, msg
from cutterprint.printing.deck import Deck, DeckOptions, MixedPacksError, Painted, deck_of


def tile_deck(sets: Sequence[TileSet], options: DeckOptions, cell: float | None = None) -> Deck:
    """The deck of some sets of tiles; a cell is as large as is asked for, or as a set says."""
    if len({(tiles.rules.tile.columns, tiles.rules.tile.rows) for tiles in sets}) > 1:
        raise MixedPacksError(msg("error[mixed-packs]: the sets have tiles of different shapes"))
    cell = cell or next((tiles.cell for tiles in sets if tiles.cell), None) or DEFAULT_CELL
    look = TileLook(cell=cell, bleed=options.sheet.most_bleed)
    art = ArtBook(art_palette(options.palette, options.ink))
    speech = language(options.language)
    painted = [
        Painted(
            tiles.id,
            tiles.name,
            TilePainter(tiles, art, look, speech),
            [(tile.id, tile) for tile in tiles.tiles],
        )
        for tiles in sets
    ]
    return replace(deck_of(painted, options), are_tiles=True)
