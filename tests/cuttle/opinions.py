"""Playing a random game on both engines at once, and the words in which they are compared."""

import random
from typing import Any

from cutterprint.games.cuttle.play.dealing import dealt
from cutterprint.games.cuttle.play.engine import legal_moves, play_legal
from cutterprint.games.cuttle.play.state import NOBODY, STALEMATE, Deed, Move, Phase, State
from cutterprint.games.cuttle.play.table import base_table
from cutterprint.games.cuttle.rules.cards import CARD_NAMES, CARD_NUMBERS, cards_in, mask_of
from tests.cuttle import naive
from tests.cuttle.naive_play import play

STAGES = {Phase.PLAY: "turn", Phase.COUNTER: "answer"}
PLAYERS = {"two": 2, "cutthroat": 3, "teams": 4}


def names(mask: int) -> list[str]:
    return sorted(CARD_NAMES[card] for card in cards_in(mask))


def said(move: Move) -> str:
    """A move as the naive engine says it: everybody is named by seat, whether needed or not."""
    words = ["seven"] if move.is_seven else []
    words.append(move.deed.value)
    cards = [CARD_NAMES[card] for card in (move.card, move.target) if card >= 0]
    words += sorted(cards) if move.deed is Deed.DISCARD else cards
    if move.seat != NOBODY:
        words.append(f"p{move.seat}")
    return " ".join(words)


def snapshot(state: State) -> dict[str, Any]:
    piles = {pile.card: tuple(CARD_NAMES[card] for card, _ in pile.on) for pile in state.piles}
    over = state.phase is Phase.OVER
    return {
        "hands": [names(hand) for hand in state.hands],
        "fields": [
            sorted(
                (CARD_NAMES[card], use, piles.get(card, ()))
                for masks, use in ((state.points, "points"), (state.royals, "royal"))
                for card in cards_in(masks[seat])
            )
            for seat in range(state.table.seats)
        ],
        "scrap": names(state.scrap),
        "deck": [CARD_NAMES[card] for card in state.deck],
        "turn": state.turn,
        "stage": STAGES.get(state.phase, state.phase.value),
        "asked": None if over else state.actor,
        "passes": state.passes,
        "frozen": [names(cards) for cards in state.frozen],
        "winner": {NOBODY: None, STALEMATE: "stalemate"}.get(state.winner, state.winner),
    }


def every_card(state: State) -> list[int]:
    """Every card of a state, wherever it lies, with repetitions."""
    masks = [*state.hands, *state.points, *state.royals, state.scrap]
    found = [card for mask in masks for card in cards_in(mask)]
    found += state.deck
    found += [card for pile in state.piles for card, _ in pile.on]
    if state.play is not None and state.phase is Phase.COUNTER:
        found += (state.play.card, *state.play.counters)
    return found


def check_whole(state: State) -> None:
    """No card is lost, none doubled, and what is stolen stands where its topmost thief says."""
    cards = every_card(state)
    assert len(cards) == state.table.cards.bit_count()
    assert mask_of(cards) == state.table.cards
    for pile in state.piles:
        assert (state.points[pile.controller] | state.royals[pile.controller]) >> pile.card & 1


def compare_playout(variant: str, seed: int) -> int:
    """Plays one random game on both engines and compares every step; gives the number of moves."""
    chance = random.Random(f"{variant} {seed}")
    players = PLAYERS[variant]
    deck = naive.whole_deck(players)
    chance.shuffle(deck)
    dealer = chance.randrange(players)
    game = naive.new_game(deck, players, dealer)
    state = dealt(base_table(variant), [CARD_NUMBERS[name] for name in deck], dealer)
    number = 0
    while True:
        check_whole(state)
        assert snapshot(state) == naive.snapshot(game), (variant, seed, number)
        moves = {said(move): move for move in legal_moves(state)}
        assert moves.keys() == naive.legal(game), (variant, seed, number)
        if not moves or (state.winner != NOBODY and chance.random() < 0.5):
            assert state.phase is Phase.OVER
            return number
        text = _chosen(sorted(moves), chance)
        state, _ = play_legal(state, moves[text])
        play(game, text)
        number += 1


def _chosen(moves: list[str], chance: random.Random) -> str:
    """A random move; thefts and counters, which chance alone would seldom try, come up more often."""
    rare = [text for text in moves if text.split()[0] in {"jack", "joker", "counter", "respond"}]
    if rare and chance.random() < 0.3:
        moves = rare
    return chance.choice(moves)
