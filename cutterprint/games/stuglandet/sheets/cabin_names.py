"""What players' cabins are called on a sheet: by the colour that is printed, or else by their pattern."""

from cutterprint.drawing.palettes import Palette
from cutterprint.games.stuglandet.art.cabins import PATTERNS
from cutterprint.games.stuglandet.components.boards import COLOURS
from cutterprint.i18n import Language, Message, msg

COLOUR_NAMES: dict[str, Message] = {
    "red": msg("Red"),
    "blue": msg("Blue"),
    "yellow": msg("Yellow"),
    "green": msg("Green"),
}
PRINTED_AS: dict[str, dict[str, Message]] = {"colourblind": {"red": msg("Orange")}}
"""By palette, the colours that it prints as others."""
PATTERN_NAMES: dict[str, Message] = {
    "plain": msg("Plain"),
    "stripes": msg("Stripes"),
    "dots": msg("Dots"),
    "crosses": msg("Crosses"),
}


def cabin_names(colours: Palette, speech: Language) -> dict[str, str]:
    """What the cabins of each colour are called, by what files call the colour."""
    if not shows_colours(colours):
        return {
            colour: PATTERN_NAMES[pattern].said(speech)
            for colour, pattern in zip(COLOURS, PATTERNS, strict=True)
        }
    names = COLOUR_NAMES | PRINTED_AS.get(colours.name, {})
    return {colour: names[colour].said(speech) for colour in COLOURS}


def shows_colours(colours: Palette) -> bool:
    """Whether colours tell the cabins apart: the outline ink leaves their roofs white."""
    return not colours.in_grey and colours.ink != "outline"
