"""Cards with a fair cut marked on them, for the game with pieces from the bag."""

from collections.abc import Mapping

from cutterprint.drawing.board_marks import INK
from cutterprint.drawing.shapes import Shape, Style, Symbol, place, rect, rounded_rect
from cutterprint.drawing.text import TextOptions, fit
from cutterprint.games.cutterland.art.book import ArtBook
from cutterprint.games.cutterland.components.cards import Card, Pack
from cutterprint.games.cutterland.components.squares import Square
from cutterprint.games.cutterland.decks.worth import Valuer
from cutterprint.games.cutterland.play.cutting import Cut, cuts
from cutterprint.games.cutterland.rules.model import Rules, Seating
from cutterprint.games.cutterland.sheets.card_sheets import card_deck
from cutterprint.i18n import Language
from cutterprint.printing.deck import Deck, DeckOptions
from cutterprint.printing.impose import OVERLAP
from cutterprint.specs.cells import Cell


class FairCuts:
    """Finds the cut of a card whose pieces are closest in worth; each card's is found once."""

    def __init__(self, rules: Rules, pieces: int) -> None:
        self.pieces = pieces
        self._valuer = Valuer(rules)
        self._found: dict[Card, Cut] = {}

    def __call__(self, card: Card) -> Cut:
        if card not in self._found:
            self._found[card] = self._best(card)
        return self._found[card]

    def worths(self, card: Card) -> list[int]:
        """What the pieces of a card's cut are worth, in hundredths of a point."""
        squares = dict(card.cells())
        return [self.worth_of(piece, squares) for piece in self(card)]

    def worth_of(self, piece: frozenset[Cell], squares: Mapping[Cell, Square]) -> int:
        """What a piece is worth, in hundredths of a point."""
        return sum(self._valuer.parts({cell: squares[cell] for cell in piece}).values())

    def _best(self, card: Card) -> Cut:
        """Of all cuts the most even one: by worth, then by size, then the first."""
        squares = dict(card.cells())
        known: dict[frozenset[Cell], int] = {}
        best: tuple[tuple[int, int], Cut] | None = None
        for cut in cuts(card, self.pieces):
            for piece in cut:
                if piece not in known:
                    known[piece] = self.worth_of(piece, squares)
            worths = [known[piece] for piece in cut]
            sizes = [len(piece) for piece in cut]
            value = (max(worths) - min(worths), max(sizes) - min(sizes))
            if best is None or value < best[0]:
                best = (value, cut)
        assert best is not None, "a card can be cut into as many pieces as players share"
        return best[1]


def pieces_deck(pack: Pack, seating: Seating, options: DeckOptions, language: Language) -> Deck:
    """The cards of a pack with their cuts marked, and the card that says how the bag is played."""
    return card_deck(
        [pack],
        options,
        cut=FairCuts(pack.rules, seating.pieces),
        extra=lambda art, size: bag_card(seating, language, art, size, options.sheet.most_bleed),
    )


def bag_card(
    seating: Seating, language: Language, art: ArtBook, size: tuple[float, float], bleed: float = 0.0
) -> Symbol:
    """The rules of the bag on a card of the deck's size."""
    width, height = size
    paper = art.colours.colour("bag", "light", "#fdf6e6")
    line = art.colours.colour("bag", "line", INK)
    over = max(bleed, OVERLAP)
    shapes: list[Shape] = [
        rect(-over, -over, width + 2 * over, height + 2 * over, Style(fill=paper)),
        rounded_rect(2.5, 2.5, width - 5, height - 5, 3, Style(fill=None, stroke=line, stroke_width=0.5)),
        place(art.icon("scissors"), width / 2 - 6, 5.5, 12),
    ]
    title = fit(
        language.gettext("Pieces from the bag"),
        5,
        18.5,
        width - 10,
        6.5,
        TextOptions(face="bold", size=12, align="middle", valign="middle", most_lines=1, fill=line),
    )
    shapes += title.shapes
    number, *sentences = bag_sentences(seating, language)
    top = 26.0
    room = (height - 6 - top - 6) / len(sentences)
    smaller = TextOptions(size=9, align="middle", fill=line)
    shapes += fit(number, 6, top, width - 12, 5, smaller).shapes
    for sentence in sentences:
        shapes += fit(sentence, 6, top + 6, width - 12, room - 1.5, TextOptions(size=9.5, fill=line)).shapes
        top += room
    return Symbol(f"bag-{language.code}-{seating.players}", width, height, tuple(shapes), over)


def bag_sentences(seating: Seating, language: Language) -> list[str]:
    """How the bag is played by so many players; the numbers come from the rules."""
    each = seating.cards * seating.players * seating.takes
    return [
        language.ngettext("{number} player", "{number} players", seating.players).format(
            number=seating.players
        ),
        language.gettext("Cut the cards along the dashed lines and put the pieces into a bag."),
        language.ngettext(
            "Each turn, draw {number} piece instead of cutting a card.",
            "Each turn, draw {number} pieces instead of cutting a card.",
            seating.pieces,
        ).format(number=seating.pieces),
        language.ngettext(
            "Choose as usual: everybody takes {number} piece, the one who drew comes last.",
            "Choose in turns as usual: everybody takes {number} pieces, the one who drew comes last.",
            seating.takes,
        ).format(number=seating.takes),
        language.ngettext(
            "The game ends when everybody has {number} piece.",
            "The game ends when everybody has {number} pieces.",
            each,
        ).format(number=each),
    ]
