"""Checking the form of a file against its pydantic model, with problems at the right place.

A model says once which keys a file has and what they hold: it checks files and, as JSON Schema,
serves editors. What the rules of a game say about the values is checked afterwards by the game.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, WithJsonSchema
from pydantic_core import ErrorDetails, PydanticCustomError

from cutterprint.errors import CutterprintError
from cutterprint.i18n import Message
from cutterprint.specs.problems import Place, ProblemLog, did_you_mean, nearest, printable
from cutterprint.specs.translated import Translated
from cutterprint.specs.tree import ListNode, MapNode, Node, ScalarNode, WrittenInt, find


class SpecModel(BaseModel):
    """The base of every file model: unknown keys are mistakes, and nothing is silently converted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, arbitrary_types_allowed=True)


def _as_written(value: Any) -> Any:
    return value.written if isinstance(value, WrittenInt) else value


_ID = re.compile(r"\w+([.-]\w+)*")
_LONGEST_ID = 40


def is_id(text: str) -> bool:
    """Whether a text can be the id of something."""
    return len(text) <= _LONGEST_ID and _ID.fullmatch(text) is not None


def _checked_id(value: Any) -> Any:
    value = _as_written(value)
    if not isinstance(value, str):
        raise PydanticCustomError("string_type", "should be text")
    if not is_id(value):
        raise PydanticCustomError(
            "bad_id",
            f"an id is made of letters, digits, '_', '-' and '.', {_LONGEST_ID} characters at the most",
        )
    return value


