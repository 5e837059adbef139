"""How fast boards of Stuglandet are scored, as ratios in one run. Run it with: make benchmark

- full 4×4 boards of random tiles with four players: the engine's rate over the naive scorer's
"""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from benchmarks.score_lands import rate
from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.scoring.points import Tally
from cutterprint.games.stuglandet.scoring.score import score
from cutterprint.shelf.resolver import load_bytes
from tests.stuglandet.naive import NaiveBoard, naive_score
from tests.stuglandet.random_boards import LETTERS, board_text, filled_board, random_set

BOARDS = 20


def full_boards(folder: Path) -> tuple[list[Board], list[NaiveBoard]]:
    """Boards at the end of a game, for the engine and for the naive scorer."""
    rng = Random(1)
    boards, plain = [], []
    for number in range(BOARDS):
        tiles = random_set(rng, f"set-{number}", is_base=True, plots=0.5)
        tiles.write(folder)
        naive = filled_board(rng, tiles)
        board = load_bytes(board_text(naive, tiles.id, "basic").encode(), "board", folder / "board.yaml")
        assert isinstance(board, Board)
        boards.append(board)
        plain.append(naive)
    return boards, plain


def main() -> None:
    with TemporaryDirectory() as folder:
        boards, plain = full_boards(Path(folder))
    cabins = sum(len(board.cabins) for board in boards) / BOARDS
    tallies = [(Tally(board.grid, board.rules), board.owners) for board in boards]
    engine = BOARDS * rate(lambda: [score(board).as_json() for board in boards])
    naive = BOARDS * rate(lambda: [naive_score(board).totals["r"] for board in plain])
    totals = BOARDS * rate(lambda: [tally.totals(owners) for tally, owners in tallies])
    print(f"full 4×4 boards: {len(LETTERS)} players, {cabins:.1f} cabins on average")
    print(f"  engine {engine:8.0f} a second, with the points of every part")
    print(f"  totals {totals:8.0f} a second, as the solver asks for them")
    print(f"  naive  {naive:8.0f} a second")
    print(f"  ratio  {engine / naive:8.1f}  (promised: at least 5)")


if __name__ == "__main__":
    main()
