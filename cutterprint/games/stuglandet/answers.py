"""What Stuglandet answers to score and stats; text, JSON and pictures are views of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cutterprint.errors import UsageError
from cutterprint.games.game import Answer, FoundAnswer
from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.games.stuglandet.play.record import Record
from cutterprint.games.stuglandet.scoring.score import Score, score
from cutterprint.games.stuglandet.sets.recipes import Recipe
from cutterprint.games.stuglandet.sets.stats import SetStats, compare, set_stats
from cutterprint.games.stuglandet.terminal.scores import score_lines
from cutterprint.games.stuglandet.terminal.sets import stats_lines
from cutterprint.i18n import Language, msg
from cutterprint.recipes.comparing import Compared

if TYPE_CHECKING:
    from cutterprint.drawing.shapes import Drawing


def score_drawings(found: Score, palette: str, ink: str, speech: Language) -> "Sequence[Drawing]":
    from cutterprint.games.stuglandet.art.board_picture import score_drawing
    from cutterprint.games.stuglandet.art.book import art_palette

    name = found.board.name
    title = name.in_language(speech.code) if name is not None else ""
    return [score_drawing(found, art_palette(palette, ink), title=title, speech=speech)]


def score_answer(value: object) -> FoundAnswer[Score]:
    """The score of whatever has one."""
    board = value.board if isinstance(value, Record) else value
    if not isinstance(board, Board):
        raise UsageError(msg("score takes a board or a record"))
    return FoundAnswer(score(board), score_lines, score_drawings)


def stats_answer(tiles: object, recipe: object | None) -> Answer:
    """What is in a set of tiles, and how it compares with a recipe."""
    assert isinstance(tiles, TileSet), "the shelf asks with a set of tiles"
    found = set_stats(tiles)
    comparison = compare(found, recipe) if isinstance(recipe, Recipe) else None
    return FoundAnswer(Compared(found, comparison), stats_lines, _stats_drawings)


def _stats_drawings(
    stats: Compared[SetStats], palette: str, ink: str, speech: Language
) -> "Sequence[Drawing]":
    from cutterprint.games.stuglandet.art.book import art_palette
    from cutterprint.games.stuglandet.art.set_charts import stats_drawing

    return [stats_drawing(stats.found, speech, art_palette(palette, ink))]
