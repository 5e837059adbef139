"""Positions come over from the online game and go back without loss."""

import json
import random
from pathlib import Path

import pytest

from cutterprint.games.cuttle.online.literal import read_literal
from cutterprint.games.cuttle.online.reading import position_text, position_tree
from cutterprint.games.cuttle.online.rows import fixture_text, row_of
from cutterprint.games.cuttle.play.dealing import dealt, shuffled
from cutterprint.games.cuttle.play.engine import legal_moves, play_legal
from cutterprint.games.cuttle.play.state import NOBODY, Phase
from cutterprint.games.cuttle.play.table import base_table
from cutterprint.games.cuttle.positions.model import Position
from cutterprint.shelf.resolver import load_bytes
from cutterprint.specs.problems import ProblemLog, Source
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


def brought(text: str) -> Position:
    """The position that a row or fixture becomes, by way of its file."""
    log = ProblemLog()
    node = read_literal(text, Source.of_text("online", text), log)
    assert node is not None, log.found
    tree = position_tree(node, log)
    assert not log, log.found
    value = load_bytes(position_text(node, tree).encode())
    assert isinstance(value, Position)
    return value


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
    value = brought(json.dumps(row))
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
                value = brought(json.dumps(row_of(state)))
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
    (tmp_path / "row.json").write_text(json.dumps({**ROW, "phase": 7}, indent=1), encoding="utf-8")
    assert "row.json:29:" in invoke("online", str(tmp_path / "row.json")).output


# --- fixtures ---

FIXTURE = """
it('plays points', () => {
  // a comment with { a brace
  cy.loadGameFixture(0, {
    p0Hand: [ Card.ACE_OF_SPADES, { suit: 0, rank: 1 } ], /* both aces */
    p0Points: [Card.TEN_OF_SPADES],
    'p0FaceCards': [Card.KING_OF_SPADES],
    p1Hand: ['AH', "AD"],
    p1Points: [{ rank: 10, suit: 2, attachments: [Card.JACK_OF_CLUBS, Card.JACK_OF_HEARTS] }],
    p1FaceCards: [Card.EIGHT_OF_HEARTS,],
    scrap: [Card.TWO_OF_CLUBS],
    topCard: Card.FIVE_OF_DIAMONDS,
    secondCard: null,
  });
  cy.get('[data-player-hand-card=1-3]').click();
});
"""


def test_a_fixture_becomes_a_position_whose_deck_is_unknown() -> None:
    value = brought(FIXTURE)
    row = row_of(value.state._replace(buried=0))
    assert row["p0Hand"] == ["AC", "AS"]
    assert row["p1Points"] == ["TH(JC-p0,JH-p1)"]
    assert row["p1FaceCards"] == ["8H"]
    assert row["turn"] == 0
    named = 12
    assert value.state.buried == 1 + 52 - named


def test_with_a_deck_all_other_cards_lie_in_the_scrap_pile() -> None:
    value = brought(FIXTURE.replace("secondCard: null", "deck: [Card.SIX_OF_CLUBS]"))
    assert row_of(value.state)["deck"] == ["5D", "6C"]
    named = 13
    assert value.state.scrap.bit_count() == 1 + 52 - named


def test_whole_positions_go_to_a_fixture_and_back() -> None:
    chance = random.Random(2)
    table = base_table()
    there = 0
    for seed in range(3):
        state = dealt(table, shuffled(table, seed), 1)
        while state.winner == NOBODY:
            if state.phase is Phase.PLAY and not (any(state.frozen) or state.passes or state.piles):
                back = brought(fixture_text(state)).state
                turned = row_of(state)
                if state.turn:
                    turned |= {
                        f"p{seat}{place}": turned[f"p{1 - seat}{place}"]
                        for seat in range(2)
                        for place in ("Hand", "Points", "FaceCards")
                    }
                assert row_of(back) == {**turned, "turn": 0}
                there += 1
            state, _ = play_legal(state, chance.choice(legal_moves(state)))
    assert there > 20


def test_a_deck_of_unknown_order_is_left_out_of_a_fixture(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text(FIXTURE.replace(", attachments", ", jacks"), encoding="utf-8")
    done = invoke("online", str(tmp_path / "a.js"), "-o", str(tmp_path / "a.position.yaml"))
    assert done.exit_code == 0, done.output
    assert "\ndeck: 43\n" in (tmp_path / "a.position.yaml").read_text(encoding="utf-8")
    done = invoke("online", str(tmp_path / "a.position.yaml"), "--fixture")
    assert done.stdout.startswith("cy.loadGameFixture(0, {\n  p0Hand: [Card.ACE_OF_CLUBS, ")
    assert "deck" not in done.stdout


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("TEN_OF_SPADES", "TEN_OF_SPADE", "a.js:6:16: error[unknown-card]"),
        ("rank: 1 }", "rank: 14 }", "a.js:5:35: error[wrong-type]"),
        ("'AH'", "'AX'", "a.js:8:14: error[unknown-card]"),
        ("'AH'", "'AS'", "a.js:8:14: error[card-twice]"),
        ("'AH'", "draw()", "a.js:8:18: error[literal-syntax]"),
        ("'AH'", "...more", "a.js:8:14: error[literal-syntax]"),
        ("'AH'", "5", "a.js:8:14: error[wrong-type]"),
        ("['AH', \"AD\"]", "{}", "a.js:8:13: error[wrong-type]"),
        ("p0Points:", "p0Points", "error[literal-syntax]"),
        ("p0Points:", "p0Hand:", "error[literal-syntax]"),
        ("  });\n", "", "error[literal-syntax]"),
        ("['AH'", "[" * 5000 + "'AH'", "error[literal-syntax]"),
    ],
)
def test_what_is_wrong_in_a_fixture_is_told_with_its_place(
    before: str, after: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert before in FIXTURE
    Path("a.js").write_text(FIXTURE.replace(before, after, 1), encoding="utf-8")
    done = invoke("online", "a.js")
    assert done.exit_code == 1, done.output
    assert problem in done.stderr


def test_a_fixture_without_room_for_stolen_cards_says_so(tmp_path: Path) -> None:
    (tmp_path / "row.json").write_text(json.dumps(ROW), encoding="utf-8")
    invoke("online", str(tmp_path / "row.json"), "-o", str(tmp_path / "a.position.yaml"))
    done = invoke("online", str(tmp_path / "a.position.yaml"), "--fixture")
    assert done.exit_code == 2
    assert "stolen cards" in done.stderr
