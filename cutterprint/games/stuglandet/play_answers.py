"""What Stuglandet answers to replay and solve; text, JSON and pictures are views of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cutterprint.errors import UsageError
from cutterprint.games.game import Progress
from cutterprint.games.stuglandet.answers import ScoreAnswer
from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.options import SolveOptions
from cutterprint.games.stuglandet.play.moves import MoveError, parse_roll
from cutterprint.games.stuglandet.play.record import Record
from cutterprint.games.stuglandet.play.state import state_of
from cutterprint.games.stuglandet.scoring.score import score
from cutterprint.games.stuglandet.solving.search import Search
from cutterprint.games.stuglandet.solving.solution import Solution, solution
from cutterprint.games.stuglandet.terminal.replays import replay_lines
from cutterprint.games.stuglandet.terminal.solutions import solution_lines
from cutterprint.i18n import Language, listed, msg
from cutterprint.specs.problems import did_you_mean, shown
from cutterprint.terminal import Terminal

if TYPE_CHECKING:
    from cutterprint.drawing.shapes import Drawing


@dataclass(frozen=True)
class ReplayAnswer(ScoreAnswer):
    """A recorded game, turn by turn, and its score."""

    record: Record

    def as_json(self) -> dict[str, Any]:
        players = self.found.board.players
        turns = [
            {
                "player": players[turn.player].name,
                "roll": [landing.value for landing in turn.roll],
                "moves": [event.move.name for event in turn.events],
                "totals": {one.player.name: one.total for one in score(turn.end.board()).players},
            }
            for turn in self.record.turns
        ]
        return {**self.found.as_json(), "turns": turns}

    def lines(self, terminal: Terminal, speech: Language) -> Iterable[str]:
        return replay_lines(self.record, terminal, speech)


def replay_answer(value: object) -> ReplayAnswer:
    if not isinstance(value, Record):
        raise UsageError(msg("replay takes the record of a game; 'cutterprint score' takes boards"))
    return ReplayAnswer(score(value.board), value)


@dataclass(frozen=True)
class SolutionAnswer:
    """The best use of a roll."""

    found: Solution

    def as_json(self) -> dict[str, Any]:
        return self.found.as_json()

    def lines(self, terminal: Terminal, speech: Language) -> Iterable[str]:
        return solution_lines(self.found, terminal, speech)

    def drawings(self, palette: str, ink: str, speech: Language) -> "Sequence[Drawing]":
        return ScoreAnswer(self.found.score).drawings(palette, ink, speech)


class RollSearch:
    """A search for the best use of a roll on a board."""

    def __init__(
        self, value: object, own: SolveOptions, time_limit: float | None, progress: Progress | None
    ) -> None:
        board = value.board if isinstance(value, Record) else value
        if not isinstance(board, Board):
            raise UsageError(msg("solve takes a board, or a record, whose end is solved"))
        words = [word.strip() for word in own.roll.split(",") if word.strip()]
        if not words:
            raise UsageError(
                msg("solve needs to know how the cabins landed; add '--roll up,side,end', for example")
            )
        try:
            state = state_of(board, _seat(board, own.player))
            self._search = Search(state, parse_roll(words), time_limit=time_limit, progress=progress)
        except MoveError as error:
            told = msg("{problem}; {hint}", problem=error.message, hint=error.hint)
            raise UsageError(told if error.hint is not None else error.message) from None

    def run(self) -> None:
        self._search.run()

    def stop(self) -> None:
        self._search.stop()

    def answer(self) -> SolutionAnswer:
        return SolutionAnswer(solution(self._search))


def _seat(board: Board, name: str) -> int | None:
    """The number of a player by name, or by the letter of their cabins."""
    if not name:
        return None
    for number, player in enumerate(board.players):
        if name in {player.name, player.letter}:
            return number
    names = [player.name for player in board.players]
    hint = did_you_mean(name, names) or msg("players: {names}", names=listed(names))
    raise UsageError(msg("there is no player '{name}' on this board; {hint}", name=shown(name), hint=hint))
