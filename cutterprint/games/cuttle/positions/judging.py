"""A state judged: points, goals, the phase, who wins, the legal moves, and what can't be known."""

from collections.abc import Sequence
from typing import Any

from cutterprint.games.cuttle.play.engine import legal_moves
from cutterprint.games.cuttle.play.state import NOBODY, Phase, State
from cutterprint.games.cuttle.positions.model import winners
from cutterprint.games.cuttle.positions.notation import move_text
from cutterprint.games.cuttle.rules.cards import card_names, cards_in
from cutterprint.i18n import Message, msg


def as_json(state: State, names: Sequence[str]) -> dict[str, Any]:
    """A state as data; `to_move` is there if another player must answer, `unknown` if cards are hidden."""
    found: dict[str, Any] = {
        "players": [
            {
                "name": name,
                "points": state.worth(seat),
                "goal": state.goal(seat),
                "kings": (state.royals[seat] & state.table.kings).bit_count(),
                "hand": hand_of(state, seat),
            }
            for seat, name in enumerate(names)
        ],
        "turn": names[state.turn],
        "phase": state.phase.value,
        "winner": winners(state, names),
        "legal": [move_text(move, state, names) for move in legal_moves(state)],
    }
    if state.actor not in {NOBODY, state.turn}:
        found["to_move"] = names[state.actor]
    if unknown := unknowns(state, names):
        found["unknown"] = [str(message) for message in unknown]
    return found


def hand_of(state: State, seat: int) -> list[str] | int:
    """A hand as files write it: its cards, or how many there are if some are hidden."""
    if state.hidden[seat]:
        return state.hand_size(seat)
    return card_names(cards_in(state.hands[seat]))


def unknowns(state: State, names: Sequence[str]) -> list[Message]:
    """What the legal moves leave open, since cards are hidden."""
    found: list[Message] = []
    actor = state.actor
    if actor != NOBODY and state.hidden[actor]:
        if state.phase is Phase.COUNTER:
            found.append(msg("whether {player} holds a two isn't known", player=names[actor]))
        elif state.phase in {Phase.PLAY, Phase.FOUR, Phase.FIVE}:
            message = msg("what {player} can do with hidden cards isn't listed", player=names[actor])
            found.append(message)
    if state.phase is Phase.SEVEN and len(state.deck) < state.shown:
        found.append(msg("which cards the seven shows isn't known"))
    if state.royal is not None:
        perhaps = [names[seat] for seat in state.table.opponents[state.royal[1]] if state.hidden[seat]]
        found += [msg("whether {player} can respond with a nine isn't known", player=one) for one in perhaps]
    return found
