"""How fast lands are scored, as ratios in one run. Run it with: make benchmark

- realistic lands of about 40 squares with 5 placements: the engine's rate over the naive scorer's
- lands of 50, 500 and 5,000 squares: the time a square, over that of the smallest
"""

from collections.abc import Callable
from functools import partial
from time import perf_counter

from benchmarks.realistic_lands import block_land, realistic_land
from cutterprint.games.cutterland.scoring.score import score
from tests.cutterland.naive import naive_score
from tests.cutterland.opinions import BASE, naive_land

LANDS = 200


def rate(work: Callable[[], object], at_least: float = 1.0) -> float:
    """How often a second something can be done."""
    work()
    times, start = 0, perf_counter()
    while perf_counter() - start < at_least:
        work()
        times += 1
    return times / (perf_counter() - start)


def main() -> None:
    lands = [realistic_land(seed) for seed in range(LANDS)]
    plain = [naive_land(land) for land in lands]
    squares = sum(len(land.squares) for land in lands) / LANDS
    placed = sum(len(land.towers) + len(land.walls) + len(land.bridges) for land in lands) / LANDS
    engine = LANDS * rate(lambda: [score(land).total for land in lands])
    naive = LANDS * rate(lambda: [naive_score(land, BASE).total for land in plain])
    print(f"realistic lands: {squares:.1f} squares, {placed:.1f} placements on average")
    print(f"  engine {engine:8.0f} a second")
    print(f"  naive  {naive:8.0f} a second")
    print(f"  ratio  {engine / naive:8.1f}  (promised: at least 5)")
    print("growth: time a square")
    first = 0.0
    for size in (50, 500, 5000):
        each = 1 / rate(partial(score, block_land(size))) / size
        first = first or each
        print(f"  {size:5} squares: {each * 1e6:6.2f} µs, {each / first:.2f} times the first")


if __name__ == "__main__":
    main()
