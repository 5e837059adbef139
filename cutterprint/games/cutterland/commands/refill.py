"""refill: print exactly the cards that were cut."""

from typing import Annotated

from cutterprint.commands.output import say
from cutterprint.commands.printing import deck_options, print_deck, speech_of
from cutterprint.games.command import Command, Purpose
from cutterprint.games.cutterland.commands.options import LedgerPath, PackName
from cutterprint.i18n import msg
from cutterprint.options import LookOptions, Out, Printer, Quiet, SheetChoices, option


def refill(
    look: LookOptions,
    sheet: SheetChoices,
    pack: PackName = "classic",
    ledger: LedgerPath = None,
    fill: Annotated[bool, option("--fill", help=msg("Fill the last sheet up with the next cards."))] = False,
    keep: Annotated[bool, option("--keep", help=msg("Leave the ledger as it is."))] = False,
    printer: Printer = "",
    out: Out = None,
    quiet: Quiet = False,
) -> None:
    from cutterprint.games.cutterland.game import GAME
    from cutterprint.games.cutterland.sheets.card_sheets import card_deck
    from cutterprint.games.cutterland.stock import keeping
    from cutterprint.games.cutterland.stock.ledgers import used_cards

    found = keeping.pack_named(pack)
    path = ledger if ledger is not None else keeping.ledger_path(found)
    noted = keeping.load_ledger(path)
    cards = used_cards(noted, found)
    if not cards:
        if not quiet:
            say(
                msg(
                    "{path} lists no used cards of '{pack}'; add some: cutterprint used C01 C07",
                    path=path,
                    pack=found.id,
                )
            )
        return
    options = deck_options(look, sheet, printer=printer)
    deck = card_deck([found], options, cards=cards)
    if fill:
        deck = card_deck([found], options, cards=used_cards(noted, found, fill_to=deck.layout().per_sheet))
    print_deck(deck, f"cards-refill-{found.id}", GAME, speech_of(look), out, quiet=quiet)
    if not keep:
        keeping.note_refilled(path, found, [card.id for card in cards])
    if not (keep or quiet):
        say(msg("Noted in {path}; 'cutterprint used --undo' takes that back.", path=path))


COMMAND = Command(
    name="refill",
    purpose=Purpose.STOCK,
    help=msg("Print the cards that were used up, and note that you have them again."),
    example="cutterprint refill --pack classic",
    run=refill,
)
