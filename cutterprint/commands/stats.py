"""stats: what is in a deck, and how even its cards are."""

from pathlib import Path

import typer

from cutterprint.commands.output import say, say_json


def stats(
    pack: str = typer.Argument(..., metavar="PACK", help="A pack file, or a built-in id."),
    recipe: str | None = typer.Option(None, "--recipe", help="Compare with a recipe file or a built-in id."),
    as_json: bool = typer.Option(False, "--json", help="Print the numbers as JSON."),
    svg: Path | None = typer.Option(None, "--svg", help="Draw charts into this SVG file."),
    pdf: Path | None = typer.Option(None, "--pdf", help="Draw charts into this PDF file."),
    png: Path | None = typer.Option(None, "--png", help="Draw charts into this PNG file."),
    lang: str = typer.Option("en", "--lang", help="The language of the charts: en, es or ru."),
) -> None:
    """Tell what is in a deck: creatures, areas, and the worth of its cards.

    Example: cutterprint stats classic --recipe classic
    """
    from cutterprint.commands.inputs import pack_named, recipe_named
    from cutterprint.games.cutterland.decks.stats import compare, deck_stats
    from cutterprint.games.cutterland.terminal.decks import stats_lines
    from cutterprint.terminal import Terminal

    found = deck_stats(pack_named(pack))
    comparison = compare(found, recipe_named(recipe)) if recipe is not None else None
    if svg or pdf or png:
        from cutterprint.games.cutterland.art.charts import stats_drawing
        from cutterprint.i18n import language
        from cutterprint.printing.pictures import write_pictures

        drawing = stats_drawing(found, language(lang))
        write_pictures([drawing], svg=svg, pdf=pdf, png=png, title=str(found.pack.name))
    if as_json:
        more = {} if comparison is None else {"comparison": comparison.as_json()}
        say_json({**found.as_json(), **more})
        return
    terminal = Terminal.here()
    for line in stats_lines(found, comparison, terminal):
        say(terminal.line(line.rstrip()))
    for path in (svg, pdf, png):
        if path is not None:
            say(f"wrote {path}")


def add_to(app: typer.Typer) -> None:
    app.command()(stats)
