"""What Stuglandet answers to replay and solve; text, JSON and pictures are views of it."""

from dataclasses import dataclass
from typing import Any

from cutterprint.errors import UsageError
from cutterprint.games.game import Answer, FoundAnswer, Progress, Search
from cutterprint.games.stuglandet.answers import score_drawings
from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.options import SolveOptions
from cutterprint.games.stuglandet.play.moves import MoveError, parse_roll
from cutterprint.games.stuglandet.play.record import Record
from cutterprint.games.stuglandet.play.state import state_of
from cutterprint.games.stuglandet.scoring.score import Score, score
from cutterprint.games.stuglandet.solving.search import RollSearch
from cutterprint.games.stuglandet.solving.solution import solution
from cutterprint.games.stuglandet.terminal.replays import replay_lines
from cutterprint.games.stuglandet.terminal.solutions import solution_lines
from cutterprint.i18n import listed, msg
from cutterprint.specs.problems import did_you_mean, shown


@dataclass(frozen=True)
class Replay:
    """A recorded game, turn by turn, and its score."""

    found: Score
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


def replay_answer(value: object) -> Answer:
    if not isinstance(value, Record):
        raise UsageError(msg("replay takes the record of a game; 'cutterprint score' takes boards"))
    return FoundAnswer(
        Replay(score(value.board), value),
        lambda replay, terminal, speech: replay_lines(replay.record, terminal, speech),
        lambda replay, *look: score_drawings(replay.found, *look),
    )


def roll_search(
    value: object, own: SolveOptions, time_limit: float | None, progress: Progress | None
) -> Search:
    """A search for the best use of a roll on a board."""
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
        search = RollSearch(state, parse_roll(words), time_limit=time_limit, progress=progress)
    except MoveError as error:
        told = msg("{problem}; {hint}", problem=error.message, hint=error.hint)
        raise UsageError(told if error.hint is not None else error.message) from None
    return Search(
        search.run,
        search.stop,
        lambda: FoundAnswer(
            solution(search), solution_lines, lambda found, *look: score_drawings(found.score, *look)
        ),
    )


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
