"""Lengths as people write them: a number and a unit, never a bare number."""

import re

from cutterprint.errors import UsageError
from cutterprint.i18n import Message, listed, msg
from cutterprint.numbers import decimal
from cutterprint.specs.problems import shown

UNITS = {"mm": 1.0, "cm": 10.0, "in": 25.4, "pt": 25.4 / 72}
_LENGTH = re.compile(r"([+-]?(?:[0-9]+(?:[.,][0-9]+)?|[.,][0-9]+))\s*([a-zA-Z\"″]*)")
_NAMES = {'"': "in", "″": "in", "inch": "in", "inches": "in"}
LARGEST = 5_000.0
_LENGTH_ITSELF = msg("length")


def parse_length(
    text: str, what: Message | str = _LENGTH_ITSELF, *, least: float = 0.0, most: float = LARGEST
) -> float:
    """Read a length such as `21mm`, `2.5cm`, `1in` or `72pt` into millimetres.

    What it is the length of goes into the complaint, with the limits in millimetres.
    """
    match = _LENGTH.fullmatch(text.strip())
    if not match:
        raise UsageError(
            msg(
                "{what}: '{text}' isn't a length; write a number and a unit, such as 21mm",
                what=what,
                text=shown(text),
            )
        )
    number, unit = float(match[1].replace(",", ".")), match[2].lower()
    unit = _NAMES.get(unit, unit)
    if not unit:
        raise UsageError(
            msg(
                "{what}: '{text}' has no unit; did you mean {guess}mm?",
                what=what,
                text=shown(text),
                guess=match[1],
            )
        )
    if unit not in UNITS:
        raise UsageError(
            msg(
                "{what}: '{unit}' isn't a unit; use {units}",
                what=what,
                unit=shown(unit, 20),
                units=listed(UNITS, "or"),
            )
        )
    value = number * UNITS[unit]
    if not least <= value <= most:
        raise UsageError(
            msg(
                "{what}: {text} is out of range; use {least} to {most}",
                what=what,
                text=shown(text.strip()),
                least=format_length(least),
                most=format_length(most),
            )
        )
    return value


def format_length(millimetres: float) -> str:
    """A length as it can be read again, to a hundredth of a millimetre."""
    return f"{decimal(millimetres, 2)}mm"
