"""tokens: bones, towers, walls and bridges to fold and cut."""

from typing import Annotated

from cutterprint.commands.printing import request_fields, rules_named, write_printed
from cutterprint.errors import UsageError
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg
from cutterprint.options import LookOptions, Out, Paper, Printer, Quiet, RulesName, option


def tokens(
    look: LookOptions,
    rules: RulesName = None,
    bones: Annotated[
        int | None, option("--bones", help=msg("How many bones; default: as in the box."))
    ] = None,
    towers: Annotated[int | None, option("--towers", help=msg("How many towers."))] = None,
    walls: Annotated[int | None, option("--walls", help=msg("How many walls/bridges."))] = None,
    more: Annotated[
        list[str] | None,
        option(
            "--count",
            help=msg("Number of tokens for a bonus added by the rules; can be repeated."),
            metavar="BONUS=N",
        ),
    ] = None,
    square: Annotated[
        str, option("--square", metavar="LENGTH", help=msg("The side of a square of your cards."))
    ] = "21mm",
    paper: Paper = "a4",
    printer: Printer = "",
    out: Out = None,
    quiet: Quiet = False,
) -> None:
    from cutterprint.games.cutterland.game import GAME
    from cutterprint.games.cutterland.rules.model import BONES, TOWER, WALL_BRIDGE
    from cutterprint.games.cutterland.sheets.makers import tokens as made_tokens
    from cutterprint.printing.printed import PrintRequest
    from cutterprint.units import parse_length

    named = {BONES: bones, TOWER: towers, WALL_BRIDGE: walls}
    wanted = {key: number for key, number in named.items() if number is not None} | _counts(more or [])
    _, value = rules_named(rules, GAME.id)
    request = PrintRequest(**request_fields(value, look, paper=paper, printer=printer))
    side = parse_length(square, "--square", least=8, most=100)
    made = made_tokens(request, square=side, wanted=wanted)
    write_printed(made, GAME, request.speech, out, quiet=quiet)


def _counts(words: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for word in words:
        key, _, number = word.partition("=")
        if not key or not number.isdecimal():
            raise UsageError(
                msg("--count takes a bonus and a number, such as tower=12; not '{word}'", word=word[:40])
            )
        found[key] = int(number)
    return found


COMMAND = Command(
    name="tokens",
    purpose=Purpose.PRINT,
    help=msg("Print the Cutterland tokens; fold them to make them two-sided."),
    example="cutterprint tokens --paper letter --bones 40",
    run=tokens,
)
