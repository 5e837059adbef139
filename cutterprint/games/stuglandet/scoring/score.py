"""The score of a board, with the cells that made each point."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cutterprint.games.stuglandet.components.boards import Board, Player
from cutterprint.games.stuglandet.components.tiles import Role
from cutterprint.games.stuglandet.rules.model import Part, Winner
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


@dataclass(frozen=True)
class Standing:
    place: int
    name: str
    total: int


@dataclass(frozen=True)
class Score:
    """The score of a board: players in turn order, standings, and who has locked which tile."""

    board: Board
    players: tuple[PlayerScore, ...]
    standings: tuple[Standing, ...]
    locked: Mapping[int, int]
    """For each locked tile of the grid the number of the player who locked it."""
    ended: bool


def score(board: Board) -> Score:
    """The score of a board as it stands."""
    grid = board.grid
    counts = [
        [
            sum(board.cabins.get(grid.plots[plot].cell) == number for plot in plots)
            for number in range(len(board.players))
        ]
        for plots in grid.plots_of
    ]
    groups = [_groups(board, number) for number in range(len(board.players))]
    players = []
    for number, player in enumerate(board.players):
        own = sum(owner == number for owner in board.cabins.values())
        lines = tuple(line for line in _lines(board, number, counts, groups))
        players.append(PlayerScore(player, lines, board.rules.cabins - own, groups[number]))
    castle = grid.number_of(Role.CASTLE)
    locked = {
        tile: owners.index(len(plots))
        for tile, (plots, owners) in enumerate(zip(grid.plots_of, counts, strict=True))
        if plots and tile != castle and len(plots) in owners
    }
    ended = any(one.cabins_left == 0 for one in players)
    return Score(board, tuple(players), _standings(board, players), locked, ended)


def _lines(
    board: Board, number: int, counts: list[list[int]], groups: list[tuple[tuple[Cell, ...], ...]]
) -> Iterator[Line]:
    grid, points = board.grid, board.rules.points
    own = [plot for plot in grid.plots if board.cabins.get(plot.cell) == number]
    for part, counted in (
        (Part.CABINS, own),
        (Part.LAKES, [plot for plot in own if plot.by_lake]),
        (Part.CITY_PLOTS, [plot for plot in own if plot.is_city]),
        (Part.LANDFILLS, [plot for plot in own if plot.by_landfill]),
    ):
        if counted:
            yield Line(part, points[part] * len(counted), tuple(plot.cell for plot in counted))
    city = grid.number_of(Role.CITY)
    for tile, owners in enumerate(counts):
        if owners[number] and owners[number] == max(owners) and owners.count(owners[number]) == 1:
            part = Part.CITY if tile == city else Part.TILES
            yield Line(part, points[part], tuple(plot.cell for plot in own if plot.tile == tile), tile)
    sizes = [len(found[0]) if found else 0 for found in groups]
    if sizes[number] and sizes[number] == max(sizes) and sizes.count(sizes[number]) == 1:
        yield Line(Part.CONNECTED, points[Part.CONNECTED], groups[number][0])


def _groups(board: Board, number: int) -> tuple[tuple[Cell, ...], ...]:
    """A player's cabins that stand next to each other, the largest group first."""
    plots = board.grid.plots
    left = {index for index, plot in enumerate(plots) if board.cabins.get(plot.cell) == number}
    found: list[tuple[Cell, ...]] = []
    while left:
        group = [left.pop()]
        for index in group:
            for other in plots[index].neighbours:
                if other in left:
                    left.remove(other)
                    group.append(other)
        found.append(tuple(plots[index].cell for index in sorted(group)))
    return tuple(sorted(found, key=lambda group: (-len(group), group)))


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
