"""A kit: the parts of a box to print, each a file with what the printer must be told about it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, get_args

from cutterprint.errors import UsageError
from cutterprint.i18n import Language, listed, msg
from cutterprint.printing.calibration import CalibrationWords, calibration_pages
from cutterprint.printing.deck import Deck
from cutterprint.printing.impose import SheetWords
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Duplex, Page
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile
from cutterprint.printing.sheets import Backs
from cutterprint.spoken import spoken

How: TypeAlias = Literal["one", "long", "short", "backs", "screen"]
"""On one side, on both and flipped on an edge, on the backs of other sheets, or not on paper at all."""
KitBacks: TypeAlias = Literal[Backs, "separate"]
"""The backs of sheets; or on a page of their own, for printers that print on one side."""
KIT_BACKS: tuple[KitBacks, ...] = get_args(KitBacks)
FIRST = "how-to-print"
"""The key of the part that explains the others, and is read first."""


@dataclass(frozen=True)
class PrintFile:
    """A file of a kit as a list shows it; pages that need no paper of their own count no sheets."""

    file: str
    pages: int
    sheets: int
    how: How


@dataclass(frozen=True)
class KitPart:
    """A part of a kit: its pages, how they are printed, and what found no room on them."""

    key: str
    file: str
    title: str
    pages: Sequence[Page]
    how: How = "one"
    problems: tuple[str, ...] = ()

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


def kit_backs(name: str) -> KitBacks:
    """The backs that a word means."""
    found = next((known for known in KIT_BACKS if known == name), None)
    if found is None:
        choices = listed(KIT_BACKS, "or")
        raise UsageError(msg("there are no backs '{name}'; choose from {backs}", name=name, backs=choices))
    return found


def sheet_backs(backs: KitBacks) -> Backs:
    """The backs on the sheets of cards themselves."""
    return "none" if backs == "separate" else backs


def cards_part(deck: Deck, file: str, title: str, words: SheetWords) -> KitPart:
    """The sheets of a deck."""
    duplex = deck.layout().duplex
    how: How = "one" if duplex == "simplex" else duplex
    return KitPart("cards", file, title, list(deck.pages(words)), how)


def backs_part(deck: Deck, file: str, title: str, words: SheetWords) -> KitPart:
    """One sheet full of the back of a deck's first card, to be printed as often as it is needed.

    The deck is only asked for its first card; let it be a fresh one, or the page carries all that was drawn.
    """
    edge: Backs = "short" if deck.sheet.backs == "short" else "long"
    one = replace(deck, cards=deck.cards[:1], extra=(), sheet=replace(deck.sheet, backs=edge))
    full = replace(one, cards=[*one.cards] * one.layout().per_sheet)
    (page,) = [page for page in full.pages(words) if page.label.endswith("b")]
    return KitPart("backs", file, title, [replace(page, bookmark=title, label="")], "backs")


def calibration_part(
    paper: Paper, speech: Language, file: str, printer: PrinterProfile = NO_PROFILE
) -> KitPart:
    """The ruler page."""
    words = spoken(CalibrationWords(), speech)
    return KitPart("calibration", file, words.title, calibration_pages(paper, words, printer), "long")


def all_in_one(parts: Sequence[KitPart]) -> list[Page]:
    """All parts that go on paper in one document, what explains them first; a bookmark leads to each."""
    return [
        replace(page, bookmark=part.title if not number else "", label="")
        for part in sorted(parts, key=lambda part: part.key != FIRST)
        if part.how != "screen"
        for number, page in enumerate(part.pages)
    ]
