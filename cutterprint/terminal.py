"""What the terminal can show: its width, whether it has colours, and which characters."""

import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

_ASCII = str.maketrans(
    {
        **{chr(code): "+" for code in range(0x250C, 0x2580)},
        **dict.fromkeys("─", "-"),
        **dict.fromkeys("│", "|"),
        # Inner lines and walls stay different from the edges of areas.
        **dict.fromkeys("┈", "."),
        **dict.fromkeys("┊", ":"),
        **dict.fromkeys("━┃", "#"),
        **dict.fromkeys("═", "="),
        **dict.fromkeys("║", "H"),
        "−": "-",
        "–": "-",
        "×": "x",
        "→": "->",
        "±": "+/-",
        "·": ".",
        "—": "-",
        "…": "...",
    }
)


@dataclass(frozen=True)
class Terminal:
    """Where text goes. `colour` is off in a pipe, and where NO_COLOR asks for it."""

    width: int = 80
    colour: bool = False
    is_unicode: bool = True

    @classmethod
    def here(cls, colour: bool | None = None) -> "Terminal":
        """The terminal that the program runs in; a given colour choice wins over what is found."""
        is_terminal = sys.stdout.isatty()
        if colour is None:
            forced = os.environ.get("FORCE_COLOR", "") not in {"", "0"}
            colour = not os.environ.get("NO_COLOR") and (
                forced or (is_terminal and os.environ.get("TERM") != "dumb")
            )
        encoding = sys.stdout.encoding or "ascii"
        try:
            "┼┊━".encode(encoding)
            is_unicode = True
        except (UnicodeEncodeError, LookupError):
            is_unicode = False
        width = shutil.get_terminal_size((100, 24)).columns
        return cls(max(20, width), colour, is_unicode)

    def painted(
        self, text: str, *, back: int | None = None, fore: int | None = None, bold: bool = False
    ) -> str:
        """Text in colours of the 256-colour palette, or as it is where there are none."""
        if not self.colour:
            return text
        codes = [
            *(["1"] if bold else []),
            *([f"38;5;{fore}"] if fore is not None else []),
            *([f"48;5;{back}"] if back is not None else []),
        ]
        return f"\033[{';'.join(codes)}m{text}\033[0m" if codes else text

    def line(self, text: str) -> str:
        """A line in the characters that the terminal has."""
        return text if self.is_unicode else text.translate(_ASCII)


def table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Columns under each other: the first to the left, numbers to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        first = f"{row[0]:<{widths[0]}}"
        yield "  ".join(
            [first, *(f"{text:>{width}}" for text, width in zip(row[1:], widths[1:], strict=True))]
        )
