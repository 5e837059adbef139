"""replay: a whole game, turn by turn."""

import typer

from cutterprint.commands.output import say


def replay(
    file: str = typer.Argument(..., metavar="RECORD", help="A record of a game: a file, or a built-in id."),
    colour: bool | None = typer.Option(None, "--color/--no-color", help="Colour or none."),
) -> None:
    """Show a recorded game turn by turn, and score it.

    Example: cutterprint replay c-expanding
    """
    from cutterprint.commands.specs import load_specs, verbs_of
    from cutterprint.terminal import Terminal

    for spec in load_specs([file]):
        for line in verbs_of(spec.game).replay(spec.value, Terminal.here(colour)):
            say(line)


def add_to(app: typer.Typer) -> None:
    app.command()(replay)
