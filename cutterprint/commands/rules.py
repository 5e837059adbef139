"""rules: the whole game in a booklet of eight pages."""

from pathlib import Path

import typer

from cutterprint.commands.choices import Ink
from cutterprint.commands.output import say


def rules(
    named: str = typer.Option("base", "--rules", help="Rules, or a pack or land that follows some."),
    booklet: bool = typer.Option(
        True, "--booklet/--single", help="Two pages on a side, to fold; or single pages for a screen."
    ),
    paper: str = typer.Option("a4", "--paper", help="a4, letter, a3, tabloid, a5, legal or 200x300mm."),
    ink: Ink = typer.Option(Ink.full, "--ink", help="How much ink is used."),
    palette: str = typer.Option("standard", "--palette", help="standard, colourblind or bw."),
    printer: str = typer.Option("", "--printer", help="A printer that was calibrated."),
    lang: str = typer.Option("en", "--lang", help="The language on paper: en, es or ru."),
    templates: Path | None = typer.Option(
        None, "--templates", help="A folder with templates of your own, searched first."
    ),
    out: Path | None = typer.Option(None, "--out", "-o", help="File or folder; left out: output/."),
    quiet: bool = typer.Option(False, "--quiet", "-q", help="Say nothing."),
) -> None:
    """Print the rules of the game as a booklet, with pictures and scored examples.

    Example: cutterprint rules --lang es --paper letter
    """
    from cutterprint.commands.choices import printer_profile
    from cutterprint.commands.sheets import Target, rules_named, templates_folder, warn_of
    from cutterprint.games.cutterland.sheets.rules_booklet import (
        booklet_pages,
        is_folded,
        rules_pages,
        single_pages,
    )
    from cutterprint.i18n import language
    from cutterprint.printing.papers import paper as paper_named
    from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
    from cutterprint.writing import write_whole

    speech = language(lang)
    sheet = paper_named(paper)
    found = rules_named(named)
    setting = rules_pages(
        found, sheet, speech, palette=palette, ink=ink.value, folder=templates_folder(templates)
    )
    pages = booklet_pages(setting, sheet, printer_profile(printer)) if booklet else single_pages(setting)
    path = Target(out, f"rules{'' if booklet else '-single'}-{speech.code}.pdf").path
    title = speech.gettext("Rules")
    info = DocumentInfo(
        title=f"Cutterland · {title}",
        language=speech.code,
        keywords=("Cutterland", "unofficial"),
        duplex=("short" if is_folded(sheet) else "long") if booklet else None,
    )
    write_whole(path, pdf_bytes(pages, info))
    warn_of(setting, speech)
    if quiet:
        return
    if booklet:
        sheets = -(-len(pages) // 2)
        told = speech.ngettext("wrote %(path)s: %(num)s sheet", "wrote %(path)s: %(num)s sheets", sheets)
        say(told % {"path": path, "num": sheets})
        say(
            speech.gettext(
                "Print at 100 % on both sides, flipped on the short edge; lay the sheets together and fold."
            )
            if is_folded(sheet)
            else speech.gettext("Print at 100 % (“actual size”) on both sides, flipped on the long edge.")
        )
    else:
        told = speech.ngettext("wrote %(path)s: %(num)s page", "wrote %(path)s: %(num)s pages", len(pages))
        say(told % {"path": path, "num": len(pages)})


def add_to(app: typer.Typer) -> None:
    app.command()(rules)
