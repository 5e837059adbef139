"""The worked examples: sample boards under any rules, scored by the engine, as far as they fit the rules.

So no sheet can show a wrong number, whatever a rules file changes.
"""

from collections import Counter
from dataclasses import replace

from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.games.stuglandet.rules.model import Rules
from cutterprint.games.stuglandet.rules.rules_reader import GAME
from cutterprint.games.stuglandet.scoring.score import Score, score
from cutterprint.shelf.resolver import included, sample


class Examples:
    """The samples under some rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def scored(self, name: str) -> Score | None:
        """The score of a sample, if such tiles and so many cabins exist under the rules."""
        board = sample(GAME, "board", name, Board)
        if not self._fits(board.tiles) or max(Counter(board.cabins.values()).values()) > self.rules.cabins:
            return None
        tiles = replace(board.tiles, rules=self.rules)
        return score(replace(board, tiles=tiles, variant=self.rules.basic, expect=None))

    def tiles(self) -> TileSet | None:
        """The built-in set, if the rules have tiles of its kind."""
        tiles = included(GAME, "tiles", TileSet)
        return replace(tiles, rules=self.rules) if self._fits(tiles) else None

    def _fits(self, tiles: TileSet) -> bool:
        return tiles.rules.tile == self.rules.tile
