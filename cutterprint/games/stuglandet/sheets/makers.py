"""The printed parts of Stuglandet, from a request to pages: what the commands and the kit ask for."""

from collections.abc import Sequence

from cutterprint.games.stuglandet.answers import score_answer
from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.games.stuglandet.options import ReferenceOptions, ScorepadOptions, TileOptions
from cutterprint.games.stuglandet.rules.model import BASIC, Rules
from cutterprint.games.stuglandet.sheets.reference import reference_pages
from cutterprint.games.stuglandet.sheets.rules_booklet import rules_pages
from cutterprint.games.stuglandet.sheets.scorepad import Pad, pad_pages, pad_parts
from cutterprint.games.stuglandet.sheets.tile_sheets import tile_deck
from cutterprint.options import BookletOptions, chosen
from cutterprint.pages.booklets import rules_printed
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.pads import pads_printed
from cutterprint.pages.reference_sheets import reference_parts, reference_printed
from cutterprint.printing.deck import Deck, DeckOptions
from cutterprint.printing.printed import Printed, PrintRequest
from cutterprint.shelf.resolver import load_one
from cutterprint.units import parse_length


def deck(sets: Sequence[object], options: DeckOptions, own: TileOptions) -> Deck:
    """The tiles of some sets."""
    cell = parse_length(own.cell, "--cell", least=8, most=100) if own.cell else None
    return tile_deck([tiles for tiles in sets if isinstance(tiles, TileSet)], options, cell)


def reference(request: PrintRequest, own: ReferenceOptions) -> Printed:
    """Reference sheets, on both sides of the paper."""
    found = request.holding(Rules)
    parts = reference_parts(request.paper, own.per_page or None)
    variant = chosen("--variant", found.variants, own.variant)
    sides = reference_pages(found, variant, parts, SheetLook.of(request))
    suffix = "" if variant.key == BASIC else variant.key
    return reference_printed(sides, parts, own.copies, request, suffix)


def scorepad(request: PrintRequest, own: ScorepadOptions) -> Printed:
    """Scorepads, to write on or filled in."""
    pad = _filled(own.filled) if own.filled else Pad.empty(request.holding(Rules), own.players)
    parts = pad_parts(pad, request.paper, own.per_page or None, request.speech)
    made = pad_pages(pad, parts, SheetLook.of(request))
    return pads_printed(made, parts, own.copies, request, is_filled=pad.score is not None)


def _filled(name: str) -> Pad:
    return Pad.of(score_answer(load_one(name).value).found)


def rules(request: PrintRequest, own: BookletOptions) -> Printed:
    """The rules as a booklet, or as single pages."""
    booklet, single = rules_parts(request)
    return booklet if own.booklet else single


def rules_parts(
    request: PrintRequest, tiles: TileSet | None = None, copies: int = 1
) -> tuple[Printed, Printed]:
    """The rules as a booklet to fold, and as single pages for the screen, shown with the tiles of a set."""
    made = rules_pages(request.holding(Rules), request.paper, SheetLook.of(request), tiles, copies)
    return rules_printed(made, request)
