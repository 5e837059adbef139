"""What comes with the program: rules, packs and samples, found by their ids."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cutterprint.errors import UsageError
from cutterprint.i18n import msg
from cutterprint.specs.problems import did_you_mean, printable, shown

GAMES = ("cutterland",)
KINDS = ("rules", "pack", "recipe", "land", "game", "tournament", "record")


@dataclass(frozen=True)
class BuiltIn:
    """A spec that comes with the program; its file is named ID.KIND.yaml."""

    game: str
    kind: str
    id: str
    path: Path
    is_sample: bool


def data_folder(name: str) -> Path:
    """`card_specs` or `templates`: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent
    installed = package / "data" / name
    return installed if installed.is_dir() else package.parent / name


@cache
def built_ins() -> tuple[BuiltIn, ...]:
    """Everything built in, rules first, then packs, then samples."""
    return tuple(
        sorted(_scan(), key=lambda item: (item.game, item.is_sample, KINDS.index(item.kind), item.id))
    )


def _scan() -> Iterator[BuiltIn]:
    for game in GAMES:
        folder = data_folder("card_specs") / game
        for path in sorted(folder.rglob("*.yaml")):
            parts = path.name.removesuffix(".yaml").rsplit(".", 1)
            if len(parts) == 2 and parts[1] in KINDS:
                yield BuiltIn(game, parts[1], parts[0], path, path.parent.name == "samples")


def built_in_ids(game: str, kind: str) -> list[str]:
    return [item.id for item in built_ins() if item.game == game and item.kind == kind]


def built_in(game: str, kind: str, name: str) -> BuiltIn:
    """A built-in spec by game, kind and id."""
    for item in built_ins():
        if (item.game, item.kind, item.id) == (game, kind, name):
            return item
    raise UsageError(
        msg("nothing built in is called '{name}' ({kind}, {game})", name=shown(name), kind=kind, game=game)
    )


def find_built_in(name: str, kinds: tuple[str, ...] = KINDS) -> BuiltIn | None:
    """The built-in spec with an id: where several kinds share it, the pack; ID.KIND names one of them."""
    found = [item for item in built_ins() if item.kind in kinds]
    same_id = [item for item in found if item.id == name]
    packs_first = sorted(same_id, key=lambda item: item.kind != "pack")
    return next(iter(packs_first or [item for item in found if f"{item.id}.{item.kind}" == name]), None)


def spec_files(name: str, kinds: tuple[str, ...] = KINDS) -> list[Path]:
    """The files that a word on the command line means: a built-in id, a file, or a folder of files."""
    found = find_built_in(name, kinds)
    if found is not None:
        return [found.path]
    if not name.strip():
        raise UsageError(msg("a file's name is empty"))
    path = Path(name)
    try:
        if path.is_dir():
            files = [file for file in sorted(path.rglob("*.[yY]*[mM][lL]")) if _is_spec(file, path)]
            if not files:
                raise UsageError(
                    msg("there is no .yaml file in the folder '{folder}'", folder=shown(name, 200))
                )
            return files
        if path.exists():
            return [path]
    except (OSError, ValueError) as error:
        raise UsageError(
            msg("'{file}' can't be opened: {reason}", file=shown(name, 200), reason=error)
        ) from error
    ids = [item.id for item in built_ins() if item.kind in kinds]
    hint = did_you_mean(name, ids) or msg("'cutterprint list' shows what is built in")
    raise UsageError(
        msg(
            "there is no file, folder or built-in spec '{name}'; {hint}",
            name=shown(name, 200),
            hint=hint,
        )
    )


def _is_spec(file: Path, folder: Path) -> bool:
    hidden = any(part.startswith(".") for part in file.relative_to(folder).parts)
    return file.suffix.lower() in {".yaml", ".yml"} and file.is_file() and not hidden


def display_name(path: Path) -> str:
    """How a file is named to the user: from the folder that they are in, where it lies below it."""
    try:
        return printable(str(path.resolve().relative_to(Path.cwd())))
    except (ValueError, OSError):
        return printable(str(path))
