"""Drawings that people bring: what is safe is printed, what is not is told at its line."""

from pathlib import Path

import pytest

import cutterprint
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.games.cutterland.sheets.card_sheets import card_deck
from cutterprint.printing.deck import DeckOptions
from cutterprint.printing.pdf import DocumentInfo, pdf_bytes
from tests.problems import CARD, pack_text, problems_of

RULES = """game: cutterland
kind: rules
id: mine
extends: base
creatures:
  newt:
    code: n
    lives_in: [moor]
    icon: {icon}
"""
GOOD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<circle cx="50" cy="50" r="40" fill="#b33"/>
</svg>
"""


def write_pack(folder: Path, icon: str = "newt.svg", svg: str | None = GOOD) -> Path:
    (folder / "mine.rules.yaml").write_text(RULES.format(icon=icon))
    if svg is not None:
        (folder / "newt.svg").write_text(svg)
    pack = folder / "mine.pack.yaml"
    pack.write_text(pack_text(CARD.replace("Mg", "Mn", 1), head="rules: mine.rules.yaml\nemblem: newt.svg"))
    return pack


def test_an_own_icon_and_emblem_are_printed(tmp_path: Path) -> None:
    pack = cutterprint.load(write_pack(tmp_path))
    assert isinstance(pack, Pack)
    pdf = pdf_bytes(card_deck([pack], DeckOptions()).pages(), DocumentInfo(title="t"))
    assert pdf.startswith(b"%PDF")


@pytest.mark.parametrize(
    ("svg", "code", "line"),
    [
        (GOOD.replace("<circle", "<script>alert(1)</script>\n<circle"), "svg-script", 2),
        (GOOD.replace('r="40"', 'r="40" onclick="x()"'), "svg-script", 2),
        (GOOD.replace("<circle", '<image href="http://example.org/a.png"/>\n<circle'), "svg-reference", 2),
        ('<!DOCTYPE svg [<!ENTITY a "b">]>\n' + GOOD, "svg-entity", 1),
        (GOOD.replace("<circle", "<linearGradient/>\n<circle"), "svg-unsupported", 2),
        (GOOD.replace("</svg>", ""), "svg-syntax", None),
        ("not a drawing", "svg-syntax", 1),
    ],
)
def test_a_drawing_that_is_unsafe_or_would_be_lost_is_told_at_its_line(
    svg: str, code: str, line: int | None, tmp_path: Path
) -> None:
    write_pack(tmp_path, svg=svg)
    path = tmp_path / "mine.rules.yaml"
    found = problems_of(path.read_text(), path)
    assert code in [problem.code for problem in found]
    problem = next(problem for problem in found if problem.code == code)
    assert problem.file.endswith("newt.svg")
    assert line is None or problem.line == line


@pytest.mark.parametrize("icon", ["missing.svg", "../newt.svg", "/etc/passwd.svg", "dragn", "newt.gif"])
def test_a_drawing_that_is_not_there_is_told_where_it_is_named(icon: str, tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    (tmp_path / "newt.svg").write_text(GOOD)
    write_pack(inner, icon=icon, svg=None)
    path = inner / "mine.rules.yaml"
    (problem,) = problems_of(path.read_text(), path)
    assert problem.code in {"unknown-icon", "outside-folder"}
    assert problem.line == 9


def test_a_misspelt_built_in_icon_is_guessed(tmp_path: Path) -> None:
    write_pack(tmp_path, icon="dragn")
    path = tmp_path / "mine.rules.yaml"
    (problem,) = problems_of(path.read_text(), path)
    assert str(problem.hint) == "did you mean 'dragon'?"


def test_a_creature_without_a_drawing_gets_a_medal(tmp_path: Path) -> None:
    path = tmp_path / "mine.rules.yaml"
    path.write_text(RULES.format(icon="x").replace("    icon: x\n", ""))
    pack = tmp_path / "mine.pack.yaml"
    pack.write_text(pack_text(CARD.replace("Mg", "Mn", 1), head="rules: mine.rules.yaml"))
    loaded = cutterprint.load(pack)
    assert isinstance(loaded, Pack)
    assert pdf_bytes(card_deck([loaded], DeckOptions()).pages(), DocumentInfo(title="t"))


def test_rules_that_extend_others_find_the_drawings_of_both(tmp_path: Path) -> None:
    write_pack(tmp_path)
    (tmp_path / "more.rules.yaml").write_text(
        "game: cutterland\nid: more\nextends: mine.rules.yaml\nmiscut: 4\n"
    )
    pack = tmp_path / "more.pack.yaml"
    pack.write_text(pack_text(CARD.replace("Mg", "Mn", 1), head="rules: more.rules.yaml"))
    loaded = cutterprint.load(pack)
    assert isinstance(loaded, Pack)
    assert pdf_bytes(card_deck([loaded], DeckOptions()).pages(), DocumentInfo(title="t"))
