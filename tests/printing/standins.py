"""Art to print in tests: cards of three by four squares, as light as can be."""

from cutterprint.drawing.palettes import palette, recolour
from cutterprint.drawing.shapes import Shape, Style, Symbol, circle, place, polyline, rect
from cutterprint.printing.impose import Items

SQUARE, COLUMNS, ROWS = 21.0, 3, 4
WIDTH, HEIGHT = SQUARE * COLUMNS, SQUARE * ROWS
OVERLAP = 0.1


def ground(colour: str = "#86bf58", *, bleed: float = 0.0) -> Symbol:
    pattern = Style(fill=None, stroke="#47822b", stroke_width=3, stroke_role="pattern")
    return Symbol(
        "ground",
        210,
        210,
        (
            rect(-bleed, -bleed, 210 + 2 * bleed, 210 + 2 * bleed, Style(fill=colour, fill_role="ground")),
            polyline(((20, 40), (40, 20), (60, 40)), pattern),
        ),
        bleed,
    )


def icon() -> Symbol:
    body = Style(fill="#bc5aae", stroke="#2b2030", stroke_width=5, fill_role="body", stroke_role="line")
    return Symbol("icon", 100, 100, (circle(50, 50, 40, body),))


def card(name: str, *, bleed: float = 0.0, underlay: str = "#86bf58") -> Symbol:
    """A card whose backgrounds overlap below the squares, so that no hairline shows between them."""
    squares = [(column * SQUARE, row * SQUARE) for row in range(ROWS) for column in range(COLUMNS)]
    more = max(OVERLAP, bleed)
    below = Style(fill=underlay)
    shapes: list[Shape] = [
        rect(x - more, y - more, SQUARE + 2 * more, SQUARE + 2 * more, below) for x, y in squares
    ]
    shapes += [place(ground(), x, y, SQUARE) for x, y in squares]
    shapes += [place(icon(), x + 4, y + 4, 13) for x, y in squares[::2]]
    return Symbol(name, WIDTH, HEIGHT, tuple(shapes), bleed)


def items(count: int, *, ink: str = "full", bleed: float = 0.0) -> Items:
    colours = palette("standard", ink)
    underlay = colours.colour("ground", "ground", "#86bf58")
    cards = [card(f"card {index}", bleed=bleed, underlay=underlay) for index in range(count)]
    back_shapes = (rect(-bleed, -bleed, WIDTH + 2 * bleed, HEIGHT + 2 * bleed, Style(fill="#6b3a20")),)
    back = Symbol("back", WIDTH, HEIGHT, back_shapes, bleed)
    return Items(
        name="Classics",
        front=cards.__getitem__,
        back=lambda _: back,
        shared=(recolour(ground(), colours), recolour(icon(), colours)),
    )
