"""The engine's three verbs hold together: what is legal is verified, and what is not gets a code."""

import random

import pytest

from cutterprint.games.cuttle.play.dealing import dealt, shuffled
from cutterprint.games.cuttle.play.engine import apply_move, legal_moves, play_legal, verify_move
from cutterprint.games.cuttle.play.events import Event, Happening
from cutterprint.games.cuttle.play.refusals import IllegalMoveError
from cutterprint.games.cuttle.play.state import NOBODY, Deed, Move, Phase, State
from cutterprint.games.cuttle.play.table import base_table
from cutterprint.games.cuttle.positions.notation import move_text, parse_move
from cutterprint.games.cuttle.rules.cards import CARD_NUMBERS, NO_CARD, card_names, cards_in
from tests.cuttle.opinions import PLAYERS

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def states(variant: str, seed: int, games: int = 1) -> list[State]:
    """Every state of some random games."""
    chance = random.Random(seed)
    table = base_table(variant)
    found = []
    for number in range(games):
        state = dealt(table, shuffled(table, seed * 1000 + number), number % table.seats)
        found.append(state)
        while state.winner == NOBODY:
            state, _ = play_legal(state, chance.choice(legal_moves(state)))
            found.append(state)
    return found


def some_moves(state: State, chance: random.Random) -> list[Move]:
    """Moves of every kind, sensible or not."""
    cards = [NO_CARD, *chance.sample(range(54), 3)]
    cards += [card for hand in state.hands for card in cards_in(hand)][:6]
    cards += [card for field in (*state.points, *state.royals) for card in cards_in(field)][:6]
    seats = [NOBODY, *range(state.table.seats)]
    alone = [Deed.DRAW, Deed.PASS, Deed.RESOLVE]
    others = [deed for deed in Deed if deed not in alone]
    return [
        *map(Move, alone),
        *(
            Move(
                chance.choice(others),
                chance.choice(cards[1:]),
                chance.choice(cards),
                chance.choice(seats),
                chance.random() < 0.5,
            )
            for _ in range(100)
        ),
    ]


@pytest.mark.parametrize("variant", PLAYERS)
def test_a_move_is_verified_exactly_if_it_is_legal(variant: str) -> None:
    """And whatever isn't legal gets a code and a message, never another error."""
    chance = random.Random(5)
    codes = set()
    for state in states(variant, 3, games=3):
        legal = set(legal_moves(state))
        for move in legal:
            verify_move(state, move)
        for move in some_moves(state, chance):
            if move in legal:
                continue
            with pytest.raises(IllegalMoveError) as caught:
                apply_move(state, move)
            assert str(caught.value)
            codes.add(caught.value.code.value)
    assert len(codes) >= 10


@pytest.mark.parametrize("variant", PLAYERS)
def test_legal_moves_are_said_once_and_read_back(variant: str) -> None:
    for state in states(variant, 8, games=3):
        moves = legal_moves(state)
        names = NAMES[: state.table.seats]
        texts = [move_text(move, state, names) for move in moves]
        assert len(set(texts)) == len(texts)
        for move, text in zip(moves, texts, strict=True):
            found, by = parse_move(text, state, names)
            assert found == move
            assert by == NOBODY or move.deed is Deed.RESPOND


@pytest.mark.parametrize("variant", PLAYERS)
def test_a_state_is_a_value(variant: str) -> None:
    """A move makes another state and leaves the one before as it was; equal states are one key of a dict."""
    for state in states(variant, 2):
        before = tuple(state)
        for move in legal_moves(state)[:5]:
            after, events = apply_move(state, move)
            assert after == play_legal(state, move)[0]
            assert after != state
            assert events
            assert {after: 1}[play_legal(state, move)[0]] == 1
        assert tuple(state) == before
    with pytest.raises(AttributeError):
        state.turn = 1  # type: ignore[misc]


def test_a_game_goes_on_until_somebody_wins_or_three_pass() -> None:
    for variant in PLAYERS:
        for state in states(variant, 4, games=3):
            assert (state.phase is Phase.OVER) == (state.winner != NOBODY)
            assert legal_moves(state) or state.winner != NOBODY


def test_events_tell_what_happened() -> None:
    table = base_table()
    deck = shuffled(table, 1)
    state = dealt(table, deck, 1)
    drawn, events = apply_move(state, Move(Deed.DRAW))
    assert events == (Event(Happening.DREW, 0, state.deck[0]),)
    assert drawn.hands[0] == state.hands[0] | 1 << state.deck[0]


def test_cards_are_dealt_one_by_one_from_the_dealers_left() -> None:
    table = base_table()
    deck = shuffled(table, 1)
    state = dealt(table, deck, 1)
    assert sorted(card_names(cards_in(state.hands[0]))) == sorted(card_names(deck[0:10:2]))
    assert sorted(card_names(cards_in(state.hands[1]))) == sorted(card_names([*deck[1:10:2], deck[10]]))
    assert state.deck == deck[11:]
    assert state.turn == 0


def test_a_player_who_can_do_nothing_passes() -> None:
    """Four jacks, two jokers and a frozen card fill the hand, and there is nothing to steal."""
    table = base_table("cutthroat")
    hand = sum(1 << CARD_NUMBERS[name] for name in ("JC", "JD", "JH", "JS", "X1", "X2", "5C"))
    state = dealt(table, shuffled(table, 1), 2)._replace(
        hands=(hand, 0, 0), frozen=(1 << CARD_NUMBERS["5C"], 0, 0), deck=(CARD_NUMBERS["KC"],)
    )
    assert legal_moves(state) == [Move(Deed.PASS)]
