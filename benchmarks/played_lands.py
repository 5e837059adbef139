"""Realistic lands at the end of a game, before any bonus is placed.

A seeded player takes pieces of the Classics, really cut, and lays each where it touches most of its own
landscapes, as people do, with some whim.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.play.cutting import Cut, cuts
from cutterprint.games.cutterland.play.placing import laid_squares, legal_places, piece_of
from cutterprint.games.cutterland.rules.model import TOWER, WALL_BRIDGE
from cutterprint.shelf.built_in import built_in
from cutterprint.shelf.resolver import load_file
from cutterprint.specs.cells import Cell

# What a realistic land holds.
SQUARES = range(36, 49)
CREATURES = range(15, 23)
TOWERS = range(2, 4)
WALLS_AND_BRIDGES = range(2, 6)


def realistic_lands(number: int, seed: int = 2024) -> Iterator[Land]:
    """So many lands, the same ones for the same seed."""
    pack = load_file(built_in("cutterland", "pack", "classic").path)
    assert isinstance(pack, Pack)
    chance = random.Random(seed)
    made = 0
    while made < number:
        pieces = taken_pieces(pack, chance)
        if is_realistic([square for piece in pieces for square in piece.values()], pack):
            made += 1
            yield laid_out(pieces, pack, chance)


def is_realistic(squares: list[Square], pack: Pack) -> bool:
    """Whether there are as many squares, creatures and bonuses as in lands of real games."""
    features = Counter(square.feature for square in squares)
    return (
        len(squares) in SQUARES
        and sum(features[kind] for kind in pack.rules.creatures) in CREATURES
        and features[TOWER] in TOWERS
        and features[WALL_BRIDGE] in WALLS_AND_BRIDGES
    )


def taken_pieces(pack: Pack, chance: random.Random) -> list[dict[Cell, Square]]:
    """The pieces that one player takes in a game of two, three or four."""
    table = pack.rules.seatings[chance.choice(sorted(pack.rules.seatings))]
    pieces = []
    for _ in range(table.cards * table.players):
        card = chance.choice(pack.cards)
        cut = chance.choice(_even_cuts(card, table.pieces))
        pieces += [piece_of(card, cells) for cells in chance.sample(cut, table.takes)]
    return pieces


def laid_out(pieces: list[dict[Cell, Square]], pack: Pack, chance: random.Random) -> Land:
    """The land that a player with more or less of a plan lays out of pieces."""
    whim = chance.uniform(0.5, 4)
    squares: dict[Cell, Square] = {}
    for piece in pieces:
        squares.update(_laid(squares, piece, chance, whim))
    left, top = min(c for c, _ in squares), min(r for _, r in squares)
    return Land(pack.rules, {(c - left, r - top): square for (c, r), square in squares.items()})


_CUTS: dict[tuple[int, int, int], list[Cut]] = {}


def _even_cuts(card: Card, pieces: int) -> list[Cut]:
    """The cuts without a crumb: people cut so that every piece is worth taking."""
    key = (len(card.rows), len(card.rows[0]), pieces)
    if key not in _CUTS:
        least = key[0] * key[1] // pieces - 1
        _CUTS[key] = [cut for cut in cuts(card, pieces) if min(map(len, cut)) >= least]
    return _CUTS[key]


def _laid(
    land: dict[Cell, Square], piece: dict[Cell, Square], chance: random.Random, whim: float
) -> dict[Cell, Square]:
    """The piece where it touches most of its own landscapes, more or less."""
    places = list(legal_places(land, piece))
    best: tuple[float, dict[Cell, Square]] | None = None
    for place in chance.sample(places, min(len(places), 60)):
        squares = laid_squares(piece, place)
        worth = whim * chance.random()
        for (column, row), square in squares.items():
            for cell in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
                if cell in land:
                    worth += 1.0 if land[cell].landscape == square.landscape else 0.3
        if best is None or worth > best[0]:
            best = (worth, squares)
    assert best is not None, "a piece fits at the edge of every land"
    return best[1]


def with_more_bonuses(land: Land, chance: random.Random, number: int = 10) -> Land:
    """The same land with so many towers and so many walls and bridges, on squares that were empty."""
    squares = dict(land.squares)
    empty = sorted(cell for cell, square in squares.items() if square.feature is None)
    chance.shuffle(empty)
    for key in (TOWER, WALL_BRIDGE):
        while empty and sum(square.feature == key for square in squares.values()) < number:
            cell = empty.pop()
            squares[cell] = Square(squares[cell].landscape, key)
    return replace(land, squares=squares)
