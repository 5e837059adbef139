"""Reading how an SVG element is painted: attributes, `style` and the roles in `class`."""

import difflib
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, cast

from cutterprint.drawing.art import ROLES
from cutterprint.drawing.colours import parse_colour
from cutterprint.drawing.shapes import Colour, Style
from cutterprint.drawing.svg_geometry import SvgValueError, length, number, numbers

# What may stand on an element and changes nothing that is printed here.
_HARMLESS = re.compile(
    r"aria-.*|data-.*|-inkscape-.*|font(-.*)?|text-(anchor|align|decoration.*|rendering|indent|transform)|"
    r"id|role|tabindex|version|baseProfile|lang|focusable|preserveAspectRatio|"
    r"(color|shape|image)-(rendering|interpolation.*)|enable-background|overflow|pointer-events|cursor|"
    r"stop-.*|solid-.*|line-height|letter-spacing|word-spacing|white-space|writing-mode|direction|"
    r"contentScriptType|contentStyleType|zoomAndPan|pathLength|clip-rule|x|y|width|height"
)
# Properties that are fine as long as they say that nothing happens.
_IDLE = {
    "filter": {"none"},
    "mask": {"none"},
    "clip-path": {"none"},
    "marker": {"none"},
    "marker-start": {"none"},
    "marker-mid": {"none"},
    "marker-end": {"none"},
    "mix-blend-mode": {"normal"},
    "isolation": {"auto"},
    "vector-effect": {"none"},
    "paint-order": {"normal", "fill", "fill stroke", "fill stroke markers"},
    "transform-origin": set(),
    "transform-box": set(),
}
_INSTEAD = {
    "clip-path": "draw the shape as it looks after clipping",
    "vector-effect": "give a stroke-width that suits the size",
    "transform-origin": "put the turning point into the transform: rotate(angle x y)",
    "paint-order": "draw the stroke as a path of its own below the fill",
}

Complain = Callable[[str, str, str], None]
"""Takes a problem's code, message and hint."""


@dataclass(frozen=True)
class Context:
    """What an element hands down to those inside it."""

    style: Style = field(default_factory=Style)
    colour: Colour = "#000000"
    visible: bool = True
    displayed: bool = True


def declarations(attributes: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Every property of an element, `style` after the attributes because it wins over them."""
    for name, value in attributes.items():
        if name not in ("style", "class"):
            yield name, value.strip()
    for declaration in attributes.get("style", "").split(";"):
        name, colon, value = declaration.partition(":")
        if colon:
            yield name.strip(), value.replace("!important", "").strip()


def styled(context: Context, attributes: Mapping[str, str], complain: Complain) -> Context:
    """The context inside (or of) an element.

    Geometry is taken out before; opacity, which is not handed down, is the caller's.
    """
    for name, value in declarations(attributes):
        try:
            context = _apply(context, name, value, complain)
        except SvgValueError as error:
            complain("svg-syntax", f"{name}: {error}", "")
    return replace(context, style=_roles(context.style, attributes.get("class", ""), complain))


def _apply(context: Context, name: str, value: str, complain: Complain) -> Context:
    style = context.style
    if value == "inherit":
        return context
    match name:
        case "fill":
            paint = _paint(name, value, context.colour, complain)
            return replace(context, style=replace(style, fill=paint, fill_role=None))
        case "stroke":
            paint = _paint(name, value, context.colour, complain)
            return replace(context, style=replace(style, stroke=paint, stroke_role=None))
        case "color":
            return replace(context, colour=_colour(value))
        case "stroke-width":
            width = length(value)
            if width < 0:
                raise SvgValueError("a stroke's width is not negative")
            return replace(context, style=replace(style, stroke_width=width))
        case "fill-opacity":
            return replace(context, style=replace(style, fill_opacity=_share(value)))
        case "stroke-opacity":
            return replace(context, style=replace(style, stroke_opacity=_share(value)))
        case "stroke-dasharray":
            return replace(context, style=replace(style, dash=_dashes(value)))
        case "stroke-dashoffset":
            return replace(context, style=replace(style, dash_offset=length(value)))
        case "stroke-linecap":
            cap = cast('Literal["butt", "round", "square"]', _one_of(value, "butt", "round", "square"))
            return replace(context, style=replace(style, cap=cap))
        case "stroke-linejoin":
            join = cast('Literal["miter", "round", "bevel"]', _one_of(value, "miter", "round", "bevel"))
            return replace(context, style=replace(style, join=join))
        case "stroke-miterlimit":
            return replace(context, style=replace(style, miter_limit=max(1.0, number(value))))
        case "fill-rule":
            rule = cast('Literal["nonzero", "evenodd"]', _one_of(value, "nonzero", "evenodd"))
            return replace(context, style=replace(style, fill_rule=rule))
        case "display":
            return replace(context, displayed=context.displayed and value != "none")
        case "opacity":
            return context
        case "visibility":
            return replace(context, visible=value == "visible")
    if name in _IDLE:
        if value not in _IDLE[name]:
            complain("svg-unsupported", f"{name} is lost in print", _INSTEAD.get(name, ""))
    elif not _HARMLESS.fullmatch(name):
        complain("svg-unsupported", f"the attribute {name} is not known and would be lost in print", "")
    return context


def _paint(name: str, value: str, current: Colour, complain: Complain) -> Colour | None:
    if value in ("none", "transparent"):
        return None
    if value.lower() == "currentcolor":
        return current
    if value.lower().startswith("url("):
        complain(
            "svg-unsupported",
            f"{name} with a gradient or pattern is lost in print",
            "use plain colours; two or three tones print best",
        )
        return None
    return _colour(value)


def _colour(value: str) -> Colour:
    colour = parse_colour(value)
    if colour is None:
        raise SvgValueError(f"{value[:24]!r} is no colour; write #rrggbb, rgb(r, g, b) or a colour's name")
    return colour


def _share(value: str) -> float:
    share = number(value[:-1]) / 100 if value.endswith("%") else number(value)
    return min(max(share, 0.0), 1.0)


def _dashes(value: str) -> tuple[float, ...]:
    if value == "none":
        return ()
    dashes = numbers(value.replace("px", " "))
    if any(dash < 0 for dash in dashes):
        raise SvgValueError("dashes are not negative")
    if not any(dashes):
        return ()
    # SVG repeats an odd list so that dashes and gaps take turns; PDF does so by itself.
    return tuple(dashes)


def _one_of(value: str, *choices: str) -> str:
    if value not in choices:
        raise SvgValueError(f"{value[:24]!r} is none of {', '.join(choices)}")
    return value


def _roles(style: Style, classes: str, complain: Complain) -> Style:
    for name in classes.split():
        role = name.removesuffix("-stroke")
        if role not in ROLES:
            # Other tools' class names mean nothing here and change nothing; a slip of the pen would.
            if close := difflib.get_close_matches(role, ROLES, n=1, cutoff=0.75):
                complain("svg-role", f"{name[:40]!r} is no role", f"did you mean {close[0]!r}?")
        elif role == name:
            style = replace(style, fill_role=role)
        else:
            style = replace(style, stroke_role=role)
    return style
