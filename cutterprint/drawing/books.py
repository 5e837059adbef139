"""Books of symbols: drawings that come with a game, and those in use, each once in a palette's colours."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from importlib.resources import files

from cutterprint.drawing.palettes import Palette, recolour
from cutterprint.drawing.shapes import Colour, Group, Shape, Symbol, Use
from cutterprint.drawing.svg_in import read_svg
from cutterprint.errors import CutterprintError
from cutterprint.i18n import msg


@cache
def built_in_names(package: str, group: str) -> tuple[str, ...]:
    """The names of the drawings in a group of a game's art, such as its icons."""
    folder = files(package) / "art" / group
    return tuple(
        sorted(item.name.removesuffix(".svg") for item in folder.iterdir() if item.name.endswith(".svg"))
    )


@cache
def built_in_symbol(package: str, group: str, name: str) -> Symbol:
    """A drawing that comes with a game, in the colours that it was drawn in."""
    art = read_svg((files(package) / "art" / group / f"{name}.svg").read_bytes(), name)
    if art.symbol is None or art.problems:
        raise CutterprintError(
            msg(
                "the built-in drawing {file} can't be used: {problem}",
                file=f"{group}/{name}.svg",
                problem=art.problems[0].message,
            )
        )
    return art.symbol


class SymbolBook:
    """Symbols in the colours of a palette; each is made once, when it is needed."""

    def __init__(self, colours: Palette) -> None:
        self.colours = colours
        self._made: dict[str, Symbol] = {}

    def colour(self, what: str, role: str) -> Colour:
        """The colour of a role in something that has a name in the palette."""
        return self.colours.colour(what, role)

    def add(self, name: str, symbol: Symbol) -> Symbol:
        """A symbol under a name of its own, in this book's colours."""
        coloured = recolour(symbol, self.colours)
        self._made[name] = Symbol(name, coloured.width, coloured.height, coloured.shapes, coloured.bleed)
        return self._made[name]

    def kept(self, name: str, make: Callable[[], Symbol]) -> Symbol:
        """The symbol with this name, made if it is not there yet."""
        return self._made[name] if name in self._made else self.add(name, make())

    def painted(self, name: str, make: Callable[[], Symbol]) -> Symbol:
        """The symbol with this name, which is made in this book's colours already."""
        if name not in self._made:
            self._made[name] = replace(make(), name=name)
        return self._made[name]

    def symbols(self) -> Iterable[Symbol]:
        """Every symbol that was asked for so far."""
        return tuple(self._made.values())


def used_symbols(shapes: Iterable[Shape], known: Iterable[Symbol]) -> tuple[Symbol, ...]:
    """Those of the known symbols that shapes use, and the ones which these use in turn."""
    by_name = {symbol.name: symbol for symbol in known}
    found: dict[str, Symbol] = {}
    left = list(shapes)
    while left:
        shape = left.pop()
        if isinstance(shape, Group):
            left += shape.children
        elif isinstance(shape, Use) and shape.symbol not in found:
            found[shape.symbol] = by_name[shape.symbol]
            left += by_name[shape.symbol].shapes
    return tuple(symbol for name, symbol in by_name.items() if name in found)
