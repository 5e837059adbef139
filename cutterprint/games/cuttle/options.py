"""The options that only Cuttle has, by what they belong to."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from cutterprint.i18n import msg
from cutterprint.options import Backs, Copies, PerPage, option

CardSize: TypeAlias = Literal["deck", "poker", "bridge"]


@dataclass(frozen=True, kw_only=True)
class DeckChoices:
    size: Annotated[
        CardSize,
        option("--size", help=msg("Poker (63.5 × 88.9 mm) or bridge (57.2 × 88.9 mm); deck: what it says.")),
    ] = "deck"
    jokers: Annotated[
        Literal["deck", "0", "2"],
        option("--jokers", help=msg("With or without the jokers; deck: what it says.")),
    ] = "deck"
    cheat: Annotated[
        bool, option("--cheat", help=msg("Two more cards, to look up effects and what a turn allows."))
    ] = False


@dataclass(frozen=True, kw_only=True)
class ReferenceOptions:
    variant: Annotated[
        str,
        option("--variant", metavar="two|cutthroat|teams", help=msg("The variant that the sheet is for.")),
    ] = "two"
    pocket: Annotated[
        bool, option("--pocket", help=msg("As large as a card, printed on both sides, instead of a page."))
    ] = False
    size: Annotated[CardSize, option("--size", help=msg("How large pocket cards are."))] = "poker"
    backs: Annotated[
        Backs, option("--backs", help=msg("Pocket cards: duplex (long or short edge), folded, or one side."))
    ] = "long"
    per_page: PerPage = 0
    copies: Annotated[
        int,
        option(
            "--copies",
            help=msg("How many; 0: a page full, or a pocket card for each player."),
            least=0,
            most=1000,
        ),
    ] = 0


@dataclass(frozen=True, kw_only=True)
class ScorepadOptions:
    is_table: Annotated[
        bool, option("--table/--match", help=msg("The table of a tournament, or pads for single matches."))
    ] = False
    players: Annotated[
        int,
        option("--players", help=msg("How many players; 0: two for a match, eight for a table."), least=0),
    ] = 0
    best_of: Annotated[int, option("--best-of", help=msg("How many games a match is the best of."))] = 3
    filled: Annotated[
        str, option("--from", metavar="MATCH", help=msg("A match: who won which game is filled in."))
    ] = ""
    per_page: PerPage = 0
    copies: Copies = 1


@dataclass(frozen=True, kw_only=True)
class SolveOptions:
    seed: Annotated[
        int,
        option("--seed", help=msg("Hidden cards: deals them; the same number, the same answer.")),
    ] = 1
    games: Annotated[
        int,
        option("--games", metavar="N", help=msg("Hidden cards: how many games to play out.")),
    ] = 10_000
