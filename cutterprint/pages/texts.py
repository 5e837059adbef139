"""The elements of text: lines and boxes, with bold words and icons in them."""

import math
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal, cast

from cutterprint.drawing import text as setter
from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import MM_PER_POINT, Colour, Shape, Text
from cutterprint.drawing.text import SMALLEST, STEP, Setting
from cutterprint.drawing.text_lines import DESCENT, Break, Icon, Inline, Lines, Run, Words, broken, words
from cutterprint.i18n import msg
from cutterprint.pages.attributes import (
    align,
    check,
    choice,
    colour,
    face,
    flag,
    number,
    text_align,
    wrong,
)
from cutterprint.pages.canvas import Canvas, unshowable
from cutterprint.pages.elements import INLINE
from cutterprint.pages.markup_reader import Element
from cutterprint.pages.scene import Leaf, Scene
from cutterprint.pages.sharing import Box, Span

# What <b> and <i> make of a face.
_FACES = {
    "b": {"regular": "bold", "italic": "bold-italic", "medium": "bold"},
    "i": {"regular": "italic", "bold": "bold-italic", "medium": "italic"},
}


def setting_of(element: Element, scene: Scene) -> Setting:
    """How the text of an element is set, by itself and by the containers around it."""
    largest = number(element, "size", scene.look.size, least=1, most=400)
    smallest = max(number(element, "min", SMALLEST), SMALLEST) / scene.scale
    is_line = element.tag == "text"
    lines = int(number(element, "lines", 1 if is_line else 0, least=0, most=1000))
    valign = align(element, "valign", "middle" if is_line else "start")
    return Setting(
        size=largest,
        smallest=min(smallest, largest),
        leading=number(element, "leading", scene.look.leading, least=0.8, most=4),
        align=text_align(element),
        valign=cast(
            Literal["top", "middle", "bottom"], {"start": "top", "end": "bottom"}.get(valign, valign)
        ),
        most_lines=lines or None,
    )


def inlines(
    element: Element, scene: Scene, own_face: str, fill: Colour, scale: float = 1.0, tabular: bool = False
) -> Iterator[Inline]:
    """The inside of a text in runs of one look, icons and breaks."""
    for child in element.children:
        if isinstance(child, str):
            yield Run(child, own_face, fill, scale, tabular)
            continue
        if child.tag not in INLINE:
            known = ", ".join(f"<{tag}>" for tag in INLINE)
            wrong(child, msg("it can't be used in a text; a text takes {known}", known=known))
        check(child, INLINE[child.tag])
        if child.tag == "br":
            yield Break()
        elif child.tag in ("icon", "ground"):
            yield Icon(scene.symbol(child), scale * number(child, "scale", 1.0, least=0.2, most=5))
        elif child.tag in _FACES:
            stressed = _FACES[child.tag].get(own_face, own_face)
            yield from inlines(child, scene, stressed, fill, scale, tabular)
        else:
            own = face(child, own_face), colour(child, "fill", scene.colours, fill)
            larger = number(child, "scale", 1.0, least=0.2, most=5)
            yield from inlines(child, scene, *own, scale * larger, tabular)


