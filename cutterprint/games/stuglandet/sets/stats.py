"""What is in a set of tiles, in numbers. The text, the JSON and the charts are views of these values."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cutterprint.games.stuglandet.components.boards import Board, LaidTile, Player, TileGrid
from cutterprint.games.stuglandet.components.tiles import Terrain, Tile, TileSet, border
from cutterprint.games.stuglandet.rules.model import Part
from cutterprint.games.stuglandet.scoring.score import score
from cutterprint.games.stuglandet.sets.recipes import Recipe
from cutterprint.i18n import Message, msg
from cutterprint.numbers import POINT, signed
from cutterprint.recipes.comparing import Comparison, Difference, equal_ones
from cutterprint.specs.cells import Cell, sides

_MOST_STEPS = 12

TERRAIN_KEYS = {
    Terrain.PLOT: "plots",
    Terrain.CITY_PLOT: "city_plots",
    Terrain.LAKE: "lakes",
    Terrain.LANDFILL: "landfills",
    Terrain.WILD: "wild",
}


@dataclass(frozen=True)
class TileFacts:
    """A tile that lies alone: its plots and what is beside them, and what it is worth.

    `parts` are the points of a player whose cabins stand on all of its plots; being connected, which depends
    on the whole board, is left out. `connections` are pairs of plots next to each other, `longest` is the
    largest group of them.
    """

    tile: Tile
    plots: int
    by_lake: int
    by_landfill: int
    islands: int
    connections: int
    longest: int
    parts: Mapping[Part, int]

    @property
    def worth(self) -> int:
        return sum(self.parts.values())

    def as_json(self) -> dict[str, Any]:
        return {
            "plots": self.plots,
            "by_lake": self.by_lake,
            "by_landfill": self.by_landfill,
            "islands": self.islands,
            "connections": self.connections,
            "longest": self.longest,
            "worth": self.worth,
            "parts": {part.value: points for part, points in self.parts.items() if points},
        }


@dataclass(frozen=True)
class SetStats:
    """What is in a set of tiles; `facts` has a tile each, in the order of the set."""

    tiles: TileSet
    facts: tuple[TileFacts, ...]
    terrain: Mapping[Terrain, int]
    brooks: int
    duplicates: tuple[tuple[str, ...], ...]

    @cached_property
    def ordinary(self) -> tuple[TileFacts, ...]:
        """The tiles that are neither City nor Castle."""
        return tuple(facts for facts in self.facts if facts.tile.role is None)

    @property
    def plots(self) -> int:
        """The plots of all tiles, city plots among them."""
        return sum(facts.plots for facts in self.facts)

    @property
    def plots_on_a_tile(self) -> Mapping[int, int]:
        """How many ordinary tiles have so many plots."""
        return dict(sorted(Counter(facts.plots for facts in self.ordinary).items()))

    @property
    def average(self) -> int:
        """The mean worth of the ordinary tiles, in hundredths of a point."""
        worths = [facts.worth for facts in self.ordinary or self.facts]
        return POINT * sum(worths) // len(worths)

    @property
    def poorest(self) -> TileFacts:
        return min(self.ordinary or self.facts, key=lambda facts: facts.worth)

    @property
    def best(self) -> TileFacts:
        return max(self.ordinary or self.facts, key=lambda facts: facts.worth)

    @property
    def worth_steps(self) -> Mapping[str, int]:
        """How many ordinary tiles are worth so many points; where these differ widely, by steps of points."""
        worths = [facts.worth for facts in self.ordinary or self.facts]
        low, high = min(worths), max(worths)
        step = -(-(high - low + 1) // _MOST_STEPS)
        counts = Counter((worth - low) // step for worth in worths)
        starts = (low + number * step for number in range((high - low) // step + 1))
        return {
            signed(start) if step == 1 else f"{signed(start)}…{signed(start + step - 1)}": counts[number]
            for number, start in enumerate(starts)
        }

    def total(self, what: str) -> int:
        """The sum of a number over all tiles: by_lake, islands and so on."""
        return sum(getattr(facts, what) for facts in self.facts)

    def as_json(self) -> dict[str, Any]:
        return {
            "set": self.tiles.id,
            "tiles": len(self.facts),
            "cells": {key: self.terrain[terrain] for terrain, key in TERRAIN_KEYS.items()},
            "brooks": self.brooks,
            "plots": {
                "in_all": self.plots,
                **{key: self.total(key) for key in ("by_lake", "by_landfill", "islands", "connections")},
                "on_a_tile": {str(plots): tiles for plots, tiles in self.plots_on_a_tile.items()},
            },
            "worth": {
                "average": self.average / POINT,
                "poorest": {"tile": self.poorest.tile.id, "worth": self.poorest.worth},
                "best": {"tile": self.best.tile.id, "worth": self.best.worth},
            },
            "by_tile": {facts.tile.id: facts.as_json() for facts in self.facts},
            "duplicates": [list(ids) for ids in self.duplicates],
        }


def set_stats(tiles: TileSet) -> SetStats:
    """Count what is in a set of tiles."""
    terrain = Counter(cell for tile in tiles.tiles for row in tile.cells for cell in row)
    return SetStats(
        tiles=tiles,
        facts=tuple(_facts(tile, tiles) for tile in tiles.tiles),
        terrain={kind: terrain[kind] for kind in Terrain},
        brooks=sum(len(tile.water) for tile in tiles.tiles),
        duplicates=equal_ones((tile.id, tile.whichever_way()) for tile in tiles.tiles),
    )


def _facts(tile: Tile, tiles: TileSet) -> TileFacts:
    grid = TileGrid((LaidTile(tile, (0, 0)),))
    cabins = dict.fromkeys(tile.plots, 0)
    alone = score(Board(tiles, grid, (Player("a", "A"),), tiles.rules.basic, cabins)).players[0]
    return TileFacts(
        tile=tile,
        plots=len(grid.plots),
        by_lake=sum(plot.by_lake for plot in grid.plots),
        by_landfill=sum(plot.by_landfill for plot in grid.plots),
        islands=sum(_is_island(plot, tile) for plot in tile.plots),
        connections=sum(len(plot.neighbours) for plot in grid.plots) // 2,
        longest=alone.longest,
        parts={part: points for part, points in alone.parts.items() if part is not Part.CONNECTED},
    )


def _is_island(cell: Cell, tile: Tile) -> bool:
    """Whether a plot has nothing but water around it on its tile."""
    beside = [(x, y) for x, y in sides(cell) if 0 <= x < tile.columns and 0 <= y < tile.rows]
    return bool(beside) and all(
        tile.cells[other[1]][other[0]] is Terrain.LAKE or border(cell, other) in tile.water
        for other in beside
    )


def compare(stats: SetStats, recipe: Recipe) -> Comparison:
    """A set beside what a recipe asks of a set of as many tiles."""
    scaled = recipe.for_tiles(len(stats.facts))
    counts = {
        "plots": (scaled.counts.plots, sum(facts.plots for facts in stats.ordinary)),
        "lakes": (scaled.counts.lakes, stats.terrain[Terrain.LAKE]),
        "landfills": (scaled.counts.landfills, stats.terrain[Terrain.LANDFILL]),
        "brooks": (scaled.counts.brooks, stats.brooks),
    }
    return Comparison(recipe.id, counts, tuple(_differences(stats, scaled, counts)))


COUNTED = {
    "plots": msg("plots besides City and Castle"),
    "lakes": msg("lakes"),
    "landfills": msg("landfills"),
    "brooks": msg("brooks"),
}


def _differences(
    stats: SetStats, recipe: Recipe, counts: Mapping[str, tuple[int, int]]
) -> Iterator[Difference]:
    for key, (wanted, found) in counts.items():
        if wanted != found:
            what = msg("{thing}: {found} instead of {wanted}", thing=COUNTED[key], found=found, wanted=wanted)
            yield Difference(key, what)
    outside = [f.tile.id for f in stats.ordinary if not recipe.least <= f.plots <= recipe.most]
    if outside:
        what = msg(
            "tiles with fewer than {least} or more than {most} plots: {tiles}",
            least=recipe.least,
            most=recipe.most,
            tiles=", ".join(outside),
        )
        yield Difference("plots_on_a_tile", what)
    for ids in stats.duplicates:
        yield Difference("equal-tiles", equal_words(ids))


def equal_words(tiles: tuple[str, ...]) -> Message:
    return msg("equal, as they are or turned by half: {tiles}", tiles=", ".join(tiles))
