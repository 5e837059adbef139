"""The emblem of a pack, and the quiet glyph that is made of it."""

from collections.abc import Iterator
from dataclasses import replace
from zlib import crc32

from cutterprint.drawing.shapes import Colour, Group, Path, Shape, Symbol
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.art.own_art import ENDINGS, load_art
from cutterprint.games.cutterland.components.cards import Pack

# For packs that name none.
_ICONS = ("scissors", "owl", "fox", "snail", "bee", "tower", "kraken", "dragon", "turtle", "frog")


def emblem(pack: Pack, art: ArtBook) -> Symbol:
    """The pack's emblem: what it names, or one that is always the same for its id."""
    own = pack.emblem
    if own is not None and own.lower().endswith(ENDINGS):
        folder = pack.path.parent if pack.path is not None else None
        return art.add("emblem", load_art(folder, own))
    return art.icon(own or _ICONS[crc32(pack.id[::-1].encode()) % len(_ICONS)])


def two_toned(symbol: Symbol, light: Colour, dark: Colour) -> Symbol:
    """The symbol in two colours: its bodies light, its lines dark, without the halo that would blur it."""
    return Symbol(symbol.name, symbol.width, symbol.height, tuple(_two_toned(symbol.shapes, light, dark)))


def _two_toned(shapes: tuple[Shape, ...], light: Colour, dark: Colour) -> Iterator[Shape]:
    for shape in shapes:
        if isinstance(shape, Group):
            yield Group(tuple(_two_toned(shape.children, light, dark)), shape.transform, shape.clip)
        elif isinstance(shape, Path) and shape.style.fill_role != "halo":
            style = shape.style
            fill = style.fill and (dark if style.fill_role in ("line", "mark") else light)
            stroke = style.stroke and (light if style.fill is None and style.stroke_role != "line" else dark)
            yield Path(
                shape.segments, replace(style, fill=fill, stroke=stroke, fill_role=None, stroke_role=None)
            )
