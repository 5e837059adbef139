"""What every score rule can be asked: how it is written, what it scores, how that adds up, how it is told.

Nobody else knows the kinds of rules. The lines of `lines` are the score; `terms` say the same as a sum, from
which the choice of prey, the solver and the worth of a card are worked out.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from typing import Any, ClassVar, Self

from cutterprint.games.cutterland.rules.model import Creature, Rules
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.hunting import HuntState
from cutterprint.i18n import Language

ANY = "any"
"""Stands in a rules file for a creature of any kind."""
Names = Callable[[Sequence[int]], str]
"""Names squares by their numbers."""


class Holds(Enum):
    """What a key of a rule holds in a rules file."""

    POINTS = auto()
    TABLE = auto()
    COUNTS = auto()
    CREATURE = auto()


class Steps(ABC):
    """Points by how many there are. From `flat_from` on, each further one adds `slope`."""

    @abstractmethod
    def points(self, count: int) -> int: ...

    @property
    def slope(self) -> int:
        return 0

    @property
    @abstractmethod
    def flat_from(self) -> int: ...


@dataclass(frozen=True)
class Terms:
    """What a kind scores, as a sum: for each survivor, for each creature it devours, for each square of an
    area with a survivor, by the survivors in each area and in the whole land.

    `around`: besides, it depends on what stands around each survivor, and `beside` says how much that is.
    """

    survivor: int = 0
    prey: int = 0
    square: int = 0
    area: tuple[Steps, ...] = ()
    land: tuple[Steps, ...] = ()
    around: bool = False

    def in_area(self, count: int) -> int:
        """What so many survivors in one area score, whatever its size."""
        return self.survivor * count + sum(by.points(count) for by in self.area)

    # What the land's counts give: `land_slope` for each survivor, and a rest that is the same from a cap on.

    @cached_property
    def land_slope(self) -> int:
        return sum(by.slope for by in self.land)

    @cached_property
    def land_cap(self) -> int:
        return max((by.flat_from for by in self.land), default=0)

    def land_rest(self, count: int) -> int:
        return sum(by.points(count) for by in self.land) - self.land_slope * count

    @property
    def needs_areas(self) -> bool:
        """Whether it makes a difference in which area a survivor stands."""
        return bool(self.square or self.area)


def summed(terms: Iterable[Terms]) -> Terms:
    """The terms of several rules together."""
    every = list(terms)
    return Terms(
        sum(one.survivor for one in every),
        sum(one.prey for one in every),
        sum(one.square for one in every),
        tuple(by for one in every for by in one.area),
        tuple(by for one in every for by in one.land),
        any(one.around for one in every),
    )


@dataclass(frozen=True)
class Line:
    """Points for one reason: the part of the score, the rule, the squares (by number), how many, how much.

    `count` is what the rule counted: survivors, prey, squares of an area, neighbours, tokens or cards.
    """

    part: str
    rule: "ScoreRule | None"
    squares: tuple[int, ...]
    count: int
    points: int


@dataclass(frozen=True)
class Picture:
    """Points as a picture: `count` icons (on a ground, beside another one, or under a word) and their points.

    `more` says that they come on top of what stands before them.
    """

    points: int
    icon: str
    count: int = 1
    more: bool = False
    word: str = ""
    ground: str = ""
    beside: str = ""


@dataclass(frozen=True)
class ScoreRule(ABC):
    """A rule by which a kind of creature scores."""

    per: ClassVar[tuple[str, ...]]
    """What a rules file may write behind `per` for this kind of rule."""
    keys: ClassVar[Mapping[str, Holds]]
    """The keys that may stand beside it."""
    forms: ClassVar[tuple[tuple[str, ...], ...]] = ()
    """Which of the keys stand there together; nothing here: all of them."""

    @classmethod
    def written_as(cls) -> tuple[frozenset[str], ...]:
        return tuple(map(frozenset, cls.forms or (cls.keys,)))

    @classmethod
    def read(cls, per: str, said: Mapping[str, Any]) -> Self:
        """The rule that a file writes with these keys."""
        return cls(**said)

    # --- what it scores ---

    @abstractmethod
    def lines(self, kind: str, own: Sequence[int], ground: Ground, state: HuntState) -> Iterator[Line]:
        """The points of a kind whose survivors stand on these squares."""

    def spread(self, line: Line, ground: Ground, state: HuntState) -> Iterable[tuple[int, int]]:
        """Where whoever earned the points of a line stands: here once, in the middle of its squares.

        A hunter earns what its prey is worth, so the points never stand on a victim.
        """
        return [(ground.middle(line.squares), line.points)] if line.squares else []

    # --- how that adds up ---

    @property
    @abstractmethod
    def terms(self) -> Terms:
        """The same points as a sum."""

    def beside(self, kinds: Sequence[str]) -> int:
        """With `around` terms: what one survivor scores for living creatures of these kinds around it."""
        return 0

    def most_beside(self, number: int) -> int:
        """The most that `beside` can be for at most so many creatures."""
        return 0

    # --- how it is told ---

    @abstractmethod
    def words(self, rules: Rules, speech: Language) -> str:
        """What it scores; counts and their points are left to `counts` or a picture.

        Names of creatures stand in their basic form, since a rules file gives no other.
        """

    def counts(self, speech: Language) -> str:
        """The counts and their points, where `words` leave them open."""
        return ""

    @abstractmethod
    def reminder(self, rules: Rules, speech: Language) -> str:
        """The rule in one short line, for a scorepad."""

    @abstractmethod
    def reason(self, line: Line, names: Names, rules: Rules, speech: Language) -> str:
        """Why a line scores what it scores."""

    @abstractmethod
    def pictures(self, creature: Creature, speech: Language) -> list[Picture]:
        """The rule as a row of pictures."""

    def ladder(self) -> list[tuple[str, str]]:
        """The rule as a row of steps, each with how many and their points; nothing if it has none."""
        return []


@dataclass(frozen=True)
class PointsEach(ScoreRule):
    """A rule that gives the same points for each square of a line."""

    points: int

    keys: ClassVar = {"points": Holds.POINTS}

    def spread(self, line: Line, ground: Ground, state: HuntState) -> Iterable[tuple[int, int]]:
        return [(number, self.points) for number in line.squares]
