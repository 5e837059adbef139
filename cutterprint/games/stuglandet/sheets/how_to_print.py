"""One page that says how to print, cut, fold and keep the game."""

from collections.abc import Sequence

from cutterprint.games.stuglandet.sheets.pictures import Pictures
from cutterprint.pages.how_to_print import filled_how_to_print
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages
from cutterprint.printing.kit import Cuts
from cutterprint.printing.papers import Paper
from cutterprint.printing.printed import PrintFile

TEMPLATE = "stuglandet/how-to-print.page.j2"
USUAL = "summer"
"""The set that is meant if none is named."""
TINTS = ("meadow-tint", "lake-tint", "plot-tint")


def how_to_print_pages(
    paper: Paper,
    look: SheetLook,
    files: Sequence[PrintFile] = (),
    *,
    backs: str = "long",
    cuts: Cuts = "down",
    set_id: str = USUAL,
) -> SetPages:
    """The page for a paper, the backs that were chosen, and the files of a set."""
    props = Pictures(look).props()
    return filled_how_to_print(
        TEMPLATE, props, look, paper, files, backs=backs, cuts=cuts, tints=TINTS, set_id=set_id
    )
