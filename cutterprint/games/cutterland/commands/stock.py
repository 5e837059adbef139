"""stock: how many cards and games are left."""

from typing import Annotated

from cutterprint.commands.output import cards, say, say_json
from cutterprint.games.command import Command, Purpose
from cutterprint.games.cutterland.commands.options import LedgerPath, PackName
from cutterprint.i18n import msg, nmsg
from cutterprint.options import AsJson, Lang, option


def stock(
    pack: PackName = "classic",
    copies: Annotated[
        int, option("--copies", help=msg("How many times the pack was printed."), least=1, most=99)
    ] = 1,
    ledger: LedgerPath = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from cutterprint.games.cutterland.stock import keeping
    from cutterprint.games.cutterland.stock.ledgers import stock_of

    chosen = keeping.pack_named(pack)
    path = ledger if ledger is not None else keeping.ledger_path(chosen)
    found = stock_of(keeping.load_ledger(path), chosen, copies)
    if as_json:
        say_json(
            {
                "pack": chosen.id,
                "copies": copies,
                "printed": found.printed,
                "used": dict(found.used),
                "left": found.left,
                "games": {str(players): games for players, games in found.games.items()},
            }
        )
        return
    say(
        msg(
            "{name} ({id}): {left} of {cards} left",
            name=chosen.name,
            id=chosen.id,
            left=found.left,
            cards=cards(found.printed),
        )
    )
    for players, games in found.games.items():
        number = players * chosen.rules.seatings[players].cards
        told = nmsg("{number} game of {cards}", "{number} games of {cards}", games, cards=cards(number))
        say(msg("  {players} players: {games}", players=players, games=told))
    if found.overdrawn:
        names = ", ".join(found.overdrawn)
        say(msg("used more often than there are copies (--copies): {cards}", cards=names))
    if found.unknown:
        say(msg("used, but not in the pack: {cards}", cards=", ".join(found.unknown)))


COMMAND = Command(
    name="stock",
    purpose=Purpose.STOCK,
    help=msg("Show how many cards are left, and how many games they are enough for."),
    example="cutterprint stock --copies 2",
    run=stock,
)