class TextBox(Leaf):
    """A text in a box: wrapped, and shrunk until it fits."""

    def __init__(self, element: Element, scene: Scene) -> None:
        super().__init__(element)
        self.setting = setting_of(element, scene)
        fill = colour(element, "fill", scene.colours, scene.look.ink)
        own_face = face(element, scene.look.face)
        tabular = flag(element, "tabular")
        inside = inlines(element, scene, own_face, fill, tabular=tabular)
        self.words: Words = words(inside, scene.language)
        self.group = element.attributes.get("group", "")
        self.is_optional = flag(element, "optional")

    def widths(self) -> Span:
        setting = self.setting
        whole = broken(self.words, math.inf, setting.size, setting).width
        at_least = whole / setting.size * setting.smallest
        if setting.most_lines != 1:
            longest = (word.wide_at_end for word in self.words if not isinstance(word, Break))
            at_least = max(longest, default=0.0) * setting.smallest
        return Span(at_least, whole)

    def heights(self, width: float) -> Span:
        if not self.words:
            return Span(0.0, 0.0)
        natural = setter.largest_that_fits(self.words, width, math.inf, self.setting).height
        smallest = replace(self.setting, size=self.setting.smallest)
        at_least = setter.largest_that_fits(self.words, width, math.inf, smallest).height
        return Span(min(natural, at_least), natural)

    def settle(self, box: Box, canvas: Canvas) -> None:
        if self.group and self.words:
            needed = setter.largest_that_fits(self.words, box.w, box.h, self.setting).size
            canvas.sizes[self.group] = min(needed, canvas.sizes.get(self.group, math.inf))

    def draw(self, box: Box, canvas: Canvas) -> Iterator[Shape]:
        setting = self.setting
        if self.group in canvas.sizes:
            shared = min(setting.size, canvas.sizes[self.group])
            setting = replace(setting, size=shared, smallest=min(setting.smallest, shared))
        lines = setter.largest_that_fits(self.words, box.w, box.h, setting)
        lines = setter.balanced(self.words, lines, box.w, setting)
        fits = lines.fits and not lines.has_broken_words
        if self.is_optional and (not fits or lines.size * canvas.scale < SMALLEST - 1e-6):
            return
        shapes = drawn(self.words, lines, box, setting, canvas)
        problem = None if fits else msg("this text does not fit into its box")
        corners = (box.x, box.y, box.x + box.w, box.y + box.h)
        canvas.report_shapes(self.element, shapes, lines.size, corners, problem)
        yield from shapes


def drawn(text: Words, lines: Lines, box: Box, setting: Setting, canvas: Canvas) -> list[Shape]:
    for symbol in setter.symbols_of(text):
        canvas.use(symbol)
    return setter.draw(lines, box, setting)


class Baseline(Leaf):
    """One line on a baseline, which begins, ends or has its middle at a point; with a width it shrinks."""

    def __init__(self, element: Element, scene: Scene) -> None:
        super().__init__(element)
        self.size = number(element, "size", scene.look.size, least=1, most=400)
        self.least = SMALLEST / scene.scale
        self.face = face(element, scene.look.face)
        self.fill = colour(element, "fill", scene.colours, scene.look.ink)
        self.anchor = choice(element, "anchor", "start", ("start", "middle", "end"))
        self.tabular = flag(element, "tabular")
        self.is_optional = flag(element, "optional")
        self.room = number(element, "w") if "w" in element.attributes else math.inf
        # No-break spaces stay.
        self.string = " ".join(part for part in re.split(r"[ \n\t\r]+", element.text()) if part)

    def draw(self, box: Box, canvas: Canvas) -> Iterator[Shape]:
        size = self.size
        while size - STEP >= self.least and self._wide(size) > self.room + 1e-6:
            size -= STEP
        wide = self._wide(size)
        problem = msg("this text is too wide") if wide > self.room + 1e-6 else None
        if self.is_optional and (problem or size * canvas.scale < SMALLEST - 1e-6):
            return
        left = box.x - {"start": 0.0, "middle": wide / 2, "end": wide}[self.anchor]
        top = box.y - cap_height(size, self.face)
        extent = (left, top, left + wide, box.y + DESCENT * size * MM_PER_POINT)
        lost = unshowable(self.string, self.face)
        canvas.report(self.element, self.string, size, extent, extent, problem or lost)
        anchor = cast(Literal["start", "middle", "end"], self.anchor)
        yield Text(self.string, box.x, box.y, size, self.face, anchor, self.fill, tabular=self.tabular)

    def _wide(self, size: float) -> float:
        return text_width(self.string, size, self.face, tabular=self.tabular)
