"""The choices that printing commands share, and how their words become options."""

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cutterprint.games.cutterland.sheets.card_sheets import CardOptions
    from cutterprint.printing.profiles import PrinterProfile
    from cutterprint.printing.sheets import SheetOptions


class Ink(StrEnum):
    full = "full"
    light = "light"
    outline = "outline"


class Backs(StrEnum):
    long = "long"
    short = "short"
    gutterfold = "gutterfold"
    none = "none"


class Marks(StrEnum):
    crop = "crop"
    lines = "lines"
    none = "none"
    silhouette = "silhouette"


class Orientation(StrEnum):
    best = "best"
    portrait = "portrait"
    landscape = "landscape"


class Format(StrEnum):
    pdf = "pdf"
    svg = "svg"
    png = "png"
    tts = "tts"


class Per(StrEnum):
    card = "card"
    sheet = "sheet"


def sheet_options(
    *, paper: str, backs: Backs, marks: Marks, orientation: Orientation, gap: str, bleed: str, margin: str
) -> "SheetOptions":
    """Sheets as the words of the command line ask for them; raises UsageError for words that mean nothing."""
    from cutterprint.printing.papers import paper as paper_named
    from cutterprint.printing.sheets import SheetOptions
    from cutterprint.printing.units import parse_length

    return SheetOptions(
        paper=paper_named(paper),
        orientation=orientation.value,
        margin=parse_length(margin, "--margin", most=100) if margin else None,
        gap=parse_length(gap, "--gap", most=50) if gap else 0.0,
        bleed=parse_length(bleed, "--bleed", most=10) if bleed else 0.0,
        marks=marks.value,
        backs=backs.value,
    )


def printer_profile(name: str) -> "PrinterProfile":
    """The saved profile of a printer, or none."""
    from cutterprint.printing.profiles import NO_PROFILE, read_profile

    return read_profile(name) if name else NO_PROFILE


def card_options(
    *,
    cards: str,
    paper: str,
    backs: Backs,
    marks: Marks,
    ink: Ink,
    palette: str,
    printer: str,
    lang: str,
) -> "CardOptions":
    """Cards as the words of the command line ask for them, on sheets of the usual kind."""
    from cutterprint.games.cutterland.sheets.card_sheets import CardOptions

    sheet = sheet_options(
        paper=paper, backs=backs, marks=marks, orientation=Orientation.best, gap="", bleed="", margin=""
    )
    return CardOptions(
        cards=cards,
        language=lang,
        palette=palette,
        ink=ink.value,
        sheet=sheet,
        printer=printer_profile(printer),
    )
