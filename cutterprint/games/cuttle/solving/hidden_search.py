"""The best move where hands or deck are hidden: information-set Monte Carlo tree search.

Each round deals the unseen cards in a way that fits what is known, walks down one tree that all deals share
(choosing among the moves that this deal allows, by how well each did and how seldom it was tried), adds a
state to it, and plays the game out by chance. What comes out is a share of games won, never a proof. Every
player is taken to aim for their own victory, or their team's.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from cutterprint.clock import Clock, TimeUpError
from cutterprint.games.cuttle.play.applying import play_legal
from cutterprint.games.cuttle.play.state import Deed, Move, Phase, State
from cutterprint.games.cuttle.rules.cards import cards_in
from cutterprint.games.cuttle.solving.sides import mover, open_moves

CURIOSITY = 0.7
"""How much a move that was seldom tried is preferred to one that did well."""
LONGEST_GAME = 400
"""Moves after which a game played out by chance counts as a stalemate."""
SHORTEST_LINE = 20
"""A move that was tried less often than this says nothing."""
_SURENESS = 1.96


@dataclass(frozen=True)
class Tried:
    """A move, how often it was tried, and how much of that was won; a stalemate counts as half."""

    move: Move
    visits: int
    won: float

    @property
    def share(self) -> float:
        return self.won / self.visits if self.visits else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share lies with 95 % confidence (Wilson's interval)."""
        if not self.visits:
            return 0.0, 1.0
        n, z = self.visits, _SURENESS
        middle = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        reach = z / (1 + z * z / n) * math.sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True)
class Sampled:
    """What the games that were played out say: every move from the most to the least tried."""

    moves: tuple[Tried, ...]
    line: tuple[Move, ...]
    games: int
    wanted: int


class _Node:
    """A point of the tree: how often it was reached and could have been, and what came of it."""

    __slots__ = ("after", "chances", "visits", "won")

    def __init__(self) -> None:
        self.after: dict[Move, _Node] = {}
        self.chances = 0
        self.visits = 0
        self.won = 0.0

    def worth_trying(self) -> float:
        return self.won / self.visits + CURIOSITY * math.sqrt(math.log(self.chances) / self.visits)


class HiddenSearch:
    """A search that can be stopped; the same seed and number of games give the same answer."""

    def __init__(self, state: State, *, seed: int, games: int, time_limit: float | None = None) -> None:
        self.state = state
        self._chance = random.Random(seed)
        self._wanted = games
        self._games = 0
        self._clock = Clock(time_limit)
        self._root = _Node()
        self._unseen = cards_in(state.table.cards & ~state.visible())

    def run(self) -> None:
        """Play games until there are enough of them, or the time is over."""
        if not open_moves(self.state):
            return
        try:
            while self._games < self._wanted:
                self._clock.tick()
                self._play_one()
                self._games += 1
        except TimeUpError:
            pass

    def stop(self) -> None:
        """End the search soon; the games played until then count."""
        self._clock.stop()

    def found(self) -> Sampled:
        tried = [Tried(move, node.visits, node.won) for move, node in self._root.after.items()]
        tried.sort(key=lambda one: (one.visits, one.share), reverse=True)
        return Sampled(tuple(tried), self._line(), self._games, self._wanted)

    # --- a game ---

    def _deal(self) -> State:
        """The state with the unseen cards dealt at random to hidden hands and to the deck."""
        cards = list(self._unseen)
        self._chance.shuffle(cards)
        hands = list(self.state.hands)
        for seat, number in enumerate(self.state.hidden):
            for _ in range(number):
                hands[seat] |= 1 << cards.pop()
        return self.state._replace(
            hands=tuple(hands),
            hidden=(0,) * len(hands),
            deck=(*self.state.deck, *cards[: self.state.buried]),
            buried=0,
        )

    def _play_one(self) -> None:
        state, node = self._deal(), self._root
        path: list[tuple[_Node, int]] = []
        while moves := open_moves(state):
            seat = mover(state)
            move, is_new = self._choose(node, moves)
            node = node.after[move]
            path.append((node, seat))
            state, _ = play_legal(state, move)
            if is_new:
                break
        state = self._play_out(state)
        for reached, seat in path:
            reached.visits += 1
            reached.won += _won(state, seat)

    def _choose(self, node: _Node, moves: Sequence[Move]) -> tuple[Move, bool]:
        """A move that was never tried, or the one most worth trying again."""
        new = [move for move in moves if move not in node.after]
        for move in moves:
            if (known := node.after.get(move)) is not None:
                known.chances += 1
        if new:
            move = self._chance.choice(new)
            node.after[move] = _Node()
            node.after[move].chances = 1
            return move, True
        return max(moves, key=lambda move: node.after[move].worth_trying()), False

    def _play_out(self, state: State) -> State:
        """The end of a game by chance, in which nobody overlooks points that win."""
        for _ in range(LONGEST_GAME):
            moves = open_moves(state)
            if not moves:
                break
            state, _ = play_legal(state, _winning_points(state, moves) or self._chance.choice(moves))
        return state

    # --- what was found ---

    def _line(self) -> tuple[Move, ...]:
        """The moves tried most, one after the other, for as long as they were tried often enough."""
        line: list[Move] = []
        node = self._root
        while node.after:
            move = max(node.after, key=lambda one: node.after[one].visits)
            node = node.after[move]
            if line and node.visits < SHORTEST_LINE:
                break
            line.append(move)
        return tuple(line)


def _winning_points(state: State, moves: Sequence[Move]) -> Move | None:
    if state.phase is not Phase.PLAY:
        return None
    need = state.goal(state.actor) - state.worth(state.actor)
    points = state.table.points
    return next((move for move in moves if move.deed is Deed.POINTS and points[move.card] >= need), None)


def _won(state: State, seat: int) -> float:
    """What a finished game is worth to a seat."""
    if state.winner < 0:
        return 0.5
    return 1.0 if state.table.are_partners(state.winner, seat) else 0.0
