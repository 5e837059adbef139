"""What a rules file may hold, as the models that check it and describe it to editors."""

from typing import Literal

from pydantic import Field

from cutterprint.specs.models import Id, Key, LocalText, SpecModel, Text

Deeds = Literal["place", "move", "swap", "nothing"]


class LandingsFile(SpecModel):
    """What a player does with a cabin by the way it lands."""

    up: Deeds = "nothing"
    side: Deeds = "nothing"
    end: Deeds = "nothing"
    roof: Deeds = "nothing"


class RollFile(SpecModel):
    """How many cabins are rolled at once, and how often in a turn."""

    cabins: int = Field(ge=1, le=6)
    times: int = Field(ge=1, le=9)


class TilesFile(SpecModel):
    """What a set of tiles is like."""

    columns: int = Field(ge=1, le=8, description="Cells along the long side of a tile")
    rows: int = Field(ge=1, le=8, description="Cells along the short side of a tile")
    number: int = Field(ge=2, le=200, description="Tiles of a set, City and Castle among them")
    city: int = Field(ge=1, description="Plots of the City")
    castle: int = Field(ge=1, description="Plots of the Castle")


class ScoresFile(SpecModel):
    """The points of each rule; 0 turns one off."""

    cabins: int = Field(ge=-99, le=99, description="For each cabin on the board")
    lakes: int = Field(ge=-99, le=99, description="For each cabin beside a lake")
    city_plots: int = Field(ge=-99, le=99, description="For each cabin on a city plot")
    landfills: int = Field(ge=-99, le=99, description="For each cabin beside a landfill")
    tiles: int = Field(ge=-99, le=99, description="For the most cabins on a tile")
    city: int = Field(ge=-99, le=99, description="For the most cabins on the City")
    connected: int = Field(ge=-99, le=99, description="For the most connected cabins")


class SeatingFile(SpecModel):
    """The board of the basic game, and the tiles a player is dealt where tiles are dealt."""

    columns: int = Field(ge=1, le=20)
    rows: int = Field(ge=1, le=20)
    dealt: int = Field(ge=1, le=50)


class VariantFile(SpecModel):
    """A way to play; what is left out is as in the basic game."""

    name: LocalText | None = None
    board: Literal["grid", "free"] = Field("grid", description="A grid by players, or laid freely")
    dealt: bool = Field(False, description="Tiles are dealt, and one is laid before each roll")
    start: Literal["city", "empty"] = Field("city", description="Whether all start with a cabin in the City")
    times: int | None = Field(None, ge=1, le=9, description="Rolls a turn")
    landings: LandingsFile | None = None
    winner: Literal["points", "first-out"] = "points"


class RulesFile(SpecModel):
    """Rules of Stuglandet."""

    game: Literal["stuglandet"] = "stuglandet"
    kind: Literal["rules"] = "rules"
    id: Id
    name: LocalText | None = None
    extends: Text | None = Field(None, description="Rules that this file changes")
    cabins: int = Field(ge=1, le=100, description="Cabins a colour")
    roll: RollFile
    landings: LandingsFile
    tiles: TilesFile
    scores: ScoresFile
    players: dict[str, SeatingFile] = Field(min_length=1)
    variants: dict[Key, VariantFile] = Field(min_length=1)
