"""What a recipe file may hold, as the model that checks it and describes it to editors."""

from typing import Annotated, Literal

from pydantic import Field

from cutterprint.specs.models import Id, LocalText, SpecModel, Text

FEWEST_TILES, MOST_TILES = 2, 200
"""City and Castle are in every set; the rules know no larger ones."""

Number = Annotated[int, Field(ge=0, le=99_999)]


class CountsFile(SpecModel):
    plots: Number = Field(description="Plots of all tiles but City and Castle")
    lakes: Number = Field(description="Cells of lake of all tiles, the Castle's among them")
    landfills: Number = Field(0, description="Landfills of all tiles")
    brooks: int = Field(0, ge=0, le=999, description="Borders between two plots along which a brook runs")


class BoundsFile(SpecModel):
    least: int = Field(0, ge=0, le=64, description="A tile has at least so many plots")
    most: int | None = Field(None, ge=0, le=64, description="and at most so many")


class RecipeFile(SpecModel):
    """A recipe for sets of Stuglandet tiles."""

    game: Literal["stuglandet"] = "stuglandet"
    kind: Literal["recipe"] = "recipe"
    id: Id
    name: LocalText | None = None
    rules: Text = Field("base", description="A built-in rules id, or a path beside this file")
    tiles: int | None = Field(
        None, ge=FEWEST_TILES, le=MOST_TILES, description="Tiles of a set; default: as many as the rules say"
    )
    counts: CountsFile
    plots_on_a_tile: BoundsFile | None = Field(
        None, description="For all tiles but City and Castle; default: any number of plots"
    )
