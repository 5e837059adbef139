"""Papers: sizes and margins by name, or any size that somebody writes."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from cutterprint.errors import UsageError
from cutterprint.i18n import listed, msg
from cutterprint.specs.problems import nearest, shown
from cutterprint.units import format_length, parse_length

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
            parse_length(f"{side}{of or last_unit}", msg("paper"), least=SMALLEST_SIDE, most=LARGEST_SIDE)
            for side, of in ((width, unit), (height, last_unit))
        )
        name = " × ".join(format_length(side).removesuffix("mm") for side in sides) + " mm"
        return Paper(name, *sides)
    near = nearest(text.strip(), known)
    if near is not None:
        message = msg(
            "there is no paper '{name}'; did you mean '{near}'? (A size such as 200x300mm works too.)",
            name=shown(text),
            near=near,
        )
    else:
        message = msg(
            "there is no paper '{name}'; choose from {names}, or give a size such as 200x300mm",
            name=shown(text),
            names=listed(known),
        )
    raise UsageError(message)


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
