"""What reading art answers with: a symbol, and everything that stands in its way."""

from dataclasses import dataclass

from cutterprint.drawing.shapes import Symbol
from cutterprint.i18n import Message

# The parts of a drawing that palettes colour. An element names its fill's role in `class`, and its stroke's
# as ROLE-stroke.
ROLES = (
    "line",
    "body",
    "shade",
    "light",
    "accent",
    "bloom",
    "halo",
    "ground",
    "pattern",
    "pattern-light",
    "mark",
)


@dataclass(frozen=True)
class ArtProblem:
    """One complaint about an art file; lines and columns count from 1."""

    line: int
    column: int
    code: str
    message: Message | str
    hint: Message | str | None = None


@dataclass(frozen=True)
class Art:
    """An art file that was read: a symbol unless it is unsafe or broken, and the problems in order."""

    symbol: Symbol | None
    problems: tuple[ArtProblem, ...]
