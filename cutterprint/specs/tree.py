"""YAML values that remember where they were written."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cutterprint.specs.problems import Place, Source

Scalar = str | int | float | bool | None


class WrittenInt(int):
    """A whole number that remembers how it was written, so that `id: 07` can stay '07'."""

    written: str

    def __new__(cls, value: int, written: str) -> "WrittenInt":
        number = super().__new__(cls, value)
        number.written = written
        return number


@dataclass(frozen=True, eq=False)
class Node:
    """A value of a file with its place."""

    place: Place

    def plain(self) -> Any:
        """The value without places, as any YAML reader would give it."""
        raise NotImplementedError

    @property
    def source(self) -> Source:
        return self.place.source


@dataclass(frozen=True, eq=False)
class ScalarNode(Node):
    """A single value: text, number, truth or nothing."""

    value: Scalar
    is_block: bool = False

    def plain(self) -> Scalar:
        return self.value

    def text(self) -> str:
        """The value as the person wrote it, whatever YAML took it for."""
        if isinstance(self.value, WrittenInt):
            return self.value.written
        return "" if self.value is None else str(self.value)

    def text_lines(self) -> Iterator[tuple[str, Place]]:
        """The lines of a text, each with the place of its first character.

        In a block (`key: |`) the lines stand in the file as they are, behind the indentation.
        Other texts may be folded or escaped, so their lines keep the place where the text starts.
        """
        lines = self.text().split("\n")
        if lines and lines[-1] == "":
            lines.pop()
        for offset, line in enumerate(lines):
            yield line, self._line_place(offset, line)

    def _line_place(self, offset: int, line: str) -> Place:
        if self.is_block:
            number = self.place.line + 1 + offset
            written = self.source.line(number)
            if written is not None and written.endswith(line):
                return Place(self.source, number, len(written) - len(line) + 1, max(1, len(line)))
        written = self.source.line(self.place.line) or ""
        quotes = 1 if written[self.place.column - 1 : self.place.column] in {"'", '"'} else 0
        inside = written[self.place.column - 1 + quotes :].startswith(line) and offset == 0
        column = self.place.column + (quotes if inside else 0)
        return Place(self.source, self.place.line, column, max(1, len(line)) if inside else 1)


@dataclass(frozen=True, eq=False)
class ListNode(Node):
    """A list."""

    items: tuple[Node, ...]

    def plain(self) -> list[Any]:
        return [item.plain() for item in self.items]


@dataclass(frozen=True, eq=False)
class MapNode(Node):
    """A mapping; the keys have places of their own."""

    entries: Mapping[str, Node]
    keys: Mapping[str, Place]

    def plain(self) -> dict[str, Any]:
        return {key: value.plain() for key, value in self.entries.items()}

    def get(self, key: str) -> Node | None:
        return self.entries.get(key)

    def text_of(self, key: str) -> str | None:
        """The text under a key, or nothing if it is not there or no single value."""
        node = self.entries.get(key)
        return node.text() if isinstance(node, ScalarNode) and node.value is not None else None

    def key_place(self, key: str) -> Place:
        return self.keys.get(key, self.place)


def find(node: Node, *path: str | int) -> Node:
    """The node at the end of a path, or the nearest one on the way that exists."""
    for step in path:
        if isinstance(node, MapNode) and isinstance(step, str) and step in node.entries:
            node = node.entries[step]
        elif isinstance(node, ListNode) and isinstance(step, int) and step < len(node.items):
            node = node.items[step]
    return node
