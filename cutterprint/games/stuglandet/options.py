"""The options that only Stuglandet has, by what they belong to."""

from dataclasses import dataclass
from typing import Annotated

from cutterprint.i18n import msg
from cutterprint.options import Copies, PerPage, option


@dataclass(frozen=True, kw_only=True)
class ReferenceOptions:
    variant: Annotated[
        str,
        option("--variant", metavar="basic|advanced|easy", help=msg("The variant that the sheet is for.")),
    ] = "basic"
    per_page: PerPage = 0
    copies: Copies = 4


@dataclass(frozen=True, kw_only=True)
class ScorepadOptions:
    players: Annotated[int, option("--players", help=msg("How many columns, 2 to 4."))] = 4
    filled: Annotated[
        str,
        option("--from", help=msg("A board: its scores and its picture are filled in."), metavar="BOARD"),
    ] = ""
    per_page: PerPage = 0
    copies: Copies = 1


@dataclass(frozen=True, kw_only=True)
class TileOptions:
    cell: Annotated[
        str,
        option("--cell", metavar="LENGTH", help=msg("Side of a cell; default: 24mm, or what the set says.")),
    ] = ""


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
