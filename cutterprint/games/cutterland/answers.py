"""What Cutterland answers to score, replay, solve and stats; text, JSON and pictures are views of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cutterprint.errors import UsageError
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.decks.recipes import Recipe
from cutterprint.games.cutterland.decks.stats import DeckStats, compare, deck_stats
from cutterprint.games.cutterland.options import SolveOptions
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
from cutterprint.games.cutterland.solving.search import LandSearch, Solution, without_placements
from cutterprint.games.cutterland.terminal.decks import stats_lines
from cutterprint.games.cutterland.terminal.scores import (
    game_text,
    replay_text,
    score_record,
    score_text,
    tournament_text,
)
from cutterprint.games.cutterland.terminal.solutions import solution_text
from cutterprint.games.game import Answer, FoundAnswer, Progress, Search
from cutterprint.i18n import Language, msg
from cutterprint.recipes.comparing import Compared
from cutterprint.terminal import Terminal

if TYPE_CHECKING:
    from cutterprint.drawing.shapes import Drawing

Scored = Score | GameScore | TournamentScore


@dataclass(frozen=True)
class ScoreAnswer:
    """The score of a land, a game or a tournament."""

    found: Scored

    def as_json(self) -> dict[str, Any]:
        return self.found.as_json()

    def lines(self, terminal: Terminal, speech: Language) -> Iterable[str]:
        match self.found:
            case Score():
                return score_text(self.found, terminal, speech)
            case GameScore():
                return game_text(self.found, terminal, speech)
            case TournamentScore():
                return tournament_text(self.found, terminal, speech)

    def drawings(self, palette: str, ink: str, speech: Language) -> "Sequence[Drawing]":
        from cutterprint.games.cutterland.art.book import art_palette
        from cutterprint.games.cutterland.art.land_picture import land_drawing

        colours = art_palette(palette, ink)
        return [land_drawing(one, colours, title=title) for title, one in self._lands(speech)]

    def _lands(self, speech: Language) -> list[tuple[str, Score]]:
        """Every land that was scored, and what stands above its picture."""
        match self.found:
            case Score():
                name = self.found.land.name
                return [(name.in_language(speech.code) if name is not None else "", self.found)]
            case GameScore():
                return list(self.found.scores.items())
            case TournamentScore():
                return [
                    (f"{number}. {name}", one)
                    for number, game in enumerate(self.found.games, 1)
                    for name, one in game.scores.items()
                ]


def score_answer(value: object) -> ScoreAnswer:
    """The score of whatever has one."""
    match value:
        case Land():
            return ScoreAnswer(score(value))
        case Game():
            return ScoreAnswer(score_game(value))
        case Tournament():
            return ScoreAnswer(score_tournament(value))
        case Record():
            return ScoreAnswer(score_record(value))
        case _:
            raise UsageError(msg("score takes a land, a game, a tournament or a record"))


@dataclass(frozen=True)
class ReplayAnswer(ScoreAnswer):
    """A recorded game, turn by turn, and its score."""

    record: Record

    def lines(self, terminal: Terminal, speech: Language) -> Iterable[str]:
        return replay_text(self.record, terminal, speech)


def replay_answer(value: object) -> ReplayAnswer:
    if not isinstance(value, Record):
        raise UsageError(msg("replay takes the record of a game; 'cutterprint score' takes lands"))
    return ReplayAnswer(score_record(value), value)


def land_search(
    value: object, own: SolveOptions, time_limit: float | None, progress: Progress | None
) -> Search:
    """A search for the best use of a land's bonuses."""
    if not isinstance(value, Land):
        raise UsageError(msg("solve takes a land; 'cutterprint score' takes games and records as well"))
    land = without_placements(value) if own.fresh else value
    search = LandSearch(land, time_limit=time_limit, progress=progress)
    return Search(
        search.run, search.stop, lambda: FoundAnswer(search.solution(), solution_text, _solution_drawings)
    )


def _solution_drawings(found: Solution, palette: str, ink: str, speech: Language) -> "Sequence[Drawing]":
    return ScoreAnswer(found.score).drawings(palette, ink, speech)


def stats_answer(pack: object, recipe: object | None) -> Answer:
    """What is in a pack, and how it compares with a recipe."""
    assert isinstance(pack, Pack), "the shelf asks with a pack"
    found = deck_stats(pack)
    comparison = compare(found, recipe) if isinstance(recipe, Recipe) else None
    return FoundAnswer(Compared(found, comparison), stats_lines, _stats_drawings)


def _stats_drawings(
    stats: Compared[DeckStats], palette: str, ink: str, speech: Language
) -> "Sequence[Drawing]":
    from cutterprint.games.cutterland.art.charts import stats_drawing

    return [stats_drawing(stats.found, speech)]
