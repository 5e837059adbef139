"""Papers: sizes and margins by name, or any size that somebody writes."""

import difflib
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from cutterprint.errors import UsageError
from cutterprint.printing.units import UNITS, format_length, parse_length

SMALLEST_SIDE, LARGEST_SIDE = 50.0, 2_000.0
USUAL_MARGIN = 5.0

_CUSTOM = re.compile(r"\s*([0-9.,]+)\s*([a-z]*)\s*[x×*]\s*([0-9.,]+)\s*([a-z]+)\s*", re.IGNORECASE)


@dataclass(frozen=True)
class Paper:
    """A sheet held upright: its size and the margin that printers leave white, in millimetres."""

    name: str
    width: float
    height: float
    margin: float = USUAL_MARGIN


def paper_names() -> tuple[str, ...]:
    """The papers that are known by name."""
    return tuple(_papers())


def paper(text: str) -> Paper:
    """A paper by its name (`a4`, `Letter`) or by its size (`200x300mm`)."""
    known = _papers()
    if found := known.get(text.strip().lower()):
        return found
    if match := _CUSTOM.fullmatch(text):
        width, unit, height, last_unit = match.groups()
        sides = sorted(
            parse_length(f"{side}{of or last_unit}", "paper", least=SMALLEST_SIDE, most=LARGEST_SIDE)
            for side, of in ((width, unit), (height, last_unit))
        )
        name = " × ".join(format_length(side).removesuffix("mm") for side in sides) + " mm"
        return Paper(name, *sides)
    close = difflib.get_close_matches(text.strip().lower(), known, n=1)
    hint = f"did you mean {close[0]!r}?" if close else f"choose from {', '.join(known)}"
    units = "|".join(UNITS)
    raise UsageError(f"there is no paper {text[:40]!r}; {hint}, or give a size such as 200x300mm ({units})")


@cache
def _papers() -> dict[str, Paper]:
    import yaml  # slow to load

    text = files("cutterprint.printing").joinpath("papers.yaml").read_text(encoding="utf-8")
    entries: dict[str, dict[str, Any]] = yaml.safe_load(text)
    return {
        key: Paper(
            entry["name"],
            *(parse_length(entry[part], f"{key} {part}") for part in ("width", "height", "margin")),
        )
        for key, entry in entries.items()
    }
