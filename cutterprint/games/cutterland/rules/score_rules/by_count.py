"""Points by how many survivors share an area, or the land."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar

from cutterprint.games.cutterland.rules.model import Creature, Rules
from cutterprint.games.cutterland.rules.score_rules.rule import (
    Holds,
    Line,
    Names,
    Picture,
    ScoreRule,
    Steps,
    Terms,
)
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.hunting import HuntState
from cutterprint.i18n import Language
from cutterprint.numbers import plus, signed

MOST_STEPS = 8


class Scope(StrEnum):
    """Over what a creature is counted."""

    AREA = "area"
    LAND = "land"


@dataclass(frozen=True)
class Ladder(Steps):
    """Points by count: a table from 1 up, and so much more for each one past it."""

    table: tuple[int, ...]
    then: int = 0

    def points(self, count: int) -> int:
        if count <= 0:
            return 0
        if count <= len(self.table):
            return self.table[count - 1]
        return self.table[-1] + self.then * (count - len(self.table))

    @property
    def slope(self) -> int:
        return self.then

    @property
    def flat_from(self) -> int:
        return len(self.table)

    def counted(self) -> list[tuple[int, int]]:
        return list(enumerate(self.table, 1))

    def ladder(self) -> list[tuple[str, str]]:
        steps = [(str(count), signed(points)) for count, points in self.counted()[:MOST_STEPS]]
        if len(self.table) > MOST_STEPS:
            steps.append((f"…{len(self.table)}", signed(self.table[-1])))
        return [*steps, (f"{len(self.table) + 1}+", plus(self.then) if self.then else "+0")]


@dataclass(frozen=True)
class Exactly(Steps):
    """Points for exact counts, and nothing for any other."""

    exact: tuple[tuple[int, int], ...]

    def points(self, count: int) -> int:
        return dict(self.exact).get(count, 0)

    @property
    def flat_from(self) -> int:
        return max(count for count, _ in self.exact) + 1

    def counted(self) -> list[tuple[int, int]]:
        return sorted(self.exact)

    def ladder(self) -> list[tuple[str, str]]:
        return [*((str(count), signed(points)) for count, points in self.counted()), ("…", "0")]


@dataclass(frozen=True)
class ByCount(ScoreRule):
    """Points by how many survivors of the kind an area, or the land, holds."""

    scope: Scope
    by: Ladder | Exactly

    per = ("area", "land")
    keys: ClassVar = {"table": Holds.TABLE, "then": Holds.POINTS, "exactly": Holds.COUNTS}
    forms = (("table",), ("table", "then"), ("exactly",))

    @classmethod
    def read(cls, per: str, said: Mapping[str, Any]) -> "ByCount":
        if "exactly" in said:
            return cls(Scope(per), Exactly(tuple(sorted(said["exactly"].items()))))
        return cls(Scope(per), Ladder(tuple(said["table"]), said.get("then", 0)))

    def lines(self, kind: str, own: Sequence[int], ground: Ground, state: HuntState) -> Iterator[Line]:
        for_none = self.by.points(0)
        if self.scope is Scope.LAND:
            if own or for_none:
                yield Line(kind, self, tuple(own), len(own), self.by.points(len(own)))
            return
        by_area = ground.by_area(own)
        for together in by_area.values():
            yield Line(kind, self, tuple(together), len(together), self.by.points(len(together)))
        empty = len(ground.areas) - len(by_area)
        if for_none and empty:
            yield Line(kind, self, (), 0, for_none * empty)

    @property
    def terms(self) -> Terms:
        return Terms(area=(self.by,)) if self.scope is Scope.AREA else Terms(land=(self.by,))

    def words(self, rules: Rules, speech: Language) -> str:
        match self.scope, self.by:
            case Scope.AREA, Ladder():
                return speech.gettext("by how many of them share an area")
            case Scope.AREA, _:
                return speech.gettext("for each area with exactly this many")
            case _, Ladder():
                return speech.gettext("by how many there are in the whole land")
            case _:
                return speech.gettext("if the whole land has exactly this many")

    def counts(self, speech: Language) -> str:
        steps = [f"{count} → {signed(points)}" for count, points in self.by.counted()]
        if isinstance(self.by, Ladder):
            # For translators: follows a list of counts and their points, such as 1 → 2, 2 → 5.
            steps.append(speech.gettext("{points} for each one more").format(points=self.by.ladder()[-1][1]))
        return ", ".join(steps)

    def reminder(self, rules: Rules, speech: Language) -> str:
        steps = [f"{count}→{signed(points)}" for count, points in self.by.counted()]
        if self.by.slope:
            steps.append(plus(self.by.slope))
        told = (
            speech.gettext("area: %(steps)s")
            if self.scope is Scope.AREA
            else speech.gettext("land: %(steps)s")
        )
        return told % {"steps": ", ".join(steps)}

    def reason(self, line: Line, names: Names, rules: Rules, speech: Language) -> str:
        told = (
            speech.gettext("{number} in an area")
            if self.scope is Scope.AREA
            else speech.gettext("{number} in the land")
        )
        return f"{told.format(number=line.count)}: {signed(line.points)} ({names(line.squares)})"

    def pictures(self, creature: Creature, speech: Language) -> list[Picture]:
        shown = [Picture(points, creature.key, count) for count, points in self.by.counted()]
        if isinstance(self.by, Ladder):
            return [*shown, Picture(self.by.then, creature.key, more=True)]
        # For translators: any other number of creatures; stands above a 0.
        return [*shown, Picture(0, creature.key, word=speech.pgettext("any other number", "else"))]

    def ladder(self) -> list[tuple[str, str]]:
        return self.by.ladder()
