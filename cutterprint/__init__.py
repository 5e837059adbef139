"""Print, check and score Cutterland.

    import cutterprint
    pack = cutterprint.load("my.pack.yaml")

`load` gives the typed pack, rules or land, or raises SpecError, whose `problems` hold everything
that is wrong with the file.
"""

from os import PathLike, fspath
from pathlib import Path
from typing import TYPE_CHECKING

from cutterprint.errors import CutterprintError, UsageError
from cutterprint.i18n import msg
from cutterprint.specs.problems import Problem, SpecError, shown

if TYPE_CHECKING:
    from cutterprint.games.cutterland.components.cards import Card, Pack
    from cutterprint.games.cutterland.components.lands import Land
    from cutterprint.games.cutterland.decks.recipes import Recipe
    from cutterprint.games.cutterland.rules.model import Rules
    from cutterprint.games.cutterland.stock.ledgers import Ledger

__version__ = "0.1.0"
__all__ = [
    "Card",
    "CutterprintError",
    "Land",
    "Ledger",
    "Pack",
    "Problem",
    "Recipe",
    "Rules",
    "SpecError",
    "UsageError",
    "load",
]

# The values' modules are loaded when first asked for, so that `cutterprint --help` starts at once.
_VALUES = {
    "Card": "cutterprint.games.cutterland.components.cards",
    "Ledger": "cutterprint.games.cutterland.stock.ledgers",
    "Pack": "cutterprint.games.cutterland.components.cards",
    "Land": "cutterprint.games.cutterland.components.lands",
    "Recipe": "cutterprint.games.cutterland.decks.recipes",
    "Rules": "cutterprint.games.cutterland.rules.model",
}


def load(path: str | PathLike[str]) -> "Pack | Rules | Land | Recipe | Ledger":
    """The pack, rules, land, recipe or ledger in a file, or the built-in one with that id."""
    from cutterprint.library import spec_files
    from cutterprint.loading import load_file

    name = fspath(path)
    files = spec_files(name)
    if len(files) != 1 or Path(name).is_dir():
        raise UsageError(msg("'{folder}' is a folder; name one of its files", folder=shown(name, 200)))
    return load_file(files[0])  # type: ignore[return-value]


def __getattr__(name: str) -> object:
    if name in _VALUES:
        from importlib import import_module

        return getattr(import_module(_VALUES[name]), name)
    raise AttributeError(f"module 'cutterprint' has no attribute {name!r}")
