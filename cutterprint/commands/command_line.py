"""From declared commands to a command line that typer parses, and its complaints in the user's language."""

import inspect
from collections.abc import Mapping
from typing import Annotated, Any

import typer

from cutterprint.commands.help_pages import CommandPage, help_text
from cutterprint.commands.parameters import Parameter, Takes, choices, value_kind
from cutterprint.games.command import Command
from cutterprint.i18n import Language, Message, listed, msg, speaking
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
    declared = parameter.declared
    info: Any
    if isinstance(declared, Option):
        info = typer.Option(*declared.names, metavar=declared.metavar, min=declared.least, max=declared.most)
    else:
        info = typer.Argument(metavar=declared.metavar)
    return inspect.Parameter(
        parameter.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=parameter.default,
        annotation=Annotated[parameter.kind, info],
    )


def complaint(error: Any, known: list[str]) -> Message:
    """What is wrong with a command line that typer rejects; `known` are the commands."""
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
        case "BadParameter":
            return _about_a_value(name, _parameter(error), str(error.message))
        case "BadOptionUsage":
            return msg("{name} needs a value", name=error.option_name)
        case _:
            return _about_the_command(error, known)


def _parameter(error: Any) -> Parameter | None:
    """The option or argument that an error is about."""
    takes = getattr(error.ctx.command, "takes", ()) if error.ctx is not None else ()
    return next((one for one in takes if one.name == error.param.name), None)


def _about_a_value(name: str, parameter: Parameter | None, message: str) -> Message:
    kind = value_kind(parameter.kind) if parameter is not None else None
    limits = parameter.declared if parameter is not None else None
    if parameter is not None and (words := choices(parameter.kind)):
        return msg("{name} should be {choices}", name=name, choices=listed(words, "or"))
    if isinstance(limits, Option) and ("greater" in message or "less" in message or "range" in message):
        if limits.most is None:
            return msg("{name} should be at least {least}", name=name, least=limits.least)
        return msg("{name} should be from {least} to {most}", name=name, least=limits.least, most=limits.most)
    if kind in (int, float):
        return msg("{name} should be a number", name=name)
    return msg("{name}: {message}", name=name, message=message)


def _about_the_command(error: Any, known: list[str]) -> Message:
    text = str(error.format_message())
    if text.startswith("Got unexpected extra argument"):
        return msg("unexpected arguments: {words}", words=text.rpartition("(")[2].rstrip(")"))
    wrong = text.split("'")[1] if text.startswith("No such command '") else ""
    if not wrong:
        return Message("{message}", (("message", text),))
    hint = did_you_mean(wrong, known)
    if hint is None:
        return msg("there is no command '{name}'", name=wrong)
    return msg("there is no command '{name}'; {hint}", name=wrong, hint=hint)


def help_hint(error: Any) -> Message | None:
    """Where to read on."""
    context = getattr(error, "ctx", None)
    return None if context is None else msg("For help: {command} --help", command=context.command_path)


def spoken_complaint(error: Any, known: list[str]) -> str:
    """The whole complaint, in the user's language."""
    told = [complaint(error, known), help_hint(error)]
    return "\n".join(one.said(speaking()) for one in told if one is not None)
