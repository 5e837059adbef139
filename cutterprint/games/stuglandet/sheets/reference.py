"""Reference sheets: what a player wants to look up, on both sides of a small sheet."""

from cutterprint.games.stuglandet.rules.model import Part, Rules, Variant
from cutterprint.games.stuglandet.sheets.examples import Examples
from cutterprint.games.stuglandet.sheets.pictures import Pictures
from cutterprint.games.stuglandet.sheets.values import rules_values
from cutterprint.pages.filling import PaperGrid, fill_sheet
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import SetPages

TEMPLATE = "stuglandet/reference.page.j2"
LOCKED = "locked-tile"
# The sample that shows each part of a score.
SHOWN = {
    Part.LAKES: "lakeside",
    Part.CITY_PLOTS: "city-bonus",
    Part.LANDFILLS: "landfill",
    Part.TILES: "hill",
    Part.CITY: "city-bonus",
    Part.CONNECTED: "group-across-tiles",
}


def reference_pages(rules: Rules, variant: Variant, parts: PaperGrid, look: SheetLook) -> SetPages:
    """The sides of a reference sheet, each as large as a part of the paper."""
    pictures = Pictures(look)
    examples = Examples(rules)
    every = dict.fromkeys([*SHOWN.values(), LOCKED])
    shown = {name for name in every if pictures.add_scored(name, examples.scored(name))}
    return fill_sheet(
        TEMPLATE,
        pictures.props(),
        look,
        parts.cell,
        pictures={part.value: name for part, name in SHOWN.items() if name in shown},
        locked=LOCKED if LOCKED in shown else "",
        **rules_values(rules, variant, look.speech),
    )
