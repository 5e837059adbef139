"""The art of the game in a palette: suits, characters and icons, each drawn once."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from cutterprint.drawing.books import SymbolBook, built_in_symbol
from cutterprint.drawing.palettes import Palette, game_palette
from cutterprint.drawing.shapes import Colour, Group, Path, Style, Symbol
from cutterprint.games.cuttle.art.suits import HOLLOW, SUIT_OUTLINES

_PACKAGE = "cutterprint.games.cuttle"
HOLLOW_RIM = 15.0
"""The line of a hollow suit, in hundredths of its size."""

FIGURES: Mapping[str, str] = {
    "A": "wave",
    "2": "crab",
    "3": "hook",
    "4": "puffer",
    "5": "pelican",
    "6": "storm",
    "7": "chest",
    "8": "octopus",
    "9": "penguin",
    "T": "whale",
    "J": "jack",
    "Q": "queen",
    "K": "king",
}
"""The drawing of each rank."""
COURTS = frozenset("JQK")


def art_palette(name: str = "standard", ink: str = "full") -> Palette:
    """A palette with the colours that the game's own drawings have in it."""
    return game_palette(_PACKAGE, name, ink)


class ArtBook(SymbolBook):
    """Every symbol of the game in the colours of a palette; a deck may bring colours for its suits.

    Those serve in the standard palette alone: the others have their colours for a reason.
    """

    def __init__(self, colours: Palette | None = None, suits: Mapping[str, Colour] | None = None) -> None:
        super().__init__(colours or art_palette())
        self._own_suits = dict(suits or {}) if self.colours.name == "standard" else {}

    def suit_colour(self, suit: str) -> Colour:
        """The colour of a suit's index and pips."""
        if suit in self._own_suits:
            return self.colours.colour("", "mark", self._own_suits[suit])
        return self.colours.colour(f"suit-{suit}", "mark")

    def suit(self, suit: str) -> Symbol:
        """A suit of 100 units; without colours two of the four are hollow."""
        return self.painted(f"suit-{suit}", partial(self._suit, suit))

    def _suit(self, suit: str) -> Symbol:
        ink, outline = self.suit_colour(suit), SUIT_OUTLINES[suit]
        if not (self.colours.in_grey and suit in HOLLOW):
            return Symbol(suit, 100, 100, (replace(outline, style=Style(fill=ink)),))
        # Drawn a little smaller, so that the rim ends where the others do.
        share = 1 - HOLLOW_RIM / 100
        style = Style(fill="#ffffff", stroke=ink, stroke_width=HOLLOW_RIM, join="round")
        shift = 50 * (1 - share)
        hollow = Group((replace(outline, style=style),), (share, 0, 0, share, shift, shift))
        return Symbol(suit, 100, 100, (hollow,), bleed=HOLLOW_RIM)

    def icon(self, key: str) -> Symbol:
        """An icon of 100 units: point, royal, hand, deck, scrap, counter, frost and so on."""
        return self.kept(f"icon-{key}", lambda: built_in_symbol(_PACKAGE, "icons", key))

    def logo(self) -> Symbol:
        """The name of the game, lettered."""
        return self.kept("logo", lambda: built_in_symbol(_PACKAGE, "logo", "logo"))

    def figure(self, name: str) -> Symbol:
        """A character or scene of 100 by 110 units."""
        return self.kept(f"figure-{name}", lambda: _over_edges(built_in_symbol(_PACKAGE, "figures", name)))

    def court(self, rank: str, suit: str) -> Symbol:
        """A jack, queen or king dressed in the colours and the finery of a suit."""
        return self.kept(f"figure-{rank}{suit}", partial(self._court, rank, suit))

    def _court(self, rank: str, suit: str) -> Symbol:
        name = FIGURES[rank]
        figure = built_in_symbol(_PACKAGE, "figures", name)
        finery = built_in_symbol(_PACKAGE, "wear", f"{name}-{suit}")
        shapes = (*figure.shapes, *finery.shapes)
        return _over_edges(Symbol(f"court-{suit}", figure.width, figure.height, shapes))

    def of_rank(self, rank: str, suit: str) -> Symbol:
        """The drawing in the middle of a card; of a joker the second letter is its number."""
        if rank == "X":
            return self.figure(f"joker-{suit}")
        return self.court(rank, suit) if rank in COURTS else self.figure(FIGURES[rank])

    def path(self, outline: Path, what: str, fill: str | None = None, line: float = 0.0) -> Path:
        """An outline filled in the colour of something's role, with a dark line of a width around it."""
        stroke = self.colour(what, "line") if line else None
        paint = self.colour(what, fill) if fill else None
        return replace(outline, style=Style(fill=paint, stroke=stroke, stroke_width=line, join="round"))


def _over_edges(figure: Symbol) -> Symbol:
    """A drawing that may stand out of its box: the frame around it cuts it off, or nothing does."""
    return replace(figure, bleed=figure.height / 2)
