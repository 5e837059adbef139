"""Print, check and score tabletop games.

    import cutterprint
    pack = cutterprint.load("my.pack.yaml")

`load` gives the typed value that a file describes, or raises SpecError, whose `problems` hold everything that
is wrong with the file. The types of the values are those of the game: see the package of each game.
"""

from os import PathLike, fspath
from typing import Any

from cutterprint.errors import CutterprintError, UsageError
from cutterprint.specs.problems import Problem, SpecError

__version__ = "0.1.0"
__all__ = ["CutterprintError", "Problem", "SpecError", "UsageError", "load"]


def load(path: str | PathLike[str]) -> Any:
    """The value in a file (a pack, rules, a land …), or the built-in one with that id."""
    from cutterprint.shelf.resolver import load_one

    return load_one(fspath(path)).value
