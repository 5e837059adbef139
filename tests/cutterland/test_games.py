"""Several players: standings, tie-breaks, tournaments; and verify."""

from pathlib import Path

import pytest

from cutterprint.data import game_folder
from cutterprint.games.cutterland.scoring.standings import Game, Tournament, score_game, score_tournament
from cutterprint.games.cutterland.terminal.scores import standings_lines, tournament_text
from cutterprint.i18n import language
from cutterprint.shelf.built_in import built_ins
from cutterprint.shelf.resolver import SpecFile, load_bytes
from cutterprint.shelf.verifying import verify_file
from cutterprint.terminal import Terminal
from tests.problems import codes_of

# Lands by what they score: total and survivors.
TEN, TEN_MANY, FIVE, LOW = "Wt", "Wt M. Md P. Wk", "Mg Mg", "Wf"


def game_text(*lands: str, names: str = "ABCD", indent: str = "") -> str:
    lines = ["players:"]
    for name, land in zip(names, lands, strict=False):
        lines.append(f"  - {{name: {name}, land: {land}}}")
    return "\n".join(indent + line for line in lines) + "\n"


def standings(*lands: str) -> list[tuple[int, str]]:
    game = load_bytes(f"game: cutterland\nkind: game\n{game_text(*lands)}".encode())
    assert isinstance(game, Game)
    return [(standing.place, standing.name) for standing in score_game(game).standings]


def test_most_points_win() -> None:
    assert standings(FIVE, TEN, LOW) == [(1, "B"), (2, "A"), (3, "C")]


def test_of_equal_points_more_survivors_win() -> None:
    assert standings(TEN, TEN_MANY) == [(1, "B"), (2, "A")]


def test_a_full_tie_shares_the_victory_and_leaves_the_next_place_empty() -> None:
    assert standings(FIVE, TEN, TEN) == [(1, "B"), (1, "C"), (3, "A")]


@pytest.mark.parametrize(
    ("lands", "told"),
    [
        ([FIVE, TEN], ["B wins."]),
        ([TEN, TEN_MANY], ["B is ahead of A: equal points, more survivors.", "B wins."]),
        (
            [TEN, TEN, FIVE],
            ["A and B share place 1: equal points, equal survivors.", "A and B share the victory."],
        ),
        (
            [TEN, FIVE, FIVE],
            ["B and C share place 2: equal points, equal survivors.", "A wins."],
        ),
    ],
)
def test_the_standings_say_what_decided_a_tie(lands: list[str], told: list[str]) -> None:
    game = load_bytes(f"game: cutterland\nkind: game\n{game_text(*lands)}".encode())
    assert isinstance(game, Game)
    lines = list(standings_lines(score_game(game).standings, Terminal(), language()))
    assert lines[1 + len(lands) :] == told


def tournament_of(first: str, one: list[str], two: list[str]) -> Tournament:
    text = f"game: cutterland\nkind: tournament\nfirst: {first}\ngames:\n"
    for lands in (one, two):
        text += "  - " + game_text(*lands, indent="    ").lstrip()
    value = load_bytes(text.encode())
    assert isinstance(value, Tournament)
    return value


def tournament(first: str, one: list[str], two: list[str]) -> list[tuple[int, str, int]]:
    return [(s.place, s.name, s.total) for s in score_tournament(tournament_of(first, one, two)).standings]


def test_a_tournament_adds_up_both_games() -> None:
    assert tournament("A", [TEN, FIVE], [LOW, TEN]) == [(1, "B", 15), (2, "A", 8)]


def test_a_tied_tournament_goes_by_the_survivors_of_the_second_game() -> None:
    assert tournament("A", [TEN_MANY, TEN], [TEN, TEN_MANY])[0] == (1, "B", 20)


def test_then_by_the_seat_farthest_from_the_first_player() -> None:
    assert [name for _, name, _ in tournament("B", [TEN, TEN, TEN], [TEN, TEN, TEN])] == ["A", "C", "B"]


def test_seats_are_counted_the_shorter_way_round() -> None:
    """Of four, the one opposite is farthest; of the two beside, the later one clockwise is ahead."""
    four = [TEN, TEN, TEN, TEN]
    assert [name for _, name, _ in tournament("A", four, four)] == ["C", "D", "B", "A"]


def test_the_sample_of_a_tied_tournament_holds_and_another_order_is_told() -> None:
    samples = game_folder("cutterland", "card_specs") / "samples"
    text = (samples / "ruling-tie.tournament.yaml").read_text(encoding="utf-8")
    value = load_bytes(text.encode())
    assert isinstance(value, Tournament)
    assert [one.name for one in score_tournament(value).standings] == ["Zoe", "Lou", "Ana", "Kim", "Ben"]
    right, wrong = "[Zoe, Lou, Ana, Kim, Ben]", "[Lou, Zoe, Ana, Kim, Ben]"
    for order, codes in ((right, []), (wrong, ["expectation"])):
        problems, _ = verify_file(SpecFile("tie", data=text.replace(right, order).encode()))
        assert [problem.code for problem in problems] == codes


