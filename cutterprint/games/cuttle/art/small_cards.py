"""Cards drawn small: rank, suit and character alone, so that they can be told at the size of a thumbnail."""

from collections.abc import Iterator

from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import Group, Path, Segment, Shape, Style, Symbol, Text, place, rounded_rect
from cutterprint.games.cuttle.art.book import ArtBook
from cutterprint.games.cuttle.rules.cards import JOKER, rank_index

WIDTH, HEIGHT = 20.0, 28.0
LINE = 0.7
CORNER = 2.4
RANK_SIZE = 27.0
"""The rank, in points."""
RANK_WIDTH = 8.6
BASELINE = 9.6
SUIT = 6.6


def small_card(art: ArtBook, card: str) -> Symbol:
    """A card by its name, such as TH or X1."""
    return art.painted(f"small-{card}", lambda: _symbol(card, tuple(_face(art, card[0], card[1]))))


def small_back(art: ArtBook) -> Symbol:
    """A card that nobody sees."""
    return art.painted("small-back", lambda: _symbol("back", tuple(_back(art))))


def _symbol(name: str, shapes: tuple[Shape, ...]) -> Symbol:
    return Symbol(name, WIDTH, HEIGHT, shapes, bleed=LINE / 2)


def _face(art: ArtBook, rank: str, suit: str) -> Iterator[Shape]:
    world = f"world-{JOKER if rank == JOKER else suit}"
    yield _ground(art.colour(world, "pattern-light"), art.colour(world, "line"))
    figure = art.of_rank(rank, suit)
    wide = 15.4
    yield place(figure, (WIDTH - wide) / 2, HEIGHT - LINE - 0.6 - wide * figure.height / figure.width, wide)
    if rank == JOKER:
        yield place(art.icon("cap"), 1.8, 1.6, 9.0)
        return
    ink, label = art.suit_colour(suit), rank_index(rank)
    share = min(1.0, RANK_WIDTH / text_width(label, RANK_SIZE, "bold"))
    yield Group((Text(label, 0, 0, RANK_SIZE, "bold", "start", ink),), (share, 0, 0, 1, 1.9, BASELINE))
    top = BASELINE - cap_height(RANK_SIZE, "bold") / 2 - SUIT / 2
    yield place(art.suit(suit), WIDTH - 2.0 - SUIT, top, SUIT)


def _back(art: ArtBook) -> Iterator[Shape]:
    yield _ground(art.colour("back", "pattern-light"), art.colour("back", "line"))
    inner = Style(fill=art.colour("back", "ground"), stroke=art.colour("back", "pattern"), stroke_width=0.6)
    yield rounded_rect(2.4, 2.4, WIDTH - 4.8, HEIGHT - 4.8, 1.4, inner)
    for number in range(3):
        y = HEIGHT / 2 - 5 + number * 5
        wave = Style(fill=None, stroke=art.colour("back", "pattern"), stroke_width=0.9, cap="round")
        yield _wave(y, wave)


def _wave(y: float, style: Style) -> Shape:
    middle = WIDTH / 2
    bends: list[Segment] = [
        ("C", x + 2.5, y - 3.4, x + 2.5, y + 3.4, x + 5.0, y) for x in (middle - 5, middle)
    ]
    return Path((("M", middle - 5, y), *bends), style)


def _ground(fill: str, stroke: str) -> Shape:
    style = Style(fill=fill, stroke=stroke, stroke_width=LINE)
    return rounded_rect(LINE / 2, LINE / 2, WIDTH - LINE, HEIGHT - LINE, CORNER, style)
