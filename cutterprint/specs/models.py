"""Checking the form of a file against its pydantic model, with problems at the right place.

A model says once which keys a file has and what they hold: it checks files and, as JSON Schema,
serves editors. What the rules of a game say about the values is checked afterwards by the game.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, LiteralString, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, WithJsonSchema
from pydantic_core import ErrorDetails, PydanticCustomError

from cutterprint.errors import CutterprintError
from cutterprint.i18n import Message, listed, msg, nmsg
from cutterprint.specs.problems import Place, ProblemLog, did_you_mean, shown
from cutterprint.specs.translated import Translated, is_line
from cutterprint.specs.tree import ListNode, MapNode, Node, ScalarNode, WrittenInt, find


class SpecModel(BaseModel):
    """The base of every file model: unknown keys are mistakes, and nothing is silently converted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, arbitrary_types_allowed=True)


def invalid(kind: LiteralString, message: Message | str) -> PydanticCustomError:
    """What a validator raises: pydantic carries the message along, to be said in any language later."""
    return PydanticCustomError(kind, "{message}", {"message": message})


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
        # The same kind as pydantic's own, so it is told in the same words.
        raise PydanticCustomError("string_type", "should be text")
    if not is_id(value):
        raise invalid("bad_id", bad_id(value))
    return value


def bad_id(text: str) -> Message:
    """Why a text can't be the id of something."""
    if len(text) > _LONGEST_ID:
        return msg(
            "'{id}' is too long for an id: use at most {most} characters", id=shown(text), most=_LONGEST_ID
        )
    return msg("'{id}' isn't a valid id: use letters, digits, '_', '-' and '.'", id=shown(text))


