"""The whole box: every part as pages, with what the printer must be told about it."""

from collections.abc import Iterator
from dataclasses import replace

from cutterprint.games.cutterland.art.cards import DEFAULT_SQUARE
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.options import ReferenceOptions, ScorepadOptions, Variant
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.sheets.boxes import box_art
from cutterprint.games.cutterland.sheets.card_sheets import card_deck
from cutterprint.games.cutterland.sheets.how_to_print import how_to_print
from cutterprint.games.cutterland.sheets.makers import reference, rules_parts, scorepad, tokens
from cutterprint.pages.calibration import calibration_part
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.reference_sheets import reference_parts, sheets_made
from cutterprint.printing.box_sheets import box_parts
from cutterprint.printing.kit import (
    check_players,
    deck_parts,
    in_order,
    kit_deck,
)
from cutterprint.printing.printed import KitRequest, Printed

LEAST_PLAYERS, MOST_PLAYERS = 2, 6


def kit_parts(request: KitRequest) -> Iterator[Printed]:
    """The parts of a kit one by one."""
    pack = request.holding(Pack)
    request = replace(request, copies=request.copies or pack.copies_in_box())
    rules = pack.boxed_rules(request.copies)
    check_players(request.players, LEAST_PLAYERS, MOST_PLAYERS)
    return in_order(
        _printed(pack, rules, request),
        lambda made: how_to_print(rules, SheetLook.of(request)).part(request, made),
    )


def _printed(pack: Pack, rules: Rules, request: KitRequest) -> Iterator[Printed]:
    players, speech = request.players, request.speech
    sheets = replace(request, value=rules)
    yield from deck_parts(
        lambda: card_deck([pack], kit_deck(request)), "cards", pack.id, speech.gettext("Cards"), request
    )
    variant: Variant = "two" if players == 2 else "standard"
    yield replace(
        reference(sheets, ReferenceOptions(variant=variant, copies=players)),
        file=f"reference-{speech.code}.pdf",
    )
    yield scorepad(sheets, ScorepadOptions(players=players))
    yield tokens(sheets, square=pack.square or DEFAULT_SQUARE)
    box = box_art(request)
    yield from box_parts(card_deck([pack], kit_deck(request)), box, request)
    yield from rules_parts(sheets, pack, sheets_made(reference_parts(request.paper, None), players))
    yield calibration_part(request, box.logo)
