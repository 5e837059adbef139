"""From a recipe file to a recipe."""

from collections.abc import Callable

from cutterprint.games.cutterland.decks.forms import RecipeFile
from cutterprint.games.cutterland.decks.recipes import Patches, Recipe, obstacles
from cutterprint.games.cutterland.rules.rules_reader import find_rules, no_landscape
from cutterprint.i18n import Message, listed, msg
from cutterprint.recipes.obstacles import places_of, tell
from cutterprint.specs.context import Context
from cutterprint.specs.models import check_form
from cutterprint.specs.problems import ProblemLog, did_you_mean, shown
from cutterprint.specs.translated import Translated
from cutterprint.specs.tree import MapNode, Node


def read_recipe(node: MapNode, context: Context) -> Recipe | None:
    """The recipe that a file describes, or nothing and all of its problems."""
    log = context.log
    before = len(log)
    form = check_form(RecipeFile, node, log)
    rules = find_rules(node.get("rules"), context)
    if rules is None:
        return None
    _check_names(node.get("features"), _no_feature, list(rules.features), log)
    _check_names(node.get("landscapes"), no_landscape, list(rules.landscapes), log)
    if form is None or len(log) > before:
        return None
    patches = form.patches
    recipe = Recipe(
        id=form.id,
        name=form.name or Translated.plain(form.id),
        rules_name=form.rules,
        rules=rules,
        cards=form.cards,
        features=dict(form.features),
        shares={key: form.landscapes.get(key, 0 if form.landscapes else 1) for key in rules.landscapes},
        patches=Patches(
            patches.least, patches.most, patches.most if patches.singles is None else patches.singles
        ),
        most_bonuses=form.bonuses.most if form.bonuses is not None else rules.card.features,
        spread=form.worth.spread if form.worth is not None else None,
        never=frozenset(form.never),
        path=context.path,
        places=places_of(node),
    )
    for obstacle in obstacles(recipe):
        tell(obstacle, recipe.places, log)
    return recipe if len(log) == before else None


def _no_feature(name: str) -> Message:
    return msg("there is no creature or bonus '{name}'", name=shown(name))


def _check_names(
    node: Node | None, unknown: Callable[[str], Message], known: list[str], log: ProblemLog
) -> None:
    if not isinstance(node, MapNode):
        return
    for key in node.entries:
        if key not in known:
            hint = did_you_mean(key, known) or msg("choose from {names}", names=listed(known))
            log.add(node.key_place(key), "unknown-code", unknown(key), hint)
