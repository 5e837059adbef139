"""Pages written as markup: a few XML elements in millimetres, which templates produce.

The text of a page is set by measuring the typeface, and everything that was set is reported, so that a test
(or a person) can be told of every word that found no room. `docs/templates.md` describes the elements.
"""

from dataclasses import replace

from cutterprint.drawing.shapes import Drawing, Group, Shape, scaling
from cutterprint.i18n import msg
from cutterprint.pages.attributes import (
    align,
    check,
    edges,
    gaps,
    look,
    number,
    some,
)
from cutterprint.pages.building import nodes
from cutterprint.pages.canvas import Canvas, SetPages, TextReport
from cutterprint.pages.elements import ELEMENTS
from cutterprint.pages.frames import Frame, draw_placed, settle_placed
from cutterprint.pages.layout import Measurer, Node
from cutterprint.pages.markup_reader import Element, MarkupError, parse
from cutterprint.pages.scene import Props, Scene
from cutterprint.pages.sharing import Box

__all__ = ["ELEMENTS", "Props", "SetPages", "TextReport", "set_pages"]

MOST_PAGES = 200


def set_pages(markup: str, props: Props, language: str = "") -> SetPages:
    """The pages of a markup text: one `page`, or several in `pages`; lines break by a language's habits."""
    root = parse(markup)
    pages = [root] if root.tag == "page" else root.elements
    if root.tag not in ("page", "pages") or not pages or any(page.tag != "page" for page in pages):
        problem = msg("the markup must be one <page>, or <pages> with nothing but <page> elements in it")
        raise MarkupError(problem, root.line, template=root.template)
    if len(pages) > MOST_PAGES:
        problem = msg("there are {count} pages; the limit is {most}", count=len(pages), most=MOST_PAGES)
        raise MarkupError(problem, root.line, template=root.template)
    drawings, reports = [], []
    for number_, page in enumerate(pages, 1):
        drawing, told = _page(page, number_, props, language)
        drawings.append(drawing)
        reports += told
    return SetPages(tuple(drawings), tuple(page.attributes.get("name", "") for page in pages), tuple(reports))


def _page(page: Element, number_: int, props: Props, language: str) -> tuple[Drawing, list[TextReport]]:
    check(page, ELEMENTS["page"])
    width = number(page, "width", least=10, most=2000)
    height = number(page, "height", least=10, most=2000)
    scale = _scale(page, width, height)
    scene = Scene(props, Measurer(), nodes, scale=scale, language=language)
    scene = replace(scene, look=look(page, scene.colours, scene.look))
    node = Node(
        "column",
        source=Frame.of(page, scene),
        children=nodes(page, scene),
        padding=edges(page),
        gap=gaps(page)[0],
        align=align(page, "align", "fill", can_spread=True),
        valign=align(page, "valign", "fill", can_spread=True),
    )
    canvas = Canvas(number_, width, height, at=scaling(scale))
    placed = scene.measurer.place(node, Box(0.0, 0.0, width / scale, height / scale))
    settle_placed(placed, canvas)
    shapes: tuple[Shape, ...] = tuple(draw_placed(placed, canvas))
    if scale != 1.0:
        shapes = (Group(shapes, scaling(scale)),)
    return Drawing(width, height, shapes, tuple(canvas.symbols.values())), canvas.reports


def _scale(page: Element, width: float, height: float) -> float:
    """How much larger a page is than the one that it was designed for."""
    problem = msg("design takes the width and the height of the page that the lengths are meant for")
    sizes = some(page, "design", (2,), problem, 10, 2000)
    if sizes is None:
        return 1.0
    scale = min(width / sizes[0], height / sizes[1])
    return 1.0 if abs(scale - 1) < 1e-9 else scale
