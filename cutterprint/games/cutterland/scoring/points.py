"""Points: what each rule scores after the hunt, as lines that say why."""

from collections.abc import Iterator

from cutterprint.games.cutterland.rules.model import TOWER, WALL_BRIDGE
from cutterprint.games.cutterland.rules.score_rules.rule import Line
from cutterprint.games.cutterland.scoring.ground import Ground
from cutterprint.games.cutterland.scoring.hunting import HuntState

BONUSES = "bonuses"
MISCUT = "miscut"


def score_lines(ground: Ground, state: HuntState) -> list[Line]:
    """Every line of the score of a land after its hunt."""
    survivors: dict[str, list[int]] = {}
    for number, kind in enumerate(ground.creature):
        if kind is not None and number not in state.devoured:
            survivors.setdefault(kind, []).append(number)
    lines: list[Line] = []
    for creature in ground.land.rules.creatures.values():
        own = survivors.get(creature.key, [])
        for rule in creature.scores:
            lines += rule.lines(creature.key, own, ground, state)
    lines += _bonus_lines(ground)
    if ground.land.miscut_cards:
        cards = ground.land.miscut_cards
        lines.append(Line(MISCUT, None, (), cards, -cards * ground.land.rules.miscut))
    return lines


def points_of(ground: Ground, state: HuntState) -> int:
    """The total alone."""
    return sum(line.points for line in score_lines(ground, state))


def _bonus_lines(ground: Ground) -> Iterator[Line]:
    land = ground.land
    used = {TOWER: len(land.towers), WALL_BRIDGE: len(land.walls) + len(land.bridges)}
    for key, bonus in land.rules.bonuses.items():
        squares = tuple(n for n, cell in enumerate(ground.cells) if land.squares[cell].feature == key)
        unused = len(squares) - used.get(key, 0)
        if unused:
            yield Line(BONUSES, None, squares, unused, unused * bonus.unused)
