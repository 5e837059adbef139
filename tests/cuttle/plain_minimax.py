"""A search without any cleverness, with which the solver must agree, and small random endgames for it."""

import random

from cutterprint.games.cuttle.play.applying import play_legal
from cutterprint.games.cuttle.play.legal import legal_moves
from cutterprint.games.cuttle.play.state import NOBODY, STALEMATE, Phase, State, reached
from cutterprint.games.cuttle.play.table import base_table
from cutterprint.games.cuttle.rules.cards import cards_in, mask_of

UNKNOWN = "unknown"
DRAWN = "stalemate"
Outcome = tuple[str, int] | str
"""Who wins ("us" or "them") and after how many turns, a stalemate, or that this many turns don't tell."""


def outcome(state: State, us: int, left: int, seen: dict[tuple[State, int], Outcome]) -> Outcome:
    """How a game ends within so many turns if both sides look at every move; two players or teams."""
    key = (state, left)
    if key not in seen:
        seen[key] = _outcome(state, us, left, seen)
    return seen[key]


def _outcome(state: State, us: int, left: int, seen: dict[tuple[State, int], Outcome]) -> Outcome:
    table = state.table
    answers = legal_moves(state) if state.phase is Phase.OVER else []
    if state.winner == STALEMATE:
        return DRAWN
    if state.winner != NOBODY and not answers:
        return ("us" if table.are_partners(us, state.winner) else "them", 0)
    if left == 0 and state.winner == NOBODY:
        return UNKNOWN
    found: list[Outcome] = []
    for move in legal_moves(state):
        after, _ = play_legal(state, move)
        step = int(after.turn != state.turn)
        end = outcome(after, us, left - step, seen)
        found.append((end[0], end[1] + step) if isinstance(end, tuple) else end)
    asked = state.actor
    if state.winner != NOBODY and state.royal is not None:
        asked = table.opponents[state.royal[1]][0]
        found.append(("us" if table.are_partners(us, state.winner) else "them", 0))
    mine, theirs = ("us", "them") if table.are_partners(us, asked) else ("them", "us")
    wins = [end for end in found if isinstance(end, tuple) and end[0] == mine]
    if wins:
        return min(wins, key=lambda end: end[1])
    if UNKNOWN in found:
        return UNKNOWN
    if DRAWN in found:
        return DRAWN
    return max((end for end in found if isinstance(end, tuple) and end[0] == theirs), key=lambda end: end[1])


def tiny_endgame(seed: int, variant: str = "two") -> State:
    """A position with few cards, in which the end is near."""
    chance = random.Random(f"{variant} {seed}")
    table = base_table(variant)
    cards = list(cards_in(table.cards))
    chance.shuffle(cards)
    seats = range(table.seats)
    most = 3 if table.seats == 2 else 1
    hands = [mask_of(cards.pop() for _ in range(chance.randint(0 if seat else 1, most))) for seat in seats]
    deck = tuple(cards.pop() for _ in range(chance.randint(0, 2)))
    scrap = mask_of(cards.pop() for _ in range(chance.randint(0, 2)))
    points, royals = [0] * table.seats, [0] * table.seats
    for seat in seats:
        for _ in range(chance.randint(1, 3)):
            card = cards.pop()
            if table.points[card]:
                points[seat] |= 1 << card
            elif table.kings >> card & 1:
                royals[seat] |= 1 << card
    nothing = (0,) * table.seats
    state = State(
        table, Phase.PLAY, 0, 0, tuple(hands), nothing, nothing, tuple(points), tuple(royals), (), scrap,
        deck, 0, 0, None, None, NOBODY,
    )  # fmt: skip
    return state if reached(state, 0) == NOBODY else tiny_endgame(seed + 1_000_000, variant)
