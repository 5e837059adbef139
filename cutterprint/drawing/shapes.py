"""A display list: what every output draws, said once.

Lengths are millimetres (or a symbol's own units), y grows downward as in SVG, angles turn clockwise.
Everything is a frozen value, so that a drawing can be kept, compared and drawn again.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

Matrix: TypeAlias = tuple[float, float, float, float, float, float]
"""(a, b, c, d, e, f) as in SVG and PDF: x' = a·x + c·y + e, y' = b·x + d·y + f."""

Move: TypeAlias = tuple[Literal["M"], float, float]
Line: TypeAlias = tuple[Literal["L"], float, float]
Cubic: TypeAlias = tuple[Literal["C"], float, float, float, float, float, float]
Close: TypeAlias = tuple[Literal["Z"]]
Segment: TypeAlias = Move | Line | Cubic | Close

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
CLOSE: Close = ("Z",)

MM_PER_POINT = 25.4 / 72
# The distance of a cubic's handles that makes a quarter of a circle, to within 0.03 % of the radius.
QUARTER = 4 / 3 * (math.sqrt(2) - 1)

Colour: TypeAlias = str
"""A colour as `#rrggbb`; no colour is None."""


@dataclass(frozen=True)
class Style:
    """How a path is painted; a role names the part that a palette may recolour."""

    fill: Colour | None = "#000000"
    stroke: Colour | None = None
    stroke_width: float = 1.0
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    dash: tuple[float, ...] = ()
    dash_offset: float = 0.0
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"
    miter_limit: float = 4.0
    fill_rule: Literal["nonzero", "evenodd"] = "nonzero"
    fill_role: str | None = None
    stroke_role: str | None = None


@dataclass(frozen=True)
class Path:
    """An outline of lines and curves in absolute coordinates."""

    segments: tuple[Segment, ...]
    style: Style = Style()


@dataclass(frozen=True)
class Text:
    """One line of text on a baseline; the size is in points, as people name it."""

    string: str
    x: float
    y: float
    size: float
    face: str = "regular"
    anchor: Literal["start", "middle", "end"] = "start"
    fill: Colour = "#000000"
    fill_role: str | None = None
    tabular: bool = False
    """Whether all figures take the same room, so that they stand below each other in columns."""


@dataclass(frozen=True)
class Image:
    """A picture from pixels, for art that users bring."""

    png: bytes
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Use:
    """A symbol placed by its name; the transform takes the symbol's units to those around it."""

    symbol: str
    transform: Matrix = IDENTITY


@dataclass(frozen=True)
class Group:
    """Shapes that move together, cut to a clip path if there is one (given in the group's own units)."""

    children: "tuple[Shape, ...]"
    transform: Matrix = IDENTITY
    clip: Path | None = None


Shape: TypeAlias = Path | Text | Image | Use | Group


@dataclass(frozen=True)
class Symbol:
    """Art that is drawn once and used often.

    What stands out of the box (0, 0, width, height) by more than the bleed is cut off when it is used.
    """

    name: str
    width: float
    height: float
    shapes: tuple[Shape, ...]
    bleed: float = 0.0


@dataclass(frozen=True)
class Drawing:
    """A page, a card or a picture, with the symbols that its shapes (and those symbols) use."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    symbols: tuple[Symbol, ...] = ()


# Matrices


def multiply(outer: Matrix, inner: Matrix) -> Matrix:
    """The matrix that does the inner transform first, then the outer one."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def apply(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    """Where a point goes."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def translation(x: float, y: float) -> Matrix:
    return (1.0, 0.0, 0.0, 1.0, x, y)


def scaling(x: float, y: float | None = None) -> Matrix:
    return (x, 0.0, 0.0, x if y is None else y, 0.0, 0.0)


def rotation(degrees: float, x: float = 0.0, y: float = 0.0) -> Matrix:
    """A clockwise turn around a point; quarter turns come out exact."""
    quarter, rest = divmod(degrees, 90)
    if rest == 0:
        cosine, sine = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[int(quarter) % 4]
    else:
        cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return (cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y)


def place(
    symbol: Symbol, x: float, y: float, width: float, height: float | None = None, *, turn: float = 0.0
) -> Use:
    """Put a symbol into a box, turned clockwise around the middle of the box.

    Without a height the symbol keeps its proportions.
    """
    across = width / symbol.width
    down = across if height is None else height / symbol.height
    into_box: Matrix = (across, 0.0, 0.0, down, x, y)
    if turn:
        middle = rotation(turn, x + width / 2, y + symbol.height * down / 2)
        into_box = multiply(middle, into_box)
    return Use(symbol.name, into_box)


def fitted(symbol: Symbol, width: float, height: float) -> Symbol:
    """The symbol in a box of another size, its proportions kept and its middle in the middle."""
    scale = min(width / symbol.width, height / symbol.height)
    across, down = (width - symbol.width * scale) / 2, (height - symbol.height * scale) / 2
    moved = Group(symbol.shapes, (scale, 0.0, 0.0, scale, across, down))
    return Symbol(symbol.name, width, height, (moved,), symbol.bleed * scale)


