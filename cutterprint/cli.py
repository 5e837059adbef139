"""The commands, put together. Each lives in a file of its own and imports what is heavy when it runs."""

import typer

from cutterprint.commands import (
    calibrate,
    cards,
    check,
    generate,
    kit,
    list_,
    new,
    pieces,
    reference,
    refill,
    replay,
    rules,
    schema,
    score,
    scorepad,
    show,
    solve,
    stats,
    stock,
    tokens,
    used,
    verify,
)

app = typer.Typer(
    name="cutterprint",
    help="Print, check and score Cutterland: cards, play aids and lands from one rules file.",
    epilog="Start with: cutterprint show starter",
    rich_markup_mode=None,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from cutterprint import __version__

        typer.echo(f"cutterprint {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(
        False, "--version", callback=_version, is_eager=True, help="Print the version and exit."
    ),
) -> None:
    """Print, check and score Cutterland: cards, play aids and lands from one rules file."""


for _command in (
    kit,
    cards,
    pieces,
    refill,
    reference,
    scorepad,
    tokens,
    rules,
    calibrate,
    check,
    show,
    score,
    solve,
    verify,
    replay,
    generate,
    stats,
    used,
    stock,
    list_,
    new,
    schema,
):
    _command.add_to(app)
