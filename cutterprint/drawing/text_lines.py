"""Words in lines: what a text is made of, and where its lines break, measured by the real typeface."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Literal, TypeAlias

from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.line_breaks import NO_BREAK, OBJECT, held_together
from cutterprint.drawing.shapes import MM_PER_POINT, Colour, Symbol

SOFT_HYPHEN = "\u00ad"
_BLANKS = re.compile(r"[ \n\t\r]+")
ICON_HEIGHT = 1.25
"""The height of an icon in a line, in sizes of the text."""
DESCENT = 0.2
"""How far letters such as p reach below the line, in sizes."""


SMALLEST = 6.5
"""The smallest size in points that is still read at arm's length."""


@dataclass(frozen=True, kw_only=True)
class Setting:
    """How a text is set: sizes in points, the leading and the room above the capitals in sizes."""

    size: float = 9.0
    smallest: float = SMALLEST
    leading: float = 1.2
    align: Literal["start", "middle", "end"] = "start"
    valign: Literal["top", "middle", "bottom"] = "top"
    most_lines: int | None = None
    above: float = 0.0
    face: str = "regular"
    """The face by whose capitals the text is aligned."""


@dataclass(frozen=True)
class Run:
    """Some letters in one face and colour; `scale` makes them larger or smaller than the rest."""

    string: str
    face: str = "regular"
    fill: Colour = "#000000"
    scale: float = 1.0
    tabular: bool = False

    @property
    def look(self) -> tuple[object, ...]:
        return self.face, self.fill, self.scale, self.tabular

    def wide(self, size: float = 1.0) -> float:
        return text_width(self.string, size * self.scale, self.face, tabular=self.tabular)


@dataclass(frozen=True)
class Icon:
    """A symbol in a line of text."""

    symbol: Symbol
    scale: float = 1.0

    def wide(self, size: float = 1.0) -> float:
        return ICON_HEIGHT * self.scale * self.symbol.width / self.symbol.height * size * MM_PER_POINT


@dataclass(frozen=True)
class Break:
    """The end of a line."""


Inline: TypeAlias = Run | Icon | Break


@dataclass(frozen=True)
class Word:
    """What is only broken at its soft hyphens: letters and icons without a blank between them."""

    parts: tuple[Run | Icon, ...]
    glued: bool = False
    """Whether it follows the word before it without a blank, as after a soft hyphen."""
    hyphen: bool = False
    """Whether a hyphen is shown if the line ends here."""
    held: bool = False
    """Whether it stays on the line of the word before it, if a line has room for both."""

    @cached_property
    def wide(self) -> float:
        """Its width at a size of 1 pt, in millimetres."""
        return sum(part.wide() for part in self.parts)

    @cached_property
    def wide_at_end(self) -> float:
        """Its width at the end of a line, where its hyphen is shown."""
        return self.wide + (replace(self.last_run, string="-", scale=1.0).wide() if self.hyphen else 0.0)

    @cached_property
    def blank(self) -> float:
        """The blank before it, at 1 pt."""
        if self.glued:
            return 0.0
        first = self.parts[0]
        return replace(first, string=" ").wide() if isinstance(first, Run) else text_width(" ", 1)

    @property
    def last_run(self) -> Run:
        last = self.parts[-1]
        return last if isinstance(last, Run) else Run("")


Words: TypeAlias = Sequence[Word | Break]


@dataclass(frozen=True)
class Lines:
    """A text in lines at a size: its width and height, and whether all of it has room."""

    lines: tuple[tuple[Word, ...], ...]
    size: float
    width: float
    height: float
    fits: bool
    has_broken_words: bool = False


def words(inlines: Iterable[Inline], language: str = "") -> list[Word | Break]:
    """Runs and icons in words; no-break spaces hold words together, and so do the habits of a language."""
    found: list[Word | Break] = []
    current: list[Run | Icon] = []
    glued = held = False

    def close(hyphen: bool = False) -> None:
        nonlocal glued, held
        if current:
            found.append(Word(tuple(current), glued, hyphen, held))
            current.clear()
            held = False
        glued = hyphen

    for inline, string in _with_holds(list(inlines), language):
        if isinstance(inline, Break):
            close()
            found.append(inline)
        elif isinstance(inline, Icon):
            current.append(inline)
        else:
            for part in filter(None, _BETWEEN.split(string)):
                if part in (" ", _HOLD):
                    close()
                    held = held or part == _HOLD
                elif part == SOFT_HYPHEN:
                    close(hyphen=True)
                else:
                    current.append(replace(inline, string=part))
    close()
    return found


_HOLD = "\u2060"
"""Stands for a blank that the language holds; never drawn."""
_BETWEEN = re.compile(f"([ {_HOLD}{SOFT_HYPHEN}])")


