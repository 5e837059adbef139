"""Reading how an SVG element is painted: attributes, `style` and the roles in `class`."""

import difflib
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from cutterprint.drawing.art import ROLES
from cutterprint.drawing.colours import parse_colour
from cutterprint.drawing.shapes import Colour, Style
from cutterprint.drawing.svg_geometry import SvgValueError, length, number, numbers
from cutterprint.i18n import Message, listed, msg
from cutterprint.specs.problems import shown

# What may stand on an element and changes nothing that is printed here.
_HARMLESS = re.compile(
    r"aria-.*|data-.*|-inkscape-.*|font(-.*)?|text-(anchor|align|decoration.*|rendering|indent|transform)|"
    r"id|role|tabindex|version|baseProfile|lang|focusable|preserveAspectRatio|"
    r"(color|shape|image)-(rendering|interpolation.*)|enable-background|overflow|pointer-events|cursor|"
    r"stop-.*|solid-.*|line-height|letter-spacing|word-spacing|white-space|writing-mode|direction|"
    r"contentScriptType|contentStyleType|zoomAndPan|pathLength|clip-rule|x|y|width|height"
)
# Properties that are fine as long as they say that nothing happens.
_MARKERS = ("marker", "marker-start", "marker-mid", "marker-end")
_IDLE: Mapping[str, Collection[str]] = {
    **dict.fromkeys(("filter", "mask", "clip-path", "vector-effect", *_MARKERS), ("none",)),
    "mix-blend-mode": ("normal",),
    "isolation": ("auto",),
    "paint-order": ("normal", "fill", "fill stroke", "fill stroke markers"),
    "transform-origin": (),
    "transform-box": (),
}
_INSTEAD = {
    "clip-path": msg("draw the shape the way it looks after clipping"),
    "vector-effect": msg("choose a stroke-width that suits the size"),
    "transform-origin": msg("put the centre into the transform: rotate(angle x y)"),
    "paint-order": msg("draw the stroke as its own path below the fill"),
}
PLAIN_COLOURS = msg("use plain colours; two or three tones print best")

Complain = Callable[[str, Message, Message | None], None]
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
            complain("svg-syntax", msg("{what}: {problem}", what=shown(name), problem=error.message), None)
    return replace(context, style=_roles(context.style, attributes.get("class", ""), complain))


def _apply(context: Context, name: str, value: str, complain: Complain) -> Context:
    style = context.style
    if value == "inherit":
        return context
    match name:
        case "fill" | "stroke":
            paint = _paint(name, value, context.colour, complain)
            painted: dict[str, Any] = {name: paint, f"{name}_role": None}
            return replace(context, style=replace(style, **painted))
        case "color":
            return replace(context, colour=_colour(value))
        case known if known in _READ:
            key, read = _READ[known]
            return replace(context, style=replace(style, **{key: read(value)}))
        case "display":
            return replace(context, displayed=context.displayed and value != "none")
        case "opacity":
            return context
        case "visibility":
            return replace(context, visible=value == "visible")
    if name in _IDLE:
        if value not in _IDLE[name]:
            complain("svg-unsupported", msg("{what} won't be printed", what=name), _INSTEAD.get(name))
    elif not _HARMLESS.fullmatch(name):
        message = msg("the attribute {name} isn't supported and won't be printed", name=shown(name))
        complain("svg-unsupported", message, None)
    return context


def _paint(name: str, value: str, current: Colour, complain: Complain) -> Colour | None:
    if value in ("none", "transparent"):
        return None
    if value.lower() == "currentcolor":
        return current
    if value.lower().startswith("url("):
        complain(
            "svg-unsupported",
            msg("{what}: gradients and patterns won't be printed", what=name),
            PLAIN_COLOURS,
        )
        return None
    return _colour(value)


def _colour(value: str) -> Colour:
    colour = parse_colour(value)
    if colour is None:
        raise SvgValueError(
            msg(
                "'{value}' isn't a colour; write #rrggbb, rgb(r, g, b) or the name of a colour",
                value=shown(value, 24),
            )
        )
    return colour


def share(value: str) -> float:
    """An opacity, as a number or in per cent."""
    found = number(value[:-1]) / 100 if value.endswith("%") else number(value)
    return min(max(found, 0.0), 1.0)


def _dashes(value: str) -> tuple[float, ...]:
    if value == "none":
        return ()
    dashes = numbers(value.replace("px", " "))
    if any(dash < 0 for dash in dashes):
        raise SvgValueError(msg("dashes can't be negative"))
    if not any(dashes):
        return ()
    # SVG repeats an odd list so that dashes and gaps take turns; PDF does so by itself.
    return tuple(dashes)


def _width(value: str) -> float:
    width = length(value)
    if width < 0:
        raise SvgValueError(msg("a stroke's width can't be negative"))
    return width


def _one_of(*choices: str) -> Callable[[str], str]:
    def read(value: str) -> str:
        if value not in choices:
            wanted = listed(choices, "or")
            raise SvgValueError(
                msg("should be {wanted}, not '{found}'", wanted=wanted, found=shown(value, 24))
            )
        return value

    return read


_READ: Mapping[str, tuple[str, Callable[[str], Any]]] = {
    "stroke-width": ("stroke_width", _width),
    "fill-opacity": ("fill_opacity", share),
    "stroke-opacity": ("stroke_opacity", share),
    "stroke-dasharray": ("dash", _dashes),
    "stroke-dashoffset": ("dash_offset", length),
    "stroke-linecap": ("cap", _one_of("butt", "round", "square")),
    "stroke-linejoin": ("join", _one_of("miter", "round", "bevel")),
    "stroke-miterlimit": ("miter_limit", lambda value: max(1.0, number(value))),
    "fill-rule": ("fill_rule", _one_of("nonzero", "evenodd")),
}
"""Properties that go into a style: under which name, and how they are read."""


def _roles(style: Style, classes: str, complain: Complain) -> Style:
    for name in classes.split():
        role = name.removesuffix("-stroke")
        if role not in ROLES:
            # Other tools' class names mean nothing here and change nothing; a slip of the pen would.
            if close := difflib.get_close_matches(role, ROLES, n=1, cutoff=0.75):
                message = msg("there is no role '{name}'", name=shown(name))
                complain("svg-role", message, msg("did you mean '{word}'?", word=close[0]))
        elif role == name:
            style = replace(style, fill_role=role)
        else:
            style = replace(style, stroke_role=role)
    return style
