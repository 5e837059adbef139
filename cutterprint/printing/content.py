"""Turning shapes into PDF operators: what a page or a form says, and which resources it needs for that.

Nothing here knows the PDF library, so the operators can be read and tested by themselves. It could write them
too, call by call; that takes twice the time and more (`make benchmark` measures it as direct calls), and its
canvas knows neither the state that a form starts with nor how fine the numbers must be.
"""

import hashlib
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Protocol

from cutterprint.drawing.colours import channels
from cutterprint.drawing.fonts import figure_gap, text_width
from cutterprint.drawing.shapes import (
    IDENTITY,
    MM_PER_POINT,
    Colour,
    Group,
    Image,
    Matrix,
    Path,
    Segment,
    Shape,
    Style,
    Text,
    Use,
)
from cutterprint.numbers import decimal

_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}


class Faces(Protocol):
    """Who knows how a document writes text."""

    def show(self, string: str, face: str) -> Sequence[tuple[str, str]]:
        """The string in runs: a font's resource name and the codes in hexadecimal."""


@dataclass
class Content:
    """The operators of a page or form with everything that they name."""

    operators: str = ""
    opacities: dict[str, tuple[float, float]] = field(default_factory=dict)
    symbols: dict[str, str] = field(default_factory=dict)
    images: dict[str, bytes] = field(default_factory=dict)
    has_text: bool = False


def content(shapes: Iterable[Shape], faces: Faces, *, size: float, resource_names: dict[str, str]) -> Content:
    """The operators for shapes in their own units (y down); the size tells how fine the numbers must be.

    The resource names give every symbol the short name under which it is placed.
    """
    writer = _Writer(faces, size, resource_names)
    writer.draw(shapes)
    writer.result.operators = "\n".join(writer.lines)
    return writer.result


@lru_cache(maxsize=4096)
def matrix_operator(matrix: Matrix) -> str:
    """The operator that goes over to other units; kept, since cards have squares in the same places."""
    return " ".join(_fine(part) for part in matrix) + " cm"


@dataclass
class _State:
    """What the operators so far have set; None is not known."""

    fill: Colour | None = None
    stroke: Colour | None = None
    pen: tuple[object, ...] | None = None


