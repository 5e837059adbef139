"""The kinds of Stuglandet files: how each is recognised, read and described."""

from functools import cache

from cutterprint.games.game import Kind
from cutterprint.games.stuglandet.components.board_reader import read_board
from cutterprint.games.stuglandet.components.forms import BoardFile, TilesFile
from cutterprint.games.stuglandet.components.tile_reader import read_tiles
from cutterprint.games.stuglandet.play.forms import RecordFile
from cutterprint.games.stuglandet.play.record_reader import read_record
from cutterprint.games.stuglandet.rules.forms import RulesFile
from cutterprint.games.stuglandet.rules.rules_reader import read_rules
from cutterprint.games.stuglandet.sets.forms import RecipeFile
from cutterprint.games.stuglandet.sets.recipe_reader import read_recipe
from cutterprint.i18n import msg
from cutterprint.specs.models import file_schema


@cache
def kinds() -> dict[str, Kind]:
    """Every kind by its name."""
    found = (
        Kind(
            "recipe", read_recipe, lambda: file_schema(RecipeFile), told_by=("counts",), plural=msg("recipes")
        ),
        Kind(
            "rules",
            read_rules,
            lambda: file_schema(RulesFile),
            told_by=("scores", "extends"),
            plural=msg("rules"),
        ),
        Kind("record", read_record, lambda: file_schema(RecordFile), told_by=("turns",)),
        Kind("board", read_board, lambda: file_schema(BoardFile), told_by=("board",)),
        Kind(
            "tiles",
            read_tiles,
            lambda: file_schema(TilesFile),
            told_by=("tiles",),
            plural=msg("sets of tiles"),
        ),
    )
    return {kind.name: kind for kind in found}
