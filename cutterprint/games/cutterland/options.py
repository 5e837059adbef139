"""The options that only Cutterland has, by what they belong to."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from cutterprint.i18n import msg
from cutterprint.options import Copies, PerPage, option

Variant: TypeAlias = Literal["standard", "two", "tournament", "bag"]
"""Which way of playing a sheet tells."""


@dataclass(frozen=True, kw_only=True)
class ReferenceOptions:
    variant: Annotated[Variant, option("--variant", help=msg("The variant that the sheet is for."))] = (
        "standard"
    )
    per_page: PerPage = 0
    copies: Copies = 4


@dataclass(frozen=True, kw_only=True)
class ScorepadOptions:
    players: Annotated[int, option("--players", help=msg("How many columns, 2 to 6."))] = 4
    tournament: Annotated[bool, option("--tournament", help=msg("Two games and their sum."))] = False
    over_cut: Annotated[
        bool,
        option(
            "--over-cut",
            help=msg("A row for cards cut into too many pieces; a tournament always has it."),
        ),
    ] = False
    filled: Annotated[
        str,
        option(
            "--from",
            help=msg("A game, tournament or record: its scores and lands are filled in."),
            metavar="GAME",
        ),
    ] = ""
    per_page: PerPage = 0
    copies: Copies = 1


@dataclass(frozen=True, kw_only=True)
class SolveOptions:
    fresh: Annotated[
        bool, option("--fresh", help=msg("Ignore the towers, walls and bridges in the file, and start over."))
    ] = False


@dataclass(frozen=True, kw_only=True)
class CardOptions:
    square: Annotated[
        str,
        option(
            "--square", metavar="LENGTH", help=msg("Side of a square; default: 21mm, or what the pack says.")
        ),
    ] = ""
