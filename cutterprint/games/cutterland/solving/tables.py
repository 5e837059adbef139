"""Tables of what can be had for how many tokens, and putting them together.

An entry says: with so many walls and bridges and so many towers, leaving the land's counts in this state,
so many points can be had, by these moves. Points are net: what the tokens would score unused is already
taken off. So an entry is worth keeping only if no other with as few tokens scores as much.
"""

from dataclasses import dataclass

Entry = tuple[int, int, int, int, int]
"""Walls and bridges, towers, state of the land's counts, net points, moves."""

Table = list[Entry]

NOTHING: Table = [(0, 0, 0, 0, 0)]


@dataclass(frozen=True)
class Counts:
    """The counts over the whole land that some rule asks for, each up to its cap, as one number a state.

    `plus[a][b]` is the state of two parts of the land together; `points[a]` what the rules give for it.
    """

    plus: list[list[int]]
    points: list[int]


@dataclass(frozen=True)
class Budget:
    """The tokens that can be spent, and the land's counts."""

    others: int
    towers: int
    counts: Counts

    def merged(self, one: Table, two: Table) -> Table:
        """Both tables together: every pair of their entries that the tokens allow, without the worse ones."""
        if len(two) == 1:
            one, two = two, one
        if len(one) == 1 and one[0][:3] == (0, 0, 0):
            _, _, _, value, moves = one[0]
            return self.after(two, 0, moves, value) if value or moves else two
        others, towers, plus = self.others, self.towers, self.counts.plus
        best: dict[tuple[int, int, int], tuple[int, int]] = {}
        for k, t, n, value, moves in one:
            row = plus[n]
            for k2, t2, n2, value2, moves2 in two:
                k2 += k
                t2 += t
                if k2 > others or t2 > towers:
                    continue
                value2 += value
                key = (k2, t2, row[n2])
                old = best.get(key)
                if old is None or value2 > old[0]:
                    best[key] = (value2, moves | moves2)
        return pruned(best)

    def after(self, table: Table, k: int, moves: int, points: int) -> Table:
        """The same table after so many more walls and bridges, with their moves and points."""
        most = self.others - k
        return [(a + k, b, n, value + points, m | moves) for a, b, n, value, m in table if a <= most]

    def united(self, tables: list[Table]) -> Table:
        """The better of several tables, entry by entry."""
        best: dict[tuple[int, int, int], tuple[int, int]] = {}
        for table in tables:
            for k, t, n, value, moves in table:
                key = (k, t, n)
                old = best.get(key)
                if old is None or value > old[0]:
                    best[key] = (value, moves)
        return pruned(best)

    def completions(self, rest: Table) -> dict[int, list[list[int]]]:
        """By state: the most that the rest of the land adds to an entry that spent so much, land included."""
        found: dict[int, list[list[int]]] = {}
        for state, row in enumerate(self.counts.plus):
            grid = [[-(10**9)] * (self.towers + 1) for _ in range(self.others + 1)]
            for k, t, n, value, _ in rest:
                worth = value + self.counts.points[row[n]]
                if worth > grid[self.others - k][self.towers - t]:
                    grid[self.others - k][self.towers - t] = worth
            for k in range(self.others, -1, -1):
                for t in range(self.towers, -1, -1):
                    if k < self.others:
                        grid[k][t] = max(grid[k][t], grid[k + 1][t])
                    if t < self.towers:
                        grid[k][t] = max(grid[k][t], grid[k][t + 1])
            found[state] = grid
        return found


def pruned(best: dict[tuple[int, int, int], tuple[int, int]]) -> Table:
    """The entries that no other one beats with as few tokens in the same state."""
    if len(best) == 1:
        ((k, t, n), (value, moves)) = next(iter(best.items()))
        return [(k, t, n, value, moves)]
    kept: dict[int, Table] = {}
    for k, t, n in sorted(best):
        value, moves = best[k, t, n]
        rivals = kept.setdefault(n, [])
        for _, t2, _, value2, _ in rivals:  # in order of k, so none of them spends more walls
            if t2 <= t and value2 >= value:
                break
        else:
            rivals.append((k, t, n, value, moves))
    return [entry for rivals in kept.values() for entry in rivals]
