"""How a board may come to lie: tiles drawn and laid by chance, City and Castle always among them."""

from cutterprint.games.stuglandet.components.boards import LaidTile, TileGrid
from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.games.stuglandet.rules.model import Seating
from cutterprint.recipes.dice import Dice


def shuffled_grid(tiles: TileSet, seating: Seating, seed: int) -> TileGrid:
    """The board of a basic game for so many players, as a seed shuffles it."""
    dice = Dice(seed)
    others = [tile for tile in tiles.tiles if tile.role is None]
    dice.shuffle(others)
    chosen = [tile for tile in tiles.tiles if tile.role is not None]
    chosen += others[: seating.tiles - len(chosen)]
    dice.shuffle(chosen)
    return TileGrid(
        tuple(
            LaidTile(tile, (number % seating.columns, number // seating.columns), dice.below(2) == 1)
            for number, tile in enumerate(chosen)
        )
    )
