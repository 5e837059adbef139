"""A deck of Cuttle cards as a value: names, words, colours and size; the rules say what the cards do."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from cutterprint.games.cuttle.rules.cards import CARD_NAMES, PLAIN_CARDS, rank_index
from cutterprint.games.cuttle.rules.model import STANDARD, Rules
from cutterprint.specs.translated import Translated


class Size(StrEnum):
    """The sizes that cards, sleeves and boxes are sold in."""

    POKER = "poker"
    BRIDGE = "bridge"

    @property
    def millimetres(self) -> tuple[float, float]:
        return (63.5, 88.9) if self is Size.POKER else (57.2, 88.9)


class Emblem(StrEnum):
    """What the backs show."""

    CUTTLEFISH = "cuttlefish"
    ANCHOR = "anchor"
    WHEEL = "wheel"


@dataclass(frozen=True)
class RankWords:
    """What a deck says about a rank; where it is silent the rules speak."""

    name: Translated | None = None
    index: Translated | None = None
    effect: Translated | None = None


@dataclass(frozen=True, kw_only=True)
class CardDeck:
    """A deck of 52 cards and its jokers.

    `suits` are colours by suit; without one the palette's serves. `variant` is the one whose goals the kings
    tell.
    """

    id: str
    name: Translated
    rules: Rules
    variant: str = STANDARD
    size: Size = Size.POKER
    jokers: int = 2
    suits: Mapping[str, str] = field(default_factory=dict)
    colour: str | None = None
    emblem: Emblem = Emblem.CUTTLEFISH
    ranks: Mapping[str, RankWords] = field(default_factory=dict)
    path: Path | None = field(default=None, compare=False)

    def cards(self) -> Iterator[str]:
        """The names of its cards, suit by suit from the weakest, then the jokers."""
        plain = CARD_NAMES[:PLAIN_CARDS]
        for suit in self.rules.suits:
            yield from (name for name in plain if name[1] == suit)
        yield from CARD_NAMES[PLAIN_CARDS : PLAIN_CARDS + self.jokers]

    def name_of(self, rank: str, language: str) -> str:
        words = self.ranks.get(rank)
        name = words.name if words is not None and words.name is not None else self.rules.ranks[rank].name
        return name.in_language(language)

    def index_of(self, rank: str, language: str) -> str:
        """What stands in the corners: A, 2 … 10, J, Q, K, or what the deck says."""
        words = self.ranks.get(rank)
        if words is not None and words.index is not None:
            return words.index.in_language(language)
        return rank_index(rank)

    def effect_of(self, rank: str, language: str) -> str | None:
        """The deck's own words for an effect, if it has any."""
        words = self.ranks.get(rank)
        return words.effect.in_language(language) if words is not None and words.effect is not None else None
