"""Two engines that share no code agree on every legal move and every result of random games."""

import pytest

from tests.cuttle.opinions import PLAYERS, compare_playout

GAMES = {"two": 300, "cutthroat": 200, "teams": 120}
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("variant", PLAYERS)
def test_both_engines_agree_in_random_games(variant: str, part: int) -> None:
    """Each step also counts the cards: 52 or 54, none lost and none doubled."""
    moves = [compare_playout(variant, seed) for seed in range(part, GAMES[variant], PARTS)]
    assert min(moves) > 3
