"""The rules of a Cutterland game as values: landscapes, creatures, bonuses and what they score."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from cutterprint.specs.translated import Translated

if TYPE_CHECKING:
    from cutterprint.games.cutterland.rules.score_rules.rule import ScoreRule, Terms

TOWER = "tower"
WALL_BRIDGE = "wall_bridge"
BONES = "bones"
CARDS = "cards"
USUAL_TOKENS = 12
"""Of a kind of token that rules have without saying how many are in the box."""


class Reach(StrEnum):
    """Where a hunter finds its prey."""

    AROUND = "around"
    AREA = "area"


@dataclass(frozen=True)
class Hunt:
    """How a creature hunts; `eats` is a number a hunter, or nothing for all that it reaches."""

    turn: int
    reach: Reach
    eats: int | None
    spares: frozenset[str]


@dataclass(frozen=True)
class Landscape:
    """A kind of ground."""

    key: str
    code: str
    name: Translated
    art: str | None = None


@dataclass(frozen=True)
class Creature:
    """A kind of creature: where it lives, whom it hunts, what it scores."""

    key: str
    code: str
    name: Translated
    icon: str
    lives_in: tuple[str, ...]
    hunts: Hunt | None = None
    scores: "tuple[ScoreRule, ...]" = ()
    gender: Mapping[str, str] = field(default_factory=dict, hash=False)
    """By language the gender of its name, where that changes what is said of it."""

    @cached_property
    def terms(self) -> "Terms":
        """What all of its rules score, as a sum."""
        from cutterprint.games.cutterland.rules.score_rules.rule import summed

        return summed(rule.terms for rule in self.scores)


@dataclass(frozen=True)
class Bonus:
    """A token that a square gives; what is not used scores `unused`."""

    key: str
    code: str
    name: Translated
    icon: str
    unused: int


@dataclass(frozen=True)
class CardShape:
    """What a card looks like: its squares in rows of so many columns, and how many carry a feature."""

    squares: int
    features: int
    columns: int

    @property
    def rows(self) -> int:
        return self.squares // self.columns


@dataclass(frozen=True)
class Seating:
    """What differs by the number of players: cards a hand, pieces a cut, pieces a player takes of each."""

    players: int
    cards: int
    pieces: int

    @property
    def takes(self) -> int:
        return self.pieces // self.players


@dataclass(frozen=True)
class Rules:
    """A whole game as data. Everything that depends on the rules asks this value."""

    id: str
    name: Translated
    card: CardShape
    landscapes: Mapping[str, Landscape]
    creatures: Mapping[str, Creature]
    bonuses: Mapping[str, Bonus]
    seatings: Mapping[int, Seating]
    miscut: int
    box: Mapping[str, int]
    folders: Mapping[str, Path] = field(default_factory=dict, compare=False)
    """For what brings a drawing of its own: the folder of the file that names it."""

    @cached_property
    def landscape_of_code(self) -> dict[str, str]:
        return {landscape.code: key for key, landscape in self.landscapes.items()}

    @cached_property
    def feature_of_code(self) -> dict[str, str]:
        return {thing.code: key for key, thing in self.features.items()}

    @cached_property
    def features(self) -> dict[str, Creature | Bonus]:
        """Everything that can stand on a square."""
        return {**self.creatures, **self.bonuses}

    @cached_property
    def turns_of_hunting(self) -> tuple[tuple[Creature, ...], ...]:
        """The hunters in the order of their turns; those of one turn hunt at once."""
        turns = sorted({creature.hunts.turn for creature in self.creatures.values() if creature.hunts})
        return tuple(
            tuple(c for c in self.creatures.values() if c.hunts is not None and c.hunts.turn == turn)
            for turn in turns
        )

    @cached_property
    def tokens(self) -> dict[str, int]:
        """How many tokens of each kind there are in the box."""
        kinds = [BONES] if self.turns_of_hunting or self.box.get(BONES) else []
        counts = {key: self.box.get(key, USUAL_TOKENS) for key in (*kinds, *self.bonuses)}
        return {key: count for key, count in counts.items() if count}

    def name_of(self, key: str) -> Translated:
        """The name of a landscape, creature or bonus."""
        thing = self.features.get(key) or self.landscapes.get(key)
        return thing.name if thing is not None else Translated.plain(key)
