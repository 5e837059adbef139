"""Languages: gettext catalogues that are read as translators wrote them, without a compile step.

A language is a folder `locale/CODE/LC_MESSAGES/` with a `cutterprint.po`. The messages in code and templates
are English, so the English catalogue need not repeat them.
"""

import gettext
import io
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from cutterprint.errors import CutterprintError, UsageError

DOMAIN = "cutterprint"
SOURCE = "en"
"""The language of the messages in the code."""


class CatalogueError(CutterprintError):
    """A catalogue can't be read."""


class Language:
    """What the program says in one language. Messages that its catalogue lacks come out in English, and are
    kept in `missing`, so that whoever prints can say so.
    """

    def __init__(self, code: str, translations: gettext.NullTranslations) -> None:
        self.code = code
        self.missing: dict[str, None] = {}
        if code != SOURCE:
            translations.add_fallback(_Missing(self.missing))
        self._translations = translations

    def gettext(self, message: str) -> str:
        return self._translations.gettext(message)

    def ngettext(self, singular: str, plural: str, number: int) -> str:
        """The form of a message for a number; English negative numbers count like positive ones."""
        return self._translations.ngettext(singular, plural, abs(number))

    def pgettext(self, context: str, message: str) -> str:
        """A message whose English is used for two things that other languages tell apart."""
        return self._translations.pgettext(context, message)

    def npgettext(self, context: str, singular: str, plural: str, number: int) -> str:
        return self._translations.npgettext(context, singular, plural, abs(number))

    def listed(self, items: Iterable[str], style: Literal["and", "or"] = "and") -> str:
        """Several things in a row, as the language joins them: `a, b and c`."""
        # Babel loads data of its locales; only lists need them.
        from babel import Locale, UnknownLocaleError
        from babel.lists import format_list

        try:
            locale = Locale.parse(self.code, sep="-")
        except (UnknownLocaleError, ValueError):
            locale = Locale.parse(SOURCE)
        joined = format_list(list(items), style="or" if style == "or" else "standard", locale=locale)
        # English editions of rules write no comma before the last item.
        return joined.replace(", and ", " and ").replace(", or ", " or ") if self.code == SOURCE else joined

    def __repr__(self) -> str:
        return f"Language({self.code!r})"


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages that have a catalogue, English first."""
    found = [folder.name for folder in _folder().iterdir() if _catalogue(folder.name).is_file()]
    return (SOURCE, *sorted(code for code in found if code != SOURCE))


def language(code: str = SOURCE) -> Language:
    """A language by its code."""
    wanted = code.strip().lower().replace("_", "-")
    if wanted not in languages():
        wanted = wanted.split("-")[0]
    if wanted not in languages():
        raise UsageError(f"there is no language {code[:40]!r} here; choose from {', '.join(languages())}")
    return Language(wanted, _translations(wanted))


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
        raise CatalogueError(f"the catalogue of {code!r} can't be read: {error}") from error
    return written.getvalue()


def _translations(code: str) -> gettext.GNUTranslations:
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
