"""The kinds of Cutterland files: how each is recognised, read and described."""

from functools import cache

from cutterprint.games.cutterland.art.own_art import read_pack_and_art, read_rules_and_art
from cutterprint.games.cutterland.components.forms import GameFile, LandFile, PackFile, TournamentFile
from cutterprint.games.cutterland.decks.forms import RecipeFile
from cutterprint.games.cutterland.decks.recipe_reader import read_recipe
from cutterprint.games.cutterland.play.forms import RecordFile
from cutterprint.games.cutterland.play.record_reader import read_record
from cutterprint.games.cutterland.rules.forms import rules_schema
from cutterprint.games.cutterland.scoring.game_readers import read_game, read_tournament, read_whole_land
from cutterprint.games.cutterland.stock.forms import LedgerFile
from cutterprint.games.cutterland.stock.keeping import read_ledger
from cutterprint.games.game import Kind
from cutterprint.i18n import msg
from cutterprint.specs.models import file_schema


@cache
def kinds() -> dict[str, Kind]:
    """Every kind by its name."""
    found = (
        Kind(
            "recipe",
            read_recipe,
            lambda: file_schema(RecipeFile),
            told_by=("features",),
            plural=msg("recipes"),
        ),
        Kind("ledger", read_ledger, lambda: file_schema(LedgerFile), told_by=("entries",)),
        Kind(
            "rules",
            read_rules_and_art,
            rules_schema,
            told_by=("landscapes", "creatures", "extends"),
            plural=msg("rules"),
        ),
        Kind("record", read_record, lambda: file_schema(RecordFile), told_by=("turns",)),
        Kind("tournament", read_tournament, lambda: file_schema(TournamentFile), told_by=("games",)),
        Kind("game", read_game, lambda: file_schema(GameFile), told_by=("players",)),
        Kind(
            "pack", read_pack_and_art, lambda: file_schema(PackFile), told_by=("cards",), plural=msg("packs")
        ),
        Kind("land", read_whole_land, lambda: file_schema(LandFile), told_by=("land",)),
    )
    return {kind.name: kind for kind in found}
