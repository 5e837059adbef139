"""list: what is built in."""

import typer

from cutterprint.commands.output import say, say_json


def list_built_in(
    game: str | None = typer.Option(None, "--game", help="Only what belongs to this game."),
    as_json: bool = typer.Option(False, "--json", help="Print the list as JSON."),
) -> None:
    """List what is built in: games, rules, packs, recipes, samples.

    Example: cutterprint list
    """
    from cutterprint.errors import UsageError
    from cutterprint.library import GAMES, built_ins, display_name
    from cutterprint.specs.problems import did_you_mean

    if game is not None and game not in GAMES:
        hint = did_you_mean(game, GAMES) or f"known games: {', '.join(GAMES)}"
        raise UsageError(f"there is no game '{game}' here; {hint}")
    entries = [item for item in built_ins() if game in {None, item.game}]
    if as_json:
        say_json(
            [
                {
                    "game": item.game,
                    "kind": item.kind,
                    "id": item.id,
                    "name": _name(item.path),
                    "sample": item.is_sample,
                    "file": display_name(item.path),
                }
                for item in entries
            ]
        )
        return
    for one in GAMES if game is None else (game,):
        say(one)
        groups = {
            "rules": [item for item in entries if item.game == one and item.kind == "rules"],
            "packs": [
                item for item in entries if item.game == one and item.kind == "pack" and not item.is_sample
            ],
            "recipes": [item for item in entries if item.game == one and item.kind == "recipe"],
            "samples": [item for item in entries if item.game == one and item.is_sample],
        }
        for title, items in groups.items():
            if items:
                say(f"  {title}")
            width = max((len(item.id) for item in items), default=0)
            for item in items:
                about = _name(item.path) if title != "samples" else item.kind
                say(f"    {item.id:<{width}}  {about}".rstrip())
    say()
    say("Look at one with: cutterprint show ID; at samples also with score ID or replay ID")


def _name(path: object) -> str:
    """The name that a spec gives itself, in English, without checking the rest of it."""
    from pathlib import Path

    from cutterprint.specs.models import LocalText, SpecModel, check_form
    from cutterprint.specs.problems import ProblemLog
    from cutterprint.specs.tree import MapNode
    from cutterprint.specs.yaml_reader import read_file

    class Named(SpecModel):
        name: LocalText

    node = read_file(Path(str(path)), str(path), ProblemLog())
    if not isinstance(node, MapNode) or "name" not in node.entries:
        return ""
    only_name = MapNode(node.place, {"name": node.entries["name"]}, {"name": node.keys["name"]})
    form = check_form(Named, only_name, ProblemLog())
    return str(form.name) if form is not None else ""


def add_to(app: typer.Typer) -> None:
    app.command("list")(list_built_in)
