"""tokens: bones, towers, walls and bridges to fold and cut."""

from pathlib import Path

import typer

from cutterprint.commands.choices import Ink
from cutterprint.commands.output import say


def tokens(
    rules: str = typer.Option("base", "--rules", help="Rules, or a pack or land that follows some."),
    bones: int | None = typer.Option(None, "--bones", help="How many bones; left out: as in the box."),
    towers: int | None = typer.Option(None, "--towers", help="How many towers."),
    walls: int | None = typer.Option(None, "--walls", help="How many walls/bridges."),
    more: list[str] | None = typer.Option(
        None, "--count", metavar="BONUS=N", help="How many of a bonus that the rules add; can be repeated."
    ),
    square: str = typer.Option("21mm", "--square", help="The side of a square of your cards."),
    paper: str = typer.Option("a4", "--paper", help="a4, letter, a3, tabloid, a5, legal or 200x300mm."),
    ink: Ink = typer.Option(Ink.full, "--ink", help="How much ink is used."),
    palette: str = typer.Option("standard", "--palette", help="standard, colourblind or bw."),
    printer: str = typer.Option("", "--printer", help="A printer that was calibrated."),
    lang: str = typer.Option("en", "--lang", help="The language on paper: en, es or ru."),
    out: Path | None = typer.Option(None, "--out", "-o", help="File or folder; left out: output/."),
    quiet: bool = typer.Option(False, "--quiet", "-q", help="Say nothing."),
) -> None:
    """Print the tokens of the game, two-sided by folding.

    Example: cutterprint tokens --paper letter --bones 40
    """
    from cutterprint.commands.choices import printer_profile
    from cutterprint.commands.sheets import Target, rules_named, warn_of
    from cutterprint.games.cutterland.art.book import ArtBook, art_palette
    from cutterprint.games.cutterland.rules.model import TOWER, WALL_BRIDGE
    from cutterprint.games.cutterland.sheets.tokens import BONES, token_pages
    from cutterprint.i18n import language
    from cutterprint.pages.markup import SetPages
    from cutterprint.printing.papers import paper as paper_named
    from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
    from cutterprint.printing.units import parse_length
    from cutterprint.writing import write_whole

    speech = language(lang)
    found = rules_named(rules)
    named = {BONES: bones, TOWER: towers, WALL_BRIDGE: walls}
    wanted = {key: number for key, number in named.items() if number is not None} | _counts(more or [])
    pages = token_pages(
        ArtBook(found, art_palette(palette, ink.value)),
        paper_named(paper),
        square=parse_length(square, "--square", least=8, most=100),
        wanted=wanted,
        speech=speech,
        profile=printer_profile(printer),
    )
    path = Target(out, f"tokens-{speech.code}.pdf").path
    title = speech.gettext("Tokens")
    info = DocumentInfo(
        title=f"Cutterland · {title}",
        language=speech.code,
        keywords=("Cutterland", "unofficial"),
        duplex="simplex",
    )
    write_whole(path, pdf_bytes(pages, info))
    warn_of(SetPages((), (), ()), speech)
    if not quiet:
        told = speech.ngettext("wrote %(path)s: %(num)s sheet", "wrote %(path)s: %(num)s sheets", len(pages))
        say(told % {"path": path, "num": len(pages)})
        say(
            speech.gettext("Print at 100 % on one side; fold and glue the strips, then cut the tokens apart.")
        )


def _counts(words: list[str]) -> dict[str, int]:
    from cutterprint.errors import UsageError

    found: dict[str, int] = {}
    for word in words:
        key, _, number = word.partition("=")
        if not key or not number.isdecimal():
            raise UsageError(f"--count takes a bonus and a number, such as tower=12; not '{word[:40]}'")
        found[key] = int(number)
    return found


def add_to(app: typer.Typer) -> None:
    app.command()(tokens)
