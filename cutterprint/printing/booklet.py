"""Booklets: pages half as large as the paper, put two on a side so that folding the sheets orders them."""

from collections.abc import Sequence

from cutterprint.drawing.shapes import together
from cutterprint.errors import CutterprintError
from cutterprint.i18n import msg
from cutterprint.printing.papers import Paper
from cutterprint.printing.pdf import Page
from cutterprint.printing.profiles import NO_PROFILE, PrinterProfile

Side = tuple[int | None, int | None]
"""The pages on the left and on the right of a side, counted from 0; None is an empty one."""


def half(paper: Paper) -> Paper:
    """The paper folded once, as a page of a booklet."""
    return Paper(f"{paper.name} / 2", paper.height / 2, paper.width, paper.margin)


def booklet_sides(count: int) -> tuple[Side, ...]:
    """Which pages go on which side of the sheets, front and back in turn, the outermost sheet first.

    The sheets are printed on both sides, turned over at the short edge, laid on each other and folded.
    """
    whole = -(-count // 4) * 4
    pairs = ((whole - 1 - side, side) for side in range(whole // 2))
    # The back of a sheet has the later page on its right.
    sides = (pair[::-1] if pair[1] % 2 else pair for pair in pairs)
    return tuple((left if left < count else None, right if right < count else None) for left, right in sides)


def booklet(pages: Sequence[Page], paper: Paper, profile: PrinterProfile = NO_PROFILE) -> list[Page]:
    """The pages two by two on the paper as it lies."""
    width, height = paper.height, paper.width
    made = []
    for number, side in enumerate(booklet_sides(len(pages))):
        placed = []
        for index, left in zip(side, (0.0, width / 2), strict=True):
            if index is None:
                continue
            drawing = pages[index].drawing
            if drawing.width > width / 2 + 1e-6 or drawing.height > height + 1e-6:
                raise CutterprintError(
                    msg("a page of the booklet doesn't fit on half a sheet of {paper}", paper=paper.name)
                )
            x, y = left + (width / 2 - drawing.width) / 2, (height - drawing.height) / 2
            placed.append((drawing, x, y))
        back = number % 2 == 1
        names = " · ".join(str(index + 1) if index is not None else "–" for index in side)
        made.append(
            Page(
                drawing=together(width, height, placed),
                bookmark=names,
                label=f"{number // 2 + 1}{'b' if back else ''}",
                correction=profile.correction(width, height, back=back),
            )
        )
    return made
