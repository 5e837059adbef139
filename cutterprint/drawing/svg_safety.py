"""What an SVG file may not hold: what could run or reach out, and what would be lost in print."""

from collections.abc import Iterator, Mapping

from cutterprint.drawing.svg_style import PLAIN_COLOURS
from cutterprint.i18n import Message, msg
from cutterprint.specs.problems import shown

MOST_ATTRIBUTE = 4_000
MOST_PATH = 200_000
_LONGEST = {"d": MOST_PATH, "points": MOST_PATH}

SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"

Complaint = tuple[str, Message, Message | None]
"""A problem's code, message and hint."""

_GRADIENTS = ("linearGradient", "radialGradient")
_TEXTS = ("text", "tspan", "textPath")
_ANIMATIONS = ("animate", "animateTransform", "animateMotion", "set")
_LOST = {
    **dict.fromkeys((*_GRADIENTS, "meshgradient"), msg("gradients won't be printed")),
    **dict.fromkeys(_TEXTS, msg("text won't be printed")),
    **dict.fromkeys(_ANIMATIONS, msg("animations won't be printed")),
    "pattern": msg("patterns won't be printed"),
    "mask": msg("masks won't be printed"),
    "clipPath": msg("clip paths won't be printed"),
    "marker": msg("markers won't be printed"),
    "filter": msg("filters won't be printed"),
    "use": msg("copies made with <use> won't be printed"),
    "symbol": msg("symbols won't be printed"),
    "image": msg("pictures inside an SVG won't be printed"),
    "switch": msg("what is inside <switch> won't be printed"),
    "foreignObject": msg("foreign objects won't be printed"),
    "style": msg("style sheets are ignored"),
    "a": msg("links won't be printed"),
    "view": msg("views are ignored"),
    "cursor": msg("cursors are ignored"),
    "font": msg("fonts inside an SVG are ignored"),
    "svg": msg("an <svg> inside another <svg> won't be printed"),
}
_INSTEAD = {
    **dict.fromkeys(_TEXTS, msg("convert the text to paths in your drawing program")),
    **dict.fromkeys(_GRADIENTS, PLAIN_COLOURS),
    "use": msg("unlink the clone in your drawing program, so that it becomes shapes of its own"),
    "style": msg("save the drawing as plain SVG with presentation attributes"),
    "image": msg("use a separate PNG file instead"),
}

_REMOVE_ATTRIBUTE = msg("remove the attribute")


def lost_in_print(space: str, name: str) -> Complaint | None:
    """The complaint about an element that is known and can't be printed."""
    if space in ("", SVG) and name in _LOST:
        return "svg-unsupported", _LOST[name], _INSTEAD.get(name)
    return None


def too_long(attributes: Mapping[str, str]) -> Complaint | None:
    """The complaint about an attribute so long that the rest isn't worth reading."""
    for space, attribute, value in _parts(attributes):
        if space in ("", SVG, XLINK) and len(value) > _LONGEST.get(attribute, MOST_ATTRIBUTE):
            message = msg("the attribute {name} is too long", name=shown(attribute))
            return "svg-too-large", message, msg("simplify it")
    return None


def unsafe(name: str, attributes: Mapping[str, str]) -> Iterator[Complaint]:
    """What could run or reach out, in an element and its attributes."""
    if name.lower() in ("script", "handler", "listener"):
        yield "svg-script", msg("a drawing can't contain scripts"), msg("remove the script")
    for space, attribute, value in _parts(attributes):
        ours = space in ("", SVG, XLINK)
        called, lowered = shown(attribute), "".join(value.split()).lower()
        if attribute.lower().startswith("on") and ours:
            yield (
                "svg-script",
                msg("a drawing can't react to events ({name})", name=called),
                _REMOVE_ATTRIBUTE,
            )
        elif "javascript:" in lowered:
            yield "svg-script", msg("the attribute {name} contains a script", name=called), _REMOVE_ATTRIBUTE
        elif attribute.lower() in ("href", "src") and ours:
            if not lowered.startswith("#"):
                yield "svg-reference", _outside(called), msg("put the shapes into the file itself")
        elif any(not part.lstrip("\"'").startswith("#") for part in lowered.split("url(")[1:]) or any(
            word in lowered for word in ("@import", "expression(")
        ):
            yield "svg-reference", _outside(called), msg("remove it")


def _outside(attribute: str) -> Message:
    return msg("the attribute {name} refers to something outside the file", name=attribute)


def _parts(attributes: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """Each attribute as its namespace, its name and its value."""
    for full_name, value in attributes.items():
        space, _, name = full_name.rpartition(" ")
        yield space, name, value
