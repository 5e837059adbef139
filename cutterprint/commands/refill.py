"""refill: print exactly the cards that were cut."""

from pathlib import Path

import typer

from cutterprint.commands.choices import Backs, Ink, Marks
from cutterprint.commands.output import say


def refill(
    pack: str = typer.Option("classic", "--pack", help="A pack file, or a built-in id."),
    ledger: Path | None = typer.Option(
        None, "--ledger", help="The ledger; left out: cutterprint-ledger.yaml beside the pack, or here."
    ),
    fill: bool = typer.Option(False, "--fill", help="Fill the last sheet up with the next cards."),
    keep: bool = typer.Option(False, "--keep", help="Leave the ledger as it is."),
    paper: str = typer.Option("a4", "--paper", help="a4, letter, a3, tabloid, a5, legal or 200x300mm."),
    backs: Backs = typer.Option(Backs.long, "--backs", help="Duplex on an edge, gutterfold, or none."),
    marks: Marks = typer.Option(Marks.crop, "--marks", help="What shows where to cut."),
    ink: Ink = typer.Option(Ink.full, "--ink", help="How much ink is used."),
    palette: str = typer.Option("standard", "--palette", help="standard, colourblind or bw."),
    printer: str = typer.Option("", "--printer", help="A printer that was calibrated."),
    lang: str = typer.Option("en", "--lang", help="en, es or ru."),
    out: Path | None = typer.Option(None, "--out", "-o", help="File or folder; left out: output/."),
    quiet: bool = typer.Option(False, "--quiet", "-q", help="Say nothing."),
) -> None:
    """Print the used cards again, and note that they are there.

    Example: cutterprint refill --pack classic
    """
    from cutterprint.commands.card_files import CardFiles
    from cutterprint.commands.choices import card_options
    from cutterprint.commands.inputs import pack_named
    from cutterprint.commands.progress import progress_bar
    from cutterprint.games.cutterland.sheets.card_sheets import Deck
    from cutterprint.games.cutterland.stock import keeping
    from cutterprint.games.cutterland.stock.ledgers import used_cards
    from cutterprint.i18n import language as language_named

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
    deck = Deck([found], options, cards=cards)
    if fill:
        deck = Deck([found], options, cards=used_cards(noted, found, fill_to=deck.layout().per_sheet))
    files = CardFiles(deck, out, f"refill-{found.id}", language)
    with progress_bar("Cards", len(deck.layout().pages), quiet=quiet) as progress:
        files.write_pdf(progress)
    if not keep:
        keeping.note_refilled(path, found, [card.id for card in cards])
    if not quiet:
        for line in files.printed():
            say(line)
        if not keep:
            say(f"Noted in {path}; 'cutterprint used --undo' takes that back.")


def add_to(app: typer.Typer) -> None:
    app.command()(refill)
