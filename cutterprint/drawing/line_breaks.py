"""Where a line should not break, language by language: which blanks hold two words together.

Every language keeps a number with what it counts. Short words that look forgotten at the end of a line, such
as Russian prepositions, stay with the word that follows them.
"""

import re
from dataclasses import dataclass

NO_BREAK = "\u00a0"
OBJECT = "\ufffc"
"""Stands in a string for an icon."""

_NUMBER = re.compile(r"[−+-]?\d+(?:[.,:×–-]\d+)*")
_LAST_NUMBER = re.compile(r"\d{1,3}[.,;:!?)…»”]*")
_OPENING, _CLOSING = "(«“„\"'¿¡[", ".,;:!?)…»”\"']"


@dataclass(frozen=True)
class _Habits:
    """What a language does not part: words that hold the next one, words that hold on to the one before, and
    signs that never begin a line.
    """

    forward: frozenset[str] = frozenset()
    backward: frozenset[str] = frozenset()
    signs: frozenset[str] = frozenset()


_RUSSIAN_SHORT = (
    "а в и к о с у я во да до за из ко на не ни но об от по со то ту их для без при под над про или т. стр. №"
)
_RUSSIAN_PARTICLES = "б бы ж же ли ль"

_HABITS = {
    "en": _Habits(forward=frozenset(("a", "i"))),
    "es": _Habits(forward=frozenset("aeouy")),
    "ru": _Habits(
        forward=frozenset(_RUSSIAN_SHORT.split()),
        backward=frozenset(_RUSSIAN_PARTICLES.split()),
        signs=frozenset("—–"),
    ),
}


def held_together(text: str, language: str) -> str:
    """The text with no-break spaces in place of the blanks at which no line should end.

    Nothing else changes, so that each letter stays where it was.
    """
    habits = _HABITS.get(language)
    if habits is None:
        return text
    words = text.split(" ")
    joined = words[0]
    for index in range(1, len(words)):
        before, after = words[index - 1], words[index]
        is_last = not any(words[index + 1 :])
        joined += (NO_BREAK if _holds(before, after, habits, is_last=is_last) else " ") + after
    return joined


def _holds(before: str, after: str, habits: _Habits, *, is_last: bool) -> bool:
    if not before or not after:
        return False
    bare = before.lstrip(_OPENING)
    if bare.casefold() in habits.forward or after in habits.signs:
        return True
    if after.rstrip(_CLOSING).casefold() in habits.backward:
        return True
    if _NUMBER.fullmatch(bare):
        return after[0].isalpha() or after[0] in "%°×→(" or after.startswith(OBJECT)
    # A number that ends a clause would begin the next line alone.
    return (
        before[-1].isalnum()
        and _LAST_NUMBER.fullmatch(after) is not None
        and (is_last or not after[-1].isdigit())
    )
