"""Options as data: what a person can choose, said once, without knowing of a command line.

An option is a field or parameter annotated with `Option` (or `Argument`); if it is one of a few words, they
are a `Literal`. Those that belong together are the fields of a frozen dataclass; a command takes such a
dataclass whole. Games declare their own options alike.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, TypeVar

from cutterprint.errors import UsageError
from cutterprint.i18n import Message, listed, msg

T = TypeVar("T")


@dataclass(frozen=True)
class Option:
    """How an option is called, and what it is for; numbers can have bounds."""

    names: tuple[str, ...]
    help: Message
    metavar: str | None = None
    least: float | None = None
    most: float | None = None


@dataclass(frozen=True)
class Argument:
    """A word of the command line that stands without a name."""

    metavar: str
    help: Message


def option(
    *names: str,
    help: Message,  # noqa: A002 - the word of the field
    metavar: str | None = None,
    least: float | None = None,
    most: float | None = None,
) -> Option:
    return Option(names, help, metavar, least, most)


def chosen(name: str, offered: Mapping[str, T], word: str) -> T:
    """What a word of an option means, where it depends on a file; raises UsageError if it means nothing."""
    if word not in offered:
        raise UsageError(msg("{name} should be {choices}", name=name, choices=listed(offered, "or")))
    return offered[word]


Ink: TypeAlias = Literal["full", "light", "outline"]
Backs: TypeAlias = Literal["long", "short", "gutterfold", "none"]
KitBacks: TypeAlias = Literal["long", "short", "gutterfold", "separate", "none"]
"""The backs of sheets; or on a page of their own, for printers that print on one side."""
Marks: TypeAlias = Literal["crop", "lines", "none", "silhouette"]
Orientation: TypeAlias = Literal["best", "portrait", "landscape"]

Paper = Annotated[
    str,
    option("--paper", metavar="SIZE", help=msg("a4, letter, a3, tabloid, a5, legal, or a size: 200x300mm.")),
]
Palette = Annotated[str, option("--palette", metavar="NAME", help=msg("standard, colourblind or bw."))]
InkLevel = Annotated[Ink, option("--ink", help=msg("How much ink to use."))]
Printer = Annotated[str, option("--printer", metavar="NAME", help=msg("A printer that you have calibrated."))]
Lang = Annotated[
    str | None, option("--lang", help=msg("en, es or ru; default: your system's language."), metavar="CODE")
]
GameName = Annotated[
    str | None, option("--game", metavar="NAME", help=msg("Which game; default: the one the file is for."))
]
RulesName = Annotated[
    str | None,
    option("--rules", metavar="NAME", help=msg("Rules, or a file that uses rules; default: the usual ones.")),
]
Target = Annotated[
    Path | None, option("--out", "-o", metavar="PATH", help=msg("The file or folder to write to."))
]
Out = Annotated[
    Path | None,
    option("--out", "-o", metavar="PATH", help=msg("File or folder to write to; default: output/.")),
]
Templates = Annotated[
    Path | None,
    option("--templates", metavar="FOLDER", help=msg("A folder with templates of your own, searched first.")),
]
Quiet = Annotated[bool, option("--quiet", "-q", help=msg("Print nothing but problems."))]
AsJson = Annotated[bool, option("--json", help=msg("Answer in JSON."))]
Colour = Annotated[
    bool | None,
    option(
        "--color/--no-color", help=msg("Use colours or not; default: on a terminal, unless NO_COLOR is set.")
    ),
]
Force = Annotated[bool, option("--force", help=msg("Replace a file that already exists."))]
Copies = Annotated[int, option("--copies", help=msg("How many of each."), least=1, most=1000)]
CardThickness = Annotated[
    str,
    option(
        "--card-thickness",
        metavar="LENGTH",
        help=msg("How thick a card or tile is, with its sleeve, for the box; default: on advised paper."),
    ),
]
PerPage = Annotated[
    int, option("--per-page", help=msg("How many on a page; default: as many as fit."), least=0)
]


@dataclass(frozen=True, kw_only=True)
class LookOptions:
    """How whatever is printed looks."""

    lang: Lang = None
    palette: Palette = "standard"
    ink: InkLevel = "full"


@dataclass(frozen=True, kw_only=True)
class PictureOptions:
    """Pictures of an answer."""

    svg: Annotated[Path | None, option("--svg", help=msg("Draw a picture into this SVG file."))] = None
    pdf: Annotated[Path | None, option("--pdf", help=msg("Draw a picture into this PDF file."))] = None
    png: Annotated[Path | None, option("--png", help=msg("Draw a picture into this PNG file."))] = None

    @property
    def paths(self) -> list[Path]:
        return [path for path in (self.svg, self.pdf, self.png) if path is not None]


@dataclass(frozen=True, kw_only=True)
class SheetChoices:
    """How cards or tiles are put on sheets of paper."""

    paper: Paper = "a4"
    backs: Annotated[
        Backs, option("--backs", help=msg("Card backs: duplex (long or short edge), folded, or none."))
    ] = "long"
    marks: Annotated[Marks, option("--marks", help=msg("What shows you where to cut."))] = "crop"


@dataclass(frozen=True, kw_only=True)
class BookletOptions:
    """How rules are printed."""

    booklet: Annotated[
        bool,
        option(
            "--booklet/--single", help=msg("Two pages on a side, to fold; or single pages for the screen.")
        ),
    ] = True


@dataclass(frozen=True, kw_only=True)
class NoOptions:
    """For what has no options of its own."""
