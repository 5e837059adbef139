"""The rules of a Cuttle game as values: what each rank does, and what differs by variant."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from cutterprint.specs.translated import Translated


class OneOff(StrEnum):
    """What a card does when it is scrapped for its effect."""

    SCRAP_POINTS = "scrap-points"
    SCRAP_ROYAL = "scrap-royal"
    TAKE_FROM_SCRAP = "take-from-scrap"
    OPPONENT_DISCARDS = "opponent-discards"
    DISCARD_AND_DRAW = "discard-and-draw"
    SCRAP_ROYALS = "scrap-royals"
    PLAY_FROM_DECK = "play-from-deck"
    RETURN_TO_HAND = "return-to-hand"


class Royal(StrEnum):
    """What a card does for as long as it is in play."""

    LOWER_GOAL = "lower-goal"
    PROTECT = "protect"
    GLASSES = "glasses"
    STEAL_POINTS = "steal-points"
    STEAL_ROYAL = "steal-royal"


class Threat(StrEnum):
    """What a protecting royal can protect from: the ways to target a single card."""

    COUNTER = "counter"
    SCRAP_ROYAL = OneOff.SCRAP_ROYAL.value
    RETURN_TO_HAND = OneOff.RETURN_TO_HAND.value
    STEAL_POINTS = Royal.STEAL_POINTS.value
    STEAL_ROYAL = Royal.STEAL_ROYAL.value


@dataclass(frozen=True)
class Rank:
    """A rank: its points if it can be played for them, its effects, and how many cards these move.

    `counters` tells that it counters one-offs, `answers` that it sends a royal just played back to its
    owner's hand in variants that have it, `protects` from what it protects its owner's other cards.
    """

    key: str
    name: Translated
    points: int = 0
    royal: Royal | None = None
    one_off: OneOff | None = None
    number: int = 0
    counters: bool = False
    answers: bool = False
    protects: frozenset[Threat] = frozenset()


@dataclass(frozen=True)
class Variant:
    """A way to play. `goals` are the points needed to win by the number of kings; the last serves for more.

    With `is_teams` players across from each other are partners; with `gives` jacks and jokers move a card
    from any player to any other; with `answers` a royal just played can be sent back.
    """

    key: str
    name: Translated
    players: int
    jokers: int
    goals: tuple[int, ...]
    dealt: int
    dealt_to_dealer: int
    hand_limit: int
    is_teams: bool = False
    gives: bool = False
    answers: bool = False


@dataclass(frozen=True)
class Rules:
    """A whole game as data. Everything that depends on the rules asks this value."""

    id: str
    name: Translated
    version: Translated
    suits: tuple[str, ...]
    """From the weakest to the strongest."""
    passes: int
    """So many passes in a row end the game in a stalemate."""
    ranks: Mapping[str, Rank]
    variants: Mapping[str, Variant]


STANDARD = "two"
"""The variant that is meant where none is named."""
