"""kit: the whole box into a folder, ready for the printer."""

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from cutterprint.commands.choices import Ink
from cutterprint.commands.output import say

if TYPE_CHECKING:
    from cutterprint.games.cutterland.components.cards import Pack
    from cutterprint.i18n import Language
    from cutterprint.printing.kit import KitPart
    from cutterprint.printing.papers import Paper

DEFAULT_PACK = "classic"


class KitBacks(StrEnum):
    long = "long"
    short = "short"
    gutterfold = "gutterfold"
    separate = "separate"
    none = "none"


def kit(
    pack: str = typer.Argument(DEFAULT_PACK, metavar="[PACK]", help="A built-in pack or a file."),
    copies: int = typer.Option(1, "--copies", min=1, max=20, help="How often each card; the box has 2."),
    players: int = typer.Option(
        4, "--players", help="Reference sheets, and columns of the scorepad, 2 to 6."
    ),
    lang: str = typer.Option("en", "--lang", help="The language on paper: en, es or ru."),
    paper: str = typer.Option("a4", "--paper", help="a4, letter, a3, tabloid, a5, legal or 200x300mm."),
    ink: Ink = typer.Option(Ink.full, "--ink", help="How much ink is used."),
    palette: str = typer.Option("standard", "--palette", help="standard, colourblind or bw."),
    backs: KitBacks = typer.Option(
        KitBacks.long, "--backs", help="Duplex on an edge, folded, on a page of their own, or none."
    ),
    printer: str = typer.Option("", "--printer", help="A printer that was calibrated."),
    templates: Path | None = typer.Option(None, "--templates", help="A folder of templates of your own."),
    out: Path = typer.Option(Path("output"), "--out", "-o", help="The folder to write to."),
    quiet: bool = typer.Option(False, "--quiet", "-q", help="Say nothing."),
) -> None:
    """Print the whole box: cards, reference sheets, scorepad, tokens, rules, and how to cut it all.

    Example: cutterprint kit classic --copies 2 --lang es --paper letter
    """
    from cutterprint.commands.choices import printer_profile
    from cutterprint.commands.progress import progress_bar
    from cutterprint.commands.sheets import templates_folder, warn_of
    from cutterprint.games.cutterland.sheets.kit import PART_COUNT, KitOptions, kit_parts
    from cutterprint.i18n import language
    from cutterprint.pages.markup import SetPages
    from cutterprint.printing.instructions import sheet_words
    from cutterprint.printing.kit import all_in_one
    from cutterprint.printing.papers import paper as paper_named
    from cutterprint.printing.pdf import DocumentInfo, pdf_bytes

    speech = language(lang)
    sheet = paper_named(paper)
    folder = _folder(out)
    found = _pack(pack)
    options = KitOptions(
        paper=sheet,
        speech=speech,
        palette=palette,
        ink=ink.value,
        players=players,
        copies=copies,
        backs=backs.value,
        printer=printer_profile(printer),
        templates=templates_folder(templates),
        words=sheet_words(speech),
    )
    keywords = ("Cutterland", "print and play", "unofficial")
    parts: list[KitPart] = []
    files: dict[Path, bytes] = {}
    with progress_bar("Kit", PART_COUNT + 1, quiet=quiet) as progress:
        for part in kit_parts(found, options):
            parts.append(part)
            info = DocumentInfo(
                title=f"Cutterland · {part.title}",
                language=speech.code,
                keywords=keywords,
                duplex=part.duplex,
            )
            files[folder / part.file] = pdf_bytes(part.pages, info)
            progress(len(parts))
        whole = folder / f"all-in-one-{found.id}-{speech.code}.pdf"
        title = f"Cutterland · {found.name.in_language(speech.code)}"
        info = DocumentInfo(title=title, language=speech.code, keywords=keywords)
        pages = all_in_one(parts)
        files[whole] = pdf_bytes(pages, info)
        progress(PART_COUNT + 1)
    # Everything is made before anything is written, so that a mistake leaves the folder as it was.
    _write(files)
    warn_of(SetPages((), (), ()), speech)
    for part in parts:
        for problem in part.problems:
            typer.echo(f"warning: {part.file}: {problem}", err=True)
    if not quiet:
        for line in _summary(parts, whole, len(pages), sheet, speech):
            say(line)


def _folder(out: Path) -> Path:
    from cutterprint.errors import UsageError
    from cutterprint.i18n import msg

    if out.is_file() or out.suffix == ".pdf":
        raise UsageError(
            msg("several files are written, so --out must name a folder; {path} is a file", path=out)
        )
    return out


def _pack(name: str) -> "Pack":
    from cutterprint.commands.specs import load_specs
    from cutterprint.errors import UsageError
    from cutterprint.games.cutterland.components.cards import Pack

    specs = load_specs([name])
    if len(specs) != 1 or not isinstance(specs[0].value, Pack):
        raise UsageError(f"kit takes one pack; '{name}' is none")
    return specs[0].value


def _write(files: dict[Path, bytes]) -> None:
    from cutterprint.writing import write_whole

    for path, content in files.items():
        write_whole(path, content)


def _summary(
    parts: "list[KitPart]", whole: Path, pages: int, sheet: "Paper", speech: "Language"
) -> Iterator[str]:
    """What was made, part by part, and what to do next."""
    how = {
        "long": speech.gettext("both sides, flipped on the long edge"),
        "short": speech.gettext("both sides, flipped on the short edge"),
        "screen": speech.gettext("for the screen"),
        "backs": speech.gettext("on the backs of the cards, if need be"),
        "one": speech.gettext("one side"),
    }
    yield f"{whole.parent}/"
    width = max(len(part.file) for part in parts)
    width = max(width, len(whole.name))
    page_width = max(len(_pages(number, speech)) for number in (pages, *(len(part.pages) for part in parts)))
    for part in parts:
        yield f"  {part.file:<{width}}  {_pages(len(part.pages), speech):>{page_width}}  {how[part.how]}"
    everything = speech.gettext("all in one")
    yield f"  {whole.name:<{width}}  {_pages(pages, speech):>{page_width}}  {everything}"
    sheets = sum(part.sheets for part in parts)
    printed = sum(len(part.pages) for part in parts if part.sheets)
    told = speech.ngettext(
        "To print: %(pages)s on %(num)s sheet of %(paper)s.",
        "To print: %(pages)s on %(num)s sheets of %(paper)s.",
        sheets,
    )
    yield told % {"pages": _pages(printed, speech), "num": sheets, "paper": sheet.name}
    first = next(part.file for part in parts if part.key == "how-to-print")
    ruler = next(part.file for part in parts if part.key == "calibration")
    yield speech.gettext("Read %(first)s first, and print %(ruler)s to check your printer.") % {
        "first": first,
        "ruler": ruler,
    }


def _pages(number: int, speech: "Language") -> str:
    return speech.ngettext("%(num)s page", "%(num)s pages", number) % {"num": number}


def add_to(app: typer.Typer) -> None:
    app.command()(kit)
