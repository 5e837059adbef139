"""Scorepads of any game: how large one must be, and how many share a page."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cutterprint.drawing.fonts import text_width
from cutterprint.drawing.text import SMALLEST
from cutterprint.errors import UsageError
from cutterprint.i18n import listed, msg, nmsg
from cutterprint.pages.filling import PaperGrid, grids, on_parts
from cutterprint.pages.markup import SetPages
from cutterprint.printing.instructions import sheet_steps
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.printed import Printed, PrintRequest

# The least that a pad needs, in millimetres: its white rim, the column of names, one for each player, the
# title and the heads, and each row.
RIM, NAMES, COLUMN, HEAD, ROW = 5.0, 44.0, 10.5, 19.0, 7.0
ROOMY = 2.0, 2.0
"""How much wider a column and higher a row is, for a large hand, unless more pads a page are asked for."""
# An icon in the column of names, with the room beside it.
ICON = 11.8


@dataclass(frozen=True)
class PadSize:
    """What a pad must have room for: columns and rows, and the least width in millimetres.

    `roomy` is what each column and each row gets on top where nobody asked for small pads.
    """

    players: int
    rows: int
    width: float
    roomy: tuple[float, float] = (0.0, 0.0)

    @property
    def height(self) -> float:
        return 2 * RIM + HEAD + ROW * self.rows


def check_number(name: str, value: int, least: int, most: int) -> None:
    """Refuse what an option says if no pad is made for so many."""
    if not least <= value <= most:
        raise UsageError(msg("{name} should be from {least} to {most}", name=name, least=least, most=most))


def pad_row(icon: str, name: str, told: str, written: Sequence[object]) -> dict[str, Any]:
    """A row of a pad as its template gets it: `written` is what stands there for each player."""
    return {"icon": icon, "name": name, "reminder": told, "points": written}


def pad_width(reminders: Sequence[str], players: int, column: float = COLUMN) -> float:
    """How wide a pad must be, with so much for a player."""
    return 2 * RIM + names_width(reminders) + column * players


def names_width(told: Sequence[str]) -> float:
    """How wide the column of names must be for its reminders to stand in one line each."""
    widest = max((text_width(text, SMALLEST) for text in told), default=0.0)
    return max(NAMES, widest + ICON)


def pads_on(paper: Paper, pad: PadSize, per_page: int | None, *, is_filled: bool) -> PaperGrid:
    """How a page is divided: into as many roomy pads as fit, or as many pads as were asked for.

    A filled one has a page for itself.
    """
    ways = grids(paper, pad.width, pad.height)
    if not ways:
        raise UsageError(
            msg(
                "a scorepad of {rows} rows for {players} players doesn't fit on {paper}",
                rows=pad.rows,
                players=pad.players,
                paper=paper.name,
            )
        )
    if per_page is None and is_filled:
        upright = PaperGrid(paper.width, paper.height, 1, 1)
        return upright if upright.width >= pad.width and upright.height >= pad.height else ways[0]
    if per_page is None:
        wider, higher = pad.roomy
        roomy = grids(paper, pad.width + wider * pad.players, pad.height + higher * pad.rows)
        return roomy[-1] if roomy else ways[0]
    for parts in ways:
        if parts.count == per_page:
            return parts
    raise UsageError(
        msg(
            "--per-page {number}: a page of {paper} takes {known} scorepads for {players} players",
            number=per_page,
            paper=paper.name,
            known=listed([parts.count for parts in ways], "or"),
            players=pad.players,
        )
    )


def pads_printed(
    made: SetPages,
    parts: PaperGrid,
    copies: int,
    request: PrintRequest,
    *,
    is_filled: bool,
    suffix: str = "",
) -> Printed:
    """Pads as a part to print: pages full of empty ones, or so many of one that is filled in."""
    speech = request.speech
    number = copies if is_filled else copies * parts.count
    title = speech.gettext("Scorepad")
    pages = [Page(drawing=drawing, bookmark=title) for drawing in on_parts(parts, made.drawings * number)]
    return Printed(
        key="scorepad",
        file=f"scorepad{suffix}-{speech.code}.pdf",
        title=title,
        pages=pages,
        problems=made.told,
        about=nmsg("{number} scorepad", "{number} scorepads", number).said(speech),
        steps=sheet_steps("one", speech),
    )
