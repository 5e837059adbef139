"""Reading YAML from strangers: bounded, safe, and with the place of every value.

The values are built from the parser's events, not by PyYAML's constructors, which forget where a value
stood: nothing in a file can name a Python type, the depth and the number of values are limited while
reading, and aliases count for what they stand for, so a small file cannot unfold into a huge one.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

import yaml

from cutterprint.i18n import Message, grouped, msg
from cutterprint.specs.problems import LINE_BREAK, Place, ProblemLog, Source, did_you_mean, shown
from cutterprint.specs.tree import ListNode, MapNode, Node, Scalar, ScalarNode, WrittenInt

MOST_BYTES = 5_000_000
MOST_VALUES = 200_000
DEEPEST = 40

_PARSER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INT = re.compile(r"[-+]?[0-9]{1,18}")
_FLOAT = re.compile(
    r"[-+]?([0-9]{1,18}\.[0-9]{0,18}|\.[0-9]{1,18}|[0-9]{1,18}(\.[0-9]{0,18})?[eE][-+]?[0-9]{1,3})"
)
# YAML 1.1 also counts these as line breaks, and editors don't: lines would be counted differently.
_ODD_BREAKS = str.maketrans({"\x85": " ", "\u2028": " ", "\u2029": " "})


def read_file(path: Path, name: str, log: ProblemLog) -> Node | None:
    """The tree of a YAML file; a file that can't be read adds its problem and gives nothing."""
    data = file_data(path, name, log)
    return read_bytes(data, name, log, path) if data is not None else None


def file_data(path: Path, name: str, log: ProblemLog) -> bytes | None:
    """What a file holds, up to just more than is allowed; one that can't be read adds its problem."""
    start = Place(Source(name))
    try:
        if not path.is_file():
            # A pipe or device would keep the program waiting.
            log.add(start, "unreadable", msg("this isn't an ordinary file"))
            return None
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        log.add(
            start, "unreadable", msg("the file can't be read: {reason}", reason=error.strerror or str(error))
        )
        return None


def read_bytes(data: bytes, name: str, log: ProblemLog, path: Path | None = None) -> Node | None:
    """The tree of YAML bytes."""
    text = decoded(data, name, log)
    return read_text(text, name, log, path) if text is not None else None


