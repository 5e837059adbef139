"""Stuglandet as the shelf sees it; whatever is heavy is imported when it is asked for."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from cutterprint.games.game import Answer, Game, Generated, GenerateRequest, Kind
from cutterprint.i18n import Language
from cutterprint.terminal import Terminal


def _kinds() -> Mapping[str, Kind]:
    from cutterprint.games.stuglandet.kinds import KINDS

    return KINDS


def _rules_of(value: object) -> object | None:
    from cutterprint.games.stuglandet.rules.model import Rules

    rules = value if isinstance(value, Rules) else getattr(value, "rules", None)
    return rules if isinstance(rules, Rules) else None


def _show(value: object, only: Sequence[str], terminal: Terminal, speech: Language) -> Iterable[str]:
    from cutterprint.games.stuglandet.sets.recipes import Recipe
    from cutterprint.games.stuglandet.terminal.sets import recipe_lines

    return recipe_lines(value, terminal, speech) if isinstance(value, Recipe) else [repr(value)]


def _generate(recipe: object, request: GenerateRequest) -> Generated:
    from cutterprint.games.stuglandet.sets.new_sets import new_set

    return new_set(recipe, request)


def _stats(tiles: object, recipe: object | None) -> Answer:
    from cutterprint.games.stuglandet.answers import stats_answer

    return stats_answer(tiles, recipe)


GAME = Game(
    id="stuglandet",
    title="Stuglandet",
    folder=Path(__file__).parent,
    kinds=_kinds,
    set_kind="tiles",
    defaults={"rules": "base", "tiles": "summer", "recipe": "summer"},
    rules_of=_rules_of,
    show=_show,
    generate=_generate,
    stats=_stats,
)
