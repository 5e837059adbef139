"""Lands as they are at the end of a game: cards really cut, pieces really laid, bonuses really placed."""

import random
from dataclasses import replace
from functools import cache

from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.components.lands import Land, pair
from cutterprint.games.cutterland.components.legality import faults
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.play.cutting import cuts
from cutterprint.games.cutterland.play.placing import laid_squares, legal_places, moved_to_corner, piece_of
from cutterprint.shelf.built_in import built_in
from cutterprint.shelf.resolver import load_file
from cutterprint.specs.cells import Cell


def starter_pack() -> Pack:
    return _pack("starter")


@cache
def _pack(name: str) -> Pack:
    pack = load_file(built_in("cutterland", "pack", name).path)
    assert isinstance(pack, Pack)
    return pack


def realistic_land(seed: int, squares: int = 40, placements: int = 5) -> Land:
    """A land of about so many squares with up to so many towers, walls and bridges, the same for a seed."""
    chance = random.Random(seed)
    pack = _pack("classic")
    land: dict[Cell, Square] = {}
    while len(land) < squares:
        card = chance.choice(pack.cards)
        piece = piece_of(card, chance.choice(chance.choice(list(cuts(card, 3)))))
        land.update(laid_squares(piece, chance.choice(list(legal_places(land, piece)))))
    made = Land(pack.rules, moved_to_corner(land))
    for _ in range(placements * 20):
        made = _with_one_more(made, chance)
        if len(made.towers) + len(made.walls) + len(made.bridges) >= placements:
            break
    return made


def _with_one_more(land: Land, chance: random.Random) -> Land:
    cell = chance.choice(sorted(land.squares))
    step = chance.choice([(1, 0), (0, 1)])
    near = (cell[0] + step[0], cell[1] + step[1])
    far = (cell[0] + 2 * step[0], cell[1] + 2 * step[1])
    changed = chance.choice(
        [
            replace(land, towers=land.towers | {cell}),
            replace(land, walls=land.walls | {pair(cell, near)}),
            replace(land, bridges=land.bridges | {pair(cell, far)}),
        ]
    )
    return land if faults(changed) else changed


def block_land(squares: int) -> Land:
    """A land of any size: the starter cards laid side by side, over and over."""
    pack = starter_pack()
    across = max(1, round((squares / 12) ** 0.5))
    land: dict[Cell, Square] = {}
    number = 0
    while len(land) < squares:
        card = pack.cards[number % len(pack.cards)]
        left, top = 3 * (number % across), 4 * (number // across)
        land.update({(left + column, top + row): square for (column, row), square in card.cells()})
        number += 1
    kept = dict(sorted(land.items(), key=lambda item: (item[0][1], item[0][0]))[:squares])
    return Land(pack.rules, kept)
