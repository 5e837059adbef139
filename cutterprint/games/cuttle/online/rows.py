"""The notation of the online game: rows of its game states, as its documentation describes them.

A row names the cards of each place in lists (`p0Hand`, `p1Points`, `p0FaceCards`, `deck` …); a stolen card is
written `8D(JS-p0)`. It has two players, called p0 and p1, and says nothing of frozen cards.
"""

from collections.abc import Sequence
from typing import Any

from pydantic import ConfigDict, Field

from cutterprint.errors import UsageError
from cutterprint.games.cuttle.play.state import Phase, State
from cutterprint.games.cuttle.rules.cards import CARD_NAMES, NO_CARD, card_names, cards_in
from cutterprint.i18n import msg
from cutterprint.specs.models import SpecModel, Text
from cutterprint.specs.writing import yaml_text

TOLD_BY = "p0Hand"
"""The key that gives a row away."""
_PHASES = {Phase.PLAY: 1, Phase.COUNTER: 2}
_MAIN, _COUNTERING = {1, "main"}, {2, "countering"}


class RowFile(SpecModel):
    """What is needed of a row; its other columns tell how the game came there."""

    model_config = ConfigDict(extra="ignore", populate_by_name=True)

    hand0: list[Text] = Field(alias="p0Hand")
    hand1: list[Text] = Field(default_factory=list, alias="p1Hand")
    points0: list[Text] = Field(default_factory=list, alias="p0Points")
    points1: list[Text] = Field(default_factory=list, alias="p1Points")
    royals0: list[Text] = Field(default_factory=list, alias="p0FaceCards")
    royals1: list[Text] = Field(default_factory=list, alias="p1FaceCards")
    scrap: list[Text] = Field(default_factory=list)
    deck: list[Text] = Field(default_factory=list)
    turn: int = Field(0, ge=0)
    phase: int | str = 1
    one_off: Text | None = Field(None, alias="oneOff")
    one_off_target: Text | None = Field(None, alias="oneOffTarget")
    twos: list[Text] | None = None


def position_text(row: RowFile) -> str:
    """A row as a position file; while twos are being played, as the moves that led there."""
    seat = row.turn % 2
    hands = [list(row.hand0), list(row.hand1)]
    moves: list[str] = []
    if row.phase in _COUNTERING and row.one_off is not None:
        hands[seat].append(row.one_off)
        moves.append(" ".join(filter(None, ["one-off", row.one_off, row.one_off_target])))
        for number, two in enumerate(row.twos or ()):
            hands[(seat + number + 1) % 2].append(two)
            moves.append(f"counter {two}")
    elif row.phase not in _MAIN:
        raise _wrong_phase()
    lines = ["game: cuttle", "kind: position", "players:"]
    fields = ((row.points0, row.royals0), (row.points1, row.royals1))
    for number, (points, royals) in enumerate(fields):
        lines.append(f"  - name: p{number}")
        lines += [
            f"    {key}: {_listed(cards)}"
            for key, cards in (("hand", hands[number]), ("points", points), ("royals", royals))
        ]
    lines += [f"scrap: {_listed(row.scrap)}", f"deck: {_listed(row.deck)}", f"turn: p{seat}"]
    if moves:
        lines.append(f"moves: {_listed(moves)}")
    return "\n".join(lines) + "\n"


def _listed(words: Sequence[str]) -> str:
    return "[" + ", ".join(map(yaml_text, words)) + "]"


def row_of(state: State) -> dict[str, Any]:
    """A state as a row of the online game."""
    if state.table.seats != 2:
        raise UsageError(msg("the online game is for two players"))
    if not state.is_open:
        raise UsageError(msg("the online game's notation has no hidden cards; name all of them"))
    if state.phase not in _PHASES:
        raise _wrong_phase()
    row: dict[str, Any] = {}
    for seat in range(state.table.seats):
        row[f"p{seat}Hand"] = card_names(cards_in(state.hands[seat]))
        row[f"p{seat}Points"] = [_stolen(state, card) for card in cards_in(state.points[seat])]
        row[f"p{seat}FaceCards"] = card_names(cards_in(state.royals[seat]))
    play = state.play
    target = play.target if play is not None else NO_CARD
    return {
        **row,
        "scrap": card_names(cards_in(state.scrap)),
        "deck": card_names(state.deck),
        "turn": state.turn,
        "phase": _PHASES[state.phase],
        "oneOff": CARD_NAMES[play.card] if play is not None else None,
        "oneOffTarget": CARD_NAMES[target] if target != NO_CARD else None,
        "twos": card_names(play.counters) if play is not None else [],
    }


def _stolen(state: State, card: int) -> str:
    pile = state.pile_of(card)
    if pile is None:
        return CARD_NAMES[card]
    return f"{CARD_NAMES[card]}({','.join(f'{CARD_NAMES[jack]}-p{seat}' for jack, seat in pile.on)})"


def _wrong_phase() -> UsageError:
    return UsageError(
        msg("only turns and answers to one-offs can be brought over, not a three, four, five or seven")
    )
