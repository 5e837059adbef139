"""Languages: gettext catalogues that are read as translators wrote them, without a compile step.

A language is a folder `locale/CODE/LC_MESSAGES/` with a `cutterprint.po`. The messages in code and templates
are English, so the English catalogue need not repeat them.
"""

import gettext
import io
import os
import re
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from copy import copy
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Literal

from cutterprint.errors import CutterprintError, UsageError
from cutterprint.specs.translated import Translated

if TYPE_CHECKING:
    from babel import Locale

DOMAIN = "cutterprint"
SOURCE = "en"
"""The language of the messages in the code."""

# In a translation [каждого|каждую|каждую особь] is said of a masculine name, a feminine one, and any other.
_BY_GENDER = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\|([^\[\]|]*)\]")
_GENDERS = ("m", "f")


class CatalogueError(CutterprintError):
    """A catalogue can't be read."""


class Language:
    """What the program says in one language. Messages that its catalogue lacks come out in English, and are
    kept in `missing`, so that whoever prints can say so.
    """

    def __init__(self, code: str, translations: gettext.NullTranslations) -> None:
        self.code = code
        self.gender: str | None = None
        self.missing: dict[str, None] = {}
        if code != SOURCE:
            translations.add_fallback(_Missing(self.missing))
        self._translations = translations

    def agreeing(self, gender: str | None) -> "Language":
        """The same language, speaking of something masculine (`m`), feminine (`f`), or neither."""
        same = copy(self)
        same.gender = gender
        return same

    def _agreed(self, text: str) -> str:
        form = _GENDERS.index(self.gender) if self.gender in _GENDERS else len(_GENDERS)
        return _BY_GENDER.sub(lambda found: found[form + 1], text)

    def gettext(self, message: str) -> str:
        return self._agreed(self._translations.gettext(message))

    def ngettext(self, singular: str, plural: str, number: int) -> str:
        """The form of a message for a number; English negative numbers count like positive ones."""
        return self._agreed(self._translations.ngettext(singular, plural, abs(number)))

    def pgettext(self, context: str, message: str) -> str:
        """A message whose English is used for two things that other languages tell apart."""
        return self._agreed(self._translations.pgettext(context, message))

    def npgettext(self, context: str, singular: str, plural: str, number: int) -> str:
        return self._agreed(self._translations.npgettext(context, singular, plural, abs(number)))

    def listed(self, items: Iterable[str], style: Literal["and", "or"] = "and") -> str:
        """Several things in a row, as the language joins them: `a, b and c`."""
        from babel.lists import format_list

        joined = format_list(list(items), style="or" if style == "or" else "standard", locale=self._locale())
        # English editions of rules write no comma before the last item.
        return joined.replace(", and ", " and ").replace(", or ", " or ") if self.code == SOURCE else joined

    def grouped(self, number: int) -> str:
        """A number of many digits, as the language sets its thousands apart: `200,000`."""
        from babel.numbers import format_decimal

        return format_decimal(number, locale=self._locale())

    def _locale(self) -> "Locale":
        # Babel loads data of its locales; only lists and large numbers need them.
        from babel import Locale, UnknownLocaleError

        try:
            return Locale.parse(self.code, sep="-")
        except (UnknownLocaleError, ValueError):
            return Locale.parse(SOURCE)

    def __repr__(self) -> str:
        return f"Language({self.code!r})"


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages that have a catalogue, English first."""
    found = [folder.name for folder in _folder().iterdir() if _catalogue(folder.name).is_file()]
    return (SOURCE, *sorted(code for code in found if code != SOURCE))


def language(code: str = SOURCE) -> Language:
    """A language by its code."""
    wanted = _known(code)
    if wanted is None:
        raise UsageError(
            msg(
                "there is no language '{code}' here; choose from {codes}",
                code=code[:40],
                codes=", ".join(languages()),
            )
        )
    return Language(wanted, _translations(wanted))


def _known(code: str) -> str | None:
    """The language that a code such as es, es-MX or es_ES.UTF-8 means, if it is here."""
    wanted = code.strip().lower().split(".")[0].replace("_", "-")
    return next((choice for choice in (wanted, wanted.split("-")[0]) if choice in languages()), None)


# What the program speaks to the person who runs it; the language on paper is chosen by `--lang` as well, but
# travels with what is printed.
_spoken: ContextVar[Language | None] = ContextVar("spoken", default=None)


def speak(code: str | None = None) -> Language:
    """Answer in a language from here on: the one named, or the one that the user's system is set to."""
    speech = language(code) if code else language(users_language())
    _spoken.set(speech)
    return speech


def speaking() -> Language:
    """The language that the program answers in."""
    return _spoken.get() or language()


