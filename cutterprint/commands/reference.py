"""reference: the sheets that lie beside each player."""

from enum import StrEnum
from pathlib import Path

import typer

from cutterprint.commands.choices import Ink


class VariantName(StrEnum):
    standard = "standard"
    two = "two"
    tournament = "tournament"
    bag = "bag"


def reference(
    rules: str = typer.Option("base", "--rules", help="Built-in rules, a rules file, or a pack."),
    lang: str = typer.Option("en", "--lang", help="en, es or ru."),
    variant: VariantName = typer.Option(VariantName.standard, "--variant", help="Which game it tells."),
    paper: str = typer.Option("a4", "--paper", help="a4, letter, a3, tabloid, a5, legal or 200x300mm."),
    per_page: int = typer.Option(
        0, "--per-page", help="Sheets side by side: 1, 2 or 4; left out: as many of about A5 as fit."
    ),
    copies: int = typer.Option(4, "--copies", min=1, max=100, help="How many sheets."),
    ink: Ink = typer.Option(Ink.full, "--ink", help="How much ink is used."),
    palette: str = typer.Option("standard", "--palette", help="standard, colourblind or bw."),
    templates: Path | None = typer.Option(None, "--templates", help="A folder of templates of your own."),
    printer: str = typer.Option("", "--printer", help="A printer that was calibrated."),
    out: Path | None = typer.Option(None, "--out", "-o", help="File or folder; left out: output/."),
    quiet: bool = typer.Option(False, "--quiet", "-q", help="Say nothing."),
) -> None:
    """Print reference sheets: who lives where, who eats whom, what scores.

    Example: cutterprint reference --lang es --paper letter
    """
    from cutterprint.commands.choices import printer_profile
    from cutterprint.commands.sheets import Target, rules_named, templates_folder, warn_of, write_sheets
    from cutterprint.games.cutterland.sheets.reference import (
        SheetLook,
        Variant,
        reference_pages,
        reference_parts,
        reference_sheets,
    )
    from cutterprint.i18n import language
    from cutterprint.printing.papers import paper as paper_named
    from cutterprint.printing.pdf import DocumentInfo

    speech = language(lang)
    played = rules_named(rules)
    parts = reference_parts(paper_named(paper), per_page or None)
    look = SheetLook(speech=speech, palette=palette, ink=ink.value, templates=templates_folder(templates))
    sides = reference_pages(played, Variant(variant.value), parts, look)
    warn_of(sides, speech)
    pages = reference_sheets(sides, parts, copies, printer_profile(printer))
    title = speech.gettext("Reference sheet")
    info = DocumentInfo(
        title=f"Cutterland · {title}",
        language=speech.code,
        keywords=("Cutterland", "unofficial"),
        duplex="short" if parts.width > parts.height else "long",
    )
    suffix = "" if variant is VariantName.standard else f"-{variant.value}"
    target = Target(out, f"reference{suffix}-{speech.code}.pdf")
    sheets = copies + -copies % parts.count
    told = speech.ngettext("%(num)s reference sheet", "%(num)s reference sheets", sheets)
    write_sheets(target, pages, info, speech, told % {"num": sheets}, quiet=quiet)


def add_to(app: typer.Typer) -> None:
    app.command()(reference)
