"""Reading the geometry that SVG attributes hold: numbers, lengths, transforms and path data.

Every reader raises SvgValueError with what is wrong; none accepts a number that is not finite.
"""

import math
import re

from cutterprint.drawing.shapes import (
    CLOSE,
    IDENTITY,
    Matrix,
    Segment,
    multiply,
    rotation,
    scaling,
    translation,
)
from cutterprint.errors import CutterprintError
from cutterprint.i18n import Message, grouped, msg, nmsg
from cutterprint.specs.problems import shown

LARGEST_NUMBER = 1e6
MOST_SEGMENTS = 20_000
_A_NUMBER = msg("a number")

_NUMBER = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]{1,4})?")
_LENGTH = re.compile(rf"({_NUMBER.pattern})\s*(px|pt|pc|mm|cm|in|)")
_BLANKS = re.compile(r"[\s,]*")
_FLAG = re.compile(r"[01]")
_TRANSFORM = re.compile(r"[\s,]*([a-zA-Z]+)\s*\(([^()]*)\)")

# Pixels a unit, as CSS has it.
_UNITS = {"": 1.0, "px": 1.0, "pt": 96 / 72, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0}

# How many numbers each path command takes.
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


class SvgValueError(CutterprintError, ValueError):
    """An attribute's value cannot be read; the message says why."""


def number(text: str) -> float:
    """Read a plain number."""
    match = _NUMBER.fullmatch(text.strip())
    if not match:
        raise SvgValueError(_unexpected(_A_NUMBER, text))
    return _checked(match[0])


def length(text: str) -> float:
    """Read a length in pixels; percentages and units that depend on the font are refused."""
    match = _LENGTH.fullmatch(text.strip())
    if not match:
        raise SvgValueError(_unexpected(msg("a length such as 12 or 3.5mm"), text))
    return _checked(match[1]) * _UNITS[match[2]]


def numbers(text: str) -> list[float]:
    """Read numbers separated by spaces or commas."""
    scanner = _Scanner(text)
    found = []
    while not scanner.at_end():
        found.append(scanner.number())
    return found


def transform(text: str) -> Matrix:
    """Read a transform attribute: the functions apply from the right."""
    matrix = IDENTITY
    position = 0
    while text[position:].strip(" \t\r\n,"):
        match = _TRANSFORM.match(text, position)
        if not match:
            raise SvgValueError(_unexpected(msg("a transform such as translate(3 4)"), text[position:]))
        matrix = multiply(matrix, _one_transform(match[1], numbers(match[2])))
        position = match.end()
    if not all(math.isfinite(part) and abs(part) <= LARGEST_NUMBER for part in matrix):
        raise SvgValueError(msg("the numbers of this transform are too large"))
    return matrix


def _one_transform(name: str, values: list[float]) -> Matrix:
    match name, values:
        case "matrix", [a, b, c, d, e, f]:
            return (a, b, c, d, e, f)
        case "translate", [x]:
            return translation(x, 0.0)
        case "translate", [x, y]:
            return translation(x, y)
        case "scale", [_] | [_, _]:
            return scaling(*values)
        case "rotate", [_] | [_, _, _]:
            return rotation(*values)
        case "skewX", [angle]:
            return (1.0, 0.0, math.tan(math.radians(angle)), 1.0, 0.0, 0.0)
        case "skewY", [angle]:
            return (1.0, math.tan(math.radians(angle)), 0.0, 1.0, 0.0, 0.0)
    raise SvgValueError(
        nmsg(
            "there is no transform '{name}' with {number} number",
            "there is no transform '{name}' with {number} numbers",
            len(values),
            name=shown(name, 24),
        )
    )


def path_data(text: str) -> tuple[Segment, ...]:
    """Read a path's `d` into absolute moves, lines, cubics and closes."""
    return _PathReader(text).read()


