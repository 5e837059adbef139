"""One page that says how to print, cut, fold and keep the game."""

from collections.abc import Sequence
from dataclasses import replace

from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.sheets.stage import stage
from cutterprint.pages.how_to_print import filled_how_to_print
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import Props, SetPages
from cutterprint.printing.kit import Cuts
from cutterprint.printing.papers import Paper
from cutterprint.printing.printed import PrintFile

TEMPLATE = "cutterland/how-to-print.page.j2"


def how_to_print_pages(
    rules: Rules,
    paper: Paper,
    look: SheetLook,
    files: Sequence[PrintFile] = (),
    *,
    backs: str = "long",
    cuts: Cuts = "down",
) -> SetPages:
    """The page for a paper, the backs that were chosen, and the files."""
    names = list(rules.landscapes)
    props = stage(rules, look.palette, look.ink)
    known = {key: f"{key}-tint" for key in names}
    # The pictures use the tints of three landscapes; others lend theirs where one is not there.
    for place, key in enumerate(("plains", "moor", "wetland")):
        tint = f"{key}-tint"
        if tint not in props.colours:
            spare = known[names[place % len(names)]]
            props = _with_colour(props, tint, props.colours[spare])
    tints = [f"{key}-tint" for key in ("plains", "moor", "wetland")]
    return filled_how_to_print(
        TEMPLATE, props, look, paper, files, backs=backs, cuts=cuts, landscapes=names, tints=tints
    )


def _with_colour(props: Props, name: str, colour: str) -> Props:
    return replace(props, colours={**props.colours, name: colour})
