"""From a file to the value that it describes, whatever game and kind it is."""

from dataclasses import dataclass
from pathlib import Path

from cutterprint.games.registry import GAMES, Kind, kinds_of
from cutterprint.i18n import listed, msg
from cutterprint.library import display_name
from cutterprint.specs.context import Context
from cutterprint.specs.problems import Problem, ProblemLog, did_you_mean, shown
from cutterprint.specs.tree import MapNode, Node, ScalarNode
from cutterprint.specs.yaml_reader import read_bytes, read_file

_DEFAULT_GAME = "cutterland"


@dataclass(frozen=True)
class Spec:
    """A file that was read: its game and kind, the value, and the tree with the places."""

    game: str
    kind: str
    value: object
    node: MapNode


def load_spec(path: Path) -> Spec:
    """The spec in a file; raises SpecError with every problem."""
    log = ProblemLog()
    spec = read_spec(read_file(path, display_name(path), log), Context(log, path))
    log.raise_if_any()
    assert spec is not None, "a file without problems gives a value"
    return spec


def load_file(path: Path) -> object:
    """The pack, rules or land in a file; raises SpecError with every problem."""
    return load_spec(path).value


def load_bytes(data: bytes, name: str = "<text>", path: Path | None = None) -> object:
    """The same from bytes; a path lets the text name files beside it."""
    log = ProblemLog()
    spec = read_spec(read_bytes(data, name, log, path), Context(log, path))
    log.raise_if_any()
    assert spec is not None, "a text without problems gives a value"
    return spec.value


def problems_in(path: Path) -> tuple[Problem, ...]:
    """Every problem of a file, in the order of its lines."""
    log = ProblemLog()
    read_spec(read_file(path, display_name(path), log), Context(log, path))
    return log.in_order()


def read_spec(node: Node | None, context: Context) -> Spec | None:
    """The spec of a tree, or nothing and its problems in the log."""
    if node is None:
        return None
    if not isinstance(node, MapNode):
        context.log.add(
            node.place,
            "wrong-type",
            msg("the file should be a mapping of keys to values"),
            msg("start it with 'game: cutterland'; 'cutterprint new pack NAME' writes an example"),
        )
        return None
    game = _game(node, context.log)
    kind = _kind(node, game, context.log) if game is not None else None
    if game is None or kind is None:
        return None
    value = kind.read(node, context)
    return Spec(game, kind.name, value, node) if value is not None and not context.log else None


def _game(node: MapNode, log: ProblemLog) -> str | None:
    value = node.get("game")
    if value is None:
        log.add(
            node.place,
            "missing-key",
            msg("the file doesn't say which game it is for"),
            msg("start it with 'game: {game}'", game=_DEFAULT_GAME),
        )
        return _DEFAULT_GAME
    name = value.text() if isinstance(value, ScalarNode) else ""
    if name not in GAMES:
        hint = did_you_mean(name, GAMES) or msg("possible games: {games}", games=listed(GAMES))
        log.add(value.place, "bad-value", msg("there is no game '{name}' here", name=shown(name)), hint)
        return None
    return name


def _kind(node: MapNode, game: str, log: ProblemLog) -> Kind | None:
    kinds = kinds_of(game)
    value = node.get("kind")
    if value is not None:
        name = value.text() if isinstance(value, ScalarNode) else ""
        if name not in kinds:
            hint = did_you_mean(name, kinds) or msg("possible kinds: {kinds}", kinds=listed(kinds))
            message = msg("there is no kind of file called '{name}'", name=shown(name))
            log.add(value.place, "bad-value", message, hint)
            return None
        return kinds[name]
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
