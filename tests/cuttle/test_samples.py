"""Every sentence of the rules is a sample; each comes out as it expects, and is told in every language."""

import re
from pathlib import Path

import pytest

from cutterprint.games.cuttle.answers import replay_answer, score_answer
from cutterprint.games.cuttle.play.state import Deed, Phase
from cutterprint.games.cuttle.positions.model import Match, Position, Record
from cutterprint.games.cuttle.rules.cards import card_names, cards_in
from cutterprint.games.cuttle.rules.rules_reader import base_rules
from cutterprint.games.cuttle.terminal.showing import show_any
from cutterprint.i18n import language, languages
from cutterprint.shelf.built_in import BuiltIn, built_ins
from cutterprint.shelf.resolver import SpecFile, load_file
from cutterprint.shelf.verifying import verify_file
from cutterprint.terminal import Terminal
from tests.cuttle import naive
from tests.cuttle.naive_play import play
from tests.cuttle.opinions import PLAYERS, said, snapshot

SAMPLES = [item for item in built_ins() if item.game == "cuttle" and item.is_sample]
WRONG_ON_PURPOSE = {"two-no-jokers", "card-in-two-places"}
RIGHT = [item for item in SAMPLES if item.id not in WRONG_ON_PURPOSE]
GOLDEN = [item for item in SAMPLES if item.id.startswith("golden-")]
COLOURS = re.compile(r"\033\[[0-9;]*m")


@pytest.mark.parametrize("item", SAMPLES, ids=lambda item: item.id)
def test_a_sample_comes_out_as_it_expects(item: BuiltIn) -> None:
    problems, compared = verify_file(SpecFile.at(item.path))
    assert problems == []
    assert compared > 0


def test_a_sample_starts_with_its_fact() -> None:
    for item in SAMPLES:
        first = item.path.read_text(encoding="utf-8").splitlines()[0]
        assert re.fullmatch(r"# [A-Z0-9].*[a-z.,:;]", first), item.id


def test_no_sample_starts_after_the_end() -> None:
    for item in RIGHT:
        value = load_file(item.path)
        if isinstance(value, Position):
            state = value.start
            assert state.phase is Phase.PLAY, item.id
            assert all(state.worth(seat) < state.goal(seat) for seat in range(state.table.seats)), item.id


@pytest.mark.parametrize("lang", languages())
def test_samples_are_told_whole_in_every_language(lang: str) -> None:
    speech, terminal = language(lang), Terminal(width=80)
    for item in RIGHT:
        value = load_file(item.path)
        lines = [*show_any(value, (), terminal, speech), *score_answer(value).lines(terminal, speech)]
        if isinstance(value, Position):
            lines += replay_answer(value).lines(terminal, speech)
        assert not speech.missing, item.id
        assert max(map(len, lines)) <= 80, item.id
        assert not re.search(r"\{\w+\}", "\n".join(lines)), item.id
    assert list(show_any(base_rules(), (), terminal, speech))
    assert not speech.missing


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [80, 60])
def test_a_table_fits_the_terminal(lang: str, width: int) -> None:
    speech = language(lang)
    for item in RIGHT:
        value = load_file(item.path)
        for colour in (False, True):
            lines = list(show_any(value, (), Terminal(width=width, colour=colour), speech))
            assert max(len(COLOURS.sub("", line)) for line in lines) <= width, item.id


def test_colours_change_nothing_but_the_colour() -> None:
    speech = language("en")
    for item in GOLDEN:
        value = load_file(item.path)
        plain = list(score_answer(value).lines(Terminal(width=80), speech))
        painted = list(score_answer(value).lines(Terminal(width=80, colour=True), speech))
        assert painted != plain
        assert [COLOURS.sub("", line) for line in painted] == plain


@pytest.mark.parametrize("item", GOLDEN, ids=lambda item: item.id)
def test_golden_games_go_the_same_way_on_both_engines(item: BuiltIn) -> None:
    record = load_file(item.path)
    assert isinstance(record, Record)
    table = record.start.table
    dealt = [sorted(card_names(cards_in(hand))) for hand in record.start.hands]
    deck = re.findall(r"[A2-9TJQKX][CDHS12]", _deck_text(item.path))
    game = naive.new_game(deck, table.seats, record.dealer)
    assert [sorted(hand) for hand in game["hands"]] == dealt
    for step in record.steps:
        text = said(step.move)
        assert text in naive.legal(game)
        play(game, text)
        assert naive.snapshot(game) == snapshot(step.state)
    assert record.state.phase is Phase.OVER


def _deck_text(path: Path) -> str:
    return path.read_text(encoding="utf-8").split("deck: [")[1].split("]")[0]


def test_there_is_a_golden_game_of_each_variant_and_each_kind_of_move() -> None:
    records = [load_file(item.path) for item in GOLDEN]
    assert {record.start.table.variant.key for record in records if isinstance(record, Record)} == {*PLAYERS}
    made = {step.move.deed for record in records if isinstance(record, Record) for step in record.steps}
    assert made == {*Deed}


def test_there_is_a_sample_of_each_kind() -> None:
    kinds = {type(load_file(item.path)) for item in RIGHT}
    assert kinds == {Position, Record, Match}