def _words(value: Any) -> Any:
    """Text in one language, or a mapping of language codes to text."""
    value = _as_written(value)
    texts = {"": value} if isinstance(value, str) else value
    if not isinstance(texts, dict):
        raise invalid("words_type", msg("should be text, or one text per language: {{en: …, es: …, ru: …}}"))
    if not texts:
        raise invalid("bad_words", msg("there is no text here"))
    for language, text in texts.items():
        text = _as_written(text)
        if language and not re.fullmatch(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", language):
            raise invalid(
                "bad_words",
                msg("'{code}' isn't a language code such as en, es or ru", code=shown(language)),
            )
        if not isinstance(text, str):
            raise invalid("words_type", msg("should be text"))
        if not is_line(text):
            raise invalid("bad_words", msg("should be a single line of 1 to 200 characters"))
    return Translated({language: str(_as_written(text)) for language, text in texts.items()})


def _code(value: Any) -> Any:
    value = _as_written(value)
    if not isinstance(value, str) or len(value) != 1 or not value.isprintable() or value in ". \u00a0/#'\"":
        raise invalid(
            "bad_code", msg("a code should be a single character, but not '.', '/', '#', a space or a quote")
        )
    return value


def _length(value: Any) -> Any:
    """A length with its unit, in millimetres."""
    from cutterprint.units import parse_length

    if not isinstance(value, str):
        raise invalid("length_type", msg("should be a length with its unit, such as 24mm"))
    try:
        return parse_length(value, least=8, most=100)
    except CutterprintError as error:
        raise invalid("bad_length", error.message) from None


def _colour(value: Any) -> Any:
    if not isinstance(value, str) or not re.fullmatch(r"#[0-9a-fA-F]{6}", value):
        raise invalid("bad_colour", msg("should be a colour in quotes, such as '#7a4b6b'"))
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
Text = Annotated[str, BeforeValidator(_as_written), Field(max_length=2000)]
LocalText = Annotated[
    Translated,
    BeforeValidator(_words),
    WithJsonSchema(
        {
            "anyOf": [{"type": "string"}, {"type": "object", "additionalProperties": {"type": "string"}}],
            "description": "Text, or one text per language: {en: …, es: …, ru: …}",
        }
    ),
]
Block = Annotated[str, Field(description="Squares of two characters, separated by spaces, one line per row")]

Model = TypeVar("Model", bound=SpecModel)


def file_schema(model: type[SpecModel]) -> dict[str, Any]:
    """The JSON Schema of a kind of file, for editors: a file says at least its game."""
    schema = model.model_json_schema()
    schema["required"] = ["game", *(key for key in schema.get("required", ()) if key != "game")]
    return schema


def check_form(model: type[Model], node: Node, log: ProblemLog) -> Model | None:
    """The file as its model, or nothing and the problems of its form."""
    if not isinstance(node, MapNode):
        log.add(node.place, "wrong-type", _should_be(_MAPPING, node))
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
        hint = did_you_mean(key, known)
        if hint is None and known:
            hint = msg("possible keys: {keys}", keys=listed(known))
        log.add(place, "unknown-key", msg("there is no key '{key}' here", key=shown(key)), hint)
    elif kind == "missing":
        parent = find(root, *path[:-1])
        log.add(_first_place(parent), "missing-key", _missing(key, path[:-1]))
    else:
        node = find(root, *path)
        code = "wrong-type" if kind.endswith("_type") else "bad-value"
        message = _message(detail, node)
        log.add(node.place, code, message, _choice_hint(detail, node))


def _missing(key: str, path: tuple[int | str, ...]) -> Message:
    """Where in the file a key is missing: in 'card', or in entry 3 of 'cards'."""
    if not path:
        return msg("'{key}' is missing", key=key)
    if isinstance(path[-1], int) and len(path) > 1:
        return msg(
            "'{key}' is missing from entry {number} of '{parent}'",
            key=key,
            number=path[-1] + 1,
            parent=path[-2],
        )
    return msg("'{key}' is missing from '{parent}'", key=key, parent=path[-1])


def _first_place(node: Node) -> Place:
    """Where to point for something that is not there: the mapping's first key, if it has one."""
    if isinstance(node, MapNode) and node.keys:
        first = next(iter(node.keys.values()))
        # What a file extends is not to blame for what the file lacks.
        return first if first.source is node.source else node.place
    return node.place


_MAPPING = msg("a mapping of keys to values")
_WHOLE_NUMBER = msg("a whole number")
_LIST = msg("a list")
_WANTED = {
    "string_type": msg("text"),
    "int_type": _WHOLE_NUMBER,
    "int_from_float": _WHOLE_NUMBER,
    "float_type": msg("a number"),
    "bool_type": msg("true or false"),
    "list_type": _LIST,
    "tuple_type": _LIST,
    "dict_type": _MAPPING,
    "model_type": _MAPPING,
}


def _message(detail: ErrorDetails, node: Node) -> Message | str:
    context = detail.get("ctx") or {}
    carried = context.get("message")
    if isinstance(carried, Message | str):
        return carried
    match detail["type"]:
        case wanted if wanted in _WANTED:
            return _should_be(_WANTED[wanted], node)
        case "literal_error":
            return _should_be(listed(_choices(detail), "or"), node)
        case "greater_than_equal":
            return _should_be(msg("{number} or more", number=context["ge"]), node)
        case "less_than_equal":
            return _should_be(msg("{number} or less", number=context["le"]), node)
        case "string_too_long":
            most = context["max_length"]
            return nmsg(
                "should be at most {number} character long",
                "should be at most {number} characters long",
                most,
            )
        case "string_too_short":
            return msg("shouldn't be empty")
        case "too_short":
            return nmsg(
                "should have at least {number} entry, not {found}",
                "should have at least {number} entries, not {found}",
                context["min_length"],
                found=context["actual_length"],
            )
        case "too_long":
            return nmsg(
                "should have at most {number} entry",
                "should have at most {number} entries",
                context["max_length"],
            )
        case _:
            return msg("this value isn't valid: {reason}", reason=detail["msg"])


def _should_be(wanted: object, node: Node) -> Message:
    """That a value is of the wrong type or none of the choices, in the words for what it is instead."""
    match node:
        case MapNode():
            return msg("should be {wanted}, not a mapping", wanted=wanted)
        case ListNode():
            return msg("should be {wanted}, not a list", wanted=wanted)
        case ScalarNode(value=None):
            return msg("should be {wanted}, but it's empty", wanted=wanted)
        case ScalarNode(value=str()):
            return msg("should be {wanted}, not '{found}'", wanted=wanted, found=shown(node.text(), 30))
        case ScalarNode():
            return msg("should be {wanted}, not {found}", wanted=wanted, found=shown(node.text(), 30))
        case _:
            return msg("should be {wanted}", wanted=wanted)


def _choices(detail: ErrorDetails) -> list[str]:
    """The values that a key may have, from pydantic's list of them."""
    return re.findall(r"'([^']*)'", str((detail.get("ctx") or {}).get("expected", "")))


def _choice_hint(detail: ErrorDetails, node: Node) -> Message | None:
    if detail["type"] != "literal_error" or not isinstance(node, ScalarNode):
        return None
    return did_you_mean(node.text(), _choices(detail))


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
        # Steps that pydantic adds for its own types aren't steps in the file.
        here = following or here
    return list(dict.fromkeys(key for part in here for key in part.get("properties", {})))
