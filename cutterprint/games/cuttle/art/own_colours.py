"""Decks with colours of their own, checked before anything is printed."""

from cutterprint.drawing.colours import contrast
from cutterprint.games.cuttle.decks.deck_reader import SUIT_KEYS, read_deck
from cutterprint.games.cuttle.decks.model import CardDeck
from cutterprint.i18n import msg
from cutterprint.specs.context import Context
from cutterprint.specs.tree import MapNode, find

LEAST_CONTRAST = 4.5
"""What small text needs on its ground, by the WCAG."""


def read_deck_and_colours(node: MapNode, context: Context) -> CardDeck | None:
    """A deck whose suits can be read on paper, or nothing and its problems."""
    deck = read_deck(node, context)
    if deck is None:
        return None
    before = len(context.log)
    for key, suit in SUIT_KEYS.items():
        colour = deck.suits.get(suit)
        if colour is not None and contrast(colour) < LEAST_CONTRAST:
            message = msg(
                "{colour} is too light to be read on paper: its contrast is {found}, and {least} is needed",
                colour=colour,
                found=f"{contrast(colour):.1f}",
                least=LEAST_CONTRAST,
            )
            hint = msg("choose a darker colour")
            context.log.add(find(node, "colours", key).place, "low-contrast", message, hint)
    return deck if len(context.log) == before else None
