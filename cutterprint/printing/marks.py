"""The marks around items that say where to cut and fold, and what a cutter looks for."""

from dataclasses import dataclass
from typing import Literal

from cutterprint.printing.sheets import LABEL_ROOM, Layout, Placement, Rect, SheetPage, registration_marks

OFFSET, NEAR_OFFSET = 1.0, 0.5
LENGTH = 4.0
_FOLD_CLEARANCE = 0.5

Kind = Literal["crop", "line", "fold", "registration"]


@dataclass(frozen=True)
class Mark:
    """A line from a point to another; a registration mark is the black box between the two points."""

    kind: Kind
    x1: float
    y1: float
    x2: float
    y2: float


def marks(layout: Layout, page: SheetPage) -> tuple[Mark, ...]:
    """The marks of a page. Backs have none: they are cut from the front."""
    fronts = [placement for placement in page.placements if placement.side == "front"]
    if not fronts:
        return ()
    wanted = layout.options.marks
    found: list[Mark] = []
    if wanted == "crop":
        found += _crop_marks(layout, fronts)
    elif wanted == "lines":
        found += _lines(layout, fronts)
    elif wanted == "silhouette":
        for box in registration_marks(layout.width, layout.height):
            found.append(Mark("registration", box.left, box.top, box.right, box.bottom))
    if layout.fold is not None:
        found.append(_fold(layout))
    return tuple(found)


def block(placements: list[Placement] | tuple[Placement, ...]) -> Rect:
    """The box around all trim edges."""
    trims = [placement.trim for placement in placements]
    return Rect(
        min(trim.left for trim in trims),
        min(trim.top for trim in trims),
        max(trim.right for trim in trims),
        max(trim.bottom for trim in trims),
    )


def trim_lines(placements: list[Placement] | tuple[Placement, ...]) -> tuple[list[float], list[float]]:
    """Where the knife goes down and across: every trim edge once."""
    # Edges that two items share differ by rounding alone.
    across = {
        round(edge, 6) for placement in placements for edge in (placement.trim.left, placement.trim.right)
    }
    down = {
        round(edge, 6) for placement in placements for edge in (placement.trim.top, placement.trim.bottom)
    }
    return sorted(across), sorted(down)


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


def _crop_marks(layout: Layout, fronts: list[Placement]) -> list[Mark]:
    limits, around = _limits(layout), block(fronts).grown(layout.options.bleed)
    left = _reach(around.left - limits.left)
    right = _reach(limits.right - around.right)
    top = _reach(around.top - limits.top)
    bottom = _reach(limits.bottom - around.bottom)
    across, down = trim_lines(fronts)
    found = []
    for x in across:
        found.append(Mark("crop", x, around.top - top[0], x, around.top - top[1]))
        found.append(Mark("crop", x, around.bottom + bottom[0], x, around.bottom + bottom[1]))
    for y in down:
        found.append(Mark("crop", around.left - left[0], y, around.left - left[1], y))
        found.append(Mark("crop", around.right + right[0], y, around.right + right[1], y))
    return found


def _reach(room: float) -> tuple[float, float]:
    """Where a mark starts and ends, counted outward; closer to the items if there is little room."""
    offset = OFFSET if room >= OFFSET + 2.5 else NEAR_OFFSET
    return offset, max(offset + 1.0, min(offset + LENGTH, room))


def _lines(layout: Layout, fronts: list[Placement]) -> list[Mark]:
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
