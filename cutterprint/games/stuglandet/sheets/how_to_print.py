"""One page that says how to print, cut, fold and keep the game."""

from cutterprint.games.stuglandet.sheets.pictures import Pictures
from cutterprint.pages.how_to_print import HowToPrint
from cutterprint.pages.looks import SheetLook

TINTS = ("meadow-tint", "lake-tint", "plot-tint")


def how_to_print(look: SheetLook) -> HowToPrint:
    """The page in a look."""
    return HowToPrint("stuglandet/how-to-print.page.j2", Pictures(look).props(), look, {"tints": TINTS})