class _Writer:
    def __init__(self, faces: Faces, size: float, resource_names: dict[str, str]) -> None:
        self.faces = faces
        # Six significant digits of the whole: a thousandth of a millimetre on a page, a hundredth of that
        # inside a square.
        decimals = min(7, max(2, 6 - math.floor(math.log10(max(size, 1e-6)))))
        self.number = partial(decimal, digits=decimals)
        self.resource_names = resource_names
        self.lines: list[str] = []
        self.result = Content()
        self.state = _State()

    def draw(self, shapes: Iterable[Shape]) -> None:
        for shape in shapes:
            if isinstance(shape, Use):
                self.use(shape)
            elif isinstance(shape, Path):
                self.path(shape)
            elif isinstance(shape, Group):
                self.group(shape)
            elif isinstance(shape, Text):
                self.text(shape)
            else:
                self.image(shape)

    def use(self, use: Use) -> None:
        name = self.resource_names[use.symbol]
        self.result.symbols[name] = use.symbol
        if use.transform == IDENTITY:
            # The form guards its own state.
            self.lines.append(f"/{name} Do")
        else:
            self.lines.append(f"q {matrix_operator(use.transform)} /{name} Do Q")

    def group(self, group: Group) -> None:
        before = self.state
        self.state = _State(before.fill, before.stroke, before.pen)
        self.lines.append("q")
        if group.transform != IDENTITY:
            self.lines.append(matrix_operator(group.transform))
        if group.clip is not None:
            rule = "W*" if group.clip.style.fill_rule == "evenodd" else "W"
            self.lines.append(f"{self.outline(group.clip.segments)} {rule} n")
        self.draw(group.children)
        self.lines.append("Q")
        self.state = before

    def path(self, path: Path) -> None:
        style = path.style
        if not path.segments or (style.fill is None and style.stroke is None):
            return
        outline = self.outline(path.segments)
        star = "*" if style.fill_rule == "evenodd" else ""
        faint = (style.fill is not None and style.fill_opacity < 1) or (
            style.stroke is not None and style.stroke_opacity < 1
        )
        before = self.state
        if faint:
            # Opacity is set inside q … Q only, so that what follows (forms too) never inherits it.
            self.state = _State(before.fill, before.stroke, before.pen)
            self.lines.append(f"q /{self.opacity(style)} gs")
        if style.fill is not None:
            self.set_fill(style.fill)
        if style.stroke is not None:
            self.set_stroke(style.stroke, style)
        if style.fill is None:
            self.lines.append(f"{outline} S")
        elif style.stroke is None:
            self.lines.append(f"{outline} f{star}")
        elif style.stroke_opacity < 1:
            # PDF lets a stroke knock out the fill below it; SVG lets the fill shine through.
            self.lines.append(f"{outline} f{star}\n{outline} S")
        else:
            self.lines.append(f"{outline} B{star}")
        if faint:
            self.lines.append("Q")
            self.state = before

    def text(self, text: Text) -> None:
        if not text.string:
            return
        self.set_fill(text.fill)
        self.result.has_text = True
        x = text.x
        if text.anchor != "start":
            width = text_width(text.string, text.size, text.face, tabular=text.tabular)
            x -= width / 2 if text.anchor == "middle" else width
        size = _fine(text.size * MM_PER_POINT)
        shown = self.tabular(text, size) if text.tabular else self.runs(text, size)
        # Letters grow upward, the drawing downward.
        place = f"1 0 0 -1 {self.number(x)} {self.number(text.y)} Tm"
        self.lines.append(f"BT {place} {' '.join(shown)} ET")

    def runs(self, text: Text, size: str) -> list[str]:
        shown, current = [], ""
        for resource, codes in self.faces.show(text.string, text.face):
            if resource != current:
                shown.append(f"/{resource} {size} Tf")
                current = resource
            shown.append(f"<{codes}> Tj")
        return shown

    def tabular(self, text: Text, size: str) -> list[str]:
        """The same with room on both sides of narrow figures."""
        shown: list[str] = []
        parts: list[str] = []
        current, before = "", 0.0
        for letter in text.string:
            half = figure_gap(letter, text.face) * 500
            for resource, codes in self.faces.show(letter, text.face):
                if resource != current:
                    if parts:
                        shown.append(f"[{''.join(parts)}] TJ")
                        parts = []
                    shown.append(f"/{resource} {size} Tf")
                    current = resource
                if before + half:
                    parts.append(_fine(-before - half))
                parts.append(f"<{codes}>")
            before = half
        return [*shown, f"[{''.join(parts)}] TJ"]

    def image(self, image: Image) -> None:
        name = "i" + hashlib.sha256(image.png).hexdigest()[:16]
        self.result.images[name] = image.png
        matrix = (image.width, 0.0, 0.0, -image.height, image.x, image.y + image.height)
        self.lines.append(f"q {matrix_operator(matrix)} /{name} Do Q")

    # Parts of operators

    def outline(self, segments: Sequence[Segment]) -> str:
        number = self.number
        parts: list[str] = []
        for segment in segments:
            if segment[0] == "C":
                parts.append(" ".join(map(number, segment[1:])) + " c")
            elif segment[0] == "Z":
                parts.append("h")
            else:
                parts.append(f"{number(segment[1])} {number(segment[2])} {segment[0].lower()}")
        return " ".join(parts)

    def opacity(self, style: Style) -> str:
        pair = (round(style.fill_opacity, 4), round(style.stroke_opacity, 4))
        name = f"o{round(pair[0] * 10000)}x{round(pair[1] * 10000)}"
        self.result.opacities[name] = pair
        return name

    def set_fill(self, colour: Colour) -> None:
        if self.state.fill != colour:
            self.state.fill = colour
            self.lines.append(_colour(colour, "g", "rg"))

    def set_stroke(self, colour: Colour, style: Style) -> None:
        if self.state.stroke != colour:
            self.state.stroke = colour
            self.lines.append(_colour(colour, "G", "RG"))
        pen = (style.stroke_width, style.cap, style.join, style.miter_limit, style.dash, style.dash_offset)
        if self.state.pen != pen:
            self.state.pen = pen
            dashes = " ".join(map(self.number, style.dash))
            self.lines.append(
                f"{self.number(style.stroke_width)} w {_CAPS[style.cap]} J {_JOINS[style.join]} j "
                f"{self.number(style.miter_limit)} M [{dashes}] {self.number(style.dash_offset)} d"
            )


_fine = partial(decimal, digits=8)
"""A number of a matrix: what it multiplies may be large."""


def _colour(colour: Colour, grey: str, rgb: str) -> str:
    red, green, blue = channels(colour)
    if red == green == blue:
        # Greys stay in the black ink alone.
        return f"{red:.4g} {grey}"
    return f"{red:.4g} {green:.4g} {blue:.4g} {rgb}"
