"""markers: glasses, kings, frost and arrows to lay beside the cards."""

from typing import Annotated

from cutterprint.commands.printing import request_fields, rules_named, write_printed
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg
from cutterprint.options import LookOptions, Out, Paper, Printer, Quiet, RulesName, chosen, option


def markers(
    look: LookOptions,
    rules: RulesName = None,
    variant: Annotated[
        str,
        option(
            "--variant", metavar="two|cutthroat|teams", help=msg("The variant whose goals the kings show.")
        ),
    ] = "two",
    glasses: Annotated[int | None, option("--glasses", help=msg("How many glasses; default: 4."))] = None,
    kings: Annotated[
        int | None, option("--kings", help=msg("How many kings; default: as many as lower the goal."))
    ] = None,
    frozen: Annotated[
        int | None, option("--frozen", help=msg("How many for frozen cards; default: 4."))
    ] = None,
    arrows: Annotated[
        int | None, option("--arrows", help=msg("How many arrows for stolen cards; default: 4."))
    ] = None,
    size: Annotated[str, option("--size", metavar="LENGTH", help=msg("How wide a marker is."))] = "20mm",
    paper: Paper = "a4",
    printer: Printer = "",
    out: Out = None,
    quiet: Quiet = False,
) -> None:
    from cutterprint.games.cuttle.game import GAME
    from cutterprint.games.cuttle.rules.model import Rules
    from cutterprint.games.cuttle.sheets.markers import (
        ARROW,
        FROZEN,
        GLASSES,
        KING,
        LARGEST,
        SMALLEST,
        markers_printed,
    )
    from cutterprint.printing.printed import PrintRequest
    from cutterprint.units import parse_length

    _, value = rules_named(rules, GAME.id)
    assert isinstance(value, Rules), "Cuttle's rules are rules"
    request = PrintRequest(**request_fields(value, look, paper=paper, printer=printer))
    made = markers_printed(
        [chosen("--variant", value.variants, variant)],
        request,
        wanted={GLASSES: glasses, KING: kings, FROZEN: frozen, ARROW: arrows},
        side=parse_length(size, "--size", least=SMALLEST, most=LARGEST),
    )
    write_printed(made, GAME, request.speech, out, quiet=quiet)


COMMAND = Command(
    name="markers",
    purpose=Purpose.PRINT,
    help=msg("Print the Cuttle markers: glasses, kings, frost and arrows, to fold and cut."),
    example="cutterprint markers --kings 8 --paper letter",
    run=markers,
)
