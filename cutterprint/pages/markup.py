"""Pages written as markup: a few XML elements in millimetres, which templates produce.

The text of a page is set by measuring the typeface, and everything that was set is reported, so that a test
(or a person) can be told of every word that found no room. `docs/templates.md` describes the elements.
"""

import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, NoReturn, TypeAlias, cast

from cutterprint.drawing import svg_geometry
from cutterprint.drawing import text as setting_text
from cutterprint.drawing.colours import grey, parse_colour
from cutterprint.drawing.fonts import FACES, cap_height, missing, text_width
from cutterprint.drawing.shapes import (
    IDENTITY,
    MM_PER_POINT,
    Colour,
    Drawing,
    Group,
    Matrix,
    Shape,
    Style,
    Symbol,
    Text,
    apply,
    circle,
    line,
    multiply,
    place,
    rect,
    rotation,
    rounded_rect,
    scaling,
    translation,
)
from cutterprint.drawing.shapes import Path as Outline
from cutterprint.drawing.text import SMALLEST, STEP, Setting
from cutterprint.drawing.text_lines import DESCENT, Break, Icon, Inline, Lines, Run, Words, broken
from cutterprint.drawing.text_lines import words as words_of
from cutterprint.errors import CutterprintError
from cutterprint.pages.markup_reader import Element, MarkupError, parse, short

MOST_PAGES = 200

Own: TypeAlias = Callable[[Element], Drawing]


@dataclass(frozen=True, kw_only=True)
class Props:
    """What pages may show by name: icons, grounds, colours, drawings, and elements that a game adds.

    An element of a game answers with a drawing, which is then put into the element's box (x, y, w, h).
    """

    icon: Callable[[str], Symbol]
    ground: Callable[[str], Symbol]
    colours: Mapping[str, Colour] = field(default_factory=dict)
    drawings: Mapping[str, Drawing] = field(default_factory=dict)
    elements: Mapping[str, Own] = field(default_factory=dict)
    in_grey: bool = False


@dataclass(frozen=True)
class TextReport:
    """A text as it was set: its box and the room that it took, both on the page, and its size in points."""

    page: int
    line: int
    text: str
    size: float
    box: tuple[float, float, float, float]
    extent: tuple[float, float, float, float]
    problem: str = ""


@dataclass(frozen=True)
class SetPages:
    """Pages as drawings, each with its name, and a report on every text."""

    drawings: tuple[Drawing, ...]
    names: tuple[str, ...]
    texts: tuple[TextReport, ...]

    @property
    def problems(self) -> tuple[str, ...]:
        """What would embarrass a publisher: texts that were cut, stand off the page or can't be shown."""
        return tuple(
            f"page {report.page}: {report.problem}: {short(report.text)!r}"
            for report in self.texts
            if report.problem
        )


def set_pages(markup: str, props: Props) -> SetPages:
    """The pages of a markup text: one `page`, or several in `pages`."""
    root = parse(markup)
    pages = [root] if root.tag == "page" else [c for c in root.children if isinstance(c, Element)]
    if root.tag not in ("page", "pages") or not pages or any(page.tag != "page" for page in pages):
        raise MarkupError(
            f"line {root.line}: the markup is a <page>, or <pages> with at least one <page> in it"
        )
    if len(pages) > MOST_PAGES:
        raise MarkupError(f"line {root.line}: there are {len(pages)} pages; at most {MOST_PAGES} are set")
    drawings, names, reports = [], [], []
    for number, page in enumerate(pages, 1):
        setter = _Page(page, number, props)
        drawings.append(setter.drawing())
        names.append(page.attributes.get("name", ""))
        reports += setter.reports
    return SetPages(tuple(drawings), tuple(names), tuple(reports))


# Setting

