"""What Cuttle answers to score, replay and solve; text, JSON and pictures are views of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cutterprint.errors import UsageError
from cutterprint.games.cuttle.options import SolveOptions
from cutterprint.games.cuttle.play.state import Phase, State
from cutterprint.games.cuttle.positions.judging import as_json
from cutterprint.games.cuttle.positions.model import Match, Position
from cutterprint.games.cuttle.solving.hidden_search import HiddenSearch
from cutterprint.games.cuttle.solving.open_search import OpenSearch
from cutterprint.games.cuttle.solving.sides import open_moves
from cutterprint.games.cuttle.solving.solution import HiddenSolution, OpenSolution, OverSolution, Solution
from cutterprint.games.cuttle.terminal.showing import match_lines, replay_lines, score_lines
from cutterprint.games.cuttle.terminal.solutions import solution_lines
from cutterprint.games.cuttle.terminal.tables import standing
from cutterprint.games.game import Answer, FoundAnswer, Progress, Search
from cutterprint.i18n import Language, msg
from cutterprint.terminal import Terminal

if TYPE_CHECKING:
    from cutterprint.drawing.shapes import Drawing


def _picture(
    position: Position, state: State, move: str, palette: str, ink: str, speech: Language
) -> "Drawing":
    """A moment of a game as a picture, below the move that led there and what is asked for now."""
    from cutterprint.games.cuttle.art.book import art_palette
    from cutterprint.games.cuttle.art.table_picture import table_drawing

    told = standing(state, position.names).said(speech)
    title = f"{move} — {told}" if move else told[:1].upper() + told[1:]
    return table_drawing(state, position.names, art_palette(palette, ink), title=title, speech=speech)


@dataclass(frozen=True)
class PositionAnswer:
    """A position judged: points, goals, who wins, and what may be done."""

    position: Position

    def as_json(self) -> dict[str, Any]:
        return as_json(self.position.state, self.position.names)

    def lines(self, terminal: Terminal, speech: Language) -> Iterable[str]:
        return score_lines(self.position, terminal, speech)

    def drawings(self, palette: str, ink: str, speech: Language) -> "Sequence[Drawing]":
        return [_picture(self.position, self.position.state, "", palette, ink, speech)]


@dataclass(frozen=True)
class ReplayAnswer(PositionAnswer):
    """The moves of a position or record, one after the other."""

    def as_json(self) -> Any:
        names = self.position.names
        return [{"move": step.text, **as_json(step.state, names)} for step in self.position.steps]

    def lines(self, terminal: Terminal, speech: Language) -> Iterable[str]:
        return replay_lines(self.position, terminal, speech)

    def drawings(self, palette: str, ink: str, speech: Language) -> "Sequence[Drawing]":
        position = self.position
        found = [_picture(position, position.start, "", palette, ink, speech)]
        for number, step in enumerate(position.steps, 1):
            found.append(_picture(position, step.state, f"{number}. {step.text}", palette, ink, speech))
        return found


@dataclass(frozen=True)
class MatchAnswer:
    """A match: games won, and who has won it."""

    match: Match

    def as_json(self) -> dict[str, Any]:
        match = self.match
        winners = [match.names[seat] for seat in match.winners]
        return {
            "players": [{"name": name, "wins": match.wins(seat)} for seat, name in enumerate(match.names)],
            "games": len(match.games),
            "stalemates": sum(not game for game in match.games),
            "best_of": match.best_of,
            "winner": winners[0] if len(winners) == 1 else winners or None,
        }

    def lines(self, terminal: Terminal, speech: Language) -> Iterable[str]:
        return match_lines(self.match, terminal, speech)

    def drawings(self, palette: str, ink: str, speech: Language) -> "Sequence[Drawing]":
        raise UsageError(msg("there is no picture of a match; leave out --svg, --pdf and --png"))


def score_answer(value: object) -> PositionAnswer | MatchAnswer:
    match value:
        case Position():
            return PositionAnswer(value)
        case Match():
            return MatchAnswer(value)
        case _:
            raise UsageError(msg("score takes a position, a record or a match"))


def replay_answer(value: object) -> ReplayAnswer:
    if not isinstance(value, Position):
        raise UsageError(msg("replay takes a record, or a position with moves"))
    return ReplayAnswer(value)


def table_search(
    value: object, own: SolveOptions, time_limit: float | None, progress: Progress | None = None
) -> Search:
    """A search for the best move: through all moves if every card is known, by sampling deals if not."""
    if not isinstance(value, Position):
        raise UsageError(msg("solve takes a position or a record"))
    if own.games < 1:
        raise UsageError(msg("--games must be 1 or more"))
    state = value.state
    if state.phase is Phase.OVER and not open_moves(state):
        return Search(_nothing, _nothing, lambda: _solved(OverSolution(value)))
    if state.is_open:
        seen = OpenSearch(state, time_limit=time_limit)
        return Search(seen.run, seen.stop, lambda: _solved(OpenSolution(value, seen.found)))
    _check_seen(state, value.names)
    hidden = HiddenSearch(state, seed=own.seed, games=own.games, time_limit=time_limit)
    return Search(hidden.run, hidden.stop, lambda: _solved(HiddenSolution(value, hidden.found(), own.seed)))


def _nothing() -> None:
    """There is nothing to search."""


def _solved(found: Solution) -> Answer:
    """The best move of a position, and how sure that is."""
    return FoundAnswer(
        found, solution_lines, lambda found, *look: PositionAnswer(found.position).drawings(*look)
    )


def _check_seen(state: State, names: Sequence[str]) -> None:
    """That whoever must move sees what they choose from."""
    if state.hidden[state.actor]:
        raise UsageError(
            msg("what {player} holds must be known: list the cards of 'hand'", player=names[state.actor])
        )
    if state.phase is Phase.SEVEN and len(state.deck) < state.shown:
        raise UsageError(msg("the cards that the seven shows must be known: list them first in 'deck'"))
