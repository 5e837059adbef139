"""pieces: cards with a fair cut marked, for the game with pieces from the bag."""

import typer

from cutterprint.commands.choices import Backs, Ink, Marks
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


def pieces(
    pack: str = typer.Argument("classic", metavar="[PACK]", help="A pack file, or a built-in id."),
    players: int = typer.Option(3, "--players", help="For how many players the cards are cut."),
    chosen: ChosenCards = "",
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
    """Print cards with a fair cut marked, and the rules of the bag.

    Example: cutterprint pieces starter --players 3
    """
    from cutterprint.commands.choices import card_options
    from cutterprint.commands.inputs import pack_named
    from cutterprint.commands.sheets import GAME, write_deck
    from cutterprint.errors import UsageError
    from cutterprint.games.cutterland.sheets.pieces import pieces_deck
    from cutterprint.i18n import language as language_named
    from cutterprint.printing.deck_files import DeckFiles

    found = pack_named(pack)
    seating = found.rules.seatings.get(players)
    if seating is None:
        known = ", ".join(map(str, found.rules.seatings))
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
    deck = pieces_deck(found, seating, options, language)
    files = DeckFiles(deck=deck, stem=f"pieces-{found.id}-{players}", game=GAME, speech=language, out=out)
    write_deck(files, "Pieces", quiet=quiet)


def add_to(app: typer.Typer) -> None:
    app.command()(pieces)
