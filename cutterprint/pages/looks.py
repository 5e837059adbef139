"""How sheets look, whatever game they are of: what was chosen for them, and their colours by name."""

from dataclasses import dataclass
from pathlib import Path

from cutterprint.drawing.board_marks import GAIN, INK, LOSS, PAPER
from cutterprint.drawing.colours import grey, mix
from cutterprint.drawing.palettes import Palette
from cutterprint.i18n import Language
from cutterprint.printing.printed import PrintRequest

MUTED = "#6b6070"
# A warm tint behind headings and in every other row; frames.
PANEL = "#f6efe2"
FRAME = "#cdbfa8"
HEADING = "#5b3a5e"


@dataclass(frozen=True, kw_only=True)
class SheetLook:
    """How sheets of a game look, whatever they show."""

    speech: Language
    palette: str = "standard"
    ink: str = "full"
    templates: Path | None = None

    @classmethod
    def of(cls, request: PrintRequest) -> "SheetLook":
        """The look that a request asks for."""
        return cls(
            speech=request.speech, palette=request.palette, ink=request.ink, templates=request.templates
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
