"""What the commands do with Cutterland files: the verbs that every game offers under the same names."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cutterprint.errors import UsageError
from cutterprint.games.cutterland.components.lands import Land
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
from cutterprint.games.cutterland.solving.clock import Progress
from cutterprint.games.cutterland.solving.search import Search, Solution, without_placements
from cutterprint.games.cutterland.terminal.scores import (
    game_text,
    replay_text,
    score_record,
    score_text,
    tournament_text,
)
from cutterprint.games.cutterland.terminal.solutions import solution_text
from cutterprint.games.cutterland.terminal.specs import show_any
from cutterprint.i18n import Language
from cutterprint.terminal import Terminal

if TYPE_CHECKING:
    from cutterprint.drawing.shapes import Drawing

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


def score_drawings(found: Scored, palette: str, ink: str) -> "list[Drawing]":
    """The picture of a scored land, or one for each player."""
    from cutterprint.games.cutterland.art.book import art_palette
    from cutterprint.games.cutterland.art.land_picture import land_drawing

    colours = art_palette(palette, ink)

    match found:
        case Score():
            title = str(found.land.name) if found.land.name is not None else ""
            return [land_drawing(found, colours, title=title)]
        case GameScore():
            return [land_drawing(one, colours, title=name) for name, one in found.scores.items()]
        case TournamentScore():
            return [
                land_drawing(one, colours, title=f"{number}. {name}")
                for number, game in enumerate(found.games, 1)
                for name, one in game.scores.items()
            ]


def score_json(found: Scored) -> dict[str, Any]:
    return found.as_json()


def tell_score(found: Scored, terminal: Terminal, speech: Language | None = None) -> Iterator[str]:
    """A score as lines for the terminal."""
    match found:
        case Score():
            lines = score_text(found, terminal, speech)
        case GameScore():
            lines = game_text(found, terminal, speech)
        case TournamentScore():
            lines = tournament_text(found, terminal, speech)
    for line in lines:
        yield terminal.line(line.rstrip())


def new_search(
    value: object, *, is_fresh: bool, time_limit: float | None, progress: Progress | None
) -> Search:
    """A search for the best use of a land's bonuses; `run` it, and ask for its `solution`."""
    if not isinstance(value, Land):
        raise UsageError("solve takes a land; 'cutterprint score' takes games and records as well")
    land = without_placements(value) if is_fresh else value
    return Search(land, time_limit=time_limit, progress=progress)


def tell_solution(found: Solution, terminal: Terminal, speech: Language | None = None) -> Iterator[str]:
    """A solution as lines for the terminal."""
    for line in solution_text(found, terminal, speech):
        yield terminal.line(line.rstrip())


def replay(value: object, terminal: Terminal, speech: Language | None = None) -> Iterator[str]:
    """A record as lines for the terminal, turn by turn."""
    if not isinstance(value, Record):
        raise UsageError("replay takes a record of a game; 'cutterprint score' takes lands")
    for line in replay_text(value, terminal, speech):
        yield terminal.line(line.rstrip())


__all__ = [
    "new_search",
    "replay",
    "score_drawings",
    "score_json",
    "score_value",
    "show_any",
    "tell_score",
    "tell_solution",
    "verify_file",
]
