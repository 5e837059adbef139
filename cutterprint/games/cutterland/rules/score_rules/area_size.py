"""Points for the size of an area."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from cutterprint.games.cutterland.rules.model import Creature, Rules
from cutterprint.games.cutterland.rules.score_rules.rule import Holds, Line, Names, Picture, ScoreRule, Terms
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.hunting import HuntState
from cutterprint.i18n import Language
from cutterprint.numbers import signed


@dataclass(frozen=True)
class AreaSize(ScoreRule):
    """Points for each square of an area that holds the kind, once an area."""

    points: int

    per = ("area",)
    keys: ClassVar = {"squares": Holds.POINTS}

    @classmethod
    def read(cls, per: str, said: Mapping[str, int]) -> "AreaSize":
        return cls(said["squares"])

    def lines(self, kind: str, own: Sequence[int], ground: Ground, state: HuntState) -> Iterator[Line]:
        for area in ground.by_area(own):
            squares = tuple(sorted(ground.areas[area]))
            yield Line(kind, self, squares, len(squares), self.points * len(squares))

    def spread(self, line: Line, ground: Ground, state: HuntState) -> Iterable[tuple[int, int]]:
        own = [n for n in line.squares if ground.creature[n] == line.part and n not in state.devoured]
        return [(ground.middle(own), line.points)]

    @property
    def terms(self) -> Terms:
        return Terms(square=self.points)

    def words(self, rules: Rules, speech: Language) -> str:
        return speech.ngettext(
            "%(points)s point for each square of its area; an area counts once",
            "%(points)s points for each square of its area; an area counts once",
            self.points,
        ) % {"points": signed(self.points)}

    def reminder(self, rules: Rules, speech: Language) -> str:
        return speech.gettext("%(points)s a square of its area") % {"points": signed(self.points)}

    def reason(self, line: Line, names: Names, rules: Rules, speech: Language) -> str:
        area = speech.gettext("an area of {number}").format(number=line.count)
        each = f" × {signed(self.points)}" if self.points != 1 else ""
        return f"{area}{each} ({names(line.squares)})"

    def pictures(self, creature: Creature, speech: Language) -> list[Picture]:
        return [Picture(self.points, creature.key, ground=creature.lives_in[0])]
