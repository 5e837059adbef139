"""A game that lies in a folder of its own, and whose name stands nowhere else, gets every shared command."""

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cutterprint import games
from cutterprint.shelf.built_in import built_ins
from cutterprint.shelf.games import games as on_the_shelf
from tests.printing.reading import reader
from tests.running import Done, invoke

TOY = "pebbles"


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A temporary folder with the toy game, on the shelf for as long as these tests run."""
    folder = tmp_path_factory.mktemp("games")
    shutil.copytree(Path(__file__).parent.parent / "data" / TOY, folder / TOY)
    games.__path__.append(str(folder))
    _forget()
    yield folder
    games.__path__.remove(str(folder))
    for name in [name for name in sys.modules if name.startswith(f"cutterprint.games.{TOY}")]:
        del sys.modules[name]
    _forget()


def _forget() -> None:
    from cutterprint.cli import commands

    for known in (on_the_shelf, built_ins, commands):
        known.cache_clear()


@pytest.fixture
def here(shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def done(*words: str) -> Done:
    ended = invoke(*words)
    assert ended.exit_code == 0, ended.output
    return ended


def test_it_is_found_by_looking(here: Path) -> None:
    assert TOY in on_the_shelf()
    assert "shore" in done("list", "--game", TOY).stdout


def test_check(here: Path) -> None:
    assert done("check", "shore").stdout == "1 file checked, no problems\n"
    Path("bad.yaml").write_text("game: pebbles\nkind: row\nset: shore\nrow: [A, Z]\n", encoding="utf-8")
    ended = invoke("check", "bad.yaml")
    assert ended.exit_code == 1
    assert "bad.yaml:4:1: error[unknown-card]" in ended.stdout


def test_show_and_score(here: Path) -> None:
    assert done("show", "shore", "--card", "B").stdout == "B: ooooo\n"
    assert json.loads(done("score", "two", "--json", "--svg", "row.svg").stdout) == {"total": 22}
    assert "<svg" in Path("row.svg").read_text(encoding="utf-8")


def test_verify(here: Path) -> None:
    assert done("verify", "--game", TOY).stdout == "1 expectation in 1 file: all as expected\n"


def test_new(here: Path) -> None:
    done("new", "set", "My Beach", "--game", TOY)
    assert done("check", "my-beach.set.yaml").exit_code == 0
    done("new", "template", "reference", "--game", TOY)
    changed = Path("templates") / TOY / "reference.page.j2"
    changed.write_text(changed.read_text(encoding="utf-8").replace("points a", "each"), encoding="utf-8")
    done("reference", "--game", TOY, "--templates", "templates", "-o", "own.pdf")
    assert "2 each pebble" in reader(Path("own.pdf").read_bytes()).pages[0].extract_text()


def test_cards(here: Path) -> None:
    done("cards", "shore", "--copies", "3", "-o", "cards.pdf")
    assert len(reader(Path("cards.pdf").read_bytes()).pages) == 2
    assert sorted(path.name for path in _made("cards", "shore", "--format", "svg")) == [
        "shore-A.svg",
        "shore-B.svg",
        "shore-back.svg",
    ]


def _made(*words: str) -> list[Path]:
    done(*words, "-o", "made")
    return list(Path("made").iterdir())


@pytest.mark.parametrize("sheet", ["reference", "scorepad"])
def test_sheets_follow_the_rules(sheet: str, here: Path) -> None:
    done(sheet, "--game", TOY, "-o", "sheet.pdf")
    assert "2" in reader(Path("sheet.pdf").read_bytes()).pages[0].extract_text()
    Path("rich.rules.yaml").write_text("game: pebbles\nkind: rules\nid: rich\npoints: 7\n", encoding="utf-8")
    done(sheet, "--rules", "rich.rules.yaml", "-o", "rich.pdf")
    assert "7" in reader(Path("rich.pdf").read_bytes()).pages[0].extract_text()


def test_kit(here: Path) -> None:
    names = sorted(path.name for path in _made("kit", "--game", TOY))
    assert names == ["all-in-one-shore-en.pdf", "cards-shore.pdf", "reference-en.pdf", "scorepad-en.pdf"]


def test_what_it_does_not_offer_is_told(here: Path) -> None:
    for words in (["solve", "two"], ["replay", "two"], ["rules", "--game", TOY]):
        ended = invoke(*words)
        assert ended.exit_code == 2
        assert "Pebbles has no" in ended.stderr


def test_options_of_another_game_are_refused(here: Path) -> None:
    ended = invoke("reference", "--game", TOY, "--variant", "two", "-o", "x.pdf")
    assert ended.exit_code == 2
    assert "Pebbles has no option --variant here" in ended.stderr
    assert not Path("x.pdf").exists()
