"""What a record may hold, as the model that checks it and describes it to editors."""

from typing import Annotated, Any, Literal

from pydantic import Field

from cutterprint.games.cutterland.components.forms import CardFile, PlacementFile
from cutterprint.specs.models import Block, Id, LocalText, SpecModel, Text

Name = Annotated[Text, Field(min_length=1, max_length=60)]


class TakeFile(SpecModel):
    player: Name
    piece: Id
    at: Annotated[list[int], Field(min_length=2, max_length=2)] = Field(
        default_factory=lambda: [0, 0],
        description="Column and row of the turned piece's corner, from the corner of the first piece",
    )
    turn: int = Field(0, description="Clockwise: 0, 90, 180 or 270")


class TurnFile(SpecModel):
    player: Name = Field(description="Who cuts, or draws from the bag")
    card: Id | None = None
    cut: Annotated[str, Field(description="One letter a square; the same letter, the same piece")] | None = (
        None
    )
    pieces: dict[str, Block] | None = Field(None, description="Instead of card and cut: pieces from the bag")
    removed: list[Id] = Field(default_factory=list, description="Surplus pieces of an over-cut card")
    takes: list[TakeFile]


class RecordFile(SpecModel):
    """A whole game of Cutterland, from the first cut to the score."""

    game: Literal["cutterland"] = "cutterland"
    kind: Literal["record"] = "record"
    name: LocalText | None = None
    rules: Text = Field("base", description="For inline cards: rules by id, or a path beside this file")
    pack: Text | None = Field(None, description="A pack by id, or a path beside this file")
    cards: list[CardFile] | None = None
    players: list[Name] = Field(min_length=2, max_length=20, description="The seats, clockwise")
    direction: Literal["clockwise", "counterclockwise"] = "clockwise"
    miscut_penalty: bool = Field(False, description="Whether over-cut cards cost points")
    turns: list[TurnFile]
    bonuses: dict[str, PlacementFile] = Field(default_factory=dict)
    expect: dict[str, Any] | None = Field(None, description="What `verify` compares with, by player")
