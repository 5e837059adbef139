"""A second opinion on every score: the scoring rules in their simplest form, on grids of characters.

Shares no code with the engine: it reads the texts of tiles, boards and cabins itself, and knows cells by
column and row.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

Spot = tuple[int, int]
POINTS = {
    "cabins": 1,
    "lakes": 1,
    "city_plots": 1,
    "landfills": -1,
    "tiles": 2,
    "city": 3,
    "connected": 6,
}
CABINS = 12


@dataclass(frozen=True)
class NaiveTile:
    """A tile as it is written: rows of characters without spaces, and brooks such as A1/A2."""

    rows: tuple[str, ...]
    role: str = ""
    water: tuple[str, ...] = ()


@dataclass(frozen=True)
class NaiveBoard:
    """A board as it is written: rows of tile ids, rows of letters without spaces, the players' letters."""

    tiles: Mapping[str, NaiveTile]
    board: Sequence[Sequence[str]]
    cabins: Sequence[str]
    letters: str


@dataclass(frozen=True)
class NaiveScore:
    """Everything by the players' letters; `locked` by tile id."""

    totals: dict[str, int]
    parts: dict[str, dict[str, int]]
    left: dict[str, int]
    longest: dict[str, int]
    locked: dict[str, str]
    ended: bool


def naive_score(board: NaiveBoard, points: Mapping[str, int] = POINTS, cabins: int = CABINS) -> NaiveScore:
    """The score of a board, rule by rule."""
    ground, tile_at, parted = laid_out(board)
    owner = {
        (column, row): letter
        for row, line in enumerate(board.cabins)
        for column, letter in enumerate(line)
        if letter in board.letters
    }
    parts = {letter: dict.fromkeys(POINTS, 0) for letter in board.letters}
    for spot, letter in owner.items():
        beside = [ground.get(other) for other in around(spot)]
        parts[letter]["cabins"] += points["cabins"]
        if "~" in beside:
            parts[letter]["lakes"] += points["lakes"]
        if "x" in beside:
            parts[letter]["landfills"] += points["landfills"]
        if ground[spot] == "#":
            parts[letter]["city_plots"] += points["city_plots"]
    locked = {}
    for name in set(tile_at.values()):
        role = board.tiles[name].role
        plots = [spot for spot in ground if tile_at[spot] == name and ground[spot] in "o#"]
        part = "city" if role == "city" else "tiles"
        counts = {letter: sum(owner.get(spot) == letter for spot in plots) for letter in board.letters}
        winner = alone(counts)
        if winner:
            parts[winner][part] += points[part]
        for letter in board.letters:
            if plots and role != "castle" and counts[letter] == len(plots):
                locked[name] = letter
    longest = {letter: largest_group(letter, owner, parted) for letter in board.letters}
    winner = alone(longest)
    if winner:
        parts[winner]["connected"] += points["connected"]
    left = {letter: cabins - sum(other == letter for other in owner.values()) for letter in board.letters}
    totals = {letter: sum(parts[letter].values()) for letter in board.letters}
    return NaiveScore(totals, parts, left, longest, locked, any(number == 0 for number in left.values()))


def laid_out(board: NaiveBoard) -> tuple[dict[Spot, str], dict[Spot, str], set[frozenset[Spot]]]:
    """For each cell of the board its character and its tile, and the cells that a brook parts."""
    ground: dict[Spot, str] = {}
    tile_at: dict[Spot, str] = {}
    parted: set[frozenset[Spot]] = set()
    for tile_row, ids in enumerate(board.board):
        for tile_column, word in enumerate(ids):
            if word == "--":
                continue
            name = word.rstrip("'")
            tile = board.tiles[name]
            high, wide = len(tile.rows), len(tile.rows[0])

            def spot(
                column: int,
                row: int,
                is_turned: bool = word.endswith("'"),
                size: Spot = (wide, high),
                corner: Spot = (tile_column * wide, tile_row * high),
            ) -> Spot:
                if is_turned:
                    column, row = size[0] - 1 - column, size[1] - 1 - row
                return corner[0] + column, corner[1] + row

            for row in range(high):
                for column in range(wide):
                    ground[spot(column, row)] = tile.rows[row][column]
                    tile_at[spot(column, row)] = name
            for text in tile.water:
                ends = text.split("/")
                parted.add(frozenset(spot(ord(cell[0]) - ord("A"), int(cell[1:]) - 1) for cell in ends))
    return ground, tile_at, parted


def around(spot: Spot) -> Iterable[Spot]:
    column, row = spot
    return (column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)


def alone(counts: Mapping[str, int]) -> str:
    """Who has more than everybody else; nobody if two have the most, or nobody has anything."""
    for letter, count in counts.items():
        if count > 0 and all(count > other for name, other in counts.items() if name != letter):
            return letter
    return ""


def largest_group(letter: str, owner: Mapping[Spot, str], parted: set[frozenset[Spot]]) -> int:
    """The most cabins of a player that stand next to each other without water between."""
    best = 0
    for start in owner:
        if owner[start] != letter:
            continue
        reached = {start}
        grown = True
        while grown:
            grown = False
            for spot in list(reached):
                for other in around(spot):
                    if (
                        owner.get(other) == letter
                        and other not in reached
                        and frozenset((spot, other)) not in parted
                    ):
                        reached.add(other)
                        grown = True
        best = max(best, len(reached))
    return best