def together(
    width: float,
    height: float,
    placed: Iterable[tuple[Drawing, float, float]],
    *,
    below: Iterable[Shape] = (),
    above: Iterable[Shape] = (),
) -> Drawing:
    """Drawings in their places on a larger one, with what lies below and above them; each symbol once."""
    groups: list[Shape] = []
    symbols: dict[str, Symbol] = {}
    for drawing, x, y in placed:
        groups.append(Group(drawing.shapes, translation(x, y)))
        symbols |= {symbol.name: symbol for symbol in drawing.symbols}
    return Drawing(width, height, (*below, *groups, *above), tuple(symbols.values()))


# Shapes by their names


def polygon(points: Iterable[tuple[float, float]], style: Style = Style(), *, closed: bool = True) -> Path:
    segments: list[Segment] = []
    for x, y in points:
        segments.append(("L", x, y) if segments else ("M", x, y))
    if closed and segments:
        segments.append(CLOSE)
    return Path(tuple(segments), style)


def polyline(points: Iterable[tuple[float, float]], style: Style) -> Path:
    return polygon(points, style, closed=False)


def line(x1: float, y1: float, x2: float, y2: float, style: Style) -> Path:
    return Path((("M", x1, y1), ("L", x2, y2)), style)


def rect(x: float, y: float, width: float, height: float, style: Style = Style()) -> Path:
    return polygon(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), style)


def rounded_rect(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float,
    style: Style = Style(),
    *,
    radius_y: float | None = None,
) -> Path:
    """A rectangle with round corners; radii larger than half a side become half of it, as in SVG."""
    rx = min(radius, width / 2)
    ry = min(radius if radius_y is None else radius_y, height / 2)
    if rx <= 0 or ry <= 0:
        return rect(x, y, width, height, style)
    right, bottom = x + width, y + height
    kx, ky = rx * (1 - QUARTER), ry * (1 - QUARTER)
    return Path(
        (
            ("M", x + rx, y),
            ("L", right - rx, y),
            ("C", right - kx, y, right, y + ky, right, y + ry),
            ("L", right, bottom - ry),
            ("C", right, bottom - ky, right - kx, bottom, right - rx, bottom),
            ("L", x + rx, bottom),
            ("C", x + kx, bottom, x, bottom - ky, x, bottom - ry),
            ("L", x, y + ry),
            ("C", x, y + ky, x + kx, y, x + rx, y),
            CLOSE,
        ),
        style,
    )


def ellipse(cx: float, cy: float, rx: float, ry: float, style: Style = Style()) -> Path:
    kx, ky = rx * QUARTER, ry * QUARTER
    return Path(
        (
            ("M", cx + rx, cy),
            ("C", cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry),
            ("C", cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy),
            ("C", cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry),
            ("C", cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy),
            CLOSE,
        ),
        style,
    )


def circle(cx: float, cy: float, radius: float, style: Style = Style()) -> Path:
    return ellipse(cx, cy, radius, radius, style)


# Looking at shapes


def transformed(segments: Sequence[Segment], matrix: Matrix) -> tuple[Segment, ...]:
    """The same outline in other units."""
    return tuple(
        cast(Segment, (segment[0], *(part for x, y in points_of(segment) for part in apply(matrix, x, y))))
        for segment in segments
    )


def points_of(segment: Segment) -> Iterator[tuple[float, float]]:
    """The points that a segment names: handles, and where it ends."""
    numbers = segment[1:]
    return zip(numbers[0::2], numbers[1::2], strict=True)


def paths(shapes: Iterable[Shape], matrix: Matrix = IDENTITY) -> Iterator[tuple[Path, Matrix]]:
    """Every path in the shapes with the transform that it stands under; symbols in use are not entered."""
    for shape in shapes:
        if isinstance(shape, Path):
            yield shape, matrix
        elif isinstance(shape, Group):
            yield from paths(shape.children, multiply(matrix, shape.transform))


def bounds(shapes: Iterable[Shape]) -> tuple[float, float, float, float] | None:
    """The box (left, top, right, bottom) that no path leaves, strokes included.

    It is taken from the handles of the curves and half the stroke, so it may be a little too large.
    """
    left = top = math.inf
    right = bottom = -math.inf
    for path, matrix in paths(shapes):
        reach = 0.0
        if path.style.stroke is not None:
            sharp = path.style.miter_limit if path.style.join == "miter" else 1.0
            grow = math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
            reach = path.style.stroke_width / 2 * grow * sharp
        for segment in transformed(path.segments, matrix):
            for x, y in points_of(segment):
                left, right = min(left, x - reach), max(right, x + reach)
                top, bottom = min(top, y - reach), max(bottom, y + reach)
    return None if left > right else (left, top, right, bottom)
