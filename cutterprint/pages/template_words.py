"""The words of templates: gettext's functions, which fill places such as `%(name)s` from what is given."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from markupsafe import Markup

from cutterprint.i18n import Language

_PLACEHOLDER = re.compile(r"%(?:%|\((\w{1,40})\)([sd]))")


def template_words(
    speech: Language, concat: Callable[[Iterable[str]], str], *, is_markup: bool
) -> dict[str, Any]:
    """The functions of a language that a template may call; on pages, what is filled in is escaped."""
    safe: Callable[[Any], str] = Markup.escape if is_markup else str

    def filled(message: str, words: dict[str, Any]) -> str:
        def told(place: re.Match[str]) -> str:
            return "%" if place[0] == "%%" else safe(_named(place[1], words, message))

        joined = concat([_PLACEHOLDER.sub(told, message)])
        return Markup(joined) if is_markup else joined

    def one(message: str, /, **words: Any) -> str:
        return filled(speech.gettext(message), words)

    def counted(singular: str, plural: str, num: int, /, **words: Any) -> str:
        return filled(speech.ngettext(singular, plural, num), {"num": num, **words})

    def in_context(context: str, message: str, /, **words: Any) -> str:
        return filled(speech.pgettext(context, message), {"context": context, **words})

    def counted_in_context(context: str, singular: str, plural: str, num: int, /, **words: Any) -> str:
        return filled(speech.npgettext(context, singular, plural, num), {"num": num, **words})

    return {
        "_": one,
        "gettext": one,
        "ngettext": counted,
        "pgettext": in_context,
        "npgettext": counted_in_context,
        "listed": lambda items, style="and": speech.listed([str(item) for item in items], style),
        "language": speech.code,
    }


def _named(name: str, words: dict[str, Any], message: str) -> Any:
    if name not in words:
        raise LookupError(f"{message[:60]!r} needs {name!r}")
    return words[name]
