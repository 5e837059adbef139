"""What comes with the program: rules, packs, samples and templates, found by their ids."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cutterprint.data import game_folder
from cutterprint.errors import UsageError
from cutterprint.games.game import Game
from cutterprint.i18n import msg
from cutterprint.shelf.games import games


@dataclass(frozen=True)
class BuiltIn:
    """A spec that comes with the program; its file is named ID.KIND.yaml."""

    game: str
    kind: str
    id: str
    path: Path
    is_sample: bool


@cache
def built_ins() -> tuple[BuiltIn, ...]:
    """Everything built in: what is printed and its rules first, then samples."""
    return tuple(item for game in games().values() for item in sorted(_scan(game), key=_rank))


def _rank(item: BuiltIn) -> tuple[bool, int, str, str]:
    """What a game prints first, in the order in which it names its defaults; samples last."""
    order = list(games()[item.game].defaults)
    number = order.index(item.kind) if item.kind in order else len(order)
    return item.is_sample, number, item.kind, item.id


def _scan(game: Game) -> Iterator[BuiltIn]:
    for path in sorted(game_folder(game.id, "card_specs").rglob("*.yaml")):
        name, _, kind = path.name.removesuffix(".yaml").rpartition(".")
        if name:
            yield BuiltIn(game.id, kind, name, path, path.parent.name == "samples")


def built_in_ids(game: str, kind: str) -> list[str]:
    return [item.id for item in built_ins() if item.game == game and item.kind == kind]


def built_in(game: str, kind: str, name: str) -> BuiltIn:
    """A built-in spec by game, kind and id."""
    for item in built_ins():
        if (item.game, item.kind, item.id) == (game, kind, name):
            return item
    raise UsageError(msg("{game} has no built-in {kind} '{name}'", game=game, kind=kind, name=name))


def find_built_in(name: str, kinds: tuple[str, ...] = (), game: str | None = None) -> BuiltIn | None:
    """The built-in spec with an id; of several kinds the one that is printed. ID.KIND names one of them."""
    found = [
        item for item in built_ins() if item.kind in (kinds or (item.kind,)) and game in {None, item.game}
    ]
    same_id = [item for item in found if item.id == name]
    printed_first = sorted(same_id, key=lambda item: item.kind != games()[item.game].set_kind)
    return next(iter(printed_first or [item for item in found if f"{item.id}.{item.kind}" == name]), None)
