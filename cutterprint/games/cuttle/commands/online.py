"""online: positions from the online game, and back."""

import json
from typing import Annotated

from cutterprint.commands.output import say, write_new, wrote
from cutterprint.errors import UsageError
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg
from cutterprint.options import Argument, Force, Lang, Target


def online(
    file: Annotated[str, Argument("FILE", msg("A position, or a game state of the online game as JSON."))],
    out: Target = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    text = _converted(file)
    if out is None:
        say(text.rstrip("\n"))
    else:
        write_new(out, text, force=force)
        say(wrote(out))


def _converted(file: str) -> str:
    """A row as a position, or a position as a row."""
    from cutterprint.games.cuttle.positions.model import Position
    from cutterprint.games.cuttle.positions.online import TOLD_BY, RowFile, position_text, row_of
    from cutterprint.shelf.resolver import load_bytes, load_spec, spec_files
    from cutterprint.specs.models import check_form
    from cutterprint.specs.problems import ProblemLog
    from cutterprint.specs.tree import MapNode

    files = spec_files(file, ("position", "record"), "cuttle")
    if len(files) != 1:
        raise UsageError(msg("'{name}' is a folder with several files; name one of them", name=file))
    log = ProblemLog()
    node = files[0].tree(log)
    log.raise_if_any()
    if isinstance(node, MapNode) and TOLD_BY in node.entries:
        row = check_form(RowFile, node, log)
        log.raise_if_any()
        assert row is not None, "a form without problems gives a value"
        text = position_text(row)
        load_bytes(text.encode(), file)
        return text
    position = load_spec(files[0]).value
    if not isinstance(position, Position):
        raise UsageError(msg("online takes a position, a record, or a game state of the online game"))
    return json.dumps(row_of(position.state), indent=2) + "\n"


COMMAND = Command(
    name="online",
    purpose=Purpose.SCORE,
    help=msg("Bring a position over from the online game of Cuttle, or back."),
    more=msg("Frozen cards are lost on the way, since the notation of the online game leaves them out."),
    example="cutterprint online draw -o row.json",
    run=online,
)
