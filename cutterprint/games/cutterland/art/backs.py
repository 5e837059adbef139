"""The back of a pack's cards: a quiet pattern like printed cloth, and the pack's emblem on every square.

Pattern and ground run over every edge and on into the card beside, and there is no frame: a printer that is
a little off between front and back leaves nothing to see. Pale ground and thin lines need little ink.
"""

from collections.abc import Iterator
from itertools import product
from zlib import crc32

from cutterprint.drawing.board_marks import INK
from cutterprint.drawing.colours import contrast, mix
from cutterprint.drawing.shapes import Group, Shape, Style, Symbol, place, rect
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.emblems import emblem
from cutterprint.games.cutterland.art.tendrils import PATTERNS, SIZE, Tones, duotone, pattern
from cutterprint.games.cutterland.components.cards import Pack

EMBLEM = 40.0
"""How large the emblem is on a square of `SIZE` units."""
_PALE = "#fffdf7"

# Colours for the backs of packs that name none: far apart, so that packs are told from each other.
_BACK_COLOURS = ("#7a4b6b", "#3f6b6e", "#8a5a3c", "#4a5d8c", "#6b7340", "#8c4a4a", "#5b4a8c", "#3d6b4d")


class BackPainter:
    """Draws the back of a pack; its square is a shared symbol, drawn once."""

    def __init__(self, pack: Pack, art: ArtBook, square: float, bleed: float) -> None:
        self.pack = pack
        self.art = art
        self.square = square
        self.bleed = bleed
        shape = pack.rules.card
        self.columns, self.rows = shape.columns, shape.rows
        self._back: Symbol | None = None
        self._parts: tuple[Symbol, ...] = ()

    def back(self) -> Symbol:
        """The back of every card of the pack: its emblem on each square."""
        if self._back is None:
            tones, over, size = self._tones(), self.bleed, self.square
            self._parts = tuple(self._drawn_parts(tones))
            cloth, square = self._parts[-2:]
            width, height = self.columns * size, self.rows * size
            ground = rect(-over, -over, width + 2 * over, height + 2 * over, Style(fill=tones.ground))
            # The cloth goes on around the card, for what shows of it in the bleed.
            spots = product(range(-1, self.columns + 1), range(-1, self.rows + 1))
            woven = tuple(place(cloth, x * size, y * size, size) for x, y in spots)
            cells = product(range(self.columns), range(self.rows))
            emblems = [place(square, x * size, y * size, size) for x, y in cells]
            shapes: tuple[Shape, ...] = (ground, Group(woven, clip=ground), *emblems)
            self._back = Symbol(f"back-{self.pack.id}", width, height, shapes, over)
        return self._back

    def shared(self) -> tuple[Symbol, ...]:
        """The symbols that the back uses, if it was drawn."""
        return self._parts

    def _drawn_parts(self, tones: Tones) -> Iterator[Symbol]:
        """The emblem, the cloth of one square, and the square with the emblem in its middle."""
        sign = duotone(emblem(self.pack, self.art), f"back-emblem-{self.pack.id}", tones)
        yield sign
        name = PATTERNS[crc32(f"back-{self.pack.id}".encode()) % len(PATTERNS)]
        # What lies on an edge is drawn by both squares, whole: halves that only meet would show a hairline.
        yield Symbol(f"back-cloth-{self.pack.id}", SIZE, SIZE, tuple(pattern(name, tones)), bleed=4)
        corner = (SIZE - EMBLEM) / 2
        shapes = (place(sign, corner, corner, EMBLEM),)
        yield Symbol(f"back-square-{self.pack.id}", SIZE, SIZE, shapes)

    def _tones(self) -> Tones:
        """The pack's colour from pale to deep, as the palette and the ink will have it."""
        own = self.pack.colour or _BACK_COLOURS[crc32(self.pack.id.encode()) % len(_BACK_COLOURS)]
        # A pale colour of the pack's own is darkened, so that its lines are seen.
        deep = own
        while contrast(deep, _PALE) < 4.5:
            deep = mix(deep, INK, 0.12)
        colour = self.art.colours.colour
        return Tones(
            ground=colour("back", "ground", mix(own, _PALE, 0.8)),
            soft=colour("back", "pattern-light", mix(deep, _PALE, 0.6)),
            line=colour("back", "pattern", mix(deep, _PALE, 0.36)),
            deep=colour("back", "mark", mix(deep, _PALE, 0.06)),
        )
