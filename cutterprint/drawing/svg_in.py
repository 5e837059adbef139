"""Reading SVG files safely into symbols, and saying what would not survive printing.

A file may come from anybody: nothing outside it is ever read, nothing in it runs, and sizes are limited.

No library does this for us: those that draw SVG pass over what they don't know, and forget where things stood
and the classes that palettes colour by; some follow references as well.
"""

import xml.parsers.expat
from collections.abc import Mapping
from dataclasses import dataclass, replace

from cutterprint.drawing import svg_geometry as geometry
from cutterprint.drawing.art import Art, ArtProblem
from cutterprint.drawing.shapes import (
    IDENTITY,
    Group,
    Matrix,
    Path,
    Shape,
    Symbol,
    ellipse,
    line,
    polygon,
    rect,
    rounded_rect,
    translation,
)
from cutterprint.drawing.svg_geometry import SvgValueError
from cutterprint.drawing.svg_safety import SVG, lost_in_print, too_long, unsafe
from cutterprint.drawing.svg_style import Context, declarations, share, styled
from cutterprint.i18n import Message, grouped, msg
from cutterprint.specs.problems import shown

MOST_BYTES = 1_000_000
MOST_ELEMENTS = 5_000
MOST_DEPTH = 60
MOST_PROBLEMS = 50

