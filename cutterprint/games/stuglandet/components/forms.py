"""What files of tiles and boards may hold, as the models that check them and describe them to editors."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, ConfigDict, Field, WithJsonSchema

from cutterprint.games.stuglandet.rules.model import Part
from cutterprint.i18n import msg
from cutterprint.specs.models import Code, Colour, Id, Length, LocalText, SpecModel, Text, invalid
from cutterprint.specs.translated import is_line
from cutterprint.specs.tree import WrittenInt

Cells = Annotated[
    str, Field(description="A character a cell: o plot, # city plot, ~ lake, x landfill, . wild")
]


class TileFile(SpecModel):
    id: Id
    role: Literal["city", "castle"] | None = None
    cells: Cells
    water: list[Text] = Field(default_factory=list, description="Brooks on the borders of cells: A1/A2")


class TilesFile(SpecModel):
    """A set of Stuglandet tiles."""

    game: Literal["stuglandet"] = "stuglandet"
    kind: Literal["tiles"] = "tiles"
    id: Id
    name: LocalText | None = None
    rules: Text = Field("base", description="A built-in rules id, or a path beside this file")
    cell: Length | None = Field(None, description="The side of a printed cell, such as 30mm; default: 24mm")
    colour: Colour | None = Field(None, description="The colour of the backs, such as #3f6b6e")
    tiles: list[TileFile] = Field(min_length=2)


def _name(value: Any) -> Any:
    """A name is one line, and may be written as a number."""
    if isinstance(value, WrittenInt):
        value = value.written
    if not isinstance(value, str):
        raise invalid("name_type", msg("should be a player's name"))
    if not is_line(value):
        raise invalid("bad_name", msg("a player's name should be a single line of 1 to 200 characters"))
    return value


Name = Annotated[str, BeforeValidator(_name), WithJsonSchema({"type": "string", "minLength": 1})]


class PlayerExpectFile(SpecModel):
    """What a player should get: points in all and by part, cabins left, the largest group."""

    total: int | None = None
    cabins: int | None = None
    lakes: int | None = None
    city_plots: int | None = None
    landfills: int | None = None
    tiles: int | None = None
    city: int | None = None
    connected: int | None = None
    cabins_left: int | None = Field(None, ge=0)
    longest: int | None = Field(None, ge=0)


def _expected(value: Any) -> Any:
    """A number alone is the total."""
    if isinstance(value, int) and not isinstance(value, bool):
        return {"total": value}
    if not isinstance(value, dict):
        message = msg("should be the player's points, or a mapping such as {{total: 9, lakes: 2}}")
        raise invalid("expect_type", message)
    return value


Expected = Annotated[
    PlayerExpectFile,
    BeforeValidator(_expected),
    WithJsonSchema(
        {
            "anyOf": [
                {"type": "integer"},
                {
                    "type": "object",
                    "properties": {key: {"type": "integer"} for key in PlayerExpectFile.model_fields},
                    "additionalProperties": False,
                },
            ]
        }
    ),
]
assert {part.value for part in Part} <= set(PlayerExpectFile.model_fields), "every part can be expected"


def _winners(value: Any) -> Any:
    return [value] if isinstance(value, str | WrittenInt) else value


class ExpectFile(SpecModel):
    """What `verify` compares with: besides these keys, for each player the total or several numbers."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Expected]

    locked: dict[str, Name] | None = Field(None, description="For each locked tile who locked it")
    ended: bool | None = Field(None, description="Whether the game has ended")
    winner: Annotated[
        list[Name] | None,
        BeforeValidator(_winners),
        WithJsonSchema({"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}),
    ] = Field(None, description="Who is first; a list if several share the place")
    problem: Text | None = Field(None, description="The code of the problem that should be found")


class BoardBody(SpecModel):
    """The tiles of a game and how they lie."""

    game: Literal["stuglandet"] = "stuglandet"
    name: LocalText | None = None
    tiles: Text = Field("summer", description="A set of tiles: a built-in id, or a path beside this file")
    variant: Id = Field("basic", description="How the game is played: basic, advanced or easy")
    players: dict[Code, Name] = Field(
        min_length=1, description="A letter for each player's cabins, and the name, in turn order"
    )
    board: str = Field(description="Tile ids in rows; ' after an id: turned by half; --: no tile")


class BoardFile(BoardBody):
    """A board of Stuglandet with its cabins."""

    kind: Literal["board"] = "board"
    cabins: str = Field("", description="A character a cell: the letter of a player, or '.'")
    turn: Text | None = Field(None, description="Whose turn it is")
    expect: ExpectFile | None = None
