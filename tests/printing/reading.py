"""Reading a PDF back: where everything really stands on its pages, in millimetres from the top left."""

import io
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

from cutterprint.drawing.shapes import IDENTITY, Matrix, apply, multiply

MM = 25.4 / 72


@dataclass(frozen=True)
class Placed:
    """A form or picture that is placed: its box on the page, and how deep it is nested."""

    name: str
    box: tuple[float, float, float, float]
    matrix: Matrix
    depth: int


@dataclass(frozen=True)
class Outline:
    """A path that is painted: its box on the page, how it is painted and how wide its stroke is."""

    box: tuple[float, float, float, float]
    operator: str
    stroke_width: float
    depth: int
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Translated:
    """A run of text: where its baseline starts, and its size in points."""

    x: float
    y: float
    size: float
    codes: bytes


Found = Placed | Outline | Translated


def reader(pdf: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(pdf))


def page_size(pdf: bytes, index: int) -> tuple[float, float]:
    box = reader(pdf).pages[index].mediabox
    return float(box.width) * MM, float(box.height) * MM


def contents(pdf: bytes, index: int, *, deep: bool = True, levels: int = 99) -> list[Found]:
    """Everything that a page paints, forms entered if asked to go deep, so many levels at the most."""
    read = reader(pdf)
    page: Any = read.pages[index]
    height = float(page.mediabox.height)
    to_mm: Matrix = (MM, 0.0, 0.0, -MM, 0.0, height * MM)
    stream: Any = page.get_contents()
    return list(_walk(read, stream, page["/Resources"], to_mm, 0, levels if deep else 0))


def boxes(pdf: bytes, index: int, *, width: float, height: float) -> list[tuple[float, float, float, float]]:
    """The boxes of the forms placed on a page itself whose size is this, to a hundredth of a millimetre."""
    found = []
    for item in contents(pdf, index, deep=False):
        if isinstance(item, Placed):
            left, top, right, bottom = item.box
            if abs(right - left - width) < 0.01 and abs(bottom - top - height) < 0.01:
                found.append(item.box)
    return found


def _walk(
    read: PdfReader, stream: Any, resources: Any, base: Matrix, depth: int, levels: int
) -> Iterator[Found]:
    matrix, width = base, 1.0
    stack: list[tuple[Matrix, float]] = []
    points: list[tuple[float, float]] = []
    text: Matrix = IDENTITY
    size = 0.0
    for operands, raw in ContentStream(stream, read).operations:
        operator = raw.decode() if isinstance(raw, bytes) else str(raw)
        if operator == "q":
            stack.append((matrix, width))
        elif operator == "Q":
            matrix, width = stack.pop()
        elif operator == "cm":
            matrix = multiply(matrix, _matrix(operands))
        elif operator == "w":
            width = float(operands[0])
        elif operator in ("m", "l", "c"):
            numbers = [float(part) for part in operands]
            points += [apply(matrix, x, y) for x, y in zip(numbers[0::2], numbers[1::2], strict=True)]
        elif operator == "re":
            x, y, w, h = (float(part) for part in operands)
            points += [apply(matrix, *corner) for corner in ((x, y), (x + w, y), (x + w, y + h), (x, y + h))]
        elif operator in ("f", "f*", "S", "B", "B*"):
            grow = abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) ** 0.5
            yield Outline(
                _box(points), operator, width * grow if operator[0] in "SB" else 0.0, depth, tuple(points)
            )
            points = []
        elif operator == "n":
            points = []
        elif operator == "Tf":
            size = float(operands[1])
        elif operator == "Tm":
            text = _matrix(operands)
        elif operator == "Tj":
            x, y = apply(multiply(matrix, text), 0, 0)
            grow = abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) ** 0.5
            yield Translated(x, y, size * grow / MM, bytes(operands[0].original_bytes))
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
            yield Placed(str(operands[0]), _box(corners), inside, depth)
            if depth < levels:
                yield from _walk(read, form, form["/Resources"], inside, depth + 1, levels)


def _matrix(operands: Any) -> Matrix:
    a, b, c, d, e, f = (float(part) for part in operands)
    return (a, b, c, d, e, f)


def _box(points: list[tuple[float, float]]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)
