"""Positions, records and matches are read as they are meant, and nothing in a file can break the program."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from cutterprint.games.cuttle.answers import replay_answer, score_answer
from cutterprint.games.cuttle.kinds import kinds
from cutterprint.games.cuttle.play.state import Pile
from cutterprint.games.cuttle.positions.comparing import compare
from cutterprint.games.cuttle.positions.model import Position
from cutterprint.games.cuttle.rules.cards import CARD_NUMBERS, card_names, cards_in
from cutterprint.i18n import language
from cutterprint.shelf.built_in import built_ins
from cutterprint.shelf.resolver import SpecFile, load_bytes, read_spec
from cutterprint.shelf.verifying import verify_file
from cutterprint.specs.problems import ProblemLog
from cutterprint.terminal import Terminal
from tests.problems import codes_of, problems_of
from tests.running import invoke

SAMPLES = [item.path for item in built_ins() if item.game == "cuttle"]
# The example of the page of formats, as it stands there.
EXAMPLE = """\
game: cuttle
kind: position
variant: two
players:
  - name: Ana
    hand: [AS, 2H, 7D]
    points: [TH, "8D(JS)"]
    royals: [KC, QD, 8S]
    frozen: [9C]
  - name: Ben
    hand: 5
scrap: [3C, 4D]
deck: [5H, 6H]
turn: Ana
passes: 0
moves: [one-off AS, resolve]
expect: {points: {Ana: 0, Ben: 0}, scrap: [3C, 4D, AS, TH, 8D, JS]}
"""
HEAD = "game: cuttle\nkind: position\n"


def loaded(text: str) -> Position:
    value = load_bytes(text.encode())
    assert isinstance(value, Position)
    return value


def test_the_example_of_the_format_comes_out_as_it_expects() -> None:
    assert verify_file(SpecFile("example", data=EXAMPLE.encode())) == ([], 3)


def test_a_wrong_expectation_of_every_kind_is_told() -> None:
    wrong = """expect:
  points: {Ana: 1}
  goals: {Ana: 21}
  hands: {Ana: [AS], Ben: 4}
  fields: {Ana: [KC], Ben: [KC]}
  scrap: [3C]
  deck: [6H, 5H]
  turn: Ana
  winner: Ana
  legal: [pass]
  illegal: {draw: deck-left}
"""
    text = EXAMPLE[: EXAMPLE.index("expect")] + wrong
    problems, compared = verify_file(SpecFile("example", data=text.encode()))
    assert compared == 12
    assert [problem.code for problem in problems] == ["expectation"] * 12
    assert [problem.line for problem in problems] == [18, 19, 20, 20, 21, 21, 22, 23, 24, 25, 26, 27]


def test_expectations_name_players_of_the_game() -> None:
    text = EXAMPLE[: EXAMPLE.index("expect")] + "expect: {points: {Zoe: 3}}\n"
    problems, _ = verify_file(SpecFile("example", data=text.encode()))
    assert [problem.code for problem in problems] == ["unknown-player"]
    assert codes_of(text.replace("points: {Zoe: 3}", "poinst: {}")) == ["unknown-key"]


def test_two_players_steal_in_turns() -> None:
    """Without seats each jack serves the player that the one below didn't."""
    text = HEAD + 'players: [{name: Ana, points: ["8D(JS,JH)", "TC(JC)"]}, {name: Ben}]\n'
    eight, ten = loaded(text).start.piles
    jacks = CARD_NUMBERS["JS"], CARD_NUMBERS["JH"], CARD_NUMBERS["JC"]
    assert eight == Pile(CARD_NUMBERS["8D"], 0, ((jacks[0], 1), (jacks[1], 0)))
    assert ten == Pile(CARD_NUMBERS["TC"], 1, ((jacks[2], 0),))


def test_two_players_may_write_seats_as_well() -> None:
    text = HEAD + 'players: [{name: Ana, points: ["8D(JS-p1,JH-p0)"]}, {name: Ben}]\n'
    assert loaded(text).start.piles[0].owner == 0
    assert codes_of(text.replace("p1", "p0")) == ["bad-value"]


def test_a_frozen_card_is_in_the_hand_even_if_only_frozen_names_it() -> None:
    state = loaded(EXAMPLE).start
    assert card_names(cards_in(state.hands[0])) == ["AS", "2H", "7D", "9C"]
    assert card_names(cards_in(state.frozen[0])) == ["9C"]


def test_a_hidden_hand_may_have_known_frozen_cards() -> None:
    text = HEAD + "players: [{name: Ana, hand: 3, frozen: [9C]}, {name: Ben}]\ndeck: 3\n"
    state = loaded(text).start
    assert state.hand_size(0) == 3
    assert state.hidden[0] == 2


