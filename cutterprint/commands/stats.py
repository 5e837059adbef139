"""stats: what is in a pack or a set of tiles, and how even it is."""

from typing import Annotated

from cutterprint.commands.asking import offered
from cutterprint.commands.output import present
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg
from cutterprint.options import Argument, AsJson, Colour, GameName, LookOptions, PictureOptions, option


def stats(
    pack: Annotated[str, Argument("PACK", msg("A pack or a set of tiles: a file, or a built-in id."))],
    pictures: PictureOptions,
    look: LookOptions,
    recipe: Annotated[
        str | None,
        option("--recipe", metavar="NAME", help=msg("Compare with a recipe: a file, or a built-in id.")),
    ] = None,
    game: GameName = None,
    as_json: AsJson = False,
    colour: Colour = None,
) -> None:
    from cutterprint.shelf.resolver import load_one, load_set

    spec = load_set(pack, game)
    against = load_one(recipe, ("recipe",), spec.game.id).value if recipe is not None else None
    answer = offered(spec.game, "stats", spec.game.stats)(spec.value, against)
    present([(spec.node.source.name, answer)], as_json=as_json, colour=colour, pictures=pictures, look=look)


COMMAND = Command(
    name="stats",
    purpose=Purpose.INVENT,
    help=msg("Show what is in a pack or a set of tiles, and what each card or tile is worth."),
    example="cutterprint stats classic --recipe classic",
    run=stats,
)
