"""How a file that is about to be written names others: by id where they are built in, else by their path."""

from pathlib import Path

from cutterprint.errors import UsageError
from cutterprint.i18n import msg
from cutterprint.shelf.built_in import built_in_ids, built_ins


def known_as(path: Path | None, spec_id: str) -> str:
    """What to call a spec on the command line: its id if it is built in, else its file's name."""
    if path is None or any(item.path == path for item in built_ins()):
        return spec_id
    return path.name


def rules_seen_from(folder: Path, game: str, name: str, recipe: Path | None) -> str:
    """How a set in a folder names the rules that a recipe names: by id if built in, else by their path
    below the folder."""
    if recipe is None or name in built_in_ids(game, "rules"):
        return name
    beside = recipe.parent / name
    path = (beside if beside.is_file() else recipe.parent / f"{name}.rules.yaml").resolve()
    if path.parent == folder.resolve():
        return path.name
    for item in built_ins():
        if item.kind == "rules" and item.path.resolve() == path:
            return item.id
    if not path.is_relative_to(folder.resolve()):
        raise UsageError(
            msg(
                "the recipe's rules are in {file}, but a file only finds rules in its own folder or below; "
                "write it next to them with -o {folder}",
                file=path.name,
                folder=recipe.parent,
            )
        )
    return path.relative_to(folder.resolve()).as_posix()
