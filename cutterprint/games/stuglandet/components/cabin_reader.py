"""The cabins of a board file: a character for each cell of the whole board."""

from collections.abc import Mapping, Sequence

from cutterprint.games.stuglandet.components.boards import Player, TileGrid
from cutterprint.games.stuglandet.rules.model import Rules
from cutterprint.i18n import Message, listed, msg, nmsg
from cutterprint.specs.cells import (
    Cell,
    WrittenRow,
    WrittenWord,
    cell_name,
    latin_twin,
    twin_hint,
    written_rows,
)
from cutterprint.specs.problems import Place, ProblemLog, shown
from cutterprint.specs.tree import Node, ScalarNode

_EMPTY = ".·"
_HINT = msg("each cell of the board has a character: a letter, or '.'")


def read_cabins(
    node: Node | None, grid: TileGrid, players: Sequence[Player], rules: Rules, log: ProblemLog
) -> dict[Cell, int]:
    """For each cell with a cabin the number of its player; what is wrong is told."""
    if not isinstance(node, ScalarNode) or not isinstance(node.value, str):
        return {}
    rows = [row for row in written_rows(node) if row.words and not _is_ruled(row)]
    if not rows:
        return {}
    if len(rows) != grid.rows:
        message = msg(
            "the board has {rows} rows of cells, but here are {found}", rows=grid.rows, found=len(rows)
        )
        log.add(node.place, "cabin-place", message, _HINT)
        return {}
    letters = {player.letter: number for number, player in enumerate(players)}
    unknown: set[str] = set()
    cabins: dict[Cell, int] = {}
    places: dict[Cell, Place] = {}
    for row_number, row in enumerate(rows):
        for column, word in enumerate(_cells(row, grid.columns, log)):
            cell = (column, row_number)
            if word.text in _EMPTY or word.text in unknown:
                continue
            if word.text not in letters:
                unknown.add(word.text)
                _tell_unknown(word, letters, log)
            elif _is_plot(word, cell, grid, log):
                cabins[cell] = letters[word.text]
                places[cell] = word.place
    _count(cabins, places, players, rules, log)
    return cabins


def _is_ruled(row: WrittenRow) -> bool:
    """Whether a line is only drawn for the eye, such as -----+-----."""
    return all(set(word.text) <= set("-+|") for word in row.words)


def _cells(row: WrittenRow, wanted: int, log: ProblemLog) -> list[WrittenWord]:
    """A character for each cell of a row; bars are only for the eye, and spaces may be left out."""
    found = [
        WrittenWord(char, Place(word.place.source, word.place.line, word.place.column + index, 1))
        for word in row.words
        for index, char in enumerate(word.text)
        if char != "|"
    ]
    if len(found) >= wanted and all(word.text in _EMPTY for word in found[wanted:]):
        return found[:wanted]
    message = nmsg(
        "this row has {number} cell, but the board is {wanted} wide",
        "this row has {number} cells, but the board is {wanted} wide",
        len(found),
        wanted=wanted,
    )
    log.add(row.place, "cabin-place", message, _HINT)
    return []


def _tell_unknown(word: WrittenWord, letters: Mapping[str, int], log: ProblemLog) -> None:
    """Tell of a letter that is nobody's, once a letter."""
    hint: Message = msg("players: {letters}; '.' for nothing", letters=listed(letters))
    twin = latin_twin(word.text)
    if twin is not None and twin in letters:
        hint = twin_hint(word.text)
    elif word.text.swapcase() in letters:
        hint = msg("did you mean '{word}'?", word=word.text.swapcase())
    message = msg("no player has the letter '{letter}'", letter=shown(word.text))
    log.add(word.place, "unknown-code", message, hint)


def _is_plot(word: WrittenWord, cell: Cell, grid: TileGrid, log: ProblemLog) -> bool:
    """Whether a cabin can stand in a cell; if not, the problem is told."""
    if cell in grid.plot_at:
        return True
    if cell in grid.cells:
        message = msg("no cabin can stand in {cell}: there is no plot", cell=cell_name(cell))
        laid = grid.tiles[grid.tile_of[cell]]
        row = laid.as_laid.cells[cell[1] - laid.origin[1]]
        hint = msg(
            "this row of the tile '{tile}' is {cells}",
            tile=laid.tile.id,
            cells=" ".join(terrain.value for terrain in row),
        )
        log.add(word.place, "cabin-place", message, hint)
    else:
        message = msg("no cabin can stand in {cell}: there is no tile", cell=cell_name(cell))
        log.add(word.place, "cabin-place", message, _HINT)
    return False


def _count(
    cabins: Mapping[Cell, int],
    places: Mapping[Cell, Place],
    players: Sequence[Player],
    rules: Rules,
    log: ProblemLog,
) -> None:
    """Nobody has more cabins than there are in a colour."""
    most = rules.cabins
    for number, player in enumerate(players):
        own = [cell for cell, owner in cabins.items() if owner == number]
        if len(own) > most:
            message = msg(
                "{player} has {found} cabins on the board; a colour has {most}",
                player=player.name,
                found=len(own),
                most=most,
            )
            log.add(places[own[most]], "cabin-count", message)
