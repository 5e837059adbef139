"""Offers: what can be had for how many tokens, and putting offers together.

An offer says: with so many walls and bridges and so many towers, leaving the land's counts in this state,
so many points can be had, by these moves. Points are net: what the tokens would score unused is already
taken off. So an offer is worth keeping only if no other with as few tokens scores as much.
"""

from dataclasses import dataclass

Offer = tuple[int, int, int, int, int]
"""Walls and bridges, towers, state of the land's counts, net points, moves."""

Offers = list[Offer]

NOTHING: Offers = [(0, 0, 0, 0, 0)]


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

    def merged(self, one: Offers, two: Offers) -> Offers:
        """Both lists together: every pair of their offers that the tokens allow, without the worse ones."""
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

    def after(self, offers: Offers, k: int, moves: int, points: int) -> Offers:
        """The same offers after so many more walls and bridges, with their moves and points."""
        most = self.others - k
        return [(a + k, b, n, value + points, m | moves) for a, b, n, value, m in offers if a <= most]

    def united(self, several: list[Offers]) -> Offers:
        """The best of several lists of offers."""
        best: dict[tuple[int, int, int], tuple[int, int]] = {}
        for offers in several:
            for k, t, n, value, moves in offers:
                key = (k, t, n)
                old = best.get(key)
                if old is None or value > old[0]:
                    best[key] = (value, moves)
        return pruned(best)

    def completions(self, rest: Offers) -> dict[int, list[list[int]]]:
        """By state: the most that the rest of the land adds to an offer that spent so much, land included."""
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


def pruned(best: dict[tuple[int, int, int], tuple[int, int]]) -> Offers:
    """The offers that no other one beats with as few tokens in the same state."""
    if len(best) == 1:
        ((k, t, n), (value, moves)) = next(iter(best.items()))
        return [(k, t, n, value, moves)]
    kept: dict[int, Offers] = {}
    for k, t, n in sorted(best):
        value, moves = best[k, t, n]
        rivals = kept.setdefault(n, [])
        for _, t2, _, value2, _ in rivals:  # in order of k, so none of them spends more walls
            if t2 <= t and value2 >= value:
                break
        else:
            rivals.append((k, t, n, value, moves))
    return [offer for rivals in kept.values() for offer in rivals]