_PAINT = ("fill", "stroke", "stroke-width", "dash", "cap", "opacity")
_TEXT = ("size", "min", "face", "fill", "align", "valign", "leading", "lines")
ELEMENTS: dict[str, tuple[str, ...]] = {
    "page": ("width", "height", "name", "fill"),
    "g": ("x", "y", "scale", "turn"),
    "rect": ("x", "y", "w", "h", "r", *_PAINT),
    "line": ("x1", "y1", "x2", "y2", *_PAINT),
    "circle": ("cx", "cy", "r", *_PAINT),
    "path": ("d", *_PAINT),
    "icon": ("name", "x", "y", "size", "w", "h", "turn"),
    "ground": ("name", "x", "y", "size", "w", "h"),
    "drawing": ("name", "x", "y", "w", "h", "align", "valign"),
    "text": ("x", "y", "w", "size", "face", "fill", "anchor", "tabular"),
    "box": ("x", "y", "w", "h", "group", *_TEXT),
    "flow": ("x", "y", "w", "h", "gap", *_TEXT),
    "p": ("face", "fill", "align", "scale", "before", "mark", "indent"),
    "figure": ("h", "before"),
    "space": ("h",),
}
_INLINE: dict[str, tuple[str, ...]] = {
    "b": (),
    "i": (),
    "br": (),
    "span": ("face", "fill", "scale"),
    "icon": ("name", "scale"),
    "ground": ("name", "scale"),
}
_OWN = ("x", "y", "w", "h", "align", "valign")
_BOLD = {"regular": "bold", "italic": "bold-italic", "medium": "bold"}
_ITALIC = {"regular": "italic", "bold": "bold-italic", "medium": "italic"}
_ALIGN: dict[str, Literal["start", "middle", "end"]] = {
    "left": "start",
    "start": "start",
    "centre": "middle",
    "center": "middle",
    "middle": "middle",
    "right": "end",
    "end": "end",
}
_SHARE = {
    "start": 0.0,
    "left": 0.0,
    "top": 0.0,
    "middle": 0.5,
    "centre": 0.5,
    "end": 1.0,
    "right": 1.0,
    "bottom": 1.0,
}


@dataclass(frozen=True)
class _Block:
    """A paragraph, figure or space of a flow."""

    element: Element
    before: float
    words: Words = ()
    scale: float = 1.0
    align: Literal["start", "middle", "end"] = "start"
    indent: float = 0.0
    mark: Words = ()
    height: float = 0.0


