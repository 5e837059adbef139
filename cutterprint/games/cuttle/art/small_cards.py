"""Cards in little, for tables and positions: index and character, no words."""

from collections.abc import Iterator

from cutterprint.drawing.fonts import cap_height, text_width
from cutterprint.drawing.shapes import Group, Path, Shape, Style, Symbol, Text, circle, place, rounded_rect
from cutterprint.games.cuttle.art.book import COURTS, ArtBook
from cutterprint.games.cuttle.rules.cards import JOKER

WIDTH, HEIGHT = 17.0, 23.8
CORNER = 1.5
LINE = 0.4
LABEL = 21.0
LABEL_WIDTH = 7.0
HEAD = 7.8
"""The height of the strip with the index, which is seen of a card that others lie on."""
PIP = 5.6


def small_card(art: ArtBook, card: str) -> Symbol:
    """A card by its name, such as TH or X1."""
    return art.painted(f"small-{card}", lambda: _face(art, card[0], card[1]))


def small_back(art: ArtBook) -> Symbol:
    """A card that nobody sees."""
    return art.painted("small-back", lambda: _back(art))


def _face(art: ArtBook, rank: str, suit: str) -> Symbol:
    world = f"world-{JOKER if rank == JOKER else suit}"
    line = art.colour(world, "line")
    edge = Style(fill="#ffffff", stroke=line, stroke_width=LINE)
    window = rounded_rect(1.4, HEAD, WIDTH - 2.8, HEIGHT - HEAD - 1.4, 1.0)
    inside: list[Shape] = [
        Path(window.segments, Style(fill=art.colour(world, "ground"))),
        circle(WIDTH / 2, 16.0, 6.0, Style(fill=art.colour(world, "pattern-light"))),
        *_figure(art, rank, suit),
    ]
    shapes: list[Shape] = [
        rounded_rect(LINE / 2, LINE / 2, WIDTH - LINE, HEIGHT - LINE, CORNER, edge),
        Group(tuple(inside), clip=window),
        Path(window.segments, Style(fill=None, stroke=line, stroke_width=0.3)),
        *_index(art, rank, suit),
    ]
    return Symbol(f"small-{rank}{suit}", WIDTH, HEIGHT, tuple(shapes), bleed=0.5)


def _figure(art: ArtBook, rank: str, suit: str) -> Iterator[Shape]:
    width = 14.0 if rank in COURTS else 12.6
    foot = HEIGHT - 1.3 if rank in COURTS else HEIGHT - 2.2
    yield place(art.of_rank(rank, suit), (WIDTH - width) / 2, foot - width * 1.1, width)


def _index(art: ArtBook, rank: str, suit: str) -> Iterator[Shape]:
    baseline = HEAD / 2 + 0.15 + cap_height(LABEL, "bold") / 2
    if rank == JOKER:
        yield place(art.icon("cap"), 1.3, 0.7, 6.4)
        yield Text(f"X{suit}", 8.1, baseline, LABEL * 0.78, "bold", fill=art.colour("suit-X", "mark"))
        return
    label = "10" if rank == "T" else rank
    share = min(1.0, LABEL_WIDTH / text_width(label, LABEL, "bold"))
    text = Text(label, 0, 0, LABEL, "bold", fill=art.suit_colour(suit))
    yield Group((text,), (share, 0, 0, 1, 1.6, baseline))
    wide = text_width(label, LABEL, "bold") * share
    yield place(art.suit(suit), 1.6 + wide + 0.6, (HEAD - PIP) / 2 + 0.15, PIP)


def _back(art: ArtBook) -> Symbol:
    edge = Style(fill=art.colour("back", "ground"), stroke=art.colour("back", "line"), stroke_width=LINE)
    rings = Style(fill=None, stroke=art.colour("back", "pattern-light"), stroke_width=0.5)
    inside = rounded_rect(1.6, 1.6, WIDTH - 3.2, HEIGHT - 3.2, 0.8)
    arcs = [
        circle(WIDTH / 2 + side * 4.6, y, radius, rings)
        for y in (4.5, 9.4, 14.3, 19.2)
        for side in (-1, 1)
        for radius in (4.2, 2.9, 1.6)
    ]
    return Symbol(
        "small-back",
        WIDTH,
        HEIGHT,
        (
            rounded_rect(LINE / 2, LINE / 2, WIDTH - LINE, HEIGHT - LINE, CORNER, edge),
            Group(tuple(arcs), clip=inside),
            Path(inside.segments, Style(fill=None, stroke=art.colour("back", "pattern"), stroke_width=0.4)),
        ),
        bleed=0.5,
    )
