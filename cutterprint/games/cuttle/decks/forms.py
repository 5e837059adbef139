"""What a deck file may hold, as the models that check it and describe it to editors."""

from typing import Literal

from pydantic import Field

from cutterprint.specs.models import Colour, Id, Key, LocalText, SpecModel, Text


class RankWordsFile(SpecModel):
    """What the cards of a rank say."""

    name: LocalText | None = Field(None, description="What the card is called; at most 24 characters")
    index: LocalText | None = Field(None, description="What stands in its corners: one or two characters")
    effect: LocalText | None = Field(None, description="Its effect in a line; at most 110 characters")


class BackFile(SpecModel):
    colour: Colour | None = Field(None, description="The colour of the backs, such as '#2f7486'")
    emblem: Literal["cuttlefish", "anchor", "wheel"] = "cuttlefish"


class SuitColours(SpecModel):
    """Colours of the suits, in the standard palette."""

    clubs: Colour | None = None
    diamonds: Colour | None = None
    hearts: Colour | None = None
    spades: Colour | None = None


class DeckFile(SpecModel):
    """A deck of Cuttle cards: how they look, and what they say."""

    game: Literal["cuttle"] = "cuttle"
    kind: Literal["deck"] = "deck"
    id: Id
    name: LocalText | None = None
    rules: Text = Field("base", description="A built-in rules id, or a path beside this file")
    variant: Key = Field("two", description="The variant whose goals the kings tell")
    size: Literal["poker", "bridge"] = Field("poker", description="63.5 × 88.9 mm or 57.2 × 88.9 mm")
    jokers: int = Field(2, ge=0, le=2)
    back: BackFile = BackFile(colour=None)
    colours: SuitColours = SuitColours()
    ranks: dict[str, RankWordsFile] = Field(
        default_factory=dict, description="By rank: A, 2 … 9, T, J, Q, K, X"
    )
