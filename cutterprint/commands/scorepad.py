"""scorepad: pads to write scores on, or the pad of a game that was scored."""

from cutterprint.commands.sheet import printing
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg

COMMAND = Command(
    name="scorepad",
    purpose=Purpose.PRINT,
    help=msg("Print scorepads, to write on or filled in from a game."),
    example="cutterprint scorepad --players 3 --lang ru",
    run=printing("scorepad"),
)
