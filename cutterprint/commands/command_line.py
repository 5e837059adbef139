"""From declared commands to a command line that typer parses, and its complaints in the user's language."""

import inspect
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any

import typer

from cutterprint.commands.help_pages import CommandPage, help_text
from cutterprint.commands.parameters import Parameter, Takes, choices, value_kind, with_help
from cutterprint.errors import UsageError
from cutterprint.games.command import Command
from cutterprint.i18n import Language, Message, msg, speaking
from cutterprint.options import Option
from cutterprint.specs.problems import did_you_mean


def add_command(app: typer.Typer, command: Command, forms: Mapping[str, type[Any]], speech: Language) -> None:
    """Add a command; `forms` are the dataclasses of the options that games have of their own for it."""
    takes = Takes(command, forms)
    parameters = takes.parameters()

    def run(**given: Any) -> None:
        takes.run(given)

    run.__signature__ = inspect.Signature([_for_typer(one) for one in parameters])  # type: ignore[attr-defined]
    run.__annotations__ = {}
    page = type("Page", (CommandPage,), {"takes": parameters})
    app.command(command.name, cls=page, help=help_text(command, speech))(run)


def _for_typer(parameter: Parameter) -> inspect.Parameter:
    declared, kind = parameter.declared, parameter.kind
    info: Any
    if choices(kind):
        # Choices and bounds are looked at by ourselves, so that nobody reads the parser's English.
        kind = str | None
    if isinstance(declared, Option):
        info = typer.Option(*declared.names, metavar=declared.metavar)
    else:
        info = typer.Argument(metavar=declared.metavar)
    return inspect.Parameter(
        parameter.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=parameter.default,
        annotation=Annotated[kind, info],
    )


def complaint(error: Any) -> Message:
    """What is wrong with a command line that typer rejects; its errors are known by their names."""
    parameter = getattr(error, "param", None)
    name = parameter.get_error_hint().strip("'") if parameter is not None else ""
    match type(error).__name__:
        case "NoSuchOption":
            near = did_you_mean(error.option_name, error.possibilities or ())
            if near is not None:
                return msg("there is no option {name}; {hint}", name=error.option_name, hint=near)
            return msg("there is no option {name} here", name=error.option_name)
        case "MissingParameter":
            return msg("{name} is missing", name=name)
        case "BadParameter" if parameter is not None and _is_number(error):
            return msg("{name} should be a number", name=name)
        case "BadParameter":
            return msg("{name}: {message}", name=name, message=error.message)
        case "BadOptionUsage":
            return msg("{name} needs a value", name=error.option_name)
        case _:
            text = str(error.format_message())
            if text.startswith("Got unexpected extra argument"):
                return msg("unexpected arguments: {words}", words=text.rpartition("(")[2].rstrip(")"))
            return Message("{message}", (("message", text),))


def _is_number(error: Any) -> bool:
    """Whether the option that an error is about takes a number."""
    takes: Sequence[Parameter] = getattr(error.ctx.command, "takes", ()) if error.ctx is not None else ()
    return any(one.name == error.param.name and value_kind(one.kind) in (int, float) for one in takes)


def no_command(word: str, known: Iterable[str]) -> UsageError:
    """That there is no command of a name."""
    told, hint = msg("there is no command '{name}'", name=word), did_you_mean(word, known)
    if hint is not None:
        told = msg("there is no command '{name}'; {hint}", name=word, hint=hint)
    return UsageError(with_help(told, "cutterprint"))


def spoken_complaint(error: Any) -> str:
    """The whole complaint, in the user's language."""
    context = getattr(error, "ctx", None)
    told = complaint(error)
    return (told if context is None else with_help(told, context.command_path)).said(speaking())
