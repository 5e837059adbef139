"""Things that went wrong in use once, and must not again."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cutterprint.games.cutterland.art.badges import shortened
from tests.commands.test_commands import run
from tests.problems import CARD, codes_of, pack_text, problems_of

RULES = "game: cutterland\nkind: rules\nid: mine\nextends: base\n"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_given_as_a_file_does_not_keep_the_program_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "f.yaml")
    done = run("check", "f.yaml", cwd=tmp_path)
    assert done.returncode == 1
    assert "isn't an ordinary file" in done.stdout


def test_a_full_terminal_is_told_in_one_line() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "cutterprint", "score", "k-hunting"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


def test_too_many_copies_are_refused_at_once(tmp_path: Path) -> None:
    assert run("cards", "starter", "--copies", "99999999999", cwd=tmp_path).returncode == 2


@pytest.mark.parametrize("text", ["a", "swamp-friends", "an-even-longer-card-id-of-forty-characters"])
def test_a_long_id_ends_in_an_ellipsis_and_stays_in_its_room(text: str) -> None:
    from cutterprint.drawing.fonts import text_width

    label = shortened(text, 6.5, 12.0)
    assert text_width(label, 6.5) <= 12.0
    assert label == text or label.endswith("…")


@pytest.mark.parametrize("name", ["true", "null", "no", "007"])
def test_new_writes_a_valid_file_for_names_that_yaml_reads_otherwise(name: str, tmp_path: Path) -> None:
    for kind in ("pack", "rules", "recipe"):
        assert run("new", kind, name, cwd=tmp_path).returncode == 0
    assert run("check", ".", cwd=tmp_path).returncode == 0


def test_a_wrong_extends_does_not_hide_other_problems() -> None:
    text = RULES.replace("base", "bsae") + "creatures:\n  owl: {code: k, lives_in: [moor]}\n"
    assert codes_of(text) == ["unknown-rules", "duplicate-id"]


def test_what_a_file_drops_is_blamed_on_the_file() -> None:
    found = problems_of(RULES + "landscapes: {wetland: null}\n")
    assert [(problem.file, problem.line) for problem in found] == [("test.yaml", 5)]
    (problem,) = problems_of(RULES + "creatures:\n  frog: {code: null}\n")
    assert (problem.code, problem.file, problem.line) == ("missing-key", "test.yaml", 6)


@pytest.mark.parametrize("name", ["total", "bonuses", "miscut", "survivors", "any"])
def test_words_of_the_score_are_no_names(name: str) -> None:
    text = RULES + f"creatures:\n  {name}: {{code: x, lives_in: [moor]}}\n"
    assert codes_of(text) == ["bad-value"]


def test_a_long_chain_of_files_is_not_called_a_ring(tmp_path: Path) -> None:
    for number in range(13):
        below = "base" if number == 0 else f"c{number - 1}.rules.yaml"
        (tmp_path / f"c{number}.rules.yaml").write_text(
            f"game: cutterland\nid: c{number}\nextends: {below}\n"
        )
    done = run("check", "c12.rules.yaml", cwd=tmp_path)
    assert "more than 10 files build on one another" in done.stdout


def test_wrong_names_of_walls_do_not_hide_walls_in_wrong_places() -> None:
    text = "game: cutterland\nland: |\n  P= P=\n  P= P.\nwalls: [A1-B1, A1/B2]\n"
    assert codes_of(text) == ["wall-place", "wall-place"]


def test_one_mistake_is_one_problem() -> None:
    text = pack_text(CARD).split("    squares: |")[0] + "    squares: 5\n"
    assert codes_of(text) == ["wrong-type"]


@pytest.mark.parametrize(
    "words",
    [
        ["cards", "starter", "-o", "x.png"],
        ["score", "k-hunting", "--png", "a.txt"],
        ["check", ""],
        ["new", "pack", "x" * 300],
    ],
)
def test_words_that_can_not_be_meant_are_refused(words: list[str], tmp_path: Path) -> None:
    assert run(*words, cwd=tmp_path).returncode == 2
    assert list(tmp_path.iterdir()) == []


def test_scores_can_be_read_without_unicode(tmp_path: Path) -> None:
    (tmp_path / "a.land.yaml").write_text("game: cutterland\nland: Mf M= Mf\nwalls: [A1/B1]\n")
    out = run("score", "a.land.yaml", cwd=tmp_path, PYTHONIOENCODING="ascii").stdout
    assert "?" not in out
    assert "2 x -2" in out
    assert "| Mf  # M=  : Mf  |" in out


def test_a_record_without_cards_says_so() -> None:
    text = "game: cutterland\nplayers: [A, B, C]\nturns:\n  - {player: A, card: S01, cut: a, takes: []}\n"
    assert codes_of(text) == ["missing-key"]


def test_verify_says_when_nothing_is_expected() -> None:
    assert "no expectations in" in run("verify", "starter").stdout


@pytest.mark.parametrize(
    "expected",
    ["devoured: 5", "devoured: null", "devoured: [5, 1]", "areas: null", "problem: null", "goblin: x"],
)
@pytest.mark.parametrize("shape", ["land", "game", "record"])
def test_expectations_of_the_wrong_type_are_problems(expected: str, shape: str) -> None:
    land = "land: |-\n  Pc P.\n"
    text = {
        "land": f"game: cutterland\n{land}expect: {{{expected}}}\n",
        "game": f"game: cutterland\nplayers:\n- name: Ana\n  land: Pc P.\n  expect: {{{expected}}}\n",
        "record": (
            "game: cutterland\nkind: record\npack: starter\nplayers: [Ana, Bo]\nturns: []\n"
            f"expect: {{Ana: {{{expected}}}}}\n"
        ),
    }[shape]
    assert {"wrong-type", "bad-value"} & set(codes_of(text))


@pytest.mark.parametrize("command", ["replay", "score", "check"])
def test_a_record_in_which_nothing_happens_is_a_problem(command: str, tmp_path: Path) -> None:
    record = "game: cutterland\nkind: record\npack: starter\nplayers: [Ana, Bo]\nturns: []\n"
    (tmp_path / "a.record.yaml").write_text(record)
    done = run(command, "a.record.yaml", cwd=tmp_path)
    assert done.returncode == 1
    assert "nobody takes a piece" in done.stdout + done.stderr


@pytest.mark.parametrize("score", ["exactly: {}", "exactly: null", "table: null", "table: []"])
def test_a_score_rule_without_counts_is_a_problem(score: str) -> None:
    assert codes_of(f"{RULES}creatures:\n  goblin:\n    scores: {{per: area, {score}}}\n") == ["bad-value"]
