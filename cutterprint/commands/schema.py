"""schema: JSON Schemas, so that editors complete and check specs while they are typed."""

from pathlib import Path
from typing import Annotated

from cutterprint.commands.output import say, wrote
from cutterprint.errors import UsageError
from cutterprint.games.command import Command, Purpose
from cutterprint.i18n import msg
from cutterprint.options import Argument, GameName, Lang, option


def schema(
    kind: Annotated[str, Argument("KIND", msg("The kind of file, such as pack, rules, land or board."))],
    game: GameName = None,
    lang: Lang = None,
    out: Annotated[
        Path | None,
        option("--out", "-o", metavar="PATH", help=msg("Write to this file instead of the terminal.")),
    ] = None,
) -> None:
    import json

    from cutterprint.shelf.games import game_named
    from cutterprint.specs.problems import did_you_mean
    from cutterprint.writing import write_whole

    found = game_named(game)
    kinds = found.kinds()
    if kind not in kinds:
        hint = did_you_mean(kind, kinds) or msg("available: {names}", names=", ".join(kinds))
        raise UsageError(msg("there is no kind '{name}'; {hint}", name=kind, hint=hint))
    content = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{found.id} {kind}",
        **{key: value for key, value in kinds[kind].schema().items() if key != "title"},
    }
    text = json.dumps(content, ensure_ascii=False, indent=2)
    if out is None:
        say(text)
    else:
        write_whole(out, text + "\n")
        say(wrote(out))


COMMAND = Command(
    name="schema",
    purpose=Purpose.INVENT,
    help=msg("Print the JSON Schema of a kind of file, for editors."),
    example="cutterprint schema pack -o pack.schema.json",
    run=schema,
)
