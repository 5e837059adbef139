"""The games on the shelf, each loaded only when a file asks for it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from cutterprint.library import GAMES
from cutterprint.specs.context import Context
from cutterprint.specs.tree import MapNode


@dataclass(frozen=True)
class Kind:
    """A kind of file: how to read it, its JSON Schema, and the keys that give it away."""

    name: str
    read: Callable[[MapNode, Context], object | None]
    schema: Callable[[], dict[str, Any]]
    told_by: tuple[str, ...]


def kinds_of(game: str) -> Mapping[str, Kind]:
    """The kinds of file that a game has."""
    kinds: Mapping[str, Kind] = import_module(f"cutterprint.games.{game}.kinds").KINDS
    return kinds


__all__ = ["GAMES", "Kind", "kinds_of"]
