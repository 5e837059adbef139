"""Languages: every message is translated in every catalogue, with the plural forms that it needs."""

import ast
import io
import re
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from cutterprint.errors import UsageError
from cutterprint.i18n import Language, catalogue_text, language, languages
from tests.catalogues import ROOT, TRANSLATED, extracted, update

PLACES = re.compile(r"%\((\w+)\)[sd]")
TAGS = re.compile(r"</?\w+[^>]*>")


def catalogue(code: str) -> Catalog:
    return read_po(io.BytesIO(catalogue_text(code)), locale=code)


def messages() -> list[Message]:
    return [message for message in extracted() if message.id]


def test_the_three_languages_are_there_and_no_other_is() -> None:
    assert languages() == ("en", "es", "ru")
    assert language("es_MX").code == "es"
    with pytest.raises(UsageError, match=r"no language 'xx' here; choose from en, es, ru"):
        language("xx")


def strings(message: Message) -> list[str]:
    """A translation in all its plural forms."""
    forms = message.string if isinstance(message.string, tuple | list) else [message.string]
    return [form or "" for form in forms]


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_message_is_missing(code: str) -> None:
    there = catalogue(code)
    lost = []
    for message in messages():
        found = there.get(message.id, message.context)
        forms = there.num_plurals if message.pluralizable else 1
        if not found or found.fuzzy or len(strings(found)) != forms or not all(strings(found)):
            lost.append(message.id)
    assert not lost, f"{code}: run `make messages` and translate"


def _says(called: ast.expr) -> bool:
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    return "gettext" in name or name in {"msg", "nmsg"}


def test_no_message_hides_in_an_f_string() -> None:
    """There Python 3.11 and 3.12 read the source differently, and a message may be missed."""
    hidden = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in (ROOT / "cutterprint").rglob("*.py")
        for string in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(string, ast.JoinedStr)
        for call in ast.walk(string)
        if isinstance(call, ast.Call) and _says(call.func)
    ]
    assert hidden == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_message_is_kept_that_nothing_says(code: str) -> None:
    said = {(message.id, message.context) for message in messages()}
    assert [m.id for m in catalogue(code) if m.id and (m.id, m.context) not in said] == []


def places(text: str) -> set[str]:
    """What is filled into a text: {name} and %(name)s."""
    return set(PLACES.findall(text)) | {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("code", TRANSLATED)
def test_translations_keep_what_is_filled_in_and_their_markup(code: str) -> None:
    for message in catalogue(code):
        if not message.id:
            continue
        ids = message.id if isinstance(message.id, tuple | list) else [message.id]
        # A plural form may leave its number out ("this square"); everything else must be there.
        free = {"number"} if message.pluralizable else set()
        for string in filter(None, strings(message)):
            assert places(string) - free == places(ids[-1]) - free, string
            assert places(string) <= places(ids[-1]), string
            assert sorted(TAGS.findall(string)) == sorted(TAGS.findall(ids[-1])), string


@pytest.mark.parametrize("code", TRANSLATED)
def test_catalogues_stand_as_the_tool_for_translators_writes_them(code: str, tmp_path: Path) -> None:
    file = tmp_path / "cutterprint.po"
    file.write_bytes(catalogue_text(code))
    update(file, code)
    assert file.read_bytes() == catalogue_text(code), "run: make messages"


def test_an_update_adds_what_is_new_drops_what_is_gone_and_changes_nothing_else(tmp_path: Path) -> None:
    written = catalogue_text("es").decode()
    new = 'msgid "one side"\nmsgstr "por una cara"\n'
    assert new in written
    # Alike enough that a guess would take over its translation.
    gone = 'msgid "one sides"\nmsgstr "por una cara"\n'
    file = tmp_path / "cutterprint.po"
    file.write_text(written.replace(new, gone), encoding="utf-8")
    update(file, "es")
    assert file.read_text(encoding="utf-8") == written.replace(new, 'msgid "one side"\nmsgstr ""\n')


def test_a_lost_or_misspelt_place_is_noticed() -> None:
    assert places("{number} of {{2: 7}} in %(file)s") == {"number", "file"}
    assert places("there is no card '{card}'") != places("no hay ninguna carta «{carta}»")


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_translation_can_be_filled_in(code: str) -> None:
    for message in catalogue(code):
        if message.id and "python-brace-format" in message.flags:
            for string in filter(None, strings(message)):
                assert string.format_map(dict.fromkeys(places(string), "x"))


def test_russian_has_the_plural_forms_of_russian() -> None:
    there = catalogue("ru")
    assert there.num_plurals == 3
    assert there.plural_expr.startswith("(n%10==1 && n%100!=11 ? 0")


VOSOTROS = re.compile(r"\b(?:\w+(?:áis|éis|steis)|vosotr[oa]s|vuestr[oa]s?|os|[Uu]stedes|[Uu]sted)\b")


def test_spanish_has_one_form_of_address() -> None:
    plural = re.compile(
        r"\b(?:[Cc]ontad|[Cc]olocad|[Jj]ugad|[Cc]ortad|[Gg]uardad|[Uu]sad|[Mm]ostrad|[Ss]acad)\b"
    )
    for message in catalogue("es"):
        for text in strings(message) if message.id else []:
            assert not VOSOTROS.search(text), text
            assert not plural.search(text), text


def test_a_missing_message_comes_out_in_english_and_is_remembered() -> None:
    speech = language("ru")
    assert speech.gettext("nobody ever says this") == "nobody ever says this"
    assert speech.ngettext("one never said", "many never said", -3) == "many never said"
    assert list(speech.missing) == ["nobody ever says this", "one never said"]
    english: Language = language("en")
    english.gettext("nobody ever says this")
    assert not english.missing
