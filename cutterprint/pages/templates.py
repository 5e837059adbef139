"""Filling in templates: those that come with the program, or a user's own that are looked for first.

A template may come from anybody. It sees only the values that it is given, in Jinja2's sandbox, and cannot
run on or grow without end: every repetition is counted, and no text may outgrow the limits.
"""

import json
import re
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, ClassVar, NoReturn

from jinja2 import FileSystemLoader, StrictUndefined, TemplateNotFound, TemplateSyntaxError, nodes
from jinja2.bccache import Bucket, BytecodeCache
from jinja2.exceptions import SecurityError, TemplateError, TemplateRuntimeError, UndefinedError
from jinja2.runtime import Macro
from jinja2.sandbox import ImmutableSandboxedEnvironment
from markupsafe import Markup

from cutterprint.errors import CutterprintError, UsageError
from cutterprint.i18n import Language, language
from cutterprint.library import data_folder, display_name

PAGE = ".page.j2"
"""Templates of pages are markup, so what is filled in is escaped."""


class FillError(CutterprintError):
    """A template that can't be filled in; the message names the file and the line."""


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


class _LimitError(TemplateRuntimeError):
    pass


def render(
    template: str,
    values: Mapping[str, object],
    *,
    folder: Path | None = None,
    speech: Language | None = None,
    limits: Limits | None = None,
) -> str:
    """The text of a template with its values filled in, in a language.

    A folder of the user's is searched first, then the templates that come with the program.
    """
    return _Environment(template, folder, speech or language(), limits or Limits()).fill(values)


def template_file(template: str, folder: Path | None = None) -> Path:
    """Where a template lies."""
    for place in _folders(folder):
        if (place / template).is_file():
            return place / template
    raise FillError(f"there is no template {template!r}")


def _folders(folder: Path | None) -> list[Path]:
    own = data_folder("templates")
    if folder is None:
        return [own]
    if not folder.is_dir():
        raise UsageError(f"the folder of templates {folder} is not there")
    return [folder, own]


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
_PLACEHOLDER = re.compile(r"%(?:%|\((\w{1,40})\)([sd]))")


class _Compiled(BytecodeCache):
    """Templates compiled once a run; a template that changed is told by its text."""

    kept: ClassVar[dict[str, bytes]] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        code = self.kept.get(bucket.key + bucket.checksum)
        if code is not None:
            bucket.bytecode_from_string(code)

    def dump_bytecode(self, bucket: Bucket) -> None:
        self.kept[bucket.key + bucket.checksum] = bucket.bytecode_to_string()


