"""What a reader of one file needs besides its tree: the log, and the one road to the files that it names."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol, TypeVar

from cutterprint.i18n import listed, msg
from cutterprint.specs.problems import Place, Problem, ProblemLog, did_you_mean, display_name, shown
from cutterprint.specs.tree import MapNode, Node, ScalarNode

Value = TypeVar("Value")

DEEPEST_CHAIN = 10
"""So many files may name one another in a row."""


@dataclass(frozen=True)
class Loaded:
    """A file that another one names: its value, or its problems."""

    value: object | None
    problems: tuple[Problem, ...] = ()


class Library(Protocol):
    """Where built-in files are found, and files are read with the reader of their kind."""

    def built_in(self, game: str, kind: str, name: str) -> Path | None: ...

    def ids(self, game: str, kind: str) -> Sequence[str]: ...

    def read(self, context: "Context", kind: str) -> Loaded: ...

    def tree(self, path: Path, log: ProblemLog) -> MapNode | None: ...


@dataclass(frozen=True)
class Context:
    """The file being read, its game, where its problems go, and the files that led here."""

    log: ProblemLog
    library: Library
    game: str = ""
    path: Path | None = None
    folder: Path | None = None
    chain: tuple[Path, ...] = ()

    def include(self, node: Node | None, kind: str, form: type[Value]) -> Value | None:
        """The value of the file of a kind that this one names, or nothing and a problem at that name."""
        if not isinstance(node, ScalarNode):
            return None
        path = self.named(node, kind)
        inside = self.entered(node, path, kind) if path is not None else None
        if path is None or inside is None:
            return None
        found = self.library.read(inside, kind)
        if found.problems:
            first = found.problems[0]
            self.log.add(
                node.place,
                f"unknown-{kind}",
                msg(
                    "'{name}' has problems of its own, starting at {file}:{line}: {problem}",
                    name=shown(node.text()),
                    file=first.file,
                    line=first.line,
                    problem=first.message,
                ),
                msg("check it: cutterprint check {file}", file=display_name(path)),
            )
        return found.value if isinstance(found.value, form) else None

    def include_tree(self, node: ScalarNode, kind: str) -> "tuple[MapNode, Context] | None":
        """The tree of a file that this one builds on, and the context to read it in."""
        path = self.named(node, kind)
        if path is None:
            # The rest is checked over the usual one, so that one wrong name does not hide other problems.
            path = self.library.built_in(self.game, kind, "")
        inside = self.entered(node, path, kind) if path is not None else None
        tree = self.library.tree(path, self.log) if inside is not None and path is not None else None
        return (tree, inside) if tree is not None and inside is not None else None

    def named(self, node: ScalarNode, kind: str) -> Path | None:
        """The file that a name means: built in, or beside this file with or without its ending."""
        name = node.text()
        found = self.library.built_in(self.game, kind, name) if name else None
        if found is not None:
            return found
        before = len(self.log)
        path = self.beside(name, node.place)
        if path is None and len(self.log) == before and not name.endswith((".yaml", ".yml")):
            path = self.beside(f"{name}.{kind}.yaml", node.place)
        if path is None and len(self.log) == before:
            known = self.library.ids(self.game, kind)
            hint = did_you_mean(name, known)
            if hint is None and known:
                hint = msg("built in: {names}", names=listed(known))
            self.log.add(
                node.place,
                f"unknown-{kind}",
                msg(
                    "'{name}' ({kind}) is neither built in nor next to this file",
                    kind=kind,
                    name=shown(name),
                ),
                hint,
            )
        return path

    def entered(self, node: ScalarNode, path: Path, kind: str) -> "Context | None":
        """The context of a file that this one names; files must not name one another in a circle."""
        own = self.path.resolve() if self.path is not None else None
        chain = (*self.chain, own) if own is not None else self.chain
        if len(chain) >= DEEPEST_CHAIN:
            message = msg("more than {most} files build on one another", most=DEEPEST_CHAIN)
            self.log.add(node.place, f"unknown-{kind}", message)
            return None
        if path.resolve() in chain:
            message = msg(
                "'{name}' builds on this file, so the two depend on each other", name=shown(node.text())
            )
            self.log.add(node.place, f"unknown-{kind}", message, msg("let one of them stand alone"))
            return None
        return replace(self, path=path, folder=path.parent, chain=chain)

    def beside(self, name: str, place: Place) -> Path | None:
        """The file that a spec names, which must lie in the spec's own folder or below it.

        Specs come from strangers: one must not make the program read a file elsewhere.
        """
        if self.folder is None:
            return None
        folder = self.folder.resolve()
        try:
            path = (folder / name).resolve()
            inside = path.is_relative_to(folder)
            exists = inside and path.is_file()
        except (OSError, ValueError, RuntimeError):
            inside, exists, path = True, False, folder
        if not inside:
            self.log.add(
                place,
                "outside-folder",
                msg("'{file}' is outside this file's folder", file=shown(name)),
                msg("copy it next to this file, and write its name without '..'"),
            )
            return None
        return path if exists else None
