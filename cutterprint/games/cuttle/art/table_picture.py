"""A table as a picture: hands and fields, points and goals, whose turn it is, deck and scrap pile."""

from collections.abc import Collection, Iterator, Sequence

from cutterprint.drawing.books import used_symbols
from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.palettes import Palette
from cutterprint.drawing.shapes import Drawing, Shape, Style, Text, circle, place, polygon, rect, rounded_rect
from cutterprint.drawing.text import TextOptions, fit
from cutterprint.games.cuttle.art.book import ArtBook
from cutterprint.games.cuttle.art.small_cards import HEAD, HEIGHT, WIDTH, small_back, small_card
from cutterprint.games.cuttle.play.state import Phase, State
from cutterprint.games.cuttle.rules.cards import CARD_NAMES, cards_in
from cutterprint.i18n import Language, msg

PAGE = 190.0
MARGIN = 5.0
GAP = 1.6
HEADER = 9.0
LABEL_ROOM = 4.2
NAME_SIZE = 12.0
SMALL_SIZE = 8.0
BAR = (46.0, 3.4)
BAR_RIGHT = 34.0
"""How far from the right bars end, so that they stand below each other."""
TITLE = 9.0
# The parts of a player's row: hand, point cards, royals, as shares of its width.
SHARES = (0.44, 0.32, 0.24)


def table_drawing(
    state: State, names: Sequence[str], colours: Palette, *, title: str = "", speech: Language
) -> Drawing:
    """A state as it lies on the table, seen by somebody who sees all that is known."""
    painter = _Table(state, names, ArtBook(colours), speech)
    shapes = tuple(painter.shapes(title))
    known = tuple(painter.art.symbols())
    return Drawing(PAGE, painter.height, (painter.ground(), *shapes), used_symbols(shapes, known))


