"""What is asked of a printed part, and what is made: pages with a name, and how to print them."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from cutterprint.i18n import Language
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import DocumentInfo, Duplex, Page
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile
from cutterprint.printing.sheets import SheetOptions

How = Literal["long", "short", "one", "screen", "backs"]
"""How a part is printed: on both sides, flipped on an edge; on one side; on the backs of cards; or not."""


@dataclass(frozen=True, kw_only=True)
class PrintRequest:
    """What is printed (rules, a pack, a scored game), on which paper, and how it looks."""

    value: object
    paper: Paper
    speech: Language
    palette: str = "standard"
    ink: str = "full"
    templates: Path | None = None
    printer: PrinterProfile = NO_PROFILE


@dataclass(frozen=True, kw_only=True)
class DeckRequest(PrintRequest):
    """Cards or tiles: of which sets (the value), which of them, how often, and how they lie on sheets."""

    value: Sequence[object]
    sheet: SheetOptions
    chosen: str = ""
    copies: int = 1
    is_mixed: bool = False
    """Whether sets that are not shuffled together are printed together all the same."""


@dataclass(frozen=True, kw_only=True)
class KitRequest(PrintRequest):
    """A whole box: how many copies of each card, for how many players, and what its backs are like."""

    copies: int = 1
    players: int = 4
    backs: str = "long"


@dataclass(frozen=True, kw_only=True)
class Printed:
    """A part that was made: its file, its pages, and how they are printed."""

    key: str
    file: str
    title: str
    pages: Sequence[Page]
    duplex: Duplex | None = None
    sheets: int = 0
    how: How = "one"
    problems: tuple[str, ...] = ()
    about: str = ""
    """What the file holds, such as `4 reference sheets`."""
    steps: tuple[str, ...] = ()
    """What to do with it."""

    def info(self, game: str, speech: Language, *more: str) -> DocumentInfo:
        """The properties of its PDF."""
        return DocumentInfo(
            title=f"{game} · {self.title}",
            language=speech.code,
            keywords=(game, *more, "unofficial"),
            duplex=self.duplex,
        )
