"""new: a commented, valid spec to start from, or a template to change."""

import re
from pathlib import Path
from typing import Annotated

from cutterprint.commands.output import file_in, say, write_new, wrote
from cutterprint.errors import UsageError
from cutterprint.games.command import Command, Purpose
from cutterprint.games.game import Game
from cutterprint.i18n import msg, speaking
from cutterprint.options import Argument, Force, GameName, Lang, Target
from cutterprint.specs.translated import LONGEST_LINE, is_line

TEMPLATE = "template"


def new(
    kind: Annotated[
        str, Argument("KIND", msg("What to create: pack, tiles, rules, recipe, land, board …, or template."))
    ],
    name: Annotated[
        str, Argument("NAME", msg("What to call it, such as 'Swamp Friends'; for a template, its sheet."))
    ],
    game: GameName = None,
    out: Target = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    from cutterprint.data import game_folder
    from cutterprint.shelf.games import game_named
    from cutterprint.specs.problems import did_you_mean

    found = game_named(game)
    folder = game_folder(found.id, "templates")
    if kind == TEMPLATE:
        _copy_template(name, found, folder, out, force)
        return
    known = [*sorted(path.name.split(".")[0] for path in (folder / "new").glob("*.yaml.j2")), TEMPLATE]
    if kind not in known:
        hint = did_you_mean(kind, known) or msg("available: {names}", names=", ".join(known))
        raise UsageError(msg("there is nothing to start from for '{kind}'; {hint}", kind=kind, hint=hint))
    _write_spec(kind, name, found, out, force)


def _write_spec(kind: str, name: str, game: Game, out: Path | None, force: bool) -> None:
    from cutterprint.pages.templates import render

    spec_id = _id_of(name)
    if not spec_id:
        raise UsageError(msg("'{name}' has no letter or digit to make an id from", name=name))
    if not is_line(name):
        raise UsageError(
            msg("a name is one line of at most {number} visible characters", number=LONGEST_LINE)
        )
    path = file_in(out, f"{spec_id}.{kind}.yaml", Path())
    values = {"id": spec_id, "name": " ".join(name.split())}
    write_new(path, render(f"{game.id}/new/{kind}.yaml.j2", values, speech=speaking()), force=force)
    say(wrote(path))
    say(msg("Open it in a text editor, then run: cutterprint check {path}", path=_quoted(path)))


def _copy_template(name: str, game: Game, own: Path, out: Path | None, force: bool) -> None:
    """Put a sheet's template where `--templates` finds it."""
    from cutterprint.specs.problems import did_you_mean

    known = {path.name.split(".")[0]: path for path in sorted(own.glob("*.page.j2"))}
    if name not in known:
        hint = did_you_mean(name, known) or msg("available: {names}", names=", ".join(known))
        raise UsageError(msg("there is no template '{name}'; {hint}", name=name, hint=hint))
    folder = out if out is not None else Path("templates")
    path = folder / game.id / known[name].name
    write_new(path, known[name].read_bytes(), force=force)
    say(wrote(path))
    command = f"cutterprint {name} --templates {_quoted(folder)}"
    say(msg("Change it, then run: {command}", command=command))


def _id_of(name: str) -> str:
    """An id that reads like the name: 'Swamp Friends' becomes swamp-friends."""
    return re.sub(r"[\W_]+", "-", name.casefold()).strip("-")[:40].strip("-")


def _quoted(path: Path) -> str:
    text = str(path)
    return f'"{text}"' if " " in text else text


COMMAND = Command(
    name="new",
    purpose=Purpose.INVENT,
    help=msg("Write a commented file to start from, or a template to change."),
    example='cutterprint new pack "Swamp Friends"',
    run=new,
)
