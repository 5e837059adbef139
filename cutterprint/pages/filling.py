"""From a template to pages: filled in, set, and put onto paper. Knows no game."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cutterprint.drawing.shapes import Drawing, Shape, Style, line, together
from cutterprint.i18n import Language, language, msg
from cutterprint.pages.looks import SheetLook
from cutterprint.pages.markup import Props, SetPages, set_pages
from cutterprint.pages.markup_reader import MarkupError
from cutterprint.pages.templates import FillError, render, template_file
from cutterprint.printing.papers import Paper
from cutterprint.specs.problems import display_name

CUT = Style(fill=None, stroke="#7f7f7f", stroke_width=0.15, dash=(2.0, 1.5))


def fill_pages(
    template: str,
    props: Props,
    *,
    speech: Language | None = None,
    folder: Path | None = None,
    **values: object,
) -> SetPages:
    """The pages that a template makes of its values, in a language; a user's folder is searched first."""
    speech = speech or language()
    markup = render(template, values, folder=folder, speech=speech)
    try:
        return set_pages(markup, props, speech.code)
    except MarkupError as error:
        file = display_name(template_file(error.template or template, folder))
        problem = msg("{place}: {problem}", place=f"{file}:{error.line}", problem=error.problem)
        raise FillError(problem) from None


def fill_sheet(
    template: str, props: Props, look: SheetLook, size: tuple[float, float], **values: object
) -> SetPages:
    """The pages of a sheet in its look, each of a size in millimetres, which the template is told."""
    width, height = size
    return fill_pages(
        template, props, speech=look.speech, folder=look.templates, width=width, height=height, **values
    )


@dataclass(frozen=True)
class PaperGrid:
    """A paper divided into equal parts: how it lies, and the size of a part."""

    width: float
    height: float
    columns: int
    rows: int

    @property
    def cell_width(self) -> float:
        return self.width / self.columns

    @property
    def cell_height(self) -> float:
        return self.height / self.rows

    @property
    def cell(self) -> tuple[float, float]:
        """The width and the height of a part."""
        return self.cell_width, self.cell_height

    @property
    def count(self) -> int:
        return self.columns * self.rows


def divided(paper: Paper, count: int) -> PaperGrid:
    """A paper in 1, 2 or 4 parts of its own proportions, each held upright."""
    if count == 2:
        return PaperGrid(paper.height, paper.width, 2, 1)
    if count == 4:
        return PaperGrid(paper.width, paper.height, 2, 2)
    return PaperGrid(paper.width, paper.height, 1, 1)


def grids(paper: Paper, least_width: float, least_height: float) -> list[PaperGrid]:
    """Every way to divide a paper into parts at least so large, the fewest parts first.

    Of two ways with the same number of parts, the one that leaves each part more room to grow.
    """

    def growth(parts: PaperGrid) -> float:
        return min(parts.cell_width / least_width, parts.cell_height / least_height)

    ways = [
        PaperGrid(width, height, columns, rows)
        for width, height in ((paper.width, paper.height), (paper.height, paper.width))
        for columns in range(1, int(width / least_width + 1e-6) + 1)
        for rows in range(1, int(height / least_height + 1e-6) + 1)
    ]
    counts = sorted({parts.count for parts in ways})
    return [max((parts for parts in ways if parts.count == count), key=growth) for count in counts]


def on_parts(parts: PaperGrid, drawings: Sequence[Drawing], *, cut_lines: bool = True) -> list[Drawing]:
    """Drawings side by side on as many pages as they need, with lines where to cut them apart."""
    pages = []
    for start in range(0, len(drawings), parts.count):
        placed = []
        for index, drawing in enumerate(drawings[start : start + parts.count]):
            row, column = divmod(index, parts.columns)
            left = column * parts.cell_width + (parts.cell_width - drawing.width) / 2
            top = row * parts.cell_height + (parts.cell_height - drawing.height) / 2
            placed.append((drawing, left, top))
        lines: list[Shape] = []
        if cut_lines:
            across = [column * parts.cell_width for column in range(1, parts.columns)]
            down = [row * parts.cell_height for row in range(1, parts.rows)]
            lines = [line(x, 0, x, parts.height, CUT) for x in across]
            lines += [line(0, y, parts.width, y, CUT) for y in down]
        pages.append(together(parts.width, parts.height, placed, above=lines))
    return pages
