"""The printed parts of Cuttle, from a request to pages: what the commands and the kit ask for."""

from collections.abc import Sequence

from cutterprint.errors import UsageError
from cutterprint.games.cuttle.decks.model import CardDeck, Size
from cutterprint.games.cuttle.options import DeckChoices, ReferenceOptions, ScorepadOptions
from cutterprint.games.cuttle.positions.model import Match
from cutterprint.games.cuttle.rules.model import STANDARD, Rules
from cutterprint.games.cuttle.sheets.deck_sheets import card_deck
from cutterprint.games.cuttle.sheets.reference import PocketCards, pocket_printed, reference_pages
from cutterprint.games.cuttle.sheets.rules_booklet import rules_pages
from cutterprint.games.cuttle.sheets.scorepad import (
    MatchPad,
    TablePad,
    match_pages,
    match_parts,
    table_pages,
    table_parts,
)
from cutterprint.i18n import msg
from cutterprint.options import BookletOptions, chosen
from cutterprint.pages.booklets import rules_printed
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.pads import pads_printed
from cutterprint.pages.reference_sheets import reference_parts, reference_printed
from cutterprint.printing.deck import Deck, DeckOptions
from cutterprint.printing.printed import Printed, PrintRequest
from cutterprint.shelf.resolver import load_one


def deck(sets: Sequence[object], options: DeckOptions, own: DeckChoices) -> Deck:
    """The cards of some decks."""
    size = Size(own.size) if own.size != "deck" else None
    jokers = int(own.jokers) if own.jokers != "deck" else None
    decks = [deck for deck in sets if isinstance(deck, CardDeck)]
    return card_deck(decks, options, size=size, jokers=jokers, cheat=own.cheat)


def reference(request: PrintRequest, own: ReferenceOptions) -> Printed:
    """Cheat sheets, a page each unless several shall share one, or pocket cards."""
    found = request.holding(Rules)
    variant = chosen("--variant", found.variants, own.variant)
    suffix = "" if variant.key == STANDARD else variant.key
    if own.pocket:
        wanted = [PocketCards(variant, own.copies or variant.players)]
        size = Size.BRIDGE if own.size == "bridge" else Size.POKER
        return pocket_printed(found, wanted, request, size=size, backs=own.backs, suffix=suffix)
    parts = reference_parts(request.paper, own.per_page or 1)
    sides = reference_pages(found, variant, parts, SheetLook.of(request))
    return reference_printed(sides, parts, own.copies or parts.count, request, suffix)


def scorepad(request: PrintRequest, own: ScorepadOptions) -> Printed:
    """Pads for matches, to write on or filled in, or the table of a tournament."""
    found, look = request.holding(Rules), SheetLook.of(request)
    if own.is_table:
        if own.filled:
            raise UsageError(msg("--from fills a match in; leave out --table"))
        table = TablePad.empty(found, own.players)
        parts = table_parts(table, request.paper, own.per_page or None)
        made = table_pages(table, parts, look)
        return pads_printed(made, parts, own.copies, request, is_filled=False, suffix="-table")
    pad = _filled(found, own.filled) if own.filled else MatchPad.empty(found, own.players, own.best_of)
    parts = match_parts(pad, request.paper, own.per_page or None)
    made = match_pages(pad, parts, look)
    return pads_printed(made, parts, own.copies, request, is_filled=pad.match is not None)


def _filled(rules: Rules, name: str) -> MatchPad:
    match = load_one(name, ("match",), "cuttle").value
    assert isinstance(match, Match), "only matches were asked for"
    return MatchPad.of(rules, match)


def rules(request: PrintRequest, own: BookletOptions) -> Printed:
    """The rules as a booklet, or as single pages."""
    booklet, single = rules_parts(request)
    return booklet if own.booklet else single


def rules_parts(request: PrintRequest, cards: int | None = None) -> tuple[Printed, Printed]:
    """The rules as a booklet to fold, and as single pages for the screen."""
    made = rules_pages(request.holding(Rules), request.paper, SheetLook.of(request), cards)
    return rules_printed(made, request)
