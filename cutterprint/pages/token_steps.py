"""What to do with a sheet of tokens: three steps below its strips, in the design of the other sheets."""

from collections.abc import Callable

from cutterprint.drawing.palettes import Palette
from cutterprint.drawing.shapes import Drawing
from cutterprint.i18n import Language
from cutterprint.pages.filling import fill_pages
from cutterprint.pages.looks import sheet_colours
from cutterprint.pages.markup import Props

TEMPLATE = "shared/token-steps.page.j2"
LOW = 32.0
"""Steps with less height than this have no pictures."""


def token_steps(
    colours: Palette, speech: Language, note: str = "", *, are_markers: bool = False
) -> Callable[[float, float], Drawing]:
    """Draws the steps, and a note of the game below them, in a width and a height.

    Markers are octagons, all of them; other tokens may be of several shapes.
    """
    props = Props(colours=sheet_colours(colours), in_grey=colours.in_grey)

    def drawn(width: float, height: float) -> Drawing:
        made = fill_pages(
            TEMPLATE,
            props,
            speech=speech,
            width=width,
            height=height,
            has_pictures=height >= LOW,
            note=note,
            are_markers=are_markers,
        )
        return made.drawings[0]

    return drawn