def users_language(environment: Mapping[str, str] | None = None) -> str:
    """The first language of the user's settings that has a catalogue; English if there is none."""
    settings = os.environ if environment is None else environment
    if _is_plain(settings.get("LC_ALL") or settings.get("LC_MESSAGES") or settings.get("LANG") or ""):
        return SOURCE
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for code in settings.get(name, "").split(":"):
            if code and (found := _known(code)) is not None:
                return found
        if name != "LANGUAGE" and settings.get(name):
            break
    return SOURCE


def _is_plain(setting: str) -> bool:
    return setting.split(".")[0] in {"C", "POSIX"}


@dataclass(frozen=True)
class Message:
    """Something to say, kept until it is known in which language; as `str` it is English.

    `values` fill the places of its text; messages, lists and names in several languages among them are said
    in the same language. Made by `msg` and `nmsg`, whose texts translators find in the catalogues.
    """

    text: str
    values: tuple[tuple[str, object], ...] = ()
    plural: str = ""
    number: int = 0

    def said(self, speech: Language) -> str:
        """The message in a language."""
        text = (
            speech.ngettext(self.text, self.plural, self.number) if self.plural else speech.gettext(self.text)
        )
        return text.format_map({name: said(value, speech) for name, value in self.values})

    def __str__(self) -> str:
        return self.said(_english())


@dataclass(frozen=True)
class Listed:
    """Several things in a row inside of a message, joined as its language does."""

    items: tuple[object, ...]
    style: Literal["and", "or"] = "and"


@dataclass(frozen=True)
class Grouped:
    """A large number inside of a message, its digits in groups as its language writes them."""

    number: int


def msg(text: str, /, **values: object) -> Message:
    """A message; the places of its text, such as {name}, are filled by values of those names."""
    return Message(text, tuple(values.items()))


def nmsg(singular: str, plural: str, number: int, /, **values: object) -> Message:
    """A message that depends on a number, which its texts call {number}."""
    return Message(singular, (("number", number), *values.items()), plural, number)


def listed(items: Iterable[object], style: Literal["and", "or"] = "and") -> Listed:
    """Several things to name in a message."""
    return Listed(tuple(items), style)


def grouped(number: int) -> Grouped:
    """A number of many digits in a message, such as 200,000."""
    return Grouped(number)


def said(value: object, speech: Language) -> str:
    """A value as a language has it: messages, names in several languages, lists, large numbers; anything else
    as it is.
    """
    match value:
        case Message():
            return value.said(speech)
        case Listed(items, style):
            return speech.listed([said(item, speech) for item in items], style)
        case Grouped(number):
            return speech.grouped(number)
        case Translated():
            return value.in_language(speech.code)
        case _:
            return str(value)


@cache
def _english() -> Language:
    return language(SOURCE)


def catalogue_text(code: str) -> bytes:
    """The catalogue of a language as it was written."""
    return _catalogue(code).read_bytes()


def _folder() -> Traversable:
    return files("cutterprint") / "locale"


def _catalogue(code: str) -> Traversable:
    return _folder() / code / "LC_MESSAGES" / f"{DOMAIN}.po"


@cache
def _compiled(code: str) -> bytes:
    """The catalogue as the standard library reads it; made once a run, so nothing has to be built."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import PoFileError, read_po

    try:
        catalogue = read_po(io.BytesIO(catalogue_text(code)), locale=code, abort_invalid=True)
        for message in catalogue:
            # The compiler would put English into plural forms that are empty, and nobody would notice.
            if message.pluralizable and not all(message.string or ()):
                message.string = ""
        written = io.BytesIO()
        write_mo(written, catalogue)
    except (PoFileError, ValueError, UnicodeError, OSError) as error:
        raise CatalogueError(
            msg("the catalogue of the language '{code}' can't be read: {reason}", code=code, reason=error)
        ) from error
    return written.getvalue()


def _translations(code: str) -> gettext.NullTranslations:
    if code == SOURCE:
        # What the code says is English already.
        return gettext.NullTranslations()
    return gettext.GNUTranslations(io.BytesIO(_compiled(code)))


class _Missing(gettext.NullTranslations):
    """Answers in English, and remembers what was asked."""

    def __init__(self, asked: dict[str, None]) -> None:
        super().__init__()
        self.asked = asked

    def gettext(self, message: str) -> str:
        self.asked[message] = None
        return super().gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        self.asked[msgid1] = None
        return super().ngettext(msgid1, msgid2, n)

    def pgettext(self, context: str, message: str) -> str:
        self.asked[message] = None
        return super().pgettext(context, message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        self.asked[msgid1] = None
        return super().npgettext(context, msgid1, msgid2, n)
