"""Decks and faces for the tests of Cuttle's cards, and a look at them as pixels."""

from collections.abc import Iterable
from functools import cache

from PIL.Image import Image

from cutterprint.drawing.shapes import Drawing, Symbol, place
from cutterprint.games.cuttle.art.book import ArtBook, art_palette
from cutterprint.games.cuttle.art.faces import CardPainter
from cutterprint.games.cuttle.decks.model import CardDeck, Size
from cutterprint.games.cuttle.sheets.deck_sheets import card_deck
from cutterprint.i18n import language
from cutterprint.printing.deck import DeckOptions
from cutterprint.printing.papers import paper
from cutterprint.printing.pdf import DocumentInfo, Page, pdf_bytes
from cutterprint.printing.png import page_images
from cutterprint.printing.sheets import SheetOptions
from cutterprint.shelf.resolver import included


@cache
def harbour() -> CardDeck:
    return included("cuttle", "deck", CardDeck)


def painter(
    *, palette: str = "standard", ink: str = "full", spoken: str = "en", size: Size = Size.POKER
) -> CardPainter:
    return CardPainter(harbour(), ArtBook(art_palette(palette, ink)), language(spoken), size=size)


@cache
def sheets(size: Size = Size.POKER, spoken: str = "en") -> bytes:
    """The whole deck as a PDF without backs, nine cards on a page."""
    sheet = SheetOptions(paper=paper("a4"), backs="none")
    deck = card_deck([harbour()], DeckOptions(language=spoken, sheet=sheet), size=size)
    return pdf_bytes(deck.pages(), DocumentInfo(title="Harbour"))


def pixels(painter: CardPainter, sides: Iterable[Symbol], dpi: float) -> list[Image]:
    """Sides of cards as pictures."""
    pages = [
        Page(
            drawing=Drawing(
                painter.width,
                painter.height,
                (place(side, 0, 0, painter.width),),
                (*painter.shared(), side),
            )
        )
        for side in sides
    ]
    return list(page_images(pdf_bytes(pages, DocumentInfo(title="cards")), dpi))
