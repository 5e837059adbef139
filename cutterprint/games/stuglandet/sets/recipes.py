"""Recipes: what a set of tiles shall show, and whether any set can."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from cutterprint.games.stuglandet.rules.model import Rules
from cutterprint.games.stuglandet.sets.forms import FEWEST_TILES, MOST_TILES
from cutterprint.i18n import Message, msg, nmsg
from cutterprint.recipes.obstacles import Obstacle, Places
from cutterprint.recipes.scaling import shared_out
from cutterprint.specs.translated import Translated

_CASTLE_SHARE = 4


@dataclass(frozen=True)
class Counts:
    """What is counted over a set: the plots of ordinary tiles, and of all tiles everything else."""

    plots: int
    lakes: int
    landfills: int
    brooks: int


@dataclass(frozen=True)
class Recipe:
    """What a set of so many tiles shall show; an ordinary tile has `least` to `most` plots."""

    id: str
    name: Translated
    rules_name: str
    rules: Rules
    tiles: int
    counts: Counts
    least: int
    most: int
    path: Path | None = field(default=None, compare=False)
    places: Places = field(default_factory=dict, compare=False, repr=False)

    @property
    def ordinary(self) -> int:
        """How many tiles there are besides City and Castle."""
        return self.tiles - FEWEST_TILES

    @property
    def cells(self) -> int:
        """The cells of one tile."""
        return self.rules.tile.columns * self.rules.tile.rows

    @property
    def free_cells(self) -> int:
        """The cells of ordinary tiles that no plot or landfill takes."""
        return self.ordinary * self.cells - self.counts.plots - self.counts.landfills

    @property
    def castle_cells(self) -> int:
        """The cells of the Castle besides its plot."""
        return self.cells - self.rules.tile.castle

    @property
    def castle_lakes(self) -> int:
        """How many lakes the Castle gets: all round its plot where they suffice, and a bit of wood."""
        lakes = self.counts.lakes
        wished = min(self.castle_cells - 1, -(-lakes // _CASTLE_SHARE))
        return max(0, min(max(wished, lakes - self.free_cells), self.castle_cells, lakes))

    def for_tiles(self, tiles: int) -> "Recipe":
        """The same recipe for another number of tiles: the counts of ordinary ones keep their proportions."""
        ordinary = tiles - FEWEST_TILES
        if tiles == self.tiles or self.ordinary <= 0 or ordinary < 0:
            return replace(self, tiles=tiles)
        counts, castle = self.counts, self.castle_lakes
        ground = {
            "plots": counts.plots,
            "lakes": counts.lakes - castle,
            "landfills": counts.landfills,
            "wild": max(0, self.free_cells - (counts.lakes - castle)),
        }
        scaled = shared_out(ground, ordinary, self.ordinary)
        brooks = shared_out({"brooks": counts.brooks}, ordinary, self.ordinary)["brooks"]
        return replace(
            self,
            tiles=tiles,
            counts=Counts(scaled["plots"], scaled["lakes"] + castle, scaled["landfills"], brooks),
        )


def obstacles(recipe: Recipe) -> Iterator[Obstacle]:
    """Everything that makes a recipe impossible and can be told without trying."""
    if not FEWEST_TILES <= recipe.tiles <= MOST_TILES:
        message = msg(
            "a set has {least} to {most} tiles, City and Castle among them, not {number}",
            least=FEWEST_TILES,
            most=MOST_TILES,
            number=recipe.tiles,
        )
        yield Obstacle("recipe-unmet", ("tiles",), message)
        return
    yield from _bound_obstacles(recipe)
    yield from _room_obstacles(recipe)
    yield from _brook_obstacles(recipe)


def tiles_message(number: int) -> Message:
    """So many tiles besides City and Castle."""
    return nmsg("{number} tile besides City and Castle", "{number} tiles besides City and Castle", number)


def _bound_obstacles(recipe: Recipe) -> Iterator[Obstacle]:
    key = "plots_on_a_tile"
    if recipe.least > recipe.most:
        message = msg(
            "'least' ({least}) should not be more than 'most' ({most})", least=recipe.least, most=recipe.most
        )
        yield Obstacle("recipe-unmet", (key, "least"), message)
        return
    if recipe.most > recipe.cells:
        message = msg(
            "{plots} plots don't fit on a tile of {cells} cells", plots=recipe.most, cells=recipe.cells
        )
        yield Obstacle("recipe-unmet", (key, "most"), message)
        return
    least, most = recipe.least * recipe.ordinary, recipe.most * recipe.ordinary
    if not least <= recipe.counts.plots <= most:
        message = msg(
            "{tiles} with {least} to {most} plots each have {fewest} to {highest} plots in all, not {found}",
            tiles=tiles_message(recipe.ordinary),
            least=recipe.least,
            most=recipe.most,
            fewest=least,
            highest=most,
            found=recipe.counts.plots,
        )
        hint = msg("change the number of plots or of tiles, or 'plots_on_a_tile'")
        yield Obstacle("recipe-unmet", ("counts", "plots"), message, hint)


def _room_obstacles(recipe: Recipe) -> Iterator[Obstacle]:
    counts = recipe.counts
    if recipe.free_cells < 0:
        message = msg(
            "{plots} plots and {landfills} landfills don't fit on {tiles} of {cells} cells each",
            plots=counts.plots,
            landfills=counts.landfills,
            tiles=tiles_message(recipe.ordinary),
            cells=recipe.cells,
        )
        hint = msg("that is {number} too many", number=-recipe.free_cells)
        yield Obstacle("recipe-sum", ("counts", "landfills"), message, hint)
        return
    room = recipe.free_cells + recipe.castle_cells
    if counts.lakes > room:
        message = msg(
            "{lakes} lakes don't fit: plots and landfills leave {room} cells, the Castle's among them",
            lakes=counts.lakes,
            room=room,
        )
        hint = msg("that is {number} too many", number=counts.lakes - room)
        yield Obstacle("recipe-sum", ("counts", "lakes"), message, hint)


def _brook_obstacles(recipe: Recipe) -> Iterator[Obstacle]:
    columns, rows = recipe.rules.tile.columns, recipe.rules.tile.rows
    borders = (columns - 1) * rows + columns * (rows - 1)
    if recipe.counts.brooks > borders * recipe.ordinary:
        message = msg(
            "{brooks} brooks don't fit on {tiles}: each has {borders} borders between its cells",
            brooks=recipe.counts.brooks,
            tiles=tiles_message(recipe.ordinary),
            borders=borders,
        )
        yield Obstacle("recipe-unmet", ("counts", "brooks"), message)
