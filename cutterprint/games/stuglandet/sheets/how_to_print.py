"""One page that says how to print, cut, fold and keep the game."""

from cutterprint.games.stuglandet.sheets.pictures import Pictures
from cutterprint.pages.how_to_print import HowToPrint
from cutterprint.pages.looks import SheetLook

USUAL = "summer"
"""The set that is meant if none is named."""
TINTS = ("meadow-tint", "lake-tint", "plot-tint")


def how_to_print(look: SheetLook, set_id: str = USUAL) -> HowToPrint:
    """The page of a set in a look."""
    values = {"tints": TINTS, "set_id": set_id}
    return HowToPrint("stuglandet/how-to-print.page.j2", Pictures(look).props(), look, values)
