"""The program: its shared commands and those that games bring, put together in the user's language."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module

import typer

from cutterprint.commands.command_line import add_command, no_command
from cutterprint.commands.help_pages import ProgramPage
from cutterprint.games.command import Command
from cutterprint.i18n import Language, msg, speaking
from cutterprint.shelf.games import games

# In the order of the help; each is a module of commands/ with a COMMAND.
_SHARED = (
    *("kit", "cards", "reference", "scorepad", "rules", "box", "calibrate"),
    *("check", "show", "list_"),
    *("score", "solve", "replay", "verify"),
    *("new", "generate", "stats", "schema"),
)


@cache
def commands() -> tuple[Command, ...]:
    """Every command, those of games behind the shared ones."""
    shared = [import_module(f"cutterprint.commands.{name}").COMMAND for name in _SHARED]
    return (*shared, *(command for game in games().values() for command in game.commands()))


def build(speech: Language | None = None, words: Sequence[str] = ()) -> typer.Typer:
    """The program with its help in a language; if the words name a command, with that one alone."""
    speech = speech or speaking()
    about = msg("Print, check and score tabletop games: cards, play aids and scores from one rules file.")
    start = msg("Start with: cutterprint show starter")
    declared = {command.name: command for command in commands()}
    if words and words[0] in declared:
        # The other commands would be put together in vain.
        declared = {words[0]: declared[words[0]]}
    elif words and not words[0].startswith("-"):
        raise no_command(words[0], declared)
    app = typer.Typer(
        name="cutterprint",
        cls=type("Page", (ProgramPage,), {"declared": declared}),
        help=about.said(speech),
        epilog=start.said(speech),
        rich_markup_mode=None,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    @app.callback()
    def options(version: bool = typer.Option(False, "--version", callback=_version, is_eager=True)) -> None:
        pass

    for command in declared.values():
        own = {game.id: form for game in games().values() if (form := game.options_for(command.name))}
        add_command(app, command, own, speech)
    return app


def _version(wanted: bool) -> None:
    if wanted:
        from cutterprint import __version__

        typer.echo(f"cutterprint {__version__}")
        raise typer.Exit
