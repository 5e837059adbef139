"""The back of a pack's cards, which shows the pack on every square."""

from collections.abc import Iterator
from zlib import crc32

from cutterprint.drawing.board_marks import INK
from cutterprint.drawing.colours import is_dark
from cutterprint.drawing.shapes import Shape, Style, Symbol, circle, line, place, rect
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.emblems import emblem
from cutterprint.games.cutterland.components.cards import Pack

# Colours for the backs of packs that name none: quiet, dark enough for a light emblem, far apart.
_BACK_COLOURS = ("#7a4b6b", "#3f6b6e", "#8a5a3c", "#4a5d8c", "#6b7340", "#8c4a4a", "#5b4a8c", "#3d6b4d")


class BackPainter:
    """Draws the back of a pack; its square is a shared symbol, drawn once."""

    def __init__(self, pack: Pack, art: ArtBook, square: float, bleed: float) -> None:
        self.pack = pack
        self.art = art
        self.square = square
        self.bleed = bleed
        shape = pack.rules.card
        self.width, self.height = shape.columns * square, shape.rows * square
        self._back: Symbol | None = None
        self._back_square: Symbol | None = None

    def back(self) -> Symbol:
        """The back of every card of the pack: its emblem on each square."""
        if self._back is None:
            over = self.bleed
            square = self._drawn_back_square()
            ground = rect(-over, -over, self.width + 2 * over, self.height + 2 * over, self._back_ground())
            squares = [place(square, x, y, self.square) for x, y in self._corners()]
            self._back = Symbol(f"back-{self.pack.id}", self.width, self.height, (ground, *squares), over)
        return self._back

    def shared(self) -> tuple[Symbol, ...]:
        """The symbols that the back uses, if it was drawn."""
        return (self._back_square,) if self._back_square is not None else ()

    def _corners(self) -> Iterator[tuple[float, float]]:
        shape = self.pack.rules.card
        for row in range(shape.rows):
            for column in range(shape.columns):
                yield column * self.square, row * self.square

    def _own_colour(self) -> str:
        return self.pack.colour or _BACK_COLOURS[crc32(self.pack.id.encode()) % len(_BACK_COLOURS)]

    def _back_ground(self) -> Style:
        return Style(fill=self.art.colours.colour("back", "ground", self._own_colour()))

    def _drawn_back_square(self) -> Symbol:
        """One square of the back: a lattice, and the emblem in a medal, so that any piece shows its pack."""
        colour = self.art.colours.colour
        ground = colour("back", "ground", self._own_colour())
        on_ground = "#fdf6e6" if is_dark(ground) else INK
        size = 100.0
        lattice = Style(fill=None, stroke=on_ground, stroke_width=0.9, stroke_opacity=0.22)
        ring = Style(
            fill=colour("back", "light", "#fdf6e6"),
            stroke=colour("back", "line", INK),
            stroke_width=2.4,
        )
        icon = emblem(self.pack, self.art)
        shapes: list[Shape] = [
            *(line(step, 0, 0, step, lattice) for step in (25, 50, 75, 100)),
            *(line(100, step, step, 100, lattice) for step in (25, 50, 75)),
            *(line(100 - step, 0, 100, step, lattice) for step in (25, 50, 75, 100)),
            *(line(0, 100 - step, step, 100, lattice) for step in (25, 50, 75)),
            circle(50, 50, 31, ring),
            place(icon, 27, 27, 46),
        ]
        self._back_square = Symbol(f"back-square-{self.pack.id}", size, size, tuple(shapes))
        return self._back_square
