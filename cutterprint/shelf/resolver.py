"""The one road from a name to a value: an id, a file, a folder or standard input, with every problem."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from cutterprint.errors import UsageError
from cutterprint.games.game import Game, Kind
from cutterprint.i18n import listed, msg
from cutterprint.shelf.built_in import built_in, built_in_ids, built_ins, find_built_in
from cutterprint.shelf.games import DEFAULT_GAME, game_named, games
from cutterprint.specs.context import Context, Loaded
from cutterprint.specs.problems import Problem, ProblemLog, SpecError, did_you_mean, display_name, shown
from cutterprint.specs.tree import MapNode, Node, ScalarNode
from cutterprint.specs.yaml_reader import MOST_BYTES, read_bytes, read_file

STANDARD_INPUT = "-"
Value = TypeVar("Value")


@dataclass(frozen=True)
class SpecFile:
    """Where a spec stands: a file, or bytes that came another way and name files in a folder."""

    name: str
    path: Path | None = None
    data: bytes | None = None
    folder: Path | None = None

    @classmethod
    def at(cls, path: Path) -> "SpecFile":
        return cls(display_name(path), path)

    def tree(self, log: ProblemLog) -> Node | None:
        if self.data is not None or self.path is None:
            return read_bytes(self.data or b"", self.name, log, self.path)
        return read_file(self.path, self.name, log)

    def context(self, log: ProblemLog, game: str = "") -> Context:
        folder = self.folder or (self.path.parent if self.path is not None else None)
        return Context(log, LIBRARY, game, self.path, folder)


@dataclass(frozen=True)
class Spec:
    """A file that was read: its game and kind, the value, and the tree with the places."""

    game: Game
    kind: str
    value: object
    node: MapNode

    @property
    def rules(self) -> object | None:
        """The rules that the file holds, or that its value follows (or says for its sheets)."""
        if self.kind == "rules":
            return self.value
        own: object | None = getattr(self.value, "sheet_rules", None)
        return own or getattr(self.value, "rules", None)


def spec_files(name: str, kinds: tuple[str, ...] = (), game: str | None = None) -> list[SpecFile]:
    """The files that a word on the command line means; folders are searched for YAML files."""
    if name == STANDARD_INPUT:
        data = sys.stdin.buffer.read(MOST_BYTES + 1)
        return [SpecFile("<stdin>", data=data, folder=Path.cwd())]
    found = find_built_in(name, kinds, game)
    if found is not None:
        return [SpecFile.at(found.path)]
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
            return [SpecFile.at(file) for file in files]
        if path.exists():
            return [SpecFile.at(path)]
    except (OSError, ValueError) as error:
        raise UsageError(
            msg("'{file}' can't be opened: {reason}", file=shown(name, 200), reason=error)
        ) from error
    ids = [
        item.id for item in built_ins() if item.kind in (kinds or (item.kind,)) and game in {None, item.game}
    ]
    hint = did_you_mean(name, ids) or msg("'cutterprint list' shows what is built in")
    raise UsageError(
        msg("there is no file, folder or built-in id '{name}'; {hint}", name=shown(name, 200), hint=hint)
    )


def files_named(names: Sequence[str], kinds: tuple[str, ...] = (), game: str | None = None) -> list[SpecFile]:
    """The files that several words mean, each once."""
    return list(dict.fromkeys(file for name in names for file in spec_files(name, kinds, game)))


def load_specs(names: Sequence[str], kinds: tuple[str, ...] = (), game: str | None = None) -> list[Spec]:
    """The specs in the named files; raises SpecError with the problems of all of them."""
    specs: list[Spec] = []
    problems: list[Problem] = []
    for file in files_named(names, kinds, game):
        try:
            specs.append(load_spec(file))
        except SpecError as error:
            problems += error.problems
    if problems:
        raise SpecError(problems)
    return specs


def load_one(name: str, kinds: tuple[str, ...] = (), game: str | None = None) -> Spec:
    """The one spec that a word means, of one of these kinds if any are named."""
    # An id of another kind is found as well, to be told what it is.
    files = spec_files(name, kinds if find_built_in(name, kinds, game) is not None else (), game)
    if len(files) != 1:
        raise UsageError(msg("'{name}' is a folder with several files; name one of them", name=name))
    spec = load_spec(files[0])
    if kinds and spec.kind not in kinds:
        raise UsageError(
            msg(
                "'{name}' is the wrong kind of file: {kind} instead of {wanted}",
                name=shown(name, 200),
                kind=spec.kind,
                wanted=listed(kinds, "or"),
            )
        )
    return spec


def load_set(name: str | None, game: str | None = None) -> Spec:
    """What a word means that is printed as cards or tiles, of any game; without a word the usual one."""
    if name is None:
        usual = game_named(game)
        return load_one(usual.defaults[usual.set_kind], (usual.set_kind,), usual.id)
    asked = games().values() if game is None else [game_named(game)]
    return load_one(name, tuple(dict.fromkeys(one.set_kind for one in asked)), game)


def load_spec(file: SpecFile | Path) -> Spec:
    """The spec in a file; raises SpecError with every problem."""
    log = ProblemLog()
    spec = read_spec(file if isinstance(file, SpecFile) else SpecFile.at(file), log)
    log.raise_if_any()
    assert spec is not None, "a file without problems gives a value"
    return spec


def load_file(path: Path) -> object:
    """The value in a file; raises SpecError with every problem."""
    return load_spec(path).value


def load_bytes(data: bytes, name: str = "<text>", path: Path | None = None) -> object:
    """The same from bytes; a path lets the text name files beside it."""
    return load_spec(SpecFile(name, path, data)).value


def problems_in(file: SpecFile | Path) -> tuple[Problem, ...]:
    """Every problem of a file, in the order of its lines."""
    log = ProblemLog()
    read_spec(file if isinstance(file, SpecFile) else SpecFile.at(file), log)
    return log.in_order()


def read_spec(file: SpecFile, log: ProblemLog) -> Spec | None:
    """The spec of a file, or nothing and its problems in the log."""
    node = file.tree(log)
    return spec_of(node, file.context(log)) if node is not None else None


def spec_of(node: Node, context: Context) -> Spec | None:
    """The spec of a tree, or nothing and its problems in the log."""
    if not isinstance(node, MapNode):
        context.log.add(
            node.place,
            "wrong-type",
            msg("the file should be a mapping of keys to values"),
            msg("start it with 'game: {game}'; 'cutterprint new' writes an example", game=DEFAULT_GAME),
        )
        return None
    game = _game(node, context.log)
    kind = _kind(node, game, context.log) if game is not None else None
    if game is None or kind is None:
        return None
    value = kind.read(node, replace(context, game=game.id))
    return Spec(game, kind.name, value, node) if value is not None and not context.log else None


def _game(node: MapNode, log: ProblemLog) -> Game | None:
    value = node.get("game")
    if value is None:
        log.add(
            node.place,
            "missing-key",
            msg("the file doesn't say which game it is for"),
            msg("start it with 'game: {game}'", game=DEFAULT_GAME),
        )
        return game_named(None)
    name = value.text() if isinstance(value, ScalarNode) else ""
    if name not in games():
        hint = did_you_mean(name, games()) or msg("possible games: {games}", games=listed(games()))
        log.add(value.place, "bad-value", msg("there is no game '{name}' here", name=shown(name)), hint)
    return games().get(name)


def _kind(node: MapNode, game: Game, log: ProblemLog) -> Kind | None:
    kinds = game.kinds()
    value = node.get("kind")
    if value is not None:
        name = value.text() if isinstance(value, ScalarNode) else ""
        if name not in kinds:
            hint = did_you_mean(name, kinds) or msg("possible kinds: {kinds}", kinds=listed(kinds))
            log.add(
                value.place,
                "bad-value",
                msg("there is no kind of file called '{name}'", name=shown(name)),
                hint,
            )
        return kinds.get(name)
    for kind in kinds.values():
        if any(key in node.entries for key in kind.told_by):
            return kind
    log.add(
        node.place,
        "missing-key",
        msg("the file doesn't say what kind of file it is"),
        msg("add 'kind: …' with {kinds}", kinds=listed(kinds, "or")),
    )
    return None


class _Library:
    """The built-in files and the readers of all games, for files that name other files."""

    def __init__(self) -> None:
        self._read: dict[tuple[Path, str, int, int], Loaded] = {}

    def built_in(self, game: str, kind: str, name: str) -> Path | None:
        name = name or games()[game].defaults.get(kind, "")
        wanted = (item.path for item in built_ins() if (item.game, item.kind, item.id) == (game, kind, name))
        return next(wanted, None)

    def ids(self, game: str, kind: str) -> Sequence[str]:
        return built_in_ids(game, kind)

    def read(self, context: Context, kind: str) -> Loaded:
        """A file of a kind; one that has not changed is read once a run."""
        assert context.path is not None, "what is included is a file"
        try:
            state = context.path.stat()
        except OSError:
            return self._fresh(context, kind)
        key = (context.path.resolve(), kind, state.st_mtime_ns, state.st_size)
        if key not in self._read:
            self._read[key] = self._fresh(context, kind)
        return self._read[key]

    def _fresh(self, context: Context, kind: str) -> Loaded:
        assert context.path is not None, "what is included is a file"
        log = ProblemLog()
        node = self.tree(context.path, log)
        value = None
        if node is not None:
            value = games()[context.game].kinds()[kind].read(node, replace(context, log=log))
        return Loaded(None if log else value, log.in_order())

    def tree(self, path: Path, log: ProblemLog) -> MapNode | None:
        node = read_file(path, display_name(path), log)
        if node is None or isinstance(node, MapNode):
            return node
        log.add(node.place, "wrong-type", msg("the file should be a mapping of keys to values"))
        return None


LIBRARY = _Library()


def included(game: str, kind: str, form: type[Value]) -> Value:
    """The built-in value of a kind that is meant where none is named."""
    return sample(game, kind, games()[game].defaults[kind], form)


def sample(game: str, kind: str, name: str, form: type[Value]) -> Value:
    """A built-in value by its id, read once a run."""
    path = built_in(game, kind, name).path
    found = LIBRARY.read(SpecFile.at(path).context(ProblemLog(), game), kind)
    if found.problems:
        raise SpecError(found.problems)
    assert isinstance(found.value, form), "a kind of file holds one type of value"
    return found.value


def _is_spec(file: Path, folder: Path) -> bool:
    hidden = any(part.startswith(".") for part in file.relative_to(folder).parts)
    return file.suffix.lower() in {".yaml", ".yml"} and file.is_file() and not hidden
