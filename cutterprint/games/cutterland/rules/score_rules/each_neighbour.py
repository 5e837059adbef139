"""Points for neighbours."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from cutterprint.games.cutterland.rules.model import Creature, Rules
from cutterprint.games.cutterland.rules.score_rules.rule import (
    ANY,
    Holds,
    Line,
    Names,
    Picture,
    ScoreRule,
    Terms,
)
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.hunting import HuntState
from cutterprint.i18n import Language
from cutterprint.numbers import signed


@dataclass(frozen=True)
class EachNeighbour(ScoreRule):
    """Points for each survivor of another kind (or of any) around each survivor of this one."""

    other: str | None
    points: int

    per = ("creature",)
    keys: ClassVar = {"points": Holds.POINTS, "beside": Holds.CREATURE}

    @classmethod
    def read(cls, per: str, said: Mapping[str, Any]) -> "EachNeighbour":
        return cls(None if said["beside"] == ANY else said["beside"], said["points"])

    def lines(self, kind: str, own: Sequence[int], ground: Ground, state: HuntState) -> Iterator[Line]:
        for here in own:
            near = tuple(
                number
                for number in ground.creatures_around(here)
                if self.other in {None, ground.creature[number]} and number not in state.devoured
            )
            if near:
                yield Line(kind, self, (here, *near), len(near), self.points * len(near))

    def spread(self, line: Line, ground: Ground, devoured: Collection[int]) -> Iterable[tuple[int, int]]:
        return [(line.squares[0], line.points)]

    @property
    def terms(self) -> Terms:
        return Terms(around=True)

    def beside(self, kinds: Sequence[str]) -> int:
        return self.points * sum(self.other in {None, kind} for kind in kinds)

    def most_beside(self, number: int) -> int:
        return max(0, self.points * number)

    def words(self, rules: Rules, speech: Language) -> str:
        if self.other is None:
            told = speech.ngettext(
                "%(points)s point for each creature around it",
                "%(points)s points for each creature around it",
                self.points,
            )
        else:
            # For translators: the name stands in its basic form.
            told = speech.ngettext(
                "%(points)s point for each %(name)s around it",
                "%(points)s points for each %(name)s around it",
                self.points,
            )
        return told % {"points": signed(self.points), "name": self._name(rules, speech)}

    def reminder(self, rules: Rules, speech: Language) -> str:
        told = (
            speech.gettext("%(points)s for each creature around it")
            if self.other is None
            else speech.gettext("%(points)s for each %(name)s around it")
        )
        return told % {"points": signed(self.points), "name": self._name(rules, speech)}

    def reason(self, line: Line, names: Names, rules: Rules, speech: Language) -> str:
        told = speech.gettext("{square} beside {number} × {creature}, {points} each").format(
            square=names(line.squares[:1]),
            number=line.count,
            creature=self._name(rules, speech).lower(),
            points=signed(self.points),
        )
        return f"{told} ({names(line.squares[1:])})"

    def pictures(self, creature: Creature, speech: Language) -> list[Picture]:
        return [Picture(self.points, creature.key, beside=self.other or "?")]

    def _name(self, rules: Rules, speech: Language) -> str:
        if self.other is None:
            return speech.gettext("creature")
        return rules.name_of(self.other).in_language(speech.code)
