"""From a recipe file to a recipe."""

from cutterprint.games.stuglandet.rules.rules_reader import find_rules
from cutterprint.games.stuglandet.sets.forms import BoundsFile, RecipeFile
from cutterprint.games.stuglandet.sets.recipes import Counts, Recipe, obstacles
from cutterprint.recipes.obstacles import places_of, tell
from cutterprint.specs.context import Context
from cutterprint.specs.models import check_form
from cutterprint.specs.translated import Translated
from cutterprint.specs.tree import MapNode


def read_recipe(node: MapNode, context: Context) -> Recipe | None:
    """The recipe that a file describes, or nothing and all of its problems."""
    log = context.log
    before = len(log)
    form = check_form(RecipeFile, node, log)
    rules = find_rules(node.get("rules"), context)
    if form is None or rules is None or len(log) > before:
        return None
    bounds = form.plots_on_a_tile or BoundsFile(least=0, most=None)
    recipe = Recipe(
        id=form.id,
        name=form.name or Translated.plain(form.id),
        rules_name=form.rules,
        rules=rules,
        tiles=form.tiles if form.tiles is not None else rules.tile.number,
        counts=Counts(**form.counts.model_dump()),
        least=bounds.least,
        most=bounds.most if bounds.most is not None else rules.tile.columns * rules.tile.rows,
        path=context.path,
        places=places_of(node),
    )
    for obstacle in obstacles(recipe):
        tell(obstacle, recipe.places, log)
    return recipe if len(log) == before else None
