"""The rules of a Cutterland game as values: landscapes, creatures, bonuses and what they score."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from pathlib import Path

from cutterprint.specs.translated import Translated

TOWER = "tower"
WALL_BRIDGE = "wall_bridge"


class Reach(StrEnum):
    """Where a hunter finds its prey."""

    AROUND = "around"
    AREA = "area"


class Scope(StrEnum):
    """Over what a creature is counted."""

    AREA = "area"
    LAND = "land"


@dataclass(frozen=True)
class Hunt:
    """How a creature hunts; `eats` is a number a hunter, or nothing for all that it reaches."""

    turn: int
    reach: Reach
    eats: int | None
    spares: frozenset[str]


@dataclass(frozen=True)
class Ladder:
    """Points by count: a table from 1 up, and so much more for each one past it."""

    table: tuple[int, ...]
    then: int = 0

    def points(self, count: int) -> int:
        if count <= 0:
            return 0
        if count <= len(self.table):
            return self.table[count - 1]
        return self.table[-1] + self.then * (count - len(self.table))


@dataclass(frozen=True)
class Exactly:
    """Points for exact counts, and nothing for any other."""

    counts: tuple[tuple[int, int], ...]

    def points(self, count: int) -> int:
        return dict(self.counts).get(count, 0)


@dataclass(frozen=True)
class EachSurvivor:
    """Points for each survivor of the kind."""

    points: int


@dataclass(frozen=True)
class EachPrey:
    """Points for each creature that the kind devoured."""

    points: int


@dataclass(frozen=True)
class ByCount:
    """Points by how many survivors of the kind an area, or the land, holds."""

    scope: Scope
    by: Ladder | Exactly


@dataclass(frozen=True)
class AreaSize:
    """Points for each square of an area that holds the kind, once an area."""

    points: int


@dataclass(frozen=True)
class EachNeighbour:
    """Points for each survivor of another kind (or of any) around each survivor of this one."""

    beside: str | None
    points: int


ScoreRule = EachSurvivor | EachPrey | ByCount | AreaSize | EachNeighbour


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
    scores: tuple[ScoreRule, ...] = ()


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

    def name_of(self, key: str) -> Translated:
        """The name of a landscape, creature or bonus."""
        thing = self.features.get(key) or self.landscapes.get(key)
        return thing.name if thing is not None else Translated.plain(key)
