"""What files of tiles and boards may hold, as the models that check them and describe them to editors."""

from typing import Annotated, Any, Literal

from pydantic import Field

from cutterprint.specs.models import Code, Colour, Id, Length, LocalText, SpecModel, Text

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


class BoardBody(SpecModel):
    """The tiles of a game and how they lie."""

    game: Literal["stuglandet"] = "stuglandet"
    name: LocalText | None = None
    tiles: Text = Field("summer", description="A set of tiles: a built-in id, or a path beside this file")
    variant: Id = Field("basic", description="How the game is played: basic, advanced or easy")
    players: dict[Code, Text] = Field(
        min_length=1, description="A letter for each player's cabins, and the name, in turn order"
    )
    board: str = Field(description="Tile ids in rows; ' after an id: turned by half; --: no tile")


class BoardFile(BoardBody):
    """A board of Stuglandet with its cabins."""

    kind: Literal["board"] = "board"
    cabins: str = Field("", description="A character a cell: the letter of a player, or '.'")
    turn: Text | None = Field(None, description="Whose turn it is")
    expect: dict[str, Any] | None = Field(None, description="What 'cutterprint verify' compares with")
