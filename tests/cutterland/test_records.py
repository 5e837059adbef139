"""Records: cutting, choosing, laying and receiving, and every illegal step at its line."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cutterprint
from cutterprint.data import game_folder
from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.play.cutting import cuts, is_connected
from cutterprint.games.cutterland.play.placing import (
    Laid,
    laid_squares,
    laying_fault,
    legal_places,
    piece_of,
    turned,
)
from cutterprint.games.cutterland.play.record import Record, choosing_order
from cutterprint.games.cutterland.rules.model import Rules
from cutterprint.games.cutterland.scoring.points import BONUSES
from cutterprint.games.cutterland.scoring.score import score
from cutterprint.shelf.resolver import load_bytes
from tests.problems import codes_of, problems_of
from tests.strategies import cards

HEAD = "game: cutterland\nkind: record\npack: starter\n"
CUT3 = "      a a b\n      a b b\n      c c b\n      c c c\n"
TURN3 = f"""  - player: Ana
    card: S01
    cut: |
{CUT3}    takes:
      - {{player: Ben, piece: b, at: [0, 0]}}
      - {{player: Eva, piece: a, at: [0, 0], turn: 90}}
      - {{player: Ana, piece: c, at: [0, 0]}}
"""
GOOD = HEAD + "players: [Ana, Ben, Eva]\nturns:\n" + TURN3
SECOND = """  - player: Ben
    card: S02
    cut: |
      a a b
      a b b
      c c b
      c c c
    takes:
      - {player: Eva, piece: a, at: [0, 2]}
      - {player: Ana, piece: b, at: [0, 2]}
      - {player: Ben, piece: c, at: [0, 3]}
