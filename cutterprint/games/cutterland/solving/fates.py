"""What can become of each creature of a land: the moves at its own square decide whether an around-hunter
devours it. Walls keep one off, bridges carry one to it, a tower shelters.
"""

from collections.abc import Collection

from cutterprint.games.cutterland.components.lands import pair, slot
from cutterprint.games.cutterland.solving.moves import Board, Bridge, Tower, Wall, bits
from cutterprint.games.cutterland.solving.payoffs import Payoffs
from cutterprint.specs.cells import Cell

GONE, ALIVE, SAFE = range(3)

Fate = tuple[int, int, int, int, int]
"""What becomes of a creature, walls and bridges, towers, points for who devours it, moves."""

Prospects = tuple[int, int, int, int]


class Fates:
    """The creatures of a land and the moves that decide about them.

    Squares have numbers in sorted order, and a set of them is an int. `banned` moves are left out. A move is
    `shared` if its ends are of one landscape whose areas matter: then it belongs to the area that it cuts or
    joins, and is given as `active`; any other belongs to the creature whose fate it decides.
    """

    def __init__(self, board: Board, payoffs: Payoffs, banned: int) -> None:
        self.board = board
        self.payoffs = payoffs
        self.banned = banned
        squares = board.land.squares
        self.cells: list[Cell] = sorted(squares)
        self.number = {cell: number for number, cell in enumerate(self.cells)}
        self.kind = [payoffs.number.get(squares[cell].feature or "", -1) for cell in self.cells]
        self.creatures = sum(1 << n for n, kind in enumerate(self.kind) if kind >= 0)
        self.fixed_towers = sum(1 << self.number[cell] for cell in board.land.towers)
        self._always: list[set[int]] = [set() for _ in self.cells]
        self._walls: list[list[tuple[int, int]]] = [[] for _ in self.cells]
        self._bridges: list[list[tuple[int, int]]] = [[] for _ in self.cells]
        self.shared_of = [0] * len(self.cells)
        for number, kind in enumerate(self.kind):
            if kind >= 0:
                self._find_reach(number)
        self._fates: dict[tuple[int, int], list[Fate]] = {}

    def _find_reach(self, here: int) -> None:
        """Who can devour a creature: always, unless walled off, or once a bridge leads there."""
        land, board = self.board.land, self.board
        column, row = self.cells[here]
        hunters = {h for h in self.payoffs.around_hunters if self.kind[here] not in self.payoffs.spared[h]}
        for dc, dr in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            self._meet(here, (column + dc, row + dr), hunters, None, fixed=True)
        for dc, dr in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = (column + dc, row + dr)
            border = pair((column, row), there)
            if there in land.squares and border not in land.walls:
                self._meet(here, there, hunters, board.number.get(Wall(border)), fixed=False)
            there = (column + 2 * dc, row + 2 * dr)
            ends = pair((column, row), there)
            if ends in land.bridges:
                self._meet(here, there, hunters, None, fixed=True)
            elif Bridge(ends) in board.number:
                self._meet(here, there, hunters, board.number[Bridge(ends)], fixed=False)

    def _meet(self, here: int, there: Cell, hunters: set[int], move: int | None, *, fixed: bool) -> None:
        other = self.number.get(there)
        if other is None or self.kind[other] not in hunters:
            return
        hunter = self.kind[other]
        is_bridge = slot(pair(self.cells[here], there)) is not None
        if move is None or self.banned >> move & 1:
            if fixed or not is_bridge:
                self._always[here].add(hunter)
            return
        (self._bridges if is_bridge else self._walls)[here].append((hunter, move))
        squares = self.board.land.squares
        ground = squares[there].landscape
        if ground == squares[self.cells[here]].landscape and ground in self.payoffs.landscapes:
            self.shared_of[here] |= 1 << move

    def of(self, here: int, active: int) -> list[Fate]:
        """What can become of a creature with the shared moves that are active, and for how many tokens."""
        active &= self.shared_of[here]
        found = self._fates.get((here, active))
        if found is None:
            found = self._fates[here, active] = self._find_fates(here, active)
        return found

    def _find_fates(self, here: int, active: int) -> list[Fate]:
        if self.fixed_towers >> here & 1:
            return [(SAFE, 0, 0, 0, 0)]
        shared = self.shared_of[here]
        own = [m for _, m in (*self._walls[here], *self._bridges[here]) if not shared >> m & 1]
        best: dict[tuple[int, int], tuple[int, int]] = {}
        for choice in range(1 << len(own)):
            count = choice.bit_count()
            moves = sum(1 << own[index] for index in bits(choice))
            if count > self.board.most_others or any(self.board.excludes[m] & moves for m in bits(moves)):
                continue
            made = moves | active
            reached = set(self._always[here])
            reached.update(h for h, move in self._walls[here] if not made >> move & 1)
            reached.update(h for h, move in self._bridges[here] if made >> move & 1)
            key = (GONE, self.payoffs.prey[min(reached)]) if reached else (ALIVE, 0)
            if key not in best or count < best[key][0]:
                best[key] = (count, moves)
        found = [(fate, count, 0, points, moves) for (fate, points), (count, moves) in best.items()]
        tower = self.board.number.get(Tower(self.cells[here]))
        if tower is not None and not self.banned >> tower & 1:
            found.append((SAFE, 0, 1, 0, 1 << tower))
        return sorted(found)

    def active_at(self, squares: int, moves: int) -> int:
        """The shared moves of a set that decide about creatures of these squares."""
        shared = 0
        for here in bits(squares & self.creatures):
            shared |= self.shared_of[here]
        return moves & shared

    def prospects(self, kind: int, own: list[int], members: Collection[int]) -> Prospects:
        """Of creatures of a kind: how many there are, need a tower to live, live for sure, and the most
        points for one that is devoured.
        """
        payoffs = self.payoffs
        points = [
            payoffs.prey[hunter]
            for hunter, _ in payoffs.area_hunters
            if hunter in members and kind not in payoffs.spared[hunter]
        ]
        hunted = bool(points)
        doomed = sure = 0
        for here in own:
            if self.fixed_towers >> here & 1:
                sure += 1
                continue
            around = [*self._always[here], *(h for h, _ in (*self._walls[here], *self._bridges[here]))]
            points += (payoffs.prey[hunter] for hunter in around)
            doomed += bool(self._always[here])
            sure += not around and not hunted
        return len(own), doomed, sure, max(points, default=0)
