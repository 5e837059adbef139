"""What the moves of a solution gain, one after the other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from cutterprint.games.cutterland.scoring.score import Score, score
from cutterprint.games.cutterland.solving.moves import Move, with_moves
from cutterprint.games.cutterland.solving.search import Solution

_MOST_TOGETHER = 3
_MANY = 12


@dataclass(frozen=True)
class Gain:
    """Moves that are of use together, and the score before and after them."""

    moves: tuple[Move, ...]
    before: Score
    after: Score

    @property
    def points(self) -> int:
        return self.after.total - self.before.total


def gains(solution: Solution) -> Iterator[Gain]:
    """The moves in the order of what they gain; such that gain only together come together."""
    now = solution.before
    left = list(solution.moves)
    while left:
        gain = _best_step(now, left)
        yield gain
        now = gain.after
        left = [move for move in left if move not in gain.moves]


def _best_step(now: Score, left: Sequence[Move]) -> Gain:
    most = _MOST_TOGETHER if len(left) <= _MANY else 1
    for size in range(1, min(most, len(left) - 1) + 1):
        steps = [Gain(moves, now, score(with_moves(now.land, moves))) for moves in combinations(left, size)]
        best = max(steps, key=lambda gain: gain.points)
        if best.points > 0:
            return best
    return Gain(tuple(left), now, score(with_moves(now.land, left)))