# Which attributes are an element's geometry; the rest say how it is painted.
_GEOMETRY = {
    "path": ("d",),
    "rect": ("x", "y", "width", "height", "rx", "ry"),
    "circle": ("cx", "cy", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"),
    "line": ("x1", "y1", "x2", "y2"),
    "polyline": ("points",),
    "polygon": ("points",),
    "g": (),
    "svg": ("viewBox", "width", "height", "x", "y"),
}
# Elements that hold nothing to draw and may be passed over with all that is in them.
_SILENT = {"title", "desc", "metadata", "defs"}
# Problems after which no symbol is given: the file is not to be trusted, or cannot be understood.
_FATAL = {"svg-script", "svg-reference", "svg-entity", "svg-syntax", "svg-too-large", "svg-empty"}


def read_svg(data: bytes, name: str) -> Art:
    """Read an SVG file into a symbol of that name, whose units are those of the viewBox.

    What is unsafe, broken or too large gives no symbol; what would only be lost in print is reported beside
    the symbol that is left.
    """
    if len(data) > MOST_BYTES:
        message = msg(
            "the file has {size} bytes; a drawing can have at most {most}",
            size=grouped(len(data)),
            most=grouped(MOST_BYTES),
        )
        return Art(None, (ArtProblem(1, 1, "svg-too-large", message, msg("simplify the paths")),))
    reader = _Reader(name)
    reader.read(data)
    problems = tuple(sorted(reader.problems, key=lambda problem: (problem.line, problem.column)))
    if any(problem.code in _FATAL for problem in problems):
        return Art(None, problems)
    return Art(reader.symbol(), problems)


def _not_xml(reason: str) -> Message:
    return msg("this isn't valid XML: {reason}", reason=reason)


class _StopReadingError(Exception):
    """Reading further makes no sense; the problem is noted."""


@dataclass
class _Open:
    """An element that has begun and not ended."""

    context: Context
    transform: Matrix
    shapes: list[Shape]


class _Reader:
    """Follows the events of the XML parser and keeps the shapes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.problems: list[ArtProblem] = []
        self.open: list[_Open] = []
        self.passing_over = 0
        self.depth = 0
        self.elements = 0
        self.box: tuple[float, float, float, float] | None = None
        self.shapes: tuple[Shape, ...] = ()
        parser = xml.parsers.expat.ParserCreate(namespace_separator=" ")
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.StartDoctypeDeclHandler = self.doctype
        parser.EntityDeclHandler = self.entity
        parser.ProcessingInstructionHandler = self.instruction
        self.parser = parser

    def read(self, data: bytes) -> None:
        try:
            self.parser.Parse(data, True)
        except _StopReadingError:
            return
        except xml.parsers.expat.ExpatError as error:
            what = xml.parsers.expat.errors.messages.get(error.code, "?")
            self.problems.append(ArtProblem(error.lineno, error.offset + 1, "svg-syntax", _not_xml(what)))
            return
        except (ValueError, LookupError) as error:  # an encoding that Python does not know
            self.problems.append(
                ArtProblem(1, 1, "svg-syntax", _not_xml(str(error)), msg("save the file as UTF-8"))
            )
            return
        if not self.problems and not self.shapes:
            self.problems.append(ArtProblem(1, 1, "svg-empty", msg("there is nothing to draw in this file")))

    def symbol(self) -> Symbol | None:
        if self.box is None:
            return None
        left, top, width, height = self.box
        shapes = self.shapes
        if left or top:
            shapes = (Group(shapes, translation(-left, -top)),)
        return Symbol(self.name, width, height, shapes)

    def complain(self, code: str, message: Message, hint: Message | None = None) -> None:
        line_number, column = self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1
        problem = ArtProblem(line_number, column, code, message, hint)
        if problem not in self.problems:
            self.problems.append(problem)
        if len(self.problems) >= MOST_PROBLEMS:
            raise _StopReadingError

    # Events

    def doctype(self, _name: str, _system: str | None, _public: str | None, _internal: bool) -> None:
        message = msg("a drawing can't contain <!DOCTYPE …>")
        self.complain("svg-entity", message, msg("remove it; no drawing program needs it"))
        raise _StopReadingError

    def entity(self, *_: object) -> None:
        self.complain("svg-entity", msg("a drawing can't declare entities"), msg("remove the declaration"))
        raise _StopReadingError

    def instruction(self, target: str, _data: str) -> None:
        message = msg("a drawing can't contain instructions: <?{name} …?>", name=shown(target, 24))
        self.complain("svg-reference", message, msg("remove it"))

    def start(self, full_name: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        self.elements += 1
        if self.elements > MOST_ELEMENTS:
            message = msg("a drawing can have at most {most} elements", most=grouped(MOST_ELEMENTS))
            self.complain("svg-too-large", message, msg("simplify it"))
            raise _StopReadingError
        if self.depth > MOST_DEPTH:
            self.complain("svg-too-large", msg("groups can be nested at most {most} deep", most=MOST_DEPTH))
            raise _StopReadingError
        space, _, name = full_name.rpartition(" ")
        self.check_safety(name, attributes)
        if self.depth == 1:
            self.start_root(space, name, attributes)
        elif self.passing_over:
            self.passing_over += 1
            self.complain_if_lost(space, name)
        elif space not in ("", SVG) or name in _SILENT:
            # Other namespaces hold what drawing programs remember for themselves.
            self.passing_over = 1
        elif name in _GEOMETRY and name != "svg":
            self.start_drawn(name, attributes)
        else:
            if not self.complain_if_lost(space, name) and name != "script":
                self.complain("svg-unsupported", msg("<{name}> won't be printed", name=shown(name)))
            self.passing_over = 1

    def end(self, _full_name: str) -> None:
        self.depth -= 1
        if self.passing_over:
            self.passing_over -= 1
            return
        closed = self.open.pop()
        if not self.open:
            self.shapes = tuple(closed.shapes)
            return
        if closed.shapes:
            if closed.transform == IDENTITY:
                self.open[-1].shapes.extend(closed.shapes)
            else:
                self.open[-1].shapes.append(Group(tuple(closed.shapes), closed.transform))

    # Elements

    def complain_if_lost(self, space: str, name: str) -> bool:
        """Whether an element is known and can't be printed, which is told."""
        complaint = lost_in_print(space, name)
        if complaint:
            self.complain(*complaint)
        return complaint is not None

    def check_safety(self, name: str, attributes: Mapping[str, str]) -> None:
        """Refuse what could run or reach out, wherever it stands."""
        if complaint := too_long(attributes):
            self.complain(*complaint)
            raise _StopReadingError
        for complaint in unsafe(name, attributes):
            self.complain(*complaint)

    def start_root(self, space: str, name: str, attributes: dict[str, str]) -> None:
        if name != "svg" or space not in ("", SVG):
            message = msg("the file starts with <{name}> instead of <svg>", name=shown(name))
            self.complain("svg-syntax", message)
            raise _StopReadingError
        self.box = self.view_box(attributes)
        context = styled(Context(), _paint_attributes(name, attributes), self.complain)
        if "transform" in attributes:
            message = msg("a transform on <svg> won't be printed")
            self.complain("svg-unsupported", message, msg("put it on a <g> inside"))
        self.open.append(_Open(context, IDENTITY, []))

    def view_box(self, attributes: Mapping[str, str]) -> tuple[float, float, float, float] | None:
        try:
            if "viewBox" in attributes:
                box = geometry.numbers(attributes["viewBox"])
                if len(box) != 4:
                    raise SvgValueError(msg("should be four numbers: left, top, width and height"))
            else:
                box = [0.0, 0.0, *(geometry.length(attributes.get(side, "")) for side in ("width", "height"))]
            left, top, width, height = box
            if width < 1e-3 or height < 1e-3:
                raise SvgValueError(msg("width and height should be more than 0"))
        except SvgValueError as error:
            self.complain(
                "svg-syntax",
                msg("{what}: {problem}", what="viewBox", problem=error.message),
                msg("give <svg> a viewBox such as viewBox='0 0 100 100'"),
            )
            return None
        return left, top, width, height

    def start_drawn(self, name: str, attributes: dict[str, str]) -> None:
        context = styled(self.open[-1].context, _paint_attributes(name, attributes), self.complain)
        transform, shape, opacity = IDENTITY, None, 1.0
        try:
            transform = geometry.transform(attributes.get("transform", ""))
            opacity = share(dict(declarations(attributes)).get("opacity", "1"))
            shape = None if name == "g" else _shape(name, attributes)
        except SvgValueError as error:
            self.complain("svg-syntax", msg("{what}: {problem}", what=f"<{name}>", problem=error.message))
        opened = _Open(context, transform, [])
        if shape is not None and shape.segments and context.displayed and context.visible:
            # Filling a line would leave a hairline in some viewers.
            style = replace(context.style, fill=None) if name == "line" else context.style
            if opacity < 1 and (style.fill is None or style.stroke is None):
                opacities = (style.fill_opacity * opacity, style.stroke_opacity * opacity)
                style = replace(style, fill_opacity=opacities[0], stroke_opacity=opacities[1])
                opacity = 1.0
            opened.shapes.append(replace(shape, style=style))
        if opacity < 1:
            # What overlaps inside would shine through, unlike in the drawing program.
            self.complain(
                "svg-unsupported",
                msg("opacity on <{name}> won't be printed", name=name),
                msg("give the shapes fill-opacity and stroke-opacity instead"),
            )
        self.open.append(opened)


def _paint_attributes(name: str, attributes: Mapping[str, str]) -> dict[str, str]:
    """An element's attributes that are neither its geometry nor somebody else's business."""
    left_out = {*_GEOMETRY[name], "transform", "href"}
    return {
        key: value
        for key, value in attributes.items()
        if " " not in key and key not in left_out and not key.lower().startswith("on")
    }


def _shape(name: str, attributes: Mapping[str, str]) -> Path | None:
    """The outline that an element stands for, still without its style."""

    def at(key: str) -> float:
        return geometry.length(attributes.get(key, "0"))

    match name:
        case "path":
            return Path(geometry.path_data(attributes.get("d", "")))
        case "rect":
            width, height = at("width"), at("height")
            if width <= 0 or height <= 0:
                return None
            radii = [attributes.get(key, "auto").strip() for key in ("rx", "ry")]
            known = [max(0.0, geometry.length(radius)) for radius in radii if radius != "auto"]
            if not known:
                return rect(at("x"), at("y"), width, height)
            return rounded_rect(at("x"), at("y"), width, height, known[0], radius_y=known[-1])
        case "circle" | "ellipse":
            rx, ry = (at("r"), at("r")) if name == "circle" else (at("rx"), at("ry"))
            return ellipse(at("cx"), at("cy"), rx, ry) if rx > 0 and ry > 0 else None
        case "line":
            return line(at("x1"), at("y1"), at("x2"), at("y2"), Path(()).style)
        case _:
            values = geometry.numbers(attributes.get("points", ""))
            if len(values) % 2:
                raise SvgValueError(msg("points should be pairs of numbers"))
            if len(values) < 4:
                return None
            corners = list(zip(values[0::2], values[1::2], strict=True))
            return polygon(corners, closed=name == "polygon")
