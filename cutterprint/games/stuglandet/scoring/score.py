"""The score of a board, with the cells that made each point."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cutterprint.games.stuglandet.components.boards import Board, Player
from cutterprint.games.stuglandet.components.masks import plots_in
from cutterprint.games.stuglandet.rules.model import Part, Winner
from cutterprint.games.stuglandet.scoring.points import Tally, most
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
    """What a player scores; `groups` are their connected cabins, the largest first."""

    player: Player
    lines: tuple[Line, ...]
    cabins_left: int
    groups: tuple[tuple[Cell, ...], ...]

    @property
    def parts(self) -> dict[Part, int]:
        return {part: sum(line.points for line in self.lines if line.part is part) for part in Part}

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    @property
    def longest(self) -> int:
        """How many cabins the largest group has."""
        return len(self.groups[0]) if self.groups else 0

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
    owners = board.owners
    groups = [tally.groups(own) for own in owners]
    bonuses = _bonuses(tally, owners, groups)
    cells = [plot.cell for plot in board.grid.plots]

    def named(mask: int) -> tuple[Cell, ...]:
        return tuple([cells[number] for number in plots_in(mask)])

    players = [
        PlayerScore(
            player,
            tuple(
                Line(part, points, named(mask), tile)
                for part, points, mask, tile in (*_cabin_points(tally, own), *bonuses[number])
                if points
            ),
            board.rules.cabins - own.bit_count(),
            tuple(map(named, groups[number])),
        )
        for number, (player, own) in enumerate(zip(board.players, owners, strict=True))
    ]
    return Score(
        board,
        tuple(players),
        _standings(board, players),
        tally.locked(owners),
        ended=any(one.cabins_left == 0 for one in players),
    )


_Found = tuple[Part, int, int, int | None]
"""What makes points, how many, by which plots, and for the most on a tile its number."""


def _cabin_points(tally: Tally, own: int) -> Iterator[_Found]:
    """What a player's cabins are worth, whatever the others have."""
    masks = tally.masks
    for part, those in (
        (Part.CABINS, masks.all),
        (Part.LAKES, masks.lakes),
        (Part.CITY_PLOTS, masks.city_plots),
        (Part.LANDFILLS, masks.landfills),
    ):
        counted = own & those
        yield part, tally.points[part] * counted.bit_count(), counted, None


def _bonuses(tally: Tally, owners: Sequence[int], groups: Sequence[list[int]]) -> list[list[_Found]]:
    """For each player the points for having the most of something: on tiles, in the City, connected."""
    found: list[list[_Found]] = [[] for _ in owners]
    for tile, winner in tally.leaders(owners):
        part = Part.CITY if tile == tally.city else Part.TILES
        mask = owners[winner] & tally.masks.tiles[tile]
        found[winner].append((part, tally.tile_points[tile], mask, tile))
    for bonuses in found:
        bonuses.sort(key=lambda bonus: bonus[0] is Part.CITY)
    connected = most([own[0].bit_count() if own else 0 for own in groups])
    if connected is not None:
        points = tally.points[Part.CONNECTED]
        found[connected].append((Part.CONNECTED, points, groups[connected][0], None))
    return found


def _standings(board: Board, players: list[PlayerScore]) -> tuple[Standing, ...]:
    """The players from the first place on; who is level shares a place."""
    is_race = board.variant.winner is Winner.FIRST_OUT

    def worth(one: PlayerScore) -> int:
        return -one.cabins_left if is_race else one.total

    ranked = sorted(players, key=lambda one: -worth(one))
    return tuple(
        Standing(1 + sum(worth(other) > worth(one) for other in players), one.player.name, one.total)
        for one in ranked
    )
