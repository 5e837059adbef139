"""score: what a land is worth, and why."""

import typer

from cutterprint.commands.output import say, say_json


def score(
    files: list[str] = typer.Argument(..., metavar="FILE...", help="Lands, games, tournaments or records."),
    as_json: bool = typer.Option(False, "--json", help="Print the score as JSON."),
    colour: bool | None = typer.Option(None, "--color/--no-color", help="Colour or none."),
) -> None:
    """Score lands and games, and explain every point.

    Example: cutterprint score k-hunting
    """
    from cutterprint.commands.specs import load_specs, verbs_of
    from cutterprint.terminal import Terminal

    specs = load_specs(files)
    scored = [(spec, verbs_of(spec.game).score_value(spec.value)) for spec in specs]
    if as_json:
        answers = [verbs_of(spec.game).score_json(found) for spec, found in scored]
        say_json(answers[0] if len(answers) == 1 else answers)
        return
    terminal = Terminal.here(colour)
    for index, (spec, found) in enumerate(scored):
        if len(scored) > 1:
            say(f"{chr(10) if index else ''}{spec.node.source.name}")
        for line in verbs_of(spec.game).tell_score(found, terminal):
            say(line)


def add_to(app: typer.Typer) -> None:
    app.command()(score)