def _with_holds(inlines: Sequence[Inline], language: str) -> Iterator[tuple[Inline, str]]:
    """Each inline with its letters, and its held blanks marked, also those from one look to the next."""
    strings: list[str] = []
    whole = " "
    for inline in inlines:
        string = "\n" if isinstance(inline, Break) else OBJECT
        if isinstance(inline, Run):
            string = _BLANKS.sub(" ", inline.string.replace(_HOLD, ""))
            string = string[1:] if whole[-1] in " \n" and string.startswith(" ") else string
        strings.append(string)
        whole += string
    paragraphs = (held_together(part, language) for part in whole[1:].split("\n"))
    held, start = "\n".join(paragraphs), 0
    for inline, string in zip(inlines, strings, strict=True):
        now = held[start : start + len(string)]
        start += len(string)
        marked = (
            _HOLD if is_now == NO_BREAK and was == " " else was
            for was, is_now in zip(string, now, strict=True)
        )
        yield inline, "".join(marked)


def plain_words(
    string: str, face: str = "regular", fill: Colour = "#000000", language: str = ""
) -> list[Word | Break]:
    """The words of a plain string, whose line ends are kept."""
    first, *others = (Run(paragraph, face, fill) for paragraph in string.split("\n"))
    return words([first, *(part for run in others for part in (Break(), run))], language)


def broken(text: Words, width: float, size: float, setting: Setting) -> Lines:
    """The words in lines no wider than the width; a word that is too wide stands alone, and has no room.

    Words that are held together move to the next line together, unless a line has no room for all of them.
    """
    room = width / size + 1e-7
    lines: list[list[Word]] = [[]]
    used = 0.0
    for word in text:
        if isinstance(word, Break):
            lines.append([])
            used = 0.0
            continue
        if lines[-1] and used + word.blank + word.wide_at_end > room:
            moved = _taken_along(lines[-1], word)
            used = line_width(moved, 1.0)
            if moved and used + word.blank + word.wide_at_end > room:
                lines[-1] += moved
                moved, used = [], 0.0
            lines.append(moved)
        used += (word.blank if lines[-1] else 0.0) + word.wide
        lines[-1].append(word)
    widest = max(line_width(line, 1.0) for line in lines)
    height = height_of(len(lines), size, setting)
    return Lines(tuple(map(tuple, lines)), size, widest * size, height, widest <= room)


def _taken_along(line: list[Word], word: Word) -> list[Word]:
    """The words at the end of a line that are held by the one that follows, which are taken from it."""
    start, held = len(line), word.held
    while held and start > 0:
        start -= 1
        held = line[start].held
    if start == 0:
        return []
    moved = line[start:]
    del line[start:]
    return moved


def height_of(lines: int, size: float, setting: Setting) -> float:
    """From the top of the capitals of the first line, and what is left above it, to the last descender."""
    if not lines:
        return 0.0
    sizes = (lines - 1) * setting.leading + setting.above + capitals(setting.face) + DESCENT
    return sizes * size * MM_PER_POINT


@cache
def capitals(face: str = "regular") -> float:
    """The height of capitals in sizes."""
    return cap_height(1.0, face) / MM_PER_POINT


def line_width(line: Sequence[Word], size: float) -> float:
    total = 0.0
    for index, word in enumerate(line):
        at_end = index == len(line) - 1
        total += (word.blank if index else 0.0) + (word.wide_at_end if at_end else word.wide)
    return total * size


def in_pieces(text: Words, width: float, size: float) -> list[Word | Break]:
    """The text with words that are wider than a line broken anywhere, so that each part has room."""
    room = width / size + 1e-7
    found: list[Word | Break] = []
    for word in text:
        if isinstance(word, Break) or word.wide_at_end <= room:
            found.append(word)
        else:
            found += _broken_word(word, room)
    return found


def _broken_word(word: Word, room: float) -> Iterator[Word]:
    """A long word in parts as long as there is room; at least a letter each."""
    current: list[Run | Icon] = []
    used = 0.0
    glued, held = word.glued, word.held
    for letter in _letters(word):
        if current and used + letter.wide() > room:
            yield Word(_joined(current), glued, held=held)
            current, used, glued, held = [], 0.0, True, False
        current.append(letter)
        used += letter.wide()
    yield Word(_joined(current), glued, word.hyphen, held)


def _letters(word: Word) -> Iterator[Run | Icon]:
    for part in word.parts:
        if isinstance(part, Icon):
            yield part
        else:
            yield from (replace(part, string=letter) for letter in part.string)


def _joined(letters: Sequence[Run | Icon]) -> tuple[Run | Icon, ...]:
    """Letters of one look as one run again."""
    parts: list[Run | Icon] = []
    for letter in letters:
        add_part(parts, letter)
    return tuple(parts)


def add_part(parts: list[Run | Icon], part: Run | Icon) -> None:
    """Add a part behind the others: to the last one if that has the same look."""
    last = parts[-1] if parts else None
    if isinstance(part, Run) and isinstance(last, Run) and last.look == part.look:
        parts[-1] = replace(last, string=last.string + part.string)
    else:
        parts.append(part)
