"""A duplex printer on paper: which point of a sheet's front lies on which point of its back, and what meets.

It knows nothing of how pages are laid out: it takes pages in pairs, as a printer does, turns each sheet over
at an edge, and finds out where things are by their shapes alone.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cutterprint.drawing.shapes import IDENTITY, Group, Matrix, Shape, Use, apply, multiply
from cutterprint.printing.pdf import Page

Point = tuple[float, float]


@dataclass(frozen=True)
class Lying:
    """Something on a sheet: where its corners and its top are, as seen from the front of the sheet."""

    what: object
    box: tuple[float, float, float, float]
    up: Point


@dataclass(frozen=True)
class PaperSheet:
    """A sheet of paper with what is on its two sides."""

    front: Page
    back: Page
    edge: str

    def through(self, x: float, y: float) -> Point:
        """Where a point of the back lies, as seen from the front."""
        width, height = self.front.drawing.width, self.front.drawing.height
        stands = height >= width
        if (self.edge == "long") == stands:
            return width - x, y
        return x, height - y

    def lying(self, what: object, matrix: Matrix, size: Point, *, on_back: bool) -> Lying:
        corners = [apply(matrix, *corner) for corner in ((0.0, 0.0), size)]
        middle = apply(matrix, size[0] / 2, size[1] / 2)
        top = apply(matrix, size[0] / 2, 0.0)
        if on_back:
            corners = [self.through(*corner) for corner in corners]
            middle, top = self.through(*middle), self.through(*top)
        xs, ys = sorted(x for x, _ in corners), sorted(y for _, y in corners)
        length = abs(top[0] - middle[0]) + abs(top[1] - middle[1])
        up = round((top[0] - middle[0]) / length), round((top[1] - middle[1]) / length)
        box = (round(xs[0], 3), round(ys[0], 3), round(xs[1], 3), round(ys[1], 3))
        return Lying(what, box, up)


def sheets(pages: Sequence[Page], edge: str) -> list[PaperSheet]:
    """The paper that comes out of the printer."""
    assert len(pages) % 2 == 0
    return [PaperSheet(*pair, edge) for pair in zip(pages[::2], pages[1::2], strict=True)]


def groups(shapes: Sequence[Shape], matrix: Matrix = IDENTITY) -> Iterator[tuple[Sequence[Shape], Matrix]]:
    """Every list of shapes that moves together, the page's own first, and where it goes."""
    yield shapes, matrix
    for shape in shapes:
        if isinstance(shape, Group):
            yield from groups(shape.children, multiply(matrix, shape.transform))


def cards(sheet: PaperSheet, names: frozenset[str], *, on_back: bool) -> list[Lying]:
    """The cards of a side, by the names of what is drawn."""
    page = sheet.back if on_back else sheet.front
    sizes = {symbol.name: (symbol.width, symbol.height) for symbol in page.drawing.symbols}
    return [
        sheet.lying(shape.symbol, multiply(matrix, shape.transform), sizes[shape.symbol], on_back=on_back)
        for shapes, matrix in groups(page.drawing.shapes)
        for shape in shapes
        if isinstance(shape, Use) and shape.symbol in names
    ]


def found(sheet: PaperSheet, page: Page, *, on_back: bool) -> list[Lying]:
    """Where the whole of a page lies on a side, if it is there."""
    side = sheet.back if on_back else sheet.front
    size = page.drawing.width, page.drawing.height
    return [
        sheet.lying(page, matrix, size, on_back=on_back)
        for shapes, matrix in groups(side.drawing.shapes)
        if shapes is page.drawing.shapes
    ]
