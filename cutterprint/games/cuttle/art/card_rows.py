"""Small cards side by side: hands, fields and piles, for the `cards` element of pages and for tables."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cutterprint.drawing.books import used_symbols
from cutterprint.drawing.shapes import Drawing, Shape, Symbol, place
from cutterprint.games.cuttle.art.book import ArtBook
from cutterprint.games.cuttle.art.small_cards import HEAD, HEIGHT, WIDTH, small_back, small_card
from cutterprint.games.cuttle.positions.piles import parse_pile
from cutterprint.games.cuttle.rules.cards import CARD_NAMES
from cutterprint.pages.elements import PICTURE
from cutterprint.pages.markup_reader import Element

GAP = 2.0
LAP = 4.0, HEAD
"""How far a card that lies on another one is moved to the right and down, so that both can be told."""
BACK, ARROW = "??", ">"
ARROW_WIDTH = 8.0
MOST = 60
ATTRIBUTES = (*PICTURE, "names")


@dataclass(frozen=True)
class CardRow:
    """Shapes from the origin on, and the room that they take."""

    width: float
    height: float
    shapes: tuple[Shape, ...]


def card_row(art: ArtBook, words: Sequence[str]) -> CardRow:
    """Cards such as TH, piles such as 8D(JS), `??` for a card face down, and `>` for an arrow."""
    shapes: list[Shape] = []
    x, height = 0.0, HEIGHT
    for word in words:
        if shapes:
            x += GAP
        if word == ARROW:
            shapes.append(place(art.icon("arrow"), x, HEIGHT / 2 - ARROW_WIDTH / 2, ARROW_WIDTH))
            x += ARROW_WIDTH
            continue
        symbols = _pile(art, word)
        for number, symbol in enumerate(symbols):
            shapes.append(place(symbol, x + number * LAP[0], number * LAP[1], WIDTH))
        x += WIDTH + (len(symbols) - 1) * LAP[0]
        height = max(height, HEIGHT + (len(symbols) - 1) * LAP[1])
    return CardRow(x, height, tuple(shapes))


def _pile(art: ArtBook, word: str) -> list[Symbol]:
    """A card and what lies on it, from the bottom up."""
    if word == BACK:
        return [small_back(art)]
    pile = parse_pile(word)
    cards = (pile.card, *(thief for thief, _ in pile.thieves))
    return [small_card(art, CARD_NAMES[card]) for card in cards]


def cards_element(element: Element, art: ArtBook) -> Drawing:
    """The drawing of a `cards` element of a page, such as `<cards names="9H > 7D"/>`."""
    for name in element.attributes:
        if name not in ATTRIBUTES:
            raise ValueError(f"it has no {name[:40]!r}; it has: {', '.join(ATTRIBUTES)}")
    words = list(_words(element.attributes.get("names", "")))
    if not 1 <= len(words) <= MOST:
        raise ValueError(f"it needs names of cards, {MOST} at most")
    row = card_row(art, words)
    return Drawing(row.width, row.height, row.shapes, used_symbols(row.shapes, art.symbols()))


def _words(text: str) -> Iterator[str]:
    return iter(text.split())
