"""What solve answers: the best move, the line from there, and how sure that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cutterprint.games.cuttle.play.applying import play_legal
from cutterprint.games.cuttle.play.engine import legal_moves, supposed
from cutterprint.games.cuttle.play.state import Move, State
from cutterprint.games.cuttle.positions.model import Position, winners
from cutterprint.games.cuttle.positions.notation import move_text
from cutterprint.games.cuttle.solving.hidden_search import Sampled
from cutterprint.games.cuttle.solving.open_search import SURE, Found
from cutterprint.games.cuttle.solving.sides import maker, mover


@dataclass(frozen=True)
class OverSolution:
    """A game that is over: there is nothing left to solve."""

    position: Position

    def as_json(self) -> dict[str, Any]:
        return {
            "optimal": True,
            "move": None,
            "line": [],
            "winner": winners(self.position.state, self.position.names),
        }


@dataclass(frozen=True)
class OpenSolution:
    """The best move of a position in which every card is known."""

    position: Position
    found: Found

    @property
    def state(self) -> State:
        return self.position.state

    @property
    def is_paranoid(self) -> bool:
        """Whether several opponents, each for themselves, were taken to play together."""
        table = self.state.table
        return len(table.opponents[mover(self.state)]) > len(table.team(mover(self.state)))

    @property
    def side(self) -> tuple[str, ...]:
        """The names of those to move: a player, or a team."""
        return tuple(self.position.names[seat] for seat in self.state.table.team(mover(self.state)))

    @property
    def others(self) -> tuple[str, ...]:
        names = self.position.names
        return tuple(names[seat] for seat in self.state.table.opponents[mover(self.state)])

    @property
    def is_won(self) -> bool:
        return self.found.value > SURE

    @property
    def is_lost(self) -> bool:
        return self.found.value < -SURE

    @property
    def is_optimal(self) -> bool:
        """Whether the answer is proved; that all others could stop a player together proves nothing."""
        return self.found.is_proved and (self.is_won or not self.is_paranoid)

    @property
    def winner(self) -> str | list[str] | None:
        """Who wins for certain, or a certain stalemate."""
        if not self.is_optimal:
            return None
        if not (self.is_won or self.is_lost):
            return "stalemate"
        names = list(self.side if self.is_won else self.others)
        return names[0] if len(names) == 1 else names

    @property
    def own_turns(self) -> int | None:
        """How many turns the winning side itself takes until then."""
        if self.found.turns is None:
            return None
        table = self.state.table
        team = table.team(mover(self.state))
        own = 0
        for step in range(self.found.turns):
            own += ((self.state.turn + step) % table.seats in team) == self.is_won
        return max(own, 1)

    def as_json(self) -> dict[str, Any]:
        return {
            "optimal": self.is_optimal,
            "move": _text(self.found.move, self.state, self.position.names),
            "line": line_texts(self.state, self.found.line, self.position.names),
            "winner": self.winner,
            "turns": self.own_turns,
            "value": None if abs(self.found.value) > SURE else self.found.value,
            "method": "paranoid alpha-beta" if self.is_paranoid else "alpha-beta",
            "depth": self.found.depth,
            "states": self.found.states,
        }


@dataclass(frozen=True)
class HiddenSolution:
    """The move that did best in games played out from many deals."""

    position: Position
    found: Sampled
    seed: int

    @property
    def state(self) -> State:
        return self.position.state

    def as_json(self) -> dict[str, Any]:
        names = self.position.names
        moves = [
            {
                "move": move_text(tried.move, self.state, names),
                "visits": tried.visits,
                "win_share": round(tried.share, 4),
                "interval": [round(bound, 4) for bound in tried.interval],
            }
            for tried in self.found.moves
        ]
        best = moves[0] if moves else {"move": None, "visits": 0, "win_share": None, "interval": None}
        return {
            "optimal": False,
            "line": line_texts(self.state, self.found.line, names),
            "winner": None,
            **best,
            "method": "information-set monte carlo tree search",
            "games": self.found.games,
            "seed": self.seed,
            "moves": moves,
        }


Solution = OverSolution | OpenSolution | HiddenSolution


def line_texts(state: State, line: Sequence[Move], names: Sequence[str]) -> list[str]:
    """Moves one after the other, each with who makes it, as the `moves` of a file write them.

    Cards that nobody knows are taken to be where a move needs them.
    """
    texts = []
    for move in line:
        state = supposed(state, move)
        if move not in legal_moves(state):
            break
        text = move_text(move, state, names)
        by = f"{names[maker(state, move)]}: "
        texts.append(by + text.removeprefix(by))
        state, _ = play_legal(state, move)
    return texts


def _text(move: Move | None, state: State, names: Sequence[str]) -> str | None:
    return None if move is None else move_text(move, state, names)
