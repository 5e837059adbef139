"""cards: a pack on paper, as pictures, or for a virtual tabletop."""

import typer

from cutterprint.commands.choices import Backs, Format, Ink, Marks, Orientation, Per
from cutterprint.commands.options import (
    BacksChoice,
    ChosenCards,
    InkChoice,
    LanguageCode,
    MarksChoice,
    OutPath,
    PaletteName,
    PaperName,
    PrinterName,
    Quiet,
)

DEFAULT_PACK = "classic"


def cards(
    packs: list[str] | None = typer.Argument(None, metavar="[PACK...]", help="Built-in packs or files."),
    chosen: ChosenCards = "",
    copies: int = typer.Option(1, "--copies", min=1, max=1000, help="How often each card is printed."),
    paper: PaperName = "a4",
    backs: BacksChoice = Backs.long,
    marks: MarksChoice = Marks.crop,
    orientation: Orientation = typer.Option(Orientation.best, "--orientation", help="How the paper lies."),
    gap: str = typer.Option("", "--gap", help="Room between cards, such as 4mm; left out: they abut."),
    bleed: str = typer.Option("", "--bleed", help="How far colours reach over the cut, such as 3mm."),
    margin: str = typer.Option("", "--margin", help="White rim of the paper; left out: 5mm."),
    square: str = typer.Option(
        "", "--square", help="Side of a square; left out: 21mm, or what the pack says."
    ),
    ink: InkChoice = Ink.full,
    palette: PaletteName = "standard",
    printer: PrinterName = "",
    form: Format = typer.Option(Format.pdf, "--format", help="What is made; tts is for Tabletop Simulator."),
    per: Per = typer.Option(Per.card, "--per", help="With svg: a file a card or a sheet."),
    dpi: int = typer.Option(300, "--dpi", min=30, max=1200, help="With png: how fine."),
    base_url: str = typer.Option("", "--base-url", help="With tts: where the pictures will lie on the web."),
    mix: bool = typer.Option(False, "--mix", help="Print several packs together all the same."),
    lang: LanguageCode = "en",
    out: OutPath = None,
    quiet: Quiet = False,
) -> None:
    """Print the cards of a pack: PDF sheets, pictures, or a virtual deck.

    Example: cutterprint cards starter --paper letter
    """
    from cutterprint.commands.choices import printer_profile, sheet_options
    from cutterprint.commands.sheets import GAME, write_deck
    from cutterprint.commands.specs import load_specs
    from cutterprint.errors import UsageError
    from cutterprint.games.cutterland.components.cards import Pack
    from cutterprint.games.cutterland.sheets.card_sheets import CardOptions, card_deck
    from cutterprint.i18n import language as language_named
    from cutterprint.printing.deck_files import DeckFiles, DeckForm
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
    files = DeckFiles(
        deck=card_deck(wanted, options, mix=mix),
        stem="-".join(["cards", *(pack.id for pack in wanted)]),
        game=GAME,
        speech=language,
        out=out,
        form=DeckForm(kind=form.value, per=per.value, dpi=dpi, base_url=base_url),
    )
    write_deck(files, "Cards", quiet=quiet)


def add_to(app: typer.Typer) -> None:
    app.command()(cards)