"""


def starter_card(card_id: str = "S01") -> Card:
    pack = cutterprint.load("starter")
    assert isinstance(pack, Pack)
    return pack.card(card_id)


@pytest.mark.parametrize(("pieces", "number"), [(1, 1), (2, 146), (3, 1350), (4, 4325)])
def test_a_card_of_twelve_has_so_many_cuts(pieces: int, number: int) -> None:
    assert len(set(cuts(starter_card(), pieces))) == number


@settings(max_examples=60)
@given(cards(), st.integers(2, 4), st.data())
def test_every_cut_has_connected_pieces_that_hold_every_square_once(
    card: Card, number: int, data: st.DataObject
) -> None:
    cut = data.draw(st.sampled_from(list(cuts(card, number))))
    assert len(cut) == number
    assert all(is_connected(piece) for piece in cut)
    assert sorted(cell for piece in cut for cell in piece) == sorted(cell for cell, _ in card.cells())


def test_a_piece_is_turned_clockwise_and_never_flipped() -> None:
    piece = piece_of(starter_card(), [(0, 0), (1, 0), (0, 1)])
    quarter = turned(piece, 90)
    assert set(quarter) == {(0, 0), (1, 0), (1, 1)}
    assert quarter[1, 0] == piece[0, 0]
    assert quarter[1, 1] == piece[1, 0]
    assert turned(turned(piece, 90), 270) == piece


@settings(max_examples=60)
@given(cards(), cards(), st.data())
def test_legal_places_are_all_the_legal_places(one: Card, two: Card, data: st.DataObject) -> None:
    land = piece_of(one, data.draw(st.sampled_from(list(cuts(one, 3))))[0])
    piece = piece_of(two, data.draw(st.sampled_from(list(cuts(two, 3))))[-1])
    found = {frozenset(laid_squares(piece, laid).items()) for laid in legal_places(land, piece)}
    tried = set()
    for turn in (0, 90, 180, 270):
        for column in range(-6, 7):
            for row in range(-6, 7):
                squares = laid_squares(piece, Laid((column, row), turn))
                if not laying_fault(land, squares):
                    tried.add(frozenset(squares.items()))
    assert found == tried


def test_the_first_piece_lies_anywhere_in_each_turn() -> None:
    piece = piece_of(starter_card(), [(0, 0), (1, 0)])
    assert [laid.turn for laid in legal_places({}, piece)] == [0, 90, 180, 270]


@pytest.mark.parametrize(
    ("players", "cutter", "order"),
    [
        ("AB", "A", "BABA"),
        ("AB", "B", "ABAB"),
        ("ABC", "B", "CAB"),
        ("ABCD", "D", "ABCD"),
    ],
)
def test_choosing_starts_on_the_cutters_left_and_ends_with_the_cutter(
    base: Rules, players: str, cutter: str, order: str
) -> None:
    assert "".join(choosing_order(players, cutter, base.seatings[len(players)])) == order


COUNTER = game_folder("cutterland", "card_specs") / "samples" / "ruling-counterclockwise.record.yaml"


def test_counterclockwise_only_the_scissors_turn_round() -> None:
    text = COUNTER.read_text(encoding="utf-8")
    record = load_bytes(text.encode())
    assert isinstance(record, Record)
    assert [turn.player for turn in record.turns] == ["Ana", "Eva"]
    assert [[take.player for take in turn.takes] for turn in record.turns] == [
        ["Ben", "Eva", "Ana"],
        ["Ana", "Ben", "Eva"],
    ]
    assert "turn-order" in codes_of(text.replace("direction: counterclockwise\n", ""))
    swapped = text.replace("{player: Ben, piece: b, at: [0, 0]}", "{player: Eva, piece: b, at: [0, 0]}", 1)
    assert "take-order" in codes_of(swapped)


def test_a_record_gives_the_lands_and_what_was_received() -> None:
    record = load_bytes((GOOD + SECOND).encode())
    assert isinstance(record, Record)
    assert {name: len(land.squares) for name, land in record.lands.items()} == {"Ana": 9, "Ben": 9, "Eva": 6}
    received: dict[str, int] = {}
    for turn in record.turns:
        for take in turn.takes:
            received[take.player] = received.get(take.player, 0) + sum(take.received(record.rules).values())
    for name, land in record.lands.items():
        assert score(land).parts[BONUSES] == received[name]


def changed(*pairs: tuple[str, str], text: str = GOOD) -> str:
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


LINES = GOOD.splitlines()


def line_of(text: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if text in line)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (changed(("a a b", "a b a")), "piece-split", line_of("cut: |") + 1),
        (changed(("a a b", "a d b")), "cut-count", line_of("cut: |")),
        (changed(("c c c", "c c")), "square-count", line_of("cut: |") + 1),
        (changed(("card: S01", "card: S99")), "unknown-card", line_of("card: S01")),
        (changed(("player: Ben", "player: Eva")), "take-order", line_of("player: Ben")),
        (changed(("player: Ben", "player: Bob")), "unknown-player", line_of("player: Ben")),
        (changed(("piece: b", "piece: x")), "unknown-piece", line_of("piece: b")),
        (changed(("piece: a", "piece: b")), "unknown-piece", line_of("piece: a")),
        (changed(("turn: 90", "turn: 45")), "bad-value", line_of("turn: 90")),
        (changed(("at: [0, 0]", "at: [1, 0]")), "bad-value", line_of("at: [0, 0]")),
        (changed(("[Ana, Ben, Eva]", "[Ana, Ben, Eva, Kim, Lou]")), "player-count", line_of("players:")),
        (changed(("[Ana, Ben, Eva]", "[Ana, Ben, Ana]")), "duplicate-id", line_of("players:")),
        (changed(("pack: starter", "pack: strater")), "unknown-pack", line_of("pack:")),
        (changed(("pack: starter", "pack: ../a.pack.yaml")), "outside-folder", line_of("pack:")),
        (GOOD + "bonuses:\n  Zoe: {towers: []}\n", "unknown-player", len(LINES) + 2),
        (GOOD + "bonuses:\n  Ana: {towers: [A1]}\n", "tower-count", len(LINES) + 2),
        (GOOD + "bonuses:\n  Ana: {walls: [A1/C1]}\n", "wall-place", len(LINES) + 2),
        (GOOD + "expect: {Zoe: {total: 1}}\n", "unknown-player", len(LINES) + 1),
        (
            changed(("player: Ben\n    card: S02", "player: Eva\n    card: S02"), text=GOOD + SECOND),
            "turn-order",
            None,
        ),
        (
            changed(
                ("at: [0, 2]}\n      - {player: Ana", "at: [0, 0]}\n      - {player: Ana"), text=GOOD + SECOND
            ),
            "piece-overlap",
            len(LINES) + 9,
        ),
        (
            changed(("piece: c, at: [0, 3]", "piece: c, at: [7, 7]"), text=GOOD + SECOND),
            "piece-detached",
            len(LINES) + 11,
        ),
    ],
)
def test_an_illegal_step_is_told_at_its_line(text: str, code: str, line: int | None, tmp_path: Path) -> None:
    found = problems_of(text, tmp_path / "test.record.yaml")
    assert code in [problem.code for problem in found]
    if line is not None:
        assert line in [problem.line for problem in found if problem.code == code]


def test_two_players_cut_four_pieces_and_take_two_each() -> None:
    text = HEAD + (
        "players: [Ana, Ben]\nturns:\n  - player: Ana\n    card: S01\n    cut: |\n"
        "      a a b\n      a b b\n      c c d\n      c c d\n    takes:\n"
        "      - {player: Ben, piece: a}\n      - {player: Ana, piece: b}\n"
        "      - {player: Ben, piece: c, at: [0, 2]}\n      - {player: Ana, piece: d, at: [0, 2]}\n"
    )
    record = load_bytes(text.encode())
    assert isinstance(record, Record)
    assert {name: len(land.squares) for name, land in record.lands.items()} == {"Ana": 5, "Ben": 7}


OVERCUT = changed(("c c c", "c c d"), ("    takes:", "    removed: [d]\n    takes:"))


def test_an_over_cut_card_loses_its_surplus_and_costs_points_only_where_agreed() -> None:
    for text, points in ((OVERCUT, 0), (OVERCUT + "miscut_penalty: true\n", -3)):
        record = load_bytes(text.encode())
        assert isinstance(record, Record)
        assert score(record.lands["Ana"]).parts["miscut"] == points
        assert len(record.lands["Ana"].squares) == 4
    assert codes_of(OVERCUT.replace("[d]", "[x]")) == ["unknown-piece"]
    assert codes_of(OVERCUT.replace("    removed: [d]\n", "")) == ["cut-count"]


def test_pieces_come_from_the_bag_without_a_card() -> None:
    text = HEAD.replace("pack: starter\n", "") + (
        "players: [Ana, Ben, Eva]\nturns:\n  - player: Ana\n    pieces:\n"
        "      a: |\n        Pc P.\n      b: |\n        Mg ..\n        M^ M.\n      c: |\n        Wk\n"
        "    takes:\n      - {player: Ben, piece: a}\n      - {player: Eva, piece: b, turn: 180}\n"
        "      - {player: Ana, piece: c}\n"
    )
    record = load_bytes(text.encode())
    assert isinstance(record, Record)
    assert {name: len(land.squares) for name, land in record.lands.items()} == {"Ana": 1, "Ben": 2, "Eva": 3}
    assert codes_of(text.replace("Mg ..", "Mg M.\n        .. ..")) == ["piece-split"]
    assert "cut-count" in codes_of(text.replace("      c: |\n        Wk\n", ""))


@pytest.mark.parametrize(("players", "cards", "pieces"), [(4, 12, 12), (3, 9, 9), (2, 8, 16)])
def test_a_player_ends_with_so_many_pieces(base: Rules, players: int, cards: int, pieces: int) -> None:
    table = base.seatings[players]
    assert table.cards * players == cards
    assert cards * table.takes == pieces


def test_nobody_cuts_more_cards_than_were_dealt() -> None:
    turns = ""
    for number in range(10):
        cutter, left, far = (["Ana", "Ben", "Eva"][(number + step) % 3] for step in (0, 1, 2))
        turns += (
            f"  - player: {cutter}\n    card: S01\n    cut: |\n{CUT3}    takes:\n"
            f"      - {{player: {left}, piece: a, at: [0, {4 * number}]}}\n"
            f"      - {{player: {far}, piece: b, at: [0, {4 * number}]}}\n"
            f"      - {{player: {cutter}, piece: c, at: [0, {4 * number}]}}\n"
        )
    assert "turn-order" in codes_of(HEAD + "players: [Ana, Ben, Eva]\nturns:\n" + turns)


@settings(max_examples=100)
@given(st.data())
def test_mutated_records_never_give_a_traceback(data: st.DataObject) -> None:
    text = list(GOOD + SECOND + "bonuses:\n  Ana: {towers: [A1], walls: [A1/A2]}\n")
    for _ in range(data.draw(st.integers(1, 5))):
        index = data.draw(st.integers(0, len(text) - 1))
        text[index] = data.draw(st.sampled_from(["", " ", "\n", ":", "[", "a", "9", "-", "Z", "{", "'"]))
    problems_of("".join(text))
