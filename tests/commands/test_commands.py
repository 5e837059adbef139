"""The commands as a user runs them."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import cutterprint
from cutterprint.cli import commands
from cutterprint.shelf.built_in import built_ins
from cutterprint.shelf.games import games
from cutterprint.shelf.resolver import problems_in

COMMANDS = sorted(command.name for command in commands())


def run(*words: str, cwd: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cutterprint", *words],
        capture_output=True,
        text=True,
        cwd=cwd,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100", **environment},
        check=False,
    )


def test_check_is_silent_about_a_good_pack_and_exits_0() -> None:
    done = run("check", "starter")
    assert (done.returncode, done.stdout) == (0, "1 file checked, no problems\n")


def test_check_tells_eight_problems_and_exits_1(data: Path) -> None:
    done = run("check", str(data / "eight-mistakes.pack.yaml"))
    assert done.returncode == 1
    assert done.stdout.count("error[") == 8
    assert done.stdout.endswith("8 problems in 1 of 1 file\n")


def test_check_json_has_the_keys_of_the_contract(data: Path) -> None:
    done = run("check", "--json", str(data / "eight-mistakes.pack.yaml"), "starter")
    problems = json.loads(done.stdout)
    assert len(problems) == 8
    assert all(list(p) == ["file", "line", "column", "code", "message", "hint"] for p in problems)
    assert json.loads(run("check", "--json", "starter").stdout) == []


def test_check_goes_through_folders_and_files_at_once(tmp_path: Path, data: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.yaml").write_text("")
    (tmp_path / "b.yml").write_text("game: cutterland\n")
    (tmp_path / "notes.txt").write_text("not a spec")
    done = run("check", str(tmp_path), "starter")
    assert done.stdout.endswith("2 problems in 2 of 3 files\n")


@pytest.mark.parametrize(
    "words", [["check", "no-such-file"], ["check"], ["chekc"], ["show", "starter", "--card", "X"]]
)
def test_a_command_line_that_is_off_exits_2(words: list[str]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stderr
    assert "Traceback" not in done.stderr


def test_a_mistyped_built_in_is_guessed() -> None:
    assert "did you mean 'starter'?" in run("check", "startre").stderr


def test_show_draws_every_card_without_colour_in_a_pipe() -> None:
    done = run("show", "starter")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert all(f"S{number:02}" in done.stdout for number in range(1, 13))


def test_show_honours_no_color_and_colours_when_asked() -> None:
    assert "\x1b" in run("show", "starter", FORCE_COLOR="1").stdout
    assert "\x1b" not in run("show", "starter", FORCE_COLOR="1", NO_COLOR="1").stdout
    assert "\x1b" in run("show", "starter", "--color").stdout


def test_show_one_card() -> None:
    out = run("show", "starter", "--card", "S03").stdout
    assert "S03" in out
    assert "S04" not in out
    assert "│ W.  ┊ Wk  │ Mg  │" in out


def test_show_works_in_a_terminal_without_unicode() -> None:
    done = run("show", "starter", "--card", "S03", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "| W.  : Wk  | Mg  |" in done.stdout


def test_show_tells_a_land_with_its_placements(tmp_path: Path) -> None:
    run("new", "land", "mine", cwd=tmp_path)
    out = run("show", "mine.land.yaml", cwd=tmp_path).stdout
    assert "towers B1; walls C3/D3, D2/D3" in out
    assert "P[c]" in out
    assert "┏━━━" in out


def test_show_tells_the_rules_in_words() -> None:
    out = run("show", "base").stdout
    assert "1 → 2, 2 → 5, 3 → 9, 4 → 14, +2 for each one more" in out
    assert "−2 points for each survivor" in out


def test_list_names_everything_built_in() -> None:
    out = run("list").stdout
    rows = json.loads(run("list", "--json").stdout)
    assert {row["id"] for row in rows} == {item.id for item in built_ins()}
    for item in built_ins():
        assert item.id in out
    assert all(game in out for game in games())


def test_every_built_in_spec_is_right_and_named_as_its_file() -> None:
    for item in built_ins():
        if item.is_sample:
            continue
        assert problems_in(item.path) == (), item.path
        value = cutterprint.load(item.id)
        assert getattr(value, "id", item.id) == item.id


@pytest.mark.parametrize("kind", ["pack", "rules", "land", "recipe", "ledger"])
def test_schema_is_json_schema_that_knows_the_keys(kind: str) -> None:
    schema = json.loads(run("schema", kind).stdout)
    assert schema["type"] == "object"
    assert "game" in schema["properties"]
    assert schema["additionalProperties"] is False


@pytest.mark.parametrize("kind", ["pack", "rules", "land", "recipe"])
def test_new_writes_a_valid_commented_spec_and_never_over_another(kind: str, tmp_path: Path) -> None:
    done = run("new", kind, "Болотные Друзья: 2", cwd=tmp_path)
    path = tmp_path / f"болотные-друзья-2.{kind}.yaml"
    assert done.returncode == 0, done.stderr
    assert problems_in(path) == ()
    assert path.read_text(encoding="utf-8").count("#") > 5
    again = run("new", kind, "Болотные Друзья: 2", cwd=tmp_path)
    assert again.returncode == 1
    assert "--force" in again.stderr


def test_new_copies_the_template_of_a_sheet_where_it_is_found(tmp_path: Path) -> None:
    done = run("new", "template", "scorepad", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "templates" / "cutterland" / "scorepad.page.j2").is_file()
    assert run("new", "template", "scorepad", cwd=tmp_path).returncode == 1
    assert (
        "available: how-to-print, reference, rules, scorepad"
        in run("new", "template", "nothing", cwd=tmp_path).stderr
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command_carries_an_example(command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert f"Example: cutterprint {command}" in done.stdout


def test_version() -> None:
    assert run("--version").stdout == f"cutterprint {cutterprint.__version__}\n"


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; sys.argv = ['cutterprint', '--help']\n"
        "from cutterprint.__main__ import main\n"
        "try: main()\nexcept SystemExit: pass\n"
        "heavy = {'reportlab', 'svgwrite', 'rich', 'pydantic', 'yaml', 'jinja2', 'babel', 'PIL'}\n"
        "heavy = (heavy | {'filelock', 'platformdirs'}) & set(sys.modules)\n"
        "assert not heavy, heavy\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_a_closed_pipe_is_no_traceback() -> None:
    shell = f"{sys.executable} -m cutterprint show starter | head -1"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_solve_tells_the_moves_and_that_it_is_proved() -> None:
    done = run("solve", "k-hunting", "--fresh")
    assert done.returncode == 0, done.stderr
    assert "wall G6/H6: +7 (Kraken −2, Turtle +10, Bonuses −1); Kraken no longer eats Turtle" in done.stdout
    assert done.stdout.endswith("no other use of the bonuses scores more.\n")
    assert done.stderr == ""


def test_solve_json_is_that_of_score_with_the_proof() -> None:
    scored = json.loads(run("score", "k-hunting", "--json").stdout)
    kept = json.loads(run("solve", "k-hunting", "--json").stdout)
    assert list(kept) == [*scored, "optimal", "bound"]
    # What stands in the file stays, and nothing is left to gain beside it.
    assert kept == {**scored, "optimal": True, "bound": scored["total"]}
    fresh = json.loads(run("solve", "k-hunting", "--json", "--fresh").stdout)
    assert fresh["total"] > kept["total"]


def test_solve_takes_lands_only() -> None:
    done = run("solve", "starter")
    assert done.returncode == 2
    assert "solve takes a land" in done.stderr


@pytest.fixture
def endless_land(tmp_path: Path) -> Path:
    """A land that nobody solves to the end: neighbours count everywhere, and there are many tokens."""
    (tmp_path / "crowd.rules.yaml").write_text(
        "game: cutterland\nkind: rules\nid: crowd\nextends: base\n"
        "creatures:\n  goblin: {scores: {per: creature, beside: any, points: 2}}\n"
    )
    rows = "".join("  Mg M= Mg Mf M^ Mg M. M=\n" for _ in range(6))
    path = tmp_path / "endless.land.yaml"
    path.write_text(f"game: cutterland\nkind: land\nrules: crowd.rules.yaml\nland: |\n{rows}")
    return path


def test_solve_stops_at_its_time_limit_with_a_bound(endless_land: Path) -> None:
    done = run("solve", str(endless_land), "--json", "--time-limit", "1")
    answer = json.loads(done.stdout)
    assert answer["optimal"] is False
    assert answer["total"] < answer["bound"]
    told = run("solve", str(endless_land), "--time-limit", "0.5").stdout
    assert "the best found so far. No use of the bonuses scores more than" in told


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal and terminal there")
def test_ctrl_c_gives_the_best_found_so_far(endless_land: Path) -> None:
    import pty

    # Tests that run in the background of a shell ignore Ctrl-C, and what they start would, too.
    listening = (
        "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
        "runpy.run_module('cutterprint', run_name='__main__', alter_sys=True)"
    )
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", listening, "solve", str(endless_land), "--json", "--time-limit", "0"],
        stdout=subprocess.PIPE,
        stderr=theirs,
    ) as started:
        try:
            os.close(theirs)
            # The first progress tells that the search runs.
            assert os.read(ours, 1)
            started.send_signal(signal.SIGINT)
            out, _ = started.communicate(timeout=60)
        finally:
            started.kill()
            os.close(ours)
    assert started.returncode == 0
    assert json.loads(out)["optimal"] is False


@pytest.mark.skipif(sys.platform == "win32", reason="no such terminal there")
def test_a_terminal_sees_the_progress(endless_land: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "cutterprint", "solve", str(endless_land), "--json", "--time-limit", "1.5"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        check=True,
    )
    os.close(theirs)
    told = os.read(ours, 100_000).decode()
    os.close(ours)
    assert "at most" in told
    assert told.endswith("\r\x1b[K")
    assert b"\x1b" not in done.stdout
