"""What Cutterland's sheets may show: its art, its colours, and small pictures of lands."""

from collections.abc import Mapping

from cutterprint.drawing.board_marks import PAPER
from cutterprint.drawing.colours import mix
from cutterprint.drawing.shapes import Drawing, Path, Symbol, paths
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.land_element import land_element
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
    named |= {f"{key}-tint": mix(ground_colour(art.ground(key)), PAPER, 0.55) for key in rules.landscapes}
    return Props(
        icon=art.icon,
        ground=art.ground,
        colours=named,
        drawings=drawings or {},
        elements={"land": lambda element: land_element(element, art), "logo": logo_element(art.logo)},
        in_grey=colours.in_grey,
    )


def ground_colour(ground: Symbol) -> str:
    """The main colour of a ground: that of its first filled outline."""
    found = (path.style.fill for path, _ in paths(ground.shapes) if isinstance(path, Path))
    return next((fill for fill in found if fill is not None), PAPER)
