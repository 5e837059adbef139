"""replay: a whole game, turn by turn."""

from typing import Annotated

from cutterprint.commands.asking import offered
from cutterprint.commands.output import present
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg
from cutterprint.options import Argument, AsJson, Colour, GameName, Lang


def replay(
    file: Annotated[
        str, Argument("RECORD", msg("A record, or a position with moves: a file, or a built-in id."))
    ],
    game: GameName = None,
    as_json: AsJson = False,
    lang: Lang = None,
    colour: Colour = None,
) -> None:
    from cutterprint.shelf.resolver import load_specs

    specs = load_specs([file], game=game)
    answers = [
        (spec.node.source.name, offered(spec.game, "replay", spec.game.replay)(spec.value)) for spec in specs
    ]
    present(answers, as_json=as_json, colour=colour)


COMMAND = Command(
    name="replay",
    purpose=Purpose.SCORE,
    help=msg("Play a recorded game turn by turn, and score it."),
    example="cutterprint replay c-expanding",
    run=replay,
)
