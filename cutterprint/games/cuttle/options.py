"""The options that only Cuttle has, by what they belong to."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from cutterprint.i18n import msg
from cutterprint.options import option


class CardSize(StrEnum):
    deck = "deck"
    poker = "poker"
    bridge = "bridge"


class Jokers(StrEnum):
    deck = "deck"
    none = "0"
    two = "2"


@dataclass(frozen=True, kw_only=True)
class DeckChoices:
    size: Annotated[
        CardSize,
        option("--size", help=msg("Poker (63.5 × 88.9 mm) or bridge (57.2 × 88.9 mm); deck: what it says.")),
    ] = CardSize.deck
    jokers: Annotated[
        Jokers, option("--jokers", help=msg("With or without the jokers; deck: what it says."))
    ] = Jokers.deck
    cheat: Annotated[
        bool, option("--cheat", help=msg("Two more cards, to look up effects and what a turn allows."))
    ] = False
