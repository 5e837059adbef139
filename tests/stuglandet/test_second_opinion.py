"""The engine and the naive scorer, which share no code, agree on thousands of random boards."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.scoring.points import Tally
from cutterprint.games.stuglandet.scoring.score import Score, score
from cutterprint.games.stuglandet.scoring.ties import ties
from cutterprint.shelf.resolver import load_bytes
from tests.stuglandet.naive import NaiveBoard, NaiveScore, alone, naive_score
from tests.stuglandet.random_boards import NAMES, RandomSet, board_text, random_board, random_set

SETS, BOARDS = 42, 60


def both(naive: NaiveBoard, tiles: RandomSet, folder: Path, variant: str) -> tuple[Score, NaiveScore]:
    """The opinions of both on a board that the engine reads from its file."""
    text = board_text(naive, tiles.id, variant)
    board = load_bytes(text.encode(), "random.board.yaml", folder / "random.board.yaml")
    assert isinstance(board, Board)
    return score(board), naive_score(naive, tiles.points, tiles.cabins)


def assert_agree(found: Score, naive: NaiveScore) -> None:
    for one in found.players:
        letter = one.player.letter
        assert {part.value: points for part, points in one.parts.items()} == naive.parts[letter]
        assert one.total == naive.totals[letter] == sum(line.points for line in one.lines)
        for part, points in one.parts.items():
            assert sum(line.points for line in one.lines if line.part is part) == points
        assert one.cabins_left == naive.left[letter]
        assert one.longest == naive.longest[letter]
        assert sum(map(len, one.groups)) == found.board.rules.cabins - one.cabins_left
    assert found.locked_by == {tile: NAMES[letter] for tile, letter in naive.locked.items()}
    assert found.ended == naive.ended
    assert Tally(found.board.grid, found.board.rules).totals(found.board.owners) == [
        naive.totals[one.player.letter] for one in found.players
    ]
    best = max(naive.totals.values())
    assert set(found.winners) == {NAMES[letter] for letter, total in naive.totals.items() if total == best}


@pytest.mark.parametrize("seed", range(SETS))
def test_both_agree_on_random_boards(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    tiles = random_set(rng, "mixed", is_base=seed % 3 == 0)
    tiles.write(tmp_path)
    for _ in range(BOARDS):
        is_basic = rng.random() < 0.2
        naive = random_board(rng, tiles, is_basic=is_basic)
        found, opinion = both(naive, tiles, tmp_path, "basic" if is_basic else "advanced")
        assert_agree(found, opinion)


def test_ties_are_common_on_the_random_boards(tmp_path: Path) -> None:
    met: Counter[str] = Counter()
    for seed in range(0, SETS, 7):
        rng = Random(seed)
        tiles = random_set(rng, "mixed", is_base=True)
        tiles.write(tmp_path)
        for _ in range(30):
            found, opinion = both(random_board(rng, tiles), tiles, tmp_path, "advanced")
            met.update(tie.part.value for tie in ties(found))
            met["won"] += bool(alone(opinion.longest))
            met["locked"] += bool(opinion.locked)
            met["shared"] += len(found.winners) > 1
    assert all(met[key] >= 5 for key in ("tiles", "city", "connected", "won", "locked", "shared")), met
