"""Laying a file over the one that it extends, place by place."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from cutterprint.i18n import msg
from cutterprint.specs.context import Context
from cutterprint.specs.problems import Place, ProblemLog, did_you_mean, shown
from cutterprint.specs.tree import MapNode, Node, ScalarNode

_OWN_KEYS = ("game", "kind", "id", "name", "extends")


@dataclass
class Merge:
    """Merges two trees; the values keep the places of the files that they come from.

    Mappings are merged key by key. Under `groups` stand things with a name each: one set to null is dropped,
    and `dropped` remembers its name, so that what the extended file still says about it is passed over. Under
    `tables` stand plain values. `deepens` tells whether a changed mapping inside a thing adds to the old one.
    """

    log: ProblemLog
    groups: Collection[str]
    tables: Collection[str] = ()
    deepens: Callable[[str, MapNode], bool] = lambda key, node: key == "name"
    dropped: dict[str, Place] = field(default_factory=dict)

    def extended(self, node: MapNode, context: Context, kind: str) -> MapNode | None:
        """The tree of a file laid over all that it extends, or nothing and a problem."""
        extends = node.get("extends")
        if extends is None:
            return node
        if not isinstance(extends, ScalarNode) or extends.value is None:
            message = msg("'extends' should name the rules that this file changes")
            context.log.add(extends.place, "wrong-type", message)
            return None
        found = context.include_tree(extends, kind)
        below = self.extended(*found, kind) if found is not None else None
        return self._over(below, node) if below is not None else None

    def _over(self, base: MapNode, over: MapNode) -> MapNode:
        entries: dict[str, Node] = {key: node for key, node in base.entries.items() if key not in _OWN_KEYS}
        keys: dict[str, Place] = {key: place for key, place in base.keys.items() if key not in _OWN_KEYS}
        for key, node in over.entries.items():
            keys[key] = over.key_place(key)
            below = entries.get(key)
            if key in self.groups and isinstance(below, MapNode) and isinstance(node, MapNode):
                entries[key] = self._entries(below, node)
            elif key in self.tables and isinstance(below, MapNode) and isinstance(node, MapNode):
                entries[key] = _added(below, node)
            else:
                entries[key] = node
        return _joined(over, entries, keys)

    def _entries(self, base: MapNode, over: MapNode) -> MapNode:
        entries = dict(base.entries)
        keys = {**base.keys, **over.keys}
        for name, node in over.entries.items():
            below = entries.get(name)
            if _is_null(node):
                if below is None:
                    message = msg("there is no '{name}' to remove", name=shown(name))
                    hint = did_you_mean(name, base.entries)
                    self.log.add(over.key_place(name), "unknown-key", message, hint)
                entries.pop(name, None)
                self.dropped[name] = over.key_place(name)
            elif isinstance(below, MapNode) and isinstance(node, MapNode):
                entries[name] = self._entry(below, node)
            else:
                entries[name] = node
        return _joined(over, entries, keys)

    def _entry(self, base: MapNode, over: MapNode) -> MapNode:
        """A thing with some of its keys changed."""
        entries = dict(base.entries)
        for key, node in over.entries.items():
            below = entries.get(key)
            if _is_null(node):
                entries.pop(key, None)
            elif isinstance(below, MapNode) and isinstance(node, MapNode) and self.deepens(key, node):
                entries[key] = _added(below, node)
            else:
                entries[key] = node
        return _joined(over, entries, {**base.keys, **over.keys})


def _is_null(node: Node) -> bool:
    return isinstance(node, ScalarNode) and node.value is None


def _joined(over: MapNode, entries: Mapping[str, Node], keys: Mapping[str, Place]) -> MapNode:
    return MapNode(over.place, dict(entries), {key: keys[key] for key in entries})


def _added(below: MapNode, node: MapNode) -> MapNode:
    return _joined(node, {**below.entries, **node.entries}, {**below.keys, **node.keys})
