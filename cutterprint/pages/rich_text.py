"""Text with bold words, colours and icons in it, wrapped and shrunk by the measures of the real typeface."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import MM_PER_POINT, Colour, Shape, Symbol, Text, place
from cutterprint.drawing.text import SMALLEST

SOFT_HYPHEN = "\u00ad"
ICON_HEIGHT = 1.25
"""The height of an icon in a line, in sizes of the text."""
DESCENT = 0.22
STEP = 0.25
"""Sizes are tried downward in quarter points."""


@dataclass(frozen=True)
class Run:
    """Some letters in one face and colour; `scale` makes them larger or smaller than the rest."""

    string: str
    face: str = "regular"
    fill: Colour = "#000000"
    scale: float = 1.0


@dataclass(frozen=True)
class Icon:
    """A symbol in a line of text."""

    symbol: Symbol
    scale: float = 1.0

    @property
    def wide(self) -> float:
        """Its width in sizes of the text."""
        return ICON_HEIGHT * self.scale * self.symbol.width / self.symbol.height


@dataclass(frozen=True)
class Break:
    """The end of a line."""


Piece: TypeAlias = Run | Icon | Break


@dataclass(frozen=True, kw_only=True)
class Setting:
    """How a text is set: sizes in points, the leading and the gap between paragraphs in sizes."""

    size: float = 9.0
    smallest: float = SMALLEST
    leading: float = 1.2
    align: Literal["start", "middle", "end"] = "start"
    valign: Literal["top", "middle", "bottom"] = "top"
    most_lines: int | None = None


@dataclass(frozen=True)
class Word:
    """What is never broken, but at its soft hyphens: pieces that stand without a blank between them."""

    pieces: tuple[Run | Icon, ...]
    glued: bool = False
    """Whether it follows the word before it without a blank, as after a soft hyphen."""
    hyphen: bool = False
    """Whether a hyphen is shown if the line ends here."""


Line: TypeAlias = list[Word]


@dataclass(frozen=True)
class Lines:
    """A text in lines at a size: its width and height, and whether no line is too wide."""

    lines: tuple[tuple[Word, ...], ...]
    size: float
    width: float
    height: float
    fits: bool


def words(pieces: Iterable[Piece]) -> list[Word | Break]:
    """The pieces in words; no-break spaces hold words together."""
    found: list[Word | Break] = []
    current: list[Run | Icon] = []
    glued = False

    def close(hyphen: bool = False) -> None:
        nonlocal glued
        if current:
            found.append(Word(tuple(current), glued, hyphen))
            current.clear()
        glued = hyphen

    for piece in pieces:
        if isinstance(piece, Break):
            close()
            found.append(piece)
        elif isinstance(piece, Icon):
            current.append(piece)
        else:
            for part in _split(piece.string):
                if part == " ":
                    close()
                elif part == SOFT_HYPHEN:
                    close(hyphen=True)
                else:
                    current.append(replace(piece, string=part))
    close()
    return found


def _split(string: str) -> Iterator[str]:
    """Letters, blanks and soft hyphens in turn."""
    part = ""
    for letter in string:
        if letter in " \n\t\r" or letter == SOFT_HYPHEN:
            if part:
                yield part
            part = ""
            yield SOFT_HYPHEN if letter == SOFT_HYPHEN else " "
        else:
            part += letter
    if part:
        yield part


def _wide(word: Word, *, at_end: bool = False) -> float:
    """The width of a word at a size of 1 pt, in millimetres."""
    total = 0.0
    for piece in word.pieces:
        if isinstance(piece, Icon):
            total += piece.wide * MM_PER_POINT
        else:
            total += text_width(piece.string, piece.scale, piece.face)
    if at_end and word.hyphen:
        total += text_width("-", 1, _last_face(word))
    return total


def _last_face(word: Word) -> str:
    last = word.pieces[-1]
    return last.face if isinstance(last, Run) else "regular"


def _blank(word: Word) -> float:
    """The blank before a word at 1 pt."""
    if word.glued:
        return 0.0
    first = word.pieces[0]
    return text_width(" ", first.scale, first.face) if isinstance(first, Run) else text_width(" ", 1)


def broken(text: Sequence[Word | Break], width: float, size: float, leading: float) -> Lines:
    """The words in lines no wider than the width; a word that is too wide stands alone, and does not fit."""
    room = width / size + 1e-7
    lines: list[Line] = [[]]
    used = 0.0
    widest = 0.0
    fits = True
    for word in text:
        if isinstance(word, Break):
            lines.append([])
            used = 0.0
            continue
        alone, ended = _wide(word), _wide(word, at_end=True)
        if lines[-1] and used + _blank(word) + ended > room:
            lines.append([])
            used = 0.0
        used += (_blank(word) if lines[-1] else 0.0) + alone
        lines[-1].append(word)
        widest = max(widest, used - alone + ended)
        fits = fits and used <= room
    return Lines(tuple(map(tuple, lines)), size, widest * size, height_of(len(lines), size, leading), fits)


def height_of(lines: int, size: float, leading: float) -> float:
    """From the top of the capitals of the first line to below the last one's descenders."""
    return ((lines - 1) * leading + _cap(1.0) + DESCENT) * size * MM_PER_POINT if lines else 0.0


def _cap(size: float) -> float:
    """The height of capitals in sizes."""
    return cap_height(size) / MM_PER_POINT


def sizes(setting: Setting) -> Iterator[float]:
    """The sizes to try, the largest first."""
    size = setting.size
    while size > setting.smallest + 1e-9:
        yield size
        size -= STEP
    yield min(setting.size, setting.smallest)


