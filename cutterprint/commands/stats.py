"""stats: what is in a deck, and how even its cards are."""

import typer

from cutterprint.commands.output import say, say_json


def stats(
    pack: str = typer.Argument(..., metavar="PACK", help="A pack file, or a built-in id."),
    recipe: str | None = typer.Option(None, "--recipe", help="Compare with a recipe file or a built-in id."),
    as_json: bool = typer.Option(False, "--json", help="Print the numbers as JSON."),
) -> None:
    """Tell what is in a deck: creatures, areas, and the worth of its cards.

    Example: cutterprint stats classic --recipe classic
    """
    from cutterprint.commands.inputs import pack_named, recipe_named
    from cutterprint.games.cutterland.decks.stats import compare, deck_stats
    from cutterprint.games.cutterland.sheets.decks import stats_lines
    from cutterprint.terminal import Terminal

    found = deck_stats(pack_named(pack))
    comparison = compare(found, recipe_named(recipe)) if recipe is not None else None
    if as_json:
        more = {} if comparison is None else {"comparison": comparison.as_json()}
        say_json({**found.as_json(), **more})
        return
    terminal = Terminal.here()
    for line in stats_lines(found, comparison, terminal):
        say(terminal.line(line.rstrip()))


def add_to(app: typer.Typer) -> None:
    app.command()(stats)
