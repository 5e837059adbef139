"""show: cards and lands in the terminal."""

import typer

from cutterprint.commands.output import say


def show(
    spec: str = typer.Argument(
        ..., metavar="SPEC", help="A file, or a built-in id; ID.KIND where several kinds share an id."
    ),
    card: list[str] | None = typer.Option(
        None, "--card", help="Only the card with this id; can be repeated."
    ),
    colour: bool | None = typer.Option(
        None,
        "--color/--no-color",
        help="Colour or none; left out: colour on a terminal, unless NO_COLOR is set.",
    ),
) -> None:
    """Show a pack, a land, rules or a recipe in the terminal.

    Example: cutterprint show starter --card S01
    """
    from cutterprint.commands.specs import load_specs, verbs_of
    from cutterprint.terminal import Terminal

    terminal = Terminal.here(colour)
    for one in load_specs([spec]):
        for line in verbs_of(one.game).show_any(one.value, terminal, cards=card or []):
            say(line)


def add_to(app: typer.Typer) -> None:
    app.command()(show)
