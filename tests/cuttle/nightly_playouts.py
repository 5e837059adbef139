"""The longer proof of the engine, for `make nightly`: 20,000 games of two, 5,000 each of three and four."""

import pytest

from tests.cuttle.opinions import compare_playout

GAMES = {"two": 20_000, "cutthroat": 5_000, "teams": 5_000}
PARTS = 10


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("variant", GAMES)
def test_both_engines_agree_in_many_random_games(variant: str, part: int) -> None:
    moves = [compare_playout(variant, seed) for seed in range(part, GAMES[variant], PARTS)]
    assert len(moves) == GAMES[variant] // PARTS
