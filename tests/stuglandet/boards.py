"""Boards for tests, from the tiles of the samples."""

from cutterprint.games.stuglandet.components.boards import Board
from cutterprint.games.stuglandet.rules.model import Part
from cutterprint.games.stuglandet.scoring.score import PlayerScore, Score, score
from cutterprint.shelf.resolver import load_bytes
from cutterprint.specs.cells import cell_name


def board_of(tiles: str, cabins: str, *, variant: str = "advanced", more: str = "") -> Board:
    """A board of red and blue, and yellow if there are yellow cabins; rows are parted by '/'."""
    players = "r: Rosa, b: Bo" + (", y: Ylva" if "y" in cabins else "")
    board, rows = ("".join(f"  {row}\n" for row in text.split("/")) for text in (tiles, cabins))
    text = (
        f"game: stuglandet\nkind: board\ntiles: examples\nvariant: {variant}\nplayers: {{{players}}}\n"
        f"board: |\n{board}cabins: |\n{rows}{more}"
    )
    board_value = load_bytes(text.encode(), "test.board.yaml")
    assert isinstance(board_value, Board)
    return board_value


def score_of(tiles: str, cabins: str, *, variant: str = "advanced") -> Score:
    return score(board_of(tiles, cabins, variant=variant))


def cells(one: PlayerScore, part: Part) -> list[str]:
    """For each line of a part the cells that made it, and how many points it gave."""
    return [
        f"{line.points}: {' '.join(map(cell_name, line.cells))}" for line in one.lines if line.part is part
    ]
