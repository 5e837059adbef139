"""What the commands do with Cutterland files: the verbs that every game offers under the same names."""

from collections.abc import Iterator
from typing import Any

from cutterprint.errors import UsageError
from cutterprint.games.cutterland.pieces.lands import Land
from cutterprint.games.cutterland.play.record import Record
from cutterprint.games.cutterland.scoring.score import Score, score
from cutterprint.games.cutterland.scoring.standings import (
    Game,
    GameScore,
    Tournament,
    TournamentScore,
    score_game,
    score_tournament,
)
from cutterprint.games.cutterland.scoring.verify import verify_file
from cutterprint.games.cutterland.sheets.telling import (
    game_text,
    replay_text,
    score_record,
    score_text,
    tournament_text,
)
from cutterprint.games.cutterland.sheets.terminal import show_any
from cutterprint.terminal import Terminal

Scored = Score | GameScore | TournamentScore


def score_value(value: object) -> Scored:
    """The score of a land, game, tournament or record."""
    match value:
        case Land():
            return score(value)
        case Game():
            return score_game(value)
        case Tournament():
            return score_tournament(value)
        case Record():
            return score_record(value)
        case _:
            raise UsageError("score takes a land, a game, a tournament or a record")


def score_json(found: Scored) -> dict[str, Any]:
    return found.as_json()


def tell_score(found: Scored, terminal: Terminal) -> Iterator[str]:
    """A score as lines for the terminal."""
    match found:
        case Score():
            lines = score_text(found, terminal)
        case GameScore():
            lines = game_text(found, terminal)
        case TournamentScore():
            lines = tournament_text(found, terminal)
    for line in lines:
        yield terminal.line(line.rstrip())


def replay(value: object, terminal: Terminal) -> Iterator[str]:
    """A record as lines for the terminal, turn by turn."""
    if not isinstance(value, Record):
        raise UsageError("replay takes a record of a game; 'cutterprint score' takes lands")
    for line in replay_text(value, terminal):
        yield terminal.line(line.rstrip())


__all__ = ["replay", "score_json", "score_value", "show_any", "tell_score", "verify_file"]
