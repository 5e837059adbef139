"""Moments of a game as small pictures for the booklet: each player's field and hand, in a row."""

from collections.abc import Iterator, Sequence

from cutterprint.drawing.books import used_symbols
from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import Drawing, Group, Shape, Text, place, scaling, translation
from cutterprint.games.cuttle.art.book import ArtBook
from cutterprint.games.cuttle.art.card_rows import BACK, card_row
from cutterprint.games.cuttle.art.card_rows import GAP as CARD_GAP
from cutterprint.games.cuttle.art.small_cards import HEIGHT, WIDTH
from cutterprint.games.cuttle.play.state import State
from cutterprint.games.cuttle.positions.piles import pile_text
from cutterprint.games.cuttle.rules.cards import CARD_NAMES, cards_in

NAME_SIZE, POINTS_SIZE = 26.0, 23.0
GAP, BETWEEN = 6.0, 5.0
HAND = 0.9
"""How large the cards of a hand are beside those on the table."""
MOST_HIDDEN = 6
STAR = 8.0


def moment(state: State, names: Sequence[str], art: ArtBook) -> Drawing:
    """The players of a state one below the other, each with points and goal, field and hand."""
    label = max(_label_width(state, seat, name) for seat, name in enumerate(names))
    shapes: list[Shape] = []
    y, width = 0.0, label
    for seat, name in enumerate(names):
        if seat:
            y += BETWEEN
        field = card_row(art, list(_field(state, seat)))
        hand = card_row(art, list(_hand(state, seat)))
        high = max(HEIGHT * 0.8, field.height, hand.height * HAND)
        shapes += _label(state, seat, name, y + high / 2, art)
        x = label + GAP
        shapes.append(Group(field.shapes, translation(x, y + (high - field.height) / 2)))
        x += field.width
        if hand.shapes:
            x += GAP if field.shapes else 0.0
            icon = 10.0
            shapes.append(place(art.icon("hand"), x, y + (high - icon) / 2, icon))
            x += icon + 2.0
            at = translation(x, y + (high - hand.height * HAND) / 2)
            cards = (*hand.shapes, *_frost(state, seat, art))
            shapes.append(Group((Group(cards, scaling(HAND)),), at))
            x += hand.width * HAND
        width = max(width, x)
        y += high
    return Drawing(width, y, tuple(shapes), used_symbols(shapes, art.symbols()))


def _field(state: State, seat: int) -> Iterator[str]:
    for cards in (state.points[seat], state.royals[seat]):
        yield from (pile_text(state, card) for card in cards_in(cards))


def _hand(state: State, seat: int) -> Iterator[str]:
    yield from (CARD_NAMES[card] for card in cards_in(state.hands[seat]))
    yield from [BACK] * min(state.hidden[seat], MOST_HIDDEN)


def _frost(state: State, seat: int, art: ArtBook) -> Iterator[Shape]:
    """A snowflake on each card of a hand that is frozen."""
    size = 13.0
    for place_in_hand, card in enumerate(cards_in(state.hands[seat])):
        if state.frozen[seat] >> card & 1:
            x = place_in_hand * (WIDTH + CARD_GAP) + WIDTH - size * 0.72
            yield place(art.icon("frost"), x, HEIGHT - size * 0.82, size)


def _told(state: State, seat: int) -> str:
    return f"{state.worth(seat)} / {state.goal(seat)}"


def _label_width(state: State, seat: int, name: str) -> float:
    told = text_width(_told(state, seat), POINTS_SIZE, "regular") + STAR + 1.5
    return max(text_width(name, NAME_SIZE, "bold"), told)


def _label(state: State, seat: int, name: str, middle: float, art: ArtBook) -> Iterator[Shape]:
    """The name, and below it the points beside the goal."""
    ink = art.colour("panel", "mark")
    yield Text(name, 0, middle - 1.6, NAME_SIZE, "bold", "start", ink)
    high = cap_height(POINTS_SIZE, "regular")
    top = middle + 2.0
    yield place(art.icon("star"), 0, top + high / 2 - STAR / 2, STAR)
    yield Text(_told(state, seat), STAR + 1.5, top + high, POINTS_SIZE, "regular", "start", ink)
