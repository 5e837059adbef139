"""The samples: the point examples of the rules, a board for every scoring rule, and one for every problem."""

from pathlib import Path

import pytest

from cutterprint.shelf.built_in import BuiltIn, built_ins
from cutterprint.shelf.resolver import SpecFile
from cutterprint.shelf.verifying import verify_file
from tests.running import invoke

SAMPLES = [
    item for item in built_ins() if item.game == "stuglandet" and item.is_sample and item.kind == "board"
]
BY_ID = {item.id: item for item in SAMPLES}


@pytest.mark.parametrize("item", SAMPLES, ids=lambda item: item.id)
def test_each_sample_comes_out_as_it_expects(item: BuiltIn) -> None:
    problems, compared = verify_file(SpecFile.at(item.path))
    assert problems == []
    assert compared > 0


@pytest.mark.parametrize("item", SAMPLES, ids=lambda item: item.id)
def test_each_sample_says_what_it_shows(item: BuiltIn) -> None:
    assert item.path.read_text(encoding="utf-8").startswith("# ")


@pytest.mark.parametrize("name", ["lakeside", "landfill", "hill", "city-bonus"])
def test_the_point_examples_are_there_and_told_to_be_reconstructions(name: str) -> None:
    assert "reconstruction" in BY_ID[name].path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "code", ["cabin-place", "cabin-count", "unknown-tile", "tile-twice", "board-split", "board-shape"]
)
def test_each_problem_of_a_board_has_a_sample(code: str) -> None:
    assert any(f"problem: {code}" in item.path.read_text(encoding="utf-8") for item in SAMPLES)


@pytest.mark.parametrize(
    ("wanted", "instead", "told"),
    [
        ("total: 28", "total: 27", "Gus should have 27 points, but has 28"),
        ("tiles: 2, city: 3", "tiles: 4, city: 3", "'tiles' of Gus should be 4, but is 2"),
        ("longest: 7", "longest: 8", "'longest' of Gus should be 8, but is 7"),
        ("ended: true", "ended: false", "'ended' should be false, but is true"),
        ("winner: Gus", "winner: [Gus, Bo]", "'winner' should be Bo and Gus, but is Gus"),
        ("both: Bo, ", "", "'locked' should be shore: Ylva, west: Ylva, dump: Rosa and wood: Ylva, but is"),
    ],
)
def test_verify_tells_each_difference(tmp_path: Path, wanted: str, instead: str, told: str) -> None:
    path = tmp_path / "changed.board.yaml"
    text = BY_ID["four-players"].path.read_text(encoding="utf-8")
    assert wanted in text
    path.write_text(text.replace(wanted, instead), encoding="utf-8")
    done = invoke("verify", str(path))
    assert done.exit_code == 1
    assert told in done.stdout
    assert "error[expectation]" in done.stdout


def test_a_player_alone_with_a_number_expects_the_total(tmp_path: Path) -> None:
    path = tmp_path / "changed.board.yaml"
    text = BY_ID["shared-victory"].path.read_text(encoding="utf-8")
    path.write_text(text.replace("Rosa: 23", "Rosa: 22"), encoding="utf-8")
    assert "Rosa should have 22 points, but has 23" in invoke("verify", str(path)).stdout


@pytest.mark.parametrize("lang", ["en", "es", "ru"])
def test_a_new_board_can_be_checked_and_scored_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert invoke("new", "board", "Midsummer", "--game", "stuglandet", "--lang", lang).exit_code == 0
    assert invoke("check", "midsummer.board.yaml").exit_code == 0
    assert invoke("score", "midsummer.board.yaml").exit_code == 0
