"""Cut paths for machines: the trim edges of a page as an SVG drawing or a DXF file.

Both are in millimetres on the page as printed, so that they meet its registration marks. An edge that two
items share is one path, cut once.
"""

from cutterprint.drawing.shapes import Drawing, Path, Style, line, rect
from cutterprint.drawing.svg_out import svg_text
from cutterprint.printing.edges import cut_lines, fronts_of
from cutterprint.printing.sheets import Layout, Rect, SheetPage

CUT = Style(fill=None, stroke="#ff0000", stroke_width=0.1)


def cut_boxes(page: SheetPage) -> tuple[Rect, ...]:
    """The outlines of the fronts on a page."""
    return tuple(placement.trim for placement in fronts_of(page))


def cut_drawing(layout: Layout, page: SheetPage) -> Drawing:
    """The cut paths of a page: closed outlines if items stand apart, else lines that they share."""
    if layout.options.gap > 0:
        shapes = tuple(rect(box.left, box.top, box.width, box.height, CUT) for box in cut_boxes(page))
    else:
        shapes = tuple(line(*stretch, CUT) for stretch in cut_lines(page))
    return Drawing(layout.width, layout.height, shapes)


def cut_svg(layout: Layout, page: SheetPage) -> str:
    """The cut paths of a page as an SVG file."""
    return svg_text(cut_drawing(layout, page), title=f"Cut paths, sheet {page.sheet}")


def cut_dxf(layout: Layout, page: SheetPage) -> str:
    """The cut paths of a page as a DXF file (release 12, which every cutter's program reads), y upward."""
    entities: list[tuple[int, object]] = []
    for shape in cut_drawing(layout, page).shapes:
        assert isinstance(shape, Path)
        points = [(segment[1], layout.height - segment[2]) for segment in shape.segments if len(segment) == 3]
        closed = shape.segments[-1][0] == "Z"
        entities += [(0, "POLYLINE"), (8, "CUT"), (66, 1), (70, int(closed)), (10, 0.0), (20, 0.0), (30, 0.0)]
        for x, y in points:
            entities += [(0, "VERTEX"), (8, "CUT"), (10, x), (20, y), (30, 0.0)]
        entities += [(0, "SEQEND"), (8, "CUT")]
    header: list[tuple[int, object]] = [
        (0, "SECTION"),
        (2, "HEADER"),
        (9, "$ACADVER"),
        (1, "AC1009"),
        (9, "$INSUNITS"),
        (70, 4),  # millimetres
        (9, "$EXTMIN"),
        (10, 0.0),
        (20, 0.0),
        (30, 0.0),
        (9, "$EXTMAX"),
        (10, layout.width),
        (20, layout.height),
        (30, 0.0),
        (0, "ENDSEC"),
        (0, "SECTION"),
        (2, "ENTITIES"),
    ]
    tags = [*header, *entities, (0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code:>3}\r\n{_dxf_value(value)}\r\n" for code, value in tags)


def _dxf_value(value: object) -> str:
    return f"{value:.4f}" if isinstance(value, float) else str(value)
