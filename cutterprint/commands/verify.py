"""verify: whether files come out as they expect."""

from typing import Annotated

from cutterprint.commands.output import files as files_counted
from cutterprint.commands.output import report
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg, nmsg
from cutterprint.options import Argument, AsJson, GameName, Lang, Quiet


def verify(
    files: Annotated[
        list[str] | None,
        Argument("[FILE…]", msg("Files, folders or built-in ids; default: all built-in samples.")),
    ] = None,
    game: GameName = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    lang: Lang = None,
) -> None:
    from cutterprint.shelf.built_in import built_ins
    from cutterprint.shelf.resolver import SpecFile, files_named
    from cutterprint.shelf.verifying import verify_file

    if files:
        named = files_named(files, game=game)
    else:
        named = [
            SpecFile.at(item.path) for item in built_ins() if item.is_sample and game in {None, item.game}
        ]
    results = [verify_file(file) for file in named]
    problems = [problem for found, _ in results for problem in found]
    compared = sum(number for _, number in results)
    where = files_counted(len(named))
    expected = nmsg("{number} expectation", "{number} expectations", compared)
    if problems:
        differences = nmsg("{number} difference", "{number} differences", len(problems))
        told = msg("{expected} in {files}: {found}", expected=expected, files=where, found=differences)
    elif compared:
        told = msg("{expected} in {files}: all as expected", expected=expected, files=where)
    else:
        told = msg("no expectations in {files}", files=where)
    report(problems, told, as_json=as_json, quiet=quiet)


COMMAND = Command(
    name="verify",
    purpose=Purpose.SCORE,
    help=msg("Compare what files expect with what the program finds."),
    example="cutterprint verify",
    run=verify,
)
