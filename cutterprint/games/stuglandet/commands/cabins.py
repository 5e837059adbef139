"""cabins: little houses to fold and glue, or standees with dice for those in a hurry."""

from typing import Annotated

from cutterprint.commands.printing import request_fields, rules_named, write_printed
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg
from cutterprint.options import LookOptions, Out, Paper, Printer, Quiet, RulesName, option


def cabins(
    look: LookOptions,
    rules: RulesName = None,
    players: Annotated[
        int, option("--players", help=msg("For how many players: a colour for each."), least=1)
    ] = 4,
    count: Annotated[
        int | None, option("--count", help=msg("How many cabins of a colour; default: as in the box."))
    ] = None,
    size: Annotated[
        str, option("--size", metavar="LENGTH", help=msg("How long a cabin is; default: to suit --cell."))
    ] = "",
    cell: Annotated[
        str, option("--cell", metavar="LENGTH", help=msg("The side of a cell of your tiles."))
    ] = "24mm",
    flat: Annotated[
        bool, option("--flat", help=msg("Standees that are folded once, and dice to roll instead."))
    ] = False,
    paper: Paper = "a4",
    printer: Printer = "",
    out: Out = None,
    quiet: Quiet = False,
) -> None:
    from cutterprint.games.stuglandet.art.cabin_shape import FOOTPRINT
    from cutterprint.games.stuglandet.game import GAME
    from cutterprint.games.stuglandet.sheets.cabins import LARGEST, SMALLEST, cabin_parts
    from cutterprint.printing.printed import PrintRequest
    from cutterprint.units import parse_length

    _, value = rules_named(rules, GAME.id)
    request = PrintRequest(**request_fields(value, look, paper=paper, printer=printer))
    if size:
        length = parse_length(size, "--size", least=SMALLEST, most=LARGEST)
    else:
        least, most = SMALLEST / FOOTPRINT, LARGEST / FOOTPRINT
        length = parse_length(cell, "--cell", least=least, most=most) * FOOTPRINT
    made = cabin_parts(request, players=players, count=count, size=length, flat=flat)
    write_printed(made, GAME, request.speech, out, quiet=quiet)


COMMAND = Command(
    name="cabins",
    purpose=Purpose.PRINT,
    help=msg("Print the Stuglandet cabins to fold and glue, or as standees."),
    example="cutterprint cabins --players 3 --ink light",
    run=cabins,
)
