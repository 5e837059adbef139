"""The kinds of Cuttle files: how each is recognised, read and described."""

from functools import cache

from cutterprint.games.cuttle.art.own_colours import read_deck_and_colours
from cutterprint.games.cuttle.decks.forms import DeckFile
from cutterprint.games.cuttle.positions.forms import MatchFile, PositionFile, RecordFile
from cutterprint.games.cuttle.positions.position_reader import read_position
from cutterprint.games.cuttle.positions.record_reader import read_match, read_record
from cutterprint.games.cuttle.rules.forms import RulesFile
from cutterprint.games.cuttle.rules.rules_reader import read_rules
from cutterprint.games.game import Kind
from cutterprint.specs.models import file_schema


@cache
def kinds() -> dict[str, Kind]:
    """Every kind by its name."""
    found = (
        Kind("rules", read_rules, lambda: file_schema(RulesFile), told_by=("ranks", "variants", "extends")),
        Kind(
            "deck", read_deck_and_colours, lambda: file_schema(DeckFile), told_by=("back", "size", "colours")
        ),
        Kind("match", read_match, lambda: file_schema(MatchFile), told_by=("games",)),
        Kind("record", read_record, lambda: file_schema(RecordFile), told_by=("seed", "dealer")),
        Kind("position", read_position, lambda: file_schema(PositionFile), told_by=("players",)),
    )
    return {kind.name: kind for kind in found}
