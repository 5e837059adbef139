"""The marks on and around items that say where to cut and fold, and what a cutter looks for."""

from dataclasses import dataclass
from typing import Literal

from cutterprint.printing.edges import block, corners, cut_lines, fronts_of, trim_lines
from cutterprint.printing.sheets import LABEL_ROOM, Layout, Placement, Rect, SheetPage, registration_marks

OFFSET, NEAR_OFFSET = 1.0, 0.5
LENGTH, FIRST_LENGTH = 3.0, 6.0
"""How long crop marks are where there is room: those of the cuts that come first are longer."""
ARM = 1.2
"""How far the crosses at the corners of items reach."""
NUMBER_ROOM = 2.2
"""What the number of a cut takes beyond its mark."""
_FOLD_CLEARANCE = 0.5

Kind = Literal["crop", "first", "line", "fold", "registration", "keyline", "cross"]
"""`first` are the crop marks of the cuts through the whole sheet, which come before the others; keylines run
along the edges of items, and crosses stand at their corners.
"""


@dataclass(frozen=True)
class Mark:
    """A line from a point to another; a registration mark is the black box between the two points."""

    kind: Kind
    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True)
class CutNumber:
    """The number of a cut that comes first: the middle of its figures, beyond the cut's mark."""

    number: int
    x: float
    y: float


def marks(layout: Layout, page: SheetPage, *, keyline: bool = True) -> tuple[Mark, ...]:
    """The marks of a page, with or without lines along the edges where items abut.

    Backs have none: they are cut from the front, and would show by how much a printer missed.
    """
    fronts = fronts_of(page)
    if not fronts:
        return ()
    wanted = layout.options.marks
    found: list[Mark] = []
    # Items that stand apart bleed: a line at the trim would show every cut that is a little off.
    if keyline and wanted in ("crop", "lines") and not layout.options.gap:
        found += [Mark("keyline", *stretch) for stretch in cut_lines(page)]
    if wanted == "crop":
        found += _crop_marks(layout, fronts)
        found += _crosses(layout, fronts)
    elif wanted == "lines":
        found += _lines(layout, fronts)
    elif wanted == "silhouette":
        for box in registration_marks(layout.width, layout.height):
            found.append(Mark("registration", box.left, box.top, box.right, box.bottom))
    if layout.fold is not None:
        found.append(_fold(layout))
    return tuple(found)


def cut_numbers(layout: Layout, page: SheetPage) -> tuple[CutNumber, ...]:
    """The numbers of the cuts that come first, where there is room for them at an end of their marks."""
    fronts = fronts_of(page)
    if not fronts or layout.options.marks != "crop":
        return ()
    around, room = _room(layout, fronts)
    is_down = is_first_down(layout)
    edges = trim_lines(fronts)[0 if is_down else 1]
    found: list[CutNumber] = []
    ends = ((around.top, -1, room.top), (around.bottom, 1, room.bottom))
    if not is_down:
        ends = ((around.left, -1, room.left), (around.right, 1, room.right))
    for start, way, free in ends:
        if not _is_numbered(free):
            continue
        beyond = start + way * (_first_reach(free)[1] + NUMBER_ROOM / 2)
        for number, edge in enumerate(edges, 1):
            x, y = (edge, beyond) if is_down else (beyond, edge)
            found.append(CutNumber(number, x, y))
    return tuple(found)


def _limits(layout: Layout) -> Rect:
    """How far marks may reach: to the margin, the label and the fold."""
    margin, label = layout.margin, layout.label
    left = margin + (LABEL_ROOM if label and label.upright else 0.0)
    top = margin + (LABEL_ROOM if label and not label.upright else 0.0)
    right, bottom = layout.width - margin, layout.height - margin
    if layout.fold == "upright":
        right = layout.width / 2 - _FOLD_CLEARANCE
    elif layout.fold == "lying":
        bottom = layout.height / 2 - _FOLD_CLEARANCE
    return Rect(left, top, right, bottom)


