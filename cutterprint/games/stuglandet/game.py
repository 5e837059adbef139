"""Stuglandet as the shelf sees it; whatever is heavy is imported when it is asked for."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from cutterprint.games.game import Game, Kind
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
    yield repr(value)


GAME = Game(
    id="stuglandet",
    title="Stuglandet",
    folder=Path(__file__).parent,
    kinds=_kinds,
    set_kind="tiles",
    defaults={"rules": "base", "tiles": "summer", "recipe": "summer"},
    rules_of=_rules_of,
    show=_show,
)
