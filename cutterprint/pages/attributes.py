"""Reading the attributes of elements: numbers, lengths, colours and names, each with a hint if it is off."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NoReturn, cast

from cutterprint.drawing import svg_geometry
from cutterprint.drawing.colours import grey, parse_colour
from cutterprint.drawing.fonts import FACES
from cutterprint.drawing.shapes import Colour, Style
from cutterprint.i18n import Message, msg
from cutterprint.pages.layout import Edges
from cutterprint.pages.markup_reader import Element, MarkupError
from cutterprint.pages.sharing import AUTO, FIT, Align, Length, Wish
from cutterprint.specs.problems import did_you_mean

_LENGTH = re.compile(r"(-?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:e-?[0-9]+)?)(fr|%|)")
_ALIGN: dict[str, Align] = {
    "left": "start",
    "start": "start",
    "top": "start",
    "centre": "middle",
    "center": "middle",
    "middle": "middle",
    "right": "end",
    "end": "end",
    "bottom": "end",
    "spread": "spread",
    "fill": "fill",
}


@dataclass(frozen=True, kw_only=True)
class Look:
    """What texts inherit from the containers that they stand in."""

    size: float = 9.0
    face: str = "regular"
    ink: Colour = "#000000"
    leading: float = 1.2


def wrong(element: Element, problem: Message | str) -> NoReturn:
    raise MarkupError(problem, element.line, element.tag[:40], element.template)


def check(element: Element, known: Sequence[str]) -> None:
    for name in element.attributes:
        if name not in known:
            wrong(element, _no_attribute(name, known))


def _no_attribute(name: str, known: Sequence[str]) -> Message:
    if not known:
        return msg("it takes no attributes, so '{name}' has to go", name=name[:40])
    if hint := did_you_mean(name, known):
        return msg("it has no attribute '{name}'; {hint}", name=name[:40], hint=hint)
    return msg("it has no attribute '{name}'; it has {known}", name=name[:40], known=", ".join(known))


def needed(element: Element, name: str) -> str:
    if name not in element.attributes:
        wrong(element, msg("it needs the attribute '{name}'", name=name))
    return element.attributes[name]


def number(
    element: Element,
    name: str,
    otherwise: float | None = None,
    *,
    least: float = -10_000.0,
    most: float = 10_000.0,
) -> float:
    if name not in element.attributes and otherwise is not None:
        return otherwise
    text = needed(element, name)
    try:
        value = float(text)
    except ValueError:
        wrong(element, msg('{name}="{text}" isn\'t a number', name=name, text=text[:40]))
    return _in_bounds(element, name, value, least, most)


def _in_bounds(element: Element, name: str, value: float, least: float, most: float) -> float:
    if not least <= value <= most:
        wrong(
            element,
            msg(
                '{name}="{text}" is out of bounds; it can be {least} to {most}',
                name=name,
                text=element.attributes[name][:40],
                least=f"{least:g}",
                most=f"{most:g}",
            ),
        )
    return value


def numbers(element: Element, name: str) -> list[float]:
    try:
        return svg_geometry.numbers(element.attributes[name])
    except svg_geometry.SvgValueError as error:
        wrong(element, msg("{place}: {problem}", place=name, problem=str(error)))


def some(
    element: Element,
    name: str,
    counts: Sequence[int],
    problem: Message,
    least: float = 0.0,
    most: float = 1000.0,
) -> list[float] | None:
    """As many numbers as an attribute takes, or nothing where it isn't there."""
    if name not in element.attributes:
        return None
    given = numbers(element, name)
    if len(given) not in counts or not all(least <= one <= most for one in given):
        wrong(element, problem)
    return given


def choice(element: Element, name: str, otherwise: str, choices: Sequence[str]) -> str:
    value = element.attributes.get(name, otherwise)
    if value not in choices:
        wrong(
            element,
            msg(
                '{name}="{text}" is not one of {choices}',
                name=name,
                text=value[:40],
                choices=", ".join(choices),
            ),
        )
    return value


def flag(element: Element, name: str) -> bool:
    return choice(element, name, "no", ("yes", "no")) == "yes"


def align(element: Element, name: str, otherwise: Align, *, can_spread: bool = False) -> Align:
    value = element.attributes.get(name)
    if value is None:
        return otherwise
    across = ("left", "middle", "right") if name != "valign" else ("top", "middle", "bottom")
    known = (*across, "spread", "fill") if can_spread else across
    found = _ALIGN.get(value)
    if found is None or (found in ("spread", "fill") and not can_spread):
        choice(element, name, value, known)
    return cast(Align, found)


def text_align(element: Element, name: str = "align") -> Literal["start", "middle", "end"]:
    return cast(Literal["start", "middle", "end"], align(element, name, "start"))