def largest_that_fits(text: Sequence[Word | Break], width: float, height: float, setting: Setting) -> Lines:
    """The text at the largest size that fits into a box; at the smallest if none does."""
    found = None
    for size in sizes(setting):
        found = broken(text, width, size, setting.leading)
        if fits(found, height, setting):
            return found
    assert found is not None
    return replace(found, fits=False)


def balanced(text: Sequence[Word | Break], lines: Lines, width: float, setting: Setting) -> Lines:
    """The same number of lines without a lonely last word; lines in the middle are made about as long."""
    if len(lines.lines) < 2 or not lines.fits:
        return lines
    is_even = setting.align == "middle"
    if not is_even and not _is_lonely(lines, width):
        return lines
    best = lines
    for share in range(39, 19, -1):
        narrower = broken(text, width * share / 40, lines.size, setting.leading)
        if len(narrower.lines) > len(lines.lines) or not narrower.fits:
            break
        best = narrower if is_even or not _is_lonely(narrower, width) else best
        if not is_even and not _is_lonely(best, width):
            break
    return best


def _is_lonely(lines: Lines, width: float) -> bool:
    """Whether the last line is so short that it looks forgotten."""
    last = lines.lines[-1]
    return len(last) < 2 or line_width(last, lines.size) < width * 0.25


def fits(lines: Lines, height: float, setting: Setting) -> bool:
    few = setting.most_lines is None or len(lines.lines) <= setting.most_lines
    return lines.fits and few and lines.height <= height + 1e-6


def draw(
    lines: Lines,
    x: float,
    y: float,
    width: float,
    height: float,
    setting: Setting,
    use: Callable[[Symbol], None],
) -> list[Shape]:
    """The lines in their box; what does not go in is left out, and the last line ends in an ellipsis."""
    shown = _cut(lines, width, height, setting)
    used = height_of(len(shown), lines.size, setting.leading)
    free = height - used
    top = y + {"top": 0.0, "middle": free / 2, "bottom": free}[setting.valign]
    # Short lines in the middle look best by their capitals alone.
    if setting.valign == "middle":
        top += max(0.0, min(DESCENT * lines.size * MM_PER_POINT, free) / 2)
    shapes: list[Shape] = []
    baseline = top + _cap(1.0) * lines.size * MM_PER_POINT
    for line in shown:
        wide = line_width(line, lines.size)
        left = x + {"start": 0.0, "middle": (width - wide) / 2, "end": width - wide}[setting.align]
        shapes += _line_shapes(line, left, baseline, lines.size, use)
        baseline += setting.leading * lines.size * MM_PER_POINT
    return shapes


def line_width(line: Sequence[Word], size: float) -> float:
    total = 0.0
    for index, word in enumerate(line):
        total += (_blank(word) if index else 0.0) + _wide(word, at_end=index == len(line) - 1)
    return total * size


def _cut(lines: Lines, width: float, height: float, setting: Setting) -> list[Line]:
    whole = [list(line) for line in lines.lines]
    if lines.fits:
        return whole
    room = len(whole)
    while room > 1 and height_of(room, lines.size, setting.leading) > height + 1e-6:
        room -= 1
    if setting.most_lines is not None:
        room = min(room, setting.most_lines)
    kept = whole[:room]
    if room < len(whole) and kept[-1]:
        kept[-1][-1] = _with_ellipsis(kept[-1][-1])
    return [_narrowed(line, width, lines.size) for line in kept]


def _with_ellipsis(word: Word) -> Word:
    last = word.pieces[-1]
    if isinstance(last, Icon):
        return Word((*word.pieces, Run("…")), word.glued)
    return Word((*word.pieces[:-1], replace(last, string=last.string + "…")), word.glued)


def _narrowed(line: Line, width: float, size: float) -> Line:
    """A line with as many letters taken from its last word as it takes to fit."""
    line = list(line)
    while line and line_width(line, size) > width + 1e-6:
        *pieces, last = line[-1].pieces
        if isinstance(last, Icon) or len(last.string) <= 2:
            line.pop()
            if line:
                line[-1] = _with_ellipsis(line[-1])
            continue
        shorter = replace(last, string=last.string.rstrip("…")[:-1] + "…")
        line[-1] = Word((*pieces, shorter), line[-1].glued)
    return line


def _line_shapes(
    line: Sequence[Word], x: float, baseline: float, size: float, use: Callable[[Symbol], None]
) -> list[Shape]:
    """A line as few texts as it has faces and colours, so that it can be read out of a PDF again."""
    shapes: list[Shape] = []
    run: Run | None = None
    start = x

    def close() -> None:
        nonlocal run
        if run is not None and run.string:
            shapes.append(Text(run.string, start, baseline, size * run.scale, run.face, fill=run.fill))
        run = None

    for index, word in enumerate(line):
        blank = _blank(word) * size if index else 0.0
        for number, piece in enumerate(word.pieces):
            gap = blank if not number else 0.0
            if isinstance(piece, Icon):
                close()
                x += gap
                use(piece.symbol)
                wide, high = piece.wide * size * MM_PER_POINT, ICON_HEIGHT * piece.scale * size * MM_PER_POINT
                middle = baseline - _cap(1.0) * size * MM_PER_POINT / 2
                shapes.append(place(piece.symbol, x, middle - high / 2, wide, high))
                x += wide
                continue
            string = piece.string
            if word.hyphen and index == len(line) - 1 and number == len(word.pieces) - 1:
                string += "-"
            if gap:
                # The blank is written too: whoever copies the text out of a PDF gets words.
                string = " " + string
            look = (piece.face, piece.fill, piece.scale)
            if run is not None and (run.face, run.fill, run.scale) == look:
                run = replace(run, string=run.string + string)
            else:
                close()
                run, start = replace(piece, string=string), x
            x += text_width(string, size * piece.scale, piece.face)
    close()
    return shapes
