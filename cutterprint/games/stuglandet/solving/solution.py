"""The best use of a roll as it is told: the moves, and what each of them gains."""

from dataclasses import dataclass
from typing import Any

from cutterprint.games.stuglandet.play.engine import Event, apply_move
from cutterprint.games.stuglandet.play.state import State
from cutterprint.games.stuglandet.rules.model import Landing
from cutterprint.games.stuglandet.scoring.score import Score, score
from cutterprint.games.stuglandet.solving.search import RollSearch


@dataclass(frozen=True)
class Step:
    """A move, and the scores before and after it."""

    event: Event
    before: Score
    after: Score

    def gains(self) -> list[int]:
        """What each player gains by it."""
        pairs = zip(self.before.players, self.after.players, strict=True)
        return [after.total - before.total for before, after in pairs]


@dataclass(frozen=True)
class Solution:
    """The best use of a roll that was found, and the player's total that none can beat."""

    player: int
    roll: tuple[Landing, ...]
    before: Score
    score: Score
    steps: tuple[Step, ...]
    bound: int
    is_optimal: bool

    @property
    def name(self) -> str:
        return self.before.board.players[self.player].name

    @property
    def total(self) -> int:
        return self.score.players[self.player].total

    @property
    def gained(self) -> int:
        return self.total - self.before.players[self.player].total

    def as_json(self) -> dict[str, Any]:
        names = [player.name for player in self.before.board.players]
        return {
            **self.score.as_json(),
            "player": self.name,
            "roll": [landing.value for landing in self.roll],
            "total": self.total,
            "moves": [
                {"move": step.event.move.name, "gains": dict(zip(names, step.gains(), strict=True))}
                for step in self.steps
            ],
            "optimal": self.is_optimal,
            "bound": self.bound,
        }


def solution(search: RollSearch) -> Solution:
    """What a search has found so far."""
    state: State = search.state
    before = last = score(state.board())
    steps = []
    for move in search.moves:
        state, event = apply_move(state, move)
        after = score(state.board())
        steps.append(Step(event, last, after))
        last = after
    return Solution(
        search.state.turn, search.roll, before, last, tuple(steps), search.bound, search.is_proved
    )