def test_the_first_player_begins_unless_the_file_says_otherwise() -> None:
    text = HEAD + "players: [{name: Ana}, {name: Ben}]\n"
    assert loaded(text).start.turn == 0
    assert loaded(text + "turn: Ben\n").start.turn == 1


def test_a_move_may_name_its_player_with_or_without_quotes() -> None:
    moves = 'moves: [Ana: draw, "Ben: draw"]\nexpect: {legal: [Ana: points KC], turn: Ana}\n'
    text = HEAD + f"players: [{{name: Ana}}, {{name: Ben}}]\ndeck: [KD, 5H, 6H]\n{moves}"
    assert [step.text for step in loaded(text).steps] == ["draw", "draw"]
    assert codes_of(text.replace("Ana: draw", "Ben: draw")) == ["not-your-turn"]
    problems, compared = verify_file(SpecFile("x", data=text.encode()))
    assert [str(problem.message) for problem in problems] == [
        "'Ana: points KC' should be legal, but is not: not-in-hand"
    ]
    assert compared == 2


def test_a_position_that_is_won_is_over() -> None:
    text = HEAD + "players: [{name: Ana}, {name: Ben, points: [TC, TD, AS]}]\ndeck: 3\n"
    found = score_answer(loaded(text)).as_json()
    assert (found["winner"], found["phase"], found["legal"]) == ("Ben", "over", [])


def test_the_json_of_a_score_has_the_keys_of_the_format() -> None:
    found = json.loads(invoke("score", "seven-any-way", "--json", "--lang", "ru").stdout)
    assert list(found) == ["players", "turn", "phase", "winner", "legal"]
    assert list(found["players"][0]) == ["name", "points", "goal", "kings", "hand"]
    assert found["phase"] == "seven"
    assert "seven scuttle 9H 8C" in found["legal"]


def test_the_json_of_a_replay_is_a_list_of_scores_with_moves() -> None:
    found: list[dict[str, Any]] = json.loads(invoke("replay", "two-counters", "--json").stdout)
    assert [one["move"] for one in found] == ["one-off AS", "counter 2C", "resolve"]
    assert [one["phase"] for one in found] == ["counter", "counter", "play"]
    assert [one.get("to_move") for one in found] == ["Ben", None, None]
    assert list(found[0])[:6] == ["move", "players", "turn", "phase", "winner", "legal"]


def test_what_is_hidden_is_said() -> None:
    found = json.loads(invoke("score", "hidden-two", "--json").stdout)
    assert found["legal"] == ["resolve"]
    assert found["unknown"] == ["whether Ben holds a two isn't known"]
    assert found["players"][1]["hand"] == 3
    assert "No se sabe" in invoke("score", "hidden-two", "--lang", "es").stdout


def test_a_team_wins_together() -> None:
    found = json.loads(invoke("score", "teams-goal", "--json").stdout)
    assert found["winner"] == ["Ana", "Cleo"]
    assert "Ana reaches the goal: Ana and Cleo win." in invoke("score", "teams-goal").stdout


def test_every_legal_move_is_listed_with_what_it_does() -> None:
    told = invoke("score", "seven-any-way", "--no-color").stdout
    assert re.search(r"seven scuttle 9H 8C +scraps 8C of Ben, and itself", told)
    assert re.search(r"seven points 9H +counts 9 points: 9 of 21", told)
    won = loaded(HEAD + "players: [{name: Ana, hand: [4S], points: [TC, 7D]}, {name: Ben}]\ndeck: 3\n")
    lines = "\n".join(score_answer(won).lines(Terminal(), language("en")))
    assert "points 4S  counts 4 points: 21 of 21; Ana wins" in lines


def test_a_match_is_scored_as_best_of_three() -> None:
    found = json.loads(invoke("score", "best-of-three", "--json").stdout)
    assert found["players"] == [{"name": "Ana", "wins": 2}, {"name": "Ben", "wins": 1}]
    assert (found["winner"], found["stalemates"], found["best_of"]) == ("Ana", 1, 3)
    text = "game: cuttle\nkind: match\nplayers: [A, B, C, D]\ngames: [[A, C], [A, C]]\n"
    assert score_answer(load_bytes(text.encode())).as_json()["winner"] == ["A", "C"]


def test_a_position_has_a_picture_and_a_match_has_none(tmp_path: Path) -> None:
    picture = tmp_path / "table.svg"
    done = invoke("score", "ace", "--svg", str(picture))
    assert done.exit_code == 0, done.output
    assert "<use" in picture.read_text(encoding="utf-8")
    done = invoke("score", "best-of-three", "--lang", "en", "--svg", str(tmp_path / "match.svg"))
    assert done.exit_code != 0
    assert "no picture of a match" in done.output


