"""score: what a land, board or position is worth, and why."""

from typing import Annotated

from cutterprint.commands.asking import offered
from cutterprint.commands.output import present
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg
from cutterprint.options import Argument, AsJson, Colour, GameName, LookOptions, PictureOptions


def score(
    files: Annotated[list[str], Argument("FILE…", msg("What to score: files or built-in ids."))],
    pictures: PictureOptions,
    look: LookOptions,
    game: GameName = None,
    as_json: AsJson = False,
    colour: Colour = None,
) -> None:
    from cutterprint.shelf.resolver import load_specs

    specs = load_specs(files, game=game)
    answers = [
        (spec.node.source.name, offered(spec.game, "score", spec.game.score)(spec.value)) for spec in specs
    ]
    present(answers, as_json=as_json, colour=colour, pictures=pictures, look=look)


COMMAND = Command(
    name="score",
    purpose=Purpose.SCORE,
    help=msg("Score lands, boards, positions and whole games; explain points and legal moves."),
    example="cutterprint score k-hunting --png land.png",
    run=score,
)
