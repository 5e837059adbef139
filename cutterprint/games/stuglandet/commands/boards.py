"""boards: a page that shows how to lay the tiles."""

from typing import Annotated

from cutterprint.commands.printing import request_fields, write_printed
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg
from cutterprint.options import Argument, LookOptions, Out, Paper, Printer, Quiet, Templates, option


def boards(
    look: LookOptions,
    tiles: Annotated[str, Argument("[TILES]", msg("A set of tiles: a file, or a built-in id."))] = "summer",
    seed: Annotated[
        int,
        option("--seed", help=msg("Shuffles the tiles of the pictures; the same number, the same boards.")),
    ] = 1,
    paper: Paper = "a4",
    printer: Printer = "",
    templates: Templates = None,
    out: Out = None,
    quiet: Quiet = False,
) -> None:
    from cutterprint.games.stuglandet.components.tiles import TileSet
    from cutterprint.games.stuglandet.game import GAME
    from cutterprint.games.stuglandet.sheets.boards import boards_printed
    from cutterprint.printing.printed import PrintRequest
    from cutterprint.shelf.resolver import load_one

    found = load_one(tiles, ("tiles",), GAME.id).value
    assert isinstance(found, TileSet), "only sets of tiles were asked for"
    fields = request_fields(found.rules, look, paper=paper, printer=printer, templates=templates)
    request = PrintRequest(**fields)
    write_printed(boards_printed(found, request, seed=seed), GAME, request.speech, out, quiet=quiet)


COMMAND = Command(
    name="boards",
    purpose=Purpose.PRINT,
    help=msg("Print how to lay the tiles of Stuglandet, for each number of players."),
    example="cutterprint boards summer --seed 7",
    run=boards,
)
