"""solve: the best move, or the best use of what a player holds."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from cutterprint.commands.asking import offered
from cutterprint.commands.output import present
from cutterprint.commands.parameters import OwnOptions
from cutterprint.games.command import Command, Purpose
from cutterprint.games.game import Progress, Search
from cutterprint.i18n import msg, speaking
from cutterprint.options import Argument, AsJson, Colour, GameName, LookOptions, PictureOptions, option


def solve(
    file: Annotated[str, Argument("FILE", msg("What to solve: a file, or a built-in id."))],
    own: OwnOptions,
    pictures: PictureOptions,
    look: LookOptions,
    time_limit: Annotated[
        float,
        option(
            "--time-limit",
            help=msg("Stop after this many seconds; 0 means search to the end."),
            metavar="SECONDS",
            least=0,
        ),
    ] = 60.0,
    game: GameName = None,
    as_json: AsJson = False,
    colour: Colour = None,
) -> None:
    from cutterprint.shelf.resolver import load_one

    spec = load_one(file, game=game)
    solver = offered(spec.game, "solve", spec.game.solve)
    search = solver.search(spec.value, own.of(spec.game), time_limit or None, _progress())
    with _stopped_by_ctrl_c(search):
        search.run()
    _clear_progress()
    answers = [(spec.node.source.name, search.answer())]
    present(answers, as_json=as_json, colour=colour, pictures=pictures, look=look)


@contextmanager
def _stopped_by_ctrl_c(search: Search) -> Iterator[None]:
    """Let Ctrl-C end a search, whose best so far is an answer as well; a second one ends the program."""

    def stop(number: int, frame: object) -> None:
        signal.signal(signal.SIGINT, before)
        search.stop()

    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _progress() -> Progress | None:
    """Tells best and bound in one line of a terminal that is written over; nothing in a pipe."""
    if not sys.stderr.isatty():
        return None

    def tell(best: int, bound: int) -> None:
        told = msg("best so far {best}; at most {bound} possible …", best=best, bound=bound)
        sys.stderr.write(f"\r\033[K{told.said(speaking())}")
        sys.stderr.flush()

    return tell


def _clear_progress() -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r\033[K")
        sys.stderr.flush()


COMMAND = Command(
    name="solve",
    purpose=Purpose.SCORE,
    help=msg("Find the best moves, and prove it where possible."),
    more=msg("What the file has placed or played already stays. Ctrl-C stops with the best answer so far."),
    example="cutterprint solve k-hunting --fresh --png best.png",
    run=solve,
)