def _words(value: Any) -> Any:
    """Text in one language, or a mapping of language codes to text."""
    value = _as_written(value)
    texts = {"": value} if isinstance(value, str) else value
    if not isinstance(texts, dict):
        raise PydanticCustomError("words_type", "should be text, or texts by language: {en: …, es: …, ru: …}")
    if not texts:
        raise PydanticCustomError("bad_words", "holds no text")
    for language, text in texts.items():
        text = _as_written(text)
        if language and not re.fullmatch(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", language):
            raise PydanticCustomError(
                "bad_words", f"'{printable(language)}' is no language code such as en, es or ru"
            )
        if not isinstance(text, str):
            raise PydanticCustomError("words_type", "should be text")
        if not text.strip() or len(text) > 200 or not text.isprintable():
            raise PydanticCustomError("bad_words", "should be a line of at most 200 visible characters")
    return Translated({language: str(_as_written(text)) for language, text in texts.items()})


def _code(value: Any) -> Any:
    value = _as_written(value)
    if not isinstance(value, str) or len(value) != 1 or not value.isprintable() or value in ". \u00a0/#'\"":
        raise PydanticCustomError(
            "bad_code", "a code is a single character, and neither '.', '/', '#' nor a quote"
        )
    return value


def _text(value: Any) -> Any:
    return _as_written(value)


def _length(value: Any) -> Any:
    """A length with its unit, in millimetres."""
    from cutterprint.printing.units import parse_length

    if not isinstance(value, str):
        raise PydanticCustomError("length_type", "should be a length with its unit, such as 24mm")
    try:
        return parse_length(value, least=8, most=100)
    except CutterprintError as error:
        raise PydanticCustomError("bad_length", "{why}", {"why": str(error)}) from None


def _colour(value: Any) -> Any:
    if not isinstance(value, str) or not re.fullmatch(r"#[0-9a-fA-F]{6}", value):
        raise PydanticCustomError("bad_colour", "should be a colour such as '#7a4b6b', in quotes")
    return value.lower()


Length = Annotated[float, BeforeValidator(_length), WithJsonSchema({"type": "string", "examples": ["24mm"]})]
Colour = Annotated[
    str, BeforeValidator(_colour), WithJsonSchema({"type": "string", "pattern": "^#[0-9a-fA-F]{6}$"})
]
Id = Annotated[
    str,
    BeforeValidator(_checked_id),
    WithJsonSchema({"type": "string", "pattern": r"^[\w]+([.-][\w]+)*$", "maxLength": 40}),
]
Key = Annotated[str, BeforeValidator(_checked_id), WithJsonSchema({"type": "string"})]
Code = Annotated[
    str, BeforeValidator(_code), WithJsonSchema({"type": "string", "minLength": 1, "maxLength": 1})
]
Text = Annotated[str, BeforeValidator(_text), Field(max_length=2000)]
LocalText = Annotated[
    Translated,
    BeforeValidator(_words),
    WithJsonSchema(
        {
            "anyOf": [{"type": "string"}, {"type": "object", "additionalProperties": {"type": "string"}}],
            "description": "Text, or texts by language: {en: …, es: …, ru: …}",
        }
    ),
]
Block = Annotated[str, Field(description="Squares of two characters, separated by blanks, one line a row")]

Model = TypeVar("Model", bound=SpecModel)


def check_form(model: type[Model], node: Node, log: ProblemLog) -> Model | None:
    """The file as its model, or nothing and the problems of its form."""
    if not isinstance(node, MapNode):
        log.add(node.place, "wrong-type", f"should be a mapping of keys to values, and is {described(node)}")
        return None
    try:
        return model.model_validate(node.plain())
    except ValidationError as error:
        schema = model.model_json_schema()
        for detail in error.errors(include_url=False):
            _tell(detail, node, schema, log)
        return None


def _tell(detail: ErrorDetails, root: MapNode, schema: Mapping[str, Any], log: ProblemLog) -> None:
    path = detail["loc"]
    kind = detail["type"]
    key = str(path[-1]) if path else ""
    if kind == "extra_forbidden":
        parent = find(root, *path[:-1])
        known = _known_keys(schema, path[:-1])
        place = parent.key_place(key) if isinstance(parent, MapNode) else parent.place
        near = nearest(key, known)
        hint = f"did you mean '{near}'?" if near else f"known here: {', '.join(known)}" if known else None
        log.add(place, "unknown-key", f"there is no key '{printable(key)}' here", hint)
    elif kind == "missing":
        parent = find(root, *path[:-1])
        log.add(_first_place(parent), "missing-key", f"'{key}' is missing{_inside(path[:-1])}")
    else:
        node = find(root, *path)
        code = "wrong-type" if kind.endswith("_type") else "bad-value"
        message = _message(detail, node)
        log.add(node.place, code, message, _choice_hint(detail, node))


def _inside(path: tuple[int | str, ...]) -> str:
    """Where in the file a key is missing: in 'card', or in entry 3 of 'cards'."""
    if not path:
        return ""
    if isinstance(path[-1], int) and len(path) > 1:
        return f" in entry {path[-1] + 1} of '{path[-2]}'"
    return f" in '{path[-1]}'"


def _first_place(node: Node) -> Place:
    """Where to point for something that is not there: the mapping's first key, if it has one."""
    if isinstance(node, MapNode) and node.keys:
        first = next(iter(node.keys.values()))
        # What a file extends is not to blame for what the file lacks.
        return first if first.source is node.source else node.place
    return node.place


_WANTED = {
    "string_type": "text",
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "float_type": "a number",
    "bool_type": "true or false",
    "list_type": "a list",
    "tuple_type": "a list",
    "dict_type": "a mapping of keys to values",
    "model_type": "a mapping of keys to values",
}


def _message(detail: ErrorDetails, node: Node) -> str:
    context = detail.get("ctx") or {}
    match detail["type"]:
        case wanted if wanted in _WANTED:
            return f"should be {_WANTED[wanted]}, and is {described(node)}"
        case "literal_error":
            return f"should be {str(context['expected']).replace(chr(39), '')}, and is {described(node)}"
        case "greater_than_equal":
            return f"should be {context['ge']} or more, and is {described(node)}"
        case "less_than_equal":
            return f"should be {context['le']} or less, and is {described(node)}"
        case "string_too_long":
            return f"is longer than {context['max_length']} characters"
        case "too_short":
            return f"should hold at least {context['min_length']}, and holds {context['actual_length']}"
        case "too_long":
            return f"should hold at most {context['max_length']}"
        case _:
            return detail["msg"]


def _choice_hint(detail: ErrorDetails, node: Node) -> Message | None:
    if detail["type"] != "literal_error" or not isinstance(node, ScalarNode):
        return None
    choices = re.findall(r"'([^']*)'", str((detail.get("ctx") or {}).get("expected", "")))
    return did_you_mean(node.text(), choices)


def described(node: Node) -> str:
    """What a value is, in a few words, for a complaint about it."""
    if isinstance(node, MapNode):
        return "a mapping"
    if isinstance(node, ListNode):
        return "a list"
    if isinstance(node, ScalarNode):
        if node.value is None:
            return "empty"
        text = printable(node.text())
        short = text if len(text) <= 30 else text[:29] + "…"
        if isinstance(node.value, str):
            return f"the text '{short}'"
        return short
    return "something else"


def _known_keys(schema: Mapping[str, Any], path: Iterable[str | int]) -> list[str]:
    """The keys that a model's JSON Schema knows at a path."""
    definitions = schema.get("$defs", {})

    def resolve(part: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        if "$ref" in part:
            return resolve(definitions[part["$ref"].rsplit("/", 1)[-1]])
        if "anyOf" in part:
            return [found for choice in part["anyOf"] for found in resolve(choice)]
        return [part]

    here = resolve(schema)
    for step in path:
        following: list[Mapping[str, Any]] = []
        for part in here:
            if isinstance(step, int):
                children = [part["items"]] if "items" in part else []
            elif step in part.get("properties", {}):
                children = [part["properties"][step]]
            else:
                extra = part.get("additionalProperties")
                children = [extra] if isinstance(extra, Mapping) else []
            following += [found for child in children for found in resolve(child)]
        # Steps that pydantic adds for its own types are no steps in the file.
        here = following or here
    return list(dict.fromkeys(key for part in here for key in part.get("properties", {})))
