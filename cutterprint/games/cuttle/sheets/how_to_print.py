"""One page that says how to print, cut, fold and keep the game."""

from collections.abc import Sequence

from cutterprint.games.cuttle.sheets.pictures import Pictures
from cutterprint.pages.how_to_print import filled_how_to_print
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages
from cutterprint.printing.kit import Cuts
from cutterprint.printing.papers import Paper
from cutterprint.printing.printed import PrintFile

TEMPLATE = "cuttle/how-to-print.page.j2"
USUAL = "harbour"
"""The deck that is meant if none is named."""
TINTS = ("d-tint", "s-tint", "h-tint")


def how_to_print_pages(
    paper: Paper,
    look: SheetLook,
    files: Sequence[PrintFile] = (),
    *,
    backs: str = "long",
    cuts: Cuts = "down",
    set_id: str = USUAL,
) -> SetPages:
    """The page for a paper, the backs that were chosen, and the files of a deck."""
    props = Pictures(look).props()
    return filled_how_to_print(
        TEMPLATE, props, look, paper, files, backs=backs, cuts=cuts, tints=TINTS, set_id=set_id
    )
