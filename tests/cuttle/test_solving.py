"""The solver: named positions with known answers, agreement with plain minimax, and sampled deals."""

import json
from pathlib import Path

import pytest

from cutterprint.clock import Clock
from cutterprint.errors import UsageError
from cutterprint.games.cuttle.answers import table_search
from cutterprint.games.cuttle.options import SolveOptions
from cutterprint.games.cuttle.play.state import NOBODY
from cutterprint.games.cuttle.positions.model import Position
from cutterprint.games.cuttle.solving.open_search import OpenSearch
from cutterprint.games.cuttle.solving.whole_game import nobody_wins
from cutterprint.games.game import Search
from cutterprint.i18n import language, languages
from cutterprint.shelf.resolver import load_bytes, load_file
from cutterprint.terminal import Terminal
from tests.cuttle.plain_minimax import DRAWN, outcome, tiny_endgame
from tests.cuttle.test_samples import RIGHT
from tests.running import invoke

HEAD = "game: cuttle\nkind: position\n"


def solved(folder: Path, text: str, *options: str) -> dict[str, object]:
    path = folder / "solved.position.yaml"
    path.write_text(HEAD + text, encoding="utf-8")
    done = invoke("solve", str(path), "--json", *options)
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def told(folder: Path, text: str, *options: str) -> str:
    path = folder / "told.position.yaml"
    path.write_text(HEAD + text, encoding="utf-8")
    done = invoke("solve", str(path), *options)
    assert done.exit_code == 0, done.output
    return done.stdout


def players(*rows: str) -> str:
    names = ("Ana", "Ben", "Cleo", "Dan")
    lines = [f"  - {{name: {name}, {row}}}" for name, row in zip(names, rows, strict=False)]
    return "\n".join(["players:", *lines, ""])


POINTS_IN_ONE = players("hand: [AC, 9H, 7D], points: [TS, 5C]", "hand: [2S], points: [TH, TD]")
KING_IN_ONE = players("hand: [KH, AC], points: [TS, 4C]", "hand: [2S], points: [TH]")
FORCED_LOSS = players("hand: [JC]", "hand: [9C, 8C], points: [TS, 4S], royals: [QH]")
STALEMATE = players("hand: [JC]", "hand: [JD]")
TEAMS = "variant: teams\n" + players("hand: [3C]", "hand: [QC]", "hand: [TC], points: [TH, AC]", "hand: [QD]")
ALONE = "variant: cutthroat\n" + players("hand: [QC]", "hand: [4C], points: [TH]", "hand: [JD]")
MUST_COUNTER = players("hand: [AC]", "hand: [2C, 5S], points: [TH, TD]") + "moves: [one-off AC]\n"


def test_points_that_win_are_found(tmp_path: Path) -> None:
    found = solved(tmp_path, POINTS_IN_ONE)
    assert (found["optimal"], found["winner"], found["turns"]) == (True, "Ana", 1)
    assert found["move"] in {"points 7D", "points 9H"}
    assert "Ana wins in 1 turn, whatever Ben may do." in told(tmp_path, POINTS_IN_ONE)


def test_a_king_that_wins_is_found(tmp_path: Path) -> None:
    found = solved(tmp_path, KING_IN_ONE)
    assert (found["optimal"], found["winner"], found["move"]) == (True, "Ana", "royal KH")


def test_a_defeat_is_told_with_the_longest_defence(tmp_path: Path) -> None:
    found = solved(tmp_path, FORCED_LOSS)
    assert (found["optimal"], found["winner"], found["turns"]) == (True, "Ben", 1)
    text = told(tmp_path, FORCED_LOSS)
    assert "Ben wins in 1 turn, whatever Ana may do." in text
    assert "holds out longest" in text


def test_passes_lead_to_a_stalemate(tmp_path: Path) -> None:
    found = solved(tmp_path, STALEMATE)
    assert (found["optimal"], found["winner"], found["value"]) == (True, "stalemate", 0)
    assert found["line"] == ["Ana: pass", "Ben: pass", "Ana: pass"]
    assert "without a winner" in told(tmp_path, STALEMATE)


def test_what_takes_a_victory_away_is_countered(tmp_path: Path) -> None:
    found = solved(tmp_path, MUST_COUNTER)
    assert (found["optimal"], found["winner"], found["move"]) == (True, "Ben", "counter 2C")
    assert found["line"] == ["Ben: counter 2C", "Ana: resolve", "Ben: points 5S"]


def test_a_finished_game_needs_no_solution(tmp_path: Path) -> None:
    over = players("hand: [], points: [TH, TS, AC]", "hand: [2C]")
    assert solved(tmp_path, over) == {"optimal": True, "move": None, "line": [], "winner": "Ana"}
    assert "nothing left to solve" in told(tmp_path, over)


def test_the_line_can_be_replayed(tmp_path: Path) -> None:
    text = (
        players(
            "hand: [AS, 2H, 6D, 6C], points: [TH, 3H]",
            "hand: [9D, 4C, 2S, JS], points: [9S, 3S], royals: [KC]",
        )
        + "scrap: [3C, 4D]\ndeck: [5H, 6H, QC, KD]\n"
    )
    found = solved(tmp_path, text)
    assert (found["optimal"], found["winner"], found["turns"]) == (True, "Ben", 4)
    path = tmp_path / "line.position.yaml"
    path.write_text(HEAD + text + f"moves: {json.dumps(found['line'])}\n", encoding="utf-8")
    assert json.loads(invoke("score", str(path), "--json").stdout)["winner"] == "Ben"


def test_partners_win_together(tmp_path: Path) -> None:
    found = solved(tmp_path, TEAMS)
    assert (found["optimal"], found["winner"], found["turns"]) == (True, ["Ana", "Cleo"], 2)
    assert "Ana and Cleo win in 2 turns of theirs" in told(tmp_path, TEAMS)


