"""Options that the commands about stock share."""

from pathlib import Path
from typing import Annotated

from cutterprint.i18n import msg
from cutterprint.options import option

PackName = Annotated[str, option("--pack", metavar="NAME", help=msg("A pack: a file, or a built-in id."))]
LedgerPath = Annotated[
    Path | None,
    option("--ledger", help=msg("The ledger; default: cutterprint-ledger.yaml beside the pack, or here.")),
]
