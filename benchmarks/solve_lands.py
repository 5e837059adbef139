"""How long `solve` takes: realistic lands, exhaustive search for comparison, and lands with many bonuses.

Run it with: make benchmark, or python -m benchmarks.solve_lands [NUMBER]. Exit code 1 says that a promise was
not kept: every answer proved, 95 % of them under 2 s and all under 20 s, on one core.
"""

import random
import resource
import sys
import time
from itertools import combinations
from math import comb

from benchmarks.played_lands import realistic_lands, with_more_bonuses
from cutterprint.games.cutterland.components.lands import Land
from cutterprint.games.cutterland.components.legality import faults
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.rules.model import TOWER, WALL_BRIDGE
from cutterprint.games.cutterland.scoring.score import score
from cutterprint.games.cutterland.solving.moves import Board, bits
from cutterprint.games.cutterland.solving.search import Solution, solve

MOST_TRIED = 150_000


def timed(land: Land, time_limit: float | None = None) -> tuple[Solution, float]:
    start = time.perf_counter()
    found = solve(land, time_limit=time_limit)
    return found, time.perf_counter() - start


def distribution(times: list[float]) -> str:
    ordered = sorted(times)
    marks = {"median": 0.5, "90 %": 0.9, "95 %": 0.95, "99 %": 0.99}
    parts = [
        f"{name} {ordered[min(len(ordered) - 1, int(len(ordered) * share))]:.3f}"
        for name, share in marks.items()
    ]
    return f"{', '.join(parts)}, longest {ordered[-1]:.3f} s"


def realistic(number: int) -> bool:
    print(f"{number} realistic lands, 36 to 48 squares")
    times: list[float] = []
    gained: list[int] = []
    unproved = 0
    by_tokens: dict[int, list[float]] = {}
    for land in realistic_lands(number):
        found, seconds = timed(land)
        assert not faults(found.score.land)
        times.append(seconds)
        gained.append(found.score.total - found.before.total)
        unproved += not found.is_optimal
        by_tokens.setdefault(Board(land).most_others, []).append(seconds)
    print(f"  proved: {number - unproved} of {number}")
    print(f"  all:    {distribution(times)}")
    for tokens, own in sorted(by_tokens.items()):
        print(f"  with {tokens} walls/bridges ({len(own)} lands): {distribution(own)}")
    print(f"  gained over using nothing: on average {sum(gained) / len(gained):.1f}, at most {max(gained)}")
    under = sum(seconds < 2 for seconds in times) / len(times)
    print(f"  under 2 s: {under:.1%}; under 20 s: {sum(s < 20 for s in times) / len(times):.1%}")
    return not unproved and under >= 0.95 and max(times) < 20


def number_of_sets(board: Board) -> int:
    towers, others = board.tower_mask.bit_count(), (board.wall_mask | board.bridge_mask).bit_count()
    return sum(comb(towers, k) for k in range(board.most_towers + 1)) * sum(
        comb(others, k) for k in range(board.most_others + 1)
    )


def exhaustive(board: Board) -> int:
    """The best total over every legal set of moves."""
    towers, others = list(bits(board.tower_mask)), list(bits(board.wall_mask | board.bridge_mask))
    best = score(board.land).total
    for size in range(board.most_others + 1):
        for chosen in combinations(others, size):
            placed = sum(1 << number for number in chosen)
            if board.clash(placed) is not None:
                continue
            for count in range(board.most_towers + 1):
                for inside in combinations(towers, count):
                    moves = placed | sum(1 << number for number in inside)
                    best = max(best, score(board.placed(moves)).total)
    return best


def against_exhaustive() -> bool:
    """Realistic lands with so many of their tokens spent already that exhaustive search finishes."""
    print("against exhaustive search, with one tower and two walls/bridges left")
    ratios: list[float] = []
    agreed = True
    for land in realistic_lands(40, seed=7):
        squares = dict(land.squares)
        for key, most in ((TOWER, 1), (WALL_BRIDGE, 2)):
            for cell in [c for c, s in squares.items() if s.feature == key][most:]:
                squares[cell] = Square(squares[cell].landscape)
        small = Land(land.rules, squares)
        if number_of_sets(Board(small)) > MOST_TRIED:
            continue
        found, seconds = timed(small)
        start = time.perf_counter()
        best = exhaustive(Board(small))
        ratios.append((time.perf_counter() - start) / seconds)
        agreed &= best == found.score.total and found.is_optimal
        if len(ratios) == 5:
            break
    ratios.sort()
    verdict = "all agree" if agreed else "DIFFERENT ANSWERS"
    print(f"  {len(ratios)} lands: {ratios[0]:,.0f} to {ratios[-1]:,.0f} times as fast; {verdict}")
    sets = [number_of_sets(Board(land)) for land in realistic_lands(40)]
    print(f"  the whole realistic lands have {min(sets):.1e} to {max(sets):.1e} sets of moves")
    return agreed


def many_bonuses() -> bool:
    print("10 towers and 10 walls/bridges, 10 s each")
    chance = random.Random(5)
    kept = True
    for land in realistic_lands(10, seed=77):
        rich = with_more_bonuses(land, chance)
        found, seconds = timed(rich, time_limit=10)
        kept &= not faults(found.score.land) and seconds < 12 and found.score.total >= found.before.total
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(
            f"  {found.before.total} → {found.score.total}, none above {found.bound}; "
            f"{seconds:.1f} s, {memory} MB at most so far"
        )
    return kept


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    kept = [realistic(number), many_bonuses(), against_exhaustive()]
    sys.exit(not all(kept))


if __name__ == "__main__":
    main()
