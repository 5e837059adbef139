"""What positions, records and matches may hold, as the models that check and describe them."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema

from cutterprint.i18n import msg
from cutterprint.specs.models import Id, LocalText, SpecModel, Text, invalid

MOST_CARDS = 54
MOST_MOVES = 2000
_CARDS_SCHEMA = {"type": "array", "items": {"type": "string"}}


def _cards_or_number(value: Any) -> Any:
    if isinstance(value, bool) or not isinstance(value, int | list):
        raise invalid("cards_type", msg("should be a list of cards, or how many there are"))
    if isinstance(value, int):
        if not 0 <= value <= MOST_CARDS:
            raise invalid("card_number", msg("there can be 0 to {most} cards here", most=MOST_CARDS))
    elif not all(isinstance(item, str) for item in value):
        raise invalid("cards_type", msg("should be a list of cards, or how many there are"))
    return value


def _names(value: Any) -> Any:
    if isinstance(value, str) or value is None:
        return value
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise invalid("names_type", msg("should be a name, or the names of a team"))
    return value


def _move(value: Any) -> Any:
    """A move as text; `Ben: draw` without quotes, which YAML takes for a mapping, is one as well."""
    if isinstance(value, dict) and len(value) == 1:
        ((name, move),) = value.items()
        if isinstance(move, str):
            return f"{name}: {move}"
    if not isinstance(value, str):
        raise invalid("move_type", msg("should be a move, such as 'points 7H' or 'Ben: counter 2H'"))
    return value


CardsOrNumber = Annotated[
    Any,
    BeforeValidator(_cards_or_number),
    WithJsonSchema({"anyOf": [_CARDS_SCHEMA, {"type": "integer", "minimum": 0}]}),
]
Names = Annotated[
    Any, BeforeValidator(_names), WithJsonSchema({"anyOf": [{"type": "string"}, _CARDS_SCHEMA]})
]
Name = Annotated[Text, Field(min_length=1, max_length=60)]
Move = Annotated[
    str,
    BeforeValidator(_move),
    Field(max_length=200),
    WithJsonSchema({"anyOf": [{"type": "string"}, {"type": "object", "maxProperties": 1}]}),
]
Moves = Annotated[list[Move], Field(max_length=MOST_MOVES)]


class PlayerFile(SpecModel):
    name: Name
    hand: CardsOrNumber = Field(default=(), description="The cards, or how many they are")
    points: list[Text] = Field(default_factory=list, description="Point cards: TH, or 8D(JS) with its jacks")
    royals: list[Text] = Field(default_factory=list, description="Kings, queens and glasses eights")
    frozen: list[Text] = Field(
        default_factory=list, description="Cards of the hand that can't be played this turn"
    )


class ExpectFile(SpecModel):
    """What 'cutterprint verify' compares with, after the moves."""

    points: dict[str, int] = Field(default_factory=dict)
    goals: dict[str, int] = Field(default_factory=dict)
    hands: dict[str, CardsOrNumber] = Field(default_factory=dict)
    fields: dict[str, list[Text]] = Field(default_factory=dict)
    scrap: list[Text] = Field(default_factory=list)
    deck: CardsOrNumber = 0
    turn: Text = ""
    winner: Names = None
    illegal: dict[str, Text] = Field(
        default_factory=dict, description="Moves, and the code that each must get"
    )
    legal: list[Move] = Field(default_factory=list, description="Moves that must be among the legal ones")
    problem: Text = Field("", description="The problem that this file must have")


class GameBody(SpecModel):
    """What positions and records have in common."""

    game: Literal["cuttle"] = "cuttle"
    name: LocalText | None = None
    rules: Text = Field("base", description="Rules by id, or a path beside this file")
    variant: Id = Field("two", description="two, cutthroat or teams")
    expect: ExpectFile | None = None


class PositionFile(GameBody):
    """A moment of a game of Cuttle."""

    kind: Literal["position"] = "position"
    players: list[PlayerFile] = Field(min_length=2, max_length=4, description="Clockwise")
    scrap: list[Text] = Field(default_factory=list)
    deck: CardsOrNumber = Field(default=0, description="The cards from the top, or how many they are")
    turn: Text | None = Field(None, description="Whose turn it is; default: the first player's")
    passes: int = Field(0, ge=0, description="How many players passed in a row")
    moves: Moves = Field(default_factory=list, description="Moves played from here")


class RecordFile(GameBody):
    """A whole game of Cuttle, from the deal on."""

    kind: Literal["record"] = "record"
    players: list[Name] = Field(min_length=2, max_length=4, description="Clockwise")
    dealer: Text | None = Field(None, description="Who deals; default: the last player")
    deck: list[Text] | None = Field(None, description="All cards from the top, before the deal")
    seed: int | None = Field(None, description="Instead of a deck: the number that shuffles it")
    moves: Moves


class MatchExpectFile(SpecModel):
    wins: dict[str, int] = Field(default_factory=dict)
    winner: Names = None
    problem: Text = ""


class MatchFile(SpecModel):
    """Several games of the same players."""

    game: Literal["cuttle"] = "cuttle"
    kind: Literal["match"] = "match"
    name: LocalText | None = None
    players: list[Name] = Field(min_length=2, max_length=4, description="Clockwise")
    best_of: int = Field(3, ge=1, le=99, description="The match is won by more than half of so many games")
    games: list[Names] = Field(max_length=999, description="Who won each game, or 'stalemate'")
    expect: MatchExpectFile | None = None
