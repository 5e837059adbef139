"""The games on the shelf, found by looking into the folder of games."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from cutterprint import games as folder
from cutterprint.errors import UsageError
from cutterprint.games.game import Game
from cutterprint.i18n import msg
from cutterprint.specs.problems import did_you_mean

DEFAULT_GAME = "cutterland"


@cache
def games() -> Mapping[str, Game]:
    """Every game by its id, the default one first."""
    found = [
        import_module(f"{folder.__name__}.{module.name}.game").GAME
        for module in iter_modules(folder.__path__)
        if module.ispkg and find_spec(f"{folder.__name__}.{module.name}.game") is not None
    ]
    return {game.id: game for game in sorted(found, key=lambda game: (game.id != DEFAULT_GAME, game.id))}


def game_named(name: str | None) -> Game:
    """A game by its id; the default one if none is named."""
    found = games().get(DEFAULT_GAME if name is None else name)
    if found is None:
        known = ", ".join(games())
        hint = did_you_mean(name or "", games()) or msg("available: {names}", names=known)
        raise UsageError(msg("there is no game '{name}' here; {hint}", name=name, hint=hint))
    return found