def test_a_partner_undoes_a_victory_by_king(tmp_path: Path) -> None:
    """In teams Ana's king would win, but Ben's nine sends it back."""
    rows = ("hand: [KC], points: [TH, 4H]", "hand: [{nine}]", "hand: [JC]", "hand: [JD]")
    plain, undone = (
        "variant: teams\n" + players(*(row.format(nine=card) for row in rows)) for card in ("9C", "5C")
    )
    assert solved(tmp_path, undone)["turns"] == 1
    assert solved(tmp_path, plain)["turns"] != 1


def test_alone_against_two_a_victory_is_proved_and_a_defeat_is_not(tmp_path: Path) -> None:
    won = "variant: cutthroat\n" + players("hand: [4C], points: [TH]", "hand: [JC]", "hand: [JD]")
    found = solved(tmp_path, won)
    assert (found["optimal"], found["winner"]) == (True, "Ana")
    assert found["method"] == "paranoid alpha-beta"
    found = solved(tmp_path, ALONE)
    assert (found["optimal"], found["winner"]) == (False, None)
    assert "If Ben and Cleo play together" in told(tmp_path, ALONE)


@pytest.mark.parametrize(("variant", "games"), [("two", 240), ("teams", 80)])
def test_the_search_agrees_with_plain_minimax(variant: str, games: int) -> None:
    """Who wins, and in how many turns, in small endgames of which plain minimax sees the next turns whole."""
    turns, proved = 4, 0
    for seed in range(games):
        state = tiny_endgame(seed, variant)
        search = OpenSearch(state, most_turns=turns)
        search.run()
        found = search.found
        expected = outcome(state, state.actor, turns, {})
        if isinstance(expected, tuple):
            side, number = expected
            assert (found.value > 0, found.turns) == (side == "us", number + 1), (seed, expected, found)
        else:
            assert found.turns is None, (seed, expected, found)
            assert found.is_proved or expected != DRAWN, (seed, found)
        if found.is_proved and found.turns is None:
            assert nobody_wins(state, search.ours, Clock()) in {True, None}, seed
        proved += found.is_proved
    assert proved > games // 3


def test_threes_that_go_round_for_ever_end_in_a_proof() -> None:
    search = OpenSearch(tiny_endgame(320))
    search.run()
    assert search.found.is_proved
    assert search.found.turns is None


def test_a_search_that_is_stopped_has_a_move() -> None:
    state = tiny_endgame(196)
    search = OpenSearch(state)
    search.stop()
    search.run()
    assert search.found.move is not None
    assert not search.found.is_proved
    assert state.winner == NOBODY


# --- hidden cards ---

HIDDEN = players("hand: [AC, 9H, 7D], points: [TS, 5C]", "hand: 5, points: [TH, TD]") + "deck: 30\n"


def test_an_obvious_victory_is_found_with_hidden_hands(tmp_path: Path) -> None:
    found = solved(tmp_path, HIDDEN, "--games", "300")
    assert found["move"] in {"points 7D", "points 9H"}
    assert found["win_share"] == 1.0
    assert found["optimal"] is False
    assert found["winner"] is None
    assert found["games"] == 300


def test_the_same_seed_gives_the_same_answer(tmp_path: Path) -> None:
    text = players("hand: [AC, 9H, 7D, QC]", "hand: 5, points: [TH]") + "deck: 30\n"
    first = solved(tmp_path, text, "--games", "200", "--seed", "5")
    assert solved(tmp_path, text, "--games", "200", "--seed", "5") == first
    assert solved(tmp_path, text, "--games", "200", "--seed", "6") != first
    moves = first["moves"]
    assert isinstance(moves, list)
    assert sum(move["visits"] for move in moves) == 200
    for move in moves:
        low, high = move["interval"]
        assert low <= move["win_share"] <= high


def test_a_sample_is_never_called_a_proof(tmp_path: Path) -> None:
    text = told(tmp_path, HIDDEN, "--games", "100")
    assert "never proved" in text
    assert "100 games" in text


def test_who_moves_must_know_their_cards(tmp_path: Path) -> None:
    path = tmp_path / "hidden.position.yaml"
    path.write_text(HEAD + players("hand: 3", "hand: [TH]") + "deck: 30\n", encoding="utf-8")
    done = invoke("solve", str(path))
    assert done.exit_code == 2
    assert "list the cards of 'hand'" in done.stderr


def test_solve_takes_positions_only() -> None:
    done = invoke("solve", "best-of-three", "--game", "cuttle")
    assert done.exit_code == 2
    assert "solve takes a position" in done.stderr


@pytest.mark.parametrize("code", languages())
def test_solutions_are_told_whole_in_every_language_and_fit_the_terminal(code: str) -> None:
    speech, terminal = language(code), Terminal(width=80)
    named = [POINTS_IN_ONE, KING_IN_ONE, FORCED_LOSS, STALEMATE, MUST_COUNTER, TEAMS, ALONE]
    values = [load_bytes((HEAD + text).encode()) for text in named]
    values += [load_file(item.path) for item in RIGHT]
    for value in values:
        if not isinstance(value, Position):
            continue
        search = searched(value)
        if search is not None:
            lines = list(search.answer().lines(terminal, speech))
            assert max(map(len, lines)) <= terminal.width, (value.path, lines)
            assert not speech.missing, value.path


def searched(value: Position) -> Search | None:
    """A short search, the same on every machine, if the position has all that it needs."""
    try:
        search = table_search(value, SolveOptions(games=12), None)
    except UsageError:
        return None
    if value.path is not None and value.state.is_open:
        search.stop()
    search.run()
    return search