@pytest.mark.parametrize(
    ("one", "two", "told"),
    [
        (
            [TEN_MANY, TEN],
            [TEN, TEN_MANY],
            "B is ahead of A: equal points, more survivors in the second game.",
        ),
        (
            [TEN, TEN],
            [TEN, TEN],
            "B is ahead of A: equal points and survivors, but a seat farther from the first player.",
        ),
    ],
)
def test_the_standings_of_a_tournament_say_what_decided_a_tie(
    one: list[str], two: list[str], told: str
) -> None:
    found = score_tournament(tournament_of("A", one, two))
    assert told in list(tournament_text(found, Terminal(), language()))


def test_over_cut_cards_count_in_a_tournament() -> None:
    text = "game: cutterland\nfirst: A\ngames:\n" + (
        "  - players:\n      - {name: A, land: Wt}\n"
        "  - players:\n      - {name: A, land: Wt, miscut_cards: 2}\n"
    )
    value = load_bytes(text.encode())
    assert isinstance(value, Tournament)
    assert score_tournament(value).standings[0].total == 10 + 10 - 6


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("kind: game\nplayers: []\n", "bad-value"),
        ("kind: game\nplayers: [{name: A, land: P.}, {name: A, land: P.}]\n", "duplicate-id"),
        ("kind: game\nplayers: [{land: P.}]\n", "missing-key"),
        ("kind: game\nplayers: [{name: A, land: P. .. P.}]\n", "land-split"),
        ("kind: game\nfirst: Z\nplayers: [{name: A, land: P.}]\n", "unknown-player"),
        ("kind: tournament\ngames: [{players: [{name: A, land: P.}]}]\n", "bad-value"),
        (
            "kind: tournament\nfirst: A\n"
            "games: [{players: [{name: A, land: P.}]}, {players: [{name: B, land: P.}]}]\n",
            "unknown-player",
        ),
        (
            "kind: tournament\ngames: [{players: [{name: A, land: P.}]}, {players: [{name: A, land: P.}]}]\n",
            "missing-key",
        ),
    ],
)
def test_what_is_wrong_with_a_game_is_told(text: str, code: str) -> None:
    assert codes_of("game: cutterland\n" + text) == [code]


SAMPLES = [item for item in built_ins() if item.game == "cutterland" and item.is_sample]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.id)
def test_every_built_in_sample_is_as_expected(sample: object) -> None:
    path = getattr(sample, "path", Path())
    problems, compared = verify_file(SpecFile(str(path), path))
    assert problems == []
    assert compared > 0


@pytest.mark.parametrize("letter", "abcdefghijk")
def test_every_worked_example_has_a_sample(letter: str) -> None:
    assert any(sample.id.startswith(f"{letter}-") for sample in SAMPLES)


def test_a_changed_number_is_a_readable_difference(tmp_path: Path) -> None:
    text = next(sample.path for sample in SAMPLES if sample.id == "k-hunting").read_text(encoding="utf-8")
    wrong = tmp_path / "k.land.yaml"
    wrong.write_text(
        text.replace("goblin: 18", "goblin: 19").replace("total: 44", "total: 45"), encoding="utf-8"
    )
    problems, _ = verify_file(SpecFile("k.land.yaml", wrong))
    assert [problem.code for problem in problems] == ["expectation", "expectation"]
    assert str(problems[0].message) == "the total should be 45, but is 44"
    assert str(problems[1].message) == "'goblin' should be 19, but is 18"
    assert text.splitlines()[problems[1].line - 1].strip() == "goblin: 18"


def test_an_expected_problem_that_does_not_come_is_a_difference(tmp_path: Path) -> None:
    path = tmp_path / "a.land.yaml"
    path.write_text("game: cutterland\nland: P.\nexpect: {problem: land-split}\n")
    problems, _ = verify_file(SpecFile("a", path))
    assert [problem.code for problem in problems] == ["expectation"]
    path.write_text("game: cutterland\nland: P. .. P.\nexpect: {problem: land-split}\n")
    assert verify_file(SpecFile("a", path))[0] == []
    path.write_text("game: cutterland\nland: P. .. Px\nexpect: {problem: land-split}\n")
    assert [problem.code for problem in verify_file(SpecFile("a", path))[0]] == [
        "unknown-code",
        "expectation",
    ]
