"""What the commands share in answering: text, JSON, counts in words."""

import json
import sys
from typing import Any


def say(text: str = "") -> None:
    sys.stdout.write(text + "\n")


def say_json(value: Any) -> None:
    say(json.dumps(value, ensure_ascii=False, indent=2))


def count(number: int, thing: str, things: str | None = None) -> str:
    """A number with its noun: 1 card, 12 cards."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"