# Lengths


def length(element: Element, name: str) -> Length:
    """A size as it is asked for: `30`, `1fr`, `40%` or `fit`."""
    text = element.attributes.get(name, "").strip()
    if not text:
        return AUTO
    return _length(element, name, text)


def _length(element: Element, name: str, text: str) -> Length:
    if text == "fit":
        return FIT
    match = _LENGTH.fullmatch(text)
    if match is None:
        wrong(element, _no_length(name, text))
    kind = cast(Literal["mm", "fr", "%"], match[2] or "mm")
    least = 0.01 if kind == "fr" else 0.0
    return Length(kind, _in_bounds(element, name, float(match[1]), least, 10_000.0))


def _no_length(name: str, text: str) -> Message:
    return msg(
        '{name}="{text}" isn\'t a size; write millimetres (30), a share (1fr), a percentage (40%) or fit',
        name=name,
        text=text[:40],
    )


def wish(element: Element, name: str) -> Wish:
    """What an element asks for in a direction, by `w` or `h` and their bounds."""
    least, most = (
        length(element, bound) if bound in element.attributes else None
        for bound in (f"min-{name}", f"max-{name}")
    )
    return Wish(length(element, name), least, most)


def wishes(element: Element, name: str, most: int) -> tuple[Wish, ...]:
    """Sizes one after the other, such as `30 fit..60 1fr`; `3*1fr` stands for three of a kind.

    No column is narrower than what stands in it needs at least.
    """
    found: list[Wish] = []
    for part in needed(element, name).split():
        times, _, size = part.rpartition("*")
        count = int(times) if times.isdecimal() and len(times) < 4 else 1
        if times and not times.isdecimal():
            size = part
        size, _, limit = size.partition("..")
        own = Wish(_length(element, name, size), FIT, _length(element, name, limit) if limit else None)
        found += [own] * count
        if len(found) > most:
            wrong(element, msg("{name}: there are more than {most}", name=name, most=most))
    if not found:
        wrong(element, _no_length(name, ""))
    return tuple(found)


def edges(element: Element) -> Edges:
    """The padding: one number for all sides, two for top and sides, four clockwise from the top."""
    problem = msg("padding takes 1, 2 or 4 numbers from 0 to 1000: all sides, or as in CSS")
    given = some(element, "padding", (1, 2, 4), problem) or [0.0]
    top, right, bottom, left = given * (4 // len(given))
    return Edges(top, right, bottom, left)


def gaps(element: Element) -> tuple[float, float]:
    """The gap between rows, and the one between columns."""
    problem = msg("gap takes one number, or two for rows and columns, from 0 to 1000")
    given = some(element, "gap", (1, 2), problem) or [0.0]
    return given[0], given[-1]


# Looks


def face(element: Element, otherwise: str) -> str:
    return choice(element, "face", otherwise, tuple(FACES))


def colour(element: Element, name: str, known: "Colours", otherwise: Colour | None = None) -> Colour:
    if name not in element.attributes and otherwise is not None:
        return otherwise
    text = element.attributes.get(name, "")
    if text in known.named:
        return known.named[text]
    found = parse_colour(text)
    if found is None:
        wrong(
            element,
            msg(
                '{name}="{text}" isn\'t a colour; write one like #a8231c, or a name: {known}',
                name=name,
                text=text[:40],
                known=", ".join(known.named),
            ),
        )
    return grey(found) if known.in_grey else found


@dataclass(frozen=True)
class Colours:
    """The colours that are known by name, and whether all others are turned into greys."""

    named: Mapping[str, Colour]
    in_grey: bool = False


def style(
    element: Element, known: Colours, fill: Colour | None = "#000000", stroke: Colour | None = None
) -> Style:
    given = element.attributes
    dash = tuple(numbers(element, "dash")) if "dash" in given else ()
    cap = choice(element, "cap", "butt", ("butt", "round", "square"))
    opacity = number(element, "opacity", 1.0, least=0, most=1)
    return Style(
        fill=colour(element, "fill", known) if "fill" in given else None if "stroke" in given else fill,
        stroke=colour(element, "stroke", known) if "stroke" in given else stroke,
        stroke_width=number(element, "stroke-width", 0.25, least=0, most=50),
        fill_opacity=opacity,
        stroke_opacity=opacity,
        dash=dash,
        cap=cast(Literal["butt", "round", "square"], cap),
        join="round" if cap == "round" else "miter",
    )


def look(element: Element, known: Colours, outer: Look) -> Look:
    """How texts look inside of an element."""
    return Look(
        size=number(element, "size", outer.size, least=1, most=400),
        face=face(element, outer.face),
        ink=colour(element, "ink", known, outer.ink),
        leading=number(element, "leading", outer.leading, least=0.8, most=4),
    )
