"""What the commands share in asking: packs and recipes by name."""

from typing import TYPE_CHECKING

from cutterprint.errors import UsageError

if TYPE_CHECKING:
    from cutterprint.games.cutterland.components.cards import Pack
    from cutterprint.games.cutterland.decks.recipes import Recipe


def pack_named(name: str) -> "Pack":
    """The pack that a word on the command line means: a built-in id, or a file."""
    from cutterprint.games.cutterland.components.cards import Pack

    value = _named(name, "pack")
    if not isinstance(value, Pack):
        raise UsageError(f"'{name}' is no pack")
    return value


def recipe_named(name: str) -> "Recipe":
    """The recipe that a word on the command line means: a built-in id, or a file."""
    from cutterprint.games.cutterland.decks.recipes import Recipe

    value = _named(name, "recipe")
    if not isinstance(value, Recipe):
        raise UsageError(f"'{name}' is no recipe")
    return value


def _named(name: str, kind: str) -> object:
    from cutterprint.library import spec_files
    from cutterprint.loading import load_file

    files = spec_files(name, (kind,))
    if len(files) != 1:
        raise UsageError(f"'{name}' is a folder; name one {kind} in it")
    return load_file(files[0])
