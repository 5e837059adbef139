"""Filling in templates: those that come with the program, or a user's own that are looked for first."""

import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

from jinja2 import TemplateNotFound, TemplateSyntaxError
from jinja2.exceptions import SecurityError, TemplateError, UndefinedError

from cutterprint.data import data_folder, game_folder
from cutterprint.errors import CutterprintError, UsageError
from cutterprint.i18n import Language, Message, language, msg
from cutterprint.pages.sandbox import LimitError, Limits, Sandbox
from cutterprint.specs.problems import display_name

__all__ = ["FillError", "Limits", "render", "template_file"]


class FillError(CutterprintError):
    """A template that can't be filled in; the message names the file and the line."""


def render(
    template: str,
    values: Mapping[str, object],
    *,
    folder: Path | None = None,
    speech: Language | None = None,
    limits: Limits | None = None,
) -> str:
    """The text of a template with its values filled in, in a language.

    A folder of the user's is searched first, then the templates that come with the program.
    """
    folders = _folders(folder)
    try:
        return Sandbox(template, folders, speech or language(), limits or Limits()).fill(values)
    except TemplateSyntaxError as error:
        place = f"{_shown(error.filename or template)}:{error.lineno}"
        problem = msg("the template isn't valid Jinja2: {problem}", problem=error.message or "")
        raise FillError(_told(place, problem)) from None
    except Exception as error:
        problem_ = _problem(error)
        if problem_ is None:
            raise
        _fail(error, problem_, template, folders)


def template_file(template: str, folder: Path | None = None) -> Path:
    """Where a template lies."""
    game, _, name = template.partition("/")
    own = game_folder(game, "templates") / name
    for path in (*(place / template for place in _folders(folder)), own):
        if path.is_file():
            return path
    raise FillError(msg("there is no template '{name}'", name=template))


def _folders(folder: Path | None) -> list[Path]:
    own = data_folder("templates")
    if folder is None:
        return [own]
    if not folder.is_dir():
        raise UsageError(msg("the folder of templates {folder} does not exist", folder=folder))
    return [folder, own]


def _problem(error: Exception) -> Message | None:
    """What went wrong in a template; None is a fault of the program."""
    match error:
        case TemplateNotFound():
            return msg("there is no template '{name}'", name=error.name)
        case SecurityError():
            return msg("a template may not do this: {problem}", problem=error.message or "")
        case UndefinedError():
            return msg("the template uses a name that doesn't exist: {problem}", problem=error.message or "")
        case LimitError():
            return msg("the template was stopped: {problem}", problem=error.reason)
        case RecursionError():
            return msg("the template was stopped: {problem}", problem=msg("it keeps calling itself"))
        case TemplateError():
            return msg("the template can't be filled in: {problem}", problem=error.message or "")
        case UnicodeDecodeError():
            return msg("the template is not saved as UTF-8: {problem}", problem=error.reason)
        case TypeError() | ValueError() | LookupError() | ArithmeticError() | AttributeError():
            words = f"{type(error).__name__}: {error}"
            return msg("the template can't be filled in: {problem}", problem=words)
        case OSError():
            return msg("the template can't be read: {problem}", problem=error.strerror or str(error))
        case _:
            return None


def _fail(error: Exception, problem: Message, template: str, folders: list[Path]) -> NoReturn:
    """Say what happened with the file and the line of the template."""
    place = _shown(next((str(f / template) for f in folders if (f / template).is_file()), template))
    folders = [*folders, game_folder(template.split("/")[0], "templates")]
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if any(Path(frame.filename).is_relative_to(folder) for folder in folders):
            place = f"{_shown(frame.filename)}:{frame.lineno}"
            break
    raise FillError(_told(place, problem)) from None


def _told(place: str, problem: Message) -> Message:
    return msg("{place}: {problem}", place=place, problem=problem)


def _shown(path: str) -> str:
    return display_name(Path(path))
