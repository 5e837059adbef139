"""Records: games played through, what is told of them, and every wrong step at its line."""

import json
import random
import re
from pathlib import Path

import pytest

from cutterprint.data import game_folder
from cutterprint.games.stuglandet.play.record import Record
from cutterprint.shelf.resolver import SpecFile, load_bytes, problems_in
from tests.problems import problems_of
from tests.running import invoke

SAMPLES = game_folder("stuglandet", "card_specs") / "samples"
RECORDS = sorted(SAMPLES.glob("*.record.yaml"))
CODES = {
    "not-your-turn",
    "roll-count",
    "move-roll",
    "plot-taken",
    "tile-locked",
    "move-missing",
    "game-over",
    "cabin-place",
    "tile-twice",
    "board-split",
}
HEAD = """game: stuglandet
kind: record
tiles: replays
players: {r: Rosa, b: Bo}
board: |
  T01 T02 T03
  T04 city castle
  T05 T06 T07
"""
START = "start: {Rosa: D3, Bo: E3}\n"


def record(*turns: str, start: str = START, head: str = HEAD) -> str:
    return head + start + "turns:" + ("".join(f"\n  - {{{turn}}}" for turn in turns) or " []") + "\n"


def test_every_code_of_a_record_has_a_sample() -> None:
    found = {
        match[1] for path in RECORDS for match in re.finditer(r"problem: ([\w-]+)", path.read_text("utf-8"))
    }
    assert found >= CODES


@pytest.mark.parametrize(
    ("turns", "code", "line"),
    [
        (["player: Bo, roll: [roof, roof, roof]"], "not-your-turn", 11),
        (
            ["player: Rosa, roll: [roof, roof, roof]", "player: Rosa, roll: [roof, roof, roof]"],
            "not-your-turn",
            12,
        ),
        (["player: Rosa, roll: [up, up]"], "roll-count", 11),
        (["player: Rosa, roll: [up, up, up, up]"], "roll-count", 11),
        (["player: Rosa, roll: []"], "roll-count", 11),
        (["player: Rosa, roll: [up, roof, roof]"], "move-missing", 11),
        (["player: Rosa, roll: 'up, roof, left', moves: [place A1]"], "bad-value", 11),
        (["player: Rosa, roll: [up, roof, roof], moves: [put A1]"], "bad-value", 11),
        (["player: Rosalind, roll: [roof, roof, roof]"], "bad-value", 11),
        (["player: Rosa, tile: T01, roll: [roof, roof, roof]"], "bad-value", 11),
    ],
)
def test_a_wrong_step_is_told_at_its_line(turns: list[str], code: str, line: int) -> None:
    problems = problems_of(record(*turns))
    assert [(problem.code, problem.line) for problem in problems] == [(code, line)]


@pytest.mark.parametrize(
    ("start", "code"),
    [
        ("", "missing-key"),
        ("start: {Rosa: D3}\n", "missing-key"),
        ("start: {Rosa: D3, Bo: D3}\n", "plot-taken"),
        ("start: {Rosa: D3, Bo: A1}\n", "cabin-place"),
        ("start: {Rosa: D3, Bo: here}\n", "bad-value"),
        ("start: {Rosa: D3, Bo: E3, Eva: F3}\n", "bad-value"),
    ],
)
def test_first_cabins_stand_in_the_city_one_a_plot(start: str, code: str) -> None:
    assert [problem.code for problem in problems_of(record(start=start))] == [code]


def test_nobody_starts_in_the_city_in_the_advanced_game() -> None:
    text = record(head=HEAD.replace("tiles: replays", "tiles: replays\nvariant: advanced"))
    assert [problem.code for problem in problems_of(text)] == ["bad-value"]


def test_a_tile_must_be_laid_while_there_are_some() -> None:
    head = HEAD.replace("tiles: replays", "tiles: replays\nvariant: advanced")
    text = record("player: Bo, roll: [roof, roof, roof]", start="", head=head)
    assert [problem.code for problem in problems_of(text)] == ["missing-key"]


