"""The printed parts of Cuttle, from a request to pages: what the commands and the kit ask for."""

from cutterprint.games.cuttle.decks.model import Size
from cutterprint.games.cuttle.options import CardSize, ReferenceOptions
from cutterprint.games.cuttle.rules.model import STANDARD, Rules
from cutterprint.games.cuttle.sheets.reference import PocketCards, pocket_printed, reference_pages
from cutterprint.options import chosen
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.reference_sheets import reference_parts, reference_printed
from cutterprint.printing.printed import Printed, PrintRequest


def reference(request: PrintRequest, own: ReferenceOptions) -> Printed:
    """Cheat sheets, a page each unless several shall share one, or pocket cards."""
    found = rules_in(request)
    variant = chosen("--variant", found.variants, own.variant)
    suffix = "" if variant.key == STANDARD else variant.key
    if own.pocket:
        wanted = [PocketCards(variant, own.copies or variant.players)]
        size = Size.BRIDGE if own.size is CardSize.bridge else Size.POKER
        return pocket_printed(found, wanted, request, size=size, backs=own.backs.value, suffix=suffix)
    parts = reference_parts(request.paper, own.per_page or 1)
    sides = reference_pages(found, variant, parts, SheetLook.of(request))
    return reference_printed(sides, parts, own.copies or parts.count, request, suffix)


def rules_in(request: PrintRequest) -> Rules:
    assert isinstance(request.value, Rules), "sheets are printed for rules"
    return request.value
