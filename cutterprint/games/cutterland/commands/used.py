"""used: notes the cards that were cut in a game."""

from typing import Annotated

from cutterprint.commands.output import say
from cutterprint.errors import UsageError
from cutterprint.games.command import Command, Purpose
from cutterprint.games.cutterland.commands.options import LedgerPath, PackName
from cutterprint.i18n import msg, nmsg
from cutterprint.options import Argument, Lang, option
from cutterprint.specs.translated import LONGEST_LINE, is_line


def used(
    cards: Annotated[
        list[str] | None, Argument("[CARD…]", msg("The ids of the cards that were cut."))
    ] = None,
    pack: PackName = "classic",
    undo: Annotated[bool, option("--undo", help=msg("Take back the last entry instead."))] = False,
    note: Annotated[
        str | None, option("--note", help=msg("Anything worth remembering about the game."))
    ] = None,
    ledger: LedgerPath = None,
    lang: Lang = None,
) -> None:
    from datetime import date

    from cutterprint.games.cutterland.stock import keeping

    if undo == bool(cards):
        raise UsageError(msg("name the cards that were cut, or use --undo; not both"))
    if note is not None and not is_line(note):
        raise UsageError(
            msg("a note is one line of at most {number} visible characters", number=LONGEST_LINE)
        )
    chosen = keeping.pack_named(pack)
    path = ledger if ledger is not None else keeping.ledger_path(chosen)
    if undo:
        entry = keeping.undo(path)
        names = ", ".join(entry.used or entry.refilled)
        say(msg("undone: {cards} of {pack}", cards=names, pack=entry.pack))
    else:
        entry = keeping.note_used(path, chosen, cards or (), date=date.today().isoformat(), note=note)
        say(
            nmsg(
                "noted {number} card of {pack} in {path}",
                "noted {number} cards of {pack} in {path}",
                len(entry.used),
                pack=entry.pack,
                path=path,
            )
        )


COMMAND = Command(
    name="used",
    purpose=Purpose.STOCK,
    help=msg("Note the cards that were cut in a game."),
    more=msg("They go into a small ledger; 'stock' uses it to tell how many games are left."),
    example="cutterprint used C01 C07 C12",
    run=used,
)