def test_a_record_without_turns_is_a_game_that_has_not_begun() -> None:
    for head in (HEAD, HEAD.replace("tiles: replays", "tiles: replays\nvariant: advanced")):
        found = load_bytes(record(head=head, start=START if head is HEAD else "").encode())
        assert isinstance(found, Record)
        assert not found.end.ended
        assert found.board.players


def test_only_tiles_that_lie_already_count() -> None:
    """Until the tile with the lake is laid, a cabin beside its place is not by a lake."""
    head = HEAD.replace("tiles: replays", "tiles: replays\nvariant: advanced")
    city = "player: Bo, tile: city, roll: [up, roof, roof], moves: [place F3]"
    castle = "player: Rosa, tile: castle, roll: [roof, roof, roof]"
    totals = [
        json.loads(run_replay(record(*turns, start="", head=head)))["players"][1]["parts"]["lakes"]
        for turns in ([city], [city, castle])
    ]
    assert totals == [0, 1]


def run_replay(text: str) -> str:
    path = Path("game.record.yaml")
    path.write_text(text, encoding="utf-8")
    done = invoke("replay", str(path), "--json")
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_replay_tells_rolls_moves_points_locks_and_the_end() -> None:
    told = invoke("replay", "first-turns", "--game", "stuglandet", "--lang", "en").stdout
    assert "rolls: upright, on its end, on its long side" in told
    assert "Rosa places a cabin in E1; this locks tile T02 for Rosa" in told
    assert "Bo replaces Rosa's cabin in D3" in told
    assert "nothing can be done with this roll" in told
    assert "Points: Rosa 13 (+11), Bo 2" in told
    end = invoke("replay", "last-by-exchange", "--game", "stuglandet", "--lang", "en").stdout
    assert "that was the last cabin: the game ends at once" in end


@pytest.mark.parametrize("lang", ["en", "es", "ru"])
def test_replay_json_is_that_of_score_with_the_turns(lang: str) -> None:
    found = json.loads(invoke("replay", "first-turns", "--json", "--lang", lang).stdout)
    turns = found.pop("turns")
    assert found == json.loads(invoke("score", "first-turns", "--json").stdout)
    assert turns[0] == {
        "player": "Rosa",
        "roll": ["up", "up", "roof"],
        "moves": ["place D1", "place E1"],
        "totals": {"Rosa": 13, "Bo": 2},
    }
    assert turns[-1]["totals"] == {one["name"]: one["total"] for one in found["players"]}


def test_a_new_record_passes_its_check() -> None:
    for lang in ("en", "es", "ru"):
        done = invoke("new", "record", f"Game {lang}", "--game", "stuglandet", "--lang", lang)
        assert done.exit_code == 0, done.output
        assert problems_in(SpecFile.at(Path(f"game-{lang}.record.yaml"))) == ()


WORDS = [
    "up",
    "side",
    "roof",
    "D1",
    "A1",
    "Z99",
    "swap",
    "move",
    "place",
    "Bo",
    "Rosa",
    "city",
    "~",
    "[",
    "0",
    "''",
]


@pytest.mark.parametrize("seed", range(10))
def test_mutated_records_give_codes_and_never_an_exception(seed: int) -> None:
    chance = random.Random(seed)
    texts = [path.read_text("utf-8") for path in RECORDS if not path.name.startswith("no-")]
    for _ in range(100):
        text = chance.choice(texts)
        for _ in range(chance.randint(1, 3)):
            at = [match.span() for match in re.finditer(r"[\w~-]+", text)]
            start, end = chance.choice(at)
            match chance.randrange(4):
                case 0:
                    text = text[:start] + chance.choice(WORDS) + text[end:]
                case 1:
                    text = text[:start] + text[end:]
                case 2:
                    text = text[:end] + " " + chance.choice(WORDS) + text[end:]
                case _:
                    lines = text.split("\n")
                    lines.insert(chance.randrange(len(lines)), lines[chance.randrange(len(lines))])
                    text = "\n".join(lines)
        for problem in problems_of(text):
            assert re.fullmatch(r"[a-z0-9-]+", problem.code)
            assert str(problem.message)
