"""The options that only Stuglandet has, by what they belong to."""

from dataclasses import dataclass
from typing import Annotated

from cutterprint.i18n import msg
from cutterprint.options import option


@dataclass(frozen=True, kw_only=True)
class SolveOptions:
    roll: Annotated[
        str,
        option(
            "--roll",
            metavar="ROLL",
            help=msg("How the cabins landed, such as up,side,end: up, side, end or roof for each."),
        ),
    ] = ""
    player: Annotated[
        str,
        option(
            "--player",
            metavar="NAME",
            help=msg("Who rolled; default: whose turn it is on the board, or the first player."),
        ),
    ] = ""