class _Scanner:
    """A text that gives up its numbers, flags and letters one after another."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        self.skip()

    def skip(self) -> None:
        match = _BLANKS.match(self.text, self.position)
        assert match
        self.position = match.end()

    def at_end(self) -> bool:
        return self.position >= len(self.text)

    def letter(self) -> str | None:
        """The command that stands here, if one does."""
        if not self.at_end() and self.text[self.position].upper() in _TAKES:
            found = self.text[self.position]
            self.position += 1
            self.skip()
            return found
        return None

    def number(self) -> float:
        return _checked(self._take(_NUMBER, _A_NUMBER))

    def flag(self) -> bool:
        # A flag is one character, so that `a1 1 0 0110 10` is read right.
        return self._take(_FLAG, msg("a flag (0 or 1)")) == "1"

    def _take(self, pattern: re.Pattern[str], wanted: Message) -> str:
        match = pattern.match(self.text, self.position)
        if not match:
            raise SvgValueError(_unexpected(wanted, self.text[self.position :]))
        self.position = match.end()
        self.skip()
        return match[0]


class _PathReader:
    """The pen that follows path commands."""

    def __init__(self, text: str) -> None:
        self.scanner = _Scanner(text)
        self.segments: list[Segment] = []
        self.x = self.y = 0.0
        self.start = (0.0, 0.0)
        # The last handle of a curve, mirrored by S (after a cubic) and T (after a quadratic).
        self.cubic_handle: tuple[float, float] | None = None
        self.quadratic_handle: tuple[float, float] | None = None

    def read(self) -> tuple[Segment, ...]:
        command = self.scanner.letter()
        if self.scanner.at_end() and command is None:
            return ()
        if command is None or command.upper() != "M":
            raise SvgValueError(msg("a path should start with M or m"))
        while command is not None:
            self._draw(command)
            following = self.scanner.letter()
            if following is None and not self.scanner.at_end():
                if command.upper() == "Z":
                    raise SvgValueError(msg("a command should follow z, not a number"))
                # Numbers without a command repeat the last one; after a move they draw lines.
                following = {"M": "L", "m": "l"}.get(command, command)
            command = following
            if len(self.segments) > MOST_SEGMENTS:
                raise SvgValueError(
                    msg("a path should have at most {most} segments", most=grouped(MOST_SEGMENTS))
                )
        return tuple(self.segments)

    def _draw(self, command: str) -> None:
        kind = command.upper()
        ox, oy = (self.x, self.y) if command.islower() else (0.0, 0.0)
        if kind == "A":
            rx, ry, tilt = (self.scanner.number() for _ in range(3))
            large, sweep = self.scanner.flag(), self.scanner.flag()
            x, y = ox + self.scanner.number(), oy + self.scanner.number()
            self._arc(abs(rx), abs(ry), tilt, (large, sweep), x, y)
            return
        values = [self.scanner.number() for _ in range(_TAKES[kind])]
        cubic_handle, quadratic_handle = self.cubic_handle, self.quadratic_handle
        self.cubic_handle = self.quadratic_handle = None
        match kind, values:
            case "M", [x, y]:
                self._go("M", ox + x, oy + y)
                self.start = (self.x, self.y)
            case "L", [x, y]:
                self._go("L", ox + x, oy + y)
            case "H", [x]:
                self._go("L", ox + x, self.y)
            case "V", [y]:
                self._go("L", self.x, oy + y)
            case "C", [x1, y1, x2, y2, x, y]:
                self._cubic(ox + x1, oy + y1, ox + x2, oy + y2, ox + x, oy + y)
            case "S", [x2, y2, x, y]:
                x1, y1 = self._mirrored(cubic_handle)
                self._cubic(x1, y1, ox + x2, oy + y2, ox + x, oy + y)
            case "Q", [x1, y1, x, y]:
                self._quadratic(ox + x1, oy + y1, ox + x, oy + y)
            case "T", [x, y]:
                x1, y1 = self._mirrored(quadratic_handle)
                self._quadratic(x1, y1, ox + x, oy + y)
            case _:
                self._open_subpath()
                self.segments.append(CLOSE)
                self.x, self.y = self.start

    def _open_subpath(self) -> None:
        # After a close the pen stands at the start of the outline, which PDF must be told.
        if self.segments and self.segments[-1][0] == "Z":
            self.segments.append(("M", self.x, self.y))

    def _go(self, letter: str, x: float, y: float) -> None:
        if letter == "M":
            self.segments.append(("M", _sane(x), _sane(y)))
        else:
            self._open_subpath()
            self.segments.append(("L", _sane(x), _sane(y)))
        self.x, self.y = x, y

    def _cubic(self, x1: float, y1: float, x2: float, y2: float, x: float, y: float) -> None:
        self._open_subpath()
        self.segments.append(("C", _sane(x1), _sane(y1), _sane(x2), _sane(y2), _sane(x), _sane(y)))
        self.x, self.y = x, y
        self.cubic_handle = (x2, y2)

    def _quadratic(self, x1: float, y1: float, x: float, y: float) -> None:
        third = 2 / 3
        self._cubic(
            self.x + (x1 - self.x) * third,
            self.y + (y1 - self.y) * third,
            x + (x1 - x) * third,
            y + (y1 - y) * third,
            x,
            y,
        )
        self.cubic_handle = None
        self.quadratic_handle = (x1, y1)

    def _mirrored(self, handle: tuple[float, float] | None) -> tuple[float, float]:
        if handle is None:
            return self.x, self.y
        return 2 * self.x - handle[0], 2 * self.y - handle[1]

    def _arc(self, rx: float, ry: float, tilt: float, flags: tuple[bool, bool], x: float, y: float) -> None:
        if (x, y) != (self.x, self.y):
            if rx == 0 or ry == 0:
                self._go("L", x, y)
            else:
                for curve in _arc_curves((self.x, self.y), (rx, ry), tilt, flags, (x, y)):
                    self._cubic(*curve)
        self.x, self.y = x, y
        self.cubic_handle = self.quadratic_handle = None


def _arc_curves(
    start: tuple[float, float],
    radii: tuple[float, float],
    tilt: float,
    flags: tuple[bool, bool],
    end: tuple[float, float],
) -> list[tuple[float, float, float, float, float, float]]:
    """An elliptical arc as cubics of at most a quarter turn (SVG 1.1, appendix F.6)."""
    (x1, y1), (x2, y2) = start, end
    rx, ry = radii
    large, sweep = flags
    cosine, sine = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    # Half the chord, in the ellipse's own axes.
    dx, dy = (x1 - x2) / 2, (y1 - y2) / 2
    ux, uy = cosine * dx + sine * dy, cosine * dy - sine * dx
    # Radii too small for the chord grow until they just reach.
    grow = math.hypot(ux / rx, uy / ry)
    if not math.isfinite(grow):
        raise SvgValueError(msg("the numbers of this arc are too large"))
    if grow > 1:
        rx, ry = rx * grow, ry * grow
    px, py = ux / rx, uy / ry
    square = px * px + py * py
    far = math.sqrt(max(1 / square - 1, 0.0)) if square else 0.0
    if large == sweep:
        far = -far
    # The centre on the unit circle, then the angles from it.
    cx, cy = far * py, -far * px
    first = math.atan2(py - cy, px - cx)
    turn = math.atan2(-py - cy, -px - cx) - first
    if sweep and turn < 0:
        turn += 2 * math.pi
    elif not sweep and turn > 0:
        turn -= 2 * math.pi
    middle_x = cosine * cx * rx - sine * cy * ry + (x1 + x2) / 2
    middle_y = sine * cx * rx + cosine * cy * ry + (y1 + y2) / 2

    def on_page(u: float, v: float) -> tuple[float, float]:
        return middle_x + cosine * u * rx - sine * v * ry, middle_y + sine * u * rx + cosine * v * ry

    pieces = max(1, math.ceil(abs(turn) / (math.pi / 2) - 1e-9))
    step = turn / pieces
    handle = 4 / 3 * math.tan(step / 4)
    curves = []
    for index in range(pieces):
        one, two = first + step * index, first + step * (index + 1)
        a = on_page(math.cos(one) - handle * math.sin(one), math.sin(one) + handle * math.cos(one))
        b = on_page(math.cos(two) + handle * math.sin(two), math.sin(two) - handle * math.cos(two))
        c = end if index == pieces - 1 else on_page(math.cos(two), math.sin(two))
        curves.append((*a, *b, *c))
    return curves


def _checked(text: str) -> float:
    return _sane(float(text))


def _sane(value: float) -> float:
    if not abs(value) <= LARGEST_NUMBER:  # also true for what is not a number
        raise SvgValueError(msg("numbers can't be larger than {most}", most=grouped(int(LARGEST_NUMBER))))
    return value


def _unexpected(wanted: Message, text: str) -> Message:
    if not text.strip():
        return msg("expected {wanted}, but nothing is there", wanted=wanted)
    return msg("expected {wanted}, but found '{found}'", wanted=wanted, found=shown(text, 24))