def is_first_down(layout: Layout) -> bool:
    """Whether the first cuts run down the sheet: the long way of a full block if numbers fit there.

    It is the same on every sheet, so that several can be cut at once.
    """
    fronts = fronts_of(layout.pages[0])
    trim, gap = fronts[0].trim, layout.options.gap
    across = layout.columns * (trim.right - trim.left + gap)
    is_long_down = layout.rows * (trim.bottom - trim.top + gap) >= across
    _, room = _room(layout, fronts)
    down, sideways = (_is_numbered(max(pair)) for pair in ((room.top, room.bottom), (room.left, room.right)))
    return is_long_down if down == sideways else down


def _room(layout: Layout, fronts: tuple[Placement, ...]) -> tuple[Rect, Rect]:
    """The block with its bleed, and how much room for marks there is on each side of it."""
    limits, around = _limits(layout), block(fronts).grown(layout.bleed)
    room = Rect(
        around.left - limits.left,
        around.top - limits.top,
        limits.right - around.right,
        limits.bottom - around.bottom,
    )
    return around, room


def _crop_marks(layout: Layout, fronts: tuple[Placement, ...]) -> list[Mark]:
    around, room = _room(layout, fronts)
    is_down = is_first_down(layout)
    down: Kind = "first" if is_down else "crop"
    across: Kind = "crop" if is_down else "first"
    reach_down, reach_across = (_first_reach, _reach) if is_down else (_reach, _first_reach)
    top, bottom = reach_down(room.top), reach_down(room.bottom)
    left, right = reach_across(room.left), reach_across(room.right)
    found = []
    columns, rows = trim_lines(fronts)
    for x in columns:
        found.append(Mark(down, x, around.top - top[0], x, around.top - top[1]))
        found.append(Mark(down, x, around.bottom + bottom[0], x, around.bottom + bottom[1]))
    for y in rows:
        found.append(Mark(across, around.left - left[0], y, around.left - left[1], y))
        found.append(Mark(across, around.right + right[0], y, around.right + right[1], y))
    return found


def _reach(room: float, length: float = LENGTH) -> tuple[float, float]:
    """Where a mark starts and ends, counted outward; closer to the items if there is little room."""
    offset = OFFSET if room >= OFFSET + 2.5 else NEAR_OFFSET
    return offset, max(offset + 1.0, min(offset + length, room))


def _first_reach(room: float) -> tuple[float, float]:
    """The same for a mark with a number beyond it, as far as there is room for one."""
    return _reach(room - NUMBER_ROOM if _is_numbered(room) else room, FIRST_LENGTH)


def _is_numbered(room: float) -> bool:
    return room >= NEAR_OFFSET + 1.0 + NUMBER_ROOM


def _crosses(layout: Layout, fronts: tuple[Placement, ...]) -> list[Mark]:
    """A cross at every corner, to lay the next cut along when the sheet is in strips.

    Between items that stand apart its arms reach outward only, so that nothing of it is left on them.
    """
    gap = layout.options.gap
    if not gap:
        return [
            Mark("cross", *arm)
            for x, y in corners(fronts)
            for arm in ((x - ARM, y, x + ARM, y), (x, y - ARM, x, y + ARM))
        ]
    arm = min(ARM, gap / 2)
    return [
        Mark("cross", *stroke)
        for trim in (placement.trim for placement in fronts)
        for x, outward in ((trim.left, -arm), (trim.right, arm))
        for y, upward in ((trim.top, -arm), (trim.bottom, arm))
        for stroke in ((x, y, x + outward, y), (x, y, x, y + upward))
    ]


def _lines(layout: Layout, fronts: tuple[Placement, ...]) -> list[Mark]:
    limits = _limits(layout)
    across, down = trim_lines(fronts)
    return [
        *(Mark("line", x, limits.top, x, limits.bottom) for x in across),
        *(Mark("line", limits.left, y, limits.right, y) for y in down),
    ]


def _fold(layout: Layout) -> Mark:
    margin = layout.margin
    if layout.fold == "upright":
        return Mark("fold", layout.width / 2, margin, layout.width / 2, layout.height - margin)
    return Mark("fold", margin, layout.height / 2, layout.width - margin, layout.height / 2)
