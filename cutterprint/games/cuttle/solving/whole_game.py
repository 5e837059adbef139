"""Every state that a position can lead to, for endgames in which threes fetch each other round and round.

No search by depth ever ends there, but there are few such states: who can force a victory from each of them
follows backwards from the ends of the game.
"""

from cutterprint.clock import Clock
from cutterprint.games.cuttle.play.applying import play_legal
from cutterprint.games.cuttle.play.state import State
from cutterprint.games.cuttle.solving.sides import mover, open_moves

MOST_STATES = 40_000


def nobody_wins(state: State, ours: frozenset[int], clock: Clock) -> bool | None:
    """Whether neither side can force a victory; unknown if there are too many states."""
    numbers = {state: 0}
    states = [state]
    before: list[list[int]] = [[]]
    choices: list[int] = []
    for number, one in enumerate(states):
        clock.tick()
        moves = open_moves(one)
        choices.append(len(moves))
        for move in moves:
            after, _ = play_legal(one, move)
            known = numbers.get(after)
            if known is None:
                if len(states) >= MOST_STATES:
                    return None
                known = numbers[after] = len(states)
                states.append(after)
                before.append([])
            before[known].append(number)
    return not any(
        _is_won(states, before, list(choices), frozenset(side))
        for side in (ours, set(range(state.table.seats)) - ours)
    )


def _is_won(states: list[State], before: list[list[int]], open_ways: list[int], side: frozenset[int]) -> bool:
    """Whether a side can force a victory from the first of the states.

    It can if it won already, if it moves to such a state, or if the others have no way around one.
    """
    won = [not ways and state.winner in side for state, ways in zip(states, open_ways, strict=True)]
    waiting = [number for number, is_won in enumerate(won) if is_won]
    while waiting:
        for number in before[waiting.pop()]:
            if won[number]:
                continue
            open_ways[number] -= 1
            if mover(states[number]) in side or not open_ways[number]:
                won[number] = True
                waiting.append(number)
    return won[0]
