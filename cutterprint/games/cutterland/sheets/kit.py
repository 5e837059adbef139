"""The whole box: every part as pages, with what the printer must be told about it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cutterprint.games.cutterland.art.cards import DEFAULT_SQUARE
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.options import ReferenceOptions, ScorepadOptions, Variant
from cutterprint.games.cutterland.sheets.boxes import box_art
from cutterprint.games.cutterland.sheets.card_sheets import card_deck
from cutterprint.games.cutterland.sheets.how_to_print import how_to_print_pages
from cutterprint.games.cutterland.sheets.makers import reference, rules_parts, scorepad, tokens
from cutterprint.pages.how_to_print import how_to_print_part, kit_files
from cutterprint.pages.looks import SheetLook
from cutterprint.printing.box_sheets import box_parts
from cutterprint.printing.kit import (
    calibration_part,
    check_players,
    deck_parts,
    in_order,
    kit_backs,
    kit_deck,
)
from cutterprint.printing.printed import KitRequest, Printed

LEAST_PLAYERS, MOST_PLAYERS = 2, 6


def kit_parts(request: KitRequest) -> Iterator[Printed]:
    """The parts of a kit one by one."""
    assert isinstance(request.value, Pack), "a kit is printed for a pack"
    pack = request.value
    check_players(request.players, LEAST_PLAYERS, MOST_PLAYERS)
    kit_backs(request.backs)
    return in_order(_printed(pack, request), lambda made: _how_to_print(pack, request, made))


def _printed(pack: Pack, request: KitRequest) -> Iterator[Printed]:
    players, speech = request.players, request.speech
    sheets = replace(request, value=pack.rules)
    name = pack.name.in_language(speech.code)
    cards_word, backs_word = speech.gettext("Cards"), speech.gettext("Backs")
    titles = (f"{cards_word}: {name}", f"{backs_word}: {name}")
    yield from deck_parts(lambda: card_deck([pack], kit_deck(request)), "cards", pack.id, titles, request)
    variant = Variant.two if players == 2 else Variant.standard
    yield replace(
        reference(sheets, ReferenceOptions(variant=variant, copies=players)),
        file=f"reference-{speech.code}.pdf",
    )
    yield scorepad(sheets, ScorepadOptions(players=players))
    yield tokens(sheets, square=pack.square or DEFAULT_SQUARE)
    yield from box_parts(card_deck([pack], kit_deck(request)), box_art(request), request)
    yield from rules_parts(sheets)
    yield calibration_part(request.paper, speech, f"calibration-{speech.code}.pdf", request.printer)


def _how_to_print(pack: Pack, request: KitRequest, parts: Sequence[Printed]) -> Printed:
    files = kit_files(request, parts)
    made = how_to_print_pages(pack.rules, request.paper, SheetLook.of(request), files, backs=request.backs)
    return how_to_print_part(made, request)
