"""Finding the rules that a file names, and laying a rules file over all that it extends."""

from pathlib import Path

from cutterprint.games.cutterland.rules.merging import Merge
from cutterprint.i18n import listed, msg
from cutterprint.library import built_in, built_in_ids, display_name
from cutterprint.specs.context import Context
from cutterprint.specs.problems import ProblemLog, did_you_mean, shown
from cutterprint.specs.tree import MapNode, ScalarNode
from cutterprint.specs.yaml_reader import read_file

GAME = "cutterland"
DEFAULT_RULES = "base"
_DEEPEST_CHAIN = 10


def named_rules(node: ScalarNode, context: Context) -> Path | None:
    """The file of the rules that a value names: built in, or beside the file that names them."""
    name = node.text()
    known = built_in_ids(GAME, "rules")
    if name in known:
        return built_in(GAME, "rules", name).path
    before = len(context.log)
    path = context.beside(name, node.place)
    if path is None and len(context.log) == before and not name.endswith((".yaml", ".yml")):
        path = context.beside(f"{name}.rules.yaml", node.place)
    if path is None and len(context.log) == before:
        context.log.add(
            node.place,
            "unknown-rules",
            msg("there are no rules '{name}', neither built in nor next to this file", name=shown(name)),
            did_you_mean(name, known) or msg("built in: {names}", names=listed(known)),
        )
    return path


def read_map(path: Path, name: str, log: ProblemLog) -> MapNode | None:
    """The tree of a rules file."""
    node = read_file(path, name, log)
    if node is not None and not isinstance(node, MapNode):
        log.add(node.place, "wrong-type", msg("a rules file should be a mapping of keys to values"))
        return None
    return node


def with_extended(node: MapNode, context: Context, merge: Merge, seen: tuple[Path, ...]) -> MapNode | None:
    """The tree of a rules file laid over all that it extends."""
    extends = node.get("extends")
    if extends is None:
        return node
    if not isinstance(extends, ScalarNode) or extends.value is None:
        message = msg("'extends' should name the rules that this file changes")
        context.log.add(extends.place, "wrong-type", message)
        return None
    path = named_rules(extends, context)
    if path is None:
        # The rest is checked over the base game, so that one wrong name does not hide other problems.
        path = built_in(GAME, "rules", DEFAULT_RULES).path
    own = context.path.resolve() if context.path is not None else None
    if len(seen) >= _DEEPEST_CHAIN:
        message = msg("more than {most} files extend one another", most=_DEEPEST_CHAIN)
        context.log.add(extends.place, "unknown-rules", message, msg("let this one extend 'base'"))
        return None
    if path == own or path in seen:
        context.log.add(
            extends.place,
            "unknown-rules",
            msg("'{name}' extends this file, so the two go round in circles", name=shown(extends.text())),
            msg("let one of them extend 'base'"),
        )
        return None
    below = read_map(path, display_name(path), context.log)
    if below is None:
        return None
    ends = (*seen, own) if own is not None else seen
    merged = with_extended(below, Context(context.log, path), merge, ends)
    return merge.rules(merged, node) if merged is not None else None
