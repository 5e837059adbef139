"""verify: whether lands and records score what their files expect."""

from typing import TYPE_CHECKING

import typer

from cutterprint.commands.output import count, say, say_problems

if TYPE_CHECKING:
    from cutterprint.specs.problems import Problem


def verify(
    files: list[str] | None = typer.Argument(
        None, metavar="[FILE...]", help="Files, folders or built-in ids; left out: all built-in samples."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print the differences as a JSON list."),
    quiet: bool = typer.Option(False, "--quiet", "-q", help="Print differences only, no summary."),
) -> None:
    """Compare what files expect with what the engine finds.

    Example: cutterprint verify
    """
    from cutterprint.commands.specs import verbs_of
    from cutterprint.library import built_ins, display_name, spec_files

    if files:
        paths = list(dict.fromkeys(path for name in files for path in spec_files(name)))
    else:
        paths = [item.path for item in built_ins() if item.is_sample]
    problems: list[Problem] = []
    compared = 0
    for path in paths:
        found, number = verbs_of("cutterland").verify_file(path, display_name(path))
        compared += number
        problems += found
    say_problems(problems, as_json=as_json)
    if not (quiet or as_json):
        if not compared and not problems:
            say(f"{count(len(paths), 'file')} looked at; none of them expects anything")
            return
        what = f"{count(compared, 'expectation')} in {count(len(paths), 'file')}"
        say(f"{what}: {count(len(problems), 'difference') if problems else 'all as expected'}")
    if problems:
        raise typer.Exit(1)


def add_to(app: typer.Typer) -> None:
    app.command()(verify)
