"""The typefaces that the project prints with, found and measured."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from cutterprint.drawing.shapes import MM_PER_POINT
from cutterprint.errors import CutterprintError
from cutterprint.i18n import listed, msg

if TYPE_CHECKING:
    from reportlab.pdfbase.ttfonts import TTFont

FAMILY = "Fira Sans"
FIGURES = "0123456789"
# Face names in drawings, with the file, the CSS weight and the CSS style of each.
FACES: dict[str, tuple[str, int, str]] = {
    "regular": ("FiraSans-Regular.ttf", 400, "normal"),
    "italic": ("FiraSans-Italic.ttf", 400, "italic"),
    "medium": ("FiraSans-Medium.ttf", 500, "normal"),
    "bold": ("FiraSans-Bold.ttf", 700, "normal"),
    "bold-italic": ("FiraSans-BoldItalic.ttf", 700, "italic"),
    "black": ("FiraSans-Black.ttf", 900, "normal"),
}


class FontError(CutterprintError):
    """A typeface is not known or not installed."""


@cache
def font(face: str) -> "TTFont":
    """The typeface, loaded from its file and known to the PDF writer as well."""
    # The PDF library is slow to load; commands that print nothing never come here.
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFError, TTFont

    if face not in FACES:
        raise FontError(
            msg("there is no typeface '{name}'; choose from {names}", name=face, names=listed(FACES))
        )
    name = FACES[face][0]
    try:
        path = files("fontpkg_fira_sans").joinpath("files", name)
        loaded = TTFont(font_name(face), str(path), asciiReadable=False, shapable=False)
    except (ModuleNotFoundError, TTFError, OSError) as error:
        raise FontError(
            msg(
                "the typeface {file} can't be loaded ({reason}); reinstall the package fontpkg-fira-sans",
                file=name,
                reason=error,
            )
        ) from error
    pdfmetrics.registerFont(loaded)
    return loaded


def font_name(face: str) -> str:
    """The name by which the PDF library knows a face."""
    return FACES[face][0].removesuffix(".ttf")


@cache
def _advances(face: str) -> tuple[dict[int, float], float]:
    """How far each character moves the pen at 1 pt, in points, and how far an unknown one does."""
    metrics = font(face).face
    widths = {code: width / 1000 for code, width in metrics.charWidths.items()}
    return widths, metrics.defaultWidth / 1000


def text_width(string: str, size: float, face: str = "regular", *, tabular: bool = False) -> float:
    """The width in millimetres of a line of text whose size is in points."""
    widths, unknown = _advances(face)
    width = sum(widths.get(ord(letter), unknown) for letter in string)
    if tabular:
        width += sum(figure_gap(letter, face) for letter in string)
    return width * size * MM_PER_POINT


@cache
def figure_gap(letter: str, face: str) -> float:
    """How much narrower a figure is than the widest one, in sizes; nothing for other characters.

    The PDF library can't reach the typeface's own tabular figures, so columns are made by spacing.
    """
    if letter not in FIGURES:
        return 0.0
    widths, unknown = _advances(face)
    return max(widths.get(ord(figure), unknown) for figure in FIGURES) - widths.get(ord(letter), unknown)


def cap_height(size: float, face: str = "regular") -> float:
    """The height in millimetres of a capital letter, for centring text on its looks."""
    return float(font(face).face.capHeight) / 1000 * size * MM_PER_POINT


def missing(string: str, face: str = "regular") -> str:
    """The characters of a text that the face cannot show, each once."""
    known = font(face).face.charToGlyph
    return "".join(dict.fromkeys(letter for letter in string if ord(letter) not in known))
