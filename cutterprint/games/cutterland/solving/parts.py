"""What a part of a land can score: an area, or creatures whom no area matters to.

For each creature the moves at its own square decide whether an around-hunter devours it: walls that keep
one off, bridges that carry one to it, or a tower. Those are tried out creature by creature; then the area's
hunters eat, and only counts matter.
"""

from collections.abc import Callable, Collection

from cutterprint.games.cutterland.components.lands import pair, slot
from cutterprint.games.cutterland.components.squares import Cell
from cutterprint.games.cutterland.solving.moves import Board, Bridge, Tower, Wall, bits
from cutterprint.games.cutterland.solving.tables import Table, pruned
from cutterprint.games.cutterland.solving.worth import Tally, Worth

GONE, ALIVE, SAFE = range(3)

Option = tuple[int, int, int, int, int]
"""What becomes of a creature, walls and bridges, towers, points for who devours it, moves."""

Prospects = tuple[int, int, int, int]

MOST_KEPT = 40_000


class Parts:
    """The tables of a land's parts, kept as they are found.

    Squares have numbers in sorted order, and a part is a set of them as an int. `banned` moves are left
    out. A move is `shared` if its ends are of one landscape whose areas matter: then it belongs to the area
    that it cuts or joins, and is given as `active`; any other belongs to the creature whose fate it decides.
    """

    def __init__(
        self, board: Board, worth: Worth, matters: set[str], banned: int, tick: Callable[[], None]
    ) -> None:
        self.tick = tick
        self.board = board
        self.worth = worth
        self.banned = banned
        self.most_towers = board.most_towers
        self.most_others = board.most_others
        squares = board.land.squares
        self.cells: list[Cell] = sorted(squares)
        self.number = {cell: number for number, cell in enumerate(self.cells)}
        self.kind = [worth.number.get(squares[cell].feature or "", -1) for cell in self.cells]
        self.creatures = sum(1 << n for n, kind in enumerate(self.kind) if kind >= 0)
        self.fixed_towers = sum(1 << self.number[cell] for cell in board.land.towers)
        self._matters = matters
        self._always: list[set[int]] = [set() for _ in self.cells]
        self._walls: list[list[tuple[int, int]]] = [[] for _ in self.cells]
        self._bridges: list[list[tuple[int, int]]] = [[] for _ in self.cells]
        self.shared_of = [0] * len(self.cells)
        for number, kind in enumerate(self.kind):
            if kind >= 0:
                self._find_reach(number)
        self._options: dict[tuple[int, int], list[Option]] = {}
        self._cores: dict[tuple[int, int], list[tuple[int, int, int, int, int, int]]] = {}
        self._tables: dict[tuple[int, int, int], Table] = {}
        self._hunts: dict[tuple[Tally, Tally, Tally], dict[Tally, int]] = {}
        self._caps: dict[tuple[int, int, tuple[tuple[int, Prospects], ...]], Table] = {}
        self._groupings: dict[int, list[int]] = {}

    def _find_reach(self, here: int) -> None:
        """Who can devour a creature: always, unless walled off, or once a bridge leads there."""
        land, board = self.board.land, self.board
        column, row = self.cells[here]
        hunters = {h for h in self.worth.around_hunters if self.kind[here] not in self.worth.spared[h]}
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
        if ground == squares[self.cells[here]].landscape and ground in self._matters:
            self.shared_of[here] |= 1 << move

    # --- one creature ---

    def options(self, here: int, active: int) -> list[Option]:
        """What can become of a creature with the shared moves that are active, and for how many tokens."""
        active &= self.shared_of[here]
        found = self._options.get((here, active))
        if found is None:
            found = self._options[here, active] = self._find_options(here, active)
        return found

    def _find_options(self, here: int, active: int) -> list[Option]:
        if self.fixed_towers >> here & 1:
            return [(SAFE, 0, 0, 0, 0)]
        shared = self.shared_of[here]
        own = [m for _, m in (*self._walls[here], *self._bridges[here]) if not shared >> m & 1]
        best: dict[tuple[int, int], tuple[int, int]] = {}
        for choice in range(1 << len(own)):
            count = choice.bit_count()
            moves = sum(1 << own[index] for index in bits(choice))
            if count > self.most_others or any(self.board.excludes[m] & moves for m in bits(moves)):
                continue
            made = moves | active
            reached = set(self._always[here])
            reached.update(h for h, move in self._walls[here] if not made >> move & 1)
            reached.update(h for h, move in self._bridges[here] if made >> move & 1)
            key = (GONE, self.worth.prey[min(reached)]) if reached else (ALIVE, 0)
            if key not in best or count < best[key][0]:
                best[key] = (count, moves)
        found = [(fate, count, 0, points, moves) for (fate, points), (count, moves) in best.items()]
        tower = self.board.number.get(Tower(self.cells[here]))
        if tower is not None and not self.banned >> tower & 1:
            found.append((SAFE, 0, 1, 0, 1 << tower))
        return sorted(found)

    # --- a part ---

    def table(self, squares: int, active: int = 0) -> Table:
        """What an area of these squares can score, with the shared moves that are active."""
        creatures = squares & self.creatures
        size = squares.bit_count()
        key = (creatures, size, active)
        found = self._tables.get(key)
        if found is None:
            found = self._finished(self._core(creatures, active), size, self.worth.empty_area)
            if len(self._tables) > MOST_KEPT:
                self._tables.clear()
            self._tables[key] = found
        return found

    def lone_table(self, here: int) -> Table:
        """What a creature can score where areas don't matter."""
        return self._finished(self._core(1 << here, 0), 0, 0)

    def _finished(self, core: list[tuple[int, int, int, int, int, int]], size: int, extra: int) -> Table:
        best: dict[tuple[int, int, int], tuple[int, int]] = {}
        for k, t, n, per_square, value, moves in core:
            value += per_square * size + extra
            old = best.get((k, t, n))
            if old is None or value > old[0]:
                best[k, t, n] = (value, moves)
        return pruned(best)

    def active_at(self, squares: int, moves: int) -> int:
        """The shared moves of a set that decide about creatures of these squares."""
        shared = 0
        for here in bits(squares & self.creatures):
            shared |= self.shared_of[here]
        return moves & shared

    def _core(self, creatures: int, active: int) -> list[tuple[int, int, int, int, int, int]]:
        """The entries of a part before its size counts: also the points for each square of it."""
        key = (creatures, active)
        found = self._cores.get(key)
        if found is None:
            if len(self._cores) > MOST_KEPT:
                self._cores.clear()
            found = self._cores[key] = self._find_core(creatures, active)
        return found

    def _find_core(self, creatures: int, active: int) -> list[tuple[int, int, int, int, int, int]]:
        numbers = list(bits(creatures))
        kinds = tuple(sorted({self.kind[n] for n in numbers}))
        place = {kind: index for index, kind in enumerate(kinds)}
        worth = self.worth
        in_danger = {
            kind
            for hunter, _ in worth.area_hunters
            if hunter in place
            for kind in kinds
            if kind not in worth.spared[hunter]
        }
        width = len(kinds)
        states: dict[Tally, dict[tuple[int, int], tuple[int, int]]] = {(0,) * (2 * width): {(0, 0): (0, 0)}}
        groups: dict[tuple[int, bool, Tally], list[int]] = {}
        for number in numbers:
            options = self.options(number, active)
            plain = all(fate != GONE and k == 0 for fate, k, _, _, _ in options)
            sort = tuple(fate for fate, *_ in options) if plain else (number, number)
            groups.setdefault((self.kind[number], plain, sort), []).append(number)
        for (kind, _, _), members in groups.items():
            choices = self._choices(members, active, kind in in_danger)
            states = self._with_choices(states, choices, place[kind], width)
        return self._hunted(states, kinds)

    def _choices(
        self, members: list[int], active: int, in_danger: bool
    ) -> list[tuple[int, int, int, int, int, int]]:
        """For creatures that nothing tells apart: how many live, are safe, the tokens, points and moves."""
        if len(members) == 1:
            options = self.options(members[0], active)
            free = any(fate == ALIVE and k == 0 for fate, k, _, _, _ in options)
            found = []
            for fate, k, t, points, moves in options:
                if fate == SAFE and not in_danger:
                    if not (free and t):
                        found.append((1, 0, k, t, points, moves))
                else:
                    found.append((int(fate == ALIVE), int(fate == SAFE), k, t, points, moves))
            return found
        options = self.options(members[0], active)
        if len(options) == 1 or not in_danger:
            is_safe = in_danger and options[0][0] == SAFE
            return [(0 if is_safe else len(members), len(members) if is_safe else 0, 0, 0, 0, 0)]
        found = []
        moves = 0
        for safe in range(min(len(members), self.most_towers) + 1):
            found.append((len(members) - safe, safe, 0, safe, 0, moves))
            if safe < len(members):
                moves |= self.options(members[safe], active)[-1][4]
        return found

    def _with_choices(
        self,
        states: dict[Tally, dict[tuple[int, int], tuple[int, int]]],
        choices: list[tuple[int, int, int, int, int, int]],
        place: int,
        width: int,
    ) -> dict[Tally, dict[tuple[int, int], tuple[int, int]]]:
        following: dict[Tally, dict[tuple[int, int], tuple[int, int]]] = {}
        for tally, ways in states.items():
            for alive, safe, k, t, points, moves in choices:
                new = list(tally)
                new[place] += alive
                new[width + place] += safe
                best = following.setdefault(tuple(new), {})
                for (k0, t0), (points0, moves0) in ways.items():
                    key = (k0 + k, t0 + t)
                    if key[0] > self.most_others or key[1] > self.most_towers:
                        continue
                    old = best.get(key)
                    if old is None or points0 + points > old[0]:
                        best[key] = (points0 + points, moves0 | moves)
        return {tally: best for tally, best in following.items() if best}

    def _hunted(
        self, states: dict[Tally, dict[tuple[int, int], tuple[int, int]]], kinds: Tally
    ) -> list[tuple[int, int, int, int, int, int]]:
        worth = self.worth
        width = len(kinds)
        best: dict[tuple[int, int], dict[tuple[int, int, int], tuple[int, int]]] = {}
        for tally, ways in states.items():
            self.tick()
            ends: dict[tuple[int, int], int] = {}
            for left, prey in self._hunt(kinds, tally[:width], tally[width:]).items():
                survivors = dict(zip(kinds, left, strict=True))
                value = prey + sum(worth.by_count[k][c] - worth.by_count[k][0] for k, c in survivors.items())
                end = (worth.state(survivors), sum(worth.size[k] for k, c in survivors.items() if c))
                if end not in ends or value > ends[end]:
                    ends[end] = value
            for (k, t), (points, moves) in ways.items():
                cost = k * worth.other_unused + t * worth.tower_unused
                for end, value in ends.items():
                    table = best.setdefault(end, {})
                    net = value + points - cost
                    old = table.get((k, t, 0))
                    if old is None or net > old[0]:
                        table[k, t, 0] = (net, moves)
        return [
            (k, t, n, per_square, value, moves)
            for (n, per_square), table in best.items()
            for k, t, _, value, moves in pruned(table)
        ]

    def _hunt(self, kinds: Tally, alive: Tally, safe: Tally) -> dict[Tally, int]:
        """Every end of an area's hunt, as survivors by kind, with the most points for prey on the way."""
        key = (kinds, alive, safe)
        found = self._hunts.get(key)
        if found is None:
            if len(self._hunts) > MOST_KEPT:
                self._hunts.clear()
            found = self._hunts[key] = self._find_hunt(kinds, alive, safe)
        return found

    def _find_hunt(self, kinds: Tally, alive: Tally, safe: Tally) -> dict[Tally, int]:
        worth = self.worth
        ways: dict[Tally, int] = {alive: 0}
        for hunter, eats in worth.area_hunters:
            if hunter not in kinds:
                continue
            own = kinds.index(hunter)
            following: dict[Tally, int] = {}
            for left, points in ways.items():
                hunters = left[own] + safe[own]
                edible = [
                    0 if kind in worth.spared[hunter] else left[index] for index, kind in enumerate(kinds)
                ]
                if hunters == 1 and edible[own]:
                    edible[own] = 0  # a hunter alone can't eat itself
                most = sum(edible)
                must = min(eats * hunters, most) if eats is not None else most if hunters else 0
                gained = points + worth.prey[hunter] * must
                for eaten in _shared_out(must, edible):
                    rest = tuple(a - b for a, b in zip(left, eaten, strict=True))
                    if rest not in following or gained > following[rest]:
                        following[rest] = gained
            ways = following
        return {tuple(a + b for a, b in zip(left, safe, strict=True)): p for left, p in ways.items()}

    # --- the most that could be ---

    def cap(self, squares: int, most_parts: int) -> Table:
        """At least what these squares can score with any walls and bridges: entries by towers and counts.

        Each kind for itself: its survivors stand together as scores most, whoever is better eaten is, and
        whoever always meets an around-hunter needs a tower.
        """
        worth = self.worth
        members: dict[int, list[int]] = {}
        for here in bits(squares & self.creatures):
            members.setdefault(self.kind[here], []).append(here)
        size = squares.bit_count()
        free = max(worth.empty_area, worth.empty_area * most_parts)
        sorts = tuple((kind, self._prospects(kind, own, members)) for kind, own in sorted(members.items()))
        key = (size, free, sorts)
        found = self._caps.get(key)
        if found is None:
            found = self._caps[key] = self._find_cap(size, free, sorts)
        return found

    def _prospects(self, kind: int, own: list[int], members: Collection[int]) -> Prospects:
        """Of creatures of a kind: how many there are, need a tower to live, live for sure, and the most
        points for one that is devoured.
        """
        worth = self.worth
        points = [
            worth.prey[hunter]
            for hunter, _ in worth.area_hunters
            if hunter in members and kind not in worth.spared[hunter]
        ]
        hunted = bool(points)
        doomed = sure = 0
        for here in own:
            if self.fixed_towers >> here & 1:
                sure += 1
                continue
            around = [*self._always[here], *(h for h, _ in (*self._walls[here], *self._bridges[here]))]
            points += (worth.prey[hunter] for hunter in around)
            doomed += bool(self._always[here])
            sure += not around and not hunted
        return len(own), doomed, sure, max(points, default=0)

    def _find_cap(self, size: int, free: int, sorts: tuple[tuple[int, Prospects], ...]) -> Table:
        worth = self.worth
        entries: dict[tuple[int, int, int], tuple[int, int]] = {}
        for t in range(self.most_towers + 1):
            table = {0: free - t * worth.tower_unused}
            for kind, (number, doomed, sure, prey) in sorts:
                ends: dict[int, int] = {}
                for left in range(sure, number - max(0, doomed - t) + 1):
                    value = self._grouped(kind)[left] + (number - left) * prey
                    if left and worth.size[kind] > 0:
                        value += worth.size[kind] * size
                    state = worth.state({kind: left})
                    ends[state] = max(value, ends.get(state, value))
                plus = worth.counts.plus
                following: dict[int, int] = {}
                for n, value in table.items():
                    for n2, more in ends.items():
                        both = plus[n][n2]
                        following[both] = max(value + more, following.get(both, value + more))
                table = following
            for n, value in table.items():
                entries[0, t, n] = (value, 0)
        return pruned(entries)

    def _grouped(self, kind: int) -> list[int]:
        """The most that so many of a kind can score, however they are spread over areas."""
        found = self._groupings.get(kind)
        if found is None:
            own = self.worth.by_count[kind]
            found = [0]
            for count in range(1, len(own)):
                found.append(max(found[count - j] + own[j] - own[0] for j in range(1, count + 1)))
            self._groupings[kind] = found
        return found


def _shared_out(number: int, among: list[int]) -> list[Tally]:
    """Every way to take so many out of several heaps."""
    if not among:
        return [()] if number == 0 else []
    room = sum(among[1:])
    return [
        (first, *rest)
        for first in range(max(0, number - room), min(number, among[0]) + 1)
        for rest in _shared_out(number - first, among[1:])
    ]
