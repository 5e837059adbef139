"""The art of the game in a palette: icons for sheets, and everything that tiles are drawn with."""

from collections.abc import Callable, Mapping
from functools import partial

from cutterprint.drawing.books import SymbolBook, built_in_symbol
from cutterprint.drawing.palettes import Palette, game_palette, recolour
from cutterprint.drawing.shapes import Path, Shape, Style, Symbol
from cutterprint.games.stuglandet.art import places, plants

_PACKAGE = "cutterprint.games.stuglandet"


def _single(make: Callable[..., Symbol], *names: str) -> Callable[[int], Symbol]:
    """How to make what has no variants."""
    return lambda _: make(*names)


_THINGS: Mapping[str, Callable[[int], Symbol]] = {
    "spruce": plants.spruce,
    "leaf": plants.leaf_tree,
    "bush": plants.bush,
    "boulder": plants.boulder,
    "tuft": plants.tuft,
    "lily": plants.lily,
    "reeds": plants.reeds,
    **{kind: _single(plants.flower, kind) for kind in plants.FLOWERS},
    **{kind: _single(places.lot, kind) for kind in places.LOTS},
    **{kind: partial(places.house, kind) for kind in places.ROOFS},
    **{make.__name__: _single(make) for make in places.SINGLE},
}


def art_palette(name: str = "standard", ink: str = "full") -> Palette:
    """A palette with the colours that the game's own drawings have in it."""
    return game_palette(_PACKAGE, name, ink)


class ArtBook(SymbolBook):
    """Every symbol of the game in the colours of a palette; each is made once, when it is needed."""

    def __init__(self, colours: Palette | None = None) -> None:
        super().__init__(colours or art_palette())

    def icon(self, key: str) -> Symbol:
        """An icon of 100 units for sheets: cabin, lake, plot, city-plot, landfill, landing-up and so on."""
        # Icons are put together from what this book holds.
        from cutterprint.games.stuglandet.art.icons import ICONS

        return self.painted(f"icon-{key}", lambda: ICONS[key](self))

    def logo(self) -> Symbol:
        """The name of the game, lettered."""
        return self.kept("logo", lambda: built_in_symbol(_PACKAGE, "logo", "logo"))

    def thing(self, kind: str, variant: int = 0) -> Symbol:
        """Something that stands on tiles, of 100 units; variants differ a little."""
        return self.kept(f"{kind}-{variant}", partial(_THINGS[kind], variant))

    def coloured(self, symbol: Symbol) -> tuple[Shape, ...]:
        """The shapes of a symbol in the colours that its name has, to make part of another drawing."""
        return recolour(symbol, self.colours).shapes

    def style(self, what: str, style: Style) -> Style:
        """A style of roles in the colours that something has."""
        (painted,) = self.coloured(Symbol(what, 1, 1, (Path((), style),)))
        assert isinstance(painted, Path), "a path stays one in other colours"
        return painted.style
