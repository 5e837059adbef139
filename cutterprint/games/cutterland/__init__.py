"""Cutterland: cards of squares that are cut, lands that are built of the pieces, and their scores.

The types of its values can be imported from here; the shelf finds the game by `game.py`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cutterprint.games.cutterland.components.cards import Card, Pack
    from cutterprint.games.cutterland.components.lands import Land
    from cutterprint.games.cutterland.decks.recipes import Recipe
    from cutterprint.games.cutterland.rules.model import Rules
    from cutterprint.games.cutterland.stock.ledgers import Ledger

__all__ = ["Card", "Land", "Ledger", "Pack", "Recipe", "Rules"]

# Loaded when first asked for, so that `cutterprint --help` starts at once.
_WHERE = {
    "Card": "components.cards",
    "Land": "components.lands",
    "Ledger": "stock.ledgers",
    "Pack": "components.cards",
    "Recipe": "decks.recipes",
    "Rules": "rules.model",
}


def __getattr__(name: str) -> object:
    if name in _WHERE:
        return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
