"""The table in the terminal: hands, fields, deck and scrap pile, and whose turn it is."""

import re
from collections.abc import Iterator, Sequence

from cutterprint.games.cuttle.play.state import NOBODY, STALEMATE, Phase, State
from cutterprint.games.cuttle.positions.piles import pile_text
from cutterprint.games.cuttle.rules.cards import card_names, cards_in
from cutterprint.i18n import Language, Message, msg, nmsg
from cutterprint.terminal import Terminal

# Colours of the four suits and the jokers, far enough from one another on dark and light grounds.
_SUIT_COLOURS = {"C": 34, "D": 33, "H": 160, "S": 244, "1": 133, "2": 133}
_CARD = re.compile(r"[A2-9TJQKX][CDHS12]")
_PHASES = {
    Phase.COUNTER: msg("{player} answers: counter with a two, or resolve"),
    Phase.THREE: msg("{player} takes a card of the scrap pile"),
    Phase.FOUR: msg("{player} must discard"),
    Phase.FIVE: msg("{player} must discard, and then draws"),
    Phase.SEVEN: msg("{player} plays one of the cards shown"),
}


def table_lines(state: State, names: Sequence[str], terminal: Terminal, speech: Language) -> Iterator[str]:
    """A state as it lies on the table, seen by somebody who sees everything that is known."""
    for seat, name in enumerate(names):
        yield from _player_lines(state, seat, name, terminal, speech)
        yield ""
    deck = [*card_names(state.deck), *(["…"] if state.buried else [])]
    yield from _row(speech.gettext("deck"), deck, terminal, count=state.deck_size)
    yield from _row(
        speech.gettext("scrap"),
        card_names(cards_in(state.scrap)),
        terminal,
        count=state.scrap.bit_count(),
    )
    yield ""
    yield terminal.painted(standing(state, names).said(speech), bold=True)


def _player_lines(state: State, seat: int, name: str, terminal: Terminal, speech: Language) -> Iterator[str]:
    kings = (state.royals[seat] & state.table.kings).bit_count()
    points = msg("points: {points} of {goal}", points=state.worth(seat), goal=state.goal(seat))
    told = [points.said(speech)]
    if kings:
        told.append(nmsg("{number} king", "{number} kings", kings).said(speech))
    mark = "→" if seat == state.actor else "─"
    yield terminal.painted(f"─{mark} {name} ──", bold=True) + "  " + ", ".join(told)
    hidden = ["?"] * state.hidden[seat]
    hand = [*card_names(cards_in(state.hands[seat])), *hidden]
    yield from _row(speech.gettext("hand"), hand, terminal, count=len(hand))
    for title, cards in (
        (speech.gettext("points"), state.points[seat]),
        (speech.gettext("royals"), state.royals[seat]),
    ):
        yield from _row(title, [pile_text(state, card) for card in cards_in(cards)], terminal)
    if state.frozen[seat]:
        yield from _row(speech.gettext("frozen"), card_names(cards_in(state.frozen[seat])), terminal)


_TITLE_WIDTH = 14


def _row(title: str, words: Sequence[str], terminal: Terminal, count: int | None = None) -> Iterator[str]:
    """A title and cards, in as many lines as the terminal needs."""
    head = title if count is None else f"{title} ({count})"
    lines: list[list[str]] = [[]]
    room = max(10, terminal.width - _TITLE_WIDTH - 2)
    for word in words or ["–"]:
        if lines[-1] and len(" ".join([*lines[-1], word])) > room:
            lines.append([])
        lines[-1].append(word)
    for index, line in enumerate(lines):
        yield f"  {head if not index else '':<{_TITLE_WIDTH}}" + painted_cards(" ".join(line), terminal)


def painted_cards(text: str, terminal: Terminal) -> str:
    """Text with the cards in it in the colours of their suits."""
    return _CARD.sub(
        lambda found: terminal.painted(found[0], fore=_SUIT_COLOURS[found[0][1]], bold=True), text
    )


def standing(state: State, names: Sequence[str]) -> Message:
    """Whose turn it is and what is asked, or how the game ended."""
    if state.winner == STALEMATE:
        return msg("The game ends in a stalemate.")
    if state.winner != NOBODY:
        team = state.table.team(state.winner)
        if len(team) > 1:
            return msg(
                "{player} reaches the goal: {players} win.",
                player=names[state.winner],
                players=msg("{one} and {other}", one=names[team[0]], other=names[team[1]]),
            )
        return msg("{player} reaches the goal and wins.", player=names[state.winner])
    told = _PHASES.get(state.phase)
    if told is None:
        return msg("{player}'s turn", player=names[state.turn])
    return Message(told.text, (("player", names[state.actor]),))
