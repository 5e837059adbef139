"""What Cutterland's sheets may show: its art, its colours, and small pictures of lands."""

from collections.abc import Mapping
from functools import partial

from cutterprint.drawing.board_marks import PAPER
from cutterprint.drawing.colours import mix
from cutterprint.drawing.shapes import Drawing
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.land_element import land_element
from cutterprint.games.cutterland.art.swatches import icon_or_swatch
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.pages.logos import logo_element
from cutterprint.pages.looks import sheet_colours
from cutterprint.pages.markup import Props


def stage(
    rules: Rules,
    palette_name: str = "standard",
    ink: str = "full",
    drawings: Mapping[str, Drawing] | None = None,
) -> Props:
    """The props of a game's pages in a palette and ink."""
    colours = art_palette(palette_name, ink)
    art = ArtBook(rules, colours)
    named = sheet_colours(colours)
    named |= {f"{key}-tint": mix(art.ground_colour(key) or PAPER, PAPER, 0.55) for key in rules.landscapes}
    return Props(
        icon=partial(icon_or_swatch, art),
        ground=art.ground,
        colours=named,
        drawings=drawings or {},
        elements={"land": lambda element: land_element(element, art), "logo": logo_element(art.logo)},
        in_grey=colours.in_grey,
    )
