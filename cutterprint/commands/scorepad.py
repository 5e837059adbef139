"""scorepad: pads to write scores on, or the pad of a game that was scored."""

from cutterprint.commands.sheet import sheet_command
from cutterprint.i18n import msg

COMMAND = sheet_command(
    "scorepad",
    msg("Print scorepads, to write on or filled in from a game."),
    example="cutterprint scorepad --players 3 --lang ru",
)
