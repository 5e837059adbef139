"""refill: print exactly the cards that were cut."""

from pathlib import Path

import typer

from cutterprint.commands.choices import Backs, Ink, Marks
from cutterprint.commands.options import (
    BacksChoice,
    InkChoice,
    LanguageCode,
    MarksChoice,
    OutPath,
    PaletteName,
    PaperName,
    PrinterName,
    Quiet,
)
from cutterprint.commands.output import say


def refill(
    pack: str = typer.Option("classic", "--pack", help="A pack file, or a built-in id."),
    ledger: Path | None = typer.Option(
        None, "--ledger", help="The ledger; left out: cutterprint-ledger.yaml beside the pack, or here."
    ),
    fill: bool = typer.Option(False, "--fill", help="Fill the last sheet up with the next cards."),
    keep: bool = typer.Option(False, "--keep", help="Leave the ledger as it is."),
    paper: PaperName = "a4",
    backs: BacksChoice = Backs.long,
    marks: MarksChoice = Marks.crop,
    ink: InkChoice = Ink.full,
    palette: PaletteName = "standard",
    printer: PrinterName = "",
    lang: LanguageCode = "en",
    out: OutPath = None,
    quiet: Quiet = False,
) -> None:
    """Print the used cards again, and note that they are there.

    Example: cutterprint refill --pack classic
    """
    from cutterprint.commands.choices import card_options
    from cutterprint.commands.inputs import pack_named
    from cutterprint.commands.sheets import GAME, write_deck
    from cutterprint.games.cutterland.sheets.card_sheets import card_deck
    from cutterprint.games.cutterland.stock import keeping
    from cutterprint.games.cutterland.stock.ledgers import used_cards
    from cutterprint.i18n import language as language_named
    from cutterprint.printing.deck_files import DeckFiles

    found = pack_named(pack)
    path = ledger if ledger is not None else keeping.ledger_path(found)
    noted = keeping.load_ledger(path)
    cards = used_cards(noted, found)
    if not cards:
        if not quiet:
            say(f"{path} notes no used card of '{found.id}'; note some: cutterprint used C01 C07")
        return
    language = language_named(lang)
    options = card_options(
        cards="",
        paper=paper,
        backs=backs,
        marks=marks,
        ink=ink,
        palette=palette,
        printer=printer,
        lang=lang,
    )
    deck = card_deck([found], options, cards=cards)
    if fill:
        deck = card_deck([found], options, cards=used_cards(noted, found, fill_to=deck.layout().per_sheet))
    files = DeckFiles(deck=deck, stem=f"cards-refill-{found.id}", game=GAME, speech=language, out=out)
    write_deck(files, "Cards", quiet=quiet)
    if not keep:
        keeping.note_refilled(path, found, [card.id for card in cards])
    if not (keep or quiet):
        say(f"Noted in {path}; 'cutterprint used --undo' takes that back.")


def add_to(app: typer.Typer) -> None:
    app.command()(refill)
