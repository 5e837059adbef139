"""What stands on the box of a set of tiles."""

from cutterprint.games.stuglandet.art.book import ArtBook, art_palette
from cutterprint.games.stuglandet.art.cover import cover_picture
from cutterprint.games.stuglandet.components.tiles import TileSet
from cutterprint.i18n import nmsg
from cutterprint.printing.box_faces import BoxArt
from cutterprint.printing.printed import PrintRequest

LABEL = 0.16
"""The share of the cover at its foot that the name of the set takes."""


def box_art(request: PrintRequest) -> BoxArt:
    """The cover with the name of the game, and the colour of its sky all around."""
    assert isinstance(request.value, TileSet), "a box is printed for a set of tiles"
    art = ArtBook(art_palette(request.palette, request.ink))
    return BoxArt(
        logo=art.logo(),
        cover=lambda width, height: cover_picture(art, width, height, floor=LABEL),
        ground=art.colours.colour("cover", "ground", "#cfeaf6"),
        # On paper of 160 to 200 g/m², of which the cabins are folded, too.
        thickness=0.25,
        counted=lambda number: nmsg("{number} tile", "{number} tiles", number),
    )
