"""Points for each creature devoured."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cutterprint.games.cutterland.rules.model import Creature, Rules
from cutterprint.games.cutterland.rules.score_rules.rule import Line, Names, Picture, PointsEach, Terms
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.hunting import HuntState
from cutterprint.i18n import Language
from cutterprint.numbers import signed


@dataclass(frozen=True)
class EachPrey(PointsEach):
    """Points for each creature that the kind devoured."""

    per = ("prey",)

    def lines(self, kind: str, own: Sequence[int], ground: Ground, state: HuntState) -> Iterator[Line]:
        prey = tuple(meal.prey for meal in state.meals if meal.kind == kind)
        if prey:
            yield Line(kind, self, prey, len(prey), self.points * len(prey))

    @property
    def terms(self) -> Terms:
        return Terms(prey=self.points)

    def words(self, rules: Rules, speech: Language) -> str:
        return speech.ngettext(
            "%(points)s point for each creature it devours",
            "%(points)s points for each creature it devours",
            self.points,
        ) % {"points": signed(self.points)}

    def reminder(self, rules: Rules, speech: Language) -> str:
        return speech.gettext("%(points)s for each one devoured") % {"points": signed(self.points)}

    def reason(self, line: Line, names: Names, rules: Rules, speech: Language) -> str:
        devoured = speech.gettext("{number} devoured").format(number=line.count)
        return f"{devoured} × {signed(self.points)} ({names(line.squares)})"

    def pictures(self, creature: Creature, speech: Language) -> list[Picture]:
        return [Picture(self.points, "bones")]
