"""list: what is built in."""

from pathlib import Path

from cutterprint.commands.output import say, say_json
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import Message, msg, said, speaking
from cutterprint.options import AsJson, GameName, Lang
from cutterprint.specs.translated import Translated


def list_built_in(game: GameName = None, as_json: AsJson = False, lang: Lang = None) -> None:
    from cutterprint.shelf.built_in import built_ins
    from cutterprint.shelf.games import game_named, games
    from cutterprint.specs.problems import display_name

    shown = list(games().values()) if game is None else [game_named(game)]
    if as_json:
        say_json(
            [
                {
                    "game": item.game,
                    "kind": item.kind,
                    "id": item.id,
                    "name": str(_name(item.path) or ""),
                    "sample": item.is_sample,
                    "file": display_name(item.path),
                }
                for item in built_ins()
                if game in {None, item.game}
            ]
        )
        return
    for one in shown:
        say(one.id)
        items = [item for item in built_ins() if item.game == one.id]
        groups: dict[str, list[tuple[str, Translated | str | None]]] = {}
        for item in items:
            if not item.is_sample:
                groups.setdefault(item.kind, []).append((item.id, _name(item.path)))
        for kind, members in groups.items():
            known = one.kinds().get(kind)
            _say_group((known.plural if known else None) or kind, members)
        _say_group(msg("samples"), [(item.id, item.kind) for item in items if item.is_sample])
    say()
    say(msg("Look at one with 'cutterprint show ID'; samples also work with 'score ID' or 'replay ID'."))


def _say_group(title: Message | str, rows: list[tuple[str, Translated | str | None]]) -> None:
    if not rows:
        return
    say(f"  {said(title, speaking())}")
    width = max(len(name) for name, _ in rows)
    for name, about in rows:
        told = about.in_language(speaking().code) if isinstance(about, Translated) else about or ""
        say(f"    {name:<{width}}  {told}".rstrip())


def _name(path: Path) -> Translated | None:
    """The name that a spec gives itself, without checking the rest of it."""
    from cutterprint.specs.models import LocalText, SpecModel, check_form
    from cutterprint.specs.problems import ProblemLog
    from cutterprint.specs.tree import MapNode
    from cutterprint.specs.yaml_reader import read_file

    class Named(SpecModel):
        name: LocalText

    node = read_file(path, str(path), ProblemLog())
    if not isinstance(node, MapNode) or "name" not in node.entries:
        return None
    only_name = MapNode(node.place, {"name": node.entries["name"]}, {"name": node.keys["name"]})
    form = check_form(Named, only_name, ProblemLog())
    return form.name if form is not None else None


COMMAND = Command(
    name="list",
    purpose=Purpose.CHECK,
    help=msg("List what is built in: games, rules, packs, decks, tiles, recipes and samples."),
    example="cutterprint list",
    run=list_built_in,
)
