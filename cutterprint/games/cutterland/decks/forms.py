"""What a recipe file may hold, as the model that checks it and describes it to editors."""

import math
from decimal import Decimal
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema

from cutterprint.i18n import msg
from cutterprint.specs.models import Id, Key, LocalText, SpecModel, Text, invalid

MOST_CARDS = 2000


def _hundredths(value: Any) -> Any:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise invalid("points_type", msg("should be a number of points, such as 4 or 2.5"))
    if not 0 <= value <= 9999:
        raise invalid("bad_points", msg("should be between 0 and 9999 points"))
    return int(Decimal(str(value)) * 100)


HundredthsOfAPoint = Annotated[
    int, BeforeValidator(_hundredths), WithJsonSchema({"type": "number", "minimum": 0})
]
Number = Annotated[int, Field(ge=0, le=99_999)]


Never = Literal["missing-landscape", "equal-cards"]


def _never_both() -> list[Never]:
    return ["missing-landscape", "equal-cards"]


class PatchesFile(SpecModel):
    least: int = Field(ge=1, le=400, description="A card has at least so many patches of landscape")
    most: int = Field(ge=1, le=400, description="and at most so many")
    singles: int | None = Field(None, ge=0, le=400, description="Patches of a single square, at the most")


class BonusesFile(SpecModel):
    most: int = Field(ge=0, le=400, description="Bonuses that a card may hold")


class WorthFile(SpecModel):
    spread: HundredthsOfAPoint = Field(
        description="How many points the best card may be worth more than the poorest"
    )


class RecipeFile(SpecModel):
    """A recipe for packs of Cutterland cards."""

    game: Literal["cutterland"] = "cutterland"
    kind: Literal["recipe"] = "recipe"
    id: Id
    name: LocalText | None = None
    rules: Text = Field("base", description="A built-in rules id, or a path beside this file")
    cards: int = Field(ge=1, le=MOST_CARDS, description="The number of cards that the counts are for")
    features: dict[Key, Number] = Field(
        min_length=1, description="How many of each creature and bonus there are over all of the cards"
    )
    landscapes: dict[Key, Annotated[int, Field(ge=0, le=100)]] = Field(
        default_factory=dict, description="Roughly how the ground is shared out; default: evenly"
    )
    patches: PatchesFile
    bonuses: BonusesFile | None = None
    worth: WorthFile | None = None
    never: list[Never] = Field(
        default_factory=_never_both,
        description="What no deck may have; default: both",
    )
