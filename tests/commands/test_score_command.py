"""score, verify and replay as a user runs them."""

import json
from pathlib import Path

import pytest

from tests.commands.test_commands import run


def test_score_json_is_the_contracts_object() -> None:
    found = json.loads(run("score", "k-hunting", "--json").stdout)
    assert found["total"] == 44
    assert found["parts"] == {
        "kraken": 4,
        "goblin": 18,
        "centaur": 4,
        "dragon": 7,
        "turtle": 10,
        "frog": 0,
        "bonuses": 1,
        "miscut": 0,
    }
    assert (found["survivors"], found["areas"]) == (12, 8)
    assert found["devoured"][0] == {"square": "A1", "creature": "frog", "by": "kraken"}
    assert found["towers"] == ["A2", "C2"]
    assert found["walls"] == ["G6/H6"]
    assert found["bridges"] == ["E6-G6", "F2-H2"]


def test_score_json_of_several_files_is_a_list_in_their_order() -> None:
    found = json.loads(run("score", "j-chain", "k-hunting", "--json").stdout)
    assert [one["total"] for one in found] == [24, 44]


def test_score_json_of_a_game_has_players_and_standings(tmp_path: Path) -> None:
    path = tmp_path / "evening.game.yaml"
    path.write_text(
        "game: cutterland\nplayers:\n  - {name: Ana, land: Pc P.}\n  - {name: Ben, land: Mg Mg}\n"
    )
    found = json.loads(run("score", str(path), "--json").stdout)
    assert [player["name"] for player in found["players"]] == ["Ana", "Ben"]
    assert found["standings"][0] == {"place": 1, "name": "Ben", "total": 5, "survivors": 2}


def test_score_tells_the_hunt_and_the_choice() -> None:
    out = run("score", "k-hunting").stdout
    assert "The kraken G6 eats the dragon E6" in out
    assert "There was a choice; eating E3 and H3 scores most." in out
    assert "6 in an area: 18 (F1 C2 D2 F3 D4 F4)" in out


def test_score_draws_the_land(tmp_path: Path) -> None:
    names = {"--svg": "land.svg", "--pdf": "land.pdf", "--png": "land.png"}
    words = [word for option, name in names.items() for word in (option, name)]
    done = run("score", "k-hunting", *words, "--palette", "bw", "--ink", "light", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "land.svg").read_text().startswith("<?xml")
    assert (tmp_path / "land.pdf").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "land.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["score", "starter"], 2),
        (["score", "h-bridges-cross"], 1),
        (["replay", "k-hunting"], 2),
        (["replay", "d-corner"], 1),
        (["score", "k-hunting", "--palette", "pink", "--png", "x.png"], 2),
        (["score", "k-hunting", "--png", "/dev/null/x.png"], 1),
    ],
)
def test_what_can_not_be_done_is_said_in_words(words: list[str], code: int, tmp_path: Path) -> None:
    done = run(*words, cwd=tmp_path)
    assert done.returncode == code, done.stderr
    assert done.stderr
    assert "Traceback" not in done.stderr


def test_replay_shows_each_turn_and_the_standings() -> None:
    out = run("replay", "c-expanding").stdout
    assert out.count("── Turn ") == 3
    assert "and receives 1 × Wall / Bridge" in out
    assert "Max wins." in out


def test_verify_passes_on_the_samples_and_fails_on_a_changed_number(tmp_path: Path) -> None:
    done = run("verify")
    assert done.returncode == 0
    assert "all as expected" in done.stdout
    from cutterprint.shelf.built_in import built_in

    text = built_in("cutterland", "land", "k-hunting").path.read_text(encoding="utf-8")
    (tmp_path / "k.land.yaml").write_text(text.replace("total: 44", "total: 43"), encoding="utf-8")
    done = run("verify", "k.land.yaml", cwd=tmp_path)
    assert done.returncode == 1
    assert "error[expectation]: the total should be 43, but is 44" in done.stdout


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["The fox D1 eats the centaur C1", "9 creatures survive", "Owl"]),
        ("es", ["zorro D1 → centauro C1", "sobreviven 9 criaturas", "Búho"]),
        ("ru", ["лиса D1 → кентавр C1", "выжило 9 монстров", "Сова"]),
    ],
)
def test_a_land_of_a_custom_pack_is_scored_in_each_language(lang: str, words: list[str]) -> None:
    out = run("score", "twilight-evening", "--lang", lang).stdout
    assert " 32  " in out
    for word in words:
        assert word in out


def test_an_unknown_language_is_told() -> None:
    done = run("score", "k-hunting", "--lang", "xx")
    assert done.returncode == 2
    assert "en, es, ru" in done.stderr
