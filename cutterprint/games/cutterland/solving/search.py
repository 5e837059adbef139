"""The search for the best use of a land's tokens; at any time it has an answer and a bound."""

from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import count
from typing import Any

from cutterprint.clock import Clock, Progress, TimeUpError
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.scoring.score import Score, score
from cutterprint.games.cutterland.solving.division import Division
from cutterprint.games.cutterland.solving.moves import Board, Move, bits
from cutterprint.games.cutterland.solving.payoffs import Payoffs
from cutterprint.games.cutterland.solving.trying import Trial

MOST_DIVISIONS = 16
MOST_SQUARES = 600


@dataclass(frozen=True)
class Solution:
    """The best use of the tokens that was found, and what no use of them can beat."""

    before: Score
    score: Score
    moves: tuple[Move, ...]
    bound: int

    @property
    def is_optimal(self) -> bool:
        return self.score.total >= self.bound

    def as_json(self) -> dict[str, Any]:
        return {**self.score.as_json(), "optimal": self.is_optimal, "bound": self.bound}


def without_placements(land: Land) -> Land:
    """The land with all of its tokens back in the player's hand."""
    return replace(land, towers=frozenset(), walls=frozenset(), bridges=frozenset(), prey=None)


def solve(land: Land, *, time_limit: float | None = None, progress: Progress | None = None) -> Solution:
    """The best use of the tokens left on a land; what is placed stays, and the prey is chosen afresh."""
    search = LandSearch(land, time_limit=time_limit, progress=progress)
    search.run()
    return search.solution()


class LandSearch:
    """A search that can be stopped: `solution` has the best that was found until then."""

    def __init__(
        self, land: Land, *, time_limit: float | None = None, progress: Progress | None = None
    ) -> None:
        self.board = Board(replace(land, prey=None))
        self.payoffs = Payoffs(self.board.land)
        self.before = score(self.board.land)
        self.moves = 0
        self.best = self.before.total
        self._trial = Trial(self.board, self.payoffs, self._found, self._tick)
        self.bound = max(self.best, self._trial.bound())
        self._progress = progress
        self._clock = Clock(time_limit, self._tell)

    def solution(self) -> Solution:
        found = score(self.board.placed(self.moves)) if self.moves else self.before
        return Solution(
            self.before,
            found,
            tuple(self.board.moves[n] for n in bits(self.moves)),
            max(self.bound, found.total),
        )

    def run(self) -> None:
        """Search until the answer is proved, or the time is over."""
        try:
            if self.payoffs.falls_apart and len(self.board.land.squares) <= MOST_SQUARES:
                self._divide()
            else:
                self._trial.run()
                self.bound = self.best
        except TimeUpError:
            pass

    def stop(self) -> None:
        """End the search soon; what was found so far stands."""
        self._clock.stop()

    def _tick(self) -> None:
        self._clock.tick()

    def _tell(self) -> None:
        if self._progress is not None:
            self._progress(self.best, self.bound)

    def _found(self, moves: int, total: int) -> None:
        if total > self.best:
            self.best, self.moves = total, moves

    # --- lands whose score falls apart ---

    def _divide(self) -> None:
        """Best first over divisions; one whose best answer clashes is split into two without either move."""
        order = count()
        waiting: list[tuple[int, int, int, Division | None]] = []
        heappush(waiting, (-self.bound, next(order), 0, None))
        while waiting:
            promised, _, banned, division = heappop(waiting)
            self.bound = max(self.best, -promised)
            if -promised <= self.best:
                return
            if division is None:
                division = Division(self.board, self.payoffs, banned, self._tick)
            value, moves = division.best(promises=True)
            value = min(value, -promised)
            self._note(*division.best(promises=False))
            self.bound = max(self.best, value, -waiting[0][0] if waiting else value)
            if value <= self.best:
                continue
            if division.has_promise(moves):
                if not division.improve(moves, self.best):
                    return  # nothing more can be found out here: the bound stays what it is
                kept = division if sum(entry[3] is not None for entry in waiting) < MOST_DIVISIONS else None
                heappush(waiting, (-value, next(order), banned, kept))
                continue
            clash = self.board.clash(moves)
            if clash is None:
                self._note(value, moves)
                continue
            for number in clash:
                heappush(waiting, (-value, next(order), banned | 1 << number, None))
        self.bound = self.best

    def _note(self, value: int, moves: int) -> None:
        """Keep an answer if it is better; of clashing moves one is taken back."""
        if value <= self.best:
            return
        clash = self.board.clash(moves)
        while clash is not None:
            moves &= ~(1 << clash[0])
            clash = self.board.clash(moves)
        self._found(moves, score(self.board.placed(moves)).total)
