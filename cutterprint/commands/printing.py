"""What the commands that print share: the words of the command line as papers, printers and looks."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cutterprint.commands.output import file_in, say, warn
from cutterprint.errors import UsageError
from cutterprint.games.game import Game
from cutterprint.i18n import Language, language, msg, nmsg, speaking
from cutterprint.options import LookOptions, Orientation, SheetChoices

if TYPE_CHECKING:
    from cutterprint.printing.deck import Deck, DeckOptions
    from cutterprint.printing.deck_files import DeckForm
    from cutterprint.printing.printed import Printed
    from cutterprint.printing.profiles import PrinterProfile


def request_fields(
    value: object, look: LookOptions, *, paper: str, printer: str = "", templates: Path | None = None
) -> dict[str, Any]:
    """The fields of a print request, from the words of a command line."""
    from cutterprint.printing.papers import paper as paper_named

    if templates is not None and not templates.is_dir():
        raise UsageError(msg("there is no template folder {folder}", folder=templates))
    return {
        "value": value,
        "paper": paper_named(paper),
        "speech": speech_of(look),
        "palette": look.palette,
        "ink": look.ink,
        "templates": templates,
        "printer": printer_profile(printer),
    }


def printer_profile(name: str) -> "PrinterProfile":
    """The saved profile of a printer, or none."""
    from cutterprint.printing.profiles import NO_PROFILE, read_profile

    return read_profile(name) if name else NO_PROFILE


def rules_named(name: str | None, game: str | None) -> tuple[Game, object]:
    """The rules that a word means, and their game: built-in rules, a rules file, or those of another file."""
    from cutterprint.shelf.games import game_named
    from cutterprint.shelf.resolver import load_one

    usual = game_named(game)
    if name is None:
        return usual, load_one(usual.defaults["rules"], ("rules",), usual.id).value
    spec = load_one(name, game=game)
    if spec.rules is None:
        raise UsageError(
            msg("--rules takes rules, or a file that uses rules; '{name}' is neither", name=name)
        )
    return spec.game, spec.rules


def write_printed(made: "Printed", game: Game, speech: Language, out: Path | None, *, quiet: bool) -> Path:
    """Write a part as a PDF, whole or not at all, and say what is in it."""
    from cutterprint.printing.pdf import pdf_bytes
    from cutterprint.writing import write_whole

    path = file_in(out, made.file)
    if path.suffix.lower() != ".pdf":
        raise UsageError(msg("--out {path}: the file name must end in .pdf", path=path))
    write_whole(path, pdf_bytes(made.pages, made.info(game.title, speech)))
    for problem in made.problems:
        warn(msg("warning: {problem}", problem=problem))
    warn_of_missing(speech)
    if not quiet:
        pages = nmsg("{number} page", "{number} pages", len(made.pages))
        told = msg("wrote {path}: {pages}", path=path, pages=pages)
        if made.about:
            told = msg("wrote {path}: {about}, {pages}", path=path, about=made.about, pages=pages)
        say(told)
        for step in made.steps:
            say(step)
    return path


def warn_of_missing(speech: Language) -> None:
    """Say which messages are not translated."""
    for message in list(speech.missing):
        warn(
            msg(
                "warning: {language} has no translation of '{message}'; it is printed in English",
                language=speech.code,
                message=message,
            )
        )


def deck_options(
    look: LookOptions,
    sheet: SheetChoices,
    *,
    printer: str,
    cards: str = "",
    copies: int = 1,
    mix: bool = False,
    orientation: Orientation = "best",
    lengths: Mapping[str, str] | None = None,
) -> "DeckOptions":
    """What is asked of a deck, from the words of a command line; `lengths` are its gap, bleed and margin."""
    from cutterprint.printing.deck import DeckOptions
    from cutterprint.printing.papers import paper
    from cutterprint.printing.sheets import SheetOptions
    from cutterprint.units import parse_length

    most = {"margin": 100.0, "gap": 50.0, "bleed": 10.0}
    given = {
        name: parse_length(text, f"--{name}", most=most[name])
        for name, text in (lengths or {}).items()
        if text
    }
    return DeckOptions(
        cards=cards,
        copies=copies,
        language=speech_of(look).code,
        palette=look.palette,
        ink=look.ink,
        sheet=SheetOptions(
            paper=paper(sheet.paper),
            orientation=orientation,
            margin=given.get("margin"),
            gap=given.get("gap", 0.0),
            bleed=given.get("bleed"),
            marks=sheet.marks,
            backs=sheet.backs,
        ),
        printer=printer_profile(printer),
        is_mixed=mix,
    )


def speech_of(look: LookOptions) -> Language:
    """The language on paper."""
    return language(look.lang) if look.lang else speaking()


def print_deck(
    deck: "Deck",
    stem: str,
    game: Game,
    speech: Language,
    out: Path | None,
    *,
    form: "DeckForm | None" = None,
    quiet: bool,
) -> None:
    """Write a deck with a progress bar, and say what to do with it."""
    from cutterprint.commands.progress import progress_bar
    from cutterprint.printing.deck_files import DeckFiles, DeckForm

    files = DeckFiles(deck=deck, stem=stem, game=game.title, speech=speech, out=out, form=form or DeckForm())
    with progress_bar(speech.gettext("Cards"), files.steps, quiet=quiet) as progress:
        files.write(progress)
    if not quiet:
        for line in files.told():
            say(line)
