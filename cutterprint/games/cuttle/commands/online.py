"""online: positions from the online game, and back."""

import json
from typing import TYPE_CHECKING, Annotated

from cutterprint.commands.output import say, write_new, wrote
from cutterprint.errors import UsageError
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg
from cutterprint.options import Argument, Force, Lang, Target, option

if TYPE_CHECKING:
    from cutterprint.shelf.resolver import SpecFile
    from cutterprint.specs.problems import ProblemLog


def online(
    file: Annotated[str, Argument("FILE", msg("A position, or a game state or fixture of the online game."))],
    fixture: Annotated[
        bool,
        option("--fixture", help=msg("Write a position as a fixture, which the online game's tests load.")),
    ] = False,
    out: Target = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    text = _converted(file, is_fixture=fixture)
    if out is None:
        say(text.rstrip("\n"))
    else:
        write_new(out, text, force=force)
        say(wrote(out))


def _converted(name: str, *, is_fixture: bool) -> str:
    """A position for what comes from the online game, and the other way round."""
    from cutterprint.games.cuttle.online.reading import TOLD_BY
    from cutterprint.games.cuttle.online.rows import fixture_text, row_of
    from cutterprint.games.cuttle.positions.model import Position
    from cutterprint.shelf.resolver import load_spec, spec_files
    from cutterprint.specs.problems import ProblemLog
    from cutterprint.specs.yaml_reader import decoded, file_data

    files = spec_files(name, ("position", "record"), "cuttle")
    if len(files) != 1:
        raise UsageError(msg("'{name}' is a folder with several files; name one of them", name=name))
    (file,) = files
    log = ProblemLog()
    data = file.data if file.path is None else file_data(file.path, file.name, log)
    text = decoded(data, file.name, log) if data is not None else None
    log.raise_if_any()
    if text is not None and TOLD_BY.search(text):
        return _brought(file, text, log)
    position = load_spec(file).value
    if not isinstance(position, Position):
        raise UsageError(msg("online takes a position, a record, or a game state of the online game"))
    if is_fixture:
        return fixture_text(position.state)
    return json.dumps(row_of(position.state), indent=2) + "\n"


def _brought(file: "SpecFile", text: str, log: "ProblemLog") -> str:
    """The position file of a row or fixture; raises SpecError with the problems of the latter."""
    from cutterprint.games.cuttle.online.literal import read_literal
    from cutterprint.games.cuttle.online.reading import position_text, position_tree
    from cutterprint.shelf.resolver import spec_of
    from cutterprint.specs.problems import Source

    node = read_literal(text, Source.of_text(file.name, text, file.path), log)
    log.raise_if_any()
    assert node is not None, "what has no problems gives an object"
    tree = position_tree(node, log)
    log.raise_if_any()
    spec_of(tree, file.context(log))
    log.raise_if_any()
    return position_text(node, tree)


COMMAND = Command(
    name="online",
    purpose=Purpose.SCORE,
    help=msg("Bring a position over from the online game of Cuttle, or back."),
    more=msg("Frozen cards are lost on the way, since the notation of the online game leaves them out."),
    example="cutterprint online draw -o row.json",
    run=online,
)
