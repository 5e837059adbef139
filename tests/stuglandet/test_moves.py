"""Moves: each rule of what a roll allows by name, and what must hold in any game."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from cutterprint.games.stuglandet.components.tiles import Role
from cutterprint.games.stuglandet.play.engine import (
    apply_move,
    deeds_of,
    is_possible,
    legal_moves,
    play_move,
    verify_move,
    verify_roll,
    without,
)
from cutterprint.games.stuglandet.play.moves import Move, MoveError, parse_move
from cutterprint.games.stuglandet.play.state import State, state_of
from cutterprint.games.stuglandet.rules.model import Deed, Landing
from cutterprint.shelf.resolver import load_bytes
from cutterprint.specs.cells import Cell
from tests.stuglandet.random_games import random_board, uses_of_roll

BOARD = """game: stuglandet
kind: board
tiles: replays
players: {{r: Rosa, b: Bo}}
board: |
  T01 T02 T03
  T04 city castle
  T05 T06 T07
cabins: |
{cabins}turn: Rosa
"""
EMPTY = ["........."] * 6


def game(*cabins: str, left: int | None = None) -> State:
    """A position on the board of the samples: cabins such as 'r D1'; `left` says how many Rosa still has."""
    rows = [list(row) for row in EMPTY]
    for cabin in cabins:
        letter, name = cabin.split()
        rows[int(name[1]) - 1][ord(name[0]) - ord("A")] = letter
    text = "".join(f"  {' '.join(row)}\n" for row in rows)
    board = load_bytes(BOARD.format(cabins=text).encode())
    state = state_of(board)  # type: ignore[arg-type]
    if left is None:
        return state
    number = left + state.cabins[0].bit_count()
    tiles = replace(state.table.board.tiles, rules=replace(state.table.rules, cabins=number))
    return state_of(replace(state.board(), tiles=tiles))


def code_of(state: State, text: str, *deeds: Deed) -> str | None:
    """The code with which a move is refused, or nothing."""
    try:
        verify_move(state, parse_move(text), deeds or (Deed.PLACE, Deed.MOVE, Deed.SWAP))
    except MoveError as error:
        return error.code
    return None


def after(state: State, *moves: str) -> State:
    for text in moves:
        state, _ = play_move(state, parse_move(text), (Deed.PLACE, Deed.MOVE, Deed.SWAP))
    return state


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("place A1", None),
        ("place D1", "plot-taken"),
        ("place B1", "cabin-place"),  # a lake
        ("place Z9", "cabin-place"),  # beyond the board
        ("move D1 A1", None),  # an own cabin
        ("move E3 A1", None),  # another player's
        ("move A1 A2", "cabin-place"),  # nobody stands there
        ("move D1 E3", "plot-taken"),
        ("move D1 D1", "plot-taken"),  # a cabin must go elsewhere
        ("swap E3", None),
        ("swap D1", "cabin-place"),  # an own cabin
        ("swap A1", "cabin-place"),  # no cabin
        ("swap B1", "cabin-place"),  # no plot
    ],
)
def test_a_move_needs_a_plot_or_a_cabin(move: str, code: str | None) -> None:
    assert code_of(game("r D1", "b E3"), move) == code


def test_only_what_the_roll_allows_can_be_done() -> None:
    state = game("r D1", "b E3")
    assert code_of(state, "swap E3", Deed.PLACE) == "move-roll"
    assert code_of(state, "place A1", Deed.MOVE, Deed.SWAP) == "move-roll"


def test_what_a_landing_allows_is_said_by_the_variant() -> None:
    state = game()
    roll = (Landing.SIDE, Landing.UP, Landing.ROOF)
    assert deeds_of(state, roll) == (Deed.MOVE, Deed.PLACE)
    easy = replace(state.table.board, variant=state.table.rules.variants["easy"])
    assert deeds_of(state_of(easy), roll) == (Deed.PLACE,)


def test_all_plots_of_a_tile_with_cabins_of_one_player_lock_it() -> None:
    state = after(game("r D1"), "place E1")
    assert {state.table.grid.tiles[tile].tile.id: owner for tile, owner in state.locks.items()} == {"T02": 0}


def test_a_tile_with_two_colours_is_not_locked() -> None:
    assert not after(game("b D1"), "place E1").locks


@pytest.mark.parametrize("move", ["move D1 A1", "swap D1"])
def test_nobody_moves_or_replaces_a_cabin_on_a_locked_tile(move: str) -> None:
    assert code_of(game("b D1", "b E1"), move) == "tile-locked"


def test_a_locked_tile_is_locked_for_its_owner_too() -> None:
    assert code_of(game("r D1", "r E1"), "move D1 A1") == "tile-locked"


def test_the_castle_is_never_locked() -> None:
    state = game("b H3")
    assert state.table.grid.number_of(Role.CASTLE) is not None
    assert not state.locks
    assert code_of(state, "swap H3") is None


def test_a_cabin_on_its_long_side_goes_back_to_the_supply() -> None:
    state = game("r D1", "b E3")
    assert after(state, "move E3 A1").left(0) == state.left(0)


def test_a_cabin_that_is_replaced_goes_back_to_its_owner() -> None:
    state = game("r D1", "b E3")
    end, event = play_move(state, parse_move("swap E3"), (Deed.SWAP,))
    assert (end.left(0), end.left(1)) == (state.left(0) - 1, state.left(1) + 1)
    assert (event.player, event.whose) == (0, 1)


@pytest.mark.parametrize("move", ["place A1", "swap E3"])
def test_the_last_cabin_ends_the_game_at_once(move: str) -> None:
    state = game("r D1", "b E3", left=1)
    end, event = play_move(state, parse_move(move), (Deed.PLACE, Deed.SWAP))
    assert event.ended
    assert code_of(end, "place A2") == "game-over"
    assert not any(is_possible(end, deed) for deed in Deed)


def test_moving_does_not_end_the_game() -> None:
    assert not after(game("r D1", "b E3", left=1), "move D1 A1").ended


@pytest.mark.parametrize(("left", "rolled"), [(5, 3), (3, 3), (2, 2), (1, 1)])
def test_as_many_cabins_are_rolled_as_there_are_up_to_three(left: int, rolled: int) -> None:
    state = game("r D1", "b E3", left=left)
    verify_roll(state, (Landing.UP,) * rolled)
    with pytest.raises(MoveError) as caught:
        verify_roll(state, (Landing.UP,) * (rolled + 1))
    assert caught.value.code == "roll-count"


def test_what_can_be_done_must_be_done_in_any_order() -> None:
    state = game("r D1", "b E3")
    uses = list(uses_of_roll(state, (Landing.UP, Landing.END, Landing.ROOF)))
    free = state.free.bit_count()
    assert len(uses) == 2 * free, "placing and replacing one cabin, either first"
    assert all({move.deed for move in moves} == {Deed.PLACE, Deed.SWAP} for moves, _ in uses)
    assert len({end.cabins for _, end in uses}) == free


def test_what_cannot_be_done_lapses() -> None:
    state = game("r D1")
    assert all(len(moves) == 1 for moves, _ in uses_of_roll(state, (Landing.UP, Landing.END, Landing.END)))
    assert list(uses_of_roll(state, (Landing.ROOF,) * 3)) == [((), state)]


@pytest.mark.parametrize("text", ["", "place", "place A1 B1", "move A1", "build A1", "place 1A", "swap ~"])
def test_a_text_that_is_no_move_has_a_code_and_a_word_about_it(text: str) -> None:
    with pytest.raises(MoveError) as caught:
        parse_move(text)
    assert caught.value.code == "bad-value"


def test_a_move_is_written_as_it_is_read() -> None:
    for text in ("place C2", "move B1 C2", "swap D4"):
        assert parse_move(text).name == text


def all_moves(state: State) -> list[Move]:
    """Every move that can be written down, legal or not."""
    cells: list[Cell] = [*state.table.grid.cells, (99, 99)]
    some = cells[:: max(1, len(cells) // 14)]
    return [
        *(Move(deed, cell) for cell in cells for deed in (Deed.PLACE, Deed.SWAP)),
        *(Move(Deed.MOVE, cell, start) for start in some for cell in some),
    ]


@pytest.mark.parametrize("seed", range(6))
def test_in_any_game_nothing_is_lost_and_what_is_offered_is_what_is_legal(seed: int) -> None:
    chance = random.Random(seed)
    players = chance.choice([2, 3, 4])
    board = random_board(chance, 3, 3, players, filled=0)
    state = state_of(replace(board, turn=0))
    most = state.table.rules.cabins
    for number in range(60):
        if state.ended:
            break
        deeds = deeds_of(state, chance.choices(list(Landing), k=state.rolled))
        while possible := [deed for deed in deeds if is_possible(state, deed)]:
            offered = {move for deed in set(deeds) for move in legal_moves(state, deed)}
            if number % 10 == 0:
                for move in all_moves(state):
                    assert _is_allowed(state, move, deeds) == (move in offered), move.name
            move = chance.choice(legal_moves(state, chance.choice(possible)))
            assert move in offered
            before = state
            state, _ = apply_move(state, move)
            deeds = without(deeds, move.deed)
            for tile, owner in before.locks.items():
                assert state.locks[tile] == owner
            for player in state.table.players:
                assert state.cabins[player].bit_count() + state.left(player) == most
            assert sum(own.bit_count() for own in state.cabins) == state.taken.bit_count(), "one cabin a plot"
        state = state.passed()
    assert state.taken


def _is_allowed(state: State, move: Move, deeds: Sequence[Deed]) -> bool:
    try:
        verify_move(state, move, deeds)
    except MoveError:
        return False
    return True
