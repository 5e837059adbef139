"""show: cards, lands and rules in the terminal."""

from typing import Annotated

from cutterprint.commands.output import say
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg, speaking
from cutterprint.options import Argument, Colour, GameName, Lang, option


def show(
    spec: Annotated[
        str, Argument("SPEC", msg("A file or a built-in id; ID.KIND where several kinds share an id."))
    ],
    card: Annotated[
        list[str] | None,
        option("--card", help=msg("Only the card with this id; can be repeated."), metavar="ID"),
    ] = None,
    game: GameName = None,
    lang: Lang = None,
    colour: Colour = None,
) -> None:
    from cutterprint.shelf.resolver import load_specs
    from cutterprint.terminal import Terminal

    terminal = Terminal.here(colour)
    for one in load_specs([spec], game=game):
        for line in one.game.show(one.value, card or [], terminal, speaking()):
            say(terminal.line(line.rstrip()))


COMMAND = Command(
    name="show",
    purpose=Purpose.CHECK,
    help=msg("Show cards, tiles, a land, a board, a position, rules or a recipe in the terminal."),
    example="cutterprint show starter --card S01",
    run=show,
)
