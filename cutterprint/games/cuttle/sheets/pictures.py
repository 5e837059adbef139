"""What Cuttle's sheets may show: icons, suits, characters and cards, its colours, and pictures by name."""

from dataclasses import replace

from cutterprint.drawing.board_marks import PAPER
from cutterprint.drawing.books import used_symbols
from cutterprint.drawing.colours import mix
from cutterprint.drawing.shapes import Drawing, Symbol, place
from cutterprint.games.cuttle.art.book import COURTS, FIGURES, ArtBook, art_palette
from cutterprint.games.cuttle.art.card_rows import cards_element
from cutterprint.games.cuttle.art.sentences import icon_sentence
from cutterprint.games.cuttle.art.signs import SIGN, SignWriter
from cutterprint.games.cuttle.rules.cards import JOKER, SUITS, rank_index
from cutterprint.games.cuttle.rules.model import Rules, Variant
from cutterprint.pages.logos import logo_element
from cutterprint.pages.looks import SheetLook, sheet_colours
from cutterprint.pages.markup import Props

DRESS = SUITS[-1]
"""Court cards that stand for their rank are dressed in this suit."""


class Pictures:
    """The pictures of a sheet, which it gathers before its template is filled in."""

    def __init__(self, look: SheetLook) -> None:
        self.colours = art_palette(look.palette, look.ink)
        self.art = ArtBook(self.colours)
        self.drawings: dict[str, Drawing] = {}

    def add_signs(self, rules: Rules, variant: Variant) -> None:
        """Keep what each rank does as a row of signs: `signs-A` and so on, of ranks that do something."""
        writer = SignWriter(self.art, rank_index)
        for key, rank in rules.ranks.items():
            told = icon_sentence(rank, rules, variant.key)
            signs = [sign for sign in told if variant.jokers or sign.rank != JOKER]
            if signs:
                width, shapes = writer.row(signs)
                # As a symbol, since numbers among the signs are art, as on the cards.
                symbol = Symbol(f"signs-{variant.key}-{key}", width, SIGN, tuple(shapes), bleed=0.5)
                used = used_symbols(shapes, self.art.symbols())
                shown = (place(symbol, 0, 0, width),)
                self.drawings[f"signs-{key}"] = Drawing(width, SIGN, shown, (*used, symbol))

    def props(self) -> Props:
        """What a template may show by name."""
        named = sheet_colours(self.colours)
        for suit in (*SUITS, JOKER):
            ground = self.colours.colour(f"world-{suit}", "ground")
            named[f"{suit.lower()}-tint"] = mix(ground, PAPER, 0.35)
        named["star"] = self.colours.colour("panel", "pattern")
        return Props(
            icon=self._icon,
            colours=named,
            drawings=self.drawings,
            elements={
                "cards": lambda element: cards_element(element, self.art),
                "logo": logo_element(self.art.logo),
            },
            in_grey=self.colours.in_grey,
        )

    def _icon(self, name: str) -> Symbol:
        """An icon of the game, a suit such as `suit-H`, or the character of a rank such as `rank-K`."""
        kind, _, what = name.partition("-")
        if kind == "suit" and what in SUITS:
            return self.art.suit(what)
        if kind == "rank" and (what in FIGURES or what == JOKER):
            drawn = self.art.of_rank(what, "1" if what == JOKER else DRESS if what in COURTS else "")
            # Without a frame around it nothing may stand out, such as the line of a hook.
            return replace(drawn, name=f"{drawn.name}-alone", bleed=0.0)
        return self.art.icon(name)
