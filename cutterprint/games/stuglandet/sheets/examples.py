"""The worked examples: sample boards under any rules, scored by the engine, as far as they fit the rules.

So no sheet can show a wrong number, whatever a rules file changes.
"""

from collections import Counter
from dataclasses import replace
from functools import cache

from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.games.stuglandet.rules.model import Rules
from cutterprint.games.stuglandet.scoring.score import Score, score
from cutterprint.shelf.built_in import built_in
from cutterprint.shelf.resolver import load_file


class Examples:
    """The samples under some rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def scored(self, name: str) -> Score | None:
        """The score of a sample, if such tiles and so many cabins exist under the rules."""
        board = _sample(name)
        if not self._fits(board.tiles) or max(Counter(board.cabins.values()).values()) > self.rules.cabins:
            return None
        tiles = replace(board.tiles, rules=self.rules)
        return score(replace(board, tiles=tiles, variant=self.rules.basic, expect=None))

    def tiles(self) -> TileSet | None:
        """The built-in set, if the rules have tiles of its kind."""
        tiles = _built_in_tiles()
        return replace(tiles, rules=self.rules) if self._fits(tiles) else None

    def _fits(self, tiles: TileSet) -> bool:
        return tiles.rules.tile == self.rules.tile


@cache
def _sample(name: str) -> Board:
    value = load_file(built_in("stuglandet", "board", name).path)
    assert isinstance(value, Board), f"the sample {name} is a board"
    return value


@cache
def _built_in_tiles() -> TileSet:
    value = load_file(built_in("stuglandet", "tiles", "summer").path)
    assert isinstance(value, TileSet)
    return value
