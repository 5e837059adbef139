"""The sandbox that templates are filled in by, and what they may do there.

A template may come from anybody. It sees only the values that it is given, and cannot run on or grow without
end: every repetition is counted, and no text may outgrow the limits.
"""

import json
import re
import textwrap
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, ClassVar

from jinja2 import ChoiceLoader, FileSystemLoader, PrefixLoader, StrictUndefined, nodes
from jinja2.bccache import Bucket, BytecodeCache
from jinja2.exceptions import TemplateRuntimeError
from jinja2.runtime import Macro
from jinja2.sandbox import ImmutableSandboxedEnvironment
from markupsafe import Markup, soft_str

from cutterprint.data import game_folder
from cutterprint.i18n import Language, Message, msg
from cutterprint.pages.markup_reader import AT
from cutterprint.pages.template_words import template_words

PAGE = ".page.j2"
"""Templates of pages are markup, so what is filled in is escaped."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How much a template may do."""

    seconds: float = 5.0
    steps: int = 200_000
    characters: int = 2_000_000
    items: int = 100_000
    made: int = 20_000_000
    """Characters and items that all filters together may make."""
    largest: int = 10**15


COMMENT_WIDTH = 98


class LimitError(TemplateRuntimeError):
    """A template does more than it may."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


# What a template may call on values; the rest of what strings and lists can do is not needed on paper, and
# some of it makes texts of any length.
_METHODS: tuple[tuple[type, set[str]], ...] = (
    (str, {"upper", "lower", "capitalize", "title", "strip", "split", "startswith", "endswith", "count"}),
    (dict, {"items", "keys", "values", "get"}),
    (list, {"index", "count"}),
    (tuple, {"index", "count"}),
)
_FILTERS = (
    *("abs", "capitalize", "count", "d", "default", "dictsort", "e", "escape", "first", "float", "groupby"),
    *("int", "items", "last", "length", "list", "lower", "map", "max", "min", "reject", "rejectattr"),
    *("reverse", "safe", "select", "selectattr", "sort", "title", "trim", "unique", "upper"),
)
_OPERATORS = {
    "+": lambda one, other: one + other,
    "-": lambda one, other: one - other,
    "*": lambda one, other: one * other,
    "/": lambda one, other: one / other,
    "//": lambda one, other: one // other,
    "%": lambda one, other: one % other,
}
_START = re.compile(r"<[a-z]+(?=[\s/>])")


class _Compiled(BytecodeCache):
    """Templates compiled once a run; a template that changed is told by its text."""

    kept: ClassVar[dict[str, bytes]] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        code = self.kept.get(bucket.key + bucket.checksum)
        if code is not None:
            bucket.bytecode_from_string(code)

    def dump_bytecode(self, bucket: Bucket) -> None:
        self.kept[bucket.key + bucket.checksum] = bucket.bytecode_to_string()


class Sandbox(ImmutableSandboxedEnvironment):
    intercepted_binops = frozenset(["+", "-", "*", "/", "//", "%", "**"])

    def __init__(self, template: str, folders: Sequence[Path], speech: Language, limits: Limits) -> None:
        self.wanted = template
        self.folders = folders
        # A game that stands apart from the others brings its templates in its own folder.
        game = template.split("/")[0]
        own = game_folder(game, "templates")
        self.limits = limits
        self.steps = 0
        self.end = 0.0
        super().__init__(
            loader=ChoiceLoader(
                [FileSystemLoader(self.folders), PrefixLoader({game: FileSystemLoader(own)})]
            ),
            undefined=StrictUndefined,
            keep_trailing_newline=True,
            trim_blocks=True,
            lstrip_blocks=True,
            autoescape=template.endswith(PAGE),
            extensions=["jinja2.ext.i18n", "jinja2.ext.do"],
            bytecode_cache=_Compiled(),
        )
        # The sandbox's own names `lipsum`, `cycler` and `joiner` are of no use here.
        self.globals = {"range": self._range, "dict": dict, "namespace": self.globals["namespace"]}
        self.made = 0
        self.filters = {name: self._metered(self.filters[name]) for name in _FILTERS}
        self.filters |= {
            "batch": self._batch,
            "evenly": self._evenly,
            "round": self._round,
            "sum": self._sum,
            "yaml": lambda text: json.dumps(text, ensure_ascii=False),
            "comment": _comment,
            "join": self._join,
            "replace": self._replace,
            "ticking": self._ticking,
            "concatenated": lambda *parts: self._join(parts),
        }
        # The `trans` tag then calls these functions and leaves the filling in to them.
        self.newstyle_gettext = True
        self.globals |= template_words(speech, self.concat, is_markup=bool(self.autoescape))

    def fill(self, values: Mapping[str, object]) -> str:
        """The text of the template with its values."""
        self.end = time.thread_time() + self.limits.seconds
        template = self.get_template(self.wanted)
        written: list[str] = []
        size = 0
        for part in template.generate(values):
            written.append(part)
            size += len(part)
            self._tick()
            self._measure(size, is_text=True)
        return "".join(written)

    # Limits

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        """Every loop counts its steps, and every joining of texts is measured."""
        tree = super()._parse(source, name, filename)
        for loop in tree.find_all(nodes.For):
            loop.iter = nodes.Filter(loop.iter, "ticking", [], [], None, None, lineno=loop.lineno)
        _replace_joins(tree)
        if self.wanted.endswith(PAGE):
            _mark_lines(tree, "" if name == self.wanted else f"{name}:")
        return tree

    def _tick(self) -> None:
        self.steps += 1
        if self.steps > self.limits.steps:
            raise LimitError(msg("it takes more than {most} steps", most=f"{self.limits.steps:,}"))
        if time.thread_time() > self.end:
            raise LimitError(msg("it takes longer than {most} s", most=f"{self.limits.seconds:g}"))

    def _ticking(self, items: Any) -> Iterator[Any]:
        for item in items:
            self._tick()
            yield item

    def call(self, context: Any, called: Any, *words: Any, **named: Any) -> Any:
        self._tick()
        return super().call(context, called, *words, **named)

    def is_safe_callable(self, obj: Any) -> bool:
        return isinstance(obj, Macro) or super().is_safe_callable(obj)

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        if callable(value):
            for kind, methods in _METHODS:
                if isinstance(obj, kind):
                    return attr in methods
        return super().is_safe_attribute(obj, attr, value)

    def wrap_str_format(self, value: Any) -> None:
        """`str.format` pads to any width; it is refused like the other methods."""

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
        self._tick()
        if operator == "**":
            raise LimitError(msg("it raises numbers to powers, which no sheet needs"))
        if operator == "%" and isinstance(left, str):
            raise LimitError(msg("it formats text with %; give the values to _() instead"))
        if operator == "*" and not (isinstance(left, int | float) and isinstance(right, int | float)):
            # A text or list times a number.
            many = left if isinstance(left, int) else right
            long = right if isinstance(left, int) else left
            if isinstance(many, int) and hasattr(long, "__len__"):
                self._measure(len(long) * many, is_text=isinstance(long, str))
        result = _OPERATORS[operator](left, right)
        if isinstance(result, int | float) and abs(result) > self.limits.largest:
            raise LimitError(msg("it counts further than any sheet needs"))
        if hasattr(result, "__len__"):
            self._measure(len(result), is_text=isinstance(result, str))
        return result

    def _measure(self, length: int, *, is_text: bool) -> None:
        if is_text and length > self.limits.characters:
            raise LimitError(
                msg("it makes a text of more than {most} characters", most=f"{self.limits.characters:,}")
            )
        if not is_text and length > self.limits.items:
            raise LimitError(msg("it makes a list of more than {most} items", most=f"{self.limits.items:,}"))

    def _range(self, *bounds: int) -> range:
        numbers = range(*bounds)
        self._measure(len(numbers), is_text=False)
        return numbers

    def concat(
        self,
        parts: Iterable[str],
    ) -> str:
        written = list(parts)
        self._measure(sum(map(len, written)), is_text=True)
        return "".join(written)

    def _metered(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A filter that counts as a step, and whose results count together."""

        @wraps(function)
        def metered(*words: Any, **named: Any) -> Any:
            self._tick()
            result = function(*words, **named)
            if hasattr(result, "__len__"):
                self.made += len(result)
                if self.made > self.limits.made:
                    most = f"{self.limits.made:,}"
                    raise LimitError(msg("it makes more than {most} characters and items", most=most))
            return result

        return metered

    def _batch(self, items: Iterable[Any], number: int) -> list[list[Any]]:
        """The items in rows of a number each; Jinja2's own fills the last row up to any length."""
        every = list(items)
        return [every[start : start + number] for start in range(0, len(every), max(1, number))]

    def _evenly(self, items: Iterable[Any], most: int) -> list[list[Any]]:
        """The items in as few rows as it takes to have at most so many in each, about as many in all."""
        every = list(items)
        rows = -(-len(every) // max(1, most))
        return self._batch(every, -(-len(every) // max(1, rows)))

    def _round(self, value: float, digits: int = 0) -> float:
        return round(value, max(-15, min(15, digits)))

    def _sum(self, items: Iterable[Any], attribute: str | None = None) -> float:
        """Numbers added up; Jinja2's own adds lists as well, without end."""
        values = [self.getitem(item, attribute) if attribute else item for item in items]
        return sum(float(value) if isinstance(value, float) else int(value) for value in values)

    def _join(self, items: Iterable[Any], between: str = "") -> str:
        texts = [soft_str(item) for item in items]
        self._measure(sum(map(len, texts)) + len(between) * len(texts), is_text=True)
        return (Markup.escape(between) if self.autoescape else between).join(texts)

    def _replace(self, text: str, old: str, new: str) -> str:
        text = soft_str(text)
        self._measure(len(text) + (text.count(old) if old else len(text) + 1) * len(new), is_text=True)
        # A text that is safe stays so, and what is put into it is escaped.
        return text.replace(old, new)


def _replace_joins(tree: nodes.Node) -> None:
    """`a ~ b` goes through a function that measures what comes of it."""
    for node in tree.iter_child_nodes():
        _replace_joins(node)
    for name, value in list(tree.iter_fields()):
        if isinstance(value, nodes.Concat):
            setattr(tree, name, _measured_join(value))
        elif isinstance(value, list):
            setattr(tree, name, [_measured_join(v) if isinstance(v, nodes.Concat) else v for v in value])


def _mark_lines(tree: nodes.Template, file: str) -> None:
    """Leave its line in every element, so that a mistake on the page is found in the template."""
    for data in tree.find_all(nodes.TemplateData):
        if "<![CDATA[" not in data.data:
            data.data = _START.sub(lambda m: f'{m[0]} {AT}="{file}{_line(data, m.start())}"', data.data)  # noqa: B023


def _line(data: nodes.TemplateData, position: int) -> int:
    return data.lineno + data.data.count("\n", 0, position)


def _measured_join(node: nodes.Concat) -> nodes.Filter:
    first, *rest = node.nodes
    return nodes.Filter(first, "concatenated", rest, [], None, None, lineno=node.lineno)


def _comment(text: str) -> str:
    """A text as the lines of a comment in YAML."""
    return "\n".join(f"# {line}" for line in textwrap.wrap(text, COMMENT_WIDTH))
