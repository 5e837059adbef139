"""Writing drawings as SVG: every symbol once in the definitions, and used from there."""

import base64
from functools import partial
from typing import Any

from cutterprint.drawing.fonts import FACES, FAMILY, text_width
from cutterprint.drawing.shapes import (
    IDENTITY,
    MM_PER_POINT,
    Drawing,
    Group,
    Image,
    Matrix,
    Path,
    Segment,
    Shape,
    Style,
    Symbol,
    Text,
    Use,
    bounds,
)
from cutterprint.numbers import decimal


def svg_text(drawing: Drawing, *, title: str = "") -> str:
    """The drawing as the text of an SVG file, in millimetres."""
    # svgwrite is slow to load; commands that write no SVG never come here.
    import svgwrite

    return _Writer(svgwrite).write(drawing, title)


class _Writer:
    def __init__(self, svgwrite: Any) -> None:
        # svgwrite has no types; its elements are passed about as Any.
        self.svgwrite: Any = svgwrite
        self.page: Any = None
        self.clips = 0
        self.ids: dict[str, str] = {}

    def write(self, drawing: Drawing, title: str) -> str:
        size = (f"{_number(drawing.width)}mm", f"{_number(drawing.height)}mm")
        self.page = self.svgwrite.Drawing(size=size, debug=False)
        self.page.viewbox(0, 0, _number(drawing.width), _number(drawing.height))
        if title:
            self.page.set_desc(title=title)
        # Names may hold what an id must not, so symbols are numbered.
        self.ids = {symbol.name: f"s{index}" for index, symbol in enumerate(drawing.symbols)}
        for symbol in drawing.symbols:
            self.page.defs.add(self.symbol(symbol))
        for shape in drawing.shapes:
            self.page.add(self.shape(shape))
        return '<?xml version="1.0" encoding="utf-8"?>\n' + str(self.page.tostring()) + "\n"

    def symbol(self, symbol: Symbol) -> Any:
        group = self.page.g(id=self.ids[symbol.name])
        left, top, right, bottom = bounds(symbol.shapes) or (0.0, 0.0, 0.0, 0.0)
        bleed, width, height = symbol.bleed, symbol.width, symbol.height
        if min(left, top) < -bleed or right > width + bleed or bottom > height + bleed:
            corner, size = _pair(-bleed, -bleed), _pair(width + 2 * bleed, height + 2 * bleed)
            group["clip-path"] = self.clip(self.page.rect(insert=corner, size=size))
        for shape in symbol.shapes:
            group.add(self.shape(shape))
        return group

    def shape(self, shape: Shape) -> Any:
        if isinstance(shape, Path):
            return self.page.path(d=_data(shape.segments), **_paint(shape.style))
        if isinstance(shape, Use):
            return self.page.use(f"#{self.ids[shape.symbol]}", **_transform(shape.transform))
        if isinstance(shape, Group):
            group = self.page.g(**_transform(shape.transform))
            if shape.clip is not None:
                group["clip-path"] = self.clip(self.page.path(d=_data(shape.clip.segments)))
            for child in shape.children:
                group.add(self.shape(child))
            return group
        if isinstance(shape, Image):
            address = "data:image/png;base64," + base64.b64encode(shape.png).decode("ascii")
            return self.page.image(
                address,
                insert=_pair(shape.x, shape.y),
                size=_pair(shape.width, shape.height),
                preserveAspectRatio="none",
            )
        return self.text(shape)

    def text(self, text: Text) -> Any:
        _, weight, slope = FACES[text.face]
        tabular = {"font_variant_numeric": "tabular-nums"} if text.tabular else {}
        # The width is said as well, so that another typeface does not run out of its box.
        return self.page.text(
            text.string,
            insert=_pair(text.x, text.y),
            fill=text.fill,
            font_family=f"'{FAMILY}', sans-serif",
            font_size=_number(text.size * MM_PER_POINT),
            font_weight=weight,
            font_style=slope,
            text_anchor=text.anchor,
            textLength=_number(text_width(text.string, text.size, text.face, tabular=text.tabular)),
            lengthAdjust="spacingAndGlyphs",
            **tabular,
        )

    def clip(self, outline: Any) -> str:
        name = f"c{self.clips}"
        self.clips += 1
        clip = self.page.clipPath(id=name)
        clip.add(outline)
        self.page.defs.add(clip)
        return f"url(#{name})"


_number = partial(decimal, digits=4)


def _pair(x: float, y: float) -> tuple[str, str]:
    return _number(x), _number(y)


def _data(segments: tuple[Segment, ...]) -> str:
    return "".join(segment[0] + " ".join(map(_number, segment[1:])) for segment in segments)


def _transform(matrix: Matrix) -> dict[str, str]:
    if matrix == IDENTITY:
        return {}
    a, b, c, d, e, f = matrix
    if (b, c) == (0.0, 0.0) and (a, d) == (1.0, 1.0):
        return {"transform": f"translate({_number(e)} {_number(f)})"}
    return {"transform": f"matrix({' '.join(f'{part:.6g}' for part in matrix)})"}


def _paint(style: Style) -> dict[str, Any]:
    """The attributes of a style, without those that say what SVG takes for granted."""
    paint: dict[str, Any] = {"fill": style.fill or "none"}
    if style.fill is not None:
        if style.fill_opacity < 1:
            paint["fill_opacity"] = _number(style.fill_opacity)
        if style.fill_rule == "evenodd":
            paint["fill_rule"] = "evenodd"
    if style.stroke is not None:
        paint["stroke"] = style.stroke
        paint["stroke_width"] = _number(style.stroke_width)
        if style.stroke_opacity < 1:
            paint["stroke_opacity"] = _number(style.stroke_opacity)
        if style.cap != "butt":
            paint["stroke_linecap"] = style.cap
        if style.join != "miter":
            paint["stroke_linejoin"] = style.join
        elif style.miter_limit != 4:
            paint["stroke_miterlimit"] = _number(style.miter_limit)
        if style.dash:
            paint["stroke_dasharray"] = ",".join(map(_number, style.dash))
            if style.dash_offset:
                paint["stroke_dashoffset"] = _number(style.dash_offset)
    return paint
