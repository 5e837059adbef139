"""A new set of tiles from a recipe: made from a seed, named, and ready to be written as a file."""

from pathlib import Path

from cutterprint.games.game import Generated, GenerateRequest
from cutterprint.games.stuglandet.components.tiles import Terrain, TileSet
from cutterprint.games.stuglandet.rules.rules_reader import GAME
from cutterprint.games.stuglandet.sets.generating import generate
from cutterprint.games.stuglandet.sets.recipes import Recipe
from cutterprint.games.stuglandet.sets.stats import SetStats, set_stats
from cutterprint.games.stuglandet.sets.writing import tiles_yaml
from cutterprint.i18n import nmsg
from cutterprint.numbers import points_text, signed
from cutterprint.recipes.naming import chosen_id, chosen_name, comment_lines, default_id
from cutterprint.shelf.seen_from import known_as, rules_seen_from


def new_set(recipe: object, request: GenerateRequest) -> Generated:
    """A set that meets a recipe, the same one for the same seed."""
    assert isinstance(recipe, Recipe), "the shelf asks with a recipe"
    chosen = recipe.for_tiles(request.count) if request.count is not None else recipe
    set_id = chosen_id(request.id, chosen.id, request.seed)
    name = chosen_name(request.name, chosen.name, request.seed, is_namesake=set_id == chosen.id)
    made = generate(chosen, request.seed)
    stats = set_stats(TileSet(set_id, name, chosen.rules, chosen.rules_name, made))

    def written(folder: Path) -> str:
        rules = rules_seen_from(folder, GAME, chosen.rules_name, chosen.path)
        tiles = TileSet(set_id, name, chosen.rules, rules, made)
        return tiles_yaml(tiles, "\n".join(_comment(stats, chosen, request)))

    about = nmsg(
        "{number} tile, {plots} plots in all",
        "{number} tiles, {plots} plots in all",
        len(made),
        plots=stats.plots,
    )
    return Generated(set_id, "tiles", written, about)


def _comment(stats: SetStats, recipe: Recipe, request: GenerateRequest) -> list[str]:
    """How a set was made and what it shows; files speak English, as their keys do."""
    made = stats.tiles
    words = [
        f"cutterprint generate --game {GAME} --recipe {known_as(recipe.path, recipe.id)}",
        f"--count {len(made.tiles)} --seed {request.seed}",
        *([f"--id {made.id}"] if made.id != default_id(recipe.id, request.seed) else []),
    ]
    shown = [
        f"{stats.plots} plots",
        f"{stats.terrain[Terrain.LAKE]} lakes",
        f"{stats.terrain[Terrain.LANDFILL]} landfills",
        *([f"{stats.brooks} brooks"] if stats.brooks else []),
    ]
    ordinary = stats.ordinary or stats.facts
    worths = [facts.worth for facts in ordinary]
    return [
        f"Made with: {' '.join(words)}",
        *comment_lines("It shows ", shown),
        f"A tile is worth {signed(min(worths))} to {signed(max(worths))} points, "
        f"{points_text(stats.average)} on average (City and Castle aside).",
        "",
        "o plot   # city plot   ~ lake   x landfill   . woods or meadow",
        "water: brooks on the borders of cells",
    ]
