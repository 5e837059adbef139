"""What the commands share in answering: text, JSON, counts in words."""

import json
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cutterprint.specs.problems import Problem


def say(text: str = "") -> None:
    sys.stdout.write(text + "\n")


def say_json(value: Any) -> None:
    say(json.dumps(value, ensure_ascii=False, indent=2))


def say_problems(problems: "Iterable[Problem]", *, as_json: bool) -> None:
    """Problems one after the other, or as a JSON list."""
    if as_json:
        say_json([problem.as_json() for problem in problems])
    else:
        for problem in problems:
            say(f"{problem}\n")


def count(number: int, thing: str, things: str | None = None) -> str:
    """A number with its noun: 1 card, 12 cards."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"
