"""How colours look to other eyes, and how far apart two of them are: what palettes are tested by."""

import math
from typing import Literal, TypeAlias, get_args

from cutterprint.drawing.colours import from_linear, grey, linear
from cutterprint.drawing.shapes import Colour

Vision: TypeAlias = Literal["normal", "protan", "deutan", "tritan", "grey"]
VISIONS: tuple[Vision, ...] = get_args(Vision)

# Machado, Oliveira and Fernandes 2009, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency", at full severity; they work on amounts of light.
_MACHADO: dict[str, tuple[tuple[float, float, float], ...]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def seen_by(vision: Vision, colour: Colour) -> Colour:
    """The colour as somebody with this vision (or a black-and-white printer) sees it."""
    if vision == "normal":
        return colour
    if vision == "grey":
        return grey(colour)
    light = linear(colour)
    red, green, blue = (
        sum(weight * part for weight, part in zip(row, light, strict=True)) for row in _MACHADO[vision]
    )
    return from_linear(*(min(max(part, 0.0), 1.0) for part in (red, green, blue)))


def lab(colour: Colour) -> tuple[float, float, float]:
    """CIE L*a*b* under daylight (D65)."""
    red, green, blue = linear(colour)
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (
        part ** (1 / 3) if part > (6 / 29) ** 3 else part / (3 * (6 / 29) ** 2) + 4 / 29 for part in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Colour, two: Colour) -> float:
    """How different two colours look (CIEDE2000): 1 is just seen, 10 is seen at a glance."""
    return ciede2000(lab(one), lab(two))


def ciede2000(one: tuple[float, float, float], two: tuple[float, float, float]) -> float:
    """The colour difference of CIE 142-2001 between two L*a*b* values (Sharma's formulation)."""
    l1, a1, b1 = one
    l2, a2, b2 = two
    mean_c7 = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    g = 0.5 * (1 - math.sqrt(mean_c7 / (mean_c7 + 25.0**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1 = math.degrees(math.atan2(b1, a1)) % 360 if c1 else 0.0
    h2 = math.degrees(math.atan2(b2, a2)) % 360 if c2 else 0.0

    turn = h2 - h1 if c1 * c2 else 0.0
    if turn > 180:
        turn -= 360
    elif turn < -180:
        turn += 360
    delta_l, delta_c = l2 - l1, c2 - c1
    delta_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn) / 2)

    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = h1 + h2
    if c1 * c2:
        if abs(h1 - h2) > 180:
            mean_h += 360 if h1 + h2 < 360 else -360
        mean_h /= 2
    t = (
        1
        - 0.17 * math.cos(math.radians(mean_h - 30))
        + 0.24 * math.cos(math.radians(2 * mean_h))
        + 0.32 * math.cos(math.radians(3 * mean_h + 6))
        - 0.20 * math.cos(math.radians(4 * mean_h - 63))
    )
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    s_c = 1 + 0.045 * mean_c
    s_h = 1 + 0.015 * mean_c * t
    turning = 30 * math.exp(-(((mean_h - 275) / 25) ** 2))
    r_t = -2 * math.sqrt(mean_c**7 / (mean_c**7 + 25.0**7)) * math.sin(math.radians(2 * turning))
    return math.sqrt(
        (delta_l / s_l) ** 2
        + (delta_c / s_c) ** 2
        + (delta_h / s_h) ** 2
        + r_t * (delta_c / s_c) * (delta_h / s_h)
    )
