"""solve: the best use of a land's towers, walls and bridges."""

import sys
from pathlib import Path

import typer

from cutterprint.commands.output import say, say_json
from cutterprint.errors import UsageError


def solve(
    file: str = typer.Argument(..., metavar="LAND", help="A land: a file, or a built-in id."),
    fresh: bool = typer.Option(False, "--fresh", help="Take up what is placed already, and place it anew."),
    time_limit: float = typer.Option(
        60.0, "--time-limit", metavar="S", min=0, help="Stop after so many seconds; 0: search to the end."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print the best land's score as JSON."),
    svg: Path | None = typer.Option(None, "--svg", help="Draw the best land into this SVG file."),
    pdf: Path | None = typer.Option(None, "--pdf", help="Draw the best land into this PDF file."),
    png: Path | None = typer.Option(None, "--png", help="Draw the best land into this PNG file."),
    palette: str = typer.Option("standard", "--palette", help="standard, colourblind or bw."),
    ink: str = typer.Option("full", "--ink", help="full, light or outline."),
    colour: bool | None = typer.Option(None, "--color/--no-color", help="Colour or none."),
) -> None:
    """Find the towers, walls, bridges and prey that score most, and prove it.

    What is placed in the file stays. Ctrl-C stops the search with the best found so far.

    Example: cutterprint solve k-hunting --fresh --png best.png
    """
    from cutterprint.commands.specs import load_specs, verbs_of
    from cutterprint.terminal import Terminal

    specs = load_specs([file])
    if len(specs) != 1:
        raise UsageError(f"'{file}' is a folder; name one land in it")
    verbs = verbs_of(specs[0].game)
    search = verbs.new_search(
        specs[0].value, is_fresh=fresh, time_limit=time_limit or None, progress=_progress()
    )
    try:
        search.run()
    except KeyboardInterrupt:
        pass  # the best so far is an answer as well
    finally:
        _clear_progress()
    found = search.solution()
    if svg or pdf or png:
        from cutterprint.printing.pictures import write_pictures

        drawings = verbs.score_drawings(found.score, palette, ink)
        write_pictures(drawings, svg=svg, pdf=pdf, png=png, title=specs[0].node.source.name)
    if as_json:
        say_json(found.as_json())
        return
    for line in verbs.tell_solution(found, Terminal.here(colour)):
        say(line)
    for path in (svg, pdf, png):
        if path is not None:
            say(f"\nwrote {path}")


def _progress() -> object:
    """Tells best and bound in one line of a terminal that is written over; nothing in a pipe."""
    if not sys.stderr.isatty():
        return None

    def tell(best: int, bound: int) -> None:
        sys.stderr.write(f"\r\033[Kbest {best}, none above {bound} …")
        sys.stderr.flush()

    return tell


def _clear_progress() -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r\033[K")
        sys.stderr.flush()


def add_to(app: typer.Typer) -> None:
    app.command()(solve)
