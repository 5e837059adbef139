"""What a rules file may hold, as the model that checks it and describes it to editors."""

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema, create_model

from cutterprint.games.cutterland.rules import score_rules
from cutterprint.games.cutterland.rules.score_rules.rule import Holds, ScoreRule
from cutterprint.i18n import msg
from cutterprint.specs.models import Code, Id, Key, LocalText, SpecModel, Text, invalid
from cutterprint.specs.problems import shown


def _eats(value: Any) -> Any:
    if value == "all":
        return value
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 1000:
        return int(value)
    raise invalid("bad_eats", msg("should be 'all', or a number from 1 to 1000"))


def _counts(value: Any) -> Any:
    """A mapping of counts to points; YAML's keys arrive as text."""
    if not isinstance(value, dict):
        raise invalid("dict_type", msg("should be a mapping of counts to points, such as {{2: 7}}"))
    counts: dict[int, int] = {}
    for key, points in value.items():
        if not str(key).isdecimal() or not 0 <= int(key) <= 9999:
            message = msg(
                "'{key}' isn't a count; write counts and points such as {{2: 7}}", key=shown(str(key))
            )
            raise invalid("bad_counts", message)
        if not isinstance(points, int) or isinstance(points, bool) or abs(points) > 9999:
            raise invalid("bad_counts", msg("the points for '{key}' should be a whole number", key=key))
        counts[int(key)] = int(points)
    if not counts:
        raise invalid("bad_counts", msg("should have at least one count, such as {{2: 7}}"))
    return counts


def _one_or_list(value: Any) -> Any:
    return [value] if isinstance(value, dict) else value


Points = Annotated[int, Field(ge=-9999, le=9999)]
Counts = Annotated[
    dict[int, int],
    BeforeValidator(_counts),
    WithJsonSchema({"type": "object", "additionalProperties": {"type": "integer"}}),
]
Eats = Annotated[
    str | int,
    BeforeValidator(_eats),
    WithJsonSchema({"anyOf": [{"const": "all"}, {"type": "integer", "minimum": 1}]}),
]


class CardModel(SpecModel):
    squares: int = Field(ge=1, le=400, description="Squares on a card")
    features: int = Field(ge=0, le=400, description="How many of them carry a creature or bonus")
    columns: int = Field(ge=1, le=40, description="Squares in a row")


class LandscapeModel(SpecModel):
    code: Code
    name: LocalText | None = None
    art: Text | None = Field(None, description="An .svg or .png file beside this file")


class HuntModel(SpecModel):
    turn: int = Field(ge=1, le=99, description="The order of the hunts; equal turns hunt at once")
    reach: Literal["around", "area"]
    eats: Eats
    spares: list[Id] | None = Field(None, description="Kinds left alone; default: its own kind")


class ScoreModel(SpecModel):
    """A score rule; the kinds of rules say which keys stand beside `per`."""

    per: str


Scores = Annotated[list[ScoreModel], BeforeValidator(_one_or_list)]


class CreatureModel(SpecModel):
    code: Code
    name: LocalText | None = None
    icon: Text | None = Field(None, description="A built-in icon, or an .svg or .png file beside this file")
    gender: dict[Key, Literal["m", "f", "n"]] = Field(
        default_factory=dict, description="By language, the grammatical gender of its name: {es: f, ru: f}"
    )
    lives_in: list[Id] = Field(min_length=1)
    hunts: HuntModel | None = None
    scores: Scores = Field(default_factory=list)


class BonusModel(SpecModel):
    code: Code
    name: LocalText | None = None
    icon: Text | None = None
    unused: Points = Field(0, description="Points for each one that is not used")


class SeatingModel(SpecModel):
    cards: int = Field(ge=1, le=99, description="Cards that each player is dealt")
    pieces: int = Field(ge=1, le=99, description="Pieces that a card is cut into")


class RulesFile(SpecModel):
    """Rules of Cutterland: creatures are data."""

    game: Literal["cutterland"] = "cutterland"
    kind: Literal["rules"] = "rules"
    id: Id
    name: LocalText | None = None
    extends: Text | None = Field(
        None, description="Rules that this file changes: an id, or a path beside this file"
    )
    card: CardModel
    landscapes: dict[Key, LandscapeModel] = Field(min_length=1)
    creatures: dict[Key, CreatureModel]
    bonuses: dict[Key, BonusModel] = Field(default_factory=dict)
    players: dict[str, SeatingModel] = Field(
        default_factory=dict, description="By the number of players: cards a hand, pieces a cut"
    )
    miscut: Points = Field(0, description="Points lost for each card cut into too many pieces")
    box: dict[Key, Annotated[int, Field(ge=0, le=9999)]] = Field(
        default_factory=dict, description="What the box holds: cards, bones, and tokens by bonus"
    )


_HELD: dict[Holds, Any] = {
    Holds.POINTS: Points,
    Holds.TABLE: Annotated[list[Points], Field(min_length=1, max_length=100)],
    Holds.COUNTS: Counts,
    Holds.CREATURE: Id,
}


def rules_form() -> type[RulesFile]:
    """The model of a rules file with the keys of all kinds of score rules."""
    return _form_with(score_rules.KINDS)


@cache
def _form_with(kinds: tuple[type[ScoreRule], ...]) -> type[RulesFile]:
    per = tuple(dict.fromkeys(per for kind in kinds for per in kind.per))
    keys: dict[str, Any] = {"per": (Literal[per], ...)}
    keys |= {key: (_HELD[held] | None, None) for kind in kinds for key, held in kind.keys.items()}
    score: Any = create_model("ScoreModel", __base__=ScoreModel, __doc__="", **keys)
    scores: Any = (Annotated[list[score], BeforeValidator(_one_or_list)], Field(default_factory=list))
    creature: Any = create_model("CreatureModel", __base__=CreatureModel, scores=scores)
    creatures: Any = (dict[Key, creature], ...)
    return create_model("RulesFile", __base__=RulesFile, __doc__=RulesFile.__doc__, creatures=creatures)


def rules_schema() -> dict[str, Any]:
    """The JSON Schema of a rules file. What `extends` brings may be left out, or dropped with null."""
    schema = rules_form().model_json_schema()
    schema["required"] = ["game", "id"]
    for name in ("LandscapeModel", "CreatureModel", "BonusModel", "HuntModel", "ScoreModel", "CardModel"):
        schema["$defs"][name].pop("required", None)
    for key in ("landscapes", "creatures", "bonuses"):
        values = schema["properties"][key]
        values.pop("minProperties", None)
        values["additionalProperties"] = {"anyOf": [values["additionalProperties"], {"type": "null"}]}
    creature = schema["$defs"]["CreatureModel"]["properties"]
    creature["scores"] = {
        "anyOf": [
            {"$ref": "#/$defs/ScoreModel"},
            {"type": "array", "items": {"$ref": "#/$defs/ScoreModel"}},
            {"type": "null"},
        ],
        "description": "What it scores: one rule or a list of them",
    }
    return schema
