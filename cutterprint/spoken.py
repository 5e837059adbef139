"""Translated that a sheet needs, kept as a value with English defaults, and said in other languages.

The parts that print know no language: they take a dataclass of words. Its defaults are marked with `N_`, so
that translators find them, and `spoken` gives the same value in a language.
"""

from dataclasses import fields, replace
from typing import Any, TypeVar

from cutterprint.i18n import Language

N_ = str
"""Marks a message that is translated later."""

Said = TypeVar("Said")


def spoken(words: Said, speech: Language) -> Said:
    """The same words in a language."""
    said: dict[str, Any] = {}
    for field in fields(words):  # type: ignore[arg-type]
        value = getattr(words, field.name)
        if isinstance(value, str):
            said[field.name] = speech.gettext(value)
        elif isinstance(value, dict):
            said[field.name] = {key: speech.gettext(text) for key, text in value.items()}
    return replace(words, **said)  # type: ignore[type-var]
