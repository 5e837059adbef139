"""Two-sided items without a duplex printer: strips that are folded lengthwise and glued, then cut.

A strip is a row of fronts above its fold and the row of their backs below it, turned on their heads, so
that each back lies behind its front. All cuts are straight: along the strips, between the items, and last
the corners of those that lose them.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from cutterprint.errors import UsageError
from cutterprint.i18n import Message, msg
from cutterprint.printing.papers import Paper
from cutterprint.printing.sheets import MARK_ROOM, Rect
from cutterprint.units import format_length

GAP = 4.0
"""Between strips, so that a crooked cut harms no neighbour."""


@dataclass(frozen=True)
class StripItems:
    """So many items of a size; `snip` is how much of each corner is cut off."""

    width: float
    height: float
    count: int
    snip: float = 0.0


@dataclass(frozen=True)
class Folded:
    """An item in its strip: the group it is of, its number there, and where its two faces lie."""

    group: int
    item: int
    front: Rect
    back: Rect


@dataclass(frozen=True)
class Strip:
    """Items that share a fold, side by side; `fold` is its height on the page."""

    box: Rect
    fold: float
    items: tuple[Folded, ...]


@dataclass(frozen=True)
class StripPage:
    """The strips of a sheet, and the room that is left below them."""

    strips: tuple[Strip, ...]
    rest: Rect


def lay_strips(
    groups: Sequence[StripItems], paper: Paper, *, head: float = 0.0, foot: float = 0.0
) -> tuple[StripPage, ...]:
    """Strips of groups of items, one below the other on as few sheets as needed; equal sizes share strips.

    `head` and `foot` stay free on every page, for words.
    """
    edge = paper.margin + MARK_ROOM
    room = Rect(edge, edge + head, paper.width - edge, paper.height - edge - foot)
    rows = _rows(groups, room, paper)
    widest = max((len(row) * groups[row[0][0]].width for _, row in rows), default=0.0)
    left = (paper.width - widest) / 2
    room = Rect(left, room.top, left + widest, room.bottom)
    pages: list[list[Strip]] = [[]]
    top = room.top
    for height, row in rows:
        if top + 2 * height > room.bottom + 1e-6 and pages[-1]:
            pages.append([])
            top = room.top
        if top + 2 * height > room.bottom + 1e-6:
            raise UsageError(_too_large(height, paper))
        pages[-1].append(_strip(row, groups, room, top))
        top += 2 * height + GAP
    return tuple(
        StripPage(tuple(strips), Rect(room.left, strips[-1].box.bottom + GAP, room.right, room.bottom + foot))
        for strips in pages
        if strips
    )


def _rows(
    groups: Sequence[StripItems], room: Rect, paper: Paper
) -> list[tuple[float, list[tuple[int, int]]]]:
    """The items row by row, each as (group, number), with the height of the row."""
    sizes = dict.fromkeys((group.width, group.height) for group in groups if group.count)
    rows = []
    for width, height in sizes:
        most = int((room.width + 1e-6) / width)
        if not most:
            raise UsageError(_too_large(width, paper))
        alike = [
            (number, item)
            for number, group in enumerate(groups)
            if (group.width, group.height) == (width, height)
            for item in range(group.count)
        ]
        # As few rows as can be, each as full as the others: no row with two items and much white.
        count = math.ceil(len(alike) / most)
        ends = [math.ceil(len(alike) * row / count) for row in range(count + 1)]
        rows += [(height, alike[start:end]) for start, end in pairwise(ends)]
    return rows


def _too_large(size: float, paper: Paper) -> Message:
    return msg(
        "a token of {size} doesn't fit on {paper}; choose larger paper or a smaller square",
        size=format_length(size),
        paper=paper.name,
    )


def _strip(row: list[tuple[int, int]], groups: Sequence[StripItems], room: Rect, top: float) -> Strip:
    first = groups[row[0][0]]
    left, fold = room.left, top + first.height
    items = []
    for place, (group, item) in enumerate(row):
        x = left + place * first.width
        front = Rect(x, top, x + first.width, fold)
        back = Rect(x, fold, x + first.width, fold + first.height)
        items.append(Folded(group, item, front, back))
    box = Rect(left, top, left + len(row) * first.width, fold + first.height)
    return Strip(box, fold, tuple(items))
