"""The name of a game as it is lettered: the element `logo` of pages, for games that have one."""

from collections.abc import Callable

from cutterprint.drawing.shapes import Drawing, Symbol, place
from cutterprint.pages.attributes import check
from cutterprint.pages.elements import PICTURE
from cutterprint.pages.markup_reader import Element
from cutterprint.pages.scene import Own


def logo_element(logo: Callable[[], Symbol]) -> Own:
    """The element that shows a logo, like any other picture; it is drawn when a page asks for it."""

    def drawn(element: Element) -> Drawing:
        check(element, PICTURE)
        symbol = logo()
        return Drawing(symbol.width, symbol.height, (place(symbol, 0, 0, symbol.width),), (symbol,))

    return drawn
