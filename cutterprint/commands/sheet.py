"""The commands that print one sheet of a game: all alike, each game with options of its own."""

from cutterprint.commands.asking import offered
from cutterprint.commands.parameters import OwnOptions
from cutterprint.commands.printing import request_fields, rules_named, write_printed
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import Message
from cutterprint.options import GameName, LookOptions, Out, Paper, Printer, Quiet, RulesName, Templates


def sheet_command(name: str, help: Message, example: str) -> Command:  # noqa: A002 - the word of the field
    """The command that prints the sheet of a name."""

    def run(
        look: LookOptions,
        own: OwnOptions,
        rules: RulesName = None,
        game: GameName = None,
        paper: Paper = "a4",
        printer: Printer = "",
        templates: Templates = None,
        out: Out = None,
        quiet: Quiet = False,
    ) -> None:
        from cutterprint.printing.printed import PrintRequest

        named, value = rules_named(rules, game)
        sheet = offered(named, name, named.sheet(name))
        request = PrintRequest(
            **request_fields(value, look, paper=paper, printer=printer, templates=templates)
        )
        made = sheet.make(request, own.of(named))
        write_printed(made, named, request.speech, out, quiet=quiet)

    return Command(name=name, purpose=Purpose.PRINT, help=help, example=example, run=run)
