"""A recorded game told in the terminal, turn by turn, with the scores as they grow."""

from collections.abc import Iterator

from cutterprint.games.stuglandet.play.record import Record, Turn
from cutterprint.games.stuglandet.play.state import State
from cutterprint.games.stuglandet.scoring.score import score
from cutterprint.games.stuglandet.terminal.grids import board_lines
from cutterprint.games.stuglandet.terminal.moves import effect_words, move_words, roll_words
from cutterprint.games.stuglandet.terminal.scores import score_lines
from cutterprint.i18n import Language
from cutterprint.numbers import plus, signed
from cutterprint.specs.cells import cell_name
from cutterprint.terminal import Terminal


def replay_lines(record: Record, terminal: Terminal, speech: Language) -> Iterator[str]:
    """Every turn: what was rolled, each move, the board and the scores; then the score of the end."""
    board = record.start.table.board
    if board.name is not None:
        yield terminal.painted(board.name.in_language(speech.code), bold=True)
    cells_of = board.grid.masks.cells_of
    first = [" ".join(map(cell_name, cells_of(own))) for own in record.start.cabins]
    if any(first):
        told = speech.gettext("First cabins: {cabins}")
        cabins = (f"{player.name} {cell}" for player, cell in zip(board.players, first, strict=True) if cell)
        yield told.format(cabins=", ".join(cabins))
    before = record.start
    for number, turn in enumerate(record.turns, 1):
        yield ""
        yield from _turn_lines(number, turn, before, terminal, speech)
        before = turn.end
    yield ""
    title = speech.gettext("The end of the record")
    yield terminal.painted(f"── {title} ──", bold=True)
    yield from score_lines(score(record.board), terminal, speech)


def _turn_lines(
    number: int, turn: Turn, before: State, terminal: Terminal, speech: Language
) -> Iterator[str]:
    board = before.table.board
    told = speech.gettext("Turn {number}: {player}")
    title = told.format(number=number, player=board.players[turn.player].name)
    yield terminal.painted(f"── {title} ──", bold=True)
    if turn.tile is not None:
        tile = board.grid.tiles[turn.tile].tile.id
        yield "  " + speech.gettext("lays tile {tile}").format(tile=tile)
    yield "  " + speech.gettext("rolls: {landings}").format(landings=roll_words(turn.roll, speech))
    for event in turn.events:
        yield "  " + "; ".join([move_words(event, board, speech), *effect_words(event, board, speech)])
    if not turn.events:
        yield "  " + speech.gettext("nothing can be done with this roll")
    after = score(turn.end.board())
    yield from board_lines(after.board, terminal, after.locked)
    earlier = [one.total for one in score(before.board()).players]
    changes = []
    for one, then in zip(after.players, earlier, strict=True):
        change = f" ({plus(one.total - then)})" if one.total != then else ""
        changes.append(f"{one.player.name} {signed(one.total)}{change}")
    yield "  " + speech.gettext("Points: {totals}").format(totals=", ".join(changes))
