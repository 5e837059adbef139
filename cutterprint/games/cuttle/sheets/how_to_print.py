"""One page that says how to print, cut, fold and keep the game."""

from cutterprint.games.cuttle.sheets.pictures import Pictures
from cutterprint.pages.how_to_print import HowToPrint
from cutterprint.pages.looks import SheetLook

USUAL = "harbour"
"""The deck that is meant if none is named."""
TINTS = ("d-tint", "s-tint", "h-tint")


def how_to_print(look: SheetLook, set_id: str = USUAL) -> HowToPrint:
    """The page of a deck in a look."""
    values = {"tints": TINTS, "set_id": set_id}
    return HowToPrint("cuttle/how-to-print.page.j2", Pictures(look).props(), look, values)
