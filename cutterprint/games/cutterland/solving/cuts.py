"""Every way to cut an area into smaller ones with few walls."""

from collections.abc import Callable

from cutterprint.clock import TooMuchError
from cutterprint.games.cutterland.solving.moves import bits

MOST_CUTS = 300_000

Cut = tuple[int, int, tuple[int, ...]]
"""How many walls, which ones (as moves), and the parts (as sets of squares)."""


class Cutter:
    """Cuts areas such that every wall stands between two different parts.

    Only those cuts matter: a wall with the same area on both of its sides changes nothing. `near[a]` are
    the squares that square a is connected with in its area, `wall[a, b]` the move that puts a wall there;
    where there is none, the two squares stay together.
    """

    def __init__(self, near: list[int], wall: dict[tuple[int, int], int], tick: Callable[[], None]) -> None:
        self.near = near
        self.wall = wall
        self.tick = tick
        self._kept = 0
        self._found: dict[tuple[int, int], list[Cut]] = {}

    def cuts(self, area: int, most: int) -> list[Cut]:
        """Every cut of connected squares with at most so many walls; the first one has none."""
        key = (area, most)
        found = self._found.get(key)
        if found is None:
            found = self._find(area, most)
            self._kept += len(found)
            if self._kept > MOST_CUTS:
                self._found.clear()
                self._kept = 0
                raise TooMuchError
            self._found[key] = found
        return found

    def _find(self, area: int, most: int) -> list[Cut]:
        if most == 0 or not area & (area - 1):
            return [(0, 0, (area,))]
        found: list[Cut] = []
        for part, walls, moves in self._parts_with(area & -area, area, most):
            self.tick()
            ways: list[Cut] = [(walls, moves, (part,))]
            for other in self.connected_parts(area & ~part):
                more = self.cuts(other, most - walls)
                ways = [
                    (count + count2, made | made2, parts + parts2)
                    for count, made, parts in ways
                    for count2, made2, parts2 in more
                    if count + count2 <= most
                ]
            found += ways
        found.sort(key=lambda cut: cut[0])
        return found

    def _parts_with(self, start: int, area: int, most: int) -> list[tuple[int, int, int]]:
        """Every connected set of squares with the start in it that few enough walls part from the rest."""
        found: list[tuple[int, int, int]] = []
        near, wall = self.near, self.wall
        # A square at the edge either joins the part, or is parted from it by walls.
        stack = [(start, 0, near[start.bit_length() - 1] & area, 0, 0)]
        while stack:
            self.tick()
            part, out, edge, count, moves = stack.pop()
            if not edge:
                found.append((part, count, moves))
                continue
            bit = edge & -edge
            square = bit.bit_length() - 1
            edge ^= bit
            for joins in (True, False):
                number, made, possible = count, moves, True
                for other in bits(near[square] & (out if joins else part)):
                    move = wall.get((square, other))
                    number += 1
                    if move is None or number > most:
                        possible = False
                        break
                    made |= 1 << move
                if not possible:
                    continue
                if joins:
                    grown = part | bit
                    stack.append((grown, out, (edge | near[square] & area) & ~(grown | out), number, made))
                else:
                    stack.append((part, out | bit, edge, number, made))
        return found

    def connected_parts(self, squares: int) -> list[int]:
        """Squares in groups that hang together."""
        parts = []
        while squares:
            part = edge = squares & -squares
            while edge:
                square = (edge & -edge).bit_length() - 1
                edge &= edge - 1
                new = self.near[square] & squares & ~part
                part |= new
                edge |= new
            squares &= ~part
            parts.append(part)
        return parts

    def is_whole(self, part: int, walls: int) -> bool:
        """Whether a part still hangs together with these walls."""
        whole = edge = part & -part
        while edge:
            square = (edge & -edge).bit_length() - 1
            edge &= edge - 1
            for other in bits(self.near[square] & part & ~whole):
                move = self.wall.get((square, other))
                if move is None or not walls >> move & 1:
                    whole |= 1 << other
                    edge |= 1 << other
        return whole == part
