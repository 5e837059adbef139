"""pieces: cards with a fair cut marked, for the game with pieces from the bag."""

from typing import Annotated

from cutterprint.commands.printing import deck_options, print_deck, speech_of
from cutterprint.errors import UsageError
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import listed, msg
from cutterprint.options import Argument, LookOptions, Out, Printer, Quiet, SheetChoices, option


def pieces(
    look: LookOptions,
    sheet: SheetChoices,
    pack: Annotated[str, Argument("[PACK]", msg("A pack: a file, or a built-in id."))] = "classic",
    players: Annotated[int, option("--players", help=msg("For how many players the cards are cut."))] = 3,
    chosen: Annotated[
        str, option("--cards", metavar="IDS", help=msg("Only these, such as C01-C20,C33."))
    ] = "",
    printer: Printer = "",
    out: Out = None,
    quiet: Quiet = False,
) -> None:
    from cutterprint.games.cutterland.game import GAME
    from cutterprint.games.cutterland.sheets.pieces import pieces_deck
    from cutterprint.games.cutterland.stock.keeping import pack_named

    found = pack_named(pack)
    seating = found.rules.seatings.get(players)
    if seating is None:
        known = listed(found.rules.seatings, "or")
        raise UsageError(
            msg("--players {number}: the rules are for {known} players", number=players, known=known)
        )
    speech = speech_of(look)
    options = deck_options(look, sheet, printer=printer, cards=chosen)
    deck = pieces_deck(found, seating, options, speech)
    print_deck(deck, f"pieces-{found.id}-{players}", GAME, speech, out, quiet=quiet)


COMMAND = Command(
    name="pieces",
    purpose=Purpose.PRINT,
    help=msg("Print cards with a fair cut marked, and the rules for playing from the bag."),
    example="cutterprint pieces starter --players 3",
    run=pieces,
)
