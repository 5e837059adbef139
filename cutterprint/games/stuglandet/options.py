"""The options that only Stuglandet has, by what they belong to."""

from dataclasses import dataclass
from typing import Annotated

from cutterprint.i18n import msg
from cutterprint.options import option


@dataclass(frozen=True, kw_only=True)
class TileOptions:
    cell: Annotated[
        str,
        option("--cell", metavar="LENGTH", help=msg("Side of a cell; default: 24mm, or what the set says.")),
    ] = ""
