"""Cards as symbols to print: faces with a picture, pips and words, and backs."""

from collections.abc import Iterator
from dataclasses import replace

from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import Group, Shape, Style, Symbol, Text, place, rect, rotation
from cutterprint.games.cuttle.art import geometry
from cutterprint.games.cuttle.art.backs import back_shapes
from cutterprint.games.cuttle.art.book import COURTS, ArtBook
from cutterprint.games.cuttle.art.geometry import Face, pip_places
from cutterprint.games.cuttle.art.panels import Panel
from cutterprint.games.cuttle.art.scenery import LINE, WATER, background, sand, sea
from cutterprint.games.cuttle.decks.model import CardDeck, Size
from cutterprint.i18n import Language

OVERLAP = 0.1
"""How far colours reach over the edge, so that viewers show no hairlines between neighbours."""
PIP = 5.2
PAPER = "#ffffff"
JOKER = "X"
# Where a suit stands on the drawing of a court card: its middle and its size, in units of the drawing.
_TOKENS = {"K": (13.0, 24.0, 17.0), "Q": (50.0, 92.0, 17.0)}


class CardPainter:
    """Draws the cards of a deck; suits, characters and icons are shared symbols, drawn once."""

    def __init__(
        self, deck: CardDeck, art: ArtBook, speech: Language, *, size: Size | None = None, bleed: float = 0.0
    ) -> None:
        self.deck = deck
        self.art = art
        self.speech = speech
        self.bleed = max(bleed, OVERLAP)
        self.width, self.height = (size or deck.size).millimetres
        self.face_measures = Face(self.width, self.height)
        self._panel = Panel(deck, art, self.face_measures, speech)
        self._faces: dict[str, Symbol] = {}
        self._back: Symbol | None = None

    def face(self, card: str) -> Symbol:
        """The front of a card by its name, such as TH or X1."""
        if card not in self._faces:
            name = f"card-{self.deck.id}-{card}"
            shapes = tuple(self._shapes(card[0], card[1]))
            self._faces[card] = Symbol(name, self.width, self.height, shapes, self.bleed)
        return self._faces[card]

    def back(self) -> Symbol:
        """The back of every card."""
        if self._back is None:
            shapes = tuple(back_shapes(self.deck, self.art, self.width, self.height, self.bleed))
            self._back = Symbol(f"back-{self.deck.id}", self.width, self.height, shapes, self.bleed)
        return self._back

    def shared(self) -> tuple[Symbol, ...]:
        """The symbols that faces and the back use, as far as they were drawn."""
        return tuple(self.art.symbols())

    def _shapes(self, rank: str, suit: str) -> Iterator[Shape]:
        over = self.bleed
        white = Style(fill=PAPER)
        yield rect(-over, -over, self.width + 2 * over, self.height + 2 * over, white)
        yield from self._picture(rank, suit)
        index = tuple(self.index(rank, suit))
        yield Group(index)
        yield Group(index, rotation(180, self.width / 2, self.height / 2))
        yield from self._panel.shapes(rank)

    # --- the picture ---

    def _picture(self, rank: str, suit: str) -> Iterator[Shape]:
        world = f"world-{JOKER if rank == JOKER else suit}"
        measures, art = self.face_measures, self.art
        window = measures.window()
        inside: list[Shape] = [*background(art, rank, world, measures)]
        if rank == "A":
            inside += self._ace(suit)
        else:
            if not (rank in COURTS or rank in WATER):
                inside += sand(art, world, measures)
            inside += self._figure(rank, suit)
            if rank in WATER:
                inside += sea(art, world, measures)
        yield Group(tuple(inside), clip=window)
        yield replace(window, style=Style(fill=None, stroke=art.colour(world, "line"), stroke_width=LINE))
        yield from self._pips(rank, suit)
        yield from self._badge(rank, suit)

    def _figure(self, rank: str, suit: str) -> Iterator[Shape]:
        """The drawing, with its feet on the ground, or cut off by the frame."""
        measures = self.face_measures
        figure = self.art.of_rank(rank, suit)
        is_court = rank in COURTS or rank == JOKER
        width = self.width - (19.0 if is_court else 26.4)
        scale = width / figure.width
        bottom = measures.picture[3] + (0.3 if rank in COURTS else -2.4)
        x, y = measures.middle - width / 2 + (0.8 if is_court else 0.0), bottom - figure.height * scale
        yield place(figure, x, y, width)
        if rank in _TOKENS:
            across, down, size = _TOKENS[rank]
            middle = (x + across * scale, y + down * scale)
            yield place(
                self.art.suit(suit), middle[0] - size * scale / 2, middle[1] - size * scale / 2, size * scale
            )

    def _ace(self, suit: str) -> Iterator[Shape]:
        """The great wave from side to side, and the suit above it like a rising sun."""
        left, top, right, _ = self.face_measures.picture
        size = 17.5
        yield place(self.art.suit(suit), self.face_measures.middle - size / 2, top + 2.4, size)
        # A little flatter than it was drawn, with its crest below the suit and its foot below the frame.
        width = right - left + 2.0
        yield place(self.art.of_rank("A", suit), left - 1.0, top + 10.0, width, width * 0.85)

    def _pips(self, rank: str, suit: str) -> Iterator[Shape]:
        points = self.deck.rules.ranks[rank].points
        if rank == "A" or rank in COURTS or rank == JOKER or not 2 <= points <= 10:
            return
        symbol = self.art.suit(suit)
        for x, y, is_turned in pip_places(points, self.face_measures):
            yield place(symbol, x - PIP / 2, y - PIP / 2, PIP, turn=180.0 if is_turned else 0.0)

    def _badge(self, rank: str, suit: str) -> Iterator[Shape]:
        """At the upper right: the points that the card is worth, or the suit of a court card."""
        right, top = self.width - geometry.EDGE - 1.0, geometry.EDGE + 1.0
        points = self.deck.rules.ranks[rank].points
        if points:
            size = 10.0
            yield place(self.art.icon("star"), right - size, top, size)
            points_size = 10.0 if points < 10 else 8.0
            baseline = top + size * 0.555 + cap_height(points_size, "bold") / 2
            ink = self.art.colour("panel", "mark")
            yield Text(str(points), right - size / 2, baseline, points_size, "bold", "middle", ink)
        elif rank in COURTS:
            size = 7.4
            yield place(self.art.suit(suit), right - size - 0.4, top + 0.4, size)

    # --- the index ---

    def index(self, rank: str, suit: str) -> Iterator[Shape]:
        """What stands in the upper left corner: rank and suit, large enough to be read in a fan."""
        middle = self.face_measures.index_middle
        if rank == JOKER:
            ink = self.art.colour("suit-X", "mark")
            size = geometry.INDEX_WIDTH
            yield place(self.art.icon("cap"), middle - size / 2, geometry.INDEX_TOP + 0.1, size)
            label = f"{self.deck.index_of(rank, self.speech.code)}{suit}"
            yield from _label(label, middle, geometry.INDEX_BOTTOM, 15.0, ink)
            return
        ink = self.art.suit_colour(suit)
        label = self.deck.index_of(rank, self.speech.code)
        baseline = geometry.INDEX_TOP + cap_height(geometry.RANK_SIZE, "bold")
        yield from _label(label, middle, baseline, geometry.RANK_SIZE, ink)
        pip = geometry.INDEX_PIP
        yield place(self.art.suit(suit), middle - pip / 2, geometry.INDEX_PIP_TOP, pip)


def _label(text: str, middle: float, baseline: float, size: float, ink: str) -> Iterator[Shape]:
    """A rank, narrowed if it is too wide for its corner."""
    share = min(1.0, geometry.INDEX_WIDTH / text_width(text, size, "bold"))
    yield Group((Text(text, 0, 0, size, "bold", "middle", ink),), (share, 0, 0, 1, middle, baseline))
