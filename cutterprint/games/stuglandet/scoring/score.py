"""The score of a board, with the cells that made each point."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cutterprint.games.stuglandet.components.boards import Board, Player
from cutterprint.games.stuglandet.rules.model import Part, Winner
from cutterprint.games.stuglandet.scoring.points import Count, Tally
from cutterprint.specs.cells import Cell


@dataclass(frozen=True)
class Line:
    """Points for one thing: the cells that made them, and for the most on a tile its number on the board."""

    part: Part
    points: int
    cells: tuple[Cell, ...]
    tile: int | None = None


@dataclass(frozen=True)
class PlayerScore:
    """What a player scores; the lines with their cells are made when they are asked for."""

    player: Player
    total: int
    cabins_left: int
    longest: int
    """How many cabins the largest group has."""
    count: Count
    tally: Tally

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """Everything that makes points, in the order of the parts."""
        cells_of = self.tally.masks.cells_of
        return tuple(
            Line(part, points, cells_of(mask), tile) for part, points, mask, tile in self._found() if points
        )

    @cached_property
    def groups(self) -> tuple[tuple[Cell, ...], ...]:
        """The connected cabins, the largest group first."""
        return tuple(map(self.tally.masks.cells_of, self.count.groups))

    @cached_property
    def parts(self) -> Mapping[Part, int]:
        """The points of each part."""
        count, masks, points = self.count, self.tally.masks, self.tally.points
        own = count.own
        in_city = sum([tile == self.tally.city for tile, _ in count.led])
        numbers = {
            Part.CABINS: own.bit_count(),
            Part.LAKES: (own & masks.lakes).bit_count(),
            Part.CITY_PLOTS: (own & masks.city_plots).bit_count(),
            Part.LANDFILLS: (own & masks.landfills).bit_count(),
            Part.TILES: len(count.led) - in_city,
            Part.CITY: in_city,
            Part.CONNECTED: int(count.is_most_connected),
        }
        return {part: points[part] * number for part, number in numbers.items()}

    def _found(self) -> Iterator[tuple[Part, int, int, int | None]]:
        """What makes points, how many, by which plots, and for the most on a tile its number."""
        count, tally, masks = self.count, self.tally, self.tally.masks
        points, own = tally.points, count.own
        yield Part.CABINS, points[Part.CABINS] * own.bit_count(), own, None
        for part, mask in (
            (Part.LAKES, own & masks.lakes),
            (Part.CITY_PLOTS, own & masks.city_plots),
            (Part.LANDFILLS, own & masks.landfills),
        ):
            yield part, points[part] * mask.bit_count(), mask, None
        for tile, mask in count.led:
            if tile != tally.city:
                yield Part.TILES, points[Part.TILES], mask, tile
        for tile, mask in count.led:
            if tile == tally.city:
                yield Part.CITY, points[Part.CITY], mask, tile
        if count.is_most_connected:
            yield Part.CONNECTED, points[Part.CONNECTED], count.groups[0], None

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.player.name,
            "colour": self.player.letter,
            "total": self.total,
            "cabins_left": self.cabins_left,
            "parts": {part.value: points for part, points in self.parts.items()},
            "longest": self.longest,
        }


@dataclass(frozen=True)
class Standing:
    place: int
    name: str
    total: int

    def as_json(self) -> dict[str, Any]:
        return {"place": self.place, "name": self.name, "total": self.total}


@dataclass(frozen=True)
class Score:
    """The score of a board: players in turn order, standings, and who has locked which tile."""

    board: Board
    players: tuple[PlayerScore, ...]
    standings: tuple[Standing, ...]
    locked: Mapping[int, int]
    """For each locked tile of the grid the number of the player who locked it."""
    ended: bool

    @property
    def winners(self) -> tuple[str, ...]:
        """Who stands first, alone or level with others."""
        return tuple(standing.name for standing in self.standings if standing.place == 1)

    @property
    def locked_by(self) -> dict[str, str]:
        """For each locked tile, by its id, the name of who locked it."""
        tiles, players = self.board.grid.tiles, self.board.players
        return {
            laid.tile.id: players[self.locked[number]].name
            for number, laid in enumerate(tiles)
            if number in self.locked
        }

    def as_json(self) -> dict[str, Any]:
        return {
            "players": [one.as_json() for one in self.players],
            "standings": [standing.as_json() for standing in self.standings],
            "locked": self.locked_by,
            "ended": self.ended,
        }


def score(board: Board) -> Score:
    """The score of a board as it stands."""
    tally = Tally(board.grid, board.rules)
    counts = tally.counted(board.owners)
    players = [
        PlayerScore(
            player,
            total=tally.total(count),
            cabins_left=board.rules.cabins - count.own.bit_count(),
            longest=count.groups[0].bit_count() if count.groups else 0,
            count=count,
            tally=tally,
        )
        for player, count in zip(board.players, counts, strict=True)
    ]
    locked = {
        tile: number
        for number, count in enumerate(counts)
        for tile, held in count.led
        if tally.is_locked(tile, held)
    }
    ended = any(one.cabins_left == 0 for one in players)
    return Score(board, tuple(players), _standings(board, players), locked, ended)


def _standings(board: Board, players: list[PlayerScore]) -> tuple[Standing, ...]:
    """The players from the first place on; those who are level share a place."""
    is_race = board.variant.winner is Winner.FIRST_OUT
    ranked = sorted(
        ((-one.cabins_left if is_race else one.total, one) for one in players),
        key=lambda pair: -pair[0],
    )
    worths = [worth for worth, _ in ranked]
    return tuple(Standing(1 + worths.index(worth), one.player.name, one.total) for worth, one in ranked)
