"""One page that says how to print, cut, fold and keep the game."""

from dataclasses import replace

from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.sheets.stage import stage
from cutterprint.pages.how_to_print import HowToPrint
from cutterprint.pages.looks import SheetLook

SHOWN = ("plains", "moor", "wetland")
"""The landscapes whose tints the pictures use."""


def how_to_print(rules: Rules, look: SheetLook) -> HowToPrint:
    """The page in a look. For a landscape that the rules don't have, another one lends its tint."""
    names = list(rules.landscapes)
    props = stage(rules, look.palette, look.ink)
    spare = {f"{key}-tint": f"{names[place % len(names)]}-tint" for place, key in enumerate(SHOWN)}
    lent = {tint: props.colours[other] for tint, other in spare.items()}
    props = replace(props, colours={**lent, **props.colours})
    values = {"landscapes": names, "tints": list(spare)}
    return HowToPrint("cutterland/how-to-print.page.j2", props, look, values)
