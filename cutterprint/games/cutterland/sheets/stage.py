"""What Cutterland's sheets may show: its art, its colours, and small pictures of lands."""

from collections.abc import Mapping

from cutterprint.drawing.board_marks import GAIN, INK, LOSS, PAPER
from cutterprint.drawing.colours import grey, mix
from cutterprint.drawing.palettes import Palette
from cutterprint.drawing.shapes import Drawing, Path, Symbol, paths
from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.land_element import land_element
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.pages.markup import Props

MUTED = "#6b6070"
# A warm tint behind headings and in every other row; frames.
PANEL = "#f6efe2"
FRAME = "#cdbfa8"
HEADING = "#5b3a5e"


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
        elements={"land": lambda element: land_element(element, art)},
        in_grey=colours.in_grey,
    )


def sheet_colours(colours: Palette) -> dict[str, str]:
    """The colours that templates use by name; inks that save keep the lines and give up the tints."""
    named = {
        "ink": INK,
        "muted": MUTED,
        "paper": PAPER,
        "panel": PANEL,
        "frame": FRAME,
        "heading": HEADING,
        "gain": GAIN,
        "loss": LOSS,
    }
    if colours.in_grey:
        named = {name: grey(colour) for name, colour in named.items()}
        named |= {"ink": "#000000", "gain": "#000000", "loss": "#5a5a5a", "heading": "#2a2a2a"}
    if colours.ink == "light":
        named["panel"] = mix(named["panel"], PAPER, 0.5)
    if colours.ink == "outline":
        named |= {"panel": PAPER, "heading": named["ink"]}
    return named


def ground_colour(ground: Symbol) -> str:
    """The main colour of a ground: that of its first filled outline."""
    found = (path.style.fill for path, _ in paths(ground.shapes) if isinstance(path, Path))
    return next((fill for fill in found if fill is not None), PAPER)
