"""The built-in templates: outlines without arithmetic, and mistakes in templates told where they are."""

import re
from pathlib import Path

import pytest

from cutterprint.data import data_folder
from cutterprint.pages.elements import ELEMENTS, LOOK, PAINT
from cutterprint.pages.filling import fill_pages
from cutterprint.pages.templates import FillError
from tests.pages.test_markup import PROPS

TEMPLATES = sorted(data_folder("templates").rglob("*.page.j2"))
NOT_GEOMETRY = {
    *PAINT,
    *LOOK,
    "name",
    "group",
    "mark",
    "ink",
    "back",
    "rule",
    "anchor",
    "optional",
    "tabular",
}
GEOMETRY = {name for names in ELEMENTS.values() for name in names} - NOT_GEOMETRY | {"size", "stroke-width"}
ATTRIBUTE = re.compile(r'([\w-]+)="((?:[^"{]|\{\{.*?\}\}|\{(?!\{))*)"')
FILLED = re.compile(r"\{\{(.*?)\}\}", re.DOTALL)
STRINGS = re.compile(r"'[^']*'|\"[^\"]*\"")


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.name)
def test_no_built_in_template_works_out_a_coordinate(template: Path) -> None:
    assert len(TEMPLATES) >= 4
    text = re.sub(r"\{#.*?#\}", "", template.read_text(encoding="utf-8"), flags=re.DOTALL)
    for name, value in ATTRIBUTE.findall(text):
        for filled in FILLED.findall(value):
            if name in GEOMETRY:
                assert not re.search(r"[+*/]|(?<![\w(,])-|- |%", STRINGS.sub("", filled)), f'{name}="{value}"'
    # Nor does it hide one in a variable.
    for line in re.findall(r"\{% set (.*?) %\}", text):
        assert not re.search(r"\b(width|height)\b\s*[-+*/]|[-+*/]\s*\b(width|height)\b", line), line


PAGE = '<page width="90" height="90">'


def fill(folder: Path, **files: str) -> None:
    for name, text in files.items():
        (folder / f"{name}.page.j2").write_text(text, encoding="utf-8")
    fill_pages("own.page.j2", PROPS, folder=folder, things=["a", "b"])


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (
            '{#- two\nlines -#}\n<page width="90" height="90">\n<rwo/></page>',
            4,
            "<rwo>: there is no such element",
        ),
        (
            '<page width="90" height="90">\n{% for x in things %}\n<box w="x"/>\n{% endfor %}</page>',
            3,
            "<box>: w=",
        ),
        (
            '<page width="90" height="90">\n\n<box>{{ _("a <u>b</u>") }}</box></page>',
            3,
            "<u>: it can't be used",
        ),
        ('<page width="90" height="90">\n<row>\n{{ 1 }}</column></page>', 2, "not well-formed"),
    ],
)
def test_mistakes_on_a_page_are_told_by_the_line_of_the_template(
    tmp_path: Path, text: str, line: int, words: str
) -> None:
    with pytest.raises(FillError) as told:
        fill(tmp_path, own=text)
    assert f"own.page.j2:{line}: " in str(told.value)
    assert words in str(told.value)


def test_mistakes_in_an_included_template_name_its_file(tmp_path: Path) -> None:
    page = PAGE + '{% include "part.page.j2" %}</page>'
    with pytest.raises(FillError, match=r"part\.page\.j2:2: <rwo>"):
        fill(tmp_path, own=page, part="\n<rwo/>")


def test_problems_can_be_told_in_other_languages(tmp_path: Path) -> None:
    from cutterprint.i18n import language

    with pytest.raises(FillError) as told:
        fill(tmp_path, own=f"{PAGE}<rwo/></page>")
    for code in ("es", "ru"):
        speech = language(code)
        assert "there is no such" not in told.value.said(speech)
        assert not speech.missing
