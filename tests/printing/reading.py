"""Reading a PDF back: where everything really stands on its pages, in millimetres from the top left."""

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

from PIL import Image
from pypdf import PdfReader
from pypdf.generic import ContentStream

from cutterprint.drawing.shapes import IDENTITY, Matrix, apply, multiply

MM = 25.4 / 72
Box = tuple[float, float, float, float]
EVERYWHERE: Box = (-1e9, -1e9, 1e9, 1e9)


@dataclass(frozen=True)
class Placed:
    """A form or picture that is placed: its box on the page, and how deep it is nested."""

    name: str
    box: Box
    matrix: Matrix
    depth: int


@dataclass(frozen=True)
class Outline:
    """A path that is painted: its box on the page, how it is painted and how wide its stroke is.

    The parts are the corners of each of its outlines; of all that, what lies in the box of the clip is seen.
    """

    box: Box
    operator: str
    stroke_width: float
    depth: int
    parts: tuple[tuple[tuple[float, float], ...], ...]
    clip: Box
    is_dashed: bool = False


@dataclass(frozen=True)
class Words:
    """A run of text: where its baseline starts, and its size in points."""

    x: float
    y: float
    size: float
    codes: bytes


Found = Placed | Outline | Words


class _Reader(PdfReader):
    """A reader that takes a form apart only once, however often it is placed."""

    def __init__(self, stream: io.BytesIO) -> None:
        super().__init__(stream)
        self.known: dict[int, Any] = {}

    def operations(self, stream: Any) -> Any:
        if id(stream) not in self.known:
            # The stream is kept, so that no other one gets its number.
            self.known[id(stream)] = stream, ContentStream(stream, self).operations
        return self.known[id(stream)][1]


def reader(pdf: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(pdf))


def page_size(pdf: bytes, index: int) -> tuple[float, float]:
    box = reader(pdf).pages[index].mediabox
    return float(box.width) * MM, float(box.height) * MM


def contents(pdf: bytes, index: int, *, deep: bool = True, levels: int = 99) -> list[Found]:
    """Everything that a page paints, forms entered if asked to go deep, so many levels at the most."""
    read = _Reader(io.BytesIO(pdf))
    page: Any = read.pages[index]
    height = float(page.mediabox.height)
    to_mm: Matrix = (MM, 0.0, 0.0, -MM, 0.0, height * MM)
    stream: Any = page.get_contents()
    return list(_walk(read, stream, page["/Resources"], to_mm, EVERYWHERE, 0, levels if deep else 0))


def boxes(pdf: bytes, index: int, *, width: float, height: float) -> list[Box]:
    """The boxes of the forms placed on a page itself whose size is this, to a hundredth of a millimetre."""
    found = []
    for item in contents(pdf, index, deep=False):
        if isinstance(item, Placed):
            left, top, right, bottom = item.box
            if abs(right - left - width) < 0.01 and abs(bottom - top - height) < 0.01:
                found.append(item.box)
    return found


def _draw(
    parts: list[list[tuple[float, float]]], operator: str, numbers: list[float], matrix: Matrix
) -> None:
    """Add to the outline that is being drawn."""
    if operator == "re":
        x, y, w, h = numbers
        corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
        parts.append([apply(matrix, *corner) for corner in corners])
        return
    corners = [apply(matrix, x, y) for x, y in zip(numbers[0::2], numbers[1::2], strict=True)]
    if operator == "m":
        parts.append(corners)
    else:
        parts[-1] += corners


def _walk(
    read: _Reader, stream: Any, resources: Any, base: Matrix, clip: Box, depth: int, levels: int
) -> Iterator[Found]:
    matrix, width, dashed = base, 1.0, False
    stack: list[tuple[Matrix, float, bool, Box]] = []
    parts: list[list[tuple[float, float]]] = []
    text: Matrix = IDENTITY
    size = 0.0
    for operands, raw in read.operations(stream):
        operator = raw.decode() if isinstance(raw, bytes) else str(raw)
        if operator == "q":
            stack.append((matrix, width, dashed, clip))
        elif operator == "Q":
            matrix, width, dashed, clip = stack.pop()
        elif operator == "cm":
            matrix = multiply(matrix, _matrix(operands))
        elif operator == "w":
            width = float(operands[0])
        elif operator == "d":
            dashed = bool(operands[0])
        elif operator in ("m", "l", "c", "re"):
            _draw(parts, operator, [float(part) for part in operands], matrix)
        elif operator in ("f", "f*", "S", "B", "B*"):
            grow = abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) ** 0.5
            wide = width * grow if operator[0] in "SB" else 0.0
            corners_of = tuple(tuple(part) for part in parts)
            yield Outline(_box(chain(*parts)), operator, wide, depth, corners_of, clip, dashed)
            parts = []
        elif operator in ("W", "W*"):
            clip = common(clip, _box(chain(*parts)))
        elif operator == "n":
            parts = []
        elif operator == "Tf":
            size = float(operands[1])
        elif operator == "Tm":
            text = _matrix(operands)
        elif operator == "Tj":
            x, y = apply(multiply(matrix, text), 0, 0)
            grow = abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) ** 0.5
            yield Words(x, y, size * grow / MM, bytes(operands[0].original_bytes))
        elif operator == "Do":
            form = resources["/XObject"][operands[0]].get_object()
            if form["/Subtype"] == "/Image":
                corners = [apply(matrix, x, y) for x, y in ((0, 0), (1, 1))]
                yield Placed(str(operands[0]), _box(corners), matrix, depth)
                continue
            inside = multiply(matrix, _matrix(form.get("/Matrix", list(IDENTITY))))
            left, low, right, high = (float(part) for part in form["/BBox"])
            corners = [
                apply(inside, x, y) for x, y in ((left, low), (right, low), (right, high), (left, high))
            ]
            box = _box(corners)
            yield Placed(str(operands[0]), box, inside, depth)
            if depth < levels:
                shown = common(clip, box)
                yield from _walk(read, form, form["/Resources"], inside, shown, depth + 1, levels)


def _matrix(operands: Any) -> Matrix:
    a, b, c, d, e, f = (float(part) for part in operands)
    return (a, b, c, d, e, f)


def _box(points: Iterable[tuple[float, float]]) -> Box:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def common(one: Box, two: Box) -> Box:
    """What two boxes have in common; its right is left of its left if that is nothing."""
    return max(one[0], two[0]), max(one[1], two[1]), min(one[2], two[2]), min(one[3], two[3])


def png_size(png: bytes) -> tuple[int, int]:
    """The width and height of a PNG file in pixels."""
    with Image.open(io.BytesIO(png)) as picture:
        return picture.size
