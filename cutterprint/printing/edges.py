"""The trim edges of what lies on a page: where a knife goes, and the corners where its ways cross."""

from collections.abc import Sequence
from itertools import product

from cutterprint.printing.sheets import Placement, Rect, SheetPage, box_around

Stretch = tuple[float, float, float, float]
"""A straight way of a knife, from one point to another."""


def fronts_of(page: SheetPage) -> tuple[Placement, ...]:
    """What is cut out of a page: backs are cut with their fronts."""
    return tuple(placement for placement in page.placements if placement.side == "front")


def block(placements: Sequence[Placement]) -> Rect:
    """The box around all trim edges."""
    return box_around(placement.trim for placement in placements)


def trim_lines(placements: Sequence[Placement]) -> tuple[list[float], list[float]]:
    """Where the knife goes down and across: every trim edge once."""
    # Edges that two items share differ by rounding alone.
    trims = [placement.trim for placement in placements]
    across = {round(edge, 6) for trim in trims for edge in (trim.left, trim.right)}
    down = {round(edge, 6) for trim in trims for edge in (trim.top, trim.bottom)}
    return sorted(across), sorted(down)


def corners(placements: Sequence[Placement]) -> list[tuple[float, float]]:
    """The corners of all items, those that several share once."""
    return sorted({corner for placement in placements for corner in product(*trim_lines([placement]))})


def cut_lines(page: SheetPage) -> tuple[Stretch, ...]:
    """The knife's ways along shared edges: straight stretches, each as long as items lie along it."""
    trims = [placement.trim for placement in fronts_of(page)]
    across, down = trim_lines(fronts_of(page))
    stretches: list[Stretch] = []
    for y in down:
        edges = [(trim.left, trim.right) for trim in trims if _near(trim.top, y) or _near(trim.bottom, y)]
        stretches += [(start, y, end, y) for start, end in _joined(edges)]
    for x in across:
        edges = [(trim.top, trim.bottom) for trim in trims if _near(trim.left, x) or _near(trim.right, x)]
        stretches += [(x, start, x, end) for start, end in _joined(edges)]
    return tuple(stretches)


def _near(one: float, two: float) -> bool:
    return abs(one - two) < 1e-4


def _joined(edges: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Stretches that touch or overlap as one."""
    joined: list[tuple[float, float]] = []
    for start, end in sorted(edges):
        if joined and start <= joined[-1][1] + 1e-4:
            joined[-1] = (joined[-1][0], max(joined[-1][1], end))
        else:
            joined.append((start, end))
    return joined
