"""cards: a pack on paper, as pictures, or for a virtual tabletop."""

from pathlib import Path

import typer

from cutterprint.commands.choices import Backs, Format, Ink, Marks, Orientation, Per
from cutterprint.commands.output import say

DEFAULT_PACK = "classic"


def cards(
    packs: list[str] | None = typer.Argument(None, metavar="[PACK...]", help="Built-in packs or files."),
    chosen: str = typer.Option("", "--cards", help="Only these, such as C01-C20,C33."),
    copies: int = typer.Option(1, "--copies", min=1, max=1000, help="How often each card is printed."),
    paper: str = typer.Option("a4", "--paper", help="a4, letter, a3, tabloid, a5, legal or 200x300mm."),
    backs: Backs = typer.Option(
        Backs.long, "--backs", help="Duplex on the long or short edge, folded, or none."
    ),
    marks: Marks = typer.Option(Marks.crop, "--marks", help="What shows where to cut."),
    orientation: Orientation = typer.Option(Orientation.best, "--orientation", help="How the paper lies."),
    gap: str = typer.Option("", "--gap", help="Room between cards, such as 4mm; left out: they abut."),
    bleed: str = typer.Option("", "--bleed", help="How far colours reach over the cut, such as 3mm."),
    margin: str = typer.Option("", "--margin", help="White rim of the paper; left out: 5mm."),
    square: str = typer.Option(
        "", "--square", help="Side of a square; left out: 21mm, or what the pack says."
    ),
    ink: Ink = typer.Option(Ink.full, "--ink", help="How much ink is used."),
    palette: str = typer.Option("standard", "--palette", help="standard, colourblind or bw."),
    printer: str = typer.Option("", "--printer", help="A printer that was calibrated."),
    form: Format = typer.Option(Format.pdf, "--format", help="What is made; tts is for Tabletop Simulator."),
    per: Per = typer.Option(Per.card, "--per", help="With svg: a file a card or a sheet."),
    dpi: int = typer.Option(300, "--dpi", min=30, max=1200, help="With png: how fine."),
    base_url: str = typer.Option("", "--base-url", help="With tts: where the pictures will lie on the web."),
    mix: bool = typer.Option(False, "--mix", help="Print several packs together all the same."),
    lang: str = typer.Option("en", "--lang", help="en, es or ru."),
    out: Path | None = typer.Option(None, "--out", "-o", help="File or folder; left out: output/."),
    quiet: bool = typer.Option(False, "--quiet", "-q", help="Say nothing."),
) -> None:
    """Print the cards of a pack: PDF sheets, pictures, or a virtual deck.

    Example: cutterprint cards starter --paper letter
    """
    from cutterprint.commands.card_files import CardFiles
    from cutterprint.commands.choices import printer_profile, sheet_options
    from cutterprint.commands.progress import progress_bar
    from cutterprint.commands.specs import load_specs
    from cutterprint.errors import UsageError
    from cutterprint.games.cutterland.pieces.cards import Pack
    from cutterprint.games.cutterland.sheets.card_sheets import CardOptions, Deck
    from cutterprint.i18n import language as language_named
    from cutterprint.printing.units import parse_length

    loaded = [spec.value for spec in load_specs(packs or [DEFAULT_PACK])]
    wanted = [value for value in loaded if isinstance(value, Pack)]
    if len(wanted) < len(loaded):
        raise UsageError("cards takes packs; a land is drawn by 'cutterprint score LAND --pdf FILE'")
    sheet = sheet_options(
        paper=paper, backs=backs, marks=marks, orientation=orientation, gap=gap, bleed=bleed, margin=margin
    )
    options = CardOptions(
        cards=chosen,
        copies=copies,
        language=lang,
        palette=palette,
        ink=ink.value,
        square=parse_length(square, "--square", least=8, most=100) if square else None,
        sheet=sheet,
        printer=printer_profile(printer),
    )
    language = language_named(lang)
    deck = Deck(wanted, options, mix=mix)
    files = CardFiles(deck, out, "-".join(pack.id for pack in wanted), language)
    with progress_bar("Cards", files.steps(form, per), quiet=quiet) as progress:
        match form:
            case Format.pdf:
                files.write_pdf(progress)
            case Format.svg:
                files.write_svg(progress, per)
            case Format.png:
                files.write_png(progress, dpi)
            case Format.tts:
                files.write_tabletop(base_url)
    if not quiet:
        for line in files.summary(form):
            say(line)


def add_to(app: typer.Typer) -> None:
    app.command()(cards)
