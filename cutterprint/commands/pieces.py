"""pieces: cards with a fair cut marked, for the game with pieces from the bag."""

from pathlib import Path

import typer

from cutterprint.commands.choices import Backs, Ink, Marks
from cutterprint.commands.output import say


def pieces(
    pack: str = typer.Argument("classic", metavar="[PACK]", help="A pack file, or a built-in id."),
    players: int = typer.Option(3, "--players", help="For how many players the cards are cut."),
    chosen: str = typer.Option("", "--cards", help="Only these, such as C01-C20,C33."),
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
    """Print cards with a fair cut marked, and the rules of the bag.

    Example: cutterprint pieces starter --players 3
    """
    from cutterprint.commands.card_files import CardFiles
    from cutterprint.commands.choices import card_options
    from cutterprint.commands.inputs import pack_named
    from cutterprint.commands.progress import progress_bar
    from cutterprint.errors import UsageError
    from cutterprint.games.cutterland.sheets.card_sheets import Deck
    from cutterprint.games.cutterland.sheets.pieces import FairCuts, bag_card
    from cutterprint.i18n import language as language_named

    found = pack_named(pack)
    table = found.rules.tables.get(players)
    if table is None:
        known = ", ".join(map(str, found.rules.tables))
        raise UsageError(f"--players: the rules know games of {known} players, not of {players}")
    language = language_named(lang)
    options = card_options(
        cards=chosen,
        paper=paper,
        backs=backs,
        marks=marks,
        ink=ink,
        palette=palette,
        printer=printer,
        lang=lang,
    )
    deck = Deck([found], options, cut=FairCuts(found.rules, table.pieces))
    deck.add(bag_card(table, language, deck.painters[0].art, deck.size))
    files = CardFiles(deck, out, f"pieces-{found.id}-{players}", language)
    with progress_bar("Pieces", len(deck.layout().pages), quiet=quiet) as progress:
        files.write_pdf(progress)
    if not quiet:
        for line in files.printed():
            say(line)


def add_to(app: typer.Typer) -> None:
    app.command()(pieces)
