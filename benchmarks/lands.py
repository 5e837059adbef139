"""Realistic lands at the end of a game, made by really cutting cards and laying the pieces.

A seeded player takes pieces of cut cards and lays each where it touches most of its own landscapes, as
people do, with some whim. The cards are those of a pack, and where it has too few, random ones with the
same statistics: landscapes in patches, and features as often as the pack has them.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from cutterprint.games.cutterland.pieces.cards import Card, Pack
from cutterprint.games.cutterland.pieces.lands import Land
from cutterprint.games.cutterland.pieces.squares import Cell, Square
from cutterprint.games.cutterland.play.cutting import Cut, cuts
from cutterprint.games.cutterland.play.laying import laid_squares, legal_places, piece_of
from cutterprint.games.cutterland.rules.model import TOWER, WALL_BRIDGE

# What a realistic land holds.
SQUARES = range(36, 49)
CREATURES = range(15, 23)
TOWERS = range(2, 4)
WALLS_AND_BRIDGES = range(2, 6)


def realistic_lands(number: int, seed: int = 2024) -> Iterator[Land]:
    """So many lands, the same ones for the same seed."""
    import cutterprint

    pack = cutterprint.load("starter")
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
    table = pack.rules.tables[chance.choice(sorted(pack.rules.tables))]
    pieces = []
    for _ in range(table.cards * table.players):
        own = chance.random() < 0.3
        card = chance.choice(pack.cards) if own else random_card(pack, chance)
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


def random_card(pack: Pack, chance: random.Random) -> Card:
    """A card that the rules allow, with patches of landscape and the pack's share of features."""
    shape = pack.rules.card
    cells = [(column, row) for row in range(shape.rows) for column in range(shape.columns)]
    landscapes = list(pack.rules.landscapes)
    ground: dict[Cell, str] = {}
    for column, row in cells:
        near = [ground[cell] for cell in ((column - 1, row), (column, row - 1)) if cell in ground]
        ground[column, row] = chance.choice(near if near and chance.random() < 0.6 else landscapes)
    carrying = set(chance.sample(cells, shape.features))
    squares = {
        cell: Square(ground[cell], _feature(pack, ground[cell], chance) if cell in carrying else None)
        for cell in cells
    }
    return Card("", tuple(tuple(squares[c, r] for c in range(shape.columns)) for r in range(shape.rows)))


def _feature(pack: Pack, landscape: str, chance: random.Random) -> str:
    shares = _shares(pack, landscape)
    return chance.choices(list(shares), list(shares.values()))[0]


def _shares(pack: Pack, landscape: str) -> dict[str, int]:
    """How often each feature stands on a landscape of the pack; what may stand there has at least one."""
    counts = dict.fromkeys(
        [c.key for c in pack.rules.creatures.values() if landscape in c.lives_in] + [TOWER, WALL_BRIDGE], 1
    )
    for card in pack.cards:
        for _, square in card.cells():
            if square.landscape == landscape and square.feature is not None:
                counts[square.feature] += 1
    return counts


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
