"""What is wrong in a file, where, and what to do about it."""

import difflib
import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cutterprint.errors import CutterprintError
from cutterprint.i18n import Language, Message, language, msg, said

LINE_BREAK = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True, eq=False)
class Source:
    """A file as it was read: the name that the user knows it by, and its lines."""

    name: str
    lines: tuple[str, ...] = ()
    path: Path | None = None

    @classmethod
    def of_text(cls, name: str, text: str, path: Path | None = None) -> "Source":
        return cls(name, tuple(LINE_BREAK.split(text)), path)

    def line(self, number: int) -> str | None:
        """The text of a line counted from 1, or nothing where the file has no such line."""
        return self.lines[number - 1] if 0 < number <= len(self.lines) else None


@dataclass(frozen=True)
class Place:
    """A spot in a file: line and column counted from 1, and how many characters it covers."""

    source: Source
    line: int = 1
    column: int = 1
    length: int = 1


@dataclass(frozen=True)
class Problem:
    """One complaint about a file."""

    place: Place
    code: str
    message: Message | str
    hint: Message | str | None = None

    @property
    def file(self) -> str:
        return self.place.source.name

    @property
    def line(self) -> int:
        return self.place.line

    @property
    def column(self) -> int:
        return self.place.column

    def as_json(self) -> dict[str, Any]:
        return {
            "file": self.file,
            "line": self.line,
            "column": self.column,
            "code": self.code,
            "message": str(self.message),
            "hint": None if self.hint is None else str(self.hint),
        }

    def __str__(self) -> str:
        return self.said(language())

    def said(self, speech: Language) -> str:
        """The complaint in a language."""
        return "\n".join(self.text_lines(speech))

    def text_lines(self, speech: Language) -> Iterator[str]:
        """The complaint as a compiler tells it: the place, the line with a caret, the hint."""
        error = speech.gettext("error")
        message = printable(said(self.message, speech))
        yield f"{self.file}:{self.line}:{self.column}: {error}[{self.code}]: {message}"
        text = self.place.source.line(self.line)
        if text is not None and text.strip():
            shown, lead, marked = _excerpt(text, self.column, self.place.length)
            number = f"{self.line:>5}"
            yield f"{number} | {shown}"
            yield f"{' ' * len(number)} | {' ' * lead}{'^' * marked}"
        if self.hint:
            hint = speech.gettext("hint")
            yield f"      = {hint}: {printable(said(self.hint, speech))}"


_WIDEST_LINE = 100


def _excerpt(text: str, column: int, length: int) -> tuple[str, int, int]:
    """A line fit to show, the width before the caret, and the caret's width.

    Tabs become spaces and control characters dots, so that the caret stands where the eye looks
    and nothing in a file can steer the terminal. A very long line is cut around the place.
    """
    start = 0
    if len(text) > _WIDEST_LINE:
        start = max(0, min(column - 1 - _WIDEST_LINE // 3, len(text) - _WIDEST_LINE))
    window = printable(text[start : start + _WIDEST_LINE])
    at = max(0, min(column - 1 - start, len(window)))
    lead = sum(map(_width, window[:at]))
    marked = sum(map(_width, window[at : at + max(1, length)]))
    return window.rstrip(), lead, max(1, marked)


def printable(text: str) -> str:
    """Text with everything replaced that a terminal might obey or that has no shape."""
    return "".join(
        " " if char == "\t" else char if char.isprintable() or char == " " else "\N{MIDDLE DOT}"
        for char in text
    )


def shown(text: str, most: int = 40) -> str:
    """Text from a file or the command line, fit to be quoted in a message: printable and not too long."""
    return printable(text if len(text) <= most else text[: most - 1] + "…")


def _width(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def display_name(path: Path) -> str:
    """How a file is named to the user: from the folder that they are in, where it lies below it."""
    try:
        return printable(str(path.resolve().relative_to(Path.cwd())))
    except (ValueError, OSError):
        return printable(str(path))


class SpecError(CutterprintError):
    """One or more files are wrong; `problems` holds every complaint, in the order of the lines."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))

    def said(self, speech: Language) -> str:
        return "\n".join(problem.said(speech) for problem in self.problems)


@dataclass
class ProblemLog:
    """Collects the problems met on the way, so that a user sees all of them in one go."""

    found: list[Problem] = field(default_factory=list)

    def add(self, place: Place, code: str, message: Message | str, hint: Message | str | None = None) -> None:
        self.found.append(Problem(place, code, message, hint))

    def __bool__(self) -> bool:
        return bool(self.found)

    def __len__(self) -> int:
        return len(self.found)

    def in_order(self) -> tuple[Problem, ...]:
        """The problems by file (as first met), line and column, each once."""
        files = list(dict.fromkeys(problem.file for problem in self.found))
        unique = dict.fromkeys(self.found)
        return tuple(
            sorted(unique, key=lambda problem: (files.index(problem.file), problem.line, problem.column))
        )

    def raise_if_any(self) -> None:
        if self.found:
            raise SpecError(self.in_order())


def did_you_mean(word: str, known: Iterable[str]) -> Message | None:
    """A hint that names the known word nearest to a mistyped one, if one is near."""
    near = nearest(word, known)
    return msg("did you mean '{word}'?", word=near) if near is not None else None


def nearest(word: str, known: Iterable[str]) -> str | None:
    candidates = list(known)
    folded = {candidate.casefold(): candidate for candidate in reversed(candidates)}
    found = difflib.get_close_matches(word.casefold(), folded, n=1, cutoff=0.6)
    return folded[found[0]] if found else None
