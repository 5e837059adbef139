"""check: says whether specs are right, and where they are not."""

from typing import Annotated

from cutterprint.commands.output import files as files_counted
from cutterprint.commands.output import report
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg, nmsg
from cutterprint.options import Argument, AsJson, GameName, Lang, Quiet


def check(
    files: Annotated[
        list[str], Argument("FILE…", msg("Files, folders, built-in ids, or '-' for standard input."))
    ],
    game: GameName = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    lang: Lang = None,
) -> None:
    from cutterprint.shelf.resolver import files_named, problems_in

    named = files_named(files, game=game)
    found = [problems_in(file) for file in named]
    problems = [problem for one in found for problem in one]
    told = nmsg("{number} file checked, no problems", "{number} files checked, no problems", len(named))
    if problems:
        told = nmsg(
            "{number} problem in {bad} of {files}",
            "{number} problems in {bad} of {files}",
            len(problems),
            bad=sum(map(bool, found)),
            files=files_counted(len(named)),
        )
    report(problems, told, as_json=as_json, quiet=quiet)


COMMAND = Command(
    name="check",
    purpose=Purpose.CHECK,
    help=msg("Check your files, and report every problem."),
    more=msg("Each problem comes with its file, line and column, and a hint where possible."),
    example="cutterprint check my.pack.yaml",
    run=check,
)
