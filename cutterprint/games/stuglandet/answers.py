"""What Stuglandet answers to score and stats; text, JSON and pictures are views of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cutterprint.errors import UsageError
from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.games.stuglandet.play.record import Record
from cutterprint.games.stuglandet.scoring.score import Score, score
from cutterprint.games.stuglandet.sets.recipes import Recipe
from cutterprint.games.stuglandet.sets.stats import SetStats, compare, set_stats
from cutterprint.games.stuglandet.terminal.scores import score_lines
from cutterprint.games.stuglandet.terminal.sets import stats_lines
from cutterprint.i18n import Language, msg
from cutterprint.recipes.comparing import Comparison
from cutterprint.terminal import Terminal

if TYPE_CHECKING:
    from cutterprint.drawing.shapes import Drawing


@dataclass(frozen=True)
class ScoreAnswer:
    """The score of a board."""

    found: Score

    def as_json(self) -> dict[str, Any]:
        return self.found.as_json()

    def lines(self, terminal: Terminal, speech: Language) -> Iterable[str]:
        return score_lines(self.found, terminal, speech)

    def drawings(self, palette: str, ink: str, speech: Language) -> "Sequence[Drawing]":
        from cutterprint.games.stuglandet.art.board_picture import score_drawing
        from cutterprint.games.stuglandet.art.book import art_palette

        name = self.found.board.name
        title = name.in_language(speech.code) if name is not None else ""
        return [score_drawing(self.found, art_palette(palette, ink), title=title, speech=speech)]


def score_answer(value: object) -> ScoreAnswer:
    """The score of whatever has one."""
    board = value.board if isinstance(value, Record) else value
    if not isinstance(board, Board):
        raise UsageError(msg("score takes a board or a record"))
    return ScoreAnswer(score(board))


@dataclass(frozen=True)
class StatsAnswer:
    """What is in a set of tiles, and how it compares with a recipe."""

    found: SetStats
    comparison: Comparison | None

    def as_json(self) -> dict[str, Any]:
        more = {} if self.comparison is None else {"comparison": self.comparison.as_json()}
        return {**self.found.as_json(), **more}

    def lines(self, terminal: Terminal, speech: Language) -> Iterable[str]:
        return stats_lines(self.found, self.comparison, terminal, speech)

    def drawings(self, palette: str, ink: str, speech: Language) -> "Sequence[Drawing]":
        from cutterprint.games.stuglandet.art.book import art_palette
        from cutterprint.games.stuglandet.art.set_charts import stats_drawing

        return [stats_drawing(self.found, speech, art_palette(palette, ink))]


def stats_answer(tiles: object, recipe: object | None) -> StatsAnswer:
    assert isinstance(tiles, TileSet), "the shelf asks with a set of tiles"
    found = set_stats(tiles)
    return StatsAnswer(found, compare(found, recipe) if isinstance(recipe, Recipe) else None)
