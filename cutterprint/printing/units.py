"""Lengths as people write them: a number and a unit, never a bare number."""

import re

from cutterprint.errors import UsageError

UNITS = {"mm": 1.0, "cm": 10.0, "in": 25.4, "pt": 25.4 / 72}
_LENGTH = re.compile(r"([+-]?(?:[0-9]+(?:[.,][0-9]+)?|[.,][0-9]+))\s*([a-zA-Z\"″]*)")
_NAMES = {'"': "in", "″": "in", "inch": "in", "inches": "in"}
LARGEST = 5_000.0


def parse_length(text: str, what: str = "length", *, least: float = 0.0, most: float = LARGEST) -> float:
    """Read a length such as `21mm`, `2.5cm`, `1in` or `72pt` into millimetres.

    What it is the length of goes into the complaint, with the limits in millimetres.
    """
    match = _LENGTH.fullmatch(text.strip())
    if not match:
        raise UsageError(f"{what}: {text[:40]!r} is no length; write a number and a unit, such as 21mm")
    number, unit = float(match[1].replace(",", ".")), match[2].lower()
    unit = _NAMES.get(unit, unit)
    if not unit:
        raise UsageError(f"{what}: {text[:40]!r} has no unit; did you mean {match[1]}mm?")
    if unit not in UNITS:
        raise UsageError(f"{what}: {unit[:20]!r} is no unit; choose from {', '.join(UNITS)}")
    value = number * UNITS[unit]
    if not least <= value <= most:
        limits = f"{format_length(least)} to {format_length(most)}"
        raise UsageError(f"{what}: {text[:40].strip()} is out of bounds; it goes from {limits}")
    return value


def format_length(millimetres: float) -> str:
    """A length as it can be read again, to a hundredth of a millimetre."""
    number = f"{millimetres:.2f}".rstrip("0").rstrip(".")
    return f"{'0' if number == '-0' else number}mm"
