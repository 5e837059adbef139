"""A command as data: the shared ones and those that a game brings are declared alike."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from cutterprint.i18n import Message, msg


class Purpose(Enum):
    """What people want to do; `--help` groups the commands by it."""

    PRINT = msg("Print")
    CHECK = msg("Check and view")
    SCORE = msg("Score and play")
    INVENT = msg("Invent")
    STOCK = msg("Track your cards")


@dataclass(frozen=True, kw_only=True)
class Command:
    """A command: what it does in a line, what else there is to know, an example, and the function that runs.

    The parameters of `run` are its options: each annotated with `Option` or `Argument`, or a dataclass of
    such fields. A parameter `own` gets the options that the game at hand has for this command.
    """

    name: str
    purpose: Purpose
    help: Message
    example: str
    run: Callable[..., None]
    more: Message | None = None
