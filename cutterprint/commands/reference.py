"""reference: the sheets that lie beside each player."""

from cutterprint.commands.sheet import printing
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg

COMMAND = Command(
    name="reference",
    purpose=Purpose.PRINT,
    help=msg("Print reference sheets: what players do, and what scores."),
    example="cutterprint reference --lang es --paper letter",
    run=printing("reference"),
)
