"""Moves as values, how they are written, and why one can't be made."""

from dataclasses import dataclass

from cutterprint.errors import CutterprintError
from cutterprint.games.stuglandet.rules.model import Deed, Landing
from cutterprint.i18n import Message, listed, msg
from cutterprint.specs.cells import Cell, CellError, cell_name, parse_cell
from cutterprint.specs.problems import did_you_mean, shown

DEED_WORDS = tuple(deed.value for deed in Deed if deed is not Deed.NOTHING)


@dataclass(frozen=True, order=True)
class Move:
    """What is done with one rolled cabin; only a cabin that is moved has a `start`."""

    deed: Deed
    to: Cell
    start: Cell | None = None

    @property
    def name(self) -> str:
        """The move as files write it: place C2, move B1 C2, swap D4."""
        cells = [cell_name(cell) for cell in (self.start, self.to) if cell is not None]
        return " ".join([self.deed.value, *cells])


class MoveError(CutterprintError, ValueError):
    """The rules don't allow it: `code` says which one, `hint` what could be done instead."""

    def __init__(self, message: Message | str, hint: Message | None = None, *, code: str) -> None:
        super().__init__(message)
        self.code = code
        self.hint = hint


def parse_move(text: str) -> Move:
    """The move that a text such as 'place C2' means; raises MoveError for any other text."""
    words = text.split()
    wanted = {Deed.PLACE: 1, Deed.MOVE: 2, Deed.SWAP: 1}
    deed = next((deed for deed in wanted if words and words[0].lower() == deed.value), None)
    if deed is None:
        hint = (did_you_mean(words[0], DEED_WORDS) if words else None) or _how_to_write()
        raise MoveError(msg("'{text}' isn't a move", text=shown(text)), hint, code="bad-value")
    if len(words) != wanted[deed] + 1:
        raise MoveError(
            msg("'{text}' names the wrong number of cells", text=shown(text)),
            _how_to_write(),
            code="bad-value",
        )
    try:
        cells = [parse_cell(word) for word in words[1:]]
    except CellError as error:
        raise MoveError(error.message, code="bad-value") from None
    return Move(deed, cells[-1], cells[0] if deed is Deed.MOVE else None)


def _how_to_write() -> Message:
    return msg("write 'place C2', 'move B1 C2' or 'swap D4'")


def parse_roll(words: list[str]) -> tuple[Landing, ...]:
    """The landings that words such as up, side and end mean; raises MoveError for any other word."""
    known = [landing.value for landing in Landing]
    found = []
    for word in words:
        if word.lower() not in known:
            hint = did_you_mean(word, known) or msg("a cabin lands {names}", names=listed(known, "or"))
            raise MoveError(msg("no cabin lands '{word}'", word=shown(word)), hint, code="bad-value")
        found.append(Landing(word.lower()))
    return tuple(found)
