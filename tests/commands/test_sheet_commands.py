"""reference and scorepad as a user runs them."""

import io
import os
import re
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from cutterprint.i18n import languages
from tests.commands.test_commands import run
from tests.cutterland.test_scorepad import EVENING

ENDLESS = "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}"


@pytest.mark.parametrize("command", ["reference", "scorepad"])
@pytest.mark.parametrize("lang", languages())
def test_a_pdf_is_written_in_the_language_and_embeds_only_our_typeface(
    command: str, lang: str, tmp_path: Path
) -> None:
    done = run(command, "--lang", lang, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    told = {"en": "wrote", "es": "escrito", "ru": "записан"}[lang]
    assert done.stdout.startswith(f"{told} {Path('output') / f'{command}-{lang}.pdf'}: ")
    assert "100 %" in done.stdout
    pdf = (tmp_path / "output" / f"{command}-{lang}.pdf").read_bytes()
    root: Any = PdfReader(io.BytesIO(pdf)).trailer["/Root"]
    assert root["/Lang"] == lang
    fonts = set(re.findall(rb"/BaseFont /(\S+)", pdf))
    assert fonts
    assert all(b"FiraSans" in font for font in fonts)


def test_a_filled_pad_comes_from_a_game(tmp_path: Path) -> None:
    (tmp_path / "evening.game.yaml").write_text(EVENING)
    done = run("scorepad", "--from", "evening.game.yaml", "-o", "pad.pdf", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Ana" in PdfReader(tmp_path / "pad.pdf").pages[0].extract_text()


def test_rules_of_a_file_and_of_a_pack_are_printed(data: Path, tmp_path: Path) -> None:
    assert run("reference", "--rules", "starter", "-q", "-o", "a.pdf", cwd=tmp_path).returncode == 0
    done = run("reference", "--rules", str(data / "every-rule.rules.yaml"), "-o", "b.pdf", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    text = "".join(page.extract_text() for page in PdfReader(tmp_path / "b.pdf").pages)
    assert "−3 points for each survivor" in text
    assert "Owl" in text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["reference", "--lang", "xx"], "no language 'xx'"),
        (["scorepad", "--lang", "xx"], "no language 'xx'"),
        (["reference", "--paper", "a9"], "no paper 'a9'"),
        (["reference", "--per-page", "3"], "1, 2 or 4"),
        (["reference", "--rules", "nothing"], "'nothing'"),
        (["reference", "--rules", "k-hunting", "--palette", "pink"], "no palette 'pink'"),
        (["reference", "--templates", "nowhere"], "no template folder nowhere"),
        (["reference", "--variant", "three"], "--variant should be standard, two, tournament or bag"),
        (["scorepad", "--players", "9"], "from 2 to 6"),
        (["scorepad", "--per-page", "99"], "A4 takes 1, 2"),
        (["scorepad", "--from", "starter"], "score takes a land"),
        (["scorepad", "--from", "k-hunting"], "--from takes a game"),
    ],
)
def test_a_command_line_that_is_off_exits_2_and_writes_nothing(
    words: list[str], told: str, tmp_path: Path
) -> None:
    done = run(*words, cwd=tmp_path)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("<page>\n{% if %}</page>", "reference.page.j2:2: the template isn't valid Jinja2"),
        (
            "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}",
            "it takes more than 200,000 steps",
        ),
        (
            "{% for a in range(99999) %}{{ 'x' * 1000 }}{% endfor %}",
            "a text of more than 2,000,000 characters",
        ),
        ("\n\n{{ ''.__class__ }}", "reference.page.j2:3: a template may not do this"),
        ("\n{{ unknown_value }}", "reference.page.j2:2: the template uses a name that doesn't exist"),
        ("{% include '../../secret' %}", "there is no template"),
        (
            "<page width='99' height='99'><bat/></page>",
            "reference.page.j2:1: <bat>: there is no such element",
        ),
        ("<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><page>&b;</page>", "not allowed"),
    ],
)
def test_a_template_that_fails_is_told_and_nothing_is_written(text: str, told: str, tmp_path: Path) -> None:
    own = tmp_path / "own" / "cutterland"
    own.mkdir(parents=True)
    (own / "reference.page.j2").write_text(text)
    done = run("reference", "--templates", "own", "-o", "sheet.pdf", cwd=tmp_path)
    assert done.returncode == 1
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["own"]


def test_a_template_of_ones_own_is_used(tmp_path: Path) -> None:
    own = tmp_path / "own" / "cutterland"
    own.mkdir(parents=True)
    (own / "reference.page.j2").write_text(
        '<page width="{{ width }}" height="{{ height }}"><text x="20" y="20" size="12">'
        "{{ creatures|map(attribute='name')|join(', ') }}</text></page>"
    )
    done = run("reference", "--templates", "own", "--lang", "ru", "-o", "sheet.pdf", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Кракен, Гоблин" in PdfReader(tmp_path / "sheet.pdf").pages[0].extract_text()


def test_text_that_finds_no_room_is_told(tmp_path: Path) -> None:
    own = tmp_path / "own" / "cutterland"
    own.mkdir(parents=True)
    (own / "reference.page.j2").write_text(
        '<page width="99" height="99"><box x="9" y="9" w="9" h="4">Too many words for this</box></page>'
    )
    done = run("reference", "--templates", "own", "-o", "sheet.pdf", cwd=tmp_path)
    assert done.returncode == 0
    assert "warning: page 1: this text does not fit into its box: “Too many words for this”" in done.stderr


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written_to(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    done = run("scorepad", "-o", str(tmp_path / "pad.pdf"))
    tmp_path.chmod(0o700)
    assert done.returncode == 1
    assert "could not be written" in done.stderr


@pytest.mark.parametrize("command", ["reference", "scorepad"])
def test_a_place_that_cannot_be_written_is_told_without_a_traceback(command: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = run(command, "-o", str(tmp_path / "file" / "sheet.pdf"))
    assert done.returncode == 1
    assert "could not be written" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
