"""check: says whether specs are right, and where they are not."""

from typing import TYPE_CHECKING

import typer

from cutterprint.commands.output import count, say, say_problems

if TYPE_CHECKING:
    from cutterprint.specs.problems import Problem


def check(
    files: list[str] = typer.Argument(..., metavar="FILE...", help="Files, folders, or built-in ids."),
    as_json: bool = typer.Option(False, "--json", help="Print the problems as a JSON list."),
    quiet: bool = typer.Option(False, "--quiet", "-q", help="Print problems only, no summary."),
) -> None:
    """Check packs, rules, recipes and lands, and tell every problem.

    Each problem comes with its file, line and column, and a hint where one can be guessed.

    Example: cutterprint check my.pack.yaml
    """
    from cutterprint.library import spec_files
    from cutterprint.loading import problems_in

    paths = list(dict.fromkeys(path for name in files for path in spec_files(name)))
    problems: list[Problem] = []
    bad_files = 0
    for path in paths:
        found = problems_in(path)
        problems += found
        bad_files += bool(found)
    say_problems(problems, as_json=as_json)
    if not (quiet or as_json):
        if problems:
            say(f"{count(len(problems), 'problem')} in {bad_files} of {count(len(paths), 'file')}")
        else:
            say(f"{count(len(paths), 'file')} checked, all well")
    if problems:
        raise typer.Exit(1)


def add_to(app: typer.Typer) -> None:
    app.command()(check)
