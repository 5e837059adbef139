"""Positions, records and matches as values."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cutterprint.games.cuttle.play.events import Event
from cutterprint.games.cuttle.play.state import NOBODY, STALEMATE, Move, State
from cutterprint.games.cuttle.rules.model import Rules
from cutterprint.specs.translated import Translated


@dataclass(frozen=True)
class Step:
    """A move that was made: by whom, as it is usually written, what happened, and the state after it."""

    move: Move
    text: str
    seat: int
    events: tuple[Event, ...]
    state: State


@dataclass(frozen=True)
class Position:
    """A moment of a game, and the moves played from there."""

    rules: Rules
    names: tuple[str, ...]
    start: State
    steps: tuple[Step, ...] = ()
    name: Translated | None = None
    expect: dict[str, Any] | None = None
    path: Path | None = field(default=None, compare=False)

    @property
    def state(self) -> State:
        """The state after all moves."""
        return self.steps[-1].state if self.steps else self.start


@dataclass(frozen=True)
class Record(Position):
    """A game from the deal on."""

    dealer: int = 0


@dataclass(frozen=True)
class Match:
    """Several games of the same players: who won each, as seats, or nobody after a stalemate."""

    names: tuple[str, ...]
    games: tuple[tuple[int, ...], ...]
    best_of: int
    name: Translated | None = None
    expect: dict[str, Any] | None = None
    path: Path | None = field(default=None, compare=False)

    @property
    def needed(self) -> int:
        """So many games win the match."""
        return self.best_of // 2 + 1

    def wins(self, seat: int) -> int:
        return sum(seat in game for game in self.games)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the match: nobody yet, one player, or both of a team."""
        return tuple(seat for seat in range(len(self.names)) if self.wins(seat) >= self.needed)


def winners(state: State, names: Sequence[str]) -> str | list[str] | None:
    """Who won, as `expect` and JSON say it: a name, both names of a team, a stalemate, or nobody."""
    if state.winner == NOBODY:
        return None
    if state.winner == STALEMATE:
        return "stalemate"
    team = [names[seat] for seat in state.table.team(state.winner)]
    return team[0] if len(team) == 1 else team
