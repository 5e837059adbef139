"""One page that says how to print, cut, fold and keep the game."""

from cutterprint.games.cuttle.sheets.pictures import Pictures
from cutterprint.pages.how_to_print import HowToPrint
from cutterprint.pages.looks import SheetLook

TINTS = ("d-tint", "s-tint", "h-tint")


def how_to_print(look: SheetLook) -> HowToPrint:
    """The page in a look."""
    return HowToPrint("cuttle/how-to-print.page.j2", Pictures(look).props(), look, {"tints": TINTS})
