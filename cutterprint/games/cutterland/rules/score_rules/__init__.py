"""The kinds of score rules, one a file. A new kind is a class in a file of its own, and stands in `KINDS`."""

from cutterprint.games.cutterland.rules.score_rules.area_size import AreaSize
from cutterprint.games.cutterland.rules.score_rules.by_count import ByCount
from cutterprint.games.cutterland.rules.score_rules.each_neighbour import EachNeighbour
from cutterprint.games.cutterland.rules.score_rules.each_prey import EachPrey
from cutterprint.games.cutterland.rules.score_rules.each_survivor import EachSurvivor
from cutterprint.games.cutterland.rules.score_rules.rule import ScoreRule

__all__ = ["KINDS", "AreaSize", "ByCount", "EachNeighbour", "EachPrey", "EachSurvivor", "ScoreRule"]

KINDS: tuple[type[ScoreRule], ...] = (EachSurvivor, EachPrey, ByCount, AreaSize, EachNeighbour)
