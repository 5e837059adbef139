"""Positions come over from the online game and go back without loss."""

import json
import random
from pathlib import Path

import pytest

from cutterprint.errors import UsageError
from cutterprint.games.cuttle.play.dealing import dealt, shuffled
from cutterprint.games.cuttle.play.engine import legal_moves, play_legal
from cutterprint.games.cuttle.play.state import NOBODY, Phase
from cutterprint.games.cuttle.play.table import base_table
from cutterprint.games.cuttle.positions.model import Position
from cutterprint.games.cuttle.positions.online import RowFile, position_text, row_of
from cutterprint.shelf.resolver import load_bytes
from tests.cuttle.opinions import snapshot
from tests.running import invoke

# As the documentation of the online game has it.
ROW = {
    "p0Hand": ["AC", "5H"],
    "p1Hand": ["2C"],
    "p0Points": ["3D", "4S(JS-p0)", "TH(JH-p0,JC-p1,JD-p0)"],
    "p1Points": [],
    "p0FaceCards": ["8D"],
    "p1FaceCards": ["KC"],
    "scrap": ["9C"],
    "deck": ["6C", "7C"],
    "turn": 4,
    "phase": 1,
    "oneOff": None,
    "twos": [],
    "moveType": 3,
}


def test_a_row_becomes_a_position(tmp_path: Path) -> None:
    (tmp_path / "row.json").write_text(json.dumps(ROW), encoding="utf-8")
    done = invoke("online", str(tmp_path / "row.json"), "-o", str(tmp_path / "a.position.yaml"))
    assert done.exit_code == 0, done.output
    found = json.loads(invoke("score", str(tmp_path / "a.position.yaml"), "--json").stdout)
    assert [player["points"] for player in found["players"]] == [17, 0]
    assert found["turn"] == "p0"
    back = json.loads(invoke("online", str(tmp_path / "a.position.yaml")).stdout)
    assert back == {key: value for key, value in ROW.items() if key != "moveType"} | {
        "oneOffTarget": None,
        "turn": 0,
    }


def test_a_one_off_that_waits_for_an_answer_comes_over() -> None:
    row = {**ROW, "phase": 2, "oneOff": "2D", "oneOffTarget": "KC", "twos": ["2H"]}
    value = load_bytes(position_text(RowFile.model_validate(row)).encode())
    assert isinstance(value, Position)
    assert value.state.phase is Phase.COUNTER
    assert value.state.actor == 0
    assert row_of(value.state)["twos"] == ["2H"]


def test_every_turn_of_random_games_goes_there_and_back() -> None:
    chance = random.Random(1)
    table = base_table()
    for seed in range(3):
        state = dealt(table, shuffled(table, seed), 1)
        while state.winner == NOBODY:
            if state.phase in {Phase.PLAY, Phase.COUNTER} and not any(state.frozen) and not state.passes:
                value = load_bytes(position_text(RowFile.model_validate(row_of(state))).encode())
                assert isinstance(value, Position)
                assert snapshot(value.state) == snapshot(state)
            state, _ = play_legal(state, chance.choice(legal_moves(state)))


@pytest.mark.parametrize("sample", ["seven-any-way", "cutthroat-turns", "hidden-two"])
def test_what_the_notation_does_not_have_is_refused(sample: str) -> None:
    done = invoke("online", sample)
    assert done.exit_code != 0
    assert "Traceback" not in done.output


def test_a_wrong_row_is_told(tmp_path: Path) -> None:
    (tmp_path / "row.json").write_text(json.dumps({**ROW, "p1Hand": ["AC"]}), encoding="utf-8")
    assert "card-twice" in invoke("online", str(tmp_path / "row.json")).output
    (tmp_path / "row.json").write_text(json.dumps({**ROW, "p1Hand": 3}), encoding="utf-8")
    assert "wrong-type" in invoke("online", str(tmp_path / "row.json")).output
    with pytest.raises(UsageError):
        position_text(RowFile.model_validate({**ROW, "phase": 7}))