class _Table:
    def __init__(self, state: State, names: Sequence[str], art: ArtBook, speech: Language) -> None:
        self.state = state
        self.names = names
        self.art = art
        self.speech = speech
        self.ink = art.colour("panel", "mark")
        self.height = 0.0

    def ground(self) -> Shape:
        return rect(0, 0, PAGE, self.height, Style(fill="#ffffff"))

    def shapes(self, title: str) -> Iterator[Shape]:
        y = MARGIN
        if title:
            options = TextOptions(size=14.0, face="bold", fill=self.ink, most_lines=2, smallest=9.0)
            yield from fit(title, MARGIN, y, PAGE - 2 * MARGIN, TITLE, options).shapes
            y += TITLE
        for seat in range(len(self.names)):
            yield from self._player(seat, y)
            y += HEADER + LABEL_ROOM + self._row_height(seat) + 4.0
        yield from self._piles(y)
        self.height = y + LABEL_ROOM + HEIGHT + MARGIN

    # --- a player ---

    def _row_height(self, seat: int) -> float:
        """A card, and a strip for each thief on the pile that has most."""
        masks = self.state.points[seat] | self.state.royals[seat]
        deepest = max((len(pile.on) for pile in self.state.piles if masks >> pile.card & 1), default=0)
        return HEIGHT + deepest * HEAD

    def _player(self, seat: int, y: float) -> Iterator[Shape]:
        state = self.state
        is_next = seat == state.actor and state.winner < 0
        world = "world-D" if is_next else "world-S"
        box = Style(
            fill=self.art.colour(world, "pattern-light"),
            stroke=self.ink,
            stroke_width=0.7 if is_next else 0.25,
        )
        height = HEADER + LABEL_ROOM + self._row_height(seat) + 2.0
        yield rounded_rect(MARGIN - 2, y - 1, PAGE - 2 * MARGIN + 4, height, 2.4, box)
        yield from self._header(seat, y, is_next)
        left, top = MARGIN, y + HEADER
        room = PAGE - 2 * MARGIN - 2 * GAP
        hand = [CARD_NAMES[card] for card in cards_in(state.hands[seat])] + [""] * state.hidden[seat]
        fields = (cards_in(state.points[seat]), cards_in(state.royals[seat]))
        width = room * SHARES[0]
        yield from self._labelled(self.speech.gettext("hand"), len(hand), left, top)
        frozen = {CARD_NAMES[card] for card in cards_in(state.frozen[seat])}
        yield from self._row(hand, left, top + LABEL_ROOM, width, frozen)
        left += width + GAP
        words = (self.speech.gettext("points"), self.speech.gettext("royals"))
        for cards, word, share in zip(fields, words, SHARES[1:], strict=True):
            yield from self._labelled(word, len(cards), left, top)
            yield from self._field(cards, left, top + LABEL_ROOM, room * share - GAP)
            left += room * share + GAP

    def _header(self, seat: int, y: float, is_next: bool) -> Iterator[Shape]:
        """The name with an arrow if it is that player's move, and how far the points have come."""
        state = self.state
        x, baseline = MARGIN, y + 5.0
        if is_next:
            top = baseline - cap_height(NAME_SIZE, "bold")
            tip = (x + 3.2, (top + baseline) / 2)
            yield polygon([(x, top - 0.2), tip, (x, baseline + 0.2)], Style(fill=self.ink))
            x += 4.6
        points, goal = state.worth(seat), state.goal(seat)
        told = msg("points: {points} of {goal}", points=points, goal=goal).said(self.speech)
        told_width = text_width(told, 10.0, "bold")
        right = PAGE - MARGIN
        yield Text(told, right, baseline, 10.0, "bold", "end", self.ink)
        bar = right - max(told_width + 2.0, BAR_RIGHT) - BAR[0]
        yield from self._bar(bar, baseline - BAR[1] + 0.3, points / goal if goal else 1.0)
        room = bar - x - 2
        if state.winner == seat or (state.winner >= 0 and state.table.are_partners(seat, state.winner)):
            yield place(self.art.icon("crown"), x, baseline - 4.7, 5.4)
            x, room = x + 6.6, room - 6.6
        options = TextOptions(size=NAME_SIZE, face="bold", fill=self.ink, most_lines=1, smallest=7.0)
        yield from fit(self.names[seat], x, baseline - NAME_SIZE * 0.3528 * 0.8, room, 6.0, options).shapes

    def _bar(self, x: float, y: float, share: float) -> Iterator[Shape]:
        width, height = BAR
        edge = Style(fill="#ffffff", stroke=self.ink, stroke_width=0.35)
        yield rounded_rect(x, y, width, height, height / 2, edge)
        filled = max(min(share, 1.0) * width, height) if share > 0 else 0.0
        if filled:
            gold = Style(fill=self.art.colour("panel", "pattern"), stroke=self.ink, stroke_width=0.35)
            yield rounded_rect(x, y, filled, height, height / 2, gold)

    def _labelled(self, word: str, count: int, x: float, y: float) -> Iterator[Shape]:
        yield Text(f"{word} · {count}", x, y + 2.6, SMALL_SIZE, fill=self.ink)

    def _row(
        self, cards: Sequence[str], x: float, y: float, room: float, frozen: Collection[str] = ()
    ) -> Iterator[Shape]:
        """Cards side by side, one over the other where there are many; those without a name lie face down."""
        step = _step(len(cards), room)
        for number, card in enumerate(cards):
            at = x + number * step
            symbol = small_card(self.art, card) if card else small_back(self.art)
            yield place(symbol, at, y, WIDTH)
            if card in frozen:
                yield from self._frost(at, y)

    def _frost(self, x: float, y: float) -> Iterator[Shape]:
        """What tells that a card can't be played yet: a pale veil of ice, and a snowflake on it."""
        ice = Style(fill=self.art.colour("world-S", "pattern-light"), fill_opacity=0.7)
        yield rounded_rect(x + 1.4, y + HEAD, WIDTH - 2.8, HEIGHT - HEAD - 1.4, 1.0, ice)
        disc = Style(fill="#ffffff", stroke=self.ink, stroke_width=0.35)
        yield circle(x + WIDTH / 2, y + HEAD + 8.0, 5.4, disc)
        yield place(self.art.icon("frost"), x + WIDTH / 2 - 4.3, y + HEAD + 3.7, 8.6)

    def _field(self, cards: Sequence[int], x: float, y: float, room: float) -> Iterator[Shape]:
        """Cards in play, each with the jacks or jokers that lie on it, their indices all to be seen."""
        step = _step(len(cards), room)
        for number, card in enumerate(cards):
            pile = self.state.pile_of(card)
            cards_of_pile = [card, *(thief for thief, _ in pile.on)] if pile is not None else [card]
            for depth, lying in enumerate(cards_of_pile):
                symbol = small_card(self.art, CARD_NAMES[lying])
                yield place(symbol, x + number * step, y + depth * HEAD, WIDTH)

    # --- deck and scrap pile ---

    def _piles(self, y: float) -> Iterator[Shape]:
        state = self.state
        deck = [CARD_NAMES[card] for card in state.deck[:3]]
        yield from self._labelled(self.speech.gettext("deck"), state.deck_size, MARGIN, y)
        known = deck or ([""] if state.deck_size else [])
        yield from self._row(known, MARGIN, y + LABEL_ROOM, 40.0)
        left = MARGIN + 46.0
        if state.play is not None and state.phase is Phase.COUNTER:
            played = [CARD_NAMES[card] for card in (state.play.card, *state.play.counters)]
            yield from self._labelled(self.speech.gettext("waits for an answer"), len(played), left, y)
            yield from self._row(played, left, y + LABEL_ROOM, 40.0)
            left += 46.0
        scrap = [CARD_NAMES[card] for card in cards_in(state.scrap)]
        yield from self._labelled(self.speech.gettext("scrap"), len(scrap), left, y)
        yield from self._row(scrap, left, y + LABEL_ROOM, PAGE - MARGIN - left)


def _step(count: int, room: float) -> float:
    """How far apart cards lie so that all of them have room."""
    if count < 2:
        return 0.0
    return min(WIDTH + GAP, (room - WIDTH) / (count - 1))
