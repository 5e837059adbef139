"""Reading a text and getting its problems, for tests."""

from pathlib import Path

from cutterprint.shelf.resolver import load_bytes
from cutterprint.specs.problems import Problem, SpecError

CARD = "Pc P. Mg\nPd W. Mg\nWk W= M.\nW. P^ M.\n"


def problems_of(text: str | bytes, path: Path | None = None) -> tuple[Problem, ...]:
    """Every problem of a text; an empty tuple if it is right."""
    data = text.encode() if isinstance(text, str) else text
    try:
        load_bytes(data, "test.yaml", path)
    except SpecError as error:
        return error.problems
    return ()


def codes_of(text: str | bytes, path: Path | None = None) -> list[str]:
    return [problem.code for problem in problems_of(text, path)]


def pack_text(*cards: str, head: str = "") -> str:
    """A pack file of cards given as blocks of squares."""
    lines = ["game: cutterland", "kind: pack", "id: test", *head.splitlines(), "cards:"]
    for number, card in enumerate(cards, 1):
        lines += [f"  - id: C{number:02}", "    squares: |", *(f"      {row}" for row in card.splitlines())]
    return "\n".join(lines) + "\n"