def decoded(data: bytes, name: str, log: ProblemLog) -> str | None:
    """Bytes as text; too many of them, or what isn't UTF-8, adds a problem."""
    if len(data) > MOST_BYTES:
        log.add(
            Place(Source(name)),
            "too-large",
            msg("the file is larger than {most} MB", most=MOST_BYTES // 1_000_000),
            msg("split it into several files"),
        )
        return None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line, column = _place_of_byte(data, error.start)
        log.add(
            Place(Source(name), line, column),
            "not-utf-8",
            msg("byte {byte} isn't UTF-8 text", byte=f"{data[error.start]:#04x}"),
            msg("save the file as UTF-8 in your editor"),
        )
        return None


def _place_of_byte(data: bytes, index: int) -> tuple[int, int]:
    before = data[:index].decode("utf-8-sig", errors="replace")
    lines = LINE_BREAK.split(before)
    return len(lines), len(lines[-1]) + 1


def read_text(text: str, name: str, log: ProblemLog, path: Path | None = None) -> Node | None:
    """The tree of YAML text."""
    text = LINE_BREAK.sub("\n", text).translate(_ODD_BREAKS)
    source = Source.of_text(name, text, path)
    builder = _Builder(source, log)
    try:
        for event in yaml.parse(text, Loader=_PARSER):
            builder.take(event)
    except yaml.YAMLError as error:
        _tell_syntax(error, source, log)
        return None
    except _Stop:
        return None
    if builder.root is None or (isinstance(builder.root, ScalarNode) and builder.root.value is None):
        log.add(
            Place(source),
            "empty-file",
            msg("the file is empty"),
            msg("'cutterprint new pack NAME' writes an example to start from"),
        )
        return None
    return builder.root


class _Stop(Exception):  # noqa: N818 - not an error: the problem is in the log already
    """Reading can't go on."""


@dataclass
class _Open:
    """A list or mapping whose end has not come yet."""

    place: Place
    anchor: str | None
    is_map: bool
    items: list[Node] = field(default_factory=list)
    entries: dict[str, Node] = field(default_factory=dict)
    keys: dict[str, Place] = field(default_factory=dict)
    key: str | None = None
    size: int = 1


class _Builder:
    """Builds the tree from the parser's events, with an explicit stack."""

    def __init__(self, source: Source, log: ProblemLog) -> None:
        self.source = source
        self.log = log
        self.root: Node | None = None
        self.stack: list[_Open] = []
        self.anchors: dict[str, tuple[Node, int]] = {}
        self.open_anchors: set[str] = set()
        self.values = 0
        self.documents = 0

    def take(self, event: yaml.Event) -> None:
        if isinstance(event, yaml.ScalarEvent):
            self._add(self._scalar(event), event.anchor, 1)
        elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            self._start(event)
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            self._end()
        elif isinstance(event, yaml.AliasEvent):
            self._alias(event)
        elif isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                self._stop(
                    self._place(event),
                    "yaml-syntax",
                    msg("'---' starts a second document, and a file holds only one"),
                    msg("put each pack or land in its own file"),
                )

    def _place(self, event: yaml.Event) -> Place:
        start, end = event.start_mark, event.end_mark
        if start is None or end is None:
            return Place(self.source)
        length = end.column - start.column if end.line == start.line else 1
        return Place(self.source, start.line + 1, start.column + 1, max(1, length))

    def _stop(self, place: Place, code: str, message: Message, hint: Message | None = None) -> NoReturn:
        self.log.add(place, code, message, hint)
        raise _Stop

    def _count(self, place: Place, size: int) -> None:
        self.values += size
        if self.values > MOST_VALUES:
            self._stop(
                place,
                "too-large",
                msg(
                    "the file has more than {most} values, counting every copy made by '*name'",
                    most=grouped(MOST_VALUES),
                ),
            )

    def _start(self, event: yaml.MappingStartEvent | yaml.SequenceStartEvent) -> None:
        place = self._place(event)
        self._count(place, 1)
        if len(self.stack) >= DEEPEST:
            self._stop(
                place, "too-large", msg("lists and mappings are nested more than {most} deep", most=DEEPEST)
            )
        if event.anchor:
            self.open_anchors.add(event.anchor)
        self.stack.append(_Open(place, event.anchor, isinstance(event, yaml.MappingStartEvent)))

    def _end(self) -> None:
        opened = self.stack.pop()
        node: Node = ListNode(opened.place, tuple(opened.items))
        if opened.is_map:
            node = MapNode(opened.place, opened.entries, opened.keys)
        self.open_anchors.discard(opened.anchor or "")
        self._add(node, opened.anchor, opened.size, counted=True)

    def _alias(self, event: yaml.AliasEvent) -> None:
        place = self._place(event)
        name = str(event.anchor)
        if name in self.open_anchors:
            self._stop(
                place, "yaml-syntax", msg("'*{name}' is inside the value that it repeats", name=shown(name))
            )
        if name not in self.anchors:
            hint = did_you_mean(name, self.anchors)
            message = msg("'*{name}' repeats a value, but no value is marked '&{name}'", name=shown(name))
            self._stop(place, "yaml-syntax", message, hint)
        node, size = self.anchors[name]
        self._add(node, None, size)

    def _add(self, node: Node, anchor: str | None, size: int, *, counted: bool = False) -> None:
        if not counted:
            self._count(node.place, size)
        if anchor:
            self.anchors[anchor] = (node, size)
        if not self.stack:
            self.root = node
            return
        opened = self.stack[-1]
        opened.size += size
        if not opened.is_map:
            opened.items.append(node)
        elif opened.key is None:
            opened.key = self._key(node, opened)
        else:
            opened.entries.setdefault(opened.key, node)
            opened.key = None

    def _key(self, node: Node, opened: _Open) -> str:
        if not isinstance(node, ScalarNode):
            self._stop(node.place, "yaml-syntax", msg("a key should be a word, not a list or a mapping"))
        key = node.text()
        if key in opened.keys:
            self.log.add(
                node.place,
                "duplicate-key",
                msg(
                    "'{key}' is repeated; it first appears on line {line}",
                    key=shown(key),
                    line=opened.keys[key].line,
                ),
                msg("keep only one of them"),
            )
        else:
            opened.keys[key] = node.place
        return key

    def _scalar(self, event: yaml.ScalarEvent) -> ScalarNode:
        text = str(event.value)
        return ScalarNode(self._place(event), text if event.style else plain_value(text), event.style == "|")


def plain_value(text: str) -> Scalar:
    """What an unquoted YAML value means.

    Only what JSON would also understand is not text: YAML 1.1's habit of reading `no`, `on` or
    `12:30` as something else surprises people who write names.
    """
    if text in {"", "~", "null", "Null", "NULL"}:
        return None
    if text in {"true", "True", "TRUE"}:
        return True
    if text in {"false", "False", "FALSE"}:
        return False
    if _INT.fullmatch(text):
        return WrittenInt(int(text), text)
    if _FLOAT.fullmatch(text):
        return float(text)
    return text


def _tell_syntax(error: yaml.YAMLError, source: Source, log: ProblemLog) -> None:
    """Put the parser's complaint into words for a person with a text editor."""
    if isinstance(error, yaml.reader.ReaderError):
        _tell_odd_character(error, source, log)
        return
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    line = mark.line + 1 if mark is not None else 1
    column = mark.column + 1 if mark is not None else 1
    if source.line(line) is None or (line > 1 and not (source.line(line) or "").strip()):
        line, column = _last_written(source, line)
    written = source.line(line) or ""
    tab = _tab_at_start(written)
    if tab is None and line > 1 and column == 1:
        tab = _tab_at_start(source.line(line - 1) or "")
        line, written = (line - 1, source.line(line - 1) or "") if tab is not None else (line, written)
    if tab is not None:
        log.add(
            Place(source, line, tab + 1),
            "yaml-syntax",
            msg("this line starts with a tab, but YAML needs spaces"),
            msg("set your editor to insert spaces when you press Tab"),
        )
        return
    what = str(getattr(error, "problem", None) or error)
    message, hint = _in_plain_words(what)
    log.add(Place(source, line, column), "yaml-syntax", message, hint)


def _last_written(source: Source, before: int) -> tuple[int, int]:
    """The end of the last line that says something: where an unclosed thing was noticed too late."""
    for number in range(min(before, len(source.lines)), 0, -1):
        text = source.lines[number - 1].rstrip()
        if text:
            return number, len(text)
    return 1, 1


def _tab_at_start(text: str) -> int | None:
    lead = text[: len(text) - len(text.lstrip())]
    return lead.index("\t") if "\t" in lead else None


def _tell_odd_character(error: yaml.reader.ReaderError, source: Source, log: ProblemLog) -> None:
    for number, text in enumerate(source.lines, 1):
        for index, char in enumerate(text):
            if yaml.reader.Reader.NON_PRINTABLE.match(char):
                log.add(
                    Place(source, number, index + 1),
                    "yaml-syntax",
                    msg("the character {character} isn't allowed in YAML", character=f"U+{ord(char):04X}"),
                    msg("delete it; most editors don't show it"),
                )
                return
    message = msg("a character isn't allowed in YAML: {reason}", reason=error.reason)
    log.add(Place(source), "yaml-syntax", message)


_OPEN_BRACE = msg("this '{{' is never closed, or a ',' is missing")
_OPEN_BRACKET = msg("this '[' is never closed, or a ',' is missing")
_MISFIT = msg("this line doesn't line up with the lines above it")
_PLAIN_WORDS: tuple[tuple[str, Message, Message | None], ...] = (
    (
        "mapping values are not allowed",
        msg("a ':' isn't allowed here"),
        msg("put text with ': ' in quotes, and give the keys of a mapping the same indentation"),
    ),
    ("expected ',' or '}'", _OPEN_BRACE, None),
    ("expected ',' or ']'", _OPEN_BRACKET, None),
    (
        "expected <block end>",
        _MISFIT,
        msg("give the keys of a mapping, or the '-' of a list, the same indentation"),
    ),
    (
        "did not find expected key",
        _MISFIT,
        msg(
            "give the keys of a mapping the same indentation, and indent a block of squares more than its key"
        ),
    ),
    (
        "did not find expected '-' indicator",
        msg("this line doesn't line up with the list above it"),
        msg("give every '-' of a list the same indentation"),
    ),
    ("could not find expected ':'", msg("there is no ':' after this key"), msg("write 'key: value'")),
    ("unexpected end of stream", msg("this quote is never closed"), None),
    (
        "cannot start any token",
        msg("a value can't start with this character"),
        msg("put the value in quotes"),
    ),
)


def _in_plain_words(what: str) -> tuple[Message, Message | None]:
    for known, message, hint in _PLAIN_WORDS:
        if known in what:
            return message, hint
    return msg("this isn't valid YAML: {reason}", reason=what), None
