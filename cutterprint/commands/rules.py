"""rules: the whole game in a booklet."""

from cutterprint.commands.sheet import sheet_command
from cutterprint.i18n import msg

COMMAND = sheet_command(
    "rules",
    msg("Print the rules of the game as a booklet, with pictures and scored examples."),
    example="cutterprint rules --lang es --paper letter",
)
