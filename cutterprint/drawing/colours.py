"""Colours: reading what SVG files write, and mixing them."""

import re

from cutterprint.drawing.shapes import Colour

_HEX = re.compile(r"#(?:[0-9a-f]{3}|[0-9a-f]{6})")
_RGB = re.compile(r"rgb\(([^()]*)\)")
_CHANNEL = re.compile(r"[+-]?(\d{1,9}(?:\.\d{1,9})?)(%?)")


def parse_colour(text: str) -> Colour | None:
    """Read a colour as SVG writes it: a name, `#rgb`, `#rrggbb` or `rgb(…)`; None if it is no colour."""
    text = text.strip().lower()
    if _HEX.fullmatch(text):
        return text if len(text) == 7 else "#" + "".join(digit * 2 for digit in text[1:])
    if match := _RGB.fullmatch(text):
        channels = [_channel(part) for part in re.split(r"\s*,\s*|\s+", match[1].strip())]
        if len(channels) == 3 and None not in channels:
            return "#" + "".join(f"{channel:02x}" for channel in channels)
        return None
    # Slow to load, and hardly a drawing names its colours.
    from PIL.ImageColor import colormap, getrgb

    # Asked by name alone: it would read much more than SVG allows.
    return f"#{bytes(getrgb(text)).hex()}" if text in colormap else None


def _channel(text: str) -> int | None:
    match = _CHANNEL.fullmatch(text)
    if not match:
        return None
    value = -1.0 if text.startswith("-") else float(match[1]) * (255 if match[2] else 100) / 100
    return round(min(max(value, 0.0), 255.0))


def channels(colour: Colour) -> tuple[float, float, float]:
    """Red, green and blue from 0 to 1."""
    return int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255


def from_channels(red: float, green: float, blue: float) -> Colour:
    """The nearest colour that can be written; what lies outside is pulled in."""
    return "#" + "".join(f"{round(min(max(part, 0.0), 1.0) * 255):02x}" for part in (red, green, blue))


def mix(colour: Colour, other: Colour, share: float) -> Colour:
    """A colour with a share (0 to 1) of another."""
    pairs = zip(channels(colour), channels(other), strict=True)
    red, green, blue = (one + (two - one) * share for one, two in pairs)
    return from_channels(red, green, blue)


def linear(colour: Colour) -> tuple[float, float, float]:
    """Red, green and blue as amounts of light."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels(colour)
    )
    return red, green, blue


def from_linear(red: float, green: float, blue: float) -> Colour:
    """The colour that gives these amounts of light."""
    parts = (
        12.92 * part if part <= 0.0031308 else 1.055 * max(part, 0.0) ** (1 / 2.4) - 0.055
        for part in (red, green, blue)
    )
    return from_channels(*parts)


def grey(colour: Colour) -> Colour:
    """The grey that is as light as the colour, as a black-and-white printer should make it."""
    red, green, blue = linear(colour)
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return from_linear(light, light, light)


def is_dark(colour: Colour) -> bool:
    """Whether light marks stand out on a colour, by its luminance."""
    red, green, blue = (int(colour[index : index + 2], 16) for index in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue < 150


def contrast(one: Colour, other: Colour = "#ffffff") -> float:
    """How well one colour is read on another, from 1 to 21, by the measure of the WCAG."""
    dark, light = sorted(
        0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in map(linear, (one, other))
    )
    return (light + 0.05) / (dark + 0.05)
