"""Templates: what they may do, and how they are stopped and told of when they do anything else."""

from pathlib import Path

import pytest

from cutterprint.i18n import language
from cutterprint.pages.templates import FillError, Limits, render

QUICK = Limits(seconds=0.3)


def fill(folder: Path, text: str, **values: object) -> str:
    (folder / "own.page.j2").write_text(text, encoding="utf-8")
    return render("own.page.j2", values, folder=folder, limits=QUICK)


def test_what_is_filled_in_is_escaped(tmp_path: Path) -> None:
    assert fill(tmp_path, "{{ name }}{{ name ~ '!' }}", name="<&>") == "&lt;&amp;&gt;&lt;&amp;&gt;!"


def test_messages_keep_their_markup_and_escape_their_words(tmp_path: Path) -> None:
    text = "{{ _('a <b>%(x)s</b>', x='<') }} {{ ngettext('%(num)s card', '%(num)s cards', 3) }}"
    assert fill(tmp_path, text) == "a <b>&lt;</b> 3 cards"
    text = "{% trans n=2 %}one{% pluralize %}{{ n }} of them{% endtrans %}"
    assert fill(tmp_path, text) == "2 of them"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("a\n{% for x in %}", 2, "isn't valid Jinja2"),
        ("a\n\n{{ nothing.there }}", 3, "'nothing' is undefined"),
        ("\n{{ 1 / 0 }}", 2, "division by zero"),
        ("\n{% include 'none.j2' %}", 2, "no template 'none.j2'"),
    ],
)
def test_a_mistake_is_told_with_file_and_line(tmp_path: Path, text: str, line: int, words: str) -> None:
    with pytest.raises(FillError) as told:
        fill(tmp_path, text)
    assert f"own.page.j2:{line}: " in str(told.value)
    assert words in str(told.value)


@pytest.mark.parametrize(
    "text",
    [
        "{{ ''.__class__.__mro__[1].__subclasses__() }}",
        "{{ range.__self__ }}",
        "{{ _.__globals__ }}",
        "{{ cycler.__init__.__globals__.os.system('true') }}",
        "{{ value.mro() }}",
        "{% include '../../../../../../etc/passwd' %}",
        "{% include '/etc/passwd' %}",
        "{% import 'os' as os %}",
        "{{ '{0.__class__}'.format(1) }}",
        "{{ [1].append(2) }}",
        "{{ 'x'|attr('__class__') }}",
        "{{ ['x']|map(attribute='__class__')|join }}",
    ],
)
def test_a_template_cannot_reach_the_system(tmp_path: Path, text: str) -> None:
    with pytest.raises(FillError) as told:
        fill(tmp_path, text, value=int)
    assert "own.page.j2:1: " in str(told.value)


NAMESPACE = "{% set ns = namespace(x=start) %}{% for i in range(70) %}"


@pytest.mark.parametrize(
    "text",
    [
        "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}",
        "{% for a in range(99999) %}{{ range(99999)|list|sort|length }}{% endfor %}",
        "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}",
        "{% include 'own.page.j2' %}",
        "{% for a in range(9999) %}{{ 'x' * 1000 }}{% endfor %}",
        "{{ range(10000000000) }}",
        "{{ 'a' * 10000000000 }}",
        "{{ 10 ** 10000000000 }}",
        "{{ 'a'.ljust(10000000000) }}",
        "{{ '%0999999999d' % 1 }}",
        "{{ '{:>999999999}'.format(1) }}",
        "{{ 'a'|center(10000000000) }}",
        "{{ lipsum(100000) }}",
        "{{ ['a']|batch(10000000000, 'x')|list }}",
        "{{ ['a']|slice(10000000000)|list }}",
        "{{ 1.5|round(10000000000, 'floor') }}",
        "{{ ([range(99999)|list] * 9999)|sum(start=[]) }}",
        "{{ (['x' * 1999999] * 99999)|map('list')|list|length }}",
        NAMESPACE + "{% set ns.x = ns.x ~ ns.x %}{% endfor %}",
        NAMESPACE + "{% set ns.x = ns.x + ns.x %}{% endfor %}",
        NAMESPACE + "{% set ns.x = [ns.x, ns.x]|join(ns.x) %}{% endfor %}",
        NAMESPACE + "{% set ns.x = ns.x|replace('a', ns.x) %}{% endfor %}",
        NAMESPACE + "{% set ns.x %}{{ ns.x }}{{ ns.x }}{% endset %}{% endfor %}",
        "{% set ns = namespace(x=9) %}{% for i in range(70) %}{% set ns.x = ns.x * ns.x %}{% endfor %}",
        "{% set ns = namespace(x=[1]) %}{% for i in range(70) %}{% set ns.x = ns.x + ns.x %}{% endfor %}",
    ],
)
def test_a_template_without_end_is_stopped(tmp_path: Path, text: str) -> None:
    with pytest.raises(FillError, match=r"own\.page\.j2"):
        fill(tmp_path, text, start="ab")


def test_a_users_folder_is_searched_first_and_the_built_in_templates_after_it(tmp_path: Path) -> None:
    built_in = render("cutterland/new/land.yaml.j2", {"id": "mine", "name": "Mine"})
    assert render("cutterland/new/land.yaml.j2", {"id": "mine", "name": "Mine"}, folder=tmp_path) == built_in
    (tmp_path / "cutterland" / "new").mkdir(parents=True)
    (tmp_path / "cutterland" / "new" / "land.yaml.j2").write_text("own {{ id }}")
    assert render("cutterland/new/land.yaml.j2", {"id": "mine"}, folder=tmp_path) == "own mine"


def test_templates_speak_the_language_that_was_asked_for(tmp_path: Path) -> None:
    (tmp_path / "own.page.j2").write_text("{{ language }}: {{ listed(['a', 'b', 'c'], 'or') }}")
    told = {
        code: render("own.page.j2", {}, folder=tmp_path, speech=language(code)) for code in ("en", "es", "ru")
    }
    assert told == {"en": "en: a, b or c", "es": "es: a, b o c", "ru": "ru: a, b или c"}