class _Environment(ImmutableSandboxedEnvironment):
    intercepted_binops = frozenset(["+", "-", "*", "/", "//", "%", "**"])

    def __init__(self, template: str, folder: Path | None, speech: Language, limits: Limits) -> None:
        self.wanted = template
        self.folders = _folders(folder)
        self.limits = limits
        self.steps = 0
        self.end = 0.0
        super().__init__(
            loader=FileSystemLoader(self.folders),
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
            "join": self._join,
            "replace": self._replace,
            "ticking": self._ticking,
            "concatenated": self._concatenated,
        }
        self._speak(speech)

    def fill(self, values: Mapping[str, object]) -> str:
        self.end = time.monotonic() + self.limits.seconds
        try:
            template = self.get_template(self.wanted)
            written: list[str] = []
            size = 0
            for part in template.generate(values):
                written.append(part)
                size += len(part)
                self._tick()
                if size > self.limits.characters:
                    raise _LimitError(f"writes more than {self.limits.characters:,} characters")
            return "".join(written)
        except TemplateNotFound as error:
            self._fail(error, f"there is no template {error.name!r}")
        except TemplateSyntaxError as error:
            place = f"{_shown(error.filename or self.wanted)}:{error.lineno}"
            raise FillError(f"{place}: the template can't be read: {error.message}") from None
        except SecurityError as error:
            self._fail(error, f"a template may not do this: {error.message}")
        except UndefinedError as error:
            self._fail(error, f"the template asks for what is not there: {error.message}")
        except _LimitError as error:
            self._fail(error, f"the template was stopped: it {error.message}")
        except TemplateError as error:
            self._fail(error, f"the template fails: {error.message}")
        except RecursionError as error:
            self._fail(error, "the template was stopped: it calls itself without end")
        except (TypeError, ValueError, LookupError, ArithmeticError, AttributeError) as error:
            self._fail(error, f"the template fails: {type(error).__name__}: {error}")
        except UnicodeDecodeError as error:
            self._fail(error, f"the template is not UTF-8: {error.reason}")
        except OSError as error:
            self._fail(error, f"the template can't be read: {error.strerror or error}")

    def _fail(self, error: Exception, words: str) -> NoReturn:
        """Say what happened with the file and the line of the template."""
        place = next((str(f / self.wanted) for f in self.folders if (f / self.wanted).is_file()), self.wanted)
        place = _shown(place)
        for frame in reversed(traceback.extract_tb(error.__traceback__)):
            if any(Path(frame.filename).is_relative_to(folder) for folder in self.folders):
                place = f"{_shown(frame.filename)}:{frame.lineno}"
                break
        raise FillError(f"{place}: {words}") from None

    # Limits

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        """Every loop counts its steps, and every joining of texts is measured."""
        tree = super()._parse(source, name, filename)
        for loop in tree.find_all(nodes.For):
            loop.iter = nodes.Filter(loop.iter, "ticking", [], [], None, None, lineno=loop.lineno)
        _replace_joins(tree)
        return tree

    def _tick(self) -> None:
        self.steps += 1
        if self.steps > self.limits.steps:
            raise _LimitError(f"does not come to an end within {self.limits.steps:,} steps")
        if time.monotonic() > self.end:
            raise _LimitError(f"does not come to an end within {self.limits.seconds:g} s")

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
            raise _LimitError("raises numbers to powers, which a sheet never needs")
        if operator == "%" and isinstance(left, str):
            raise _LimitError("formats text with %, which it should leave to gettext")
        if operator == "*" and not (isinstance(left, int | float) and isinstance(right, int | float)):
            # A text or list times a number.
            many = left if isinstance(left, int) else right
            long = right if isinstance(left, int) else left
            if isinstance(many, int) and hasattr(long, "__len__"):
                self._measure(len(long) * many, is_text=isinstance(long, str))
        result = _OPERATORS[operator](left, right)
        if isinstance(result, int | float) and abs(result) > self.limits.largest:
            raise _LimitError("counts further than a sheet ever needs")
        if hasattr(result, "__len__"):
            self._measure(len(result), is_text=isinstance(result, str))
        return result

    def _measure(self, length: int, *, is_text: bool) -> None:
        if is_text and length > self.limits.characters:
            raise _LimitError(f"makes a text of more than {self.limits.characters:,} characters")
        if not is_text and length > self.limits.items:
            raise _LimitError(f"makes a list of more than {self.limits.items:,} items")

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

    def _concatenated(self, *parts: Any) -> str:
        texts = [part if isinstance(part, str) else str(part) for part in parts]
        self._measure(sum(map(len, texts)), is_text=True)
        return self._text("").join(texts)

    def _metered(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A filter that counts as a step, and whose results count together."""

        @wraps(function)
        def metered(*words: Any, **named: Any) -> Any:
            self._tick()
            result = function(*words, **named)
            if hasattr(result, "__len__"):
                self.made += len(result)
                if self.made > self.limits.made:
                    raise _LimitError(f"makes more than {self.limits.made:,} characters and items")
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
        texts = [item if isinstance(item, str) else str(item) for item in items]
        self._measure(sum(map(len, texts)) + len(between) * len(texts), is_text=True)
        return self._text(between).join(texts)

    def _replace(self, text: str, old: str, new: str) -> str:
        text = text if isinstance(text, str) else str(text)
        self._measure(len(text) + (text.count(old) if old else len(text) + 1) * len(new), is_text=True)
        # A text that is safe stays so, and what is put into it is escaped.
        return text.replace(old, new)

    def _text(self, text: str) -> str:
        return Markup.escape(text) if self.autoescape else text

    # Languages

    def _speak(self, speech: Language) -> None:
        """The functions of gettext; `%(name)s` in a message is filled in from the words given with it."""
        # The `trans` tag then calls these functions and leaves the filling in to them.
        self.newstyle_gettext = True

        def filled(message: str, words: dict[str, Any]) -> str:
            safe: Callable[[Any], str] = Markup.escape if self.autoescape else str
            told = [
                text if not match else "%" if match[0] == "%%" else safe(_named(match[1], words, message))
                for text, match in _parts(message)
            ]
            joined = self.concat(told)
            return Markup(joined) if self.autoescape else joined

        def one(message: str, /, **words: Any) -> str:
            return filled(speech.gettext(message), words)

        def counted(singular: str, plural: str, num: int, /, **words: Any) -> str:
            return filled(speech.ngettext(singular, plural, num), {"num": num, **words})

        def in_context(context: str, message: str, /, **words: Any) -> str:
            return filled(speech.pgettext(context, message), {"context": context, **words})

        def counted_in_context(context: str, singular: str, plural: str, num: int, /, **words: Any) -> str:
            return filled(speech.npgettext(context, singular, plural, num), {"num": num, **words})

        self.globals |= {
            "_": one,
            "gettext": one,
            "ngettext": counted,
            "pgettext": in_context,
            "npgettext": counted_in_context,
            "listed": lambda items, style="and": speech.listed([str(item) for item in items], style),
            "language": speech.code,
        }


def _parts(message: str) -> Iterator[tuple[str, re.Match[str] | None]]:
    """A message in turn as plain text and as places to fill in."""
    end = 0
    for match in _PLACEHOLDER.finditer(message):
        yield message[end : match.start()], None
        yield "", match
        end = match.end()
    yield message[end:], None


def _named(name: str, words: dict[str, Any], message: str) -> Any:
    if name not in words:
        raise _LimitError(f"says {message[:60]!r} without its {name!r}")
    return words[name]


def _replace_joins(tree: nodes.Node) -> None:
    """`a ~ b` goes through a function that measures what comes of it."""
    for node in tree.iter_child_nodes():
        _replace_joins(node)
    for name, value in list(tree.iter_fields()):
        if isinstance(value, nodes.Concat):
            setattr(tree, name, _measured_join(value))
        elif isinstance(value, list):
            setattr(tree, name, [_measured_join(v) if isinstance(v, nodes.Concat) else v for v in value])


def _measured_join(node: nodes.Concat) -> nodes.Filter:
    first, *rest = node.nodes
    return nodes.Filter(first, "concatenated", rest, [], None, None, lineno=node.lineno)


def _shown(path: str) -> str:
    return display_name(Path(path))
