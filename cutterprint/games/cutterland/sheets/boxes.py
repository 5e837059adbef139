"""What stands on the box of a pack."""

from cutterprint.games.cutterland.art.book import ArtBook, art_palette
from cutterprint.games.cutterland.art.cover import cover_picture, creatures_of
from cutterprint.games.cutterland.components.cards import Pack
from cutterprint.i18n import nmsg
from cutterprint.printing.box_faces import BoxArt
from cutterprint.printing.printed import PrintRequest

LABEL = 0.16
"""The share of the cover at its foot that the name of the pack takes."""


def box_art(request: PrintRequest) -> BoxArt:
    """The cover with the name of the game, and the colour of its sky all around."""
    pack = request.holding(Pack)
    art = ArtBook(pack.rules, art_palette(request.palette, request.ink))
    creatures = creatures_of(pack)
    return BoxArt(
        logo=art.logo(),
        cover=lambda width, height: cover_picture(art, width, height, creatures=creatures, floor=LABEL),
        ground=art.colours.colour("cover", "ground", "#cfeaf6"),
        counted=lambda number: nmsg("{number} card", "{number} cards", number),
    )
