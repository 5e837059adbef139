"""score: what a land is worth, and why."""

from pathlib import Path

import typer

from cutterprint.commands.output import say, say_json


def score(
    files: list[str] = typer.Argument(..., metavar="FILE...", help="Lands, games, tournaments or records."),
    as_json: bool = typer.Option(False, "--json", help="Print the score as JSON."),
    svg: Path | None = typer.Option(None, "--svg", help="Draw the land into this SVG file."),
    pdf: Path | None = typer.Option(None, "--pdf", help="Draw the land into this PDF file."),
    png: Path | None = typer.Option(None, "--png", help="Draw the land into this PNG file."),
    palette: str = typer.Option("standard", "--palette", help="standard, colourblind or bw."),
    ink: str = typer.Option("full", "--ink", help="full, light or outline."),
    lang: str = typer.Option("en", "--lang", help="en, es or ru."),
    colour: bool | None = typer.Option(None, "--color/--no-color", help="Colour or none."),
) -> None:
    """Score lands and games, and explain every point.

    Example: cutterprint score k-hunting --png land.png
    """
    from cutterprint.commands.specs import load_specs, verbs_of
    from cutterprint.i18n import language
    from cutterprint.terminal import Terminal

    speech = language(lang)
    specs = load_specs(files)
    scored = [(spec, verbs_of(spec.game).score_value(spec.value)) for spec in specs]
    if svg or pdf or png:
        from cutterprint.printing.pictures import write_pictures

        drawings = [
            drawing
            for spec, found in scored
            for drawing in verbs_of(spec.game).score_drawings(found, palette, ink)
        ]
        write_pictures(drawings, svg=svg, pdf=pdf, png=png, title=specs[0].node.source.name)
    if as_json:
        answers = [verbs_of(spec.game).score_json(found) for spec, found in scored]
        say_json(answers[0] if len(answers) == 1 else answers)
        return
    terminal = Terminal.here(colour)
    for index, (spec, found) in enumerate(scored):
        if len(scored) > 1:
            say(f"{chr(10) if index else ''}{spec.node.source.name}")
        for line in verbs_of(spec.game).tell_score(found, terminal, speech):
            say(line)
    for path in (svg, pdf, png):
        if path is not None:
            say(f"\nwrote {path}")


def add_to(app: typer.Typer) -> None:
    app.command()(score)
