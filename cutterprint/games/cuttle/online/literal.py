"""JSON, and object literals as JavaScript writes them, read into a tree with places; nothing of it is run.

Keys may go without quotes, strings may stand in any quotes, commas may end a list, comments are skipped, and
a dotted name such as `Card.ACE_OF_CLUBS` is a text. Whatever stands around the first object, such as the call
of a function, is left alone.
"""

import json
import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import Never

from cutterprint.i18n import Message, msg
from cutterprint.specs.problems import LINE_BREAK, Place, ProblemLog, Source, shown
from cutterprint.specs.tree import ListNode, MapNode, Node, Scalar, ScalarNode

SYNTAX = "literal-syntax"
DEEPEST = 8
"""Objects and lists may stand so deep in one another."""
_TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*|/\*.*?\*/)
    |(?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)
    |(?P<number>-?\d+(?:\.\d+)?)
    |(?P<word>[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)
    |(?P<sign>[{}\[\],:])""",
    re.VERBOSE | re.DOTALL,
)
_WORDS: dict[str, Scalar] = {"null": None, "undefined": None, "true": True, "false": False}


def read_literal(text: str, source: Source, log: ProblemLog) -> MapNode | None:
    """The first object of a text, or nothing and the problem that ended the reading."""
    reader = _Reader(text, source, log)
    try:
        return reader.first_object()
    except _StoppedError:
        return None


class _StoppedError(Exception):
    """What follows can't be read; the log says why."""


@dataclass(frozen=True)
class _Token:
    kind: str
    text: str
    place: Place


class _Reader:
    def __init__(self, text: str, source: Source, log: ProblemLog) -> None:
        self.text = text
        self.source = source
        self.log = log
        self.at = 0
        self.starts = [0, *(found.end() for found in LINE_BREAK.finditer(text))]

    def first_object(self) -> MapNode:
        call = self.text.find("loadGameFixture")
        start = self.text.find("{", max(call, 0))
        if start < 0:
            self._stop(self._place(0, 1), msg("there is no object here; it starts with a brace"))
        self.at = start
        node = self._value(self._next(), 0)
        assert isinstance(node, MapNode), "it starts with a brace"
        return node

    def _place(self, at: int, length: int) -> Place:
        line = bisect_right(self.starts, at)
        return Place(self.source, line, at - self.starts[line - 1] + 1, length)

    def _stop(self, place: Place, message: Message, hint: Message | None = None) -> Never:
        self.log.add(place, SYNTAX, message, hint)
        raise _StoppedError

    def _next(self) -> _Token:
        while self.at < len(self.text):
            match = _TOKEN.match(self.text, self.at)
            if match is None:
                sign = self.text[self.at]
                message = msg("'{sign}' has no place in an object", sign=shown(sign))
                hint = msg("only names, texts, numbers, lists and objects are read; no code is run")
                self._stop(self._place(self.at, 1), message, hint)
            start, self.at = self.at, match.end()
            if match.lastgroup != "space":
                return _Token(match.lastgroup or "", match[0], self._place(start, len(match[0])))
        return self._stop(self._place(len(self.text), 1), msg("the text ends inside of an object or a list"))

    def _value(self, token: _Token, depth: int) -> Node:
        if depth > DEEPEST:
            self._stop(token.place, msg("objects and lists stand too deep in one another"))
        match token.kind, token.text:
            case "sign", "{":
                return self._object(token.place, depth)
            case "sign", "[":
                return self._list(token.place, depth)
            case "text", text:
                return ScalarNode(token.place, _unquoted(text))
            case "number", text:
                return ScalarNode(token.place, float(text) if "." in text else int(text))
            case "word", text:
                return ScalarNode(token.place, _WORDS.get(text, text))
        return self._stop(token.place, msg("'{sign}' stands where a value should be", sign=token.text))

    def _list(self, place: Place, depth: int) -> ListNode:
        items: list[Node] = []
        token = self._next()
        while token.text != "]":
            items.append(self._value(token, depth + 1))
            token = self._after_item("]")
        return ListNode(place, tuple(items))

    def _object(self, place: Place, depth: int) -> MapNode:
        entries: dict[str, Node] = {}
        keys: dict[str, Place] = {}
        token = self._next()
        while token.text != "}":
            if token.kind not in {"word", "text"}:
                self._stop(token.place, msg("'{sign}' stands where a key should be", sign=token.text))
            key = _unquoted(token.text) if token.kind == "text" else token.text
            if key in entries:
                self._stop(token.place, msg("'{key}' is written twice", key=shown(key)))
            keys[key] = token.place
            colon = self._next()
            if colon.text != ":":
                self._stop(colon.place, msg("a ':' is missing after '{key}'", key=shown(key)))
            entries[key] = self._value(self._next(), depth + 1)
            token = self._after_item("}")
        return MapNode(place, entries, keys)

    def _after_item(self, end: str) -> _Token:
        """What follows an item: the end, or the next item behind a comma."""
        token = self._next()
        if token.kind == "sign" and token.text == ",":
            return self._next()
        if token.kind != "sign" or token.text != end:
            self._stop(token.place, msg("a ',' or '{end}' is missing here", end=end))
        return token


def _unquoted(text: str) -> str:
    """What stands in quotes; escapes are taken as JSON has them, and others as they are."""
    inside = text[1:-1]
    if "\\" not in inside:
        return inside
    try:
        found = json.loads(f'"{inside}"')
    except ValueError:
        return inside.replace("\\", "")
    return str(found)
