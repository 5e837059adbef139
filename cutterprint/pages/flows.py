"""Flows: paragraphs and figures one below the other, whose text shrinks together until all of it fits."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from cutterprint.drawing import text as setter
from cutterprint.drawing.shapes import MM_PER_POINT, Group, Shape, translation
from cutterprint.drawing.text import Setting
from cutterprint.drawing.text_lines import Lines, Run, Words, broken, words
from cutterprint.i18n import Message, msg
from cutterprint.pages.attributes import check, colour, face, number, text_align, wish, wrong
from cutterprint.pages.canvas import Canvas
from cutterprint.pages.elements import IN_FLOWS
from cutterprint.pages.frames import draw_placed, settle_placed
from cutterprint.pages.layout import Node, Placed
from cutterprint.pages.markup_reader import Element, short
from cutterprint.pages.scene import Leaf, Scene
from cutterprint.pages.sharing import Box, Span
from cutterprint.pages.texts import drawn, inlines, setting_of


@dataclass(frozen=True)
class _Block:
    """A paragraph, figure or space of a flow; `before` and `indent` are in sizes of the text."""

    element: Element
    before: float
    words: Words = ()
    scale: float = 1.0
    align: Literal["start", "middle", "end"] = "start"
    indent: float = 0.0
    mark: Words = ()
    height: float = 0.0
    figure: Node | None = None


class Flow(Leaf):
    """Paragraphs and figures one below the other; room that is left goes between them if they may stretch:
    with 1, the blanks between them become twice as large at most.
    """

    def __init__(self, element: Element, scene: Scene) -> None:
        super().__init__(element)
        self.scene = scene
        self.setting = setting_of(element, scene)
        self.look = face(element, scene.look.face), colour(element, "fill", scene.colours, scene.look.ink)
        self.blocks = list(self._read(number(element, "gap", 0.5, least=0, most=20)))
        self.stretch = number(element, "stretch", 0.0, least=0, most=20)
        self.figures: dict[int, Placed] = {}

    def widths(self) -> Span:
        size, least = self.setting.size, self.setting.smallest
        widest = [broken(block.words, 1e6, size, self.setting).width for block in self.blocks if block.words]
        widest += [self.scene.measurer.widths(b.figure).natural for b in self.blocks if b.figure is not None]
        natural = max(widest, default=0.0)
        return Span(min(natural, natural / size * least), natural)

    def heights(self, width: float) -> Span:
        natural = self._used(self._block_heights(width, self.setting.size), self.setting.size)
        smallest = min(self.setting.smallest, self.setting.size)
        least = self._used(self._block_heights(width, smallest), smallest)
        return Span(min(least, natural), natural)

    def settle(self, box: Box, canvas: Canvas) -> None:
        measurer = self.scene.measurer
        for number_, block in enumerate(self.blocks):
            if block.figure is not None:
                high = measurer.heights(block.figure, box.w).natural
                placed = measurer.place(block.figure, Box(0.0, 0.0, box.w, high))
                self.figures[number_] = placed
                settle_placed(placed, canvas)

    def draw(self, box: Box, canvas: Canvas) -> Iterator[Shape]:
        setting = self.setting
        fits = False
        for size in setter.sizes(setting):
            heights = self._block_heights(box.w, size)
            used = self._used(heights, size)
            fits = used <= box.h + 1e-6 and all(
                self._lines(block, box.w, size).fits for block in self.blocks if block.words
            )
            if fits:
                break
        gaps = self._gaps(size)
        wider = 1.0 + (min(self.stretch, max(0.0, box.h - used) / gaps) if gaps else 0.0)
        used += (wider - 1.0) * gaps
        top = box.y + {"top": 0.0, "middle": (box.h - used) / 2, "bottom": box.h - used}[setting.valign]
        for index, (block, height) in enumerate(zip(self.blocks, heights, strict=True)):
            top += block.before * size * MM_PER_POINT * wider if index else 0.0
            is_in = fits or top + height <= box.y + box.h + 1e-6
            problem = None if is_in else msg("this text does not fit into its flow")
            if block.figure is not None:
                yield from self._figure(index, box.x, top, canvas)
            elif block.words:
                yield from self._paragraph(block, Box(box.x, top, box.w, height), size, canvas, problem)
            top += height

    # Reading

    def _read(self, gap: float) -> Iterator[_Block]:
        for child in self.element.children:
            if isinstance(child, str):
                if child.strip():
                    words_ = short(child.strip())
                    wrong(self.element, msg("the words “{text}” are outside of a <p>", text=words_))
                continue
            if child.tag not in IN_FLOWS:
                wrong(child, msg("it can't be used in a flow; a flow takes <p>, <figure> and <space>"))
            check(child, IN_FLOWS[child.tag])
            before = number(child, "before", gap, least=0, most=50)
            if child.tag == "p":
                yield self._read_paragraph(child, before)
            elif child.tag == "space":
                yield _Block(child, 0.0, height=number(child, "h", least=0))
            else:
                inside = replace(self.scene, is_free=True)
                nodes = self.scene.nodes(child, inside)
                figure = Node("column", children=nodes, high=wish(child, "h"))
                yield _Block(child, before, figure=figure)

    def _read_paragraph(self, child: Element, before: float) -> _Block:
        scene = self.scene
        own = face(child, self.look[0]), colour(child, "fill", scene.colours, self.look[1])
        mark = child.attributes.get("mark", "")
        return _Block(
            child,
            before,
            words(inlines(child, scene, *own), scene.language),
            number(child, "scale", 1.0, least=0.2, most=5),
            text_align(child) if "align" in child.attributes else self.setting.align,
            number(child, "indent", 1.2 if mark else 0.0, least=0, most=50),
            words([Run(mark, *own)]) if mark else (),
        )

    # Measuring

    def _lines(self, block: _Block, width: float, size: float) -> Lines:
        own = max(size * block.scale, min(size, self.setting.smallest))
        return broken(block.words, max(0.1, width - _indent(block, own)), own, self.setting)

    def _block_heights(self, width: float, size: float) -> list[float]:
        found = []
        for block in self.blocks:
            if block.words:
                found.append(self._lines(block, width, size).height)
            elif block.figure is not None:
                found.append(self.scene.measurer.heights(block.figure, width).natural)
            else:
                found.append(block.height)
        return found

    def _used(self, heights: Sequence[float], size: float) -> float:
        return sum(heights) + self._gaps(size)

    def _gaps(self, size: float) -> float:
        return sum(block.before for block in self.blocks[1:]) * size * MM_PER_POINT

    # Drawing

    def _figure(self, index: int, x: float, y: float, canvas: Canvas) -> Iterator[Shape]:
        matrix = translation(x, y)
        with canvas.inside(matrix):
            inside = tuple(draw_placed(self.figures[index], canvas))
        yield Group(inside, matrix)

    def _paragraph(
        self, block: _Block, box: Box, size: float, canvas: Canvas, problem: Message | None
    ) -> Iterator[Shape]:
        own: Setting = replace(self.setting, align=block.align, valign="top")
        lines = self._lines(block, box.w, size)
        indent = _indent(block, lines.size)
        inner = Box(box.x + indent, box.y, max(0.1, box.w - indent), box.h)
        lines = setter.balanced(block.words, lines, inner.w, own)
        shapes = drawn(block.words, lines, inner, own, canvas)
        if block.mark:
            sign = broken(block.mark, box.w, lines.size, own)
            shapes = [*drawn(block.mark, sign, box, replace(own, align="start"), canvas), *shapes]
        if problem is None and not lines.fits:
            problem = msg("a word of this text is too long for its column")
        corners = (box.x, box.y, box.x + box.w, box.y + box.h)
        canvas.report_shapes(block.element, shapes, size, corners, problem)
        yield from shapes


def _indent(block: _Block, size: float) -> float:
    return block.indent * size * MM_PER_POINT
