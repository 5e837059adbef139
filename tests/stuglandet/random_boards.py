"""Random rules, tiles and boards as the texts of files, and the same for the naive scorer."""

from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.stuglandet.naive import POINTS, NaiveBoard, NaiveTile, around, laid_out

LETTERS = "rbyg"
NAMES = {"r": "Rosa", "b": "Bo", "y": "Ylva", "g": "Gus"}


@dataclass(frozen=True)
class RandomSet:
    """A set of tiles with rules of its own; `points` and `cabins` are those of the rules."""

    id: str
    tiles: dict[str, NaiveTile]
    points: dict[str, int]
    cabins: int

    @property
    def columns(self) -> int:
        return len(next(iter(self.tiles.values())).rows[0])

    @property
    def rows(self) -> int:
        return len(next(iter(self.tiles.values())).rows)

    def write(self, folder: Path) -> None:
        """Put the set and its rules into a folder."""
        city = sum(row.count("#") for row in self.tiles["city"].rows)
        scores = ", ".join(f"{part}: {number}" for part, number in self.points.items())
        rules = (
            f"game: stuglandet\nkind: rules\nid: {self.id}\nextends: base\ncabins: {self.cabins}\n"
            f"tiles: {{columns: {self.columns}, rows: {self.rows}, city: {city}, castle: 1}}\n"
            f"scores: {{{scores}}}\n"
        )
        (folder / f"{self.id}.rules.yaml").write_text(rules, encoding="utf-8")
        lines = [f"game: stuglandet\nkind: tiles\nid: {self.id}\nrules: {self.id}\ntiles:"]
        for name, tile in self.tiles.items():
            lines.append(f"  - id: {name}")
            if tile.role:
                lines.append(f"    role: {tile.role}")
            lines += ["    cells: |", *(f"      {' '.join(row)}" for row in tile.rows)]
            if tile.water:
                lines.append(f"    water: [{', '.join(tile.water)}]")
        (folder / f"{self.id}.tiles.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def random_set(rng: Random, name: str, *, is_base: bool = False, plots: float = 0) -> RandomSet:
    """Sixteen tiles with brooks, and so large a share of plots; the rules of the base game, or any."""
    columns, rows = (3, 2) if is_base else rng.choice([(3, 2), (2, 2), (2, 1), (1, 3), (4, 2)])
    points = POINTS if is_base else {part: rng.randint(-3, 7) for part in POINTS}
    share = plots or rng.choice([0.25, 0.5, 0.75])
    tiles = {"city": NaiveTile(("#" * columns,) * rows, "city", random_water(rng, columns, rows))}
    castle = [["~."[rng.randrange(2)]] * columns for _ in range(rows)]
    castle[rng.randrange(rows)][rng.randrange(columns)] = "o"
    tiles["castle"] = NaiveTile(tuple("".join(row) for row in castle), "castle")
    for number in range(1, 15):
        cells = tuple(
            "".join("o" if rng.random() < share else rng.choice("~~x..#") for _ in range(columns))
            for _ in range(rows)
        )
        tiles[f"T{number:02}"] = NaiveTile(cells, "", random_water(rng, columns, rows))
    return RandomSet(name, tiles, dict(points), 12 if is_base else rng.choice([3, 5, 12]))


def random_water(rng: Random, columns: int, rows: int) -> tuple[str, ...]:
    borders = [
        f"{chr(65 + column)}{row + 1}/{chr(65 + column + right)}{row + 1 + down}"
        for column in range(columns)
        for row in range(rows)
        for right, down in ((1, 0), (0, 1))
        if column + right < columns and row + down < rows
    ]
    return tuple(border for border in borders if rng.random() < rng.choice([0, 0.2, 0.6]))


def random_layout(rng: Random, tiles: RandomSet, *, is_basic: bool) -> list[list[str]]:
    """Rows of tile ids, some of them turned; a grid of the basic game, or one that grew freely."""
    if is_basic:
        columns, rows = rng.choice([(3, 3), (4, 3), (4, 4)])
        others = [name for name in tiles.tiles if name not in {"city", "castle"}]
        names = ["city", "castle", *rng.sample(others, columns * rows - 2)]
        rng.shuffle(names)
        spots = [(column, row) for row in range(rows) for column in range(columns)]
    else:
        names = rng.sample(list(tiles.tiles), rng.randint(1, 6))
        spots = [(3, 3)]
        while len(spots) < len(names):
            spot = rng.choice(list(around(rng.choice(spots))))
            if spot not in spots:
                spots.append(spot)
        left, top = (min(spot[axis] for spot in spots) for axis in (0, 1))
        spots = [(column - left, row - top) for column, row in spots]
    laid = dict(zip(spots, (name + rng.choice(["", "'"]) for name in names), strict=True))
    wide, high = (max(spot[axis] for spot in spots) + 1 for axis in (0, 1))
    return [[laid.get((column, row), "--") for column in range(wide)] for row in range(high)]


def random_board(rng: Random, tiles: RandomSet, *, is_basic: bool = False, players: int = 0) -> NaiveBoard:
    """A board with cabins, few or many; a player may have none."""
    letters = LETTERS[: players or rng.randint(2, 4)]
    layout = random_layout(rng, tiles, is_basic=is_basic)
    wide, high = len(layout[0]) * tiles.columns, len(layout) * tiles.rows
    ground, _, _ = laid_out(NaiveBoard(tiles.tiles, layout, (), letters))
    plots = sorted(spot for spot, char in ground.items() if char in "o#")
    rng.shuffle(plots)
    rows = [["."] * wide for _ in range(high)]
    left = dict.fromkeys(letters, tiles.cabins)
    for column, row in plots[: rng.randint(0, len(plots))]:
        letter = rng.choice(letters[: rng.randint(1, len(letters))])
        if left[letter]:
            left[letter] -= 1
            rows[row][column] = letter
    return NaiveBoard(tiles.tiles, layout, tuple(map("".join, rows)), letters)


def filled_board(rng: Random, tiles: RandomSet) -> NaiveBoard:
    """A board of 4×4 tiles at the end of a game of four, who like to build beside their own cabins."""
    names = list(tiles.tiles)
    rng.shuffle(names)
    layout = [names[start : start + 4] for start in range(0, 16, 4)]
    ground, _, _ = laid_out(NaiveBoard(tiles.tiles, layout, (), LETTERS))
    free = {spot for spot, char in ground.items() if char in "o#"}
    owner: dict[tuple[int, int], str] = {}
    for letter in LETTERS * tiles.cabins:
        near = {spot for spot in free if any(owner.get(other) == letter for other in around(spot))}
        wanted = sorted(near if near and rng.random() < 0.6 else free)
        if wanted:
            spot = rng.choice(wanted)
            free.remove(spot)
            owner[spot] = letter
    rows = [
        "".join(owner.get((column, row), ".") for column in range(4 * tiles.columns))
        for row in range(4 * tiles.rows)
    ]
    return NaiveBoard(tiles.tiles, layout, tuple(rows), LETTERS)


def board_text(board: NaiveBoard, tiles: str, variant: str) -> str:
    """The board as a file."""
    players = ", ".join(f"{letter}: {NAMES[letter]}" for letter in board.letters)
    lines = [f"game: stuglandet\nkind: board\ntiles: {tiles}\nvariant: {variant}\nplayers: {{{players}}}"]
    lines += ["board: |", *("  " + " ".join(row) for row in board.board)]
    lines += ["cabins: |", *("  " + " ".join(row) for row in board.cabins)]
    return "\n".join(lines) + "\n"
