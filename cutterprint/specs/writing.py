"""Writing specs the way a person would."""

import re
from collections.abc import Iterable

import yaml

from cutterprint.specs.translated import Translated

_SIMPLE = re.compile(r"[^\W\d_]\w*([ .-]\w+)*")
# Other YAML readers take these for truths, numbers or nothing.
_TAKEN = {"y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan", "inf"}


def yaml_text(text: str) -> str:
    """Text as a YAML value on one line: as it is where that is safe, else in quotes."""
    if _SIMPLE.fullmatch(text) and text.casefold() not in _TAKEN:
        return text
    quoted: str = yaml.dump(text, default_style='"', allow_unicode=True, width=1_000_000)
    return quoted.strip()


def yaml_words(words: Translated) -> str:
    """A name: its only text, or a mapping of languages."""
    if list(words) == [""]:
        return yaml_text(words[""])
    return (
        "{" + ", ".join(f"{yaml_text(language)}: {yaml_text(text)}" for language, text in words.items()) + "}"
    )


def indented(lines: Iterable[str], by: int) -> str:
    return "\n".join(" " * by + line for line in lines)
