"""The best move where every card is known: alpha-beta search, deeper by a turn at a time.

Two sides play against each other. With two players and in teams these are the players' own; with three each
for themselves, the other two are taken to play together (a "paranoid" search): what is won against both is
won whatever they do, so a victory is proved, while a defeat is not.

The depth is counted in turns, and a turn is always searched to its end: a one-off with every counter and
whatever it asks for. So the first depth at which a victory is found is also the number of turns it takes.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

from cutterprint.clock import Clock, TimeUpError
from cutterprint.games.cuttle.play.applying import play_legal
from cutterprint.games.cuttle.play.state import NOBODY, STALEMATE, Deed, Move, State
from cutterprint.games.cuttle.solving.sides import mover, open_moves
from cutterprint.games.cuttle.solving.whole_game import nobody_wins
from cutterprint.games.cuttle.solving.worth import guess

VICTORY = 1_000_000
"""The value of a victory on the spot; each turn that it takes makes it one less."""
SURE = VICTORY - 10_000
"""Beyond this a value tells of a victory or defeat that is certain."""
MOST_TURNS = 80
"""Where nobody can make progress, threes can go round for ever; no search goes deeper than this."""
LONG = 14
"""After so many turns without an end, it is asked whether the game can go round for ever."""
MOST_REMEMBERED = 400_000
_FOR_EVER = 1_000_000
_BEYOND = VICTORY + 1

# What is tried first: whatever wins most often.
_ORDER = {
    Deed.RESPOND: 9,
    Deed.POINTS: 8,
    Deed.JACK: 7,
    Deed.JOKER: 7,
    Deed.ROYAL: 6,
    Deed.COUNTER: 6,
    Deed.SCUTTLE: 5,
    Deed.ONE_OFF: 4,
    Deed.RESOLVE: 3,
    Deed.DRAW: 2,
}


@dataclass(frozen=True)
class Found:
    """What a search found out: a move, its value for the side to move, and the line that it expects.

    `depth` is how many turns were searched; `is_proved` tells that no deeper search changes the value.
    """

    move: Move | None
    value: int
    line: tuple[Move, ...]
    depth: int
    states: int
    is_proved: bool

    @property
    def turns(self) -> int | None:
        """How many turns the victory takes, this one and those of all players included."""
        return VICTORY - abs(self.value) + 1 if abs(self.value) > SURE else None


class _Known(NamedTuple):
    """What is remembered of a state: a value at least, at most or exactly so, and for how many turns."""

    value: int
    least: bool
    most: bool
    left: int
    move: Move | None


class OpenSearch:
    """A search that can be stopped: `found` has the best so far."""

    def __init__(
        self, state: State, *, time_limit: float | None = None, most_turns: int = MOST_TURNS
    ) -> None:
        assert state.is_open, "every card is known"
        self.state = state
        self.ours = frozenset(state.table.team(mover(state)))
        self._clock = Clock(time_limit)
        self._most_turns = most_turns
        self._known: dict[State, _Known] = {}
        self._tried: dict[Move, int] = {}
        self._is_whole = True
        self._states = 0
        first = open_moves(state)
        self.found = Found(
            first[0] if first else None, guess(state, self.ours), tuple(first[:1]), 0, 0, False
        )

    def run(self) -> None:
        """Search until the outcome is proved, or the time is over."""
        if self.found.move is None:
            return
        try:
            for depth in range(1, self._most_turns + 1):
                self._is_whole = True
                value = self._value(self.state, -_BEYOND, _BEYOND, depth, 0)
                is_proved = self._is_whole or abs(value) > SURE
                self._keep(value, depth, is_proved)
                if is_proved:
                    return
                if depth == LONG and nobody_wins(self.state, self.ours, self._clock):
                    self.found = replace(self.found, value=0, is_proved=True)
                    return
        except TimeUpError:
            self.found = replace(self.found, states=self._states)

    def stop(self) -> None:
        """End the search soon; what was found so far stands."""
        self._clock.stop()

    # --- the search ---

    def _value(self, state: State, least: int, most: int, left: int, turns: int) -> int:
        """The value of a state for our side, or a bound of it outside of `least` and `most`."""
        self._clock.tick()
        self._states += 1
        if state.winner == STALEMATE:
            return 0
        moves: list[Move] = []
        if state.winner != NOBODY:
            moves = open_moves(state)
            if not moves:
                won = VICTORY - turns
                return won if state.winner in self.ours else -won
        elif not left:
            self._is_whole = False
            return guess(state, self.ours)
        known = self._known.get(state)
        if known is not None:
            value = _seen_from_start(known.value, turns)
            if self._serves(known, left) and (
                (known.least and known.most)
                or (known.least and value >= most)
                or (known.most and value <= least)
            ):
                if known.left < _FOR_EVER and abs(value) <= SURE:
                    self._is_whole = False
                return value
        if not moves:
            moves = open_moves(state)
        self._sort(moves, state, known.move if known is not None else None)
        return self._best_of(state, moves, least, most, left, turns)

    def _best_of(self, state: State, moves: list[Move], least: int, most: int, left: int, turns: int) -> int:
        is_ours = mover(state) in self.ours
        low, high = least, most
        best, best_move = (-_BEYOND if is_ours else _BEYOND), moves[0]
        was_whole, self._is_whole = self._is_whole, True
        for move in moves:
            after, _ = play_legal(state, move)
            step = after.turn != state.turn
            value = self._value(after, low, high, left - step, turns + step)
            if (value > best) if is_ours else (value < best):
                best, best_move = value, move
            if is_ours:
                low = max(low, best)
            else:
                high = min(high, best)
            if low >= high:
                self._tried[move] = self._tried.get(move, 0) + left * left
                break
        depth = _FOR_EVER if self._is_whole else left
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[state] = _Known(_seen_from_here(best, turns), best > least, best < most, depth, best_move)
        self._is_whole = self._is_whole and was_whole
        return best

    def _serves(self, known: _Known, left: int) -> bool:
        """Whether what is remembered answers a search of so many turns.

        A certain end is certain at any depth; but one that lies beyond the turns asked for is not counted, so
        that the shortest victory is found.
        """
        if abs(known.value) > SURE:
            return VICTORY - abs(known.value) < left
        return known.left >= left

    def _sort(self, moves: list[Move], state: State, first: Move | None) -> None:
        points, tried = state.table.points, self._tried

        def promise(move: Move) -> tuple[bool, int, int, int]:
            return move == first, _ORDER.get(move.deed, 1), tried.get(move, 0), points[move.card]

        moves.sort(key=promise, reverse=True)

    # --- what was found ---

    def _keep(self, value: int, depth: int, is_proved: bool) -> None:
        line = self._line(depth, is_proved=is_proved)
        self.found = Found(line[0], value, line, depth, self._states, is_proved)

    def _line(self, depth: int, *, is_proved: bool) -> tuple[Move, ...]:
        """What is expected to be played, as far as it is remembered; a proof is followed to its end."""
        line: list[Move] = []
        state, left = self.state, depth
        while left > 0 and (moves := open_moves(state)):
            if is_proved:
                self._value(state, -_BEYOND, _BEYOND, left, 0)
            known = self._known.get(state)
            if known is None or known.move not in moves:
                break
            line.append(known.move)
            after, _ = play_legal(state, known.move)
            left -= after.turn != state.turn
            state = after
        return tuple(line)


def _seen_from_here(value: int, turns: int) -> int:
    """A value of the start's point of view as one of a state that is so many turns later."""
    if value > SURE:
        return value + turns
    return value - turns if value < -SURE else value


def _seen_from_start(value: int, turns: int) -> int:
    if value > SURE:
        return value - turns
    return value + turns if value < -SURE else value
