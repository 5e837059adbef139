"""reference: the sheets that lie beside each player."""

from cutterprint.commands.sheet import sheet_command
from cutterprint.i18n import msg

COMMAND = sheet_command(
    "reference",
    msg("Print reference sheets: what players do, and what scores."),
    example="cutterprint reference --lang es --paper letter",
)
