"""generate: a new pack or set of tiles from a recipe and a seed."""

from pathlib import Path
from typing import Annotated

from cutterprint.commands.asking import offered
from cutterprint.commands.output import file_in, say, write_new
from cutterprint.games.command import Command, Purpose
from cutterprint.games.game import GenerateRequest
from cutterprint.i18n import msg
from cutterprint.options import Force, GameName, Lang, Target, option


def generate(
    seed: Annotated[
        int,
        option("--seed", help=msg("Any number; the same one gives the same cards again."), least=0),
    ],
    recipe: Annotated[
        str | None,
        option(
            "--recipe",
            metavar="NAME",
            help=msg("A recipe: a file, or a built-in id; default: the usual one."),
        ),
    ] = None,
    count: Annotated[
        int | None,
        option(
            "--cards",
            "--count",
            help=msg("How many cards or tiles; default: as many as the recipe says."),
            least=1,
            most=2000,
        ),
    ] = None,
    pack_id: Annotated[str | None, option("--id", help=msg("The id, printed on every card or tile."))] = None,
    name: Annotated[str | None, option("--name", help=msg("What the pack or set is called."))] = None,
    game: GameName = None,
    out: Target = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    from cutterprint.shelf.games import game_named
    from cutterprint.shelf.resolver import load_one

    if recipe is None:
        named = game_named(game)
        offered(named, "generate", named.generate)
        spec = load_one(named.defaults["recipe"], ("recipe",), named.id)
    else:
        spec = load_one(recipe, ("recipe",), game)
    make = offered(spec.game, "generate", spec.game.generate)
    made = make(spec.value, GenerateRequest(seed=seed, count=count, id=pack_id, name=name))
    path = file_in(out, f"{made.id}.{made.kind}.yaml", Path())
    write_new(path, made.written(path.parent), force=force, again=True)
    say(msg("wrote {path}: {about}", path=path, about=made.about))


COMMAND = Command(
    name="generate",
    purpose=Purpose.INVENT,
    help=msg("Make a new, balanced pack or set of tiles from a recipe."),
    more=msg("The recipe's counts are met exactly, and the same seed gives the same file on every machine."),
    example="cutterprint generate --cards 80 --seed 7 --recipe classic -o my.pack.yaml",
    run=generate,
)
