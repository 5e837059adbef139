"""What stands on the box of a deck."""

from cutterprint.games.cuttle.art.book import ArtBook, art_palette
from cutterprint.games.cuttle.art.cover import cover_picture
from cutterprint.games.cuttle.decks.model import CardDeck
from cutterprint.i18n import nmsg
from cutterprint.printing.box_faces import BoxArt
from cutterprint.printing.printed import PrintRequest

LABEL = 0.16
"""The share of the cover at its foot that the name of the deck takes."""


def box_art(request: PrintRequest) -> BoxArt:
    """The cover with the name of the game, and the colour of its sky all around."""
    art = ArtBook(art_palette(request.palette, request.ink), request.holding(CardDeck).suits)
    return BoxArt(
        logo=art.logo(),
        cover=lambda width, height: cover_picture(art, width, height, floor=LABEL),
        ground=art.colours.colour("cover", "ground", "#fdeccb"),
        counted=lambda number: nmsg("{number} card", "{number} cards", number),
    )
