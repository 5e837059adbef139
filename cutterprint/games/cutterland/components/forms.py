"""What pack and land files may hold, as the models that check them and describe them to editors."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from cutterprint.specs.models import Block, Colour, Id, Length, LocalText, SpecModel, Text

CELL = Annotated[Text, Field(description="A square such as B3")]


class CardFile(SpecModel):
    id: Id
    squares: Block


class PackFile(SpecModel):
    """A pack of Cutterland cards."""

    game: Literal["cutterland"] = "cutterland"
    kind: Literal["pack"] = "pack"
    id: Id
    name: LocalText | None = None
    rules: Text = Field("base", description="A built-in rules id, or a path beside this file")
    square: Length | None = Field(
        None, description="The side of a printed square, such as 24mm; default: 21mm"
    )
    emblem: Text | None = Field(
        None, description="On the backs: a built-in icon, or an .svg or .png file beside"
    )
    colour: Colour | None = Field(None, description="The colour of the backs, such as #7a4b6b")
    cards: list[CardFile] = Field(min_length=1)


class PlacementFile(SpecModel):
    """What a player does with the bonuses, and whom the hunters eat."""

    towers: list[CELL] = Field(default_factory=list, description="The squares of the creatures inside")
    walls: list[Text] = Field(default_factory=list, description="Borders between neighbours, such as C3/D3")
    bridges: list[Text] = Field(
        default_factory=list, description="The squares that each connects, such as A1-C1"
    )
    prey: list[CELL] | None = Field(
        None, description="Whom the hunters with a choice eat; default: whatever scores most"
    )


class ExpectFile(SpecModel):
    """What `verify` compares with: besides these keys, the points of any creature. What is left out is not
    compared; nothing here can be null.
    """

    model_config = ConfigDict(extra="allow")

    total: int = 0
    bonuses: int = 0
    miscut: int = 0
    areas: int = Field(0, ge=0)
    survivors: int = Field(0, ge=0)
    devoured: list[CELL] = Field(default_factory=list)
    problem: Text = Field("", description="The code of the problem that should be found")


class LandBody(PlacementFile):
    """A land: its squares, and what was placed on them."""

    name: LocalText | None = None
    land: Block
    miscut_cards: int = Field(0, ge=0, le=99, description="Cards cut into too many pieces")
    expect: ExpectFile | None = None


class LandFile(LandBody):
    """A land of Cutterland."""

    game: Literal["cutterland"] = "cutterland"
    kind: Literal["land"] = "land"
    rules: Text = Field("base", description="A built-in rules id, or a path beside this file")


class PlayerFile(LandBody):
    """A player of a game, with the land that they built."""

    name: LocalText


class GameBody(SpecModel):
    """The players of a game in the order of their seats, clockwise."""

    players: list[PlayerFile] = Field(min_length=1, max_length=20)
    first: Text | None = Field(None, description="Who went first")


class GameFile(GameBody):
    """A scored game of Cutterland: every player's land."""

    game: Literal["cutterland"] = "cutterland"
    kind: Literal["game"] = "game"
    name: LocalText | None = None
    rules: Text = Field("base", description="A built-in rules id, or a path beside this file")


class PlacesFile(SpecModel):
    """What a tournament should come to."""

    standings: list[Text] = Field(min_length=1, description="The players from the winner down")


class TournamentFile(SpecModel):
    """A tournament of Cutterland: two games of the same players."""

    game: Literal["cutterland"] = "cutterland"
    kind: Literal["tournament"] = "tournament"
    name: LocalText | None = None
    rules: Text = Field("base", description="A built-in rules id, or a path beside this file")
    first: Text | None = Field(None, description="The first player, from whom the seats are counted")
    games: list[GameBody] = Field(min_length=2, max_length=2)
    expect: PlacesFile | None = Field(None, description="What `verify` compares with")
