"""What a rules file may hold, as the models that check it and describe it to editors."""

from typing import Literal

from pydantic import Field

from cutterprint.specs.models import Id, Key, LocalText, SpecModel, Text

Suit = Literal["C", "D", "H", "S"]
OneOffKey = Literal[
    "scrap-points",
    "scrap-royal",
    "take-from-scrap",
    "opponent-discards",
    "discard-and-draw",
    "scrap-royals",
    "play-from-deck",
    "return-to-hand",
]
RoyalKey = Literal["lower-goal", "protect", "glasses", "steal-points", "steal-royal"]
ThreatKey = Literal["counter", "scrap-royal", "return-to-hand", "steal-points", "steal-royal"]


class RankFile(SpecModel):
    """What the cards of a rank are worth and do."""

    name: LocalText | None = None
    points: int = Field(0, ge=0, le=99, description="What it counts as a point card; 0: it can't be one")
    royal: RoyalKey | None = Field(None, description="What it does while it is in play")
    one_off: OneOffKey | None = Field(None, description="What it does when it is scrapped for its effect")
    discards: int | None = Field(None, ge=1, le=2, description="opponent-discards: how many cards")
    draws: int | None = Field(None, ge=1, le=9, description="discard-and-draw: how many cards at most")
    shows: int | None = Field(None, ge=1, le=9, description="play-from-deck: how many cards are shown")
    counters: bool = Field(False, description="Whether it counters one-offs")
    answers: bool = Field(False, description="Whether it sends a royal just played back, in teams")
    protects: list[ThreatKey] = Field(default_factory=list, description="protect: from what")


class DealFile(SpecModel):
    """How many cards the players start with."""

    each: int = Field(ge=1, le=13)
    dealer: int | None = Field(None, ge=1, le=13, description="Where the dealer gets another number")


class VariantFile(SpecModel):
    """A way to play."""

    name: LocalText | None = None
    players: int = Field(ge=2, le=4)
    teams: bool = Field(False, description="Players across from each other are partners")
    jokers: int = Field(0, ge=0, le=2)
    goals: list[int] = Field(min_length=1, max_length=5, description="Points to win with 0, 1, 2 … kings")
    deal: DealFile
    hand_limit: int = Field(ge=1, le=20)
    gives: bool = Field(False, description="Whether jacks and jokers move a card from anybody to anybody")
    answers: bool = Field(False, description="Whether a royal just played can be sent back")


class RulesFile(SpecModel):
    """Rules of Cuttle."""

    game: Literal["cuttle"] = "cuttle"
    kind: Literal["rules"] = "rules"
    id: Id
    name: LocalText | None = None
    extends: Text | None = Field(None, description="Rules that this file changes")
    version: LocalText = Field(description="Which text of the rules these are")
    suits: list[Suit] = Field(min_length=4, max_length=4, description="From the weakest to the strongest")
    passes: int = Field(ge=1, le=20, description="So many passes in a row are a stalemate")
    ranks: dict[str, RankFile]
    variants: dict[Key, VariantFile] = Field(min_length=1)
