"""How a viewer that smooths edges shows a page: no renderer, but the rule by which most of them paint."""

from math import prod

from tests.printing.reading import Box, Found, Outline, common

Fill = list[Box]
Interval = tuple[float, float]
HAIRLINE = 0.025
"""Less paper than this between two colours is not seen."""


def fills(found: list[Found]) -> list[Fill]:
    """The rectangles that each fill of a page paints, as far as they are not clipped away."""
    painted = []
    for item in found:
        # By the even-odd rule, rectangles that overlap would leave a hole.
        if isinstance(item, Outline) and (item.operator in "fB" or len(item.parts) == 1):
            boxes = [common(item.clip, box) for part in item.parts if (box := _rectangle(part)) is not None]
            painted.append([box for box in boxes if box[0] < box[2] and box[1] < box[3]])
    return [fill for fill in painted if fill]


def turned(painted: list[Fill]) -> list[Fill]:
    """The same with columns as rows."""
    return [[(top, left, bottom, right) for left, top, right, bottom in fill] for fill in painted]


def paper_seen(painted: list[Fill], at: float, start: float, end: float, dpi: float) -> float:
    """The largest share of paper that shines through anywhere on a row of pixels, from 0 to 1.

    A fill covers as much of what is below it as it covers of a pixel. Two fills that only meet within a
    pixel, a half each, hence let a quarter of the paper through: a hairline.
    """
    pixel = 25.4 / dpi
    rows = [
        [(left, right) for left, top, right, bottom in fill if top <= at and bottom >= at + pixel]
        for fill in painted
    ]
    layers = [_joined(row) for row in rows if row]
    return max(
        prod(1 - _covered(layer, index * pixel, (index + 1) * pixel) for layer in layers)
        for index in range(int(start / pixel), int(end / pixel))
    )


def _rectangle(part: tuple[tuple[float, float], ...]) -> Box | None:
    if len(part) not in (4, 5):
        return None
    xs, ys = {round(x, 6) for x, _ in part}, {round(y, 6) for _, y in part}
    return (min(xs), min(ys), max(xs), max(ys)) if len(xs) == len(ys) == 2 else None


def _joined(intervals: list[Interval]) -> list[Interval]:
    joined: list[Interval] = []
    for start, end in sorted(intervals):
        if joined and start <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return joined


def _covered(layer: list[Interval], start: float, end: float) -> float:
    return sum(max(0.0, min(end, high) - max(start, low)) for low, high in layer) / (end - start)