class _Page:
    def __init__(self, page: Element, number: int, props: Props) -> None:
        self.page = page
        self.number = number
        self.props = props
        self.symbols: dict[str, Symbol] = {}
        self.reports: list[TextReport] = []
        self.groups: dict[str, float] = {}
        self.at: Matrix = IDENTITY

    def drawing(self) -> Drawing:
        width = self.length(self.page, "width", least=10, most=2000)
        height = self.length(self.page, "height", least=10, most=2000)
        self.check(self.page, ELEMENTS["page"])
        self.width, self.height = width, height
        self.share_sizes(self.page)
        shapes: list[Shape] = []
        if "fill" in self.page.attributes:
            shapes.append(rect(0, 0, width, height, Style(fill=self.colour(self.page, "fill"))))
        shapes += self.children(self.page)
        return Drawing(width, height, tuple(shapes), tuple(self.symbols.values()))

    def children(self, parent: Element) -> Iterator[Shape]:
        for child in parent.children:
            if isinstance(child, str):
                if child.strip():
                    self.wrong(parent, f"text {short(child.strip())!r} stands outside of <text> and <box>")
                continue
            yield from self.shapes(child)

    def shapes(self, element: Element) -> Iterator[Shape]:
        tag = element.tag
        if tag in self.props.elements:
            yield from self.own(element)
            return
        setters: dict[str, Callable[[Element], Iterator[Shape]]] = {
            "g": self.group,
            "rect": self.rect,
            "line": self.line,
            "circle": self.circle,
            "path": self.path,
            "icon": self.icon,
            "ground": self.ground,
            "drawing": self.picture,
            "text": self.text,
            "box": self.box,
            "flow": self.flow,
        }
        if tag not in setters:
            known = ", ".join([*setters, *self.props.elements])
            self.wrong(element, f"there is no element <{tag[:40]}> here; there are: {known}")
        self.check(element, ELEMENTS[tag])
        yield from setters[tag](element)

    # Shapes

    def group(self, element: Element) -> Iterator[Shape]:
        matrix = translation(self.length(element, "x", 0.0), self.length(element, "y", 0.0))
        if "turn" in element.attributes:
            matrix = multiply(matrix, rotation(self.length(element, "turn")))
        if "scale" in element.attributes:
            matrix = multiply(matrix, scaling(self.length(element, "scale", least=0.01, most=100)))
        outer, self.at = self.at, multiply(self.at, matrix)
        inside = tuple(self.children(element))
        self.at = outer
        yield Group(inside, matrix)

    def rect(self, element: Element) -> Iterator[Shape]:
        x, y, w, h = (self.length(element, name) for name in "xywh")
        radius = self.length(element, "r", 0.0)
        yield rounded_rect(x, y, w, h, radius, self.style(element))

    def line(self, element: Element) -> Iterator[Shape]:
        x1, y1, x2, y2 = (self.length(element, name) for name in ("x1", "y1", "x2", "y2"))
        yield line(x1, y1, x2, y2, self.style(element, fill=None, stroke="#000000"))

    def circle(self, element: Element) -> Iterator[Shape]:
        cx, cy, radius = (self.length(element, name) for name in ("cx", "cy", "r"))
        yield circle(cx, cy, radius, self.style(element))

    def path(self, element: Element) -> Iterator[Shape]:
        try:
            segments = svg_geometry.path_data(element.attributes.get("d", ""))
        except svg_geometry.SvgValueError as error:
            self.wrong(element, f"d: {error}")
        yield Outline(segments, self.style(element))

    def style(self, element: Element, fill: Colour | None = "#000000", stroke: Colour | None = None) -> Style:
        given = element.attributes
        dash = tuple(self.numbers(element, "dash")) if "dash" in given else ()
        cap = given.get("cap", "butt")
        if cap not in ("butt", "round", "square"):
            self.wrong(element, f"cap={cap[:20]!r}: choose from butt, round, square")
        opacity = self.length(element, "opacity", 1.0, least=0, most=1)
        return Style(
            fill=self.colour(element, "fill") if "fill" in given else None if "stroke" in given else fill,
            stroke=self.colour(element, "stroke") if "stroke" in given else stroke,
            stroke_width=self.length(element, "stroke-width", 0.25, least=0, most=50),
            fill_opacity=opacity,
            stroke_opacity=opacity,
            dash=dash,
            cap=cast(Literal["butt", "round", "square"], cap),
            join="round" if cap == "round" else "miter",
        )

    def icon(self, element: Element) -> Iterator[Shape]:
        yield self.placed(element, self.named(element, self.props.icon))

    def ground(self, element: Element) -> Iterator[Shape]:
        yield self.placed(element, self.named(element, self.props.ground))

    def named(self, element: Element, find: Callable[[str], Symbol]) -> Symbol:
        name = self.needed(element, "name")
        try:
            symbol = find(name)
        except (CutterprintError, KeyError):
            self.wrong(element, f"there is no {element.tag} named {name[:40]!r}")
        self.use(symbol)
        return symbol

    def use(self, symbol: Symbol) -> None:
        self.symbols[symbol.name] = symbol

    def placed(self, element: Element, symbol: Symbol) -> Shape:
        """A symbol in its box: as large as it can be, in the middle, its proportions kept."""
        x, y = self.length(element, "x"), self.length(element, "y")
        size = self.length(element, "size", 0.0)
        w = self.length(element, "w", size)
        h = self.length(element, "h", size)
        if w <= 0 or h <= 0:
            self.wrong(element, "it needs a size, or w and h")
        scale = min(w / symbol.width, h / symbol.height)
        wide, high = symbol.width * scale, symbol.height * scale
        turn = self.length(element, "turn", 0.0)
        return place(symbol, x + (w - wide) / 2, y + (h - high) / 2, wide, high, turn=turn)

    def picture(self, element: Element) -> Iterator[Shape]:
        name = self.needed(element, "name")
        if name not in self.props.drawings:
            self.wrong(element, f"there is no drawing named {name[:40]!r}")
        yield self.fitted(element, self.props.drawings[name])

    def own(self, element: Element) -> Iterator[Shape]:
        """An element that a game draws."""
        try:
            drawing = self.props.elements[element.tag](element)
        except (CutterprintError, ValueError, KeyError) as error:
            self.wrong(element, str(error))
        yield self.fitted(element, drawing)

    def fitted(self, element: Element, drawing: Drawing) -> Shape:
        """A drawing in its box; without a height or width it keeps its own proportions."""
        x, y = self.length(element, "x"), self.length(element, "y")
        w = self.length(element, "w", 0.0)
        h = self.length(element, "h", 0.0)
        scale = min(
            w / drawing.width if w else math.inf,
            h / drawing.height if h else math.inf,
        )
        if not math.isfinite(scale):
            scale = 1.0
        given = element.attributes
        x += (w - drawing.width * scale) * _SHARE.get(given.get("align", "middle"), 0.5) if w else 0.0
        y += (h - drawing.height * scale) * _SHARE.get(given.get("valign", "middle"), 0.5) if h else 0.0
        for symbol in drawing.symbols:
            self.use(symbol)
        matrix: Matrix = (scale, 0.0, 0.0, scale, x, y)
        outer, self.at = self.at, multiply(self.at, matrix)
        for text in _texts(drawing.shapes):
            self.report_shapes(element, [text], text.size, (text.x, text.y, text.x, text.y), "", text.string)
        self.at = outer
        return Group(drawing.shapes, matrix)

    # Text

    def text(self, element: Element) -> Iterator[Shape]:
        """One line on a baseline; with a width it shrinks to it."""
        x, y = self.length(element, "x"), self.length(element, "y")
        size = self.size(element, "size", 9.0)
        face = self.face(element, "regular")
        anchor = _ALIGN.get(element.attributes.get("anchor", "start"))
        if anchor is None:
            self.wrong(element, "anchor is start, middle or end")
        tabular = element.attributes.get("tabular", "no") not in ("no", "false", "0")
        # No-break spaces stay.
        string = " ".join(part for part in re.split(r"[ \n\t\r]+", element.text()) if part)
        problem = ""
        if "w" in element.attributes:
            room = self.length(element, "w")
            least = SMALLEST / self.scale()
            while size - STEP >= least and self.wide(string, size, face, tabular) > room + 1e-6:
                size -= STEP
            if self.wide(string, size, face, tabular) > room + 1e-6:
                problem = "a text is too wide"
        wide = self.wide(string, size, face, tabular)
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
        top = y - cap_height(size, face)
        bottom = y + DESCENT * size * MM_PER_POINT
        extent = (left, top, left + wide, bottom)
        self.report(element, string, size, extent, extent, problem or self.unshowable(string, face))
        yield Text(string, x, y, size, face, anchor, self.colour(element, "fill", "#000000"), tabular=tabular)

    def wide(self, string: str, size: float, face: str, tabular: bool) -> float:
        return text_width(string, size, face, tabular=tabular)

    def setting(self, element: Element, size: float = 9.0) -> Setting:
        given = element.attributes
        align = _ALIGN.get(given.get("align", "start"))
        valign = given.get("valign", "top")
        if align is None or valign not in ("top", "middle", "bottom"):
            self.wrong(element, "align is left, middle or right; valign is top, middle or bottom")
        largest = self.size(element, "size", size)
        smallest = max(self.length(element, "min", SMALLEST), SMALLEST) / self.scale()
        lines = self.length(element, "lines", 0, least=0, most=1000)
        return Setting(
            size=largest,
            smallest=min(smallest, largest),
            leading=self.length(element, "leading", 1.2, least=0.8, most=4),
            align=align,
            valign=cast(Literal["top", "middle", "bottom"], valign),
            most_lines=int(lines) or None,
        )

    def scale(self) -> float:
        """How much larger than it says everything is here."""
        a, b, c, d, _, _ = self.at
        return math.sqrt(abs(a * d - b * c))

    def share_sizes(self, element: Element) -> None:
        """Boxes of one group get the size of the one that needs the smallest."""
        outer = self.at
        if element.tag == "g" and "scale" in element.attributes:
            self.at = multiply(self.at, scaling(self.length(element, "scale", least=0.01, most=100)))
        for child in element.children:
            if isinstance(child, str):
                continue
            group = child.attributes.get("group") if child.tag == "box" else None
            if group:
                setting = self.setting(child)
                words = words_of(self.pieces(child, *self.look(child)))
                w, h = self.length(child, "w", least=0.1), self.length(child, "h", least=0.1)
                needed = setting_text.largest_that_fits(words, w, h, setting).size
                self.groups[group] = min(needed, self.groups.get(group, math.inf))
            elif child.tag in ("g", "flow", "figure"):
                self.share_sizes(child)
        self.at = outer

    def box(self, element: Element) -> Iterator[Shape]:
        x, y = self.length(element, "x"), self.length(element, "y")
        w, h = self.length(element, "w", least=0.1), self.length(element, "h", least=0.1)
        setting = self.setting(element)
        group = element.attributes.get("group")
        if group in self.groups:
            shared = min(setting.size, self.groups[group])
            setting = replace(setting, size=shared, smallest=min(setting.smallest, shared))
        words = words_of(self.pieces(element, *self.look(element)))
        lines = setting_text.largest_that_fits(words, w, h, setting)
        lines = setting_text.balanced(words, lines, w, setting)
        shapes = self.drawn(words, lines, (x, y, w, h), setting)
        problem = "" if lines.fits and not lines.has_broken_words else "a text does not fit into its box"
        self.report_shapes(element, shapes, lines.size, (x, y, x + w, y + h), problem)
        yield from shapes

    def drawn(
        self, words: Words, lines: Lines, box: tuple[float, float, float, float], setting: Setting
    ) -> list[Shape]:
        for symbol in setting_text.symbols_of(words):
            self.use(symbol)
        return setting_text.draw(lines, box, setting)

    def look(self, element: Element) -> tuple[str, Colour]:
        return self.face(element, "regular"), self.colour(element, "fill", "#000000")

    def pieces(self, element: Element, face: str, fill: Colour, scale: float = 1.0) -> Iterator[Inline]:
        """The inside of a box in runs of one look."""
        for child in element.children:
            if isinstance(child, str):
                yield Run(child, face, fill, scale)
                continue
            if child.tag not in _INLINE:
                known = ", ".join(f"<{tag}>" for tag in _INLINE)
                self.wrong(child, f"<{child.tag[:40]}> can't stand in a text; there are: {known}")
            self.check(child, _INLINE[child.tag])
            if child.tag == "br":
                yield Break()
            elif child.tag in ("icon", "ground"):
                find = self.props.icon if child.tag == "icon" else self.props.ground
                larger = self.length(child, "scale", 1.0, least=0.2, most=5)
                yield Icon(self.named(child, find), scale * larger)
            elif child.tag == "b":
                yield from self.pieces(child, _BOLD.get(face, face), fill, scale)
            elif child.tag == "i":
                yield from self.pieces(child, _ITALIC.get(face, face), fill, scale)
            else:
                own = self.face(child, face), self.colour(child, "fill", fill)
                larger = self.length(child, "scale", 1.0, least=0.2, most=5)
                yield from self.pieces(child, *own, scale * larger)

    # Flows

    def flow(self, element: Element) -> Iterator[Shape]:
        """Paragraphs and figures one below the other; all text shrinks together until they fit."""
        x, y = self.length(element, "x"), self.length(element, "y")
        w, h = self.length(element, "w", least=0.1), self.length(element, "h", least=0.1)
        setting = self.setting(element)
        blocks = list(self.blocks(element, self.length(element, "gap", 0.5, least=0, most=20)))
        for size in setting_text.sizes(setting):
            heights = [self.block_height(block, w, size, setting) for block in blocks]
            used = _stacked(blocks, heights, size)
            fits = used <= h + 1e-6 and all(
                self.block_lines(block, w, size, setting).fits for block in blocks if block.words
            )
            if fits:
                break
        top = y + {"top": 0.0, "middle": (h - used) / 2, "bottom": h - used}[setting.valign]
        for index, (block, height) in enumerate(zip(blocks, heights, strict=True)):
            top += block.before * size * MM_PER_POINT if index else 0.0
            problem = "" if fits or top + height <= y + h + 1e-6 else "a text does not fit into its flow"
            yield from self.block(block, (x, top, w, height), size, setting, problem)
            top += height

    def blocks(self, element: Element, gap: float) -> Iterator[_Block]:
        face, fill = self.look(element)
        for child in element.children:
            if isinstance(child, str):
                if child.strip():
                    self.wrong(element, f"text {short(child.strip())!r} stands outside of <p>")
                continue
            if child.tag not in ("p", "figure", "space"):
                self.wrong(
                    child, f"<{child.tag[:40]}> can't stand in a flow; there are: <p>, <figure>, <space>"
                )
            self.check(child, ELEMENTS[child.tag])
            before = self.length(child, "before", gap, least=0, most=50)
            if child.tag != "p":
                yield _Block(child, before if child.tag == "figure" else 0.0, height=self.length(child, "h"))
                continue
            own = self.face(child, face), self.colour(child, "fill", fill)
            scale = self.length(child, "scale", 1.0, least=0.2, most=5)
            mark = child.attributes.get("mark", "")
            align = _ALIGN.get(child.attributes.get("align", element.attributes.get("align", "start")))
            if align is None:
                self.wrong(child, "align is left, middle or right")
            yield _Block(
                child,
                before,
                words_of(self.pieces(child, *own)),
                scale,
                align,
                self.length(child, "indent", 1.2 if mark else 0.0, least=0, most=50),
                words_of([Run(mark, *own)]) if mark else (),
            )

    def block_lines(self, block: _Block, width: float, size: float, setting: Setting) -> Lines:
        own = max(size * block.scale, min(size, setting.smallest))
        return broken(block.words, max(0.1, width - _indent(block, own)), own, setting)

    def block_height(self, block: _Block, width: float, size: float, setting: Setting) -> float:
        if not block.words:
            return block.height
        return self.block_lines(block, width, size, setting).height

    def block(
        self,
        block: _Block,
        box: tuple[float, float, float, float],
        size: float,
        setting: Setting,
        problem: str,
    ) -> Iterator[Shape]:
        x, y, w, h = box
        if block.element.tag == "figure":
            outer, self.at = self.at, multiply(self.at, translation(x, y))
            inside = tuple(self.children(block.element))
            self.at = outer
            yield Group(inside, translation(x, y))
            return
        if not block.words:
            return
        lines = self.block_lines(block, w, size, setting)
        own = replace(setting, align=block.align, valign="top")
        indent = _indent(block, lines.size)
        lines = setting_text.balanced(block.words, lines, max(0.1, w - indent), own)
        shapes = self.drawn(block.words, lines, (x + indent, y, w - indent, h), own)
        if block.mark:
            sign = broken(block.mark, w, lines.size, own)
            shapes = [*self.drawn(block.mark, sign, (x, y, w, h), replace(own, align="start")), *shapes]
        fits = problem or ("" if lines.fits else "a word is too long for its column")
        self.report_shapes(block.element, shapes, size, (x, y, x + w, y + h), fits)
        yield from shapes

    # Reports

    def report_shapes(
        self,
        element: Element,
        shapes: Sequence[Shape],
        size: float,
        box: tuple[float, float, float, float],
        problem: str,
        words: str | None = None,
    ) -> None:
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
        lost = "".join(self.unshowable(text.string, text.face) for text in texts)
        words = words if words is not None else " ".join(element.text().split())
        self.report(element, words, smallest, box, extent, problem or lost)

    def report(
        self,
        element: Element,
        text: str,
        size: float,
        box: tuple[float, float, float, float],
        extent: tuple[float, float, float, float],
        problem: str,
    ) -> None:
        on_page = self.on_page(extent)
        size *= self.scale()
        if not problem and size < SMALLEST - 1e-6:
            problem = f"a text is smaller than {SMALLEST:g} pt"
        left, top, right, bottom = on_page
        if not problem and not (
            left >= -1e-6 and top >= -1e-6 and right <= self.width + 1e-6 and bottom <= self.height + 1e-6
        ):
            problem = "a text stands off the page"
        self.reports.append(
            TextReport(self.number, element.line, text, size, self.on_page(box), on_page, problem)
        )

    def on_page(self, box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
        left, top, right, bottom = box
        corners = [apply(self.at, x, y) for x in (left, right) for y in (top, bottom)]
        across, down = [x for x, _ in corners], [y for _, y in corners]
        return min(across), min(down), max(across), max(down)

    def unshowable(self, string: str, face: str) -> str:
        lost = missing(string, face)
        return f"the typeface has no {lost!r} for a text" if lost else ""

    # Attributes

    def wrong(self, element: Element, words: str) -> NoReturn:
        raise MarkupError(f"line {element.line} of the page's markup, <{element.tag[:40]}>: {words}")

    def check(self, element: Element, known: Sequence[str]) -> None:
        for name in element.attributes:
            if name not in known:
                self.wrong(element, f"it has no {name[:40]!r}; it has: {', '.join(known) or 'no attributes'}")

    def needed(self, element: Element, name: str) -> str:
        if name not in element.attributes:
            self.wrong(element, f"it needs {name!r}")
        return element.attributes[name]

    def length(
        self,
        element: Element,
        name: str,
        otherwise: float | None = None,
        *,
        least: float = -10_000.0,
        most: float = 10_000.0,
    ) -> float:
        if name not in element.attributes and otherwise is not None:
            return otherwise
        text = self.needed(element, name)
        try:
            value = float(text)
        except ValueError:
            self.wrong(element, f"{name}={text[:40]!r} is no number")
        if not least <= value <= most:
            self.wrong(element, f"{name}={text[:40]!r} is out of bounds; it goes from {least:g} to {most:g}")
        return value

    def numbers(self, element: Element, name: str) -> list[float]:
        try:
            return svg_geometry.numbers(element.attributes[name])
        except svg_geometry.SvgValueError as error:
            self.wrong(element, f"{name}: {error}")

    def size(self, element: Element, name: str, otherwise: float) -> float:
        return self.length(element, name, otherwise, least=1, most=400)

    def face(self, element: Element, otherwise: str) -> str:
        face = element.attributes.get("face", otherwise)
        if face not in FACES:
            self.wrong(element, f"there is no face {face[:40]!r}; there are: {', '.join(FACES)}")
        return face

    def colour(self, element: Element, name: str, otherwise: Colour | None = None) -> Colour:
        text = element.attributes.get(name)
        if text is None and otherwise is not None:
            return otherwise
        named = self.props.colours.get(text or "")
        if named is not None:
            return named
        colour = parse_colour(text or "")
        if colour is None:
            known = ", ".join(self.props.colours)
            self.wrong(element, f"{name}={(text or '')[:40]!r} is no colour; by name there are: {known}")
        return grey(colour) if self.props.in_grey else colour


def _texts(shapes: Sequence[Shape]) -> Iterator[Text]:
    """The texts of a drawing that stand as large as it; what stands in its symbols is art."""
    for shape in shapes:
        if isinstance(shape, Text):
            yield shape
        elif isinstance(shape, Group) and shape.transform[:4] == (1.0, 0.0, 0.0, 1.0):
            moved = shape.transform[4:]
            yield from (replace(t, x=t.x + moved[0], y=t.y + moved[1]) for t in _texts(shape.children))


def _width(text: Text) -> float:
    return text_width(text.string, text.size, text.face, tabular=text.tabular)


def _left(text: Text) -> float:
    return text.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor] * _width(text)


def _indent(block: _Block, size: float) -> float:
    return block.indent * size * MM_PER_POINT


def _stacked(blocks: Sequence[_Block], heights: Sequence[float], size: float) -> float:
    gaps = sum(block.before for block in blocks[1:]) * size * MM_PER_POINT
    return sum(heights) + gaps
