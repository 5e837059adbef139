"""Points for each survivor."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cutterprint.games.cutterland.rules.model import Creature, Rules
from cutterprint.games.cutterland.rules.score_rules.rule import Line, Names, Picture, PointsEach, Terms
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.hunting import HuntState
from cutterprint.i18n import Language
from cutterprint.numbers import signed


@dataclass(frozen=True)
class EachSurvivor(PointsEach):
    """Points for each survivor of the kind."""

    per = ("creature",)

    def lines(self, kind: str, own: Sequence[int], ground: Ground, state: HuntState) -> Iterator[Line]:
        if own:
            yield Line(kind, self, tuple(own), len(own), self.points * len(own))

    @property
    def terms(self) -> Terms:
        return Terms(survivor=self.points)

    def words(self, rules: Rules, speech: Language) -> str:
        return speech.ngettext(
            "%(points)s point for each survivor", "%(points)s points for each survivor", self.points
        ) % {"points": signed(self.points)}

    def reminder(self, rules: Rules, speech: Language) -> str:
        return speech.gettext("%(points)s each") % {"points": signed(self.points)}

    def reason(self, line: Line, names: Names, rules: Rules, speech: Language) -> str:
        return f"{line.count} × {signed(self.points)} ({names(line.squares)})"

    def pictures(self, creature: Creature, speech: Language) -> list[Picture]:
        return [Picture(self.points, creature.key)]
