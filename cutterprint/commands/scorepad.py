"""scorepad: pads to write scores on, or the pad of a game that was scored."""

from pathlib import Path

import typer

from cutterprint.commands.choices import Ink


def scorepad(
    rules: str = typer.Option("base", "--rules", help="Built-in rules, a rules file, or a pack."),
    players: int = typer.Option(4, "--players", help="Columns, 2 to 6."),
    per_page: int = typer.Option(0, "--per-page", help="Pads a page; left out: as many as fit."),
    tournament: bool = typer.Option(False, "--tournament", help="Two games and their sum."),
    over_cut: bool = typer.Option(
        False, "--over-cut", help="A row for cards cut into too many pieces; a tournament has it anyway."
    ),
    filled: str = typer.Option(
        "", "--from", metavar="GAME", help="A game, tournament or record: its scores and lands are printed."
    ),
    lang: str = typer.Option("en", "--lang", help="en, es or ru."),
    paper: str = typer.Option("a4", "--paper", help="a4, letter, a3, tabloid, a5, legal or 200x300mm."),
    copies: int = typer.Option(1, "--copies", min=1, max=100, help="How many pages."),
    ink: Ink = typer.Option(Ink.full, "--ink", help="How much ink is used."),
    palette: str = typer.Option("standard", "--palette", help="standard, colourblind or bw."),
    templates: Path | None = typer.Option(None, "--templates", help="A folder of templates of your own."),
    out: Path | None = typer.Option(None, "--out", "-o", help="File or folder; left out: output/."),
    quiet: bool = typer.Option(False, "--quiet", "-q", help="Say nothing."),
) -> None:
    """Print scorepads, to write on or filled from a game.

    Example: cutterprint scorepad --players 3 --lang ru
    """
    from cutterprint.commands.sheets import Target, rules_named, templates_folder, warn_of, write_sheets
    from cutterprint.commands.specs import load_specs, verbs_of
    from cutterprint.errors import UsageError
    from cutterprint.games.cutterland.scoring.standings import GameScore, TournamentScore
    from cutterprint.games.cutterland.sheets.reference import SheetLook
    from cutterprint.games.cutterland.sheets.scorepad import Pad, pad_pages, pad_parts
    from cutterprint.i18n import language
    from cutterprint.pages.filling import on_parts
    from cutterprint.printing.papers import paper as paper_named
    from cutterprint.printing.pdf import DocumentInfo, Page

    speech = language(lang)
    if filled:
        (spec, *more) = load_specs([filled])
        found = verbs_of(spec.game).score_value(spec.value)
        if more or not isinstance(found, GameScore | TournamentScore):
            raise UsageError(f"--from takes one game, tournament or record; {filled} is none")
        pad = Pad.of(found)
    else:
        pad = Pad.empty(rules_named(rules), players, is_tournament=tournament, has_miscut=over_cut)
    parts = pad_parts(pad, paper_named(paper), per_page or None, speech)
    look = SheetLook(speech=speech, palette=palette, ink=ink.value, templates=templates_folder(templates))
    made = pad_pages(pad, parts, look)
    warn_of(made, speech)
    if filled:
        drawings = on_parts(parts, made.drawings * copies)
    else:
        drawings = on_parts(parts, made.drawings * (parts.count * copies))
    title = speech.gettext("Scorepad")
    info = DocumentInfo(
        title=f"Cutterland · {title}", language=speech.code, keywords=("Cutterland", "unofficial")
    )
    pages = [Page(drawing=drawing, bookmark=title) for drawing in drawings]
    pads = copies if filled else parts.count * copies
    about = speech.ngettext("%(num)s scorepad", "%(num)s scorepads", pads) % {"num": pads}
    name = f"scorepad{'-tournament' if pad.is_tournament else ''}-{speech.code}.pdf"
    write_sheets(Target(out, name), pages, info, speech, about, quiet=quiet)


def add_to(app: typer.Typer) -> None:
    app.command()(scorepad)
