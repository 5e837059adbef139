"""A game as it was recorded and played through."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.play.engine import Event
from cutterprint.games.stuglandet.play.state import State
from cutterprint.games.stuglandet.rules.model import Landing, Rules


@dataclass(frozen=True)
class Turn:
    """What a player laid, rolled and did; `states` follow each move, `end` the turn."""

    player: int
    tile: int | None
    roll: tuple[Landing, ...]
    events: tuple[Event, ...]
    states: tuple[State, ...]
    end: State


@dataclass(frozen=True)
class Record:
    """A whole game, or as much of it as was written down."""

    start: State
    turns: tuple[Turn, ...]
    expect: Mapping[str, Any] | None = None
    path: Path | None = field(default=None, compare=False)

    @property
    def end(self) -> State:
        return self.turns[-1].end if self.turns else self.start

    @property
    def board(self) -> Board:
        """The board after the last turn."""
        return self.end.board()

    @property
    def rules(self) -> Rules:
        return self.start.table.rules