@pytest.mark.parametrize("kind", ["position", "record", "rules", "deck"])
@pytest.mark.parametrize("lang", ["en", "es", "ru"])
def test_new_files_are_right(kind: str, lang: str, tmp_path: Path) -> None:
    done = invoke("new", kind, "Sea Game", "--game", "cuttle", "--lang", lang, "--out", str(tmp_path))
    assert done.exit_code == 0, done.output
    assert invoke("check", str(tmp_path)).exit_code == 0


@pytest.mark.parametrize("kind", kinds())
def test_every_kind_has_a_schema(kind: str) -> None:
    assert json.loads(invoke("schema", kind, "--game", "cuttle").stdout)["properties"]["game"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("players: [{name: Ana}]", "bad-value"),
        ("players: [{name: Ana}, {name: Ben}, {name: Cleo}]", "player-count"),
        ("players: [{name: Ana}, {name: Ana}]", "duplicate-id"),
        ("players: [{name: Ana, hand: {a: b}}, {name: Ben}]", "wrong-type"),
        ("players: [{name: Ana, hand: [[AS]]}, {name: Ben}]", "wrong-type"),
        ("players: [{name: Ana, hand: -1}, {name: Ben}]", "bad-value"),
        ("players: [{name: Ana, hnad: 1}, {name: Ben}]", "unknown-key"),
        ("players: [{name: Ana}, {name: Ben}]\nrules: bsae", "unknown-rules"),
        ("players: [{name: Ana}, {name: Ben}]\nmoves: [[draw]]", "wrong-type"),
        ("players: [{name: Ana}, {name: Ben}]\nexpect: {winner: {a: b}}", "wrong-type"),
    ],
)
def test_wrong_files_are_told(text: str, code: str) -> None:
    assert codes_of(f"{HEAD}{text}\n")[:1] == [code]


def test_a_record_needs_a_deck_or_a_seed() -> None:
    text = "game: cuttle\nkind: record\nplayers: [Ana, Ben]\nmoves: []\n"
    assert codes_of(text) == ["missing-key"]
    assert codes_of(text + "seed: 1\n") == []
    assert codes_of(text + "seed: 1\ndeck: [AS]\n") == ["missing-key"]


def test_the_problem_stands_at_the_move() -> None:
    (problem,) = problems_of(EXAMPLE.replace("resolve]", "counter 2H]"))
    assert (problem.code, problem.line, problem.column) == ("not-in-hand", 16, 21)


JUNK = ["", "[]", "{}", "null", "-1", "9" * 20, "AS", "X9", "(", "8D(JS", "8D@p9(JS-p9)", "🃏", "Ana:"]
WORDS = re.compile(r"[\w()@-]+")


def mutated(text: str, chance: random.Random) -> str:
    """A text with some words or lines changed, lost, doubled or swapped."""
    lines = text.splitlines()
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(lines))
        words = WORDS.findall(lines[place]) or ["x"]
        match chance.randrange(6):
            case 0:
                del lines[place : place + chance.randint(1, 2)]
            case 1:
                lines.insert(place, chance.choice(lines))
            case 2:
                lines[place] = lines[place].replace(chance.choice(words), chance.choice(JUNK), 1)
            case 3:
                other = WORDS.findall(chance.choice(lines)) or ["x"]
                lines[place] = lines[place].replace(chance.choice(words), chance.choice(other), 1)
            case 4:
                other_place = chance.randrange(len(lines))
                lines[place], lines[other_place] = lines[other_place], lines[place]
            case _:
                card = chance.choice([*CARD_NUMBERS])
                lines[place] = re.sub(r"\b[A2-9TJQK][CDHS]\b", card, lines[place], count=1)
        lines = lines or ["game: cuttle"]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("part", range(4))
def test_a_thousand_mutated_files_give_codes_and_never_an_exception(part: int) -> None:
    chance = random.Random(part)
    wrong = 0
    for _ in range(300):
        text = mutated(chance.choice(SAMPLES).read_text(encoding="utf-8"), chance)
        log = ProblemLog()
        spec = read_spec(SpecFile("mutated", data=text.encode()), log)
        if spec is None:
            assert log
            assert all(re.fullmatch(r"[a-z0-9-]+", problem.code) for problem in log.found)
            wrong += 1
            continue
        compare(spec.value, spec.node, ProblemLog())
        if spec.kind not in {"rules", "deck"}:
            assert score_answer(spec.value).as_json()
            assert list(score_answer(spec.value).lines(Terminal(), language("en")))
        if isinstance(spec.value, Position):
            replay_answer(spec.value).as_json()
    assert wrong > 100
