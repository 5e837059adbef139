"""Stuglandet as the shelf sees it; whatever is heavy is imported when it is asked for."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cutterprint.games.game import Cards, Game, Kind
from cutterprint.games.stuglandet.options import TileOptions
from cutterprint.i18n import Language
from cutterprint.terminal import Terminal

if TYPE_CHECKING:
    from cutterprint.printing.deck import Deck, DeckOptions


def _kinds() -> Mapping[str, Kind]:
    from cutterprint.games.stuglandet.kinds import KINDS

    return KINDS


def _rules_of(value: object) -> object | None:
    from cutterprint.games.stuglandet.rules.model import Rules

    rules = value if isinstance(value, Rules) else getattr(value, "rules", None)
    return rules if isinstance(rules, Rules) else None


def _show(value: object, only: Sequence[str], terminal: Terminal, speech: Language) -> Iterable[str]:
    yield repr(value)


def _deck(sets: Sequence[object], options: "DeckOptions", own: TileOptions) -> "Deck":
    from cutterprint.games.stuglandet.components.tiles import TileSet
    from cutterprint.games.stuglandet.sheets.tile_sheets import tile_deck
    from cutterprint.units import parse_length

    cell = parse_length(own.cell, "--cell", least=8, most=100) if own.cell else None
    return tile_deck([tiles for tiles in sets if isinstance(tiles, TileSet)], options, cell)


GAME = Game(
    id="stuglandet",
    title="Stuglandet",
    folder=Path(__file__).parent,
    kinds=_kinds,
    set_kind="tiles",
    defaults={"rules": "base", "tiles": "summer", "recipe": "summer"},
    rules_of=_rules_of,
    show=_show,
    cards=Cards(deck=_deck, options=TileOptions),
)
