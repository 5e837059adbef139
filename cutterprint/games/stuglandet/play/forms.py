"""What a record may hold, as the model that checks it and describes it to editors."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema

from cutterprint.games.stuglandet.components.forms import BoardBody, ExpectFile, Name
from cutterprint.specs.models import SpecModel, Text


def _roll(value: Any) -> Any:
    """A roll may be a list, or the words with commas between them."""
    return [word.strip() for word in value.split(",")] if isinstance(value, str) else value


Roll = Annotated[
    list[Text],
    BeforeValidator(_roll),
    WithJsonSchema(
        {
            "anyOf": [
                {"type": "array", "items": {"enum": ["up", "side", "end", "roof"]}},
                {"type": "string", "examples": ["up, side, end"]},
            ]
        }
    ),
]


class TurnFile(SpecModel):
    """What a player rolled and did."""

    player: Name
    tile: Text | None = Field(None, description="Where tiles are dealt: the one that is laid before the roll")
    roll: Roll = Field(description="How the cabins landed: up, side, end or roof")
    moves: list[Text] = Field(
        default_factory=list,
        description="'place C2', 'move B1 C2' or 'swap D4', in the order in which they were made",
    )


class RecordFile(BoardBody):
    """A game of Stuglandet, roll by roll."""

    kind: Literal["record"] = "record"
    start: dict[str, Text] = Field(
        default_factory=dict, description="The city plot of each player's first cabin, by name"
    )
    turns: list[TurnFile] = Field(max_length=2000)
    expect: ExpectFile | None = None
