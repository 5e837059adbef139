"""Where points went to nobody, because several players have equally many cabins."""

from collections.abc import Sequence
from dataclasses import dataclass

from cutterprint.games.stuglandet.rules.model import Part
from cutterprint.games.stuglandet.scoring.points import Tally
from cutterprint.games.stuglandet.scoring.score import Score


@dataclass(frozen=True)
class Tie:
    """Players who have the same number of cabins on a tile, or connected, and more than all others."""

    part: Part
    players: tuple[int, ...]
    count: int
    tile: int | None = None


def ties(found: Score) -> list[Tie]:
    """Every tie of a score: tiles first, then the City, then connected cabins; equal ones side by side."""
    board = found.board
    tally = Tally(board.grid, board.rules)
    owners = board.owners
    level: list[Tie] = []
    for tile, mask in enumerate(tally.masks.tiles):
        part = Part.CITY if tile == tally.city else Part.TILES
        level += _level(part, [(mask & own).bit_count() for own in owners], tile)
    level += _level(Part.CONNECTED, [one.longest for one in found.players])
    order = list(Part)
    return sorted(
        (tie for tie in level if tally.points[tie.part]),
        key=lambda tie: (order.index(tie.part), tie.players, tie.count),
    )


def _level(part: Part, counts: Sequence[int], tile: int | None = None) -> list[Tie]:
    best = max(counts)
    players = tuple(number for number, count in enumerate(counts) if count == best)
    return [Tie(part, players, best, tile)] if best and len(players) > 1 else []
