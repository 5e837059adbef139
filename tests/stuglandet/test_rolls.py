"""The best use of a roll: what brute force finds, told with a proof."""

import json
import random
from dataclasses import replace
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from cutterprint.games.stuglandet.play.engine import deeds_of, is_possible, play_move, without
from cutterprint.games.stuglandet.play.moves import MoveError
from cutterprint.games.stuglandet.play.state import State, state_of
from cutterprint.games.stuglandet.rules.model import Landing
from cutterprint.games.stuglandet.rules.rules_reader import base_rules
from cutterprint.games.stuglandet.solving.search import RollSearch
from cutterprint.games.stuglandet.solving.solution import solution
from tests.running import invoke
from tests.stuglandet.random_games import best_by_brute_force, outcome, random_board, random_points

ROLLS = tuple(combinations_with_replacement(Landing, 3))
MOST_WAYS = 6000
BOARD = """game: stuglandet
kind: board
tiles: replays
players: {r: Rosa, b: Bo}
board: |
  T01 T02 T03
  T04 city castle
  T05 T06 T07
cabins: |
  . . . | r . . | . . .
  . . . | . . . | . . .
  . . . | r b . | . . .
  . . . | b . . | . . .
  . . . | . . . | . . .
  . . . | . . . | . . .
turn: Bo
"""


def small_board(seed: int) -> tuple[State, tuple[Landing, ...]] | None:
    """A small position and a roll of which all uses can be tried."""
    chance = random.Random(seed)
    rules = base_rules()
    if chance.random() < 0.3:
        rules = random_points(chance, rules)
    if chance.random() < 0.3:
        rules = replace(rules, cabins=chance.choice([3, 4, 5]))
    board = random_board(
        chance,
        chance.choice([2, 2, 3]),
        chance.choice([1, 1, 2]),
        chance.choice([2, 3, 4]),
        filled=chance.choice([0.2, 0.4, 0.6, 0.8, 0.9, 1]),
        plots=chance.choice([(1, 2), (1, 2, 3), (2, 3)]),
        rules=rules,
        with_city=chance.random() < 0.25,
    )
    state = state_of(board)
    roll = tuple(chance.sample(ROLLS[seed % len(ROLLS)], 3)[: state.rolled])
    cabins, free = len(board.cabins), len(board.grid.plots) - len(board.cabins)
    ways = 1
    for landing in roll:
        tries = {Landing.UP: free, Landing.SIDE: cabins * free, Landing.END: cabins, Landing.ROOF: 1}
        ways *= max(1, tries[landing])
    return (state, roll) if ways <= MOST_WAYS and not state.ended else None


@pytest.mark.parametrize("first", range(0, 600, 60))
def test_no_use_of_a_roll_is_better_than_the_one_found(first: int) -> None:
    compared = 0
    for seed in range(first, first + 60):
        position = small_board(seed)
        if position is None:
            continue
        state, roll = position
        search = RollSearch(state, roll)
        search.run()
        assert search.is_proved
        end, deeds = state, deeds_of(state, roll)
        for move in search.moves:
            end, _ = play_move(end, move, deeds)
            deeds = without(deeds, move.deed)
        assert not any(is_possible(end, deed) for deed in deeds), "all that can be done is done"
        board = replace(state.table.board, cabins=state.board().cabins, turn=state.turn)
        assert outcome(end, state.turn) == best_by_brute_force(board, roll), f"board {seed}, roll {roll}"
        compared += 1
    assert compared > 20


@pytest.mark.parametrize("roll", [roll for roll in ROLLS if Landing.ROOF not in roll], ids=",".join)
def test_every_roll_is_proved_on_a_full_board(roll: tuple[Landing, ...]) -> None:
    board = random_board(random.Random(7), 4, 4, 4, filled=0.5)
    search = RollSearch(state_of(board), roll)
    search.run()
    found = solution(search)
    assert found.is_optimal
    assert found.bound == found.total
    assert sum(step.gains()[found.player] for step in found.steps) == found.gained


def test_a_search_without_time_has_an_answer_and_a_bound() -> None:
    board = random_board(random.Random(3), 4, 4, 4, filled=0.5)
    roll = (Landing.SIDE,) * 3
    short = RollSearch(state_of(board), roll, time_limit=0)
    short.run()
    whole = RollSearch(state_of(board), roll)
    whole.run()
    assert not solution(short).is_optimal
    assert len(short.moves) == 3
    assert short.bound >= solution(whole).total >= solution(short).total


def test_a_search_can_be_stopped() -> None:
    search = RollSearch(state_of(random_board(random.Random(3), 4, 4, 4, filled=0.5)), (Landing.SIDE,) * 3)
    search.stop()
    search.run()
    assert not search.is_proved


def test_a_roll_must_have_as_many_landings_as_cabins_rolled() -> None:
    state = state_of(random_board(random.Random(3), 4, 4, 4, filled=0.3))
    with pytest.raises(MoveError) as caught:
        RollSearch(state, (Landing.UP,))
    assert caught.value.code == "roll-count"


@pytest.fixture
def board_file(tmp_path: Path) -> str:
    path = tmp_path / "b.board.yaml"
    path.write_text(BOARD, encoding="utf-8")
    return str(path)


def test_solve_tells_each_move_and_its_gain(board_file: str) -> None:
    done = invoke("solve", board_file, "--roll", "up,side,end", "--lang", "en")
    assert done.exit_code == 0, done.stderr
    assert "Bo rolled: upright, on its long side, on its end" in done.stdout
    assert "1. Bo " in done.stdout
    assert "no other use of the roll is better" in done.stdout


def test_solve_json_is_that_of_score_with_moves_and_proof(board_file: str) -> None:
    found = json.loads(
        invoke("solve", board_file, "--roll", "up,side,end", "--player", "Rosa", "--json").stdout
    )
    assert found["player"] == "Rosa"
    assert found["roll"] == ["up", "side", "end"]
    assert found["optimal"] is True
    assert found["bound"] == found["total"] == found["players"][0]["total"]
    assert len(found["moves"]) == 3
    assert set(found["moves"][0]["gains"]) == {"Rosa", "Bo"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "--roll up,side,end"),
        (("--roll", "up,left,end"), "no cabin lands 'left'"),
        (("--roll", "up"), "rolls 3 cabins"),
        (("--roll", "up,up,up", "--player", "Bob"), "there is no player 'Bob'"),
    ],
)
def test_solve_says_what_it_needs(board_file: str, words: tuple[str, ...], told: str) -> None:
    done = invoke("solve", board_file, *words, "--lang", "en")
    assert done.exit_code == 2
    assert told in done.stderr
