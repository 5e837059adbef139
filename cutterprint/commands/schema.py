"""schema: JSON Schemas, so that editors complete and check specs while they are typed."""

from pathlib import Path

import typer

from cutterprint.commands.output import say


def schema(
    kind: str = typer.Argument(..., metavar="KIND", help="pack, rules, land and so on."),
    game: str = typer.Option("cutterland", "--game", help="Whose files."),
    out: Path | None = typer.Option(None, "--out", "-o", help="Write to this file instead of the terminal."),
) -> None:
    """Print the JSON Schema of a file, for editors.

    Example: cutterprint schema pack -o pack.schema.json
    """
    import json

    from cutterprint.errors import UsageError
    from cutterprint.games.registry import GAMES, kinds_of
    from cutterprint.specs.problems import did_you_mean
    from cutterprint.writing import write_whole

    if game not in GAMES:
        raise UsageError(f"there is no game '{game}' here; known games: {', '.join(GAMES)}")
    kinds = kinds_of(game)
    if kind not in kinds:
        hint = did_you_mean(kind, kinds) or f"kinds: {', '.join(kinds)}"
        raise UsageError(f"there is no kind '{kind}'; {hint}")
    content = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{game} {kind}",
        **{key: value for key, value in kinds[kind].schema().items() if key != "title"},
    }
    text = json.dumps(content, ensure_ascii=False, indent=2)
    if out is None:
        say(text)
    else:
        write_whole(out, text + "\n")
        say(f"wrote {out}")


def add_to(app: typer.Typer) -> None:
    app.command()(schema)
