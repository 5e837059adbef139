"""used: notes the cards that were cut in a game."""

from pathlib import Path

import typer

from cutterprint.commands.output import count, say


def used(
    cards: list[str] | None = typer.Argument(None, metavar="[CARD]...", help="The ids of the cut cards."),
    pack: str = typer.Option("classic", "--pack", help="The pack they belong to: a file, or a built-in id."),
    undo: bool = typer.Option(False, "--undo", help="Take back the last entry instead."),
    note: str | None = typer.Option(None, "--note", help="Anything worth remembering about the game."),
    ledger: Path | None = typer.Option(
        None, "--ledger", help="The ledger; left out: cutterprint-ledger.yaml beside the pack, or here."
    ),
) -> None:
    """Note the cards that were cut in a game.

    They go into a small ledger; 'stock' tells from it how many games are left.

    Example: cutterprint used C01 C07 C12
    """
    from datetime import date

    from cutterprint.commands.inputs import pack_named
    from cutterprint.errors import UsageError
    from cutterprint.games.cutterland.stock import keeping

    if undo == bool(cards):
        raise UsageError("name the cards that were cut, or take the last entry back with --undo; one of both")
    if note is not None and (not note.strip() or not note.isprintable() or len(note) > 200):
        raise UsageError("a note is a line of at most 200 visible characters")
    chosen = pack_named(pack)
    path = ledger if ledger is not None else keeping.ledger_path(chosen)
    if undo:
        entry = keeping.undo(path)
        say(f"took back: {', '.join(entry.used or entry.refilled)} of {entry.pack}")
    else:
        entry = keeping.note_used(path, chosen, cards or (), date=date.today().isoformat(), note=note)
        say(f"noted {count(len(entry.used), 'card')} of {entry.pack} in {path}")


def add_to(app: typer.Typer) -> None:
    app.command()(used)
