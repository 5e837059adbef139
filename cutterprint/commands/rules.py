"""rules: the whole game in a booklet."""

from cutterprint.commands.sheet import printing
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg

COMMAND = Command(
    name="rules",
    purpose=Purpose.PRINT,
    help=msg("Print the rules of the game as a booklet, with pictures and scored examples."),
    example="cutterprint rules --lang es --paper letter",
    run=printing("rules"),
)
