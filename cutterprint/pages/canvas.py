"""A page while it is drawn: the symbols it uses, where it stands, and a report on every text."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from cutterprint.drawing.fonts import cap_height, missing, text_width
from cutterprint.drawing.shapes import (
    IDENTITY,
    MM_PER_POINT,
    Drawing,
    Group,
    Matrix,
    Shape,
    Symbol,
    Text,
    apply,
    multiply,
)
from cutterprint.drawing.text import SMALLEST
from cutterprint.drawing.text_lines import DESCENT
from cutterprint.i18n import Message, msg
from cutterprint.pages.markup_reader import Element, short

Corners = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@dataclass(frozen=True)
class TextReport:
    """A text as it was set: its box and the room that it took, both on the page, and its size in points."""

    page: int
    line: int
    text: str
    size: float
    box: Corners
    extent: Corners
    problem: Message | None = None


@dataclass(frozen=True)
class SetPages:
    """Pages as drawings, each with its name, and a report on every text."""

    drawings: tuple[Drawing, ...]
    names: tuple[str, ...]
    texts: tuple[TextReport, ...]

    @property
    def told(self) -> tuple[Message, ...]:
        """What would embarrass a publisher: texts that were cut, stand off the page or can't be shown."""
        return tuple(
            msg(
                "page {page}: {problem}: “{text}”",
                page=report.page,
                problem=report.problem,
                text=short(report.text),
            )
            for report in self.texts
            if report.problem
        )

    @property
    def problems(self) -> tuple[str, ...]:
        """What is wrong with the pages, in English."""
        return tuple(map(str, self.told))


@dataclass
class Canvas:
    """What is known of a page while its elements are drawn one after the other."""

    number: int
    width: float
    height: float
    symbols: dict[str, Symbol] = field(default_factory=dict)
    reports: list[TextReport] = field(default_factory=list)
    sizes: dict[str, float] = field(default_factory=dict)
    """For each group of texts the size in points that all of them have room for."""
    scales: dict[str, float] = field(default_factory=dict)
    """For each group of pictures the scale that all of them have room for."""
    at: Matrix = IDENTITY

    def use(self, symbol: Symbol) -> None:
        self.symbols[symbol.name] = symbol

    @property
    def scale(self) -> float:
        """How much larger than it says everything is here."""
        a, b, c, d, _, _ = self.at
        return math.sqrt(abs(a * d - b * c))

    @contextmanager
    def inside(self, matrix: Matrix) -> Iterator[None]:
        """Draw in other units."""
        outer, self.at = self.at, multiply(self.at, matrix)
        yield
        self.at = outer

    def report_shapes(
        self,
        element: Element,
        shapes: Sequence[Shape],
        size: float,
        box: Corners,
        problem: Message | None,
        words: str | None = None,
    ) -> None:
        """Report the texts among some shapes as one."""
        texts = [shape for shape in shapes if isinstance(shape, Text)]
        smallest = min((text.size for text in texts), default=size)
        extent = (box[0], box[1], box[0], box[1])
        if texts:
            lefts = [_left(text) for text in texts]
            extent = (
                min(lefts),
                min(text.y - cap_height(text.size, text.face) for text in texts),
                max(x + _width(text) for x, text in zip(lefts, texts, strict=True)),
                max(text.y for text in texts) + DESCENT * size * MM_PER_POINT,
            )
        lost = next((found for text in texts if (found := unshowable(text.string, text.face))), None)
        words = words if words is not None else " ".join(element.text().split())
        self.report(element, words, smallest, box, extent, problem or lost)

    def report(
        self, element: Element, text: str, size: float, box: Corners, extent: Corners, problem: Message | None
    ) -> None:
        on_page = self.on_page(extent)
        size *= self.scale
        if problem is None and size < SMALLEST - 1e-6:
            problem = msg("this text is smaller than {size} pt", size=f"{SMALLEST:g}")
        left, top, right, bottom = on_page
        hair = 1e-6
        if problem is None and not (
            left >= -hair and top >= -hair and right <= self.width + hair and bottom <= self.height + hair
        ):
            problem = msg("this text runs off the page")
        self.reports.append(
            TextReport(self.number, element.line, text, size, self.on_page(box), on_page, problem)
        )

    def on_page(self, box: Corners) -> Corners:
        left, top, right, bottom = box
        corners = [apply(self.at, x, y) for x in (left, right) for y in (top, bottom)]
        across, down = [x for x, _ in corners], [y for _, y in corners]
        return min(across), min(down), max(across), max(down)


def unshowable(string: str, face: str) -> Message | None:
    lost = missing(string, face)
    return msg("the typeface has no {letters} for this text", letters=" ".join(lost)) if lost else None


def texts_in(shapes: Sequence[Shape]) -> Iterator[Text]:
    """The texts of a drawing that stand as large as it; what stands in its symbols is art."""
    for shape in shapes:
        if isinstance(shape, Text):
            yield shape
        elif isinstance(shape, Group) and shape.transform[:4] == (1.0, 0.0, 0.0, 1.0):
            moved = shape.transform[4:]
            yield from (replace(t, x=t.x + moved[0], y=t.y + moved[1]) for t in texts_in(shape.children))


def _width(text: Text) -> float:
    return text_width(text.string, text.size, text.face, tabular=text.tabular)


def _left(text: Text) -> float:
    return text.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor] * _width(text)
