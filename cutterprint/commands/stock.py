"""stock: how many cards and games are left."""

from pathlib import Path

import typer

from cutterprint.commands.output import count, say, say_json


def stock(
    pack: str = typer.Option("classic", "--pack", help="A pack file, or a built-in id."),
    copies: int = typer.Option(1, "--copies", min=1, max=99, help="How often the pack was printed."),
    ledger: Path | None = typer.Option(
        None, "--ledger", help="The ledger; left out: cutterprint-ledger.yaml beside the pack, or here."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print the numbers as JSON."),
) -> None:
    """Tell how many cards are left, and for how many games they last.

    Example: cutterprint stock --copies 2
    """
    from cutterprint.commands.inputs import pack_named
    from cutterprint.games.cutterland.stock import keeping
    from cutterprint.games.cutterland.stock.ledgers import stock_of

    chosen = pack_named(pack)
    found = stock_of(
        keeping.load_ledger(ledger if ledger is not None else keeping.ledger_path(chosen)), chosen, copies
    )
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
    say(f"{chosen.name} ({chosen.id}): {found.left} of {count(found.printed, 'card')} left")
    for players, games in found.games.items():
        cards = players * chosen.rules.seatings[players].cards
        say(f"  {players} players: {count(games, 'game')} of {cards} cards")
    if found.overdrawn:
        say(f"noted more often than there are copies (--copies): {', '.join(found.overdrawn)}")
    if found.unknown:
        say(f"noted, but not in the pack: {', '.join(found.unknown)}")


def add_to(app: typer.Typer) -> None:
    app.command()(stock)
