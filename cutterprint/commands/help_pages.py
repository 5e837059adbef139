"""Help pages, written from what commands declare, in the user's language."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from typer.core import TyperCommand, TyperGroup

from cutterprint.commands.parameters import REQUIRED, Parameter, choices, value_kind
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import Language, msg, speaking
from cutterprint.options import Argument

WIDEST_NAME = 28


def help_text(command: Command, speech: Language) -> str:
    """What a command does, and an example."""
    told = [part.said(speech) for part in (command.help, command.more) if part is not None]
    example = msg("Example: {command}", command=command.example)
    return "\n\n".join([*told, example.said(speech)])


def help_row(parameter: Parameter, speech: Language) -> tuple[str, str]:
    """How an option or argument is written, and what it is for."""
    declared, usual = parameter.declared, parameter.usual
    text = declared.help.said(speech)
    if isinstance(declared, Argument):
        return declared.metavar, text
    names = ", ".join(sorted(declared.names, key=len)).replace("/", " / ")
    metavar = declared.metavar or _metavar(parameter.kind)
    if usual is REQUIRED:
        required = speech.gettext("required")
        text = f"{text} [{required}]"
    elif usual and not isinstance(usual, bool | Path):
        shown = f"{usual:g}" if isinstance(usual, float) else str(usual)
        default = msg("default: {value}", value=shown)
        text = f"{text} [{default.said(speech)}]"
    return f"{names} {metavar}".rstrip(), text


def _metavar(kind: Any) -> str:
    """What stands behind the name of an option for its value."""
    if words := choices(kind):
        return "|".join(words)
    return {bool: "", int: "N", float: "N", Path: "FILE"}.get(value_kind(kind), "TEXT")


class _Page:
    """A help page in place of typer's own."""

    takes: ClassVar[Sequence[Parameter]] = ()

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        speech = speaking()
        arguments = [one.declared.metavar for one in self.takes if isinstance(one.declared, Argument)]
        options = speech.gettext("OPTIONS")
        words = [f"[{options}]", *map(str, arguments)]
        if isinstance(self, TyperGroup):
            words = [speech.gettext("COMMAND"), *words]
        usage = speech.gettext("Usage:")
        formatter.write_usage(ctx.command_path, " ".join(words), prefix=f"{usage} ")

    def format_options(self, ctx: Any, formatter: Any) -> None:
        speech = speaking()
        arguments = [one for one in self.takes if isinstance(one.declared, Argument)]
        options = [help_row(one, speech) for one in self.takes if one not in arguments]
        options.append(("-h, --help", speech.gettext("Show this message and exit.")))
        rows = [help_row(one, speech) for one in arguments]
        for title, shown in ((speech.gettext("Arguments"), rows), (speech.gettext("Options"), options)):
            if shown:
                with formatter.section(title):
                    formatter.write_dl(shown, col_max=WIDEST_NAME)


class CommandPage(_Page, TyperCommand):
    """A command with a help page of ours."""


class ProgramPage(_Page, TyperGroup):
    """The program: its commands stand in the help by what people want to do."""

    declared: ClassVar[Mapping[str, Command]] = {}

    def format_options(self, ctx: Any, formatter: Any) -> None:
        speech = speaking()
        width = max(map(len, self.declared))
        for purpose in Purpose:
            rows = [
                (f"{name:<{width}}", command.help.said(speech))
                for name, command in self.declared.items()
                if command.purpose is purpose
            ]
            if rows:
                with formatter.section(purpose.value.said(speech)):
                    formatter.write_dl(rows)
        version = ("--version", speech.gettext("Print the version and exit."))
        with formatter.section(speech.gettext("Options")):
            formatter.write_dl([version, ("-h, --help", speech.gettext("Show this message and exit."))])
