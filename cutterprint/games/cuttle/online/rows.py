"""From a position to the online game: as a row of its game states, or as a fixture that its tests load.

Both are for two players, and neither says anything of frozen cards or of passes.
"""

from typing import Any

from cutterprint.errors import UsageError
from cutterprint.games.cuttle.online.reading import CARD_WORDS
from cutterprint.games.cuttle.play.state import Phase, State
from cutterprint.games.cuttle.rules.cards import CARD_NAMES, NO_CARD, card_names, cards_in
from cutterprint.i18n import msg

_PHASES = {Phase.PLAY: 1, Phase.COUNTER: 2}


def row_of(state: State) -> dict[str, Any]:
    """A state as a row of the online game."""
    if state.table.seats != 2:
        raise UsageError(msg("the online game is for two players"))
    if not state.is_open:
        raise UsageError(msg("the online game's notation has no hidden cards; name all of them"))
    if state.phase not in _PHASES:
        raise UsageError(
            msg("only turns and answers to one-offs can be brought over, not a three, four, five or seven")
        )
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


def fixture_text(state: State) -> str:
    """A state as a call that loads a fixture; whoever's turn it is becomes p0, who always begins there.

    A deck of unknown order is left out, since all cards that a fixture doesn't name make up the deck.
    """
    unseen = (state.table.cards & ~state.visible()).bit_count()
    is_shuffled = not state.deck and state.buried == unseen
    row = row_of(state._replace(buried=0) if is_shuffled else state)
    if state.phase is not Phase.PLAY or state.piles:
        raise UsageError(
            msg("a fixture holds neither stolen cards nor a one-off that waits; leave out --fixture")
        )
    deck: list[str] = row["deck"]
    seats = (state.turn, 1 - state.turn)
    fields: dict[str, list[str] | str] = {
        f"p{number}{place}": row[f"p{seat}{place}"]
        for number, seat in enumerate(seats)
        for place in ("Hand", "Points", "FaceCards")
    }
    fields |= dict(zip(("topCard", "secondCard"), deck, strict=False))
    fields["scrap"] = row["scrap"]
    if not state.buried:
        fields["deck"] = deck[2:]
    lines = [f"  {key}: {_words(cards)}," for key, cards in fields.items()]
    return "\n".join(["cy.loadGameFixture(0, {", *lines, "});"]) + "\n"


def _words(cards: list[str] | str) -> str:
    if isinstance(cards, str):
        return f"Card.{CARD_WORDS[cards]}"
    return "[" + ", ".join(map(_words, cards)) + "]"
