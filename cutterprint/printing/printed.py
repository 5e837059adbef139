"""What is asked of a printed part, and what is made: pages with a name, and how to print them."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

from cutterprint.i18n import Language, Message
from cutterprint.options import KitBacks
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import DocumentInfo, Duplex, Page
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile

Thing = TypeVar("Thing")

How: TypeAlias = Literal["one", "long", "short", "backs", "screen"]
"""How a part is printed: on both sides, flipped on an edge; on one side; on the backs of cards; or not."""


FIRST, CALIBRATION = "how-to-print", "calibration"
"""The keys of the parts that come first: the page that explains the others, and the ruler page."""


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

    def holding(self, kind: type[Thing]) -> Thing:
        """What is printed, known to be of a kind: a game offers a part for that alone."""
        assert isinstance(self.value, kind), f"this is printed for a {kind.__name__}"
        return self.value


@dataclass(frozen=True, kw_only=True)
class KitRequest(PrintRequest):
    """A whole box: how many copies of each card, for how many players, and what its backs are like.

    Without a number of copies, there are as many as fill the box of the rules.
    """

    copies: int | None = None
    players: int = 4
    backs: KitBacks = "long"
    whole: str = ""
    """The file that holds all parts, if one is made."""


@dataclass(frozen=True)
class PrintFile:
    """A file as a list shows it; pages that need no paper of their own count no sheets.

    `place` are its pages in the file that holds all parts, if it is in there; `is_whole` is that file.
    """

    file: str
    pages: int
    sheets: int
    how: How
    place: str = ""
    is_whole: bool = False


@dataclass(frozen=True, kw_only=True)
class Printed:
    """A part that was made: its file and pages, how they are printed, and what found no room on them."""

    key: str
    file: str
    title: str
    pages: Sequence[Page]
    how: How = "one"
    problems: tuple[Message, ...] = ()
    about: str = ""
    """What the file holds, such as `4 reference sheets`."""
    steps: tuple[str, ...] = ()
    """What to do with it."""

    @property
    def duplex(self) -> Duplex | None:
        if self.how in ("long", "short"):
            return self.how
        return "simplex" if self.how != "screen" else None

    @property
    def sheets(self) -> int:
        """How many sheets of paper it takes."""
        return {"one": len(self.pages), "backs": 0, "screen": 0}.get(self.how, -(-len(self.pages) // 2))

    @property
    def listed(self) -> PrintFile:
        return PrintFile(self.file, len(self.pages), self.sheets, self.how)

    def info(self, game: str, speech: Language) -> DocumentInfo:
        """The properties of its PDF."""
        return DocumentInfo(
            title=f"{game} · {self.title}",
            language=speech.code,
            keywords=(game, "print and play", "unofficial"),
            duplex=self.duplex,
        )
