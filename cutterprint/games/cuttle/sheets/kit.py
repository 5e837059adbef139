"""The whole box: every part as pages, with what the printer must be told about it."""

from collections.abc import Iterator
from dataclasses import replace

from cutterprint.errors import UsageError
from cutterprint.games.cuttle.decks.model import CardDeck
from cutterprint.games.cuttle.options import ReferenceOptions, ScorepadOptions
from cutterprint.games.cuttle.rules.model import Rules, Variant
from cutterprint.games.cuttle.sheets.boxes import box_art
from cutterprint.games.cuttle.sheets.deck_sheets import card_deck
from cutterprint.games.cuttle.sheets.how_to_print import how_to_print
from cutterprint.games.cuttle.sheets.makers import reference, rules_parts, scorepad
from cutterprint.games.cuttle.sheets.markers import markers_printed
from cutterprint.games.cuttle.sheets.reference import PocketCards, pocket_printed
from cutterprint.options import Backs
from cutterprint.pages.calibration import calibration_part
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.reference_sheets import reference_parts
from cutterprint.printing.box_sheets import box_parts
from cutterprint.printing.kit import (
    check_players,
    deck_parts,
    in_order,
    kit_deck,
)
from cutterprint.printing.printed import KitRequest, Printed


def kit_parts(request: KitRequest) -> Iterator[Printed]:
    """The parts of a kit one by one: for every variant that so many players, or fewer, can play."""
    deck = request.holding(CardDeck)
    seats = [variant.players for variant in deck.rules.variants.values()]
    check_players(request.players, min(seats), max(seats))
    return in_order(
        _printed(deck, request), lambda made: how_to_print(SheetLook.of(request)).part(request, made)
    )


def playable(rules: Rules, players: int) -> list[Variant]:
    """The variants that a box for so many players holds sheets for, the fewest players first."""
    found = [variant for variant in rules.variants.values() if variant.players <= players]
    return sorted(found, key=lambda variant: variant.players)


def _printed(deck: CardDeck, request: KitRequest) -> Iterator[Printed]:
    speech = request.speech
    sheets = replace(request, value=deck.rules)
    variants = playable(deck.rules, request.players)
    yield from deck_parts(
        lambda: card_deck([deck], kit_deck(request)), "cards", deck.id, speech.gettext("Cards"), request
    )
    per_page = _per_page(request)
    for variant in variants:
        own = ReferenceOptions(variant=variant.key, per_page=per_page, copies=variant.players)
        yield reference(sheets, own)
    pocket = [PocketCards(variant, variant.players) for variant in variants]
    yield pocket_printed(deck.rules, pocket, sheets, size=deck.size, backs=_pocket_backs(request))
    yield scorepad(sheets, ScorepadOptions(players=min(variant.players for variant in variants)))
    yield scorepad(sheets, ScorepadOptions(is_table=True))
    yield markers_printed(variants, sheets)
    box = box_art(request)
    yield from box_parts(card_deck([deck], kit_deck(request)), box, request)
    yield from rules_parts(sheets, len(list(deck.cards())) * (request.copies or 1))
    yield calibration_part(request, box.logo)


def _per_page(request: KitRequest) -> int:
    """Cheat sheets share a page in a box, where the paper is large enough."""
    try:
        return reference_parts(request.paper, 2).count
    except UsageError:
        return 1


def _pocket_backs(request: KitRequest) -> Backs:
    """Pocket cards have two sides in any case: folded, if the deck isn't printed on both."""
    backs = request.backs
    return "gutterfold" if backs == "none" or backs == "separate" else backs
