"""Random boards of Stuglandet for tests and benchmarks, and the best use of a roll by brute force."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from cutterprint.games.stuglandet.components.boards import Board, LaidTile, Player, TileGrid
from cutterprint.games.stuglandet.components.tiles import Role, Terrain, Tile, TileSet, border
from cutterprint.games.stuglandet.play.engine import apply_move, deeds_of, is_possible, legal_moves, without
from cutterprint.games.stuglandet.play.moves import Move
from cutterprint.games.stuglandet.play.state import State, state_of
from cutterprint.games.stuglandet.rules.model import Deed, Landing, Part, Rules
from cutterprint.games.stuglandet.rules.rules_reader import base_rules
from cutterprint.games.stuglandet.scoring.score import score
from cutterprint.specs.translated import Translated

NAMES = ("Rosa", "Bo", "Ylva", "Göran")
LETTERS = "rbyg"


def random_tile(chance: random.Random, name: str, plots: int, rules: Rules) -> Tile:
    """A tile with so many plots, and anything on its other cells."""
    wide, high = rules.tile.columns, rules.tile.rows
    cells = [Terrain.PLOT] * plots
    cells += chance.choices([Terrain.LAKE, Terrain.LANDFILL, Terrain.WILD], [3, 1, 2], k=wide * high - plots)
    chance.shuffle(cells)
    rows = tuple(tuple(cells[row * wide : (row + 1) * wide]) for row in range(high))
    water = frozenset([border((0, 0), (1, 0))]) if chance.random() < 0.2 else frozenset()
    return Tile(name, rows, None, water)


def random_tiles(chance: random.Random, number: int, plots: Sequence[int], rules: Rules) -> TileSet:
    """A set with City and Castle, whose other tiles have some of these numbers of plots."""
    wide, high = rules.tile.columns, rules.tile.rows
    city = Tile("city", ((Terrain.CITY_PLOT,) * wide,) * high, Role.CITY)
    castle = replace(random_tile(chance, "castle", 1, rules), role=Role.CASTLE)
    others = [random_tile(chance, f"T{n:02}", chance.choice(plots), rules) for n in range(1, number - 1)]
    return TileSet("random", Translated.plain("random"), rules, "base", (city, castle, *others))


def random_board(
    chance: random.Random,
    columns: int,
    rows: int,
    players: int,
    *,
    filled: float,
    plots: Sequence[int] = (3, 3, 4, 4, 4),
    rules: Rules | None = None,
    with_city: bool = True,
) -> Board:
    """A board in the middle of a game: about this share of its plots is taken, and nobody is out."""
    rules = rules or base_rules()
    tiles = random_tiles(chance, columns * rows + (0 if with_city else 2), plots, rules)
    chosen = list(tiles.tiles if with_city else tiles.tiles[2:])
    chance.shuffle(chosen)
    spots = [(column, row) for row in range(rows) for column in range(columns)]
    grid = TileGrid(
        tuple(LaidTile(t, at, chance.random() < 0.5) for t, at in zip(chosen, spots, strict=True))
    )
    # Neighbours often belong to one player, as in games, so that groups and locked tiles come about.
    cells = [plot.cell for plot in grid.plots]
    left = dict.fromkeys(range(players), rules.cabins - 1)
    cabins: dict[tuple[int, int], int] = {}
    for cell in chance.sample(cells, round(filled * len(cells))):
        near = [
            cabins[other]
            for other in ((cell[0] + 1, cell[1]), (cell[0] - 1, cell[1]), (cell[0], cell[1] + 1))
            if other in cabins
        ]
        player = chance.choice(near) if near and chance.random() < 0.6 else chance.randrange(players)
        if left[player]:
            left[player] -= 1
            cabins[cell] = player
    names = tuple(Player(LETTERS[n], NAMES[n]) for n in range(players))
    return Board(tiles, grid, names, rules.basic, cabins, turn=chance.randrange(players))


def random_points(chance: random.Random, rules: Rules) -> Rules:
    """The same rules with other points, good ones and bad ones."""
    points: Mapping[Part, int] = {part: chance.randint(-3, 6) for part in Part}
    return replace(rules, points=points)


def outcome(state: State, player: int) -> tuple[int, int, int]:
    """What a player wants to be as large as possible, from the told score."""
    totals = [one.total for one in score(state.board()).players]
    others = totals[:player] + totals[player + 1 :]
    return totals[player], -max(others), -sum(others)


def best_by_brute_force(board: Board, roll: Sequence[Landing]) -> tuple[int, int, int]:
    """The best outcome over every legal use of a roll."""
    state = state_of(board)
    known: dict[tuple[int, ...], tuple[int, int, int]] = {}
    for _, end in uses_of_roll(state, roll):
        if end.cabins not in known:
            known[end.cabins] = outcome(end, state.turn)
    return max(known.values())


def uses_of_roll(state: State, roll: Iterable[Landing]) -> Iterator[tuple[tuple[Move, ...], State]]:
    """Every legal way to use a roll, with the state that it leads to: all orders, all targets.

    What can be done must be done: a way ends where the game does, or where nothing that is left can be done.
    """
    yield from _uses(state, deeds_of(state, roll))


def _uses(state: State, deeds: tuple[Deed, ...]) -> Iterator[tuple[tuple[Move, ...], State]]:
    possible = [deed for deed in dict.fromkeys(deeds) if is_possible(state, deed)]
    if not possible:
        yield (), state
    for deed in possible:
        left = without(deeds, deed)
        for move in legal_moves(state, deed):
            for moves, end in _uses(apply_move(state, move)[0], left):
                yield (move, *moves), end
