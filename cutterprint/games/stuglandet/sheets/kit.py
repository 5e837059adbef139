"""The whole box: every part as pages, with what the printer must be told about it."""

from collections.abc import Iterator
from dataclasses import replace

from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.games.stuglandet.options import ReferenceOptions, ScorepadOptions
from cutterprint.games.stuglandet.sheets.boards import boards_printed
from cutterprint.games.stuglandet.sheets.boxes import box_art
from cutterprint.games.stuglandet.sheets.cabins import cabin_parts
from cutterprint.games.stuglandet.sheets.how_to_print import how_to_print
from cutterprint.games.stuglandet.sheets.makers import reference, rules_parts, scorepad
from cutterprint.games.stuglandet.sheets.tile_sheets import tile_deck
from cutterprint.pages.calibration import calibration_part
from cutterprint.pages.looks import SheetLook
from cutterprint.printing.box_sheets import box_parts
from cutterprint.printing.kit import (
    check_players,
    deck_parts,
    in_order,
    kit_deck,
)
from cutterprint.printing.printed import KitRequest, Printed


def kit_parts(request: KitRequest) -> Iterator[Printed]:
    """The parts of a kit one by one."""
    tiles = request.holding(TileSet)
    check_players(request.players, tiles.rules.fewest_players, tiles.rules.most_players)
    return in_order(
        _printed(tiles, request), lambda made: how_to_print(SheetLook.of(request)).part(request, made)
    )


def _printed(tiles: TileSet, request: KitRequest) -> Iterator[Printed]:
    speech = request.speech
    sheets = replace(request, value=tiles.rules)
    yield from deck_parts(
        lambda: tile_deck([tiles], kit_deck(request)), "tiles", tiles.id, speech.gettext("Tiles"), request
    )
    yield reference(sheets, ReferenceOptions(copies=request.players))
    yield scorepad(sheets, ScorepadOptions(players=request.players))
    yield boards_printed(tiles, sheets)
    yield cabin_parts(sheets, players=tiles.rules.most_players)
    box = box_art(request)
    yield from box_parts(tile_deck([tiles], kit_deck(request)), box, request)
    yield from rules_parts(sheets, tiles, request.copies or 1)
    yield calibration_part(request, box.logo)
